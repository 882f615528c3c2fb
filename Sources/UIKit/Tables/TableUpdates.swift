import Foundation

/// The changes between `beginUpdates()` and `endUpdates()`, as the app made them: deletions, reloads and sources of
/// moves in the old data's index paths, insertions in those of the new data.
struct TableUpdates {
  struct Move<Position: Hashable>: Hashable {
    var from: Position
    var to: Position
  }

  var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var movedRows: [Move<IndexPath>] = []
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [Move<Int>] = []
  /// Rows whose cells are configured again and stay.
  var reconfiguredRows: [IndexPath] = []
  /// Nested calls of `beginUpdates()`.
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// The app's calls, in their order, for messages.
  var log: [() -> [String]] = []

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty && hasNoSections
  }

  var hasNoSections: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  // MARK: Errors

  /// Returns the contradiction within the updates, in Apple's words; nil if there is none.
  func conflict(old: [Int], new: [Int]) -> String? {
    rangeConflict(old, new) ?? pairConflict()
  }

  private func rangeConflict(_ old: [Int], _ new: [Int]) -> String? {
    for path in (Array(deletedRows.keys) + Array(reloadedRows.keys)).sorted() {
      if !old.indices.contains(path.section) {
        return
          "attempt to delete row \(path.row) from section \(path.section), but there are only \(old.count) sections "
          + "before the update"
      }
      if !(0..<old[path.section]).contains(path.row) {
        return "attempt to delete row \(path.row) from section \(path.section) which only contains "
          + "\(old[path.section]) rows before the update"
      }
    }
    for section in (Array(deletedSections.keys) + Array(reloadedSections.keys)).sorted()
    where !old.indices.contains(section) {
      return "attempt to delete section \(section), but there are only \(old.count) sections before the update"
    }
    for section in insertedSections.keys.sorted() where !new.indices.contains(section) {
      return "attempt to insert section \(section) but there are only \(new.count) sections after the update"
    }
    for path in insertedRows.keys.sorted() {
      if !new.indices.contains(path.section) {
        return
          "attempt to insert row \(path.row) into section \(path.section), but there are only \(new.count) sections "
          + "after the update"
      }
      if !(0..<new[path.section]).contains(path.row) {
        return "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(new[path.section]) rows in section \(path.section) after the update"
      }
    }
    return moveConflict(old, new)
  }

  private func moveConflict(_ old: [Int], _ new: [Int]) -> String? {
    for move in movedRows {
      if !old.indices.contains(move.from.section) || !(0..<old[move.from.section]).contains(move.from.row) {
        let count = old.indices.contains(move.from.section) ? old[move.from.section] : 0
        return "attempt to move row at index path (\(describe(move.from))) that does not exist - there are only "
          + "\(count) rows in section \(move.from.section) before the update"
      }
      if !new.indices.contains(move.to.section) || !(0..<new[move.to.section]).contains(move.to.row) {
        let count = new.indices.contains(move.to.section) ? new[move.to.section] : 0
        return "attempt to move row to index path (\(describe(move.to))) that does not exist - there are only "
          + "\(count) rows in section \(move.to.section) after the update"
      }
    }
    for move in movedSections {
      if !old.indices.contains(move.from) {
        return "attempt to move section \(move.from), but there are only \(old.count) sections before the update"
      }
      if !new.indices.contains(move.to) {
        return
          "attempt to move a section to index \(move.to), but there are only \(new.count) sections after the update"
      }
    }
    return nil
  }

  private func pairConflict() -> String? {
    for path in reloadedRows.keys.sorted() where deletedRows[path] != nil {
      return "attempt to delete and reload the same index path (\(describe(path)))"
    }
    let leaving = Set(deletedRows.keys).union(reloadedRows.keys)
    for move in movedRows where leaving.contains(move.from) {
      return "attempt to perform a delete and a move from the same index path (\(describe(move.from)))"
    }
    for move in movedRows where insertedRows[move.to] != nil {
      return "attempt to perform an insert and a move to the same index path (\(describe(move.to)))"
    }
    for move in movedSections where deletedSections[move.from] != nil || reloadedSections[move.from] != nil {
      return "attempt to perform a delete and a move from the same section (\(move.from))"
    }
    for move in movedSections where insertedSections[move.to] != nil {
      return "attempt to perform an insert and a move to the same section (\(move.to))"
    }
    for section in reloadedSections.keys.sorted() where deletedSections[section] != nil {
      return "attempt to delete and reload the same section (\(section))"
    }
    if let twice = firstTwice(movedRows.map(\.from)) {
      return "attempt to perform multiple moves from the same index path (\(describe(twice)))"
    }
    if let twice = firstTwice(movedRows.map(\.to)) {
      return "attempt to perform multiple moves to the same index path (\(describe(twice)))"
    }
    return nil
  }

  private func firstTwice(_ paths: [IndexPath]) -> IndexPath? {
    var seen: Set<IndexPath> = []
    return paths.first { !seen.insert($0).inserted }
  }

  private func describe(_ path: IndexPath) -> String {
    // The same number in each run.
    "<NSIndexPath: 0x\(String(path.reduce(0xb4) { $0 &* 4096 &+ $1 & 0xfff_ffff_ffff }, radix: 16))> {length = \(path.count), "
      + "path = \(path.map(String.init).joined(separator: " - "))}"
  }
}

extension TableUpdates {
  /// Returns the contradiction between the updates and the counts before and after them, in Apple's words; nil if
  /// there is none.
  func countConflict(old: [Int], new: [Int], _ mapping: TableMapping, table: String) -> String? {
    let inserted = insertedSections.count + reloadedSections.count
    let deleted = deletedSections.count + reloadedSections.count
    if new.count != old.count + inserted - deleted {
      return
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
        + "update (\(new.count)) must be equal to the number of sections contained in the table view before the update "
        + "(\(old.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
        + "deleted). Table view: \(table)"
    }
    var wrong: [(section: Int, text: String, isUnchanged: Bool)] = []
    for section in new.indices {
      guard let before = mapping.oldSection(section), !mapping.isFresh(section) else { continue }
      let change = mapping.changes(ofNew: section)
      let expected = old[before] + change.inserted + change.movedIn - change.deleted - change.movedOut
      guard new[section] != expected else { continue }
      wrong.append(
        (section, rowText(section, new[section], old[before], change, table), new[section] == old[before]))
    }
    guard let first = wrong.first else { return nil }
    if wrong.count == 1, first.isUnchanged { return first.text }
    return batchText(old, new, table)
  }

  private func rowText(
    _ section: Int, _ after: Int, _ before: Int, _ change: TableMapping.Changes, _ table: String
  ) -> String {
    "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing section "
      + "after the update (\(after)) must be equal to the number of rows contained in that section before the update "
      + "(\(before)), plus or minus the number of rows inserted or deleted from that section (\(change.inserted) inserted, "
      + "\(change.deleted) deleted) and plus or minus the number of rows moved into or out of that section "
      + "(\(change.movedIn) moved in, \(change.movedOut) moved out). Table view: \(table)"
  }

  private func batchText(_ old: [Int], _ new: [Int], _ table: String) -> String {
    let lines = log.flatMap { $0() }
    func counts(_ counts: [Int]) -> String {
      "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with row counts: "
        + "[\(counts.map(String.init).joined(separator: ", "))] }"
    }
    return
      "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or "
      + "after performing the batch updates are inconsistent with the updates.\nData source before updates = "
      + "\(counts(old))\nData source after updates = \(counts(new))\nUpdates = [\n\t\(lines.joined(separator: ",\n\t"))\n]\n"
      + "Table view: \(table)"
  }
}
