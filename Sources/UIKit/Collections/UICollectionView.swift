import CoreGraphics
import Foundation

/// Shows items in an order and at positions that a layout computes, and scrolls through them.
///
/// The data source says how many items there are and makes a cell for each item that shows; cells that left the
/// screen are used again for other items. The delegate is notified of selections.
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
/// Cells exist for what shows only. Orders of calls, arithmetic and texts of exceptions: facts/collections.md.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionview>
@preconcurrency @MainActor open class UICollectionView: UIScrollView, UIDataSourceTranslating {
  var storedLayout: UICollectionViewLayout
  /// The number of items of each section, as far as they were asked for; nil means they are to be asked for.
  var counts: [Int]?
  var isCounting = false
  /// What is on the screen.
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  var query = CollectionQuery()
  var needsPrepare = true
  var needsReload = false
  /// Swipes rows of lists that have actions.
  var swiper: RowSwiper?
  /// The finger on the open row closes it when it lifts.
  var touchClosesSwipe = false
  var isPlacing = false
  /// Whether the layout said attributes of an item that does not exist, since the data was loaded or changed.
  var hasStrayPath = false
  /// What scrolls the sections that scroll by themselves.
  var scrollers: [Int: OrthogonalScroller] = [:]
  var sources: [ReuseKey: ReusableViewSource] = [:]
  var pools: [ReuseKey: [UICollectionReusableView]] = [:]
  /// The number of registrations that there were when the data source was asked for a view.
  var askedAt: Int?
  /// The cell that the data source fills again: it is what a dequeued cell of its identifier is.
  var reconfigured: UICollectionViewCell?
  var selected: Set<IndexPath> = []
  var pressed: IndexPath?
  /// The changes that `performBatchUpdates` collects.
  var updates: CollectionUpdates?
  var updateDepth = 0
  var updateCompletions: [(Bool) -> Void] = []
  /// How many updates are committed within each other.
  var nestedCommits = 0
  /// There were too many of them, until the layout of views ends.
  var refusesUpdates = false
  /// Whether the items were, or are to be, loaded again since then.
  var loadsAnew = false
  var countsBeforeUpdates: [Int] = []
  var transitionEnd: LayoutInteractiveTransitionCompletion?
  var movement: CollectionMovement?
  /// What drags and drops need; nil as long as the view has neither delegate.
  var dragging: CollectionDragging?
  /// The items that the prefetching data source was told of.
  var prefetched: Set<IndexPath> = []
  var prefetchesBackwards = false
  /// Until the layout after a scroll to an item has ended.
  var scrollTarget: CollectionScrollTarget?
  var scrollCount = 0
  let menus = ListMenus()
  private lazy var menuInteraction = UIContextMenuInteraction(delegate: menus)
  let picker = ListPicker()
  /// The index titles at the side, where the data source has some.
  var sectionIndex: SectionIndexView?
  package var nibContent: NibListContent?

  /// A collection view with a layout, which it needs.
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

  /// Gives the collection view its counts and cells. Setting it reloads.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataDidChange() } }
  }
  /// The scroll view's delegate, as one of collection views; Apple's class has it of this type.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      // A flow layout asks the delegate.
      storedLayout.invalidateLayout()
      if newValue != nil { watchForSceneActivation() }
    }
  }
  /// Is told of items that will soon be seen, so that it can load what they show.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells and the prefetching data source are asked ahead of time. True by default.
  open var isPrefetchingEnabled = true

  /// Asks for everything again with the next layout. Nothing stays selected.
  open func reloadData() {
    swiper?.close(animated: false)
    selected = []
    hasStrayPath = false
    scrollTarget = nil
    dataDidChange()
  }

  /// The number of sections that the data source gave.
  open var numberOfSections: Int { loadedCounts.count }

  /// Returns the number of items that the data source gave for a section; 0 for a section that is not there.
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

  /// Computes the positions of the items. A new layout takes effect at once, without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Exchanges the layout; with animation, items move to their new frames.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Changes the layout. With an animation, what shows moves to its new position in 0.3 seconds.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins to move what shows to the positions of another layout, as far as the layout that is returned says.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }
  /// Has a transition between layouts that follows a finger continue to its end.
  open func finishInteractiveTransition() { endTransition(finishes: true) }
  /// Has a transition between layouts that follows a finger go back to its beginning.
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
    // A scroll closes the row that is open.
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
    // An item that a finger holds goes back.
    if window == nil, movement != nil { cancelInteractiveMovement() }
  }

  override func end(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Reuse

  /// Has cells of an identifier made as instances of a class; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, .cell, identifier)
  }
  /// Has cells of an identifier made from a nib; nil takes the registration back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, .cell, identifier)
  }
  /// Has views of a kind and an identifier made as instances of a class; nil takes the registration back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { register(viewClass, .supplementary(elementKind), identifier) }
  /// Has views of a kind and an identifier made from a nib; nil takes the registration back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(nib, .supplementary(kind), identifier) }

  /// Returns a cell that waits for reuse, or a new one of what was registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = dequeue(ReuseKey(role: .cell, identifier: identifier), for: indexPath) as? UICollectionViewCell {
      return cell
    }
    reportUnregistered("UICollectionElementKindCell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a view that waits for reuse, or a new one of what was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(ReuseKey(role: .supplementary(elementKind), identifier: identifier), for: indexPath) {
      return view
    }
    reportUnregistered(elementKind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: What shows

  /// Returns what the layout says of an item; nil if it is not there.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(role: .cell, indexPath: indexPath))
  }
  /// Returns what the layout says of a header, footer or the like; nil if it is not there.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: CollectionElement(role: .supplementary(kind), indexPath: indexPath)) }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Returns the item that a cell shows; nil for a cell that is not in use.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.shownAttributes?.element, shown[element] === cell else { return nil }
    return element.indexPath
  }
  /// Returns the cell of an item; nil for an item that is not seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionElement(role: .cell, indexPath: indexPath)] as? UICollectionViewCell
  }
  /// The cells that are seen, in no order.
  open var visibleCells: [UICollectionViewCell] {
    visibleElements(.cell).compactMap { shown[$0] as? UICollectionViewCell }
  }
  /// The items that are seen, in no order.
  open var indexPathsForVisibleItems: [IndexPath] { visibleElements(.cell).map(\.indexPath) }
  /// Returns the header, footer or the like of an index path; nil if it is not seen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[CollectionElement(role: .supplementary(elementKind), indexPath: indexPath)] }
  /// The index path of a supplementary view that shows; nil for other views.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard let element = supplementaryView.shownAttributes?.element, case .supplementary = element.role,
      shown[element] === supplementaryView
    else { return nil }
    return element.indexPath
  }
  /// Returns the views of a kind that are seen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleElements(.supplementary(elementKind)).compactMap { shown[$0] }
  }
  /// Returns the index paths of the views of a kind that are seen.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleElements(.supplementary(elementKind)).map(\.indexPath)
  }

  /// Scrolls so that an item shows.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toItem: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Also while a placeholder of a drop waits for its item: reloading takes it away.
  open var hasUncommittedUpdates: Bool { updates?.isEmpty == false || dragging?.placeholders.isEmpty == false }
  /// Inserts sections, whose indices are those afterwards.
  open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections) } }
  /// Deletes sections, whose indices are those before.
  open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections) } }
  /// Moves a section from its index before to its index afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, newSection) }
  }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections) } }
  /// Inserts items, whose index paths are those afterwards.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertItems(indexPaths) } }
  /// Deletes items, whose index paths are those before.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleteItems(indexPaths) } }
  /// Moves an item from its index path before to that afterwards.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moveItem(indexPath, newIndexPath) }
  }
  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadItems(indexPaths) } }
  /// Has the data source fill the cells of items again, without another cell.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Does several changes as one, animated. Deletions, reloads and the starts of moves are index paths from before
  /// all of them, insertions and the ends of moves from after all of them.
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
  /// Whether the user can select items while the collection view is edited. False by default.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several items while the collection view is edited. False by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the cells show controls of editing. False by default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      editingDidChange()
    }
  }
  /// In order; nil where nothing is selected is what Apple's class returns as an empty list.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  /// Selects an item, without telling the delegate; nil for none.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects an item, without telling the delegate.
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

  /// Lifts an item; false where the data source does not let it move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Moves the item that the user moves to a point of the collection view's space.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(to: targetPosition) }
  /// Sets the item that the user moves down where it is.
  open func endInteractiveMovement() { endMovement(cancelled: false) }
  /// Takes the item that the user moves back to where it was.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }
  /// How soon items make room below a drag that rests over them. Default immediate (facts/dragging.md#times).
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Focus, menus, drag and drop

  /// Whether cells that say that their size changed are measured again. Default enabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      let (old, new) = (
        oldValue == .enabledIncludingConstraints, selfSizingInvalidation == .enabledIncludingConstraints
      )
      if old != new { UIView.listsThatWatchConstraints += new ? 1 : -1 }
    }
  }
  /// Whether the item that had the focus gets it back when the focus comes into the collection view. False by
  /// default.
  open var remembersLastFocusedIndexPath = false
  /// Whether an item is selected when it gets the focus. False by default.
  open var selectionFollowsFocus = false
  /// Whether the focus of an external keyboard may move to items, unless the delegate decides. False by default.
  open var allowsFocus = false
  /// Whether the focus of an external keyboard may move to items while they are edited. False by default.
  open var allowsFocusDuringEditing = false
  /// The item that had the focus last.
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

  /// Gives the data of items that are dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Takes what is dropped on the collection view.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether items can be dragged. Default true (facts/dragging.md#enabled).
  open var dragInteractionEnabled = true { didSet { dragDelegatesDidChange() } }
  /// Whether a drag that stays over an item selects it. Default false.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { springLoadItems() } } }
  /// Whether a drag that began in the collection view is under way.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a drag is over the collection view.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
  /// The interaction that shows the menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  // MARK: Translating

  // Index paths are those of the data source everywhere. While a finger moves an item, what shows is ahead of it,
  // and placeholders of drops count in the presentation only.

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
