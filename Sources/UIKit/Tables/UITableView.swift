import CoreGraphics
import Foundation

/// Shows rows in one column, grouped in sections, and scrolls through them.
///
/// The data source says how many rows there are and makes a cell for each row that shows; cells that left the screen are
/// used again for other rows. The delegate gives heights and headers and hears of selections.
///
/// ```swift
/// final class Names: NSObject, UITableViewDataSource {
///   let names = ["Anna", "Bo"]
///   func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
///   func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///     cell.textLabel?.text = names[indexPath.row]
///     return cell
///   }
/// }
///
/// let table = UITableView(frame: view.bounds, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
/// let names = Names()
/// table.dataSource = names
/// view.addSubview(table)
/// ```
///
/// Rows are as high as the delegate, `rowHeight` or the cell's own constraints say. By default the heights of rows that
/// have not been shown are estimated, so that a table of a million rows costs what its visible rows cost. Call orders,
/// geometry and texts of exceptions: facts/tables.md.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor open class UITableView: UIScrollView, UIDataSourceTranslating {
  private let storedStyle: UITableView.Style

  var state = TableState()
  /// Counts and positions of everything.
  var column = TableColumn()
  /// The rows with cells on the screen, in their order.
  var shown: [ShownRow] = []
  /// Cells that the delegate has not been told of.
  var freshCells: Set<ObjectIdentifier> = []
  /// The headers and footers in the bounds.
  var shownEdges: [ShownEdge.Key: ShownEdge] = [:]
  let pool = TablePool()
  var selection: Set<IndexPath> = []
  /// The row under the finger.
  var highlighted: IndexPath?
  var touchedPath: IndexPath?
  /// How far the offset followed the row that stays in place during a layout.
  var anchorShift: CGFloat = 0
  var remeasuresAll = false
  /// The changes of the data that are not committed yet.
  var updates: TableUpdates?
  var reorder: TableReorder?
  private(set) lazy var swiper = RowSwiper(self)
  /// The finger on the open row closes it when it lifts.
  private var touchClosesSwipe = false
  let menus = TableMenus()
  private lazy var menuInteraction = UIContextMenuInteraction(delegate: menus)
  var sectionIndex: SectionIndexView?
  /// What drags and drops need; nil as long as the table has neither delegate.
  var dragging: TableDragging?
  let picker = ListPicker()
  /// What an Interface Builder file gave.
  package var nibContent: NibListContent?
  /// The cells of a file with static rows.
  var staticCells: [[UITableViewCell]] = []

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public init(frame: CGRect, style: UITableView.Style) {
    storedStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = usualBackground
    setUpTable()
  }

  public required init?(coder: NSCoder) {
    storedStyle = UITableView.style(of: coder)
    super.init(coder: coder)
    setUpTable()
    decode(.tableView, from: coder)
  }

  private static func style(of coder: NSCoder) -> Style {
    (coder as? NibCoder).flatMap { $0.element["style"] }.flatMap { Style.nibNames[$0] } ?? .plain
  }

  override class var nibRow: NibRow { .tableView }
  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .table }
  package override var automationElements: [Any] {
    listedElements ?? (isAccessibilityElement ? [] : inReadingOrder(shownSubviews))
  }

  /// The background of a table that has none of its own.
  var usualBackground: UIColor { storedStyle == .plain ? .systemBackground : .systemGroupedBackground }

  private func setUpTable() {
    _ = swiper
    menus.table = self
    addInteraction(menuInteraction)
    picker.install(on: self)
  }

  open var style: UITableView.Style { storedStyle }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataDidChange() } }
  }

  /// The scroll view's delegate, as one of tables; Apple's class has it of this type.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      dataDidChange()
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open func reloadData() { reloadAll() }
  open func reloadSectionIndexTitles() { reloadIndex() }
  open var numberOfSections: Int {
    loadIfNeeded()
    return column.sectionCount
  }
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    if column.counts.indices.contains(section) { return column.counts[section] }
    Console.write(
      "NSInternalInconsistencyException: Requested the number of rows for section (\(section)) which is out of bounds."
    )
    return 0
  }

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { heightsDidChange() } } }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }
  open var fillerRowHeight: CGFloat = 0 { didSet { Unsupported.log("UITableView.fillerRowHeight") } }
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      let (old, new) = (
        oldValue == .enabledIncludingConstraints, selfSizingInvalidation == .enabledIncludingConstraints
      )
      if old != new { UIView.listsThatWatchConstraints += new ? 1 : -1 }
    }
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { surroundingsDidChange() } }
  /// The system's color of separators unless another is set; nil sets it again.
  open var separatorColor: UIColor? {
    get { state.separatorColor ?? .separator }
    set {
      state.separatorColor = newValue
      surroundingsDidChange()
    }
  }
  open var separatorEffect: UIVisualEffect? { didSet { surroundingsDidChange() } }
  /// The space beside the separators; as long as none is set, separators begin at the text of their cells.
  open var separatorInset: UIEdgeInsets {
    get { state.appSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
    set {
      state.appSeparatorInset = newValue
      surroundingsDidChange()
    }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { surroundingsDidChange() } }
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      surroundingsDidChange()
      if style == .insetGrouped { heightsDidChange() }
    }
  }
  open var insetsContentViewsToSafeArea = true { didSet { surroundingsDidChange() } }
  /// A view behind everything, as large as the table; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// A view above the first section, which scrolls with the content. The table sets its width and position; after a change
  /// of its height, set it again.
  open var tableHeaderView: UIView? {
    didSet { replaceEdge(oldValue, tableHeaderView) }
  }
  /// The same below the last section.
  open var tableFooterView: UIView? {
    didSet { replaceEdge(oldValue, tableFooterView) }
  }

  // MARK: Geometry

  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard column.counts.indices.contains(section) else { return .zero }
    let span = column.sectionSpan(section)
    return CGRect(x: 0, y: columnTop + span.y, width: bounds.width, height: span.height)
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard column.counts.indices.contains(section) else { return .zero }
    return rect(of: column.header(section))
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard column.counts.indices.contains(section) else { return .zero }
    return rect(of: column.footer(section))
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return column.has(indexPath) ? rect(of: column.element(indexPath)) : .zero
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return path(at: point)
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.cell === cell }?.path
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return paths(in: rect)
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The cells on the screen, in the order of their rows.
  open var visibleCells: [UITableViewCell] {
    placeIfPossible()
    // A row that is edited or moved may be elsewhere.
    return shown.lazy.map(\.cell).filter { !self.isHeld($0) || $0.frame.intersects(self.bounds) }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    return pathsInBounds
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[.init(section: section, isHeader: true)]?.view as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[.init(section: section, isHeader: false)]?.view as? UITableViewHeaderFooterView
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToSelection(scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Commits the changes that the closure makes as one. The completion's argument is false where nothing could be animated
  /// because no window shows the table.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdating()
    updates?()
    if let completion { self.updates?.completions.append(completion) }
    endUpdating()
  }
  open func beginUpdates() { beginUpdating() }
  open func endUpdates() { endUpdating() }
  /// Also while a placeholder of a drop waits for its row: reloading takes it away.
  open var hasUncommittedUpdates: Bool {
    updates.map { !$0.isEmpty } ?? false || dragging?.placeholders.isEmpty == false
  }

  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(UITableView.logSections("Insert", sections)) {
      for section in sections { $0.insertedSections[section] = animation }
    }
  }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(UITableView.logSections("Delete", sections)) {
      for section in sections { $0.deletedSections[section] = animation }
    }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(["Move section (\(section)) to (\(newSection))"]) {
      $0.movedSections.append(.init(from: section, to: newSection))
    }
  }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(UITableView.logSections("Reload", sections)) {
      for section in sections { $0.reloadedSections[section] = animation }
    }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    let indexPaths = rowPaths(indexPaths)
    update(UITableView.logRows("Insert", indexPaths)) {
      for path in indexPaths { $0.insertedRows[path] = animation }
    }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    let indexPaths = rowPaths(indexPaths)
    update(UITableView.logRows("Delete", indexPaths)) {
      for path in indexPaths { $0.deletedRows[path] = animation }
    }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard rowPaths([indexPath, newIndexPath]).count == 2 else { return }
    update([
      "Move row (\(indexPath.section) - \(indexPath.row)) to (\(newIndexPath.section) - \(newIndexPath.row))"
    ]) { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    let indexPaths = rowPaths(indexPaths)
    update(UITableView.logRows("Reload", indexPaths)) {
      for path in indexPaths { $0.reloadedRows[path] = animation }
    }
  }
  /// Asks the data source for the cells of these rows again, which must return the ones that show.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selectedPaths }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    selectByCode(indexPath, animated: animated, scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false, animated: animated)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  var editing = false
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Section index

  /// The index shows only from this number of rows on.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { if !state.needsData { reloadIndex() } } }
  open var sectionIndexColor: UIColor? { didSet { indexColorsDidChange() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexColorsDidChange() } }
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexColorsDidChange() } }

  // MARK: Reuse

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueEdge(identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.cellSources[identifier] = nib.map { .nib($0) }
  }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.cellSources[identifier] = cellClass.map { .type($0) }
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.edgeSources[identifier] = nib.map { .nib($0) }
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.edgeSources[identifier] = aClass.map { .type($0) }
  }

  // MARK: Focus, menus, drag and drop

  /// Whether the focus of a keyboard that comes back to the table goes to the row that had it last.
  open var remembersLastFocusedIndexPath = false
  /// Whether a row that gets the focus is selected; the delegate may decide for each row.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus of a keyboard; the delegate may decide for each row. Default false.
  open var allowsFocus = false
  /// The same while the table is edited. Default false.
  open var allowsFocusDuringEditing = false

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    itemForArrivingFocus().map { [$0] } ?? super.preferredFocusEnvironments
  }
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { focusMayMove(context) }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { focusDidMove(context, coordinator) }
  /// Gives the items of rows that are dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Takes what is dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether rows can be dragged. Default true (facts/dragging.md#enabled).
  open var dragInteractionEnabled = true { didSet { dragDelegatesDidChange() } }
  /// Whether a drag that stays over a row selects it. Default false.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { springLoadRows() } } }
  /// Whether a drag that began in the table is under way.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a drag is over the table.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
  /// The interaction that shows the menus of rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  // MARK: Placeholders

  // Index paths are those of the data source everywhere; placeholders of drops count in the presentation only.

  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }
  open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }
  open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map { dragging?.presentationPath($0) ?? $0 }
  }
  open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    guard let presentationIndexPath, let dragging else { return presentationIndexPath }
    return dragging.dataPath(presentationIndexPath)
  }
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }

  // MARK: Layout and touches

  open override func layoutSubviews() {
    // A scroll closes the row that is open.
    if isDragging, swipe?.isOpen == true { closeSwipe(animated: true) }
    placeContent()
    super.layoutSubviews()
  }

  // Touches of cells end here: what contains the table does not get them.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch beside an open row closes it, and does nothing else.
    if let swipe, !swipe.isClosing {
      touchClosesSwipe = true
      let isInside = touches.contains { swipe.cell.bounds.contains($0.location(in: swipe.cell)) }
      if !isInside { closeSwipe(animated: true) }
      return
    }
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, highlighted != nil else { return }
    if touch.hasLeftItsPlace || touchRow(touch) != highlighted { unhighlight() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchClosesSwipe {
      touchClosesSwipe = false
      return closeSwipe(animated: true)
    }
    if let touch = touches.first { endTouch(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchClosesSwipe = false
    unhighlight()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    state.needsPlacement = true
    setNeedsLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if state.scrollTarget != nil { state.needsPlacement = true }
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, state.needsData { setNeedsLayout() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else {
      return
    }
    heightsDidChange()
  }

  override func contentDidSettle() {
    super.contentDidSettle()
    noteScrollTarget()
  }

  override var describedContent: String {
    super.describedContent
      + "; dataSource: \(dataSource.map { "<\(ClassNames.shown(of: $0)): \(address(of: $0))>" } ?? "(null)")"
  }
}
