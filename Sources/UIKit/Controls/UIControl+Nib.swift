extension NibRow {
  static let control = NibRow(UIControl.self) { row in
    row.archives { ArchivedProperty.control }
    row.property("enabled", \.isEnabled)
    row.property("selected", \.isSelected)
    row.property("highlighted", \.isHighlighted)
    row.property("contentHorizontalAlignment", \.contentHorizontalAlignment)
    row.property("contentVerticalAlignment", \.contentVerticalAlignment)
    row.property("toolTip", \.toolTip)
  }
}

extension UIControl.ContentHorizontalAlignment: NibNamed {
  static let nibNames: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]
}

extension UIControl.ContentVerticalAlignment: NibNamed {
  static let nibNames: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}
