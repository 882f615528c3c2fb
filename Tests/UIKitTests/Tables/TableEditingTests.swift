import UIKit
import XCTest

/// Editing, swipe actions and reordering (facts/tables.md#swipe-actions).
final class TableEditingTests: TableTestCase {
  class Editor: TableListBase {
    var configuration: UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      journal.append("canEdit \(indexPath.row)")
      return indexPath.row != 3
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    {
      journal.append("style \(indexPath.row)")
      return indexPath.row == 0 ? .insert : .delete
    }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
      journal.append("indent \(indexPath.row)")
      return true
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      journal.append("canMove \(indexPath.row)")
      return true
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      journal.append("commit \(editingStyle.rawValue) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      sections[0].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      journal.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      sections[0].insert(sections[0].remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      journal.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      journal.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
  }

  final class Deleter: Editor, UITableViewDataSource, UITableViewDelegate {}

  final class Swiper: Editor, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      journal.append("trailing \(indexPath.row)")
      return configuration
    }
  }

  private func edit(_ list: Editor) {
    self.list = list
    show([rows(5)]) { $0.rowHeight = 60 }
    _ = list.drain()
  }

  /// Moves a finger from the middle of a row by a distance.
  private func swipe(_ row: Int, by way: CGFloat) {
    let y = CGFloat(row) * 60 + 30
    touch(0, .began, 300, y)
    for step in 1...10 {
      pass(1.0 / 60)
      touch(0, .moved, 300 + way * CGFloat(step) / 10, y)
    }
    pass(0.3)
    touch(0, .ended, 300 + way, y)
    pass(1)
  }

  func testCellsHearOfBothTransitions() {
    TransitionCell.log = Log()
    list = Deleter()
    show([rows(1)]) { $0.register(TransitionCell.self, forCellReuseIdentifier: "cell") }
    table.setEditing(true, animated: false)
    XCTAssertEqual(TransitionCell.log.take(), ["will 1", "did 1"])
    table.setEditing(false, animated: false)
    XCTAssertEqual(TransitionCell.log.take(), ["will 0", "did 0"])
  }

  /// Beside the controls, a text may need more lines.
  func testRowsGrowWhereEditingNarrowsThem() throws {
    let text = String(repeating: "wide ", count: 8)
    list = Deleter()
    show([[text]]) { $0.register(WrappingCell.self, forCellReuseIdentifier: "cell") }
    let cell = try XCTUnwrap(table.visibleCells.first)
    XCTAssertEqual(cell.frame.height, 44)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let label = try XCTUnwrap(cell.textLabel)
    XCTAssertEqual(
      label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity)).height > 30, cell.frame.height > 60)
    XCTAssertGreaterThan(cell.frame.height, 60)
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, 44)
    assertConsistent()
  }

  func testCallsOfEditing() {
    edit(Deleter())
    table.setEditing(true, animated: false)
    XCTAssertEqual(
      list.drain().filter { $0.hasSuffix(" 1") || $0.hasSuffix(" 3") },
      ["canEdit 1", "style 1", "indent 1", "canMove 1", "canEdit 3", "canMove 3"])
    XCTAssertEqual(table.visibleCells.map { $0.editingStyle.rawValue }, [2, 1, 1, 0, 1])
    XCTAssertTrue(table.visibleCells[1].isEditing)
    table.setEditing(false, animated: false)
    XCTAssertFalse(table.visibleCells.contains { $0.isEditing })
  }

  func testEditingClearsTheSelection() {
    edit(Deleter())
    table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    table.isEditing = true
    XCTAssertNil(table.indexPathForSelectedRow)
  }

  func testSwipeToDelete() {
    edit(Deleter())
    swipe(1, by: -100)
    XCTAssertEqual(list.drain(), ["canEdit 1", "style 1", "begin 1"])
    XCTAssertEqual(table.cellForRow(at: .at(0, 1))?.frame.minX, -74)
    tap(360, 90)
    pass(1)
    XCTAssertEqual(
      list.drain().filter { $0.hasPrefix("commit") || $0.hasPrefix("end") }.sorted(), ["commit 1 1", "end nil"])
    XCTAssertEqual(texts, ["row 0", "row 2", "row 3", "row 4"])
    assertConsistent()
  }

  func testRowsThatCanNotBeEditedDoNotMove() {
    edit(Deleter())
    swipe(3, by: -100)
    XCTAssertEqual(list.drain().filter { $0 != "canEdit 3" }, [])
    XCTAssertEqual(table.cellForRow(at: .at(0, 3))?.frame.minX, 0)
  }

  func testSwipeActions() {
    let swiper = Swiper()
    var done: [String] = []
    swiper.configuration = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
        done.append("flag")
        finish(true)
      },
      UIContextualAction(style: .destructive, title: "Archive") { _, _, finish in
        done.append("archive")
        finish(true)
      },
    ])
    edit(swiper)
    swipe(1, by: -120)
    XCTAssertEqual(list.drain(), ["canEdit 1", "trailing 1", "begin 1"])
    let width = -(table.cellForRow(at: .at(0, 1))?.frame.minX ?? 0)
    XCTAssertGreaterThanOrEqual(width, 148)
    tap(393 - width + 20, 90)
    pass(1)
    XCTAssertEqual(done, ["archive"])
    XCTAssertEqual(list.drain(), ["end 1"])
    XCTAssertEqual(table.cellForRow(at: .at(0, 1))?.frame.minX, 0)
    // A swipe across the whole row performs the first action.
    swipe(1, by: -280)
    XCTAssertEqual(done, ["archive", "flag"])
  }

  func testTheInsertControlCommitsAtOnce() {
    edit(Deleter())
    table.setEditing(true, animated: false)
    pass(0.1)
    _ = list.drain()
    tap(31, 30)
    XCTAssertEqual(list.drain(), ["commit 2 0"])
  }

  /// A swipe by 260 of 393 points performs the first action; one by 250 does not.
  func testAFullSwipeTakesTwoThirdsOfTheWidth() {
    for (way, isFull) in [(CGFloat(-250), false), (-260, true)] {
      let swiper = Swiper()
      var count = 0
      swiper.configuration = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in
          count += 1
          done(true)
        }
      ])
      edit(swiper)
      swipe(1, by: way)
      XCTAssertEqual(count, isFull ? 1 : 0, "\(way)")
      table.removeFromSuperview()
    }
  }

  /// The table's editing does not change by itself, as it does for a swipe (facts/tables.md#swipe-actions).
  func testTheDeleteControlBeginsNoEditingOfARow() {
    edit(Deleter())
    table.setEditing(true, animated: false)
    pass(0.1)
    _ = list.drain()
    tap(31, 90)
    pass(1)
    XCTAssertEqual(table.cellForRow(at: .at(0, 1))?.frame.minX, -74)
    XCTAssertEqual(list.drain().filter { $0.hasPrefix("begin") || $0.hasPrefix("end") }, [])
    tap(360, 90)
    pass(1)
    XCTAssertEqual(
      list.drain().filter { $0.hasPrefix("commit") || $0.hasPrefix("begin") || $0.hasPrefix("end") }, ["commit 1 1"]
    )
    XCTAssertEqual(texts, ["row 0", "row 2", "row 3", "row 4"])
    XCTAssertTrue(table.isEditing)
  }

  func testTouchElsewhereCloses() {
    let swiper = Swiper()
    swiper.configuration = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    ])
    edit(swiper)
    swipe(1, by: -60)
    XCTAssertNotEqual(table.cellForRow(at: .at(0, 1))?.frame.minX, 0)
    tap(100, 200)
    pass(1)
    XCTAssertEqual(table.cellForRow(at: .at(0, 1))?.frame.minX, 0)
    XCTAssertNil(table.indexPathForSelectedRow)
  }

  func testEmptyConfigurationsDoNotMove() {
    let swiper = Swiper()
    swiper.configuration = UISwipeActionsConfiguration(actions: [])
    edit(swiper)
    swipe(1, by: -100)
    XCTAssertEqual(list.drain().filter { $0.hasPrefix("begin") }, [])
  }
}

private final class TransitionCell: UITableViewCell {
  nonisolated(unsafe) static var log = Log()
  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    Self.log("will \(state.rawValue)")
  }
  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    Self.log("did \(state.rawValue)")
  }
}

private final class WrappingCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }
  required init?(coder: NSCoder) { nil }
}
