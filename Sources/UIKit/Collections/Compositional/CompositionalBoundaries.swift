import CoreGraphics
import Foundation

/// Headers, footers and other views at the edges of a section or of the whole layout
/// (facts/collections.md#boundaries).
///
/// `main` is the axis along which the layout scrolls, `cross` the other one. Positions are relative to the start of
/// the body, which is between the views that extend the section.
@MainActor struct CompositionalBoundaries {
  struct View {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// The frame relative to the start of the body.
    var frame: CGRect
    /// The end of the body at which the view is: -1 for the start, 1 for the end, 0 for the middle.
    let side: Int
  }

  private(set) var views: [View] = []
  /// The extent of views before the body, in points.
  private(set) var before: CGFloat = 0
  /// The length of the body, which is at least that of the views in its middle.
  private(set) var length: CGFloat = 0
  /// The extent of views after the body, in points.
  private(set) var after: CGFloat = 0

  init() {}

  /// Places the views at the edges of a body.
  /// - Parameters:
  ///   - length: the length of the body along the main axis.
  ///   - cross: the range across it that contains the views.
  ///   - container: the size to which fractions along the main axis refer.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], length: CGFloat, cross: ClosedRange<CGFloat>,
    container: CGSize, isVertical: Bool, scale: CGFloat, said: (String) -> CGSize?
  ) {
    self.length = length
    let width = cross.upperBound - cross.lowerBound
    let room =
      isVertical ? CGSize(width: width, height: container.height) : CGSize(width: container.width, height: width)
    var sizes = items.map { $0.size.points(in: room, scale: scale) }
    for (index, item) in items.enumerated() {
      guard let said = said(item.elementKind) else { continue }
      if item.size.heightDimension.isMeasured { sizes[index].height = said.height }
      if item.size.widthDimension.isMeasured { sizes[index].width = said.width }
    }
    for (item, size) in zip(items, sizes) where item.extendsBoundary && item.side(isVertical) == 0 {
      self.length = max(self.length, isVertical ? size.height : size.width)
    }
    for (item, size) in zip(items, sizes) { add(item, size, cross, isVertical) }
  }

  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ cross: ClosedRange<CGFloat>,
    _ isVertical: Bool
  ) {
    let (extent, thickness) = isVertical ? (size.height, size.width) : (size.width, size.height)
    let side = item.side(isVertical)
    var main: CGFloat
    switch side {
    case -1: main = item.extendsBoundary ? -extent : 0
    case 1: main = item.extendsBoundary ? length : length - extent
    default: main = (length - extent) / 2
    }
    main += isVertical ? item.offset.y : item.offset.x
    let position = isVertical ? item.horizontalPosition : item.verticalPosition
    let start =
      cross.lowerBound + (cross.upperBound - cross.lowerBound - thickness) * position
      + (isVertical ? item.offset.x : item.offset.y)
    if item.extendsBoundary, side != 0 {
      before = max(before, -main)
      after = max(after, main + extent - length)
    }
    let origin = isVertical ? CGPoint(x: start, y: main) : CGPoint(x: main, y: start)
    let inset = item.contentInsets
    let frame = CGRect(origin: origin, size: size).inset(
      by: UIEdgeInsets(top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing))
    views.append(View(item: item, frame: frame, side: side))
  }

  /// Adds space before all views.
  mutating func add(before space: CGFloat) { before += space.isFinite ? max(0, space) : 0 }

  /// The length of the body with the views that extend it.
  var total: CGFloat { before + length + after }

  /// Returns the frame of a view in the content, whose body starts at a position along the main axis. A pinned view
  /// stays within the visible area of the content as long as its section does.
  func frame(_ index: Int, bodyStart: CGFloat, visible: ClosedRange<CGFloat>?, isVertical: Bool) -> CGRect {
    let view = views[index]
    var frame = view.frame
    var main = (isVertical ? frame.minY : frame.minX) + bodyStart
    let extent = isVertical ? frame.height : frame.width
    if view.item.pinToVisibleBounds, let visible {
      if view.side < 0 {
        main = max(main, min(visible.lowerBound, bodyStart + length - extent))
      } else if view.side > 0 {
        main = min(main, max(visible.upperBound - extent, bodyStart))
      }
    }
    if isVertical { frame.origin.y = main } else { frame.origin.x = main }
    return frame
  }

  var pins: Bool { views.contains { $0.item.pinToVisibleBounds } }
  var isMeasured: Bool { views.contains { !$0.item.size.estimatedAxes.isEmpty } }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns the end of the body at which the view is: -1, 0 or 1.
  func side(_ isVertical: Bool) -> Int {
    let position = isVertical ? verticalPosition : horizontalPosition
    return position == 0 ? -1 : position == 1 ? 1 : 0
  }
}
