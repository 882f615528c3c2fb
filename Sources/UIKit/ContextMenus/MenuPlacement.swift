import CoreGraphics

/// The position of a menu relative to its source: below, or above if there is more space; aligned with the edge of
/// the source that is nearer to the screen's, or with its middle. The menu of a preview is at the preview's leading
/// edge, or at the trailing one if it does not fit.
struct MenuPlacement: Equatable {
  /// The gap between a button and its menu, estimated from pictures; previews have 16
  /// (`facts/presentation.md#menu`).
  static let buttonGap: CGFloat = 8
  static let previewGap: CGFloat = 16
  /// The margin inside the safe area.
  static let margin: CGFloat = 8

  private(set) var frame: CGRect
  private(set) var isAbove = false
  /// The point from which the menu grows, in fractions of its frame.
  private(set) var anchor: CGPoint

  /// Places a menu of a size beside its source.
  /// - Parameters:
  ///   - size: the preferred size of the menu; it is reduced if the area is smaller, and the menu scrolls.
  ///   - source: the frame of the menu's source, in the coordinates of `area`.
  ///   - attachment: the horizontal position to center on; nil uses the third of the area that contains the source.
  init(size: CGSize, source: CGRect, in area: CGRect, gap: CGFloat, attachment: CGFloat? = nil) {
    let below = area.maxY - source.maxY - gap
    let above = source.minY - gap - area.minY
    isAbove = size.height > below && above > below
    let height = min(size.height, max(isAbove ? above : below, min(area.height, 44)))
    let width = min(size.width, area.width)
    var x: CGFloat
    let third = area.width / 3
    if gap == Self.previewGap {
      x = source.minX + width <= area.maxX ? source.minX : source.maxX - width
    } else if let attachment {
      x = attachment - width / 2
    } else if source.width >= area.width * 2 / 3 || source.midX - area.minX < third {
      x = source.minX
    } else if area.maxX - source.midX < third {
      x = source.maxX - width
    } else {
      x = source.midX - width / 2
    }
    x = max(area.minX, min(x, area.maxX - width))
    var y = isAbove ? source.minY - gap - height : source.maxY + gap
    y = max(area.minY, min(y, area.maxY - height))
    frame = CGRect(x: x, y: y, width: width, height: height)
    let share = width > 0 ? min(max((source.midX - x) / width, 0), 1) : 0.5
    anchor = CGPoint(x: share, y: isAbove ? 1 : 0)
  }
}
