/// How the parts of constraints are printed.
@MainActor enum LayoutNames {
  /// `UIView:0x…`, with the text of labels and the identifier of guides.
  static func item(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    let name = "\(className(item)):\(address(of: item))"
    if let label = item as? UILabel, let text = label.text { return name + "'\(shortened(text))'" }
    if let button = item as? UIButton, let text = button.currentTitle { return name + "'\(shortened(text))'" }
    if let guide = item as? UILayoutGuide { return name + "'\(guide.identifier)'" }
    return name
  }

  static func className(_ item: AnyObject) -> String {
    if let guide = item as? LayoutSupportGuide { return guide.kind == .top ? "_UILayoutGuide" : "_UILayoutGuide" }
    return "\(type(of: item))"
  }

  private static func shortened(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: "\\n")
    return line.count > 26 ? line.prefix(25) + "..." : line
  }

  static func term(_ term: LayoutTerm) -> String {
    let end = place(term.item, term.attribute)
    guard let start = term.start else { return end }
    return "(\(end) - \(place(start.state?.item, start.attribute)))"
  }

  private static func place(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(self.item(item)).\(attribute.name)"
  }

  static func number(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return String(format: "%g", Double(value))
  }

  static func relation(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: return "=="
    case .lessThanOrEqual: return "<="
    case .greaterThanOrEqual: return ">="
    }
  }
}
