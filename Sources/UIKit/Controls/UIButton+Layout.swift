extension UIButton {
  struct Parts {
    var image = CGRect.zero
    var title = CGRect.zero
  }

  /// The vertical space around a title that has no content insets, in points: an 18-point text makes a button of 30
  /// points.
  static let titlePadding: CGFloat = 6
  /// The minimum width of buttons in points.
  static let minimumWidth: CGFloat = 30

  var hasTitle: Bool { currentAttributedTitle != nil || !(currentTitle ?? "").isEmpty }

  private var imageSize: CGSize { picture?.isHidden == false ? picture?.intrinsicContentSize ?? .zero : .zero }

  private func titleSize(width: CGFloat) -> CGSize {
    guard hasTitle, let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, max(0, width)), height: size.height)
  }

  // MARK: Without a configuration

  func layOut(in content: CGRect) -> Parts {
    var parts = Parts()
    let image = imageSize
    let imageBox = content.inset(by: imageEdgeInsets)
    let titleBox = content.inset(by: titleEdgeInsets)
    let fittedImage = CGSize(
      width: min(image.width, max(0, imageBox.width)), height: min(image.height, max(0, imageBox.height)))
    let title = titleSize(width: max(0, titleBox.width - fittedImage.width))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The row of image and title, each in its own box.
    let row = fittedImage.width + title.width
    let imageX = rowStart(in: imageBox, row: row) + (isMirrored ? title.width : 0)
    let titleX = rowStart(in: titleBox, row: row) + (isMirrored ? 0 : fittedImage.width)
    parts.image = CGRect(
      x: imageX, y: top(in: imageBox, height: fittedImage.height), width: fittedImage.width,
      height: fittedImage.height)
    parts.title = CGRect(
      x: titleX, y: top(in: titleBox, height: title.height, padding: keptPadding), width: title.width,
      height: min(title.height, max(0, titleBox.height)))
    if effectiveContentHorizontalAlignment == .fill { fillHorizontally(&parts, imageBox, titleBox, image) }
    if contentVerticalAlignment == .fill {
      (parts.image.origin.y, parts.image.size.height) = (imageBox.minY, max(0, imageBox.height))
      (parts.title.origin.y, parts.title.size.height) = (titleBox.minY, max(0, titleBox.height))
    }
    parts.image = pixelAligned(parts.image)
    parts.title = pixelAligned(parts.title)
    return parts
  }

  private func fillHorizontally(_ parts: inout Parts, _ imageBox: CGRect, _ titleBox: CGRect, _ image: CGSize) {
    if !hasTitle {
      (parts.image.origin.x, parts.image.size.width) = (imageBox.minX, max(0, imageBox.width))
    } else {
      parts.title.size.width = max(0, titleBox.maxX - parts.title.minX)
    }
  }

  private func rowStart(in box: CGRect, row: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: return box.minX
    case .right: return box.maxX - row
    default: return box.minX + (box.width - row) / 2
    }
  }

  /// The padding that a button that was sized to fit keeps above and below a title that is aligned to the top or
  /// bottom (flowkey/UIKit-cross-platform, ButtonContentAlignmentTests, which run against Apple's UIKit).
  private var keptPadding: CGFloat { keepsTitlePadding && contentEdgeInsets == .zero ? UIButton.titlePadding : 0 }

  private func top(in box: CGRect, height: CGFloat, padding: CGFloat = 0) -> CGFloat {
    let padding = max(0, min(padding, (box.height - height) / 2))
    switch contentVerticalAlignment {
    case .top: return box.minY + padding
    case .fill: return box.minY
    case .bottom: return box.maxY - padding - height
    default: return box.minY + (box.height - height) / 2
    }
  }

  /// Lays out the subviews that `refreshLook` prepared.
  func refresh() {
    if let configuration = shownConfiguration { return layOut(configuration) }
    let content = contentRect(forBounds: bounds)
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    if let picture, !picture.isHidden { picture.frame = imageRect(forContentRect: content) }
    if let label { label.frame = titleRect(forContentRect: content) }
    layOutSelectionPlate()
  }

  func fittingSize(_ limit: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let configuration = shownConfiguration { return fittingSize(of: configuration, limit: limit) }
    let image = imageSize
    let insets = contentEdgeInsets
    let room = limit.width > 0 ? limit.width - insets.left - insets.right - image.width : .greatestFiniteMagnitude
    let title = titleSize(width: label?.numberOfLines == 1 ? .greatestFiniteMagnitude : room)
    var size = CGSize(width: image.width + title.width.rounded(.up), height: image.height)
    if hasTitle {
      let padding = insets == .zero ? UIButton.titlePadding * 2 : 0
      size.height = max(size.height, title.height + padding)
    } else {
      // The line height of a missing title is included (a 20 × 14 image gives 30 × 22, as in Xcode's canvas).
      let font: UIFont = label?.font ?? titleFont ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
      let scale = max(1, traitCollection.displayScale)
      let padding = insets == .zero && image == .zero ? UIButton.titlePadding * 2 : 0
      size.height = max(size.height, (font.lineHeight * scale).rounded(.up) / scale + padding)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if insets == .zero, image == .zero { size.width = max(size.width, UIButton.minimumWidth) }
    if let background = currentBackgroundImage {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    return size
  }
}

extension UIButton: WrappingContent {
  /// Whether the title wraps, which only titles of configurations do.
  var wrapsByLayout: Bool { configuration?.titleLineBreakMode == .byWordWrapping }
}
