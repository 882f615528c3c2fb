import UIKit
import XCTest

/// Apple's texts for each kind of update that contradicts itself or the data, word for word
/// (facts/tables.md#updates/texts).
final class TableUpdateTextTests: TableTestCase {
  private func rowText(_ section: Int, _ after: Int, _ before: Int, _ changes: String, _ moves: String) -> String {
    "NSInternalInconsistencyException: Invalid update: invalid number of rows in section \(section). The number of rows "
      + "contained in an existing section after the update (\(after)) must be equal to the number of rows contained in that "
      + "section before the update (\(before)), plus or minus the number of rows inserted or deleted from that section "
      + "(\(changes)) and plus or minus the number of rows moved into or out of that section (\(moves)). Table view: "
      + "<UITableView: "
  }

  private func batchText(_ before: String, _ after: String, _ updates: String) -> String {
    "NSInternalInconsistencyException: Invalid batch updates detected: the number of sections and/or rows returned by the "
      + "data source before and/or after performing the batch updates are inconsistent with the updates.\nData source before "
      + "updates = { \(before) }\nData source after updates = { \(after) }\nUpdates = [\n\t\(updates)\n]\nTable view: "
      + "<UITableView: "
  }

  // MARK: Counts of rows

  func testInsertedWithoutData() {
    expect(rowText(0, 3, 3, "2 inserted, 0 deleted", "0 moved in, 0 moved out"), [rows(3), rows(2)]) {
      $0.insertRows(at: [.at(0, 0), .at(0, 1)], with: .fade)
    }
  }

  func testReloadedAndDeletedWithoutData() {
    // A reload counts as a deletion and an insertion.
    expect(rowText(0, 3, 3, "1 inserted, 2 deleted", "0 moved in, 0 moved out"), [rows(3), rows(2)]) { table in
      table.performBatchUpdates {
        table.deleteRows(at: [.at(0, 0)], with: .fade)
        table.reloadRows(at: [.at(0, 1)], with: .fade)
      }
    }
  }

  func testMovedInWithoutData() {
    expect(rowText(1, 2, 2, "0 inserted, 0 deleted", "1 moved in, 0 moved out"), [rows(2), rows(2)]) {
      $0.moveRow(at: .at(0, 0), to: .at(1, 0))
    }
  }

  func testMovedOutWithoutData() {
    expect(rowText(0, 3, 3, "0 inserted, 0 deleted", "0 moved in, 1 moved out"), [rows(3), rows(3)]) {
      $0.moveRow(at: .at(0, 0), to: .at(1, 0))
    }
  }

  func testMovedWithoutDataInBothSections() {
    expect(
      batchText(
        "2 sections with row counts: [3, 2]", "2 sections with row counts: [3, 2]", "Move row (0 - 0) to (1 - 0)"),
      [rows(3), rows(2)]
    ) { $0.moveRow(at: .at(0, 0), to: .at(1, 0)) }
  }

  func testDataWithoutUpdates() {
    expect(
      batchText("2 sections with row counts: [3, 2]", "2 sections with row counts: [9, 2]", "Reload row (0 - 0)"),
      [rows(9), rows(2)]
    ) { $0.reloadRows(at: [.at(0, 0)], with: .fade) }
  }

  func testSeveralUpdatesAreListedInTheirOrder() {
    expect(
      batchText(
        "2 sections with row counts: [3, 2]", "2 sections with row counts: [1, 9]",
        "Insert row (1 - 0),\n\tDelete row (0 - 2),\n\tDelete row (0 - 1)"), [rows(1), rows(9)]
    ) { table in
      table.performBatchUpdates {
        table.insertRows(at: [.at(1, 0)], with: .fade)
        table.deleteRows(at: [.at(0, 2), .at(0, 1)], with: .fade)
      }
    }
  }

  // MARK: Counts of sections

  func testCountsOfSections() {
    func text(_ after: Int, _ changes: String) -> String {
      "NSInternalInconsistencyException: Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (\(after)) must be equal to the number of sections contained in the table view before "
        + "the update (2), plus or minus the number of sections inserted or deleted (\(changes)). Table view: <UITableView: "
    }
    expect(text(2, "1 inserted, 0 deleted"), [rows(3), rows(2)]) { $0.insertSections([0], with: .fade) }
    expect(text(2, "0 inserted, 1 deleted"), [rows(3), rows(2)]) { $0.deleteSections([1], with: .fade) }
    expect(text(3, "1 inserted, 1 deleted"), [rows(3), rows(2), []]) { $0.reloadSections([1], with: .fade) }
  }

  // MARK: Index paths

  func testRowsThatAreNotThere() {
    let count = [rows(3), rows(2)]
    expect("attempt to delete row 3 from section 0 which only contains 3 rows before the update", count) {
      $0.deleteRows(at: [.at(0, 3)], with: .fade)
    }
    expect("attempt to delete row 0 from section 7, but there are only 2 sections before the update", count) {
      $0.deleteRows(at: [.at(7, 0)], with: .fade)
    }
    expect("attempt to delete row 5 from section 1 which only contains 2 rows before the update", count) {
      $0.reloadRows(at: [.at(1, 5)], with: .fade)
    }
    expect(
      "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update", [rows(4)]
    ) {
      table in
      table.performBatchUpdates {
        table.insertRows(at: [.at(0, 4)], with: .fade)
        table.deleteSections([1], with: .fade)
      }
    }
    expect("attempt to insert row 0 into section 2, but there are only 2 sections after the update", count) {
      $0.insertRows(at: [.at(2, 0)], with: .fade)
    }
  }

  func testSectionsThatAreNotThere() {
    expect("attempt to delete section 2, but there are only 2 sections before the update", [rows(3), rows(2)]) {
      $0.reloadSections([2], with: .fade)
    }
    expect("attempt to insert section 3 but there are only 3 sections after the update", [rows(3), rows(2), []]) {
      $0.insertSections([3], with: .fade)
    }
    expect("attempt to move section 4, but there are only 2 sections before the update", [rows(3), rows(2)]) {
      $0.moveSection(4, toSection: 0)
    }
    expect(
      "attempt to move a section to index 5, but there are only 2 sections after the update", [rows(3), rows(2)]
    ) {
      $0.moveSection(0, toSection: 5)
    }
  }

  func testMovesFromAndToRowsThatAreNotThere() {
    expect("that does not exist - there are only 3 rows in section 0 before the update", [rows(3), rows(2)]) {
      $0.moveRow(at: .at(0, 8), to: .at(0, 0))
    }
    expect("that does not exist - there are only 3 rows in section 0 after the update", [rows(3), rows(2)]) {
      $0.moveRow(at: .at(0, 0), to: .at(0, 8))
    }
  }

  // MARK: Pairs

  func testPairs() {
    func batch(
      _ text: String, _ sections: [[String]], line: UInt = #line, _ change: @escaping (UITableView) -> Void
    ) {
      expect(text, sections, line: line) { table in table.performBatchUpdates { change(table) } }
    }
    let path = "path = 0 - 0})"
    batch("attempt to delete and reload the same index path (<NSIndexPath: 0x", [rows(2), rows(2)]) {
      $0.deleteRows(at: [.at(0, 0)], with: .fade)
      $0.reloadRows(at: [.at(0, 0)], with: .fade)
    }
    XCTAssertTrue(said(path))
    batch("attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x", [rows(3), rows(2)]) {
      $0.reloadRows(at: [.at(0, 0)], with: .fade)
      $0.moveRow(at: .at(0, 0), to: .at(0, 1))
    }
    batch("attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x", [rows(4), rows(2)]) {
      $0.insertRows(at: [.at(0, 0)], with: .fade)
      $0.moveRow(at: .at(0, 1), to: .at(0, 0))
    }
    batch("attempt to perform a delete and a move from the same section (1)", [rows(3)]) {
      $0.deleteSections([1], with: .fade)
      $0.moveSection(1, toSection: 0)
    }
    batch("attempt to perform an insert and a move to the same section (0)", [rows(3), rows(2), []]) {
      $0.insertSections([0], with: .fade)
      $0.moveSection(1, toSection: 0)
    }
    batch("attempt to delete and reload the same section (1)", [rows(3)]) {
      $0.deleteSections([1], with: .fade)
      $0.reloadSections([1], with: .fade)
    }
    batch("attempt to perform multiple moves from the same index path (<NSIndexPath: 0x", [rows(3), rows(2)]) {
      $0.moveRow(at: .at(0, 0), to: .at(0, 1))
      $0.moveRow(at: .at(0, 0), to: .at(0, 2))
    }
    batch("attempt to perform multiple moves to the same index path (<NSIndexPath: 0x", [rows(3), rows(2)]) {
      $0.moveRow(at: .at(0, 0), to: .at(0, 2))
      $0.moveRow(at: .at(0, 1), to: .at(0, 2))
    }
  }

  // MARK: Cells

  func testUnregistered() {
    show([rows(1)])
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "other"))
    _ = table.dequeueReusableCell(withIdentifier: "other", for: .at(0, 0))
    XCTAssertTrue(
      said(
        "NSInternalInconsistencyException: unable to dequeue a cell with identifier other - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"))
  }

  func testOneCellForTwoRows() {
    let sharing = SharingList()
    list = sharing
    show([rows(4)])
    XCTAssertEqual(table.visibleCells.count, 2, "it shows the last row that it was returned for")
    XCTAssertEqual(texts, ["row 1", "row 3"])
    table.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.count, 2)
  }
}

/// A list that returns two cells alternately, without reuse.
private final class SharingList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  private var cells: [Int: UITableViewCell] = [:]

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = cells[indexPath.row / 2] ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cells[indexPath.row / 2] = cell
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}
