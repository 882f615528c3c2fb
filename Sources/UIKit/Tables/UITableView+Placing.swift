import CoreGraphics
import Foundation

/// The layout of the visible rows and their cells.
extension UITableView {
  /// The top of the first section, below the table's header view.
  var columnTop: CGFloat { tableHeaderView.map { $0.frame.height } ?? 0 }

  /// The stretch of the column that shows.
  private var shownStretch: (low: CGFloat, high: CGFloat) {
    // A drop moves rows aside by so much at most.
    let reach = dragging?.reach ?? 0
    // Sums of heights are rounded: a row that begins at the lower edge must not depend on the order of the sum.
    let rounding: CGFloat = 0.0001
    let low = bounds.minY - columnTop - reach
    // A table without a height shows the row at its edge, as `indexPathsForRows(in:)` returns it for an empty
    // rectangle.
    guard bounds.height > 0 else { return (low, low + rounding) }
    return (low, bounds.maxY - columnTop + reach - rounding)
  }

  /// Updates the cells, headers and footers for the bounds. If the same rows stay visible, only headers move.
  func placeContent() {
    guard !state.isPlacing, !isUpdating else { return }
    warnIfOffWindow()
    state.isPlacing = true
    state.nestedCommits = 0
    defer { state.isPlacing = false }
    if state.needsData {
      readData()
      reloadIndex()
      state.needsPlacement = true
    } else if state.needsSecondReading {
      readData()
      // An update since the reload has placed rows already. Their heights are estimates again.
      if !shown.isEmpty {
        remeasuresAll = true
        state.needsPlacement = true
      }
    }
    state.needsSecondReading = false
    if state.laidOutWidth != bounds.width { widthDidChange() }
    guard state.needsPlacement || !showsSameRows else { return pinEdges() }
    placeRows()
  }

  /// The elements of the column in the bounds.
  var shownElements: Range<Int> {
    let (low, high) = shownStretch
    return column.elements(from: low, to: high)
  }

  private var showsSameRows: Bool {
    guard let top = state.topEdge, let bottom = state.bottomEdge else { return false }
    let (low, high) = shownStretch
    return top.contains(low) && bottom.contains(high)
  }

  private func widthDidChange() {
    let isFirst = state.laidOutWidth < 0
    state.laidOutWidth = bounds.width
    state.needsPlacement = true
    guard !isFirst else { return }
    column.rope.forgetMeasurements()
    remeasuresAll = true
    // Rows are measured with the margins of the new width.
    surroundingsDidChange()
  }

  private func warnIfOffWindow() {
    guard window == nil, dataSource != nil, Console.isNew("UITableViewAlertForLayoutOutsideViewHierarchy") else {
      return
    }
    Console.write(
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being "
        + "in the view hierarchy (the table view or one of its superviews has not been added to a window). This may cause "
        + "bugs by forcing views inside the table view to load and perform layout without accurate information (e.g. table "
        + "view bounds, trait collection, layout margins, safe area insets, etc), and will also cause unnecessary "
        + "performance overhead due to extra layout passes. Make a symbolic breakpoint at "
        + "UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what caused this to occur, "
        + "so you can avoid this action altogether if possible, or defer it until the table view has been added to a "
        + "window. Table view: \(tableDescription)")
  }

  // MARK: Rows

  private func placeRows() {
    state.needsPlacement = false
    anchorShift = 0
    let anchor = anchorRow()
    var isSettled = false
    var passes = TablePasses()
    while passes.begin(state) {
      // An app that reloads in each request for a cell would cause an endless loop.
      state.holdsReloads = passes.areMany
      fillAroundScrollTarget()
      let rowsAreStable = fillRows()
      let edgesAreStable = fillEdges(in: shownElements)
      if scrollAnimation != nil {
        let hasFollowed = follow(anchor)
        turnScrollAnimation()
        if hasFollowed { continue }
      } else if state.scrollTarget == nil ? follow(anchor) : settleScrollTarget() {
        continue
      }
      // Content that is shorter now moves the offset, and other rows show.
      let offset = contentOffset
      updateContentSize()
      if contentOffset != offset { continue }
      if rowsAreStable, edgesAreStable {
        isSettled = true
        break
      }
    }
    // Rows that the last pass made visible get their cells, too.
    if !isSettled { _ = fillRows() }
    releaseReloads()
    remeasuresAll = false
    retireHiddenRows()
    retireHiddenEdges()
    setFrames()
    updateContentSize()
    pinEdges()
    noteEdges()
    keepFocusOnItsRow()
    prefetchIfNeeded()
  }

  /// Performs a reload that was deferred if the data changed; the cells have been requested already.
  private func releaseReloads() {
    state.holdsReloads = false
    guard state.hasHeldReload else { return }
    state.hasHeldReload = false
    guard readCounts() != column.counts else { return }
    // The cells stay: without them the table would be blank until the next layout.
    readData()
    for row in shown where !column.has(row.path) { retire(row.cell, at: row.path) }
    shown.removeAll { !column.has($0.path) }
    state.needsPlacement = true
    setNeedsLayout()
  }

  /// Returns the first row that stays visible: it keeps its position when rows above it get other heights.
  private func anchorRow() -> TableAnchor? {
    // Content at its start remains at its start, also when the first header grows (facts/tables.md#queries/start).
    guard contentOffset.y > 0 - adjustedContentInset.top else { return nil }
    let (low, high) = shownStretch
    for row in shown where column.has(row.path) {
      let (y, height) = column.span(column.element(row.path))
      if y + height > low, y < high { return TableAnchor(path: row.path, y: y) }
    }
    return nil
  }

  /// Keeps the anchor at its position on the screen.
  private func follow(_ anchor: TableAnchor?) -> Bool {
    guard let anchor, column.has(anchor.path) else { return false }
    let change = column.rope.position(of: column.element(anchor.path)) - anchor.y
    guard abs(change - anchorShift) > 0.001 else { return false }
    let way = change - anchorShift
    anchorShift = change
    updateContentSize()
    contentOffset.y += way
    return true
  }

  /// Creates and measures the cells of all rows in the bounds. Returns whether no height changed.
  private func fillRows() -> Bool {
    var isStable = true
    let (low, high) = shownStretch
    let range = column.elements(from: low, to: high)
    guard !range.isEmpty else { return true }
    var element = range.lowerBound
    let revision = state.revision
    var rowsTooLow = 0
    // A header whose height is unknown lies at the start of its first row, and is not in the range.
    var unknown = element > 0 && column.rope[element - 1].height == 0 ? unknownHeaderHeight(element - 1) : 0
    // Sums of heights are rounded: the comparison with the end is the same as for the rows that are removed.
    while element < column.rope.count, column.rope.position(of: element) + unknown < high {
      unknown += unknownHeaderHeight(element)
      if rowsTooLow < UITableView.mostRowsTooLow {
        if fillRow(element) { isStable = false }
        if column.rope.count > element, isTooLow(column.rope[element].height) { rowsTooLow += 1 }
      } else if needsNoCell(element, &isStable) {
        // The row is as invisible as the rows before it.
      } else if fillRow(element) {
        isStable = false
      }
      // The app changed its rows while it made or showed the cell: the next pass begins with the new rows.
      guard state.revision == revision else { return false }
      element += 1
    }
    return isStable
  }

  /// The number of rows in the bounds that get cells although they are lower than a pixel. UIKit makes a cell for
  /// each row between the first and the last one in the bounds; a table whose rows are all hidden by such heights
  /// would make all its cells.
  private static let mostRowsTooLow = 200

  private func isTooLow(_ height: CGFloat) -> Bool { height * displayScale < 1 }

  /// Returns whether an element is a row that is lower than a pixel according to the delegate, and has no cell. The
  /// row's height is noted; `isStable` becomes false if it was another one.
  private func needsNoCell(_ element: Int, _ isStable: inout Bool) -> Bool {
    guard let path = column.row(of: element), !shownIndex(of: path).isThere else { return false }
    let known = column.rope[element]
    if known.isMeasured, !remeasuresAll { return isTooLow(known.height) }
    let revision = state.revision
    guard let height = givenHeight(at: path), isTooLow(height), state.revision == revision else { return false }
    if known.height != height { isStable = false }
    column.rope.set(element, height: height, isMeasured: true)
    return true
  }

  /// Creates and measures the cell of an element that is a row. Returns whether the height changed.
  @discardableResult
  private func fillRow(_ element: Int) -> Bool {
    guard let path = column.row(of: element) else { return false }
    let isNew = showCell(at: path)
    guard isNew || remeasuresAll || state.resized.remove(path) != nil else { return false }
    return measure(path, element)
  }

  /// Creates and measures the cells of the rows that are visible when the row to which code scrolled is at its
  /// position, from that row outwards. The rows that the estimates lead past are not measured.
  private func fillAroundScrollTarget() {
    guard scrollAnimation == nil, let target = state.scrollTarget, contentOffset == target.offset, !isTracking,
      target.path.row == NSNotFound ? column.counts.indices.contains(target.path.section) : column.has(target.path)
    else { return }
    let revision = state.revision
    let start = target.path.row == NSNotFound ? column.header(target.path.section) : column.element(target.path)
    var (first, last) = (start, start)
    fillRow(start)
    while state.revision == revision, state.scrollTarget?.number == target.number, let offset = offset(of: target) {
      let (low, high) = (offset.y - columnTop, offset.y - columnTop + bounds.height - 0.0001)
      if last + 1 < column.rope.count, column.rope.position(of: last + 1) < high {
        last += 1
        fillRow(last)
      } else if first > 0, column.rope.position(of: first) > low {
        first -= 1
        fillRow(first)
      } else {
        updateContentSize()
        contentOffset = offset
        state.scrollTarget?.offset = contentOffset
        return
      }
    }
  }

  /// Measures a row that has its cell. Returns whether the height changed.
  @discardableResult
  func measure(_ path: IndexPath, _ element: Int) -> Bool {
    guard let cell = shownCell(at: path), column.has(path), column.element(path) == element else { return false }
    let given = givenHeight(at: path)
    let height = given ?? fittingHeight(of: cell)
    if (given != nil) != cell.surroundings.hasFixedHeight { cell.surroundings.hasFixedHeight = given != nil }
    let revision = state.revision
    if freshCells.contains(ObjectIdentifier(cell)) { display(cell, at: path, height: height) }
    guard state.revision == revision else { return true }
    let old = column.rope[element]
    guard old.height != height || !old.isMeasured else { return false }
    column.rope.set(element, height: height, isMeasured: true)
    return old.height != height
  }

  /// Notifies the delegate of a cell that is about to show.
  private func display(_ cell: UITableViewCell, at path: IndexPath, height: CGFloat) {
    freshCells.remove(ObjectIdentifier(cell))
    UIView.performWithoutAnimation {
      let span = cellSpan
      let y = columnTop + column.rope.position(of: column.element(path))
      cell.frame = CGRect(x: span.x, y: y, width: span.width, height: height)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(path))
    OptionalMethod.isAbsent = false
  }

  /// Returns the index among the shown rows that the row has, or would have if it were inserted.
  func shownIndex(of path: IndexPath) -> (index: Int, isThere: Bool) {
    var (low, high) = (0, shown.count)
    while low < high {
      let middle = (low + high) / 2
      if shown[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return (low, low < shown.count && shown[low].path == path)
  }

  func shownCell(at path: IndexPath) -> UITableViewCell? {
    let (index, isThere) = shownIndex(of: path)
    return isThere ? shown[index].cell : nil
  }

  /// Gets the cell of a row from the data source, unless it shows already. Returns whether it is new.
  private func showCell(at path: IndexPath) -> Bool {
    guard !shownIndex(of: path).isThere else { return false }
    let revision = state.revision
    let cell = askCell(at: path)
    guard state.revision == revision else {
      // The rows may have changed, and the cell may not be used any more.
      if !shown.contains(where: { $0.cell === cell }) { putAway(cell) }
      return false
    }
    // A data source that returns a cell of another row removes it from that row.
    if let other = shown.firstIndex(where: { $0.cell === cell }) { shown.remove(at: other) }
    shown.insert(ShownRow(path: path, cell: cell), at: shownIndex(of: path).index)
    state.shownCount += 1
    freshCells.insert(ObjectIdentifier(cell))
    UIView.performWithoutAnimation { prepare(cell, at: path) }
    return true
  }

  /// Returns the data source's cell of a row.
  func askCell(at path: IndexPath) -> UITableViewCell {
    let outerPath = state.makingPath
    state.makingPath = dataPath(path)
    defer { state.makingPath = outerPath }
    let cell = dataSource?.tableView(self, cellForRowAt: dataPath(path))
    guard let cell else {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "UITableView (\(tableDescription)) failed to obtain a cell from its dataSource "
          + "(\(dataSource.map { "\($0)" } ?? "(null)"))")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return cell
  }

  /// Adds a cell to the table, in the state of its row.
  func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    pool.forget(cell)
    cell.table = self
    cell.isHidden = dragging?.collapsed == path
    if cell.superview !== self { insertSubview(cell, at: firstCellPosition) }
    // Apps override these methods to set the look of a state: each cell is notified of its state, including the
    // normal one.
    surroundForEditing(cell, at: dataPath(path), animated: false)
    cell.setHighlighted(false, animated: false)
    cell.setSelected(selection.contains(path), animated: false)
    surround(cell, at: path)
  }

  /// Cells are above the background and the refresh control, below headers and views that the app added.
  private var firstCellPosition: Int {
    var position = 0
    let views = subviews
    while position < views.count, views[position] === backgroundView || views[position] is UIRefreshControl {
      position += 1
    }
    return position
  }

  /// Lays out the rows and headers in the bounds once. Returns whether no height changed.
  func settleRows() -> Bool {
    let rowsAreStable = fillRows()
    return fillEdges(in: shownElements) && rowsAreStable
  }

  /// Leaves cells below those that stay.
  func sendBehindRows(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: min(firstCellPosition, subviews.count - 1)) }
  }

  /// Returns rows that left the bounds to the pool, the last first.
  private func retireHiddenRows() {
    for row in takeHiddenRows().reversed() { retire(row.cell, at: row.path) }
  }

  /// Removes the rows that are no longer in the bounds.
  func takeHiddenRows() -> [ShownRow] {
    let range = shownElements
    var kept: [ShownRow] = []
    var leaving: [ShownRow] = []
    for row in shown {
      let exists = column.has(row.path)
      if exists, range.contains(column.element(row.path)) || isHeld(row.cell) {
        kept.append(row)
      } else {
        leaving.append(row)
      }
    }
    if !leaving.isEmpty { shown = kept }
    return leaving
  }

  /// Returns whether the cell stays with its row outside of the bounds: the user types in it or moves it, or it has
  /// the keyboard's focus.
  func isHeld(_ cell: UITableViewCell) -> Bool {
    if cell === reorder?.cell { return true }
    if let view = UIView.focusedItem as? UIView, view.isDescendant(of: cell) { return true }
    guard let view = window?.firstResponder as? UIView, view !== self else { return false }
    return view.isDescendant(of: cell)
  }

  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    endDisplay(cell, at: path)
    putAway(cell)
  }

  /// Notifies the delegate that a cell is no longer visible.
  func endDisplay(_ cell: UITableViewCell, at path: IndexPath) {
    if cell === swipe?.cell { closeSwipe(animated: false) }
    freshCells.remove(ObjectIdentifier(cell))
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    OptionalMethod.isAbsent = false
  }

  func putAway(_ cell: UITableViewCell) {
    UIView.performWithoutAnimation { cell.isHidden = true }
    pool.keep(cell)
  }

  // MARK: Frames

  func setFrames() {
    let (span, top) = (cellSpan, columnTop)
    for row in shown {
      let (y, height) = column.span(column.element(row.path))
      let frame = CGRect(
        x: span.x, y: top + y + dropShift(of: row.path), width: span.width, height: height)
      if row.cell === swipe?.cell {
        swipe?.place(in: frame)
      } else if row.cell.frame != frame, row.cell !== reorder?.cell {
        row.cell.frame = frame
      }
      surround(row.cell, at: row.path)
    }
  }

  func updateContentSize() {
    let bottom = columnTop + column.height + (dragging?.extent ?? 0)
    var height = bottom
    if let header = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = tableFooterView {
      let frame = CGRect(x: 0, y: bottom, width: bounds.width, height: footer.frame.height)
      if footer.frame != frame { footer.frame = frame }
      height += footer.frame.height
    }
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// Returns whether all rows of a range have their cells, but for those that are too low to be seen. Heights that
  /// never settle may leave a row without one, which gets it in the next layout.
  private func haveCells(_ range: Range<Int>) -> Bool {
    range.allSatisfy { element in
      guard let path = column.row(of: element) else { return true }
      return shownIndex(of: path).isThere || isTooLow(column.rope[element].height)
    }
  }

  /// Stores how far the bounds can move before other rows show.
  func noteEdges() {
    let (low, high) = shownStretch
    state.topEdge = nil
    state.bottomEdge = nil
    let range = column.elements(from: low, to: high)
    guard !range.isEmpty, low.isFinite, high.isFinite, column.height.isFinite, haveCells(range) else { return }
    let (top, bottom) = (column.span(range.lowerBound), column.span(range.upperBound - 1))
    let previous = range.lowerBound > 0 ? column.span(range.lowerBound - 1) : (y: 0, height: 0)
    let first = top.y <= 0 ? -CGFloat.infinity : max(top.y, previous.y + previous.height)
    state.topEdge = first...max(first, low, (top.y + top.height).nextDown)
    let last = min(high, bottom.y.nextUp)
    let isEnd = bottom.y + bottom.height >= column.height
    // The sum of heights is rounded, so the start of the next row determines the edge.
    state.bottomEdge = last...(isEnd ? .infinity : max(last, column.rope.position(of: range.upperBound)))
  }
}

/// A row that keeps its position on the screen, with that position.
struct TableAnchor {
  let path: IndexPath
  let y: CGFloat
}
