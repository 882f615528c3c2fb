import CoreGraphics
import Foundation

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// What the insets of a section are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
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
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
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
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
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
