import UIKit
import XCTest

/// The editing that rows offer depends on the optional methods that a data source has
/// (facts/tables.md#swipe-actions): UIKit asks for `tableView(_:commit:forRowAt:)` and `tableView(_:moveRowAt:to:)`
/// without calling them.
final class TableOptionalMethodTests: TableTestCase {
  final class Committer: TableListBase, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  final class Mover: TableListBase, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      sections[0].insert(sections[0].remove(at: source.row), at: destination.row)
    }
  }

  final class Controller: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  final class CommittingController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }

  /// Returns the distance by which the second row is open after a swipe to the left.
  private func swiped() -> CGFloat {
    touch(0, .began, 300, 66)
    for step in 1...10 {
      pass(1.0 / 60)
      touch(0, .moved, 300 - CGFloat(step) * 10, 66)
    }
    touch(0, .ended, 200, 66)
    pass(1)
    return table.rectForRow(at: .at(0, 1)).minX - (table.cellForRow(at: .at(0, 1))?.frame.minX ?? 0)
  }

  private func show(_ list: TableListBase) {
    self.list = list
    show([rows(5)])
  }

  func testOnlyRowsThatCanBeDeletedShowDelete() {
    show(TableList())
    XCTAssertEqual(swiped(), 0)
    table.removeFromSuperview()
    show(Committer())
    XCTAssertEqual(swiped(), 74)
  }

  func testOnlyRowsThatCanBeMovedHaveTheControl() {
    show(TableList())
    table.setEditing(true, animated: false)
    XCTAssertFalse(table.visibleCells[1].showsReorderControl)
    XCTAssertFalse(table.visibleCells[1].isEditing)
    XCTAssertEqual(table.visibleCells[1].contentView.frame.width, 393)
    table.removeFromSuperview()
    show(Mover())
    table.setEditing(true, animated: false)
    XCTAssertTrue(table.visibleCells[1].isEditing)
    XCTAssertEqual(table.visibleCells[1].editingStyle, .none)
    XCTAssertLessThan(table.visibleCells[1].contentView.frame.width, 393)
  }

  func testControllersHaveWhatTheyOverride() {
    for (controller, isEditable) in [
      (Controller(style: .plain), false), (CommittingController(style: .plain), true),
    ]
      as [(UITableViewController, Bool)]
    {
      guard let table = controller.tableView else { return XCTFail("no table") }
      table.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
      view.addSubview(table)
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
      XCTAssertEqual(table.visibleCells.first?.isEditing, isEditable)
      XCTAssertEqual(
        table.visibleCells.first?.editingStyle, isEditable ? .delete : UITableViewCell.EditingStyle.none)
      table.removeFromSuperview()
    }
  }
}
