import CoreGraphics
import Foundation

/// Changes the appearance of a section's visible items: gets the items, the offset of what scrolls them in points,
/// and the environment of the layout.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// What the insets of a section are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// Leaves the choice to the layout's configuration, whose own default is `.safeArea`.
  case automatic = 0
  /// The edges of the container itself, whatever covers them.
  case none = 1
  /// The safe area, which keeps content clear of bars and of the screen's rounded corners.
  case safeArea = 2
  /// The layout margins of the collection view.
  case layoutMargins = 3
  /// The readable content guide, which limits the width of lines of text. A layout that scrolls sideways takes the
  /// layout margins.
  case readableContent = 4
}

/// A section of a compositional layout: a group that repeats until all items are in one.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup

  /// A section whose items are arranged by a group, which is repeated as often as there are items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points. Default 0.
  open var interGroupSpacing: CGFloat = 0
  /// Which covered areas inset the section. `.automatic`, the default, is that of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Which covered areas inset the section's headers and footers. `.automatic` by default.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are within the section's insets. Default true.
  open var supplementariesFollowContentInsets = true
  /// Whether and how the section scrolls across the layout's direction. `.none` by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section scrolls by itself: where it bounces, and how fast it slows down.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and the like at the section's edges. None by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Decorations behind the section. None by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called before each frame with what of the section shows; may change its appearance.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// What makes the section a list.
  var list: ListSection?

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    uncheckedMainActor { () -> NSCollectionLayoutSection in
      let copy = NSCollectionLayoutSection(group: group)
      copy.contentInsets = contentInsets
      copy.interGroupSpacing = interGroupSpacing
      copy.contentInsetsReference = contentInsetsReference
      copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
      copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      copy.orthogonalScrollingProperties = orthogonalScrollingProperties.duplicate()
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.decorationItems = decorationItems
      copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
      copy.list = list
      return copy
    }
  }
}

/// What contains a section.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the area in points, insets included.
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  /// The distances from the edges of the area to its content, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply in the end, when those of a section are replaced by a reference such as the safe area.
  /// They equal `contentInsets` here.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider goes by: the size of the collection view and its traits.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area in which the layout is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// A visible item whose appearance can be changed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem>
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity of the item, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in the drawing order: items with higher values are in front.
  var zIndex: Int { get set }
  /// Whether the item is left out of the picture.
  var isHidden: Bool { get set }
  /// The center of the item in the coordinates of the collection view's content.
  var center: CGPoint { get set }
  /// The affine transform about the item's center.
  var transform: CGAffineTransform { get set }
  /// The transform in space about the item's center, which may have perspective.
  var transform3D: CATransform3D { get set }
  /// A name that Apple does not document; always empty here.
  var name: String { get }
  /// The index path of the item, or of the section for a view at its edge.
  var indexPath: IndexPath { get }
  /// The frame of the item in the coordinates of the collection view's content, before the handler moves it.
  var frame: CGRect { get }
  /// The bounds of the item, with its size in points and a zero origin.
  var bounds: CGRect { get }
  /// Whether the item is a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view or decoration; nil for a cell.
  var representedElementKind: String? { get }
}

/// The environment of a layout as it is when a section is made.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
