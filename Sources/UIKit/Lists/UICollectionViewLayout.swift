/// Computes the frames of the cells of a collection view.
///
/// There is no collection view yet: a layout can be made, asked, and moved by a `UIDynamicAnimator`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
    Unsupported.log("UICollectionViewLayout in a collection view")
  }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Marks the layout as changed, so that it is computed again.
  open func invalidateLayout() {}
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
}
