import QuartzCore

/// Computes where the cells and other views of a collection view are.
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
/// The order in which a collection view asks: facts/collections.md#layout-pass.
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

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts in which the layout is invalidated.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The collection view that has the layout.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether the layout is being prepared.
  var isPreparing = false
  /// What of an update the layout's initial and final attributes come from.
  var change: LayoutChange?
  /// The classes and files of decoration views, by their kinds.
  private(set) var decorations: [String: ReusableViewSource] = [:]

  // MARK: Invalidation

  /// Marks the layout as changed, so that it is prepared again in the next layout of the collection view.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Marks parts of the layout as changed.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, context)
  }

  /// Returns whether other bounds ask for another layout. False unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the context of the invalidation for other bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Returns whether the size that a cell asks for changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the context of the invalidation for the size that a cell asks for.
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

  /// A new context of the layout's own class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Swift.type(of: self).invalidationContextClass
    return instantiate(type) as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Geometry

  /// Computes what the other methods answer from. Called before them, after each invalidation.
  open func prepare() {}
  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of all that is at least partly within a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a header, footer or the like; nil unless overridden.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the attributes of a decoration; nil unless overridden.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The offset at which scrolling by a finger ends. The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset after an update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// The language direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection view mirrors what the layout says where the language runs in the other direction.
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
  /// Whether cells are asked for their own sizes.
  var asksForPreferredSizes: Bool { true }
  /// Keeps the sizes that cells said for the items that stay in an update.
  func carryPreferredSizes(along map: CollectionPathMap) {}
  /// Whether the insets of the collection view count.
  var dependsOnInsets: Bool { false }

  // MARK: Updates

  /// The collection view changes what it shows, and will ask for attributes of what comes and goes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called within the animation of an update.
  open func finalizeCollectionViewUpdates() {}
  /// The bounds change animated, or by a rotation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called at the end of the animation to other bounds.
  open func finalizeAnimatedBoundsChange() {}
  /// Another layout takes this one's place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called at the end of the transition to or from another layout.
  open func finalizeLayoutTransition() {}

  /// The attributes from which an item comes: during an update those that it had, or, if it is new, those that it
  /// will have, transparent. Nil at other times.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.initial(CollectionElement(role: .cell, indexPath: itemIndexPath), self) }
  /// The attributes to which an item goes, by its index path before the update: during an update those that it had,
  /// transparent if it goes. Nil at other times.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.final(CollectionElement(role: .cell, indexPath: itemIndexPath)) }
  /// Returns the attributes from which a header, footer or the like appears. Nil fades it in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.initial(CollectionElement(role: .supplementary(elementKind), indexPath: elementIndexPath), self)
  }
  /// Returns the attributes to which a header, footer or the like disappears. Nil fades it out.
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
  /// Returns the headers, footers or the like that go with the updates that are under way.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decorations that go with the updates that are under way.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the headers, footers or the like that come with the updates that are under way.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decorations that come with the updates that are under way.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving by hand

  /// The index path that an item dragged to a point of the content would have.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }
  /// The attributes of the item that the finger holds, with its centre at a point of the content.
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
  /// Returns the context of the invalidation when the user has moved items, or not after all.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }
}
