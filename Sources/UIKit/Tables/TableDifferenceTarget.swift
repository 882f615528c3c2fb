import Foundation

/// A table as its diffable data source changes it.
@MainActor final class TableDifferenceTarget: DiffableTarget {
  private weak var table: UITableView?
  var animation = UITableView.RowAnimation.automatic

  init(_ table: UITableView) { self.table = table }

  var isShown: Bool { table?.window != nil }

  /// Returns whether the table can apply the difference: rows cannot be moved out of a section that is deleted or
  /// into one that is inserted, and at most one section is moved (facts/diffable.md#applying/table-reload).
  func canTake(_ difference: ListDifference) -> Bool {
    !difference.movesBeyondSections && difference.movedSections.count <= 1
  }

  func reloadData() { table?.reloadData() }

  func performBatch(animated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void) {
    guard let table else { return MainTurn.afterThisTurn(completion) }
    if animated { return table.performBatchUpdates(updates) { _ in completion() } }
    UIView.performWithoutAnimation { table.performBatchUpdates(updates) { _ in completion() } }
  }

  func take(_ difference: ListDifference, animated: Bool) {
    guard let table else { return }
    let animation = animated ? animation : .none
    if !difference.deletedSections.isEmpty {
      table.deleteSections(IndexSet(difference.deletedSections), with: animation)
    }
    if !difference.insertedSections.isEmpty {
      table.insertSections(IndexSet(difference.insertedSections), with: animation)
    }
    for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
    if !difference.deletedItems.isEmpty { table.deleteRows(at: difference.deletedItems, with: animation) }
    if !difference.insertedItems.isEmpty { table.insertRows(at: difference.insertedItems, with: animation) }
    for move in difference.movedItems { table.moveRow(at: move.from, to: move.to) }
  }

  func outlineDidChange(animated: Bool) {}

  func take(_ marks: DiffableMarks, animated: Bool) {
    guard let table else { return }
    let animation = animated ? animation : .none
    if !marks.sections.isEmpty { table.reloadSections(marks.sections, with: animation) }
    if !marks.items.isEmpty { table.reloadRows(at: marks.items, with: animation) }
    if !marks.reconfigured.isEmpty { table.reconfigureRows(at: marks.reconfigured) }
  }

  /// Raises Apple's exception for a provider that returned no cell. Returns an empty cell if the app continues.
  static func missingCell(_ table: UITableView, _ indexPath: IndexPath, _ item: some Any) -> UITableViewCell {
    ListMistake.reportMissingCell("UITableViewDiffableDataSource", "table view", table, indexPath, item)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
