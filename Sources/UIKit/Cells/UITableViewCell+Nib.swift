import CoreGraphics

extension NibRow {
  static let tableViewCell = NibRow(UITableViewCell.self) { row in
    row.step(reads: ["style", "reuseIdentifier", "contentView", "textLabel", "detailTextLabel", "imageView"], take)
    row.property("selectionStyle", \.selectionStyle)
    row.property("accessoryType", \.accessoryType)
    row.property("editingAccessoryType", \.editingAccessoryType)
    row.property("focusStyle", \.focusStyle)
    row.property("indentationLevel", \.indentationLevel)
    row.property("indentationWidth", \.indentationWidth)
    row.property("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
    row.property("showsReorderControl", \.showsReorderControl)
    row.property("separatorInset", \.separatorInset)
    row.view("accessoryView", \.accessoryView)
    row.view("editingAccessoryView", \.editingAccessoryView)
    row.view("backgroundView", \.backgroundView)
    row.view("selectedBackgroundView", \.selectedBackgroundView)
    row.view("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView)
    // The table reads the height. Hiding accessories during editing has had no effect since iOS 3.
    row.ignore("rowHeight", "hidesAccessoryWhenEditing")
    row.key("contentView", readOnly: \.contentView)
    row.key("textLabel", readOnly: \.textLabel)
    row.key("detailTextLabel", readOnly: \.detailTextLabel)
    row.key("imageView", readOnly: \.imageView)
    row.key("reuseIdentifier", readOnly: \.reuseIdentifier)
    row.key("selected", \.isSelected)
    row.key("highlighted", \.isHighlighted)
    row.key("editing", \.isEditing)
  }

  /// Takes from the file the style, the content view with its subviews, and the labels that belong to the style.
  private static func take(_ cell: UITableViewCell, _ coder: NibCoder) {
    let element = coder.element
    cell.take(
      style: element["style"].flatMap { UITableViewCell.CellStyle.nibNames[$0] } ?? .default,
      reuseIdentifier: element["reuseIdentifier"])
    guard let content = element.child(key: "contentView").flatMap(coder.loading.object) as? UIView else { return }
    cell.takeContentView(content)
    func part<View: UIView>(_ name: String, as type: View.Type) -> View? {
      element[name].flatMap { coder.loading.object(id: $0) as? View }
    }
    guard element["style"] != nil else { return }
    cell.take(
      text: part("textLabel", as: UILabel.self), detail: part("detailTextLabel", as: UILabel.self),
      image: part("imageView", as: UIImageView.self))
  }
}

extension NibRow.Writer where Object: UIView {
  /// Decodes a view that is an element of the file or an outlet.
  func view(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIView?>) {
    key(name, path)
    step(reads: [name]) { object, coder in
      guard let element = coder.element.child(key: name), let view = coder.loading.object(element) as? UIView else {
        return
      }
      object[keyPath: path] = view
    }
  }
}

extension UITableViewCell {
  /// Adopts the file's view as the content view.
  func takeContentView(_ content: UIView) {
    parts.content?.removeFromSuperview()
    parts.plainContent = content
    parts.content = content
    // The cell lays out the view, regardless of its size in the file.
    content.autoresizingMask = []
    super.insertSubview(content, at: 0)
    setNeedsLayout()
  }
}

extension UITableViewCell.CellStyle: NibNamed {
  static let nibNames: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}

extension UITableViewCell.SelectionStyle: NibNamed {
  static let nibNames: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
}

extension UITableViewCell.AccessoryType: NibNamed {
  static let nibNames: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}

extension UITableViewCell.FocusStyle: NibNamed {
  static let nibNames: [String: UITableViewCell.FocusStyle] = ["default": .default, "custom": .custom]
}
