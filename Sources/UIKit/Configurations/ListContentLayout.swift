import CoreGraphics

/// The layout of a list content view in a given width.
@MainActor struct ListContentLayout {
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
  }

  /// The minimum height of a row, in points (`facts/cells.md#rows/list-row`).
  static let rowHeight: CGFloat = 44
  /// The width that is reserved for symbols, so that the texts of rows align, in points at the default text size
  /// (`facts/cells.md#accessories/symbol-slot`).
  static let symbolWidth: CGFloat = 24

  private let view: UIListContentView
  private let content: UIListContentConfiguration
  private let margins: UIEdgeInsets
  private let isMirrored: Bool
  private let width: CGFloat
  private var imageSize = CGSize.zero
  private var reservedSize = CGSize.zero
  private var textSize = CGSize.zero
  private var secondarySize = CGSize.zero
  private var isSideBySide = false
  /// The width of the content with each text on one line, with the margins.
  private(set) var naturalWidth: CGFloat = 0

  init(_ view: UIListContentView, width: CGFloat) {
    self.view = view
    self.width = width
    content = view.content
    margins = view.layoutMargins
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    measureImage()
    measureTexts()
  }

  private var hasImage: Bool { !view.imageView.isHidden }
  private var hasText: Bool { !view.textView.isHidden }
  private var hasSecondaryText: Bool { !view.secondaryTextView.isHidden }
  private var imageRoom: CGFloat {
    guard hasImage else { return 0 }
    return reservedSize.width + (hasText || hasSecondaryText ? content.imageToTextPadding : 0)
  }

  private mutating func measureImage() {
    guard hasImage else { return }
    let properties = content.imageProperties
    var size = view.imageView.sizeThatFits(.zero)
    let limit = properties.maximumSize
    let factor = min(
      limit.width > 0 ? limit.width / max(size.width, 0.001) : 1,
      limit.height > 0 ? limit.height / max(size.height, 0.001) : 1, 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    imageSize = size
    let isSymbol = content.image?.isSymbolImage == true
    let standard = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: Self.symbolWidth, compatibleWith: view.traitCollection)
    func reserved(_ wanted: CGFloat, _ own: CGFloat) -> CGFloat {
      if wanted == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
      return wanted > 0 ? wanted : own
    }
    let wanted = properties.reservedLayoutSize
    // Symbols are centered in a slot, so that texts align, and do not make their rows higher than a line of text
    // does.
    reservedSize = CGSize(
      width: reserved(wanted.width, isSymbol ? standard : size.width),
      height: reserved(wanted.height, isSymbol ? min(size.height, symbolHeight) : size.height))
  }

  private var symbolHeight: CGFloat {
    hasText ? view.textView.font.lineHeight : hasSecondaryText ? view.secondaryTextView.font.lineHeight : .infinity
  }

  private mutating func measureTexts() {
    let room = max(0, width - margins.left - margins.right - imageRoom)
    let isOpen = !width.isFinite
    let oneLine = CGSize(width: CGFloat.infinity, height: .infinity)
    let widest = hasText ? view.textView.sizeThatFits(oneLine) : .zero
    let widestSecondary = hasSecondaryText ? view.secondaryTextView.sizeThatFits(oneLine) : .zero
    let beside = widest.width + content.textToSecondaryTextHorizontalPadding + widestSecondary.width
    let isLarge = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    isSideBySide =
      hasText && hasSecondaryText && content.prefersSideBySideTextAndSecondaryText && !isLarge
      && (isOpen || beside <= room + 0.001)
    let textWidth = isSideBySide ? beside : max(widest.width, widestSecondary.width)
    naturalWidth = margins.left + imageRoom + textWidth + margins.right
    if isOpen || isSideBySide {
      textSize = widest
      secondarySize = widestSecondary
    } else {
      if hasText { textSize = view.textView.sizeThatFits(CGSize(width: room, height: .infinity)) }
      if hasSecondaryText {
        secondarySize = view.secondaryTextView.sizeThatFits(CGSize(width: room, height: .infinity))
      }
    }
  }

  private var textHeight: CGFloat {
    guard hasText, hasSecondaryText else { return hasText ? textSize.height : secondarySize.height }
    if isSideBySide { return max(textSize.height, secondarySize.height) }
    return textSize.height + content.textToSecondaryTextVerticalPadding + secondarySize.height
  }

  /// The start of the texts, relative to the leading edge of the view.
  var textX: CGFloat { (isMirrored ? margins.right : margins.left) + imageRoom }

  /// The height with the margins; that of a row is at least the system's.
  var height: CGFloat {
    let inner = max(textHeight, hasImage ? reservedSize.height : 0)
    return max(margins.top + inner + margins.bottom, content.style.isCell ? Self.rowHeight : 0)
  }

  func frames(in bounds: CGRect) -> Frames {
    let area = bounds.inset(by: margins)
    var frames = Frames()
    frames.image = CGRect(
      x: area.minX + (reservedSize.width - imageSize.width) / 2, y: area.midY - imageSize.height / 2,
      width: imageSize.width, height: imageSize.height)
    let left = area.minX + imageRoom
    let room = max(0, area.maxX - left)
    let top = area.midY - textHeight / 2
    if isSideBySide {
      let first = view.textView.font.ascender
      let second = view.secondaryTextView.font.ascender
      let line = max(first, second)
      frames.text = CGRect(x: left, y: top + line - first, width: textSize.width, height: textSize.height)
      frames.secondaryText = CGRect(
        x: area.maxX - secondarySize.width, y: top + line - second, width: secondarySize.width,
        height: secondarySize.height)
    } else {
      // Text that is higher than the available space is truncated, not drawn beyond the edge.
      frames.text = CGRect(x: left, y: top, width: room, height: textSize.height)
      let below = hasText ? textSize.height + content.textToSecondaryTextVerticalPadding : 0
      frames.secondaryText = CGRect(x: left, y: top + below, width: room, height: secondarySize.height)
    }
    return Frames(
      image: placed(frames.image, in: bounds), text: placed(frames.text, in: bounds),
      secondaryText: placed(frames.secondaryText, in: bounds))
  }

  /// Returns the frame in whole pixels, mirrored in right-to-left layouts.
  private func placed(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    var frame = frame
    if isMirrored { frame.origin.x = margins.left + (bounds.maxX - margins.right) - frame.maxX }
    // Half a pixel is rounded down, also with a small numerical error.
    frame.origin = CGPoint(x: view.roundedToPixels(frame.minX), y: view.roundedToPixels(frame.minY + 0.001))
    return frame
  }
}
