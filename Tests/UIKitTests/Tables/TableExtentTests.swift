import UIKit
import XCTest

/// Empty rows below the last one, and headers as wide as their content: facts/tables.md#geometry.
final class TableExtentTests: TableTestCase {
  /// The lines below the last row, in the table's space, from top to bottom.
  private var fillerLines: [CGRect] {
    table.subviews.filter { !($0 is UITableViewCell) && !$0.isUserInteractionEnabled && $0.frame.width == 393 }
      .flatMap { view in view.subviews.map { $0.convert($0.bounds, to: table) } }
      .filter { $0.height < 1 }.sorted { $0.minY < $1.minY }
  }

  func testEmptyRowsFillAPlainTable() {
    show([rows(3)]) { $0.fillerRowHeight = 50 }
    // The remaining 468 points have nine rows.
    XCTAssertEqual(fillerLines.count, 9)
    XCTAssertEqual(fillerLines.first?.maxY ?? 0, 132 + 50, accuracy: 0.01)
    XCTAssertEqual(fillerLines.first?.minX, 20)
    XCTAssertEqual(fillerLines.first?.maxX, 393)
    list.sections = [rows(5)]
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(fillerLines.count, 7)
    table.separatorStyle = .none
    table.setNeedsLayout()
    table.layoutIfNeeded()
    XCTAssertEqual(fillerLines.count, 0)
  }

  func testEmptyRowsAreAsHighAsTheOthers() {
    show([rows(3)]) {
      $0.rowHeight = 60
      $0.fillerRowHeight = UITableView.automaticDimension
    }
    XCTAssertEqual(fillerLines.first?.maxY ?? 0, 240, accuracy: 0.01)
    XCTAssertEqual(fillerLines.count, 7)
  }

  func testTablesHaveNoEmptyRowsByThemselves() {
    show([rows(1)])
    XCTAssertEqual(table.fillerRowHeight, 0)
    XCTAssertEqual(fillerLines.count, 0)
    table.fillerRowHeight = 44
    table.layoutIfNeeded()
    XCTAssertEqual(fillerLines.count, 12)
    // Apps usually remove the lines like this.
    table.tableFooterView = UIView()
    table.layoutIfNeeded()
    XCTAssertEqual(fillerLines.count, 0)
    table.removeFromSuperview()
    show([rows(1)], style: .grouped) { $0.fillerRowHeight = 44 }
    XCTAssertEqual(fillerLines.count, 0)
  }

  func testHeadersThatHugTheirContent() throws {
    let list = TitleList()
    self.list = list
    list.titles = ["A", "A much longer title"]
    show([rows(2), rows(2)]) { $0.contentHuggingElements = .sectionHeaders }
    let (short, long) = (
      try XCTUnwrap(table.headerView(forSection: 0)).frame, try XCTUnwrap(table.headerView(forSection: 1)).frame
    )
    XCTAssertEqual(short.minX, 0)
    XCTAssertGreaterThan(short.width, 40)
    XCTAssertLessThan(short.width, 80)
    XCTAssertGreaterThan(long.width, short.width + 50)
    XCTAssertLessThan(long.width, 393)
    XCTAssertEqual(short.height, 28)
    table.contentHuggingElements = []
    table.layoutIfNeeded()
    XCTAssertEqual(table.headerView(forSection: 0)?.frame.width, 393)
    table.contentHuggingElements = .sectionHeaders
    table.semanticContentAttribute = .forceRightToLeft
    table.setNeedsLayout()
    table.layoutIfNeeded()
    XCTAssertEqual(table.headerView(forSection: 0)?.frame.maxX, 393)
  }

  /// Rows of height 0 between visible ones have cells; a table whose rows all have none makes a few of them only,
  /// and shows those that get a height in an update (facts/tables.md#queries/rows-without-height).
  func testRowsWithoutHeight() {
    let list = HeightList()
    self.list = list
    list.height = 0
    show([rows(100_000)])
    XCTAssertEqual(table.contentSize.height, 0)
    XCTAssertLessThan(list.drain().filter { $0.hasPrefix("cell") }.count, 500)
    list.height = 50
    table.beginUpdates()
    table.endUpdates()
    assertConsistent()
    XCTAssertEqual(texts.count, 12)
    table.removeFromSuperview()
    let some = SomeHeights()
    self.list = some
    show([rows(10)])
    XCTAssertEqual(table.visibleCells.count, 10)
    XCTAssertEqual(table.cellForRow(at: .at(0, 5))?.frame.height, 0)
  }

  /// Without estimates nothing is requested for rows without a height.
  func testRowsWithoutHeightAndEstimates() {
    let list = HeightList()
    self.list = list
    list.height = 0
    show([rows(1000)]) {
      ($0.estimatedRowHeight, $0.estimatedSectionHeaderHeight, $0.estimatedSectionFooterHeight) = (0, 0, 0)
    }
    XCTAssertFalse(list.drain().contains { $0.hasPrefix("cell") })
  }
}

/// Every other row has a height.
private final class SomeHeights: TableListBase, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row % 2 == 0 ? 40 : 0
  }
}
