import FlipsideTesting
import UIKit
import XCTest

/// Scrolling to rows whose heights are measured during the scroll, and the rows at the ends of the bounds.
final class TableScrollTests: TableTestCase {
  func testAnAnimatedScrollEndsInContentThatBecameShorter() {
    show([rows(100)]) { $0.rowHeight = 50 }
    UIView.setAnimationsEnabled(true)
    table.scrollToRow(at: .at(0, 99), at: .bottom, animated: true)
    pass(0.1)
    list.sections = [rows(20)]
    UIView.performWithoutAnimation {
      table.deleteRows(at: (20..<100).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    pass(1)
    XCTAssertEqual(table.contentOffset.y, 400)
    XCTAssertEqual(texts.last, "row 19")
  }

  /// After a reload during an animated scroll, the remaining rows are visible immediately, and the scroll ends
  /// within them, or at its goal if their number is unchanged.
  func testAReloadDuringAnAnimatedScroll() {
    for (count, end) in [(20, CGFloat(400)), (0, 0), (100, 4_400), (200, 4_400)] {
      show([rows(100)]) { $0.rowHeight = 50 }
      UIView.setAnimationsEnabled(true)
      table.setContentOffset(CGPoint(x: 0, y: 4_400), animated: true)
      pass(0.15)
      XCTAssertGreaterThan(table.contentOffset.y, 1_000)
      list.sections = [rows(count)]
      table.reloadData()
      assertRows("\(count) rows")
      XCTAssertEqual(texts.isEmpty, count == 0)
      pass(1)
      XCTAssertEqual(table.contentOffset.y, end, "\(count) rows")
      assertRows("\(count) rows")
      UIView.setAnimationsEnabled(false)
      table.removeFromSuperview()
    }
  }

  /// A reload stops an animated scroll to a row (facts/tables.md#queries/reload-while-scrolling).
  func testAReloadStopsAnAnimatedScrollToARow() {
    for count in [20, 0, 100, 200] {
      show([rows(100)]) { $0.rowHeight = 50 }
      UIView.setAnimationsEnabled(true)
      table.scrollToRow(at: .at(0, 99), at: .bottom, animated: true)
      pass(0.15)
      let end = min(table.contentOffset.y, max(0, CGFloat(count) * 50 - 600))
      list.sections = [rows(count)]
      table.reloadData()
      assertRows("\(count) rows")
      XCTAssertEqual(table.contentOffset.y, end, "\(count) rows")
      XCTAssertEqual(texts.isEmpty, count == 0)
      pass(1)
      XCTAssertEqual(table.contentOffset.y, end, "\(count) rows")
      UIView.setAnimationsEnabled(false)
      table.removeFromSuperview()
    }
  }

  /// The estimates of a reload are lower than the heights, so that the goal is beyond the content for a moment.
  func testAReloadWithLowEstimatesKeepsTheGoalOfAnAnimatedScroll() {
    showTall(200)
    let goal = table.contentSize.height
    UIView.setAnimationsEnabled(true)
    table.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
    pass(0.1)
    table.reloadData()
    pass(1)
    XCTAssertEqual(table.contentOffset.y, 2_000, accuracy: 60)
    XCTAssertGreaterThan(goal, 2_600)
  }

  /// An app may request a goal beyond the content.
  func testAnAnimatedScrollBeyondTheContent() {
    show([rows(10)]) { $0.rowHeight = 50 }
    UIView.setAnimationsEnabled(true)
    for y: CGFloat in [-80, 300] {
      table.setContentOffset(CGPoint(x: 0, y: y), animated: true)
      pass(0.1)
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
      pass(1)
      XCTAssertEqual(table.contentOffset.y, y)
    }
  }

  /// A row far away, with estimates of any size: only the rows about it are measured.
  func testARowFarAwayIsReachedWithoutTheRowsBetween() {
    for estimate: CGFloat in [2, 3, 20, 500, 5_000] {
      for (row, position) in [
        (9_000, UITableView.ScrollPosition.bottom), (5_000, .middle), (7_000, .top), (9_999, .top), (0, .none),
        (3_000, .none),
      ] {
        let message = "row \(row), estimate \(estimate)"
        show([rows(10_000)]) { $0.estimatedRowHeight = estimate }
        if row == 0 {
          table.scrollToRow(at: .at(0, 4_000), at: .middle, animated: false)
          table.layoutIfNeeded()
        }
        _ = list.drain()
        table.scrollToRow(at: .at(0, row), at: position, animated: false)
        table.layoutIfNeeded()
        XCTAssertLessThan(list.drain().filter { $0.hasPrefix("cell") }.count, 45, message)
        let frame = table.rectForRow(at: .at(0, row))
        XCTAssertEqual(frame.height, 44, accuracy: 0.5, message)
        let offset = table.contentOffset.y
        switch (position, row) {
        case (.top, 9_999): XCTAssertEqual(frame.maxY, offset + 600, accuracy: 0.4, message)
        case (.top, _), (.none, 0): XCTAssertEqual(frame.minY, offset, accuracy: 0.4, message)
        case (.middle, _): XCTAssertEqual(frame.midY, offset + 300, accuracy: 0.7, message)
        default: XCTAssertEqual(frame.maxY, offset + 600, accuracy: 0.4, message)
        }
        assertRows(message)
        table.removeFromSuperview()
      }
    }
  }

  private func showTall(_ count: Int, estimate: CGFloat = 44) {
    show([(0..<count).map { "row \($0)" + String(repeating: " and more", count: $0 % 7 * 6) }]) {
      $0.register(WrappingTableCell.self, forCellReuseIdentifier: "cell")
      $0.estimatedRowHeight = estimate
    }
  }

  /// Asserts that the row is at the position that results from the cells' heights regardless of estimates, and that
  /// only rows near it were measured.
  private func assertAtPosition(
    _ row: Int, _ position: UITableView.ScrollPosition, _ message: String, line: UInt = #line
  ) {
    let frame = table.rectForRow(at: .at(0, row))
    let offset = table.contentOffset.y
    XCTAssertEqual(table.cellForRow(at: .at(0, row))?.frame, frame, message, line: line)
    switch position {
    case .top:
      XCTAssertEqual(min(frame.minY, table.contentSize.height - 600), offset, accuracy: 0.4, message, line: line)
    case .middle: XCTAssertEqual(frame.midY, offset + 300, accuracy: 0.7, message, line: line)
    default: XCTAssertEqual(max(600, frame.maxY), offset + 600, accuracy: 0.4, message, line: line)
    }
    assertRows(message, line: line)
  }

  func testRowsAreAtTheirPositionAfterTheNextLayoutWhateverWasEstimated() {
    for estimate: CGFloat in [3, 44, 300, 900] {
      for (row, position) in [(199, UITableView.ScrollPosition.bottom), (195, .top), (100, .middle), (60, .bottom)]
      {
        let message = "row \(row), estimate \(estimate)"
        showTall(200, estimate: estimate)
        _ = list.drain()
        table.scrollToRow(at: .at(0, row), at: position, animated: false)
        table.layoutIfNeeded()
        assertAtPosition(row, position, message)
        // The cells are those on the screen before and after, and those that the estimates made visible.
        XCTAssertLessThan(list.drain().filter { $0.hasPrefix("cell") }.count, 60, message)
        table.removeFromSuperview()
      }
    }
  }

  /// A table that opens at its end: the app scrolls to the row before the table has its size.
  func testATableThatOpensAtItsEndShowsTheLastRowAtItsBottom() {
    show([]) {
      $0.register(WrappingTableCell.self, forCellReuseIdentifier: "cell")
      $0.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    }
    list.sections = [(0..<90).map { "row \($0)" + String(repeating: " and more", count: $0 % 5 * 9) }]
    table.reloadData()
    table.scrollToRow(at: .at(0, 89), at: .bottom, animated: false)
    table.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
    pass(0.1)
    assertAtPosition(89, .bottom, "opened")
    XCTAssertEqual(table.contentOffset.y, table.contentSize.height - 600, accuracy: 0.4)
  }

  /// A table without a height can only estimate the position of the row.
  func testARowThatIsAskedForBeforeTheTableHasAHeightIsFollowed() {
    show([]) {
      $0.register(WrappingTableCell.self, forCellReuseIdentifier: "cell")
      $0.estimatedRowHeight = 20
      $0.frame.size.height = 0
    }
    list.sections = [(0..<12).map { "row \($0)" + String(repeating: " and more", count: 40) }]
    table.reloadData()
    table.scrollToRow(at: .at(0, 11), at: .bottom, animated: false)
    table.frame.size.height = 600
    pass(0.1)
    assertAtPosition(11, .bottom, "asked for early")
  }

  /// A table that shows its start shows it also when the first header gets another height.
  func testATableAtItsStartStaysThereWhenItsHeaderGrows() {
    let list = TitleList()
    list.titles = ["one"]
    self.list = list
    show([rows(60)]) {
      $0.rowHeight = 44
      $0.sectionHeaderTopPadding = 0
    }
    table.sectionHeaderHeight = 90
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForRow(at: .at(0, 0)).minY, 90)
    XCTAssertEqual(table.contentOffset.y, 0)
  }

  /// If another scroll follows before the layout, the row is not scrolled to.
  func testAScrollThatFollowsWins() {
    UIView.setAnimationsEnabled(true)
    showTall(200)
    table.scrollToRow(at: .at(0, 150), at: .middle, animated: false)
    table.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    pass(1)
    XCTAssertEqual(table.contentOffset.y, 200, accuracy: 60)
    table.scrollToRow(at: .at(0, 150), at: .middle, animated: false)
    table.contentOffset.y = 100
    pass(0.1)
    XCTAssertLessThan(table.contentOffset.y, 200)
  }

  /// Asserts that the cells are those of the rows that the table reports as visible, each at its position.
  private func assertRows(_ message: String, line: UInt = #line) {
    table.layoutIfNeeded()
    let shown = table.visibleCells.compactMap { table.indexPath(for: $0) }
    XCTAssertEqual(shown, table.indexPathsForVisibleRows, message, line: line)
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { continue }
      XCTAssertEqual(cell.textLabel?.text, list.sections[path.section][path.row], message, line: line)
      XCTAssertEqual(cell.frame.minY, table.rectForRow(at: path).minY, accuracy: 0.01, message, line: line)
    }
  }

  func testAnimatedScrollsLandOnTheirRow() {
    UIView.setAnimationsEnabled(true)
    showTall(200)
    for (row, position) in [(199, UITableView.ScrollPosition.bottom), (20, .top), (120, .middle), (199, .none)] {
      table.scrollToRow(at: .at(0, row), at: position, animated: true)
      pass(1)
      let frame = table.rectForRow(at: .at(0, row))
      let offset = table.contentOffset.y
      switch position {
      case .top: XCTAssertEqual(frame.minY, offset, accuracy: 0.4)
      case .middle: XCTAssertEqual(frame.midY, offset + 300, accuracy: 0.7)
      default: XCTAssertEqual(frame.maxY, offset + 600, accuracy: 0.4)
      }
      assertRows("\(row)")
    }
  }

  /// The work that a scroll without animation defers to the end of the layout does not end the animated one that
  /// follows it.
  func testAnAnimatedScrollAfterOneWithoutAnimationLandsOnItsRow() {
    UIView.setAnimationsEnabled(true)
    showTall(200)
    table.scrollToRow(at: .at(0, 50), at: .middle, animated: false)
    table.layoutIfNeeded()
    table.scrollToRow(at: .at(0, 199), at: .bottom, animated: true)
    pass(1)
    XCTAssertEqual(table.rectForRow(at: .at(0, 199)).maxY, table.contentOffset.y + 600, accuracy: 0.4)
    assertRows("the last row")
  }

  /// The content moves in one direction only.
  func testAnimatedScrollsDoNotTurnBack() {
    UIView.setAnimationsEnabled(true)
    showTall(200)
    table.scrollToRow(at: .at(0, 199), at: .bottom, animated: true)
    var last = table.contentOffset.y
    for _ in 0..<30 {
      pass(1 / 60)
      XCTAssertGreaterThanOrEqual(table.contentOffset.y, last)
      last = table.contentOffset.y
    }
  }

  /// A touch ends the scroll, and the row is no longer followed.
  func testAFingerEndsTheWay() {
    UIView.setAnimationsEnabled(true)
    showTall(200)
    table.scrollToRow(at: .at(0, 199), at: .bottom, animated: true)
    pass(0.1)
    touch(0, .began, 200, 300)
    for step in 1...6 {
      pass(1 / 60)
      touch(0, .moved, 200, 300 + CGFloat(step) * 10)
    }
    let offset = table.contentOffset.y
    pass(0.5)
    touch(0, .ended, 200, 360)
    pass(1)
    XCTAssertEqual(table.contentOffset.y, offset, accuracy: 20)
  }

  /// Sums of heights of thirds of points are rounded differently from the top and from row to row.
  func testRowsAtTheVeryEndOfTheBounds() {
    show([rows(12), rows(9), rows(14), rows(30)], style: .grouped, height: 700) { $0.estimatedRowHeight = 44 }
    for section in 0..<4 {
      for row in 0..<list.sections[section].count {
        table.scrollToRow(at: .at(section, row), at: .bottom, animated: false)
        assertRows("\(section) \(row)")
      }
    }
  }

  /// A row that begins where the bounds end, up to the rounding of sums, either has a cell and is named as visible,
  /// or neither.
  func testRowsThatBeginWhereTheBoundsEnd() {
    let list = ThirdsList()
    self.list = list
    show(
      (0..<12).map { section in (0..<(3 + (section * 5 + 4) % 7)).map { "\(section * 31 + $0 * 3 + 4000)" } },
      height: 700)
    for round in 0..<2 {
      for (section, rows) in list.sections.enumerated() {
        for row in rows.indices {
          let offset = table.rectForRow(at: .at(section, row)).maxY - 700
          guard offset > 2 else { continue }
          for y in [offset - 1, offset] {
            table.contentOffset.y = y
            table.layoutIfNeeded()
          }
          let shown = table.visibleCells.compactMap { table.indexPath(for: $0) }
          XCTAssertEqual(shown, table.indexPathsForVisibleRows, "\(round) \(section) \(row)")
        }
      }
    }
  }
}

/// Rows whose heights are thirds of points.
private final class ThirdsList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let number = Int(sections[indexPath.section][indexPath.row]) ?? 0
    return CGFloat(130 + number * 7_919 % 197) / 3
  }
}

private final class WrappingTableCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }
  required init?(coder: NSCoder) { nil }
}
