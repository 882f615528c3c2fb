import FlipsideTesting
import UIKit
import XCTest

/// Defaults, offsets, heights and index paths (facts/tables.md#calls, #queries).
final class TableQueryTests: TableTestCase {
  private final class Scroller: TableListBase, UITableViewDataSource, UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.append("scroll") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.append("end") }
  }

  /// A list whose delegate returns heights and estimates.
  private final class Estimator: TableListBase, UITableViewDataSource, UITableViewDelegate {
    var height: CGFloat = 70
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      journal.append("height \(indexPath.row)")
      return height
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 91 }
  }

  func testDefaults() {
    MainActor.assumeIsolated {
      let table = UITableView(frame: .zero)
      XCTAssertEqual(table.style, .plain)
      for height in [
        table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight, table.sectionFooterHeight,
        table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight, table.sectionHeaderTopPadding,
      ] { XCTAssertEqual(height, UITableView.automaticDimension) }
      XCTAssertEqual(UITableView.automaticDimension, -1)
      XCTAssertEqual(table.separatorStyle, .singleLine)
      XCTAssertEqual(table.separatorInset, UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
      XCTAssertEqual(table.separatorInsetReference, .fromCellEdges)
      XCTAssertTrue(table.allowsSelection)
      XCTAssertFalse(table.allowsMultipleSelection)
      XCTAssertFalse(table.allowsSelectionDuringEditing)
      XCTAssertFalse(table.allowsMultipleSelectionDuringEditing)
      XCTAssertEqual(table.sectionIndexMinimumDisplayRowCount, 0)
      XCTAssertTrue(table.insetsContentViewsToSafeArea)
      XCTAssertFalse(table.cellLayoutMarginsFollowReadableWidth)
      XCTAssertFalse(table.selectionFollowsFocus)
      XCTAssertTrue(table.isPrefetchingEnabled)
      XCTAssertEqual(table.fillerRowHeight, 0)
      XCTAssertEqual(UITableView.indexSearch, "{search}")
      XCTAssertEqual(UITableViewController().tableView.style, .plain)
      let cell = UITableViewCell()
      XCTAssertEqual(cell.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
      XCTAssertEqual(cell.selectionStyle, .default)
      XCTAssertEqual(cell.editingStyle, .none)
      XCTAssertEqual(cell.indentationWidth, 10)
      XCTAssertTrue(cell.shouldIndentWhileEditing)
      XCTAssertEqual(cell.accessoryType, .none)
      XCTAssertEqual(cell.focusStyle, .default)
    }
  }

  /// The delegate is notified of the offset within the call, and the table returns the index paths of the rows at
  /// the offset; their cells are created in the layout.
  func testOffsetsAnswerAtOnceAndTheirCellsComeWithTheLayout() {
    let moves: [(String, (UITableView) -> Void)] = [
      ("contentOffset", { $0.contentOffset.y = 1_000 }),
      ("setContentOffset", { $0.setContentOffset(CGPoint(x: 0, y: 1_000), animated: false) }),
      (
        "scrollRectToVisible",
        { $0.scrollRectToVisible(CGRect(x: 0, y: 1_500, width: 10, height: 100), animated: false) }
      ),
      ("scrollToRow", { $0.scrollToRow(at: .at(0, 10), at: .top, animated: false) }),
    ]
    for (name, move) in moves {
      let list = Scroller()
      self.list = list
      show([rows(100)]) { $0.rowHeight = 100 }
      _ = list.drain()
      move(table)
      XCTAssertEqual(list.drain(), ["scroll"], name)
      XCTAssertEqual(table.contentOffset.y, 1_000, name)
      XCTAssertEqual(table.indexPathsForVisibleRows?.first, .at(0, 10), name)
      table.layoutIfNeeded()
      let calls = list.drain()
      XCTAssertEqual(calls.filter { $0.hasPrefix("cell") }, (10..<16).map { "cell \($0)" }, name)
      XCTAssertFalse(calls.contains("scroll"), name)
      table.removeFromSuperview()
    }
  }

  func testAnimatedOffsetsMoveNothingAtOnce() {
    let moves: [(UITableView) -> Void] = [
      { $0.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true) },
      { $0.scrollRectToVisible(CGRect(x: 0, y: 1_500, width: 10, height: 100), animated: true) },
      { $0.scrollToRow(at: .at(0, 10), at: .top, animated: true) },
    ]
    for move in moves {
      let list = Scroller()
      self.list = list
      show([rows(100)]) { $0.rowHeight = 100 }
      UIView.setAnimationsEnabled(true)
      _ = list.drain()
      move(table)
      XCTAssertEqual(list.drain(), [])
      XCTAssertEqual(table.contentOffset.y, 0)
      pass(0.5)
      let calls = list.drain()
      XCTAssertEqual(calls.filter { $0 == "scroll" }.count, 18, "0.3 seconds at 60 frames a second")
      XCTAssertEqual(calls.filter { $0 == "end" }.count, 1)
      XCTAssertEqual(table.contentOffset.y, 1_000)
      UIView.setAnimationsEnabled(false)
      table.removeFromSuperview()
    }
  }

  func testADelegateThatEstimatesTurnsEstimatesOn() {
    let list = Estimator()
    self.list = list
    show([rows(500)]) { $0.estimatedRowHeight = 0 }
    XCTAssertEqual(Set(list.drain().filter { $0.hasPrefix("height") }), Set((0..<9).map { "height \($0)" }))
    XCTAssertEqual(table.contentSize.height, 9 * 70 + 491 * 91)
  }

  func testTheDelegatesHeightsComeBeforeTheTables() {
    let list = HeightList()
    self.list = list
    list.height = 70
    show([rows(3)]) { $0.rowHeight = 30 }
    XCTAssertEqual(table.rectForRow(at: .at(0, 1)), CGRect(x: 0, y: 70, width: 393, height: 70))
    list.height = UITableView.automaticDimension
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForRow(at: .at(0, 1)).height, 44, "the cell's own height")
  }

  func testRowsOutOfSightHaveNoCells() throws {
    show([rows(100)]) { $0.rowHeight = 100 }
    let cell = try XCTUnwrap(table.cellForRow(at: .at(0, 2)))
    XCTAssertEqual(table.indexPath(for: cell), .at(0, 2))
    XCTAssertNil(table.cellForRow(at: .at(0, 40)))
    XCTAssertNil(table.cellForRow(at: .at(7, 0)))
    // With fewer rows, the cell is in the reuse pool.
    list.sections = [rows(1)]
    table.reloadData()
    table.layoutIfNeeded()
    if table.visibleCells.first !== cell { XCTAssertNil(table.indexPath(for: cell)) }
    XCTAssertEqual(table.visibleCells.count, 1)
    XCTAssertEqual(table.rectForRow(at: .at(0, 5)), .zero)
  }

  func testScrollingToASection() {
    let list = TitleList()
    list.titles = ["one", "two", "three"]
    self.list = list
    show([rows(20), rows(20), rows(40)]) { $0.rowHeight = 50 }
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 2), at: .top, animated: false)
    table.layoutIfNeeded()
    XCTAssertEqual(table.contentOffset.y, table.rect(forSection: 2).minY, accuracy: 0.4)
    XCTAssertNotNil(table.headerView(forSection: 2))
  }

  /// A footer stays at the lower edge as long as its section is above it.
  func testPlainFootersStayAtTheBottom() throws {
    let list = FooterList()
    self.list = list
    show([rows(30), rows(30)]) { $0.rowHeight = 50 }
    let footer = try XCTUnwrap(table.footerView(forSection: 0))
    XCTAssertEqual(footer.frame.maxY, 600)
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    XCTAssertEqual(footer.frame.maxY, 1_000)
    table.contentOffset.y = 1_200
    table.layoutIfNeeded()
    XCTAssertEqual(footer.frame.maxY, table.rectForFooter(inSection: 0).maxY)
  }

  /// The header of the first section of a plain table appears and disappears with its title; the rows move with it,
  /// and a table at its start remains at its start.
  func testTheFirstHeaderComesAndGoes() {
    for isAnimated in [false, true] {
      let list = TitleList()
      list.titles = [nil, "two"]
      self.list = list
      show([rows(3), rows(30)]) { $0.rowHeight = 50 }
      UIView.setAnimationsEnabled(isAnimated)
      XCTAssertEqual(table.rectForRow(at: .at(0, 0)).minY, 0)
      XCTAssertNil(table.headerView(forSection: 0))
      for title in ["one", nil, "again", nil] {
        list.titles[0] = title
        table.reloadSections([0], with: isAnimated ? .fade : .none)
        pass(1)
        let height: CGFloat = title == nil ? 0 : 50
        XCTAssertEqual(table.rectForRow(at: .at(0, 0)).minY, height, "\(title ?? "none")")
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, height, "\(title ?? "none")")
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, title)
        XCTAssertEqual(
          table.subviews.filter { $0 is UITableViewHeaderFooterView && !$0.isHidden }.count, title == nil ? 1 : 2)
        XCTAssertEqual(table.contentSize.height, height + 150 + 50 + 1_500)
        XCTAssertEqual(table.contentOffset.y, 0)
        assertConsistent(title ?? "none")
      }
      // The first section gets the title.
      list.titles = ["two"]
      list.sections.removeFirst()
      table.deleteSections([0], with: .fade)
      pass(1)
      XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "two")
      XCTAssertEqual(table.rectForRow(at: .at(0, 0)).minY, 50)
      assertConsistent("deleted")
      list.titles = ["new", "two"]
      list.sections.insert(rows(2, "new"), at: 0)
      table.insertSections([0], with: .fade)
      pass(1)
      XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "new")
      XCTAssertEqual(table.headerView(forSection: 1)?.textLabel?.text, "two")
      XCTAssertEqual(table.contentOffset.y, 0)
      assertConsistent("inserted")
      UIView.setAnimationsEnabled(false)
      table.removeFromSuperview()
    }
  }
}

/// Footers with titles.
private final class FooterList: TableListBase, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer \(section)" }
}
