import UIKit
import XCTest

/// The positions of rows, headers and footers (facts/tables.md#geometry).
final class TableGeometryTests: TableTestCase {
  func testPlainRows() {
    show([rows(3), rows(2)])
    XCTAssertEqual(table.contentSize, CGSize(width: 393, height: 5 * 44))
    XCTAssertEqual(table.rectForRow(at: .at(1, 0)), CGRect(x: 0, y: 132, width: 393, height: 44))
    XCTAssertEqual(table.rectForRow(at: .at(2, 0)), .zero)
    XCTAssertEqual(table.rectForRow(at: .at(0, 3)), .zero)
    XCTAssertEqual(table.rect(forSection: 1), CGRect(x: 0, y: 132, width: 393, height: 88))
    assertConsistent()
  }

  func testGroupedRowsWithoutTitles() {
    show([rows(1), rows(1), rows(1)], style: .grouped) { $0.rowHeight = 44 }
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 35)
    XCTAssertEqual(table.rectForRow(at: .at(0, 0)).minY, 35)
    XCTAssertEqual(table.rectForFooter(inSection: 0).height, 17.333, accuracy: 0.01)
    XCTAssertEqual(table.rectForHeader(inSection: 1).height, 17.667, accuracy: 0.01)
    XCTAssertEqual(table.rectForRow(at: .at(1, 0)).minY, 35 + 44 + 35, accuracy: 0.01)
  }

  func testGroupedTitles() {
    let list = TitleList()
    self.list = list
    list.titles = ["One", "Two", nil]
    show([rows(1), rows(1), rows(1)], style: .insetGrouped) { $0.rowHeight = 44 }
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 55.333, accuracy: 0.01)
    XCTAssertEqual(table.rectForHeader(inSection: 1).height, 38, accuracy: 0.01)
    XCTAssertEqual(table.rectForHeader(inSection: 2).height, 17.667, accuracy: 0.01)
    XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "ONE")
    XCTAssertNil(table.headerView(forSection: 2))
  }

  func testCards() {
    show([rows(2)], style: .insetGrouped)
    XCTAssertEqual(table.visibleCells.map(\.frame.minX), [20, 20])
    XCTAssertEqual(table.visibleCells.map(\.frame.width), [353, 353])
    table.frame.size.width = 320
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.map(\.frame.minX), [16, 16])
    XCTAssertEqual(table.visibleCells.map(\.frame.width), [288, 288])
  }

  func testPlainHeadersStayAtTheTop() throws {
    let list = TitleList()
    self.list = list
    list.titles = ["A", "B", "C"]
    show([rows(20), rows(20), rows(20)]) {
      $0.rowHeight = 50
      $0.sectionHeaderTopPadding = 0
    }
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 28)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    XCTAssertEqual(try XCTUnwrap(table.headerView(forSection: 0)).frame.minY, 300)
    // The next header pushes the pinned one out of the bounds.
    table.contentOffset.y = 1028 - 10
    table.layoutIfNeeded()
    XCTAssertEqual(try XCTUnwrap(table.headerView(forSection: 0)).frame.minY, 1000)
    XCTAssertEqual(try XCTUnwrap(table.headerView(forSection: 1)).frame.minY, 1028)
    table.contentOffset.y = 1100
    table.layoutIfNeeded()
    XCTAssertNil(table.headerView(forSection: 0))
    XCTAssertEqual(try XCTUnwrap(table.headerView(forSection: 1)).frame.minY, 1100)
  }

  func testPlainHeaderPadding() {
    let list = TitleList()
    self.list = list
    list.titles = ["A"]
    show([rows(2)])
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 50)
    XCTAssertEqual(table.headerView(forSection: 0)?.frame, CGRect(x: 0, y: 22, width: 393, height: 28))
  }

  /// The usual ways to remove the space above grouped rows.
  func testSpaceAboveGroupedRows() {
    show([rows(2), rows(2)], style: .grouped) {
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
    }
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 17.667, accuracy: 0.01)
    table.removeFromSuperview()
    let list = EdgeHeightList()
    self.list = list
    show([rows(2), rows(2)], style: .grouped) {
      $0.estimatedSectionHeaderHeight = 0
      $0.estimatedSectionFooterHeight = 0
    }
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 12)
    XCTAssertEqual(table.rectForFooter(inSection: 0).height, 8)
    XCTAssertEqual(table.contentSize.height, 2 * (12 + 88 + 8))
  }

  func testTitlesWrap() throws {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let list = TitleList()
      self.list = list
      list.titles = [String(repeating: "many words ", count: 12), "one line"]
      show([rows(1), rows(1)], style: style) { $0.sectionHeaderTopPadding = 0 }
      let header = try XCTUnwrap(table.headerView(forSection: 0))
      let label = try XCTUnwrap(header.textLabel)
      XCTAssertGreaterThan(label.frame.height, 30, "\(style)")
      XCTAssertEqual(
        label.frame.height, label.sizeThatFits(CGSize(width: label.frame.width, height: .infinity)).height,
        accuracy: 0.01, "\(style)")
      XCTAssertTrue(header.bounds.contains(header.convert(label.bounds, from: label)), "\(style)")
      table.removeFromSuperview()
    }
  }

  func testTableHeaderAndFooter() {
    show([rows(2)]) {
      $0.rowHeight = 50
      $0.tableHeaderView = UIView(frame: CGRect(x: 12, y: 7, width: 20, height: 10))
      $0.tableFooterView = UIView(frame: CGRect(x: 3, y: 3, width: 3, height: 30))
    }
    XCTAssertEqual(table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 393, height: 10))
    XCTAssertEqual(table.rectForRow(at: .at(0, 0)).minY, 10)
    XCTAssertEqual(table.tableFooterView?.frame, CGRect(x: 0, y: 110, width: 393, height: 30))
    XCTAssertEqual(table.contentSize.height, 140)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    XCTAssertEqual(table.contentSize.height, 130)
    assertConsistent()
  }

  /// The index reduces the content's width at its side.
  func testContentBesideAnIndex() throws {
    final class Indexed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
    }
    let source = Indexed()
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      window.traitOverrides.layoutDirection = direction
      show([rows(3)])
      table.dataSource = source
      table.reloadData()
      table.layoutIfNeeded()
      let contents = [
        table.visibleCells[0].contentView, try XCTUnwrap(table.headerView(forSection: 0)).contentView,
      ]
      for content in contents {
        XCTAssertEqual(content.frame.minX, direction == .rightToLeft ? 15 : 0)
        XCTAssertEqual(content.frame.maxX, direction == .rightToLeft ? 393 : 378)
      }
    }
    window.traitOverrides.layoutDirection = .leftToRight
  }

  /// Apple's interface: a table view controller is its scroll view's delegate, whose methods subclasses override.
  func testControllersOverrideTheScrollViewsDelegate() {
    final class Controller: UITableViewController {
      var offsets: [CGFloat] = []
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
      override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    let controller = Controller(style: .plain)
    view.addSubview(controller.view)
    controller.view.layoutIfNeeded()
    controller.offsets = []
    controller.tableView.contentOffset.y = 30
    XCTAssertEqual(controller.offsets, [30])
    XCTAssertEqual(controller.tableView.delegate?.scrollViewShouldScrollToTop(controller.tableView), false)
  }

  /// Controllers resize the header in `viewDidLayoutSubviews` and set it again: the rows move in the same layout.
  func testAHeaderThatIsFittedInTheLayout() {
    final class Controller: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.tableHeaderView = UIView()
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = tableView.tableHeaderView, header.frame.height != 150 else { return }
        header.frame.size.height = 150
        tableView.tableHeaderView = header
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let controller = Controller(style: .plain)
    view.addSubview(controller.view)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.tableView.visibleCells.map(\.frame.minY), [150, 194, 238])
  }

  func testRowsInRectangles() {
    show([rows(10)]) { $0.rowHeight = 44 }
    func touched(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Int] {
      (table.indexPathsForRows(in: CGRect(x: x, y: y, width: width, height: height)) ?? []).map(\.row)
    }
    XCTAssertEqual(touched(393, 0, 10, 100), [])
    XCTAssertEqual(touched(-10, 0, 10, 100), [])
    XCTAssertEqual(touched(0, 88, 100, 0), [2])
    XCTAssertEqual(touched(0, 0, 0, 0), [0])
    XCTAssertEqual(touched(0, 43.5, 100, 1), [0])
    XCTAssertEqual(touched(0, 43.5, 100, 1.5), [0, 1])
    XCTAssertEqual(touched(0, 43, 100, 1.99), [0])
    XCTAssertEqual(touched(0, 43, 100, 2), [0, 1])
    XCTAssertEqual(touched(44, 44, 0, 44), [1, 2])
    XCTAssertEqual(table.indexPathsForRows(in: .null), [])
    XCTAssertEqual(table.indexPathsForRows(in: .infinite)?.count, 10)
    XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 90)), .at(0, 2))
    XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 5, y: 440)))
  }

  func testScrollToRow() {
    show([rows(100)]) { $0.rowHeight = 50 }
    table.scrollToRow(at: .at(0, 50), at: .top, animated: false)
    XCTAssertEqual(table.contentOffset.y, 2500)
    table.scrollToRow(at: .at(0, 50), at: .bottom, animated: false)
    XCTAssertEqual(table.contentOffset.y, 1950)
    table.scrollToRow(at: .at(0, 50), at: .middle, animated: false)
    XCTAssertEqual(table.contentOffset.y, 2225)
    table.scrollToRow(at: .at(0, 51), at: .none, animated: false)
    XCTAssertEqual(table.contentOffset.y, 2225)
    table.scrollToRow(at: .at(0, 0), at: .bottom, animated: false)
    XCTAssertEqual(table.contentOffset.y, 0)
    table.scrollToRow(at: .at(0, 99), at: .top, animated: false)
    XCTAssertEqual(table.contentOffset.y, 4400)
    XCTAssertEqual(table.indexPathsForVisibleRows?.map(\.row), Array(88..<100))
    assertConsistent()
  }

  /// Rows get their heights when they are shown; nevertheless the row that is scrolled to is at its position.
  func testScrollToARowBelowRowsOfOtherHeights() {
    list.sections = []
    show([(0..<60).map { "row \($0)" + String(repeating: " and more", count: $0 % 7 * 6) }]) {
      $0.register(TallCell.self, forCellReuseIdentifier: "cell")
    }
    for (row, position) in [(40, UITableView.ScrollPosition.top), (20, .middle), (50, .bottom)] {
      table.scrollToRow(at: .at(0, row), at: position, animated: false)
      table.layoutIfNeeded()
      let frame = table.rectForRow(at: .at(0, row))
      switch position {
      case .top: XCTAssertEqual(frame.minY, table.contentOffset.y, accuracy: 0.4)
      case .middle: XCTAssertEqual(frame.midY, table.contentOffset.y + 300, accuracy: 0.7)
      default: XCTAssertEqual(frame.maxY, table.contentOffset.y + 600, accuracy: 0.4)
      }
      assertConsistent("\(row)")
    }
  }

  func testAFingerOnTheIndexScrollsToSectionsOnly() throws {
    let list = IndexedList()
    self.list = list
    show((0..<20).map { rows(5, "\($0)") })
    let (x, middle) = (table.frame.maxX - 7, table.frame.midY)
    touch(0, .began, x, middle - 64)
    pass(0.02)
    for step in 1...10 {
      touch(0, .moved, x, middle - 64 + CGFloat(step) * 13.667)
      pass(0.02)
    }
    touch(0, .ended, x, middle + 72.5)
    table.layoutIfNeeded()
    XCTAssertEqual(table.indexPathsForVisibleRows?.first?.section, 15)
    XCTAssertFalse(table.isDragging)
  }

  func testMillionRows() {
    final class Endless: TableListBase, UITableViewDataSource, UITableViewDelegate {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    list = Endless()
    show([[]]) { $0.estimatedRowHeight = 60 }
    table.scrollToRow(at: .at(0, 500_000), at: .top, animated: false)
    table.layoutIfNeeded()
    XCTAssertEqual(texts.first, "500000")
    table.scrollToRow(at: .at(0, 999_999), at: .bottom, animated: false)
    table.layoutIfNeeded()
    XCTAssertEqual(texts.last, "999999")
    XCTAssertLessThan(table.subviews.count, 60)
  }

  /// Rows above the bounds that are higher than estimated do not move visible rows.
  func testCorrectionsDoNotJump() throws {
    let list = HeightList()
    self.list = list
    show([rows(1000)]) { $0.estimatedRowHeight = 44 }
    table.scrollToRow(at: .at(0, 500), at: .top, animated: false)
    table.layoutIfNeeded()
    for _ in 0..<40 {
      let path = try XCTUnwrap(table.indexPathsForVisibleRows?[1])
      let before = table.rectForRow(at: path).minY - table.contentOffset.y
      table.contentOffset.y -= 15
      table.layoutIfNeeded()
      XCTAssertEqual(table.rectForRow(at: path).minY - table.contentOffset.y, before + 15, accuracy: 0.5)
    }
    assertConsistent()
  }
}

private final class TallCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }
  required init?(coder: NSCoder) { nil }
}

private final class IndexedList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.indices.map(String.init) }
}

private final class EdgeHeightList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 12 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 8 }
}
