import UIKit
import XCTest

/// Highlighting and selection by touch and by code (facts/tables.md#calls/selection).
final class TableSelectionTests: TableTestCase {
  final class Chooser: TableListBase, UITableViewDataSource, UITableViewDelegate {
    var mayHighlight = true
    var redirect: ((IndexPath) -> IndexPath?)?
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      journal.append("shouldHighlight \(indexPath.row)")
      return mayHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      journal.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      journal.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      journal.append("willSelect \(indexPath.row)")
      return redirect.map { $0(indexPath) } ?? indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      journal.append("willDeselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      journal.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      journal.append("didDeselect \(indexPath.row)")
    }
  }

  private func chooser(_ configure: (UITableView) -> Void = { _ in }) -> Chooser {
    let list = Chooser()
    self.list = list
    show([rows(50)], configure)
    _ = list.drain()
    return list
  }

  private func tapRow(_ row: Int) {
    tap(100, CGFloat(row) * 44 + 20)
    pass(0.3)
  }

  /// Apps set the appearance of states in these methods: each cell is notified of its state before it is shown,
  /// including the normal state.
  func testEachCellHearsOfItsState() throws {
    StateCell.log = Log()
    show([rows(1)]) { $0.register(StateCell.self, forCellReuseIdentifier: "cell") }
    XCTAssertEqual(StateCell.log.take(), ["editing false", "highlighted false", "selected false"])
    table.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)
    _ = StateCell.log.take()
    table.reloadRows(at: [.at(0, 0)], with: .none)
    XCTAssertEqual(Array(StateCell.log.take().prefix(3)), ["editing false", "highlighted false", "selected false"])
  }

  func testTapSelects() {
    let list = chooser()
    tapRow(1)
    XCTAssertEqual(
      list.drain(), ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"])
    XCTAssertEqual(table.indexPathForSelectedRow, .at(0, 1))
    XCTAssertEqual(table.cellForRow(at: .at(0, 1))?.isSelected, true)
    tapRow(3)
    XCTAssertEqual(
      list.drain(),
      [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 1",
        "didDeselect 1",
        "didSelect 3",
      ])
    XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 3)])
    // Taps the selected row again.
    tapRow(3)
    XCTAssertEqual(list.drain().suffix(2), ["willSelect 3", "didSelect 3"])
  }

  func testMultipleSelection() {
    let list = chooser { $0.allowsMultipleSelection = true }
    tapRow(4)
    tapRow(2)
    XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 2), .at(0, 4)])
    _ = list.drain()
    tapRow(4)
    XCTAssertEqual(list.drain().suffix(2), ["willDeselect 4", "didDeselect 4"])
    XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 2)])
  }

  func testRowsThatAreNotHighlighted() {
    let list = chooser()
    list.mayHighlight = false
    tapRow(1)
    XCTAssertEqual(list.drain(), ["shouldHighlight 1"])
    XCTAssertNil(table.indexPathForSelectedRow)
  }

  func testAnotherRowOrNone() {
    let list = chooser()
    list.redirect = { _ in nil }
    tapRow(1)
    XCTAssertNil(table.indexPathForSelectedRow)
    list.redirect = { _ in .at(0, 5) }
    tapRow(1)
    XCTAssertEqual(table.indexPathForSelectedRow, .at(0, 5))
  }

  func testDragTakesTheHighlightAway() {
    let list = chooser()
    touch(0, .began, 100, 100)
    pass(0.3)
    XCTAssertEqual(list.drain(), ["shouldHighlight 2", "didHighlight 2"])
    XCTAssertEqual(table.cellForRow(at: .at(0, 2))?.isHighlighted, true)
    touch(0, .moved, 100, 60)
    pass(0.1)
    touch(0, .ended, 100, 60)
    pass(0.1)
    XCTAssertEqual(list.drain().filter { $0.hasSuffix(" 2") && !$0.hasPrefix("did 2") }.first, "didUnhighlight 2")
    XCTAssertNil(table.indexPathForSelectedRow)
  }

  func testCodeSelectsWithoutCalls() {
    let list = chooser()
    table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    table.selectRow(at: .at(0, 40), animated: false, scrollPosition: .top)
    table.layoutIfNeeded()
    XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 40)])
    XCTAssertEqual(table.cellForRow(at: .at(0, 40))?.isSelected, true)
    XCTAssertFalse(list.drain().contains { $0.contains("elect") })
    table.deselectRow(at: .at(0, 40), animated: false)
    XCTAssertNil(table.indexPathsForSelectedRows)
    table.selectRow(at: .at(0, 40), animated: false, scrollPosition: .none)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    XCTAssertNil(table.indexPathForSelectedRow)
  }

  func testSelectionSurvivesScrolling() {
    _ = chooser()
    table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    table.contentOffset.y = 1200
    table.layoutIfNeeded()
    XCTAssertFalse(table.visibleCells.contains { $0.isSelected })
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    XCTAssertEqual(table.cellForRow(at: .at(0, 1))?.isSelected, true)
    table.reloadData()
    XCTAssertNil(table.indexPathForSelectedRow)
  }

  func testNoSelection() {
    let list = chooser { $0.allowsSelection = false }
    tapRow(1)
    XCTAssertEqual(list.drain(), [])
  }
}

private final class StateCell: UITableViewCell {
  nonisolated(unsafe) static var log = Log()
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    Self.log("selected \(selected)")
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    Self.log("highlighted \(highlighted)")
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    Self.log("editing \(editing)")
  }
}
