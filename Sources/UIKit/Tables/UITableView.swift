import CoreGraphics
import Foundation

/// A view that shows rows in one column, grouped in sections, and scrolls through them.
///
/// The data source provides the number of rows and a cell for each visible row; cells that left the screen are
/// reused for other rows. The delegate provides heights and headers and is notified of selections.
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
/// The heights of rows are those of the delegate, `rowHeight` or the cells' own constraints. By default the heights
/// of rows that have not been shown are estimated, so that a table of a million rows costs as much as its visible
/// rows. Orders of calls, geometry and texts of exceptions: facts/tables.md.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor open class UITableView: UIScrollView, UIDataSourceTranslating {
  private let storedStyle: UITableView.Style

  var state = TableState()
  /// The counts of sections and rows, and the positions of all elements.
  var column = TableColumn()
  /// The rows with cells on the screen, in their order.
  var shown: [ShownRow] = []
  /// Cells that the delegate has not been notified of.
  var freshCells: Set<ObjectIdentifier> = []
  /// The headers and footers in the bounds.
  var shownEdges: [ShownEdge.Key: ShownEdge] = [:]
  let pool = TablePool()
  var selection: Set<IndexPath> = []
  /// The row under the finger.
  var highlighted: IndexPath?
  var touchedPath: IndexPath?
  /// The distance by which the offset followed the row that stays in place during a layout.
  var anchorShift: CGFloat = 0
  var remeasuresAll = false
  /// The changes of the data that are not committed yet.
  var updates: TableUpdates?
  var reorder: TableReorder?
  private(set) lazy var swiper = RowSwiper(self)
  /// The finger on the open row closes it when it lifts.
  private var touchClosesSwipe = false
  let menus = ListMenus()
  private lazy var menuInteraction = UIContextMenuInteraction(delegate: menus)
  var sectionIndex: SectionIndexView?
  /// The state of drags and drops; nil as long as the table has neither delegate.
  var dragging: TableDragging?
  let picker = ListPicker()
  /// The content from an Interface Builder file.
  package var nibContent: NibListContent?
  /// The cells of a file with static rows.
  var staticCells: [[UITableViewCell]] = []

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table of a style, which can't be changed afterward.
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
    menus.list = self
    addInteraction(menuInteraction)
    picker.install(on: self)
  }

  /// Whether the sections are plain, or groups, or cards. Chosen when the table is made.
  open var style: UITableView.Style { storedStyle }

  // MARK: Data

  /// The object that provides the table's counts and cells. Setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataDidChange() } }
  }

  /// The scroll view's delegate, with the type of a table's; declared with this type in Apple's class.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      dataDidChange()
    }
  }

  /// The object that is notified of rows that are about to show, so that it can load their data.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether cells and data are prefetched. True by default.
  open var isPrefetchingEnabled = true

  /// Reads everything from the data source again. The selection is cleared, the offset stays.
  open func reloadData() { reloadAll() }
  /// Reads the titles of the index from the data source again.
  open func reloadSectionIndexTitles() { reloadIndex() }
  /// The number of sections that the data source gave.
  open var numberOfSections: Int {
    loadIfNeeded()
    return column.sectionCount
  }
  /// Returns the number of rows that the data source returned for a section; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    if column.counts.indices.contains(section) { return column.counts[section] }
    ExceptionReport.raise(
      .internalInconsistencyException,
      "Requested the number of rows for section (\(section)) which is out of bounds."
    )
    return 0
  }

  // MARK: Heights

  /// The height of rows, in points, if the delegate gives none. `automaticDimension`, the default, uses the cells'
  /// constraints.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { heightsDidChange() } } }
  /// The height of headers, in points, if the delegate gives none. `automaticDimension` by default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height of footers, in points, if the delegate gives none. `automaticDimension` by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The height of rows that were not measured yet, in points. `automaticDimension`, the default, has the table
  /// choose; 0 measures all rows at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  /// The height of headers that were not measured yet, in points. `automaticDimension` by default.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height of footers that were not measured yet, in points. `automaticDimension` by default.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The height of the empty rows whose lines fill a plain table without footer view below its last row, in points.
  /// `automaticDimension` makes them as high as the other rows; 0, the default, shows none.
  open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
  /// The elements that are as wide as their content, at the leading edge, instead of as wide as the table. Default
  /// none.
  open var contentHuggingElements: ContentHuggingElements = [] {
    didSet { if contentHuggingElements != oldValue { setNeedsLayout() } }
  }
  /// The distance above each header of a plain table, in points. `automaticDimension` by default.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }
  /// Whether rows are resized when the size of their content changes. `.enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      let (old, new) = (
        oldValue == .enabledIncludingConstraints, selfSizingInvalidation == .enabledIncludingConstraints
      )
      if old != new { UIView.listsThatWatchConstraints += new ? 1 : -1 }
    }
  }

  // MARK: Looks

  /// Whether lines are drawn between rows. `.singleLine` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { surroundingsDidChange() } }
  /// The system's color of separators unless another is set; nil sets it again.
  open var separatorColor: UIColor? {
    get { state.separatorColor ?? .separator }
    set {
      ExplicitValues.note(self, "separatorColor")
      state.separatorColor = newValue
      surroundingsDidChange()
    }
  }
  /// The effect with which separators are drawn. Default nil.
  open var separatorEffect: UIVisualEffect? {
    didSet {
      ExplicitValues.note(self, "separatorEffect")
      surroundingsDidChange()
    }
  }
  /// The space beside the separators; as long as none is set, separators begin at the text of their cells.
  open var separatorInset: UIEdgeInsets {
    get { state.appSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
    set {
      ExplicitValues.note(self, "separatorInset")
      state.appSeparatorInset = newValue
      surroundingsDidChange()
    }
  }
  /// The reference from which `separatorInset` is measured. `.fromCellEdges` by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { surroundingsDidChange() } }
  /// Whether rows stay within a width that is comfortable to read. False by default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      surroundingsDidChange()
      if style == .insetGrouped { heightsDidChange() }
    }
  }
  /// Whether the cells' contents stay clear of the safe area. True by default.
  open var insetsContentViewsToSafeArea = true { didSet { surroundingsDidChange() } }
  /// A view behind all other views, as large as the table; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// A view above the first section, which scrolls with the content. The table sets its width and position; after a
  /// change of its height, set it again.
  open var tableHeaderView: UIView? {
    didSet { replaceEdge(oldValue, tableHeaderView) }
  }
  /// A view below the last section, which scrolls with the content. The table sets its width and position.
  open var tableFooterView: UIView? {
    didSet { replaceEdge(oldValue, tableFooterView) }
  }

  // MARK: Geometry

  /// Returns the rectangle of a section with its header and footer, in the table's space.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard column.counts.indices.contains(section) else { return .zero }
    let span = column.sectionSpan(section)
    return CGRect(x: 0, y: columnTop + span.y, width: bounds.width, height: span.height)
  }
  /// Returns the rectangle of a section's header, in the table's space.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard column.counts.indices.contains(section) else { return .zero }
    return rect(of: column.header(section))
  }
  /// Returns the rectangle of a section's footer, in the table's space.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard column.counts.indices.contains(section) else { return .zero }
    return rect(of: column.footer(section))
  }
  /// Returns the rectangle of a row, in the table's space; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return column.has(indexPath) ? rect(of: column.element(indexPath)) : .zero
  }
  /// Returns the row at a point of the table's space; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return path(at: point)
  }
  /// Returns the row that a cell shows; nil for a cell that is not seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.cell === cell }?.path
  }
  /// Returns the rows that meet a rectangle of the table's space.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return paths(in: rect)
  }
  /// Returns the cell of a row; nil for a row that is not visible. After `reloadData()` this requests the visible
  /// cells from the data source if no layout did yet, also for a table that is in no window.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    placeReloadedRows()
    return shownCell(at: indexPath)
  }
  /// The cells on the screen, in the order of their rows.
  open var visibleCells: [UITableViewCell] {
    placeIfPossible()
    // A row that is edited or moved may be outside of its position in the list.
    return shown.lazy.map(\.cell).filter { !self.isHeld($0) || $0.frame.intersects(self.bounds) }
  }
  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    return pathsInBounds
  }
  /// Returns the view of a section's header; nil if it is not seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[.init(section: section, isHeader: true)]?.view as? UITableViewHeaderFooterView
  }
  /// Returns the view of a section's footer; nil if it is not seen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[.init(section: section, isHeader: false)]?.view as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is at a position of the visible area.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  /// Scrolls until the selected row that is nearest is at a position of the visible area.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToSelection(scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Commits the changes that the closure makes as one. The completion's argument is false if nothing was animated
  /// because no window shows the table.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdating()
    updates?()
    if let completion { self.updates?.completions.append(completion) }
    endUpdating()
  }
  /// Begins changes that `endUpdates()` shows together. Calls may be nested.
  open func beginUpdates() { beginUpdating() }
  /// Ends a group of changes that `beginUpdates()` began, reads the data source's new counts, and animates to them.
  /// Counts that do not match the changes are reported on the console in Apple's words.
  open func endUpdates() { endUpdating() }
  /// Whether there are uncommitted changes, or a placeholder of a drop waits for its row. Reloading removes it.
  open var hasUncommittedUpdates: Bool {
    updates.map { !$0.isEmpty } ?? false || dragging?.placeholders.isEmpty == false
  }

  /// Inserts sections, whose indices are those afterward.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(UITableView.logSections("Insert", sections)) {
      for section in sections { $0.insertedSections[section] = animation }
    }
  }
  /// Deletes sections, whose indices are those before.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(UITableView.logSections("Delete", sections)) {
      for section in sections { $0.deletedSections[section] = animation }
    }
  }
  /// Moves a section from its index before to its index afterward.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(["Move section (\(section)) to (\(newSection))"]) {
      $0.movedSections.append(.init(from: section, to: newSection))
    }
  }
  /// Reloads sections and exchanges their rows with an animation.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(UITableView.logSections("Reload", sections)) {
      for section in sections { $0.reloadedSections[section] = animation }
    }
  }
  /// Inserts rows, whose index paths are those afterward.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    let indexPaths = rowPaths(indexPaths)
    update(UITableView.logRows("Insert", indexPaths)) {
      for path in indexPaths { $0.insertedRows[path] = animation }
    }
  }
  /// Deletes rows, whose index paths are those before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    let indexPaths = rowPaths(indexPaths)
    update(UITableView.logRows("Delete", indexPaths)) {
      for path in indexPaths { $0.deletedRows[path] = animation }
    }
  }
  /// Moves a row from its index path before to that afterward.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard rowPaths([indexPath, newIndexPath]).count == 2 else { return }
    update([
      "Move row (\(indexPath.section) - \(indexPath.row)) to (\(newIndexPath.section) - \(newIndexPath.row))"
    ]) { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// Reloads the cells of rows and exchanges them with an animation.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    let indexPaths = rowPaths(indexPaths)
    update(UITableView.logRows("Reload", indexPaths)) {
      for path in indexPaths { $0.reloadedRows[path] = animation }
    }
  }
  /// Requests the cells of rows from the data source again, which must return the visible ones.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Selection

  /// Whether the user can select rows. True by default.
  open var allowsSelection = true
  /// Whether the user can select rows while the table is edited. False by default.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows. False by default.
  open var allowsMultipleSelection = false
  /// Whether the user can select several rows while the table is edited. False by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected row, the first one of several; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The selected rows; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selectedPaths }
  /// Selects a row, and scrolls to it unless the position is `.none`. Nil deselects all. The delegate is not
  /// called.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    selectByCode(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects a row. The delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false, animated: animated)
  }

  // MARK: Editing

  /// Whether the rows show controls for deleting, inserting and moving, or a row is swiped open
  /// (facts/tables.md#swipe-actions/editing). Setting it changes that without animation.
  open var isEditing: Bool {
    get { editing || swipe.map { !$0.isClosing } ?? false }
    set { setEditing(newValue, animated: false) }
  }
  var editing = false
  /// Shows or hides the rows' controls for deleting, inserting and moving.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Section index

  /// The index shows only from this number of rows on.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { if !state.needsData { reloadIndex() } } }
  /// The color of the index's titles. Nil, the default, is the tint color.
  open var sectionIndexColor: UIColor? { didSet { indexColorDidChange("sectionIndexColor") } }
  /// The color behind the index. Nil, the default, leaves it clear.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexColorDidChange("sectionIndexBackgroundColor") } }
  /// The color behind the index while a finger is on it. Nil, the default, leaves it clear.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { indexColorDidChange("sectionIndexTrackingBackgroundColor") }
  }

  // MARK: Reuse

  /// Returns a reusable cell, or a new one of the registered class or nib; nil if nothing was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  /// Returns a reusable cell, or a new one of the registered class or nib, for a row. An identifier without a
  /// registration is reported on the console.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }
  /// Returns a reusable header or footer, or a new one of the registered class or nib; nil if nothing was
  /// registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueEdge(identifier)
  }
  /// Registers a nib for the cells of an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.cellSources[identifier] = nib.map { .nib($0) }
  }
  /// Registers a class for the cells of an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.cellSources[identifier] = cellClass.map { .type($0) }
  }
  /// Registers a nib for headers and footers of an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.edgeSources[identifier] = nib.map { .nib($0) }
  }
  /// Registers a class for headers and footers of an identifier; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.edgeSources[identifier] = aClass.map { .type($0) }
  }

  // MARK: Focus, menus, drag and drop

  /// Whether the keyboard's focus returns to the row that had it last when it moves into the table again.
  open var remembersLastFocusedIndexPath = false
  /// Whether a row that gets the focus is selected; the delegate may decide for each row.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus of a keyboard; the delegate may decide for each row. Default false.
  open var allowsFocus = false
  /// Whether rows can have the focus of a keyboard while the table is edited. Default false.
  open var allowsFocusDuringEditing = false

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    itemForArrivingFocus().map { [$0] } ?? super.preferredFocusEnvironments
  }
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { focusMayMove(context) }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { focusDidMove(context, coordinator) }
  /// The object that provides the items of dragged rows.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// The object that accepts drops on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether rows can be dragged. Default true (facts/dragging.md#enabled).
  open var dragInteractionEnabled = true { didSet { dragDelegatesDidChange() } }
  /// Whether a drag that stays over a row selects it. Default false.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { springLoadRows() } } }
  /// Whether a drag that began in the table is in progress.
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

  // Touches of cells do not continue to the table's superviews.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch beside an open row only closes it.
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

  override func contentDidFollowItsEnds(from old: CGPoint) {
    super.contentDidFollowItsEnds(from: old)
    if state.scrollTarget?.offset == old { state.scrollTarget?.offset = contentOffset }
  }

  override var describedContent: String {
    super.describedContent
      + "; dataSource: \(dataSource.map { "<\(ClassNames.shown(of: $0)): \(address(of: $0))>" } ?? "(null)")"
  }
}
