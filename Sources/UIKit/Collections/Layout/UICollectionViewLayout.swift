import QuartzCore

/// Computes the frames of the cells and other views of a collection view.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`:
///
/// ```swift
/// final class DiagonalLayout: UICollectionViewLayout {
///   override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
///   override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///     attributes.frame = CGRect(x: indexPath.item * 50, y: indexPath.item * 50, width: 50, height: 50)
///     return attributes
///   }
///   override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///     (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///       .filter { $0.frame.intersects(rect) }
///   }
/// }
/// ```
///
/// The order in which a collection view calls its layout: facts/collections.md#layout-pass.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding, NibObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init()
    decode(.collectionViewLayout, from: coder)
  }
  class var nibRow: NibRow { .collectionViewLayout }
  open func encode(with coder: NSCoder) {}

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts in which the layout is invalidated.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether the layout is being prepared.
  var isPreparing = false
  /// The change from which initial and final attributes are derived during an update.
  var change: LayoutChange?
  /// The classes and nibs of decoration views, by their kinds.
  private(set) var decorations: [String: ReusableViewSource] = [:]

  // MARK: Invalidation

  /// Invalidates the layout, so that it is prepared again in the next layout of the collection view.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Invalidates a part of the layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, context)
  }

  /// Returns whether new bounds invalidate the layout. False unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the context of the invalidation by new bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Returns whether a cell's preferred size invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the context of the invalidation by a cell's preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    switch preferredAttributes.role {
    case .cell: context.invalidateItems(at: [preferredAttributes.indexPath])
    case .supplementary(let kind):
      context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
    case .decoration(let kind):
      context.invalidateDecorationElements(ofKind: kind, at: [preferredAttributes.indexPath])
    }
    return context
  }

  /// Creates a context of the layout's own class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Swift.type(of: self).invalidationContextClass
    return instantiate(type) as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Geometry

  /// Computes the layout. Called before the other methods, after each invalidation.
  open func prepare() {}
  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, such as a header; nil unless overridden.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the attributes of a decoration; nil unless overridden.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the offset at which scrolling by a finger ends. The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the offset after an update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// The language direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection view mirrors the layout's result in languages of the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Registers the class of decoration views of a kind; nil removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { .type($0) }
  }
  /// Registers the nib file of decoration views of a kind; nil removes it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .nib($0) }
  }

  /// Whether the layout itself begins at the right.
  var runsToTheLeft: Bool { false }
  /// Whether cells are measured.
  var asksForPreferredSizes: Bool { true }
  /// Keeps the measured sizes of items that stay in an update.
  func carryPreferredSizes(along map: CollectionPathMap) {}
  /// Whether the layout depends on the insets of the collection view.
  var dependsOnInsets: Bool { false }

  // MARK: Updates

  /// Called before an update, in which attributes of inserted and removed elements are queried.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called within the animation of an update.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change with an animation or by a rotation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called at the end of the animation to other bounds.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called at the end of the transition to or from another layout.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes from which an item is animated: during an update its former ones, or, if it is new, its
  /// transparent future ones. Nil at other times.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.initial(CollectionElement(role: .cell, indexPath: itemIndexPath), self) }
  /// Returns the attributes to which an item is animated, by its index path before the update: during an update its
  /// former ones, transparent if it is removed. Nil at other times.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.final(CollectionElement(role: .cell, indexPath: itemIndexPath)) }
  /// Returns the attributes from which a supplementary view, such as a header, appears. Nil fades it in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.initial(CollectionElement(role: .supplementary(elementKind), indexPath: elementIndexPath), self)
  }
  /// Returns the attributes to which a supplementary view, such as a header, disappears. Nil fades it out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.final(CollectionElement(role: .supplementary(elementKind), indexPath: elementIndexPath))
  }
  /// Returns the attributes from which a decoration appears. Nil fades it in.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.initial(CollectionElement(role: .decoration(elementKind), indexPath: decorationIndexPath), self)
  }
  /// Returns the attributes to which a decoration disappears. Nil fades it out.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.final(CollectionElement(role: .decoration(elementKind), indexPath: decorationIndexPath))
  }
  /// Returns the supplementary views of a kind that are removed by the current update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decorations of a kind that are removed by the current update.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views of a kind that are added by the current update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decorations of a kind that are added by the current update.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving by hand

  /// Returns the index path that an item dragged to a point of the content would have.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }
  /// Returns the attributes of the held item, centered at a point of the content.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)
    let attributes =
      own?.copy() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int(Int32.max)
    return attributes
  }
  /// Returns the context of the invalidation while the user moves items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  /// Returns the context of the invalidation at the end of a movement, which may be canceled.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }
}
