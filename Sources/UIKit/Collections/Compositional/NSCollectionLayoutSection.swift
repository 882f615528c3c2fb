import CoreGraphics
import Foundation

/// A closure that changes the appearance of a section's visible items: it gets the items, the scroll offset in
/// points, and the environment of the layout.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// The reference for the insets of a section.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration, which is `.safeArea` by default.
  case automatic = 0
  /// The edges of the container itself.
  case none = 1
  /// The safe area, which keeps content clear of bars and of the screen's rounded corners.
  case safeArea = 2
  /// The layout margins of the collection view.
  case layoutMargins = 3
  /// The readable content guide, which limits the width of lines of text. A layout that scrolls horizontally uses
  /// the layout margins.
  case readableContent = 4
}

/// A section of a compositional layout: a group that repeats for all items.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup

  /// Creates a section whose items are arranged by a group, which repeats for all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points. Default 0.
  open var interGroupSpacing: CGFloat = 0
  /// The reference for the insets of the section. `.automatic`, the default, stands for that of the layout's
  /// configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference for the insets of the section's headers and footers. `.automatic` by default.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are within the section's insets. Default true.
  open var supplementariesFollowContentInsets = true
  /// The orthogonal scrolling of the section. `.none` by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The bounce and deceleration of the section's orthogonal scrolling.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and other views at the section's edges. Empty by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Decorations behind the section. Empty by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called before each frame with the visible items of the section and may change their
  /// appearance.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The list of which the section is a part; nil for other sections.
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

/// The area that contains a section.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the area in points, insets included.
  var contentSize: CGSize { get }
  /// The size of the area in points without the insets.
  var effectiveContentSize: CGSize { get }
  /// The distances from the edges of the area to its content, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply when a reference such as the safe area replaces those of a section. In Flipside they
  /// equal `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The size of the collection view and its traits, on which a section provider depends.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area of the layout.
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
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center of the item in the coordinates of the collection view's content.
  var center: CGPoint { get set }
  /// The affine transform about the item's center.
  var transform: CGAffineTransform { get set }
  /// The transform in space about the item's center, which may have perspective.
  var transform3D: CATransform3D { get set }
  /// A name that Apple does not document; always empty in Flipside.
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
