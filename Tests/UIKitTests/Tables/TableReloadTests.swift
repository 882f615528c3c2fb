import UIKit
import XCTest

/// Cells of a table without a layout since `reloadData()` (facts/tables.md#calls/layout-after-reload).
final class TableReloadTests: TableTestCase {
  /// A table of 393 by 300 points in no window, with rows of 100 points.
  private func table(of list: TableListBase & UITableViewDataSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    table.rowHeight = 100
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = list
    return table
  }

  func testCellForRowBringsInTheReloadOfATableWithoutWindow() throws {
    let list = TableList()
    list.sections = [["first"], ["second"]]
    let table = table(of: list)
    list.sections = [rows(1), rows(20, "later")]
    table.reloadData()
    XCTAssertFalse(list.drain().contains { $0.hasPrefix("cell") }, "reloading alone asks for no cell")
    let cell = try XCTUnwrap(table.cellForRow(at: .at(0, 0)))
    XCTAssertEqual(cell.textLabel?.text, "row 0")
    XCTAssertEqual(table.cellForRow(at: .at(1, 0))?.textLabel?.text, "later 0")
    XCTAssertEqual(list.drain().filter { $0.hasPrefix("cell") }, ["cell 0", "cell 0", "cell 1"])
    XCTAssertNil(table.cellForRow(at: .at(1, 10)), "a row that is not seen")
    XCTAssertTrue(table.cellForRow(at: .at(0, 0)) === cell)
    XCTAssertEqual(list.drain(), [], "the cells are asked once")
  }

  func testCellForRowAfterAReloadInAWindow() {
    show([rows(3)])
    list.sections = [rows(2, "new")]
    table.reloadData()
    XCTAssertEqual(table.cellForRow(at: .at(0, 1))?.textLabel?.text, "new 1")
    assertConsistent()
  }

  /// The heights that the updates measured are kept: the following layout does not replace them by estimates.
  func testUpdatesBeforeTheLayoutOfAReloadKeepTheMeasuredHeights() {
    show([rows(3)]) { $0.estimatedRowHeight = 100 }
    list.sections = [rows(20)]
    table.reloadData()
    list.sections = [rows(21)]
    table.insertRows(at: [.at(0, 20)], with: .none)
    list.sections = [rows(20)]
    table.deleteRows(at: [.at(0, 20)], with: .none)
    assertConsistent()
    XCTAssertLessThan(table.rectForRow(at: .at(0, 2)).height, 100)
    XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 10, y: table.visibleCells[2].frame.midY)), .at(0, 2))
  }

  /// As `indexPathsForRows(in:)` returns the row at the edge of a rectangle without a height (facts/tables.md).
  func testATableWithoutASizeShowsItsFirstRow() throws {
    let list = TableList()
    list.sections = [[], rows(3)]
    let table = table(of: list)
    table.frame = .zero
    table.reloadData()
    XCTAssertEqual(table.cellForRow(at: .at(1, 0))?.textLabel?.text, "row 0")
    XCTAssertNil(table.cellForRow(at: .at(1, 1)))
    XCTAssertEqual(table.indexPathsForVisibleRows, [.at(1, 0)])
    table.frame.size = CGSize(width: 393, height: 250)
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.count, 3)
  }

  func testDataSourceThatAsksForCellsOfItsTable() {
    let list = AskingList()
    list.sections = [rows(3)]
    let table = table(of: list)
    table.reloadData()
    XCTAssertNotNil(table.cellForRow(at: .at(0, 2)))
    XCTAssertEqual(list.drain().filter { $0.hasPrefix("cell") }, ["cell 0", "cell 1", "cell 2"])
    table.reloadData()
    table.reloadData()
    XCTAssertEqual(list.drain().filter { $0.hasPrefix("cell") }, [], "the counts bring no cells in")
  }

  /// A list that requests the first row's cell from its table in each of its methods.
  private final class AskingList: TableListBase, UITableViewDataSource, UITableViewDelegate {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      _ = tableView.cellForRow(at: .at(0, 0))
      return super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      _ = tableView.cellForRow(at: .at(0, 0))
      return super.tableView(tableView, cellForRowAt: indexPath)
    }
  }
}
