import CoreGraphics
import Foundation

/// What of a layout changed, so that it need not compute all of itself again.
///
/// Defaults and the way index paths are collected: facts/collections.md#invalidation.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// Everything changed: the data were reloaded.
  open internal(set) var invalidateEverything = false
  /// The number of sections or items changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items whose layout changed, each once, in the order of the calls; nil if none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose layout changed, by kind; nil if none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations whose layout changed, by kind; nil if none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Adds items to those whose layout is computed anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).adding(indexPaths)
  }
  /// Adds supplementary views of a kind to those whose layout is computed anew.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var kinds = invalidatedSupplementaryIndexPaths ?? [:]
    kinds[elementKind] = (kinds[elementKind] ?? []).adding(indexPaths)
    invalidatedSupplementaryIndexPaths = kinds
  }
  /// Adds decorations of a kind to those whose layout is computed anew.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var kinds = invalidatedDecorationIndexPaths ?? [:]
    kinds[elementKind] = (kinds[elementKind] ?? []).adding(indexPaths)
    invalidatedDecorationIndexPaths = kinds
  }

  /// The distance that is added to the collection view's offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The size that is added to that of the content until the layout reports its own.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items that the user moves were before this step of the movement; nil outside of a movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items that the user moves would go if they were released; nil outside of a movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point of the content where the finger holds the items.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}

extension [IndexPath] {
  /// In the order of the calls, each once.
  fileprivate func adding(_ others: [IndexPath]) -> [IndexPath] {
    var known = Set(self)
    return self + others.filter { known.insert($0).inserted }
  }
}
