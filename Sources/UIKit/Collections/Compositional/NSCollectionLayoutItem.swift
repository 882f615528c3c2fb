import CoreGraphics
import Foundation

/// One item of a compositional layout, or a group of them: its size, and the space in and around it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  let size: NSCollectionLayoutSize
  var badges: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    size = layoutSize
    badges = []
    super.init()
  }
  /// Creates an item of a size with badges.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    size = layoutSize
    badges = supplementaryItems
    super.init()
  }

  /// The space between the item's frame and its visible content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The size that the item has in its group.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The badges that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { uncheckedMainActor { duplicate() } }

  open override var description: String { uncheckedMainActor { describe(indent: "") } }

  /// Returns a description in the format of UIKit's messages.
  func describe(indent: String) -> String {
    "\(indent)<\(MessageDispatch.shownName(of: self)) \(address(of: self)) \(size)>"
  }

  func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
    copy.take(self)
    return copy
  }

  func take(_ other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }
}

/// A view beside an item, such as a badge.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The name under which the view's class is registered with the collection view.
  open private(set) var elementKind: String
  /// The point of the item, or of another container, to which the view is attached.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view itself that is placed on the container's anchor; nil for the same edges as the
  /// container's.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The position of the supplementary view in front of the cells, which have 0. Default 1.
  open var zIndex = 1

  /// Creates a view that is attached to its container by the same edges of both.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// Creates a view whose anchor is placed on an anchor of its container.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: elementKind, containerAnchor: containerAnchor)
    copy.itemAnchor = itemAnchor
    copy.zIndex = zIndex
    copy.take(self)
    return copy
  }

  /// Returns the frame beside a container's frame (facts/collections.md#compositional/anchors).
  /// - Parameter room: the size to which fractions of its size refer; nil for the container's.
  func frame(beside container: CGRect, room: CGSize? = nil, scale: CGFloat) -> CGRect {
    let own = size.points(in: room ?? container.size, scale: scale)
    let at = containerAnchor.point(in: container.size)
    let from = (itemAnchor ?? containerAnchor).point(in: own)
    let shift = containerAnchor.shift(of: own)
    let more = itemAnchor?.shift(of: own) ?? .zero
    return CGRect(
      x: container.minX + at.x - from.x + shift.x + more.x, y: container.minY + at.y - from.y + shift.y + more.y,
      width: own.width, height: own.height)
  }
}

/// A header, a footer or another view at the edge of a section or of the whole layout.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the view.
  open private(set) var alignment: NSRectAlignment
  /// The offset of the view from its edge, in points.
  open private(set) var offset: CGPoint
  /// Whether the content makes space for the view. Default true.
  open var extendsBoundary = true
  /// Whether the view stays at the edge while its section is visible. Default false.
  open var pinToVisibleBounds = false

  /// Creates a view of a kind at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// Creates a view of a kind at an edge or corner, moved by an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.zIndex = zIndex
    copy.take(self)
    return copy
  }

  /// The horizontal position: 0 at the leading side, 0.5 in the middle, 1 at the trailing side.
  var horizontalPosition: CGFloat {
    switch alignment {
    case .topLeading, .bottomLeading, .leading: return 0
    case .topTrailing, .bottomTrailing, .trailing: return 1
    default: return 0.5
    }
  }
  /// The vertical position: 0 at the top, 0.5 in the middle, 1 at the bottom.
  var verticalPosition: CGFloat {
    switch alignment {
    case .top, .topLeading, .topTrailing: return 0
    case .bottom, .bottomLeading, .bottomTrailing: return 1
    default: return 0.5
    }
  }
}

/// A view behind a section.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The name under which the view's class is registered with the layout.
  open private(set) var elementKind: String
  /// The position of the view in the drawing order. 0 by default; cells with the same position are in front.
  open var zIndex = 0

  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }
  /// Returns a view behind the whole section; its class is registered with the layout.
  open class func background(elementKind: String) -> Self {
    own(NSCollectionLayoutDecorationItem(kind: elementKind))
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.zIndex = zIndex
    copy.take(self)
    return copy
  }
}
