import CoreGraphics
import Foundation

/// A change of what a collection view shows, as its layout tells of it while the views are put in place.
@MainActor struct LayoutChange {
  /// What was on the screen, in the layout's coordinates.
  let old: [CollectionElement: UICollectionViewLayoutAttributes]
  /// What an element of before is now; nil means it goes.
  let carry: (CollectionElement) -> CollectionElement?
  /// What an element of now was before; nil means it is new.
  let origin: (CollectionElement) -> CollectionElement?

  /// Where an element comes from.
  func initial(_ element: CollectionElement, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  {
    guard let before = origin(element) else { return LayoutChange.faded(layout.attributes(of: element)) }
    let copy = old[before]?.copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = element.indexPath
    return copy
  }

  /// Where an element of before goes to.
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
