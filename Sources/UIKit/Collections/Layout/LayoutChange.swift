import CoreGraphics
import Foundation

/// A change of a collection view's content, for the queries to its layout while the views are animated.
@MainActor struct LayoutChange {
  /// The attributes of the views on the screen before, in the layout's coordinates.
  let old: [CollectionElement: UICollectionViewLayoutAttributes]
  /// Returns the new identity of an element of the old content; nil if it is removed.
  let carry: (CollectionElement) -> CollectionElement?
  /// Returns the former identity of an element of the new content; nil if it is new.
  let origin: (CollectionElement) -> CollectionElement?

  /// Returns the attributes from which an element is animated.
  func initial(_ element: CollectionElement, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  {
    guard let before = origin(element) else { return LayoutChange.faded(layout.attributes(of: element)) }
    let copy = old[before]?.copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = element.indexPath
    return copy
  }

  /// Returns the attributes to which an element of the old content is animated.
  func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard carry(element) == nil else { return old[element]?.copy() as? UICollectionViewLayoutAttributes }
    return LayoutChange.faded(old[element])
  }

  static func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
