import CoreGraphics
import Foundation

/// Shows items in an order and at positions that a layout computes, and scrolls through them.
///
/// The data source returns the number of items and a cell for each visible item; cells that left the screen are
/// reused for other items. The delegate is notified of selections.
///
/// ```swift
/// final class Colors: NSObject, UICollectionViewDataSource {
///   let colors: [UIColor] = [.red, .green, .blue]
///   func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { colors.count }
///   func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
///     let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
///     cell.backgroundColor = colors[indexPath.item]
///     return cell
///   }
/// }
///
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
/// let colors = Colors()
/// collectionView.dataSource = colors
/// view.addSubview(collectionView)
/// ```
///
/// Cells exist only for visible items. Orders of calls, arithmetic and texts of exceptions: facts/collections.md.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionview>
@preconcurrency @MainActor open class UICollectionView: UIScrollView, UIDataSourceTranslating {
  var storedLayout: UICollectionViewLayout
  /// The numbers of items of the sections, as far as they were queried; nil if they have to be queried.
  var counts: [Int]?
  var isCounting = false
  /// The views on the screen by their elements.
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// The number of times that a view was added, new or reused.
  var madeCount = 0
  var query = CollectionQuery()
  var needsPrepare = true
  var needsReload = false
  /// The handler of swipe actions in rows of lists.
  var swiper: RowSwiper?
  /// Whether lifting the finger closes the row whose swipe actions are visible.
  var touchClosesSwipe = false
  var isPlacing = false
  /// Whether the layout has returned attributes of a nonexistent item since the data was loaded or changed.
  var hasStrayPath = false
  /// The scroll views of sections that scroll orthogonally, by section.
  var scrollers: [Int: OrthogonalScroller] = [:]
  var sources: [ReuseKey: ReusableViewSource] = [:]
  var pools: [ReuseKey: [UICollectionReusableView]] = [:]
  /// The number of registrations at the time of the current query for a view.
  var registrationsAtQuery: Int?
  /// The cell that the data source is reconfiguring, which is the result of dequeuing its identifier.
  var reconfigured: UICollectionViewCell?
  var selected: Set<IndexPath> = []
  var pressed: IndexPath?
  /// The changes that `performBatchUpdates` is collecting.
  var updates: CollectionUpdates?
  var updateDepth = 0
  var updateCompletions: [(Bool) -> Void] = []
  /// The number of updates that are nested in each other's commits.
  var nestedCommits = 0
  /// Whether updates are refused until the layout of views ends, because too many were nested.
  var refusesUpdates = false
  /// Whether the items have been, or will be, reloaded after the layout because updates were refused.
  var reloadsAfterLayout = false
  var countsBeforeUpdates: [Int] = []
  var transitionEnd: LayoutInteractiveTransitionCompletion?
  var movement: CollectionMovement?
  /// The state of drags and drops; nil while the view has neither delegate.
  var dragging: CollectionDragging?
  /// The items that the prefetching data source was notified of.
  var prefetched: Set<IndexPath> = []
  var prefetchesBackwards = false
  /// The item to which the view was scrolled, until the following layout has ended.
  var scrollTarget: CollectionScrollTarget?
  var scrollCount = 0
  let menus = ListMenus()
  private lazy var menuInteraction = UIContextMenuInteraction(delegate: menus)
  let picker = ListPicker()
  /// The view of the index titles at the side; nil if the data source has none.
  var sectionIndex: SectionIndexView?
  package var nibContent: NibListContent?

  /// Creates a collection view with a layout, which is required.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUpCollection()
  }

  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUpCollection()
    decode(.collectionView, from: coder)
  }

  override class var nibRow: NibRow { .collectionView }
  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .collectionView }
  package override var automationElements: [Any] {
    listedElements ?? (isAccessibilityElement ? [] : inReadingOrder(shownSubviews))
  }

  private func setUpCollection() {
    storedLayout.collectionView = self
    menus.list = self
    addInteraction(menuInteraction)
    picker.install(on: self)
  }

  // MARK: Data

  /// The object that provides the counts and cells. Setting it reloads.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataDidChange() } }
  }
  /// The delegate of the collection view and its scroll view, which Apple's class declares with this type.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      // A flow layout queries the delegate.
      storedLayout.invalidateLayout()
      if newValue != nil { watchForSceneActivation() }
    }
  }
  /// The object that is notified of items that will be visible soon, to load their content in advance.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are created, and the prefetching data source is called, in advance. True by default.
  open var isPrefetchingEnabled = true

  /// Queries all data again with the next layout. The selection is cleared.
  open func reloadData() {
    swiper?.close(animated: false)
    selected = []
    hasStrayPath = false
    dataDidChange()
    // Not the last call, so that the stack, from which messages take names, contains this method.
    scrollTarget = nil
  }

  /// The number of sections that the data source returned.
  open var numberOfSections: Int { loadedCounts.count }

  /// Returns the number of items that the data source returned for a section; 0 for a nonexistent section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    guard counts.indices.contains(section) else {
      ListMistake.report(
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
      return 0
    }
    return counts[section]
  }

  // MARK: Layout

  /// The object that computes the positions of the items. A new layout takes effect at once, without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout; with animation, items move to their new frames.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Replaces the layout. With animation, visible views move to their new positions in 0.3 seconds.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins an interactive transition to another layout, whose progress the returned layout controls.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }
  /// Continues an interactive transition between layouts to its end.
  open func finishInteractiveTransition() { endTransition(finishes: true) }
  /// Reverts an interactive transition between layouts.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  /// A view behind all items, as large as the visible area. Default nil.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView {
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
      }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      notePrefetchDirection(from: super.bounds.origin, to: newValue.origin)
      super.bounds = newValue
    }
  }
  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if storedLayout.dependsOnInsets { storedLayout.invalidateLayout() }
  }

  open override func layoutSubviews() {
    // Scrolling closes the row whose swipe actions are visible.
    if isDragging, swiper?.swipe?.isOpen == true { swiper?.close(animated: true) }
    super.layoutSubviews()
    backgroundView?.frame = bounds
    bringViewsUpToDate()
    placeIndex()
  }

  override func contentDidSettle() {
    super.contentDidSettle()
    noteScrollTarget()
  }

  override func contentDidFollowItsEnds(from old: CGPoint) {
    super.contentDidFollowItsEnds(from: old)
    if scrollTarget?.offset == old { scrollTarget?.offset = contentOffset }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // An item that a finger holds returns to its position.
    if window == nil, movement != nil { cancelInteractiveMovement() }
  }

  override func end(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Reuse

  /// Registers a class for cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, .cell, identifier)
  }
  /// Registers a nib for cells with an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, .cell, identifier)
  }
  /// Registers a class for supplementary views of a kind and an identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { register(viewClass, .supplementary(elementKind), identifier) }
  /// Registers a nib for supplementary views of a kind and an identifier; nil removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(nib, .supplementary(kind), identifier) }

  /// Returns a cell from the reuse pool, or a new one of the registered class or nib.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = dequeue(ReuseKey(role: .cell, identifier: identifier), for: indexPath) as? UICollectionViewCell {
      return cell
    }
    reportUnregistered("UICollectionElementKindCell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a view from the reuse pool, or a new one of the registered class or nib.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(ReuseKey(role: .supplementary(elementKind), identifier: identifier), for: indexPath) {
      return view
    }
    reportUnregistered(elementKind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: Visible items

  /// Returns the layout attributes of an item; nil if it does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(role: .cell, indexPath: indexPath))
  }
  /// Returns the layout attributes of a supplementary view, such as a header; nil if it does not exist.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: CollectionElement(role: .supplementary(kind), indexPath: indexPath)) }

  /// Returns the item at a point of the content; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Returns the item that a cell shows; nil for a cell that is not in use.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.shownAttributes?.element, shown[element] === cell else { return nil }
    return element.indexPath
  }
  /// Returns the cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionElement(role: .cell, indexPath: indexPath)] as? UICollectionViewCell
  }
  /// The visible cells, unordered.
  open var visibleCells: [UICollectionViewCell] {
    visibleElements(.cell).compactMap { shown[$0] as? UICollectionViewCell }
  }
  /// The visible items, unordered.
  open var indexPathsForVisibleItems: [IndexPath] { visibleElements(.cell).map(\.indexPath) }
  /// Returns the supplementary view, such as a header, of an index path; nil if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[CollectionElement(role: .supplementary(elementKind), indexPath: indexPath)] }
  /// Returns the index path of a visible supplementary view; nil for other views.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard let element = supplementaryView.shownAttributes?.element, case .supplementary = element.role,
      shown[element] === supplementaryView
    else { return nil }
    return element.indexPath
  }
  /// Returns the visible views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleElements(.supplementary(elementKind)).compactMap { shown[$0] }
  }
  /// Returns the index paths of the visible views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleElements(.supplementary(elementKind)).map(\.indexPath)
  }

  /// Scrolls so that an item is visible.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toItem: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Whether there are changes that are not committed, which includes a drop's placeholder that waits for its item.
  /// Reloading removes placeholders.
  open var hasUncommittedUpdates: Bool { updates?.isEmpty == false || dragging?.placeholders.isEmpty == false }
  /// Inserts sections with their new indices.
  open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections) } }
  /// Deletes sections by their old indices.
  open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections) } }
  /// Moves a section from its old index to its new one.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, newSection) }
  }
  /// Reloads sections from the data source.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections) } }
  /// Inserts items with their new index paths.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertItems(indexPaths) } }
  /// Deletes items by their old index paths.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleteItems(indexPaths) } }
  /// Moves an item from its old index path to its new one.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moveItem(indexPath, newIndexPath) }
  }
  /// Reloads the cells of items from the data source.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadItems(indexPaths) } }
  /// Has the data source configure the existing cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Makes several changes as one batch, animated. Deletions, reloads and the starts of moves are index paths from
  /// before all of them, insertions and the ends of moves from after all of them.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion)
  }

  // MARK: Selection

  /// Whether the user can select items. True by default; false deselects all.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
  /// Whether the user can select several items. False by default.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, selected.count > 1 { deselectAll() } }
  }
  /// Whether the user can select items in editing mode. False by default.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several items in editing mode. False by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the cells show editing controls. False by default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      editingDidChange()
    }
  }
  /// The selected items in order; empty if nothing is selected, as in Apple's class.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  /// Selects an item without notifying the delegate; nil deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !closeSwipe(touchedBy: touches) { press(touches) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: \.hasLeftItsPlace) { unpress() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchClosesSwipe {
      touchClosesSwipe = false
      swiper?.close(animated: true)
    } else {
      release(touches)
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchClosesSwipe = false
    unpress()
  }

  // MARK: Moving by hand

  /// Begins to move an item interactively; returns false if the data source does not allow it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Moves the held item to a point in the collection view's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(to: targetPosition) }
  /// Ends the interactive movement with the item at its current position.
  open func endInteractiveMovement() { endMovement(cancelled: false) }
  /// Cancels the interactive movement and returns the item to its original position.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }
  /// The delay before items make space below a drag that hovers over them. Default immediate
  /// (facts/dragging.md#times).
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Focus, menus, drag and drop

  /// Whether cells that report a change of their size are measured again. Default enabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      let (old, new) = (
        oldValue == .enabledIncludingConstraints, selfSizingInvalidation == .enabledIncludingConstraints
      )
      if old != new { UIView.listsThatWatchConstraints += new ? 1 : -1 }
    }
  }
  /// Whether the item with the last focus gets it back when focus enters the collection view. False by default.
  open var remembersLastFocusedIndexPath = false
  /// Whether an item is selected when it gets focus. False by default.
  open var selectionFollowsFocus = false
  /// Whether keyboard focus may move to items, unless the delegate decides. False by default.
  open var allowsFocus = false
  /// Whether keyboard focus may move to items in editing mode. False by default.
  open var allowsFocusDuringEditing = false
  /// The item that had focus last.
  var lastFocused: IndexPath?

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    guard let delegate else { return true }
    let items = UICollectionViewFocusUpdateContext(context, in: self)
    return OptionalMethod.ask { delegate.collectionView(self, shouldUpdateFocusIn: items) } ?? true
  }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let items = UICollectionViewFocusUpdateContext(context, in: self)
    delegate?.collectionView(self, didUpdateFocusIn: items, with: coordinator)
    OptionalMethod.isAbsent = false
    focusDidMove(context)
  }

  /// The object that provides the data of dragged items.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// The object that handles drops on the collection view.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether items can be dragged. Default true (facts/dragging.md#enabled).
  open var dragInteractionEnabled = true { didSet { dragDelegatesDidChange() } }
  /// Whether a drag that hovers over an item selects it. Default false.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { springLoadItems() } } }
  /// Whether a drag that began in the collection view is under way.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a drag is over the collection view.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
  /// The interaction that shows the context menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  // MARK: Translating

  // Index paths are those of the data source everywhere. While a finger moves an item, the visible order is ahead
  // of it, and placeholders of drops count only in the presentation.

  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }
  open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }
  open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.flatMap { presentationPath(dragging?.presentationPath($0) ?? $0) }
  }
  open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    let path = presentationIndexPath.map { dataPath($0) }
    guard let path, let dragging else { return path }
    return dragging.dataPath(path)
  }
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }

  override var describedContent: String {
    let layout = collectionViewLayout
    return super.describedContent + "; layout: <\(ClassNames.shown(of: layout)): \(address(of: layout))>"
      + "; dataSource: \(dataSource.map { "<\(ClassNames.shown(of: $0)): \(address(of: $0))>" } ?? "(null)")"
  }
}
