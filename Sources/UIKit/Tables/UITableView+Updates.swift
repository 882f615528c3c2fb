import CoreGraphics
import Foundation
import QuartzCore

/// Insertions, deletions, reloads and moves of rows and sections.
extension UITableView {
  var isUpdating: Bool { updates != nil }

  func beginUpdating() {
    if updates == nil { updates = TableUpdates() }
    updates?.depth += 1
  }

  func endUpdating() {
    guard updates != nil else { return }
    updates?.depth -= 1
    guard updates?.depth == 0 else { return }
    commitUpdates()
  }

  /// Records a change, and commits it at once outside of a group. The log's lines are made when there is something
  /// to report.
  func update(_ log: @autoclosure @escaping () -> [String], _ change: (inout TableUpdates) -> Void) {
    // Changes of the app's data before the first update are part of the old data (facts/tables.md#updates).
    beginUpdating()
    if var current = updates {
      // A second reference would make each change of a long group copy those before it.
      updates = nil
      change(&current)
      current.log.append(log)
      updates = current
    }
    endUpdating()
  }

  /// Leaves index paths out that are not those of rows, which is an error.
  func rowPaths(_ paths: [IndexPath]) -> [IndexPath] {
    guard paths.contains(where: { $0.count != 2 }) else { return paths }
    ExceptionReport.raise(
      .internalInconsistencyException,
      "Invalid index path for use with UITableView. Index paths passed to table view must "
        + "contain exactly two indices specifying the section and row. Please use the category on NSIndexPath in "
        + "NSIndexPath+UIKitAdditions.h if possible.")
    return paths.filter { $0.count == 2 }
  }

  static func logRows(_ action: String, _ paths: [IndexPath]) -> [String] {
    paths.map { "\(action) row (\($0.section) - \($0.row))" }
  }
  static func logSections(_ action: String, _ sections: IndexSet) -> [String] {
    sections.map { "\(action) section (\($0))" }
  }

  // MARK: Committing

  private func commitUpdates() {
    guard let updates else { return }
    if let swipe, updates.deletedRows[swipe.path] != nil { leaveSwipe() } else { closeSwipe(animated: true) }
    unhighlight()
    loadIfNeeded()
    let old = column.counts
    let new = readCounts()
    let mapping = TableMapping(updates, old: old, new: new)
    if let conflict = updates.conflict(old: old, new: new)
      ?? updates.countConflict(old: old, new: new, mapping, table: tableDescription)
    {
      ExceptionReport.raise(.internalInconsistencyException, "\(conflict)")
      self.updates = nil
      reloadAll()
      return finish(updates.completions, isAnimated: false)
    }
    state.nestedCommits = state.isPlacing ? state.nestedCommits + 1 : 0
    guard state.nestedCommits < UITableView.mostNestedCommits else {
      Console.writeOnce(
        "[TableView] \(tableDescription) changes its rows whenever it shows one; it is reloaded instead of updated."
      )
      self.updates = nil
      reloadAll()
      return finish(updates.completions, isAnimated: false)
    }
    let before = TableSnapshot(self)
    dragging?.dataWillChange(mapping.newPath, mapping.newSection, from: old, to: new)
    rekey(updates, mapping, new)
    self.updates = nil
    animate(updates, mapping, before)
  }

  /// The largest number of nested updates, because an app that inserts rows whenever the table shows one would
  /// never end.
  private static let mostNestedCommits = 20

  /// Replaces the counts and heights by those of the new data, and moves the state of rows to their new index
  /// paths.
  private func rekey(_ updates: TableUpdates, _ mapping: TableMapping, _ new: [Int]) {
    let estimates = TableEstimates(
      row: { path in self.estimate(ofNew: path) },
      section: { section in
        [self.edgeEstimate(section, of: new.count, isHeader: true)] + self.rowHeights(section, new[section])
          + [self.edgeEstimate(section, of: new.count, isHeader: false)]
      })
    state.revision += 1
    state.scrollTarget = nil
    // The update reads the data again itself, and its rows keep the heights that it measures.
    state.needsSecondReading = false
    column.apply(updates, mapping, new: new, estimate: estimates)
    if !updates.hasNoSections { settleFirstAndLast() }
    if !estimatesRows {
      readHeightsAgain(new)
    } else if column.height == 0, column.rowCount > 0 {
      // All rows have the height 0, so no row would become visible and be measured.
      column.rope.removeAll()
      column.rope.append(contentsOf: heights(of: new))
    }
    let reloaded = Set(updates.reloadedRows.keys)
    state.lastFocused = state.lastFocused.flatMap { mapping.newPath($0) }
    selection = Set(selection.compactMap { reloaded.contains($0) ? nil : mapping.newPath($0) })
  }

  private func estimate(ofNew path: IndexPath) -> ExtentRope.Run {
    if state.delegateEstimatesRows, let delegate {
      let height = delegate.tableView(self, estimatedHeightForRowAt: path)
      return ExtentRope.Run(count: 1, height: height >= 0 ? usable(height) : defaultEstimate, isMeasured: false)
    }
    return ExtentRope.Run(count: 1, height: defaultEstimate, isMeasured: false)
  }

  /// Reads all heights again, which every update does without estimates.
  private func readHeightsAgain(_ counts: [Int]) {
    for (section, count) in counts.enumerated() where count > 0 {
      let first = column.header(section) + 1
      column.rope.replace(first..<first + count, with: rowHeights(section, count))
    }
  }

  /// Updates the default heights around the first and last section, which depend on the position.
  private func settleFirstAndLast() {
    guard style != .plain else { return }
    let last = column.sectionCount - 1
    for section in 0..<column.sectionCount {
      for isHeader in [true, false] {
        let element = isHeader ? column.header(section) : column.footer(section)
        let height = column.rope[element].height
        let (isFirst, isLast) = (section == 0, section == last)
        if height == untitledHeight(isHeader: isHeader, isFirst: !isFirst, isLast: !isLast) {
          let untitled = untitledHeight(isHeader: isHeader, isFirst: isFirst, isLast: isLast)
          column.rope.set(element, height: untitled, isMeasured: true)
        } else if isHeader, height == titledHeight(isHeader: true, isFirst: !isFirst, text: 0) {
          column.rope.set(
            element, height: titledHeight(isHeader: true, isFirst: isFirst, text: 0), isMeasured: true)
        }
      }
    }
  }

  /// Calls completions as UIKit does: asynchronously, and with false if no window shows the table.
  func finish(_ completions: [(Bool) -> Void], isAnimated: Bool) {
    guard !completions.isEmpty else { return }
    let isFinished = window != nil || !UIView.areAnimationsEnabled
    DispatchQueue.main.async {
      MainActor.assumeIsolated { for completion in completions { completion(isFinished) } }
    }
  }

  // MARK: Cells that are configured again

  /// Requests the cells of rows again; if the data source returns another cell than the visible one, the row is
  /// reloaded with it.
  func reconfigure(_ paths: [IndexPath]) {
    loadIfNeeded()
    for path in paths where column.has(path) {
      guard let cell = shownCell(at: path) else { continue }
      state.reconfigured = cell
      let revision = state.revision
      let new = askCell(at: path)
      state.reconfigured = nil
      // The data source changed its rows meanwhile: the paths are not those of these cells any more.
      guard state.revision == revision else { break }
      if new !== cell, let index = shown.firstIndex(where: { $0.cell === cell }) {
        shown[index] = ShownRow(path: path, cell: new)
        UIView.performWithoutAnimation { prepare(new, at: path) }
        retire(cell, at: path)
      }
      measure(path, column.element(path))
    }
    state.needsPlacement = true
    setNeedsLayout()
  }
}

/// The visible rows and edges before an update, with their frames.
@MainActor struct TableSnapshot {
  let column: TableColumn
  let columnTop: CGFloat
  let offset: CGPoint
  let rows: [ShownRow]
  let edges: [ShownEdge.Key: ShownEdge]
  let frames: [ObjectIdentifier: CGRect]
  /// The corners of cards that the cells had.
  let corners: [ObjectIdentifier: CACornerMask]

  init(_ table: UITableView) {
    column = table.column
    columnTop = table.columnTop
    offset = table.contentOffset
    rows = table.shown
    edges = table.shownEdges
    var frames: [ObjectIdentifier: CGRect] = [:]
    var corners: [ObjectIdentifier: CACornerMask] = [:]
    for row in table.shown {
      frames[ObjectIdentifier(row.cell)] = row.cell.frame
      corners[ObjectIdentifier(row.cell)] = row.cell.surroundings.cardCorners
    }
    for edge in table.shownEdges.values { if let view = edge.view { frames[ObjectIdentifier(view)] = view.frame } }
    if let footer = table.tableFooterView { frames[ObjectIdentifier(footer)] = footer.frame }
    self.frames = frames
    self.corners = corners
  }
}
