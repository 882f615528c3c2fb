import CoreGraphics
import Foundation

/// Settings of a compositional layout as a whole.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  public override init() { super.init() }
  /// The axis along which sections follow each other. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points; also around empty ones. Default 0.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout. Their index path consists of a single 0.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference for the insets of sections. Default: the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    uncheckedMainActor { () -> UICollectionViewCompositionalLayoutConfiguration in
      let copy = UICollectionViewCompositionalLayoutConfiguration()
      copy.scrollDirection = scrollDirection
      copy.interSectionSpacing = interSectionSpacing
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.contentInsetsReference = contentInsetsReference
      return copy
    }
  }
}
