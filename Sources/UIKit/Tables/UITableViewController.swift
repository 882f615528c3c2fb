import CoreGraphics
import Foundation

/// A view controller whose view is a table, of which it is the data source and delegate.
///
/// ```swift
/// final class NamesController: UITableViewController {
///   override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
/// }
/// ```
///
/// It reloads the table when it appears for the first time, clears the selection whenever it appears, and switches
/// the table's editing together with its own. In a storyboard it can have static rows.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewcontroller>
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let tableStyle: UITableView.Style
  private var hasLoadedRows = false
  /// The refresh control of the storyboard, until the table is loaded.
  var fileRefreshControl: UIRefreshControl?
  var keyboard: TableKeyboardAvoidance?

  /// Creates a controller with a table of a style as its view.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
    decode(.tableViewController, from: coder)
  }

  /// Creates a controller with a plain table as its view.
  public convenience init() { self.init(style: .plain) }

  override class var nibRow: NibRow { .tableViewController }

  // MARK: The table

  /// The controller's view, or the table in it.
  open var tableView: UITableView! {
    get { viewTable }
    set { view = newValue }
  }

  private var viewTable: UITableView? {
    if let table = view as? UITableView { return table }
    return view?.subviews.lazy.compactMap { $0 as? UITableView }.first
  }

  /// Whether the selection is cleared when the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true

  /// The table's control for refreshing.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  open override func loadView() {
    if !loadViewFromFile() {
      let table = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = table
    }
    guard let table = loadedView as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    if isEditing { table.setEditing(true, animated: false) }
    if let fileRefreshControl { table.refreshControl = fileRefreshControl }
    fileRefreshControl = nil
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = tableView else { return }
    if !hasLoadedRows {
      hasLoadedRows = true
      table.reloadForFirstAppearance()
    }
    if clearsSelectionOnViewWillAppear { clearSelection(animated: animated) }
    if keyboard == nil { keyboard = TableKeyboardAvoidance(table) }
  }

  /// Deselects the rows in the course of the transition; one that is canceled selects them again.
  private func clearSelection(animated: Bool) {
    guard let table = tableView, let paths = table.indexPathsForSelectedRows else { return }
    guard animated, let coordinator = transitionCoordinator else {
      for path in paths { table.deselectRow(at: path, animated: animated) }
      return
    }
    coordinator.animate { _ in
      for path in paths { table.deselectRow(at: path, animated: true) }
    } completion: { context in
      guard context.isCancelled else { return }
      for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyboard?.stop()
    keyboard = nil
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard isViewLoaded, let tableView else { return }
    // While a row is swiped only that row is edited: Done closes it.
    guard editsSwipedRow else { return tableView.setEditing(editing, animated: animated) }
    if !editing { tableView.closeSwipe(animated: animated) }
  }
  /// Whether the controller is editing because a row was swiped open.
  private var editsSwipedRow = false

  // MARK: Rows of the storyboard

  private func staticRows(of table: UITableView) -> [[UITableViewCell]]? {
    table.nibContent?.isStatic == true ? table.staticCells : nil
  }

  private func staticCell(of table: UITableView, at path: IndexPath) -> UITableViewCell? {
    guard let rows = staticRows(of: table), rows.indices.contains(path.section),
      rows[path.section].indices.contains(path.row)
    else { return nil }
    return rows[path.section][path.row]
  }

  private func staticTitle(of table: UITableView, _ section: Int, isHeader: Bool) -> String? {
    guard let content = table.nibContent, content.isStatic, content.sections.indices.contains(section) else {
      return nil
    }
    return isHeader ? content.sections[section].header : content.sections[section].footer
  }

  private func staticHeight(of table: UITableView, at path: IndexPath) -> CGFloat? {
    guard let content = table.nibContent, content.isStatic, content.sections.indices.contains(path.section),
      content.sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    let height = content.sections[path.section].rows[path.row].rowHeight
    return height ?? table.rowHeight
  }

  /// Records that a subclass does not override an optional method, and returns the method's result.
  private func absent<Value>(_ value: Value) -> Value {
    OptionalMethod.isAbsent = true
    return value
  }

  // MARK: Data source and delegate

  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticHeight(of: tableView, at: indexPath) ?? absent(tableView.rowHeight)
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    absent(tableView.sectionHeaderHeight)
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    absent(tableView.sectionFooterHeight)
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    absent(tableView.estimatedRowHeight)
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    absent(tableView.estimatedSectionHeaderHeight)
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    absent(tableView.estimatedSectionFooterHeight)
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    absent(nil)
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    absent(nil)
  }

  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    absent(true)
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    absent(indexPath)
  }

  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    absent(indexPath)
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    absent(true)
  }

  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    absent(tableView.nibContent?.isStatic == true ? .none : .delete)
  }

  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    absent(nil)
  }

  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  {
    absent(nil)
  }

  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    absent(nil)
  }

  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    absent(nil)
  }

  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    absent(true)
  }

  /// Begins editing while a swiped row is open, so that the Edit button shows Done.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    guard !isEditing else { return }
    editsSwipedRow = true
    setEditing(true, animated: true)
  }

  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    guard editsSwipedRow else { return }
    if isEditing { setEditing(false, animated: true) }
    editsSwipedRow = false
  }

  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    absent(proposedDestinationIndexPath)
  }

  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    absent(0)
  }

  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    absent(false)
  }

  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    absent(false)
  }

  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    absent(true)
  }

  open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  {
    absent(true)
  }

  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.isAbsent = true
  }

  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    absent(nil)
  }

  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    absent(false)
  }

  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  {
    absent(false)
  }

  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }

  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    absent(nil)
  }

  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    absent(nil)
  }

  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    absent(nil)
  }

  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticRows(of: tableView).map { $0.indices.contains(section) ? $0[section].count : 0 } ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    staticCell(of: tableView, at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    staticRows(of: tableView)?.count ?? absent(1)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticTitle(of: tableView, section, isHeader: true) ?? absent(nil)
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticTitle(of: tableView, section, isHeader: false) ?? absent(nil)
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    absent(tableView.nibContent?.isStatic != true)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    absent(true)
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    absent(nil)
  }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    absent(0)
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.isAbsent = true
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.isAbsent = true
  }

  // MARK: Scroll view's delegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
