import ObjectiveC

extension UIView {
  // facts/descriptions.md#hierarchies
  /// The descriptions of the view and all its descendants, one per line, indented by level.
  var recursiveDescription: String {
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      lines.append(String(repeating: "   | ", count: depth) + view.description)
      guard depth < 1000 else { return }
      for child in view.subviews { add(child, depth + 1) }
    }
    add(self, 0)
    return lines.joined(separator: "\n")
  }
}
