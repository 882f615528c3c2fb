/// The large title below a navigation bar's row; its top is clipped when the bar collapses.
final class LargeTitleView: UIView {
  /// The height of the zone below the row in points (`facts/geometry.md#bars/large-title`).
  static let height: CGFloat = 52
  /// The distance of the label from the top of the whole zone in points
  /// (`facts/geometry.md#bars/large-title-label`).
  static let inset: CGFloat = 3.6

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.isAccessibilityElement = true
    label.accessibilityTraits = .header
    label.presentAutomationType(.staticText)
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }
}

extension UINavigationBar {
  /// Whether the top item's title is shown large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact, !hidesRow, let top = stack.last else { return false }
    return isLarge(top)
  }

  /// Returns whether an item's title is large. An automatic item follows the item below it; the first one is large.
  private func isLarge(_ item: UINavigationItem) -> Bool {
    let index = stack.lastIndex { $0 === item } ?? 0
    for item in stack[...index].reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height available to the top item's large title, in points: its whole zone at rest, 0 when the content was
  /// scrolled below the bar, more when the content is pulled down.
  var largeTitleRoom: CGFloat {
    get { topItem?.largeTitleRoom ?? LargeTitleView.height }
    set {
      guard let topItem, newValue != topItem.largeTitleRoom else { return }
      topItem.largeTitleRoom = newValue
      guard showsLargeTitle else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The height of the large title's zone in points.
  var largeTitleExtent: CGFloat { showsLargeTitle ? max(0, largeTitleRoom) : 0 }
  /// The height by which the zone is pulled down beyond its natural height, in points.
  var largeTitleStretch: CGFloat { showsLargeTitle ? max(0, largeTitleRoom - LargeTitleView.height) : 0 }

  func refreshLargeTitle() {
    let attributes = shownLargeTitleAttributes
    largeTitle.label.font = attributes[.font] as? UIFont
    largeTitle.label.attributedText = NSAttributedString(string: topItem?.title ?? "", attributes: attributes)
    largeTitle.label.lineBreakMode = .byTruncatingTail
  }

  func layOutLargeTitle(below row: CGRect) {
    let extent = largeTitleExtent
    largeTitle.frame = CGRect(x: row.minX, y: row.maxY, width: row.width, height: extent)
    let size = largeTitle.label.intrinsicContentSize
    let margin = contentMargin
    let width = min(size.width, max(0, row.width - 2 * margin))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let y = roundedToPixels(extent - LargeTitleView.height + LargeTitleView.inset)
    largeTitle.label.frame = CGRect(
      x: isMirrored ? row.width - margin - width : margin, y: y, width: width, height: size.height)
    // The small title appears when the large one has disappeared under the row.
    let isGone = !showsLargeTitle || y + size.height <= LargeTitleView.inset
    showSmallTitle(isGone)
  }

  private func showSmallTitle(_ shows: Bool) {
    let alpha: CGFloat = shows ? 1 : 0
    guard titleLabel.alpha != alpha else { return }
    let isScrolling = window != nil && showsLargeTitle && largeTitleRoom < LargeTitleView.height && shows
    guard isScrolling else { return titleLabel.alpha = alpha }
    UIView.animate(withDuration: 0.2) { self.titleLabel.alpha = alpha }
  }
}
