extension NibRow {
  static let tableViewHeaderFooterView = NibRow(UITableViewHeaderFooterView.self) { row in
    row.step(reads: ["reuseIdentifier", "contentView", "textLabel", "detailTextLabel"]) { view, coder in
      view.take(reuseIdentifier: coder.element["reuseIdentifier"])
      if let content = coder.element.child(key: "contentView").flatMap(coder.loading.object) as? UIView {
        view.takeContentView(content)
      }
      @MainActor func label(_ name: String) -> UILabel? {
        coder.element[name].flatMap { coder.loading.object(id: $0) as? UILabel }
      }
      if let text = label("textLabel") { view.take(text: text, detail: label("detailTextLabel")) }
    }
    row.view("backgroundView", \.backgroundView)
    row.key("contentView", readOnly: \.contentView)
    row.key("textLabel", readOnly: \.textLabel)
    row.key("detailTextLabel", readOnly: \.detailTextLabel)
    row.key("reuseIdentifier", readOnly: \.reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// Adopts the file's view as the content view.
  func takeContentView(_ content: UIView) {
    parts.content?.removeFromSuperview()
    parts.content = content
    parts.plainContent = content
    content.autoresizingMask = []
    super.insertSubview(content, at: 0)
    setNeedsLayout()
  }
}
