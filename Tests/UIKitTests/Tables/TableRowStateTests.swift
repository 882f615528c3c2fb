import FlipsideTesting
import UIKit
import XCTest

/// Cells of rows, and the state that rows keep through updates, reloads and editing
/// (facts/tables.md#reuse, #updates).
final class TableRowStateTests: TableTestCase {
  private final class CountedCell: UITableViewCell {
    nonisolated(unsafe) static var made = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() {
      super.prepareForReuse()
      onReuse?()
    }
    var onReuse: (() -> Void)?
  }

  /// A list that records the frames of cells, and their reuse.
  private final class Framer: TableListBase, UITableViewDataSource, UITableViewDelegate {
    var frames: [CGRect] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      journal.append("height \(indexPath.row)")
      return 100
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = super.tableView(tableView, cellForRowAt: indexPath)
      frames.append(cell.frame)
      (cell as? CountedCell)?.onReuse = { [weak self] in self?.journal.append("reuse") }
      return cell
    }
  }

  private func showCounted(_ count: Int) {
    CountedCell.made = 0
    show([rows(count)]) {
      $0.rowHeight = 100
      $0.register(CountedCell.self, forCellReuseIdentifier: "cell")
    }
  }

  // MARK: Cells

  func testFramesOfDequeuedCells() {
    let list = Framer()
    self.list = list
    show([rows(30)])
    XCTAssertEqual(Set(list.frames.map(\.size)), [CGSize(width: 393, height: 100)])
    XCTAssertEqual(Set(list.frames.map(\.origin)), [.zero])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    let usual = CGRect(x: 0, y: 0, width: 320, height: 44)
    XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "other")?.frame, usual)
    XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "other", for: .at(0, 0)).frame, usual)
  }

  func testCellsArePreparedBeforeTheirHeightIsAsked() {
    let list = Framer()
    self.list = list
    show([rows(30)]) { $0.register(CountedCell.self, forCellReuseIdentifier: "cell") }
    XCTAssertFalse(list.drain().contains("reuse"), "new cells are not prepared")
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    _ = list.drain()
    table.contentOffset.y = 150
    table.layoutIfNeeded()
    XCTAssertEqual(list.drain().prefix(4), ["cell 7", "reuse", "height 7", "height 7"])
  }

  /// A jump requests the new cells while the old ones are still visible, so that two screens of cells exist, and no
  /// more.
  func testAJumpNeedsTwoScreensOfCells() {
    showCounted(1_000)
    XCTAssertEqual(CountedCell.made, 6)
    for y in [20_000, 50_000, 80_000, 0] as [CGFloat] {
      table.contentOffset.y = y
      table.layoutIfNeeded()
      assertConsistent()
    }
    XCTAssertEqual(CountedCell.made, 12)
  }

  func testAMemoryWarningEmptiesThePool() {
    showCounted(1_000)
    for y in [20_000, 50_000] as [CGFloat] {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
    XCTAssertEqual(CountedCell.made, 12)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    table.contentOffset.y = 80_000
    table.layoutIfNeeded()
    XCTAssertEqual(CountedCell.made, 18)
    assertConsistent()
  }

  // MARK: Updates

  func testAnimationsHaveTheNumbersOfTheSDK() {
    typealias Animation = UITableView.RowAnimation
    XCTAssertEqual(
      [Animation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic].map(\.rawValue),
      [0, 1, 2, 3, 4, 5, 6, 100])
  }

  func testEmptyGroupsCountTheRows() {
    let list = HeightList()
    self.list = list
    show([rows(3)])
    for update in [
      { (table: UITableView) in
        table.beginUpdates()
        table.endUpdates()
      }, { $0.performBatchUpdates(nil) },
    ] {
      _ = list.drain()
      update(table)
      let calls = list.drain()
      XCTAssertEqual(calls.filter { $0 == "sections" || $0 == "rows 0" }.prefix(2), ["sections", "rows 0"])
      XCTAssertTrue(calls.contains("height 0"))
    }
  }

  func testOnlyTheOutermostGroupCommits() {
    show([rows(3)])
    table.beginUpdates()
    list.sections = [rows(2)]
    table.deleteRows(at: [.at(0, 2)], with: .none)
    table.beginUpdates()
    list.sections = [["new"] + rows(2)]
    table.insertRows(at: [.at(0, 0)], with: .none)
    table.endUpdates()
    XCTAssertEqual(texts, ["row 0", "row 1", "row 2"], "the old rows until the end")
    table.endUpdates()
    XCTAssertEqual(texts, ["new", "row 0", "row 1"])
    assertConsistent()
  }

  func testAnAnimatedGroupHasItsNewRowsWhenItReturns() {
    show([rows(5)])
    UIView.setAnimationsEnabled(true)
    var isFinished: Bool?
    var isRun = false
    list.sections = [["new"] + rows(4)]
    table.performBatchUpdates {
      isRun = true
      self.table.insertRows(at: [.at(0, 0)], with: .automatic)
      self.table.deleteRows(at: [.at(0, 4)], with: .automatic)
    } completion: {
      isFinished = $0
    }
    XCTAssertTrue(isRun)
    XCTAssertNil(isFinished)
    XCTAssertEqual(texts.first, "new")
    XCTAssertEqual(table.indexPathsForVisibleRows, (0..<5).map { .at(0, $0) })
    pass(0.25)
    XCTAssertNil(isFinished)
    pass(0.1)
    XCTAssertEqual(isFinished, true)
    assertConsistent()
  }

  func testARowThatMovesToItselfStays() {
    show([rows(5)])
    table.selectRow(at: .at(0, 2), animated: false, scrollPosition: .none)
    let cells = table.visibleCells
    table.moveRow(at: .at(0, 2), to: .at(0, 2))
    XCTAssertTrue(zip(cells, table.visibleCells).allSatisfy { $0 === $1 })
    XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 2)])
    assertConsistent()
  }

  func testSelectedRowsOutOfSightFollowTheirRows() {
    show([rows(100)]) { $0.allowsMultipleSelection = true }
    for row in [90, 3, 50] { table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none) }
    list.sections[0].insert(list.sections[0].remove(at: 90), at: 10)
    list.sections[0].insert("new", at: 0)
    table.performBatchUpdates {
      self.table.moveRow(at: .at(0, 90), to: .at(0, 11))
      self.table.insertRows(at: [.at(0, 0)], with: .none)
    }
    XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 4), .at(0, 11), .at(0, 52)])
    assertConsistent()
  }

  func testReloadsEndTheSelectionOfTheirRows() {
    show([rows(10)]) { $0.allowsMultipleSelection = true }
    for row in 1...3 { table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none) }
    table.reloadRows(at: [.at(0, 2)], with: .none)
    XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 1), .at(0, 3)])
    XCTAssertEqual(table.cellForRow(at: .at(0, 2))?.isSelected, false)
    table.reloadData()
    XCTAssertNil(table.indexPathsForSelectedRows)
    table.layoutIfNeeded()
    XCTAssertFalse(table.visibleCells.contains { $0.isSelected })
  }

  // MARK: Editing

  func testEditingKeepsASelectionThatItAllows() {
    for isAllowed in [false, true] {
      show([rows(10)]) { $0.allowsSelectionDuringEditing = isAllowed }
      table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
      table.setEditing(true, animated: false)
      XCTAssertEqual(table.indexPathForSelectedRow, isAllowed ? .at(0, 1) : nil)
      table.removeFromSuperview()
    }
  }

  private final class Mover: TableListBase, UITableViewDataSource, UITableViewDelegate {
    var last = 9
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { .none }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      journal.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      sections[0].insert(sections[0].remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      journal.append("target \(proposedDestinationIndexPath.row)")
      return .at(0, min(proposedDestinationIndexPath.row, last))
    }
  }

  /// The delegate is asked for each row that the finger passes, and the data source moves the row once.
  func testReordering() {
    let list = Mover()
    self.list = list
    show([rows(10)]) { $0.rowHeight = 50 }
    for (last, target) in [(9, 3), (2, 2)] {
      list.sections = [rows(10)]
      list.last = last
      table.reloadData()
      table.setEditing(true, animated: false)
      pass(0.1)
      _ = list.drain()
      touch(0, .began, 363, 25)
      pass(0.5)
      for y in 1...15 {
        touch(0, .moved, 363, 25 + CGFloat(y) * 10)
        pass(1.0 / 60)
      }
      pass(0.3)
      XCTAssertEqual(
        list.drain().filter { $0.hasPrefix("target") || $0.hasPrefix("move") },
        ["target 1", "target 2", "target 3"])
      touch(0, .ended, 363, 175)
      pass(1)
      XCTAssertEqual(list.drain().filter { $0.hasPrefix("move") }, ["move 0 \(target)"])
      XCTAssertEqual(texts[target], "row 0")
      assertConsistent()
      table.setEditing(false, animated: false)
    }
  }
}
