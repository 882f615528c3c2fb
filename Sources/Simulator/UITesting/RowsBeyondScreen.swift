import UIKit

/// The table rows that are not on the screen. UI tests can see them as on iOS, which also requests their cells from
/// the data source.
///
/// The cells have the frames of their rows but no superview. They exist until the next tree is captured.
@MainActor final class RowsBeyondScreen {
  private struct Row {
    weak var table: UITableView?
    let path: IndexPath
    let cell: UITableViewCell
  }

  /// The maximum number of rows in a table whose off-screen rows are included. For longer tables only the visible
  /// rows are.
  private static let mostRows = 300
  private static var didLogLongTables = false

  private var rows: [ObjectIdentifier: Row] = [:]

  func removeAll() { rows = [:] }

  func contains(_ view: UIView) -> Bool { rows[ObjectIdentifier(view)] != nil }

  /// Returns the elements of a table from top to bottom.
  func children(of table: UITableView) -> [Any] {
    let shown = table.automationElements
    // If the app lists the elements of the table, or the table is itself an element, off-screen rows are not added.
    guard table.accessibilityElements == nil, !table.isAccessibilityElement, table.window != nil,
      let dataSource = table.dataSource
    else { return shown }
    let sections = 0..<table.numberOfSections
    let counts = sections.map { table.numberOfRows(inSection: $0) }
    guard counts.reduce(0, +) <= Self.mostRows else {
      if !Self.didLogLongTables {
        Self.didLogLongTables = true
        HostLog.note("a table has more than \(Self.mostRows) rows; UI tests see those on the screen only")
      }
      return shown
    }
    var cells: [UIView] = []
    for section in sections {
      for row in 0..<counts[section] {
        let path = IndexPath(row: row, section: section)
        guard table.cellForRow(at: path) == nil else { continue }
        let cell = dataSource.tableView(table, cellForRowAt: path)
        guard cell.superview == nil || cell.superview === table, !contains(cell) else { continue }
        cell.isHidden = false
        if cell.superview != nil { cell.removeFromSuperview() }
        cell.frame = table.rectForRow(at: path)
        cell.layoutIfNeeded()
        rows[ObjectIdentifier(cell)] = Row(table: table, path: path, cell: cell)
        cells.append(cell)
      }
    }
    guard !cells.isEmpty else { return shown }
    let all = shown.compactMap { $0 as? UIView } + cells
    return all.enumerated().sorted {
      let (first, second) = ($0.element.frame.minY, $1.element.frame.minY)
      return first == second ? $0.offset < $1.offset : first < second
    }.map(\.element)
  }

  /// Scrolls to the off-screen row that contains the view. Returns false if it is in no such row.
  func reveal(_ view: UIView) -> Bool {
    for outer in sequence(first: view, next: { $0.superview }) {
      guard let row = rows[ObjectIdentifier(outer)], let table = row.table else { continue }
      table.scrollToRow(at: row.path, at: .middle, animated: false)
      return true
    }
    return false
  }
}
