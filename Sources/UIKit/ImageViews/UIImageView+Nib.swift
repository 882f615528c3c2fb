extension NibRow {
  static let imageView = NibRow(UIImageView.self) { row in
    row.archives { ArchivedProperty.imageView }
    row.property("image", \.image)
    row.property("highlightedImage", \.highlightedImage)
    row.property("highlighted", \.isHighlighted)
    row.property("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
    row.ignore("adjustsImageSizeForAccessibilityContentSizeCategory", "contentStretch")
  }
}
