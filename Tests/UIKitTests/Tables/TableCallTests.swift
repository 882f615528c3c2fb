import FlipsideTesting
import UIKit
import XCTest

/// The order and number of calls (facts/tables.md#calls).
final class TableCallTests: TableTestCase {
  func testReloadAsksForCountsOnly() {
    show([rows(20)])
    _ = list.drain()
    table.reloadData()
    XCTAssertEqual(list.drain().filter { !$0.hasPrefix("did") }, ["sections", "rows 0"])
  }

  func testCellsComeWithTheLayout() {
    show([rows(20)]) { $0.rowHeight = 100 }
    table.reloadData()
    _ = list.drain()
    table.layoutIfNeeded()
    XCTAssertEqual(
      list.drain(),
      ["sections", "rows 0"] + (0..<6).flatMap { ["cell \($0)", "will \($0)"] })
  }

  func testWithEstimatesOnlyVisibleRowsAreAsked() {
    let list = HeightList()
    self.list = list
    show([rows(1000)])
    let asked = Set(list.drain().filter { $0.hasPrefix("height") })
    XCTAssertEqual(asked, Set((0..<6).map { "height \($0)" }))
  }

  func testWithoutEstimatesAllHeightsAreAsked() {
    let list = HeightList()
    self.list = list
    show([rows(6)], height: 250) { $0.estimatedRowHeight = 0 }
    table.reloadData()
    _ = list.drain()
    table.reloadData()
    XCTAssertEqual(list.drain().filter { $0.hasPrefix("height") }, (0..<6).map { "height \($0)" })
    table.layoutIfNeeded()
    XCTAssertEqual(
      list.drain().drop { $0 != "cell 0" }.map { $0 },
      (0..<3).flatMap { ["cell \($0)", "height \($0)", "height \($0)", "will \($0)"] })
  }

  func testHeightsWithoutEstimates() {
    let list = HeightList()
    self.list = list
    list.height = 25
    show([rows(100)], height: 250) { $0.estimatedRowHeight = 0 }
    _ = list.drain()
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(list.drain().filter { $0.hasPrefix("height") }.count, 220)
  }

  /// Without estimates the content is as high as its rows, headers and footers before any section has shown, and no
  /// heights are requested for rows that are only visible while a header has no height.
  func testHeadersWithoutEstimatesHaveTheirHeightsFromTheStart() {
    let list = EdgeHeightList()
    self.list = list
    show([rows(3), rows(3), rows(3)], height: 250) {
      $0.estimatedRowHeight = 0
      $0.estimatedSectionHeaderHeight = 0
      $0.estimatedSectionFooterHeight = 0
      $0.sectionHeaderTopPadding = 0
    }
    XCTAssertEqual(table.contentSize.height, 3 * (30 + 300 + 20))
    XCTAssertEqual(table.rectForRow(at: .at(2, 0)).minY, 2 * 350 + 30)
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    table.reloadData()
    _ = list.drain()
    table.layoutIfNeeded()
    let calls = list.drain().filter { $0.hasPrefix("cell") || $0.hasPrefix("did") }
    XCTAssertEqual(calls, (0..<3).map { "cell \($0)" })
  }

  /// No cells are created for rows that the first header pushes out of the bounds.
  func testRowsBelowTheFirstHeaderAreNotAskedForBeforeTheyShow() {
    for (style, shown) in [(UITableView.Style.plain, 13), (.grouped, 13), (.insetGrouped, 13)] {
      let list = TitleList()
      list.titles = ["one", "two"]
      self.list = list
      show([rows(50), rows(5)], style: style) { $0.rowHeight = 44 }
      let calls = list.drain()
      XCTAssertEqual(calls.filter { $0.hasPrefix("cell") }, (0..<shown).map { "cell \($0)" }, "\(style)")
      XCTAssertEqual(calls.filter { $0.hasPrefix("did") }, [], "\(style)")
      XCTAssertEqual(table.visibleCells.count, shown, "\(style)")
      assertConsistent("\(style)")
      table.removeFromSuperview()
    }
  }

  func testScrollingAsksForTheNewRowOnly() {
    let list = HeightList()
    self.list = list
    show([rows(100)])
    _ = list.drain()
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    XCTAssertEqual(list.drain(), ["cell 6", "height 6", "height 6", "will 6"])
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    XCTAssertEqual(list.drain(), [])
  }

  func testContentHeightMixesMeasuredAndEstimated() {
    let list = HeightList()
    self.list = list
    show([rows(100)]) { $0.estimatedRowHeight = 500 }
    XCTAssertEqual(table.contentSize.height, 6 * 100 + 94 * 500)
  }

  func testRowsCountLoads() {
    list.sections = [rows(3)]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = list as? any UITableViewDataSource
    XCTAssertEqual(table.numberOfSections, 1)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(table.numberOfRows(inSection: 7), 0)
    XCTAssertEqual(list.drain(), ["sections", "rows 0"])
  }

  func testOffScreenCellsEndTheirDisplay() {
    show([rows(50)]) { $0.rowHeight = 100 }
    _ = list.drain()
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    let calls = list.drain()
    XCTAssertEqual(calls.filter { $0.hasPrefix("did") }, (0..<6).reversed().map { "did \($0)" })
    XCTAssertEqual(calls.first, "cell 10")
  }
}

/// The reuse of cells (facts/tables.md#reuse).
final class TableReuseTests: TableTestCase {
  final class CountingCell: UITableViewCell {
    nonisolated(unsafe) static var made = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  func testReloadUsesTheSameCells() {
    CountingCell.made = 0
    show([rows(50)]) {
      $0.rowHeight = 100
      $0.register(CountingCell.self, forCellReuseIdentifier: "cell")
    }
    XCTAssertEqual(CountingCell.made, 6)
    let before = table.visibleCells
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(CountingCell.made, 6)
    XCTAssertTrue(zip(before.reversed(), table.visibleCells).allSatisfy { $0 === $1 })
  }

  func testScrollingNeedsOneMoreCell() {
    CountingCell.made = 0
    show([rows(200)]) {
      $0.rowHeight = 100
      $0.register(CountingCell.self, forCellReuseIdentifier: "cell")
    }
    for y in stride(from: 0, to: 5000, by: 20) {
      table.contentOffset.y = CGFloat(y)
      table.layoutIfNeeded()
    }
    XCTAssertLessThanOrEqual(CountingCell.made, 8)
    assertConsistent()
  }

  func testRowsAheadAreFetchedOnceWhileTheTableScrollsOn() {
    let fetcher = Fetcher()
    show([rows(200)]) {
      $0.rowHeight = 33
      $0.prefetchDataSource = fetcher
    }
    for y in stride(from: 0, to: 1000, by: 20) {
      table.contentOffset.y = CGFloat(y)
      table.layoutIfNeeded()
    }
    XCTAssertEqual(fetcher.cancelled, [])
    XCTAssertEqual(Set(fetcher.fetched).count, fetcher.fetched.count, "each once")
    table.contentOffset.y = 800
    table.layoutIfNeeded()
    XCTAssertFalse(fetcher.cancelled.isEmpty, "those ahead are not wanted after the turn")
  }

  func testUnregisteredIdentifiers() {
    show([rows(1)])
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "other"))
    _ = table.dequeueReusableCell(withIdentifier: "other", for: .at(0, 0))
    XCTAssertTrue(
      said(
        "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard"))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "other")?.reuseIdentifier, "other")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "other")
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "other"))
  }

  func testReconfigureKeepsTheCell() {
    show([rows(10)])
    let cell = table.cellForRow(at: .at(0, 2))
    list.sections[0][2] = "changed"
    table.reconfigureRows(at: [.at(0, 2)])
    XCTAssertTrue(table.cellForRow(at: .at(0, 2)) === cell)
    XCTAssertEqual(cell?.textLabel?.text, "changed")
  }

  func testTableAndCellsAreFreed() {
    let cells = LeakCheck()
    assertFreed {
      let list = TableList()
      list.sections = [rows(50)]
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = list
      view.addSubview(table)
      table.layoutIfNeeded()
      table.contentOffset.y = 300
      table.layoutIfNeeded()
      for cell in table.visibleCells { cells.watch(cell) }
      table.removeFromSuperview()
      return table
    }
    cells.assertFreed()
  }
}

private final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
  var fetched: [Int] = []
  var cancelled: [Int] = []
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    fetched += indexPaths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }
}

/// Rows of 100 points below headers of 30 and above footers of 20.
private final class EdgeHeightList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
}
