import CoreGraphics
import Foundation

/// The scope of a layout's invalidation, so that it need not compute everything again.
///
/// Defaults and the collection of index paths: facts/collections.md#invalidation.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// Whether everything is invalidated, because the data was reloaded.
  open internal(set) var invalidateEverything = false
  /// Whether the number of sections or items changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// The invalidated items, each once, in the order of the calls; nil if none was added.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary views by kind; nil if none was added.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalidated decorations by kind; nil if none was added.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Adds items to those whose layout is computed again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).adding(indexPaths)
  }
  /// Adds supplementary views of a kind to those whose layout is computed again.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var kinds = invalidatedSupplementaryIndexPaths ?? [:]
    kinds[elementKind] = (kinds[elementKind] ?? []).adding(indexPaths)
    invalidatedSupplementaryIndexPaths = kinds
  }
  /// Adds decorations of a kind to those whose layout is computed again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var kinds = invalidatedDecorationIndexPaths ?? [:]
    kinds[elementKind] = (kinds[elementKind] ?? []).adding(indexPaths)
    invalidatedDecorationIndexPaths = kinds
  }

  /// The distance that is added to the collection view's offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The size that is added to that of the content until the layout reports its own.
  open var contentSizeAdjustment = CGSize.zero

  /// The index paths of the moving items before this step of the movement; nil outside of a movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The index paths that the moving items would get if they were released; nil outside of a movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point of the content where the finger holds the items.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}

extension [IndexPath] {
  /// Returns the index paths in the order of the calls, each once.
  fileprivate func adding(_ others: [IndexPath]) -> [IndexPath] {
    var known = Set(self)
    return self + others.filter { known.insert($0).inserted }
  }
}
