import FlipsideTesting
import UIKit
import XCTest

/// The focus of an external keyboard among the rows of a table (facts/lifecycle.md#focus).
final class TableFocusTests: XCTestCase {
  private func press(_ keys: HostKey..., modifiers: HostKeyModifiers = []) {
    MainActor.assumeIsolated {
      for key in keys {
        UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: true))
        UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: false))
      }
    }
  }

  /// A text field above a table of 100 rows, on an iPad.
  private func onPad(_ body: @MainActor (Stage, UITableView, FocusRows) -> Void) {
    MainActor.assumeIsolated {
      onStage(device: "iPad (10th generation)", animates: false) { stage in
        let rows = FocusRows()
        let field = UITextField(frame: CGRect(x: 50, y: 40, width: 200, height: 30))
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.allowsFocus = true
        table.dataSource = rows
        table.delegate = rows
        stage.view.addSubview(field)
        stage.view.addSubview(table)
        stage.view.layoutIfNeeded()
        body(stage, table, rows)
      }
    }
  }

  @MainActor private func focused(_ table: UITableView) -> Int? {
    (UIScreen.main.focusedView as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }
  }

  func testDefaults() {
    MainActor.assumeIsolated {
      let table = UITableView()
      XCTAssertFalse(table.allowsFocus)
      XCTAssertFalse(table.allowsFocusDuringEditing)
      XCTAssertFalse(table.remembersLastFocusedIndexPath)
      XCTAssertFalse(table.selectionFollowsFocus)
      XCTAssertFalse(UITableViewCell().canBecomeFocused)
    }
  }

  func testARowCanNotHaveTheFocusByDefault() {
    onPad { _, table, _ in
      table.allowsFocus = false
      press(.tab, .tab)
      XCTAssertNil(focused(table))
    }
  }

  func testArrowsGoThroughRowsThatAreOutOfSight() {
    onPad { _, table, rows in
      press(.tab, .tab)
      XCTAssertEqual(focused(table), 0)
      for _ in 0..<30 { press(.down) }
      XCTAssertEqual(focused(table), 30)
      XCTAssertTrue(table.indexPathsForVisibleRows?.contains(.at(0, 30)) == true)
      XCTAssertGreaterThan(table.contentOffset.y, 500)
      for _ in 0..<29 { press(.up) }
      XCTAssertEqual(focused(table), 1)
      rows.blocked = [0]
      press(.up)
      XCTAssertEqual(focused(table), 1, "the delegate doesn't let the first row have it")
    }
  }

  func testReturnAndSpaceSelect() {
    onPad { _, table, rows in
      press(.tab, .tab, .down, .return)
      XCTAssertEqual(rows.journal, ["select 1", "primary 1"])
      XCTAssertEqual(table.indexPathForSelectedRow, .at(0, 1))
      rows.journal = []
      press(.down, .space)
      XCTAssertEqual(rows.journal, ["select 2", "primary 2"])
      XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 2)])
    }
  }

  func testSelectionFollowsFocus() {
    onPad { _, table, rows in
      table.selectionFollowsFocus = true
      rows.blocked = [2]
      press(.tab, .tab, .down)
      XCTAssertEqual(rows.journal, ["select 0", "select 1"])
      press(.down)
      XCTAssertEqual(focused(table), 3, "the delegate leaves row 2 out")
      XCTAssertEqual(table.indexPathsForSelectedRows, [.at(0, 3)])
    }
  }

  func testTheTableRemembersItsRow() {
    onPad { _, table, rows in
      table.remembersLastFocusedIndexPath = true
      press(.tab, .tab, .down, .down)
      XCTAssertEqual(focused(table), 2)
      press(.tab)
      XCTAssertNil(focused(table))
      table.contentOffset.y = 2000
      table.layoutIfNeeded()
      press(.tab)
      XCTAssertEqual(focused(table), 2, "it scrolls back to it")
      rows.names.insert("new", at: 0)
      table.insertRows(at: [.at(0, 0)], with: .none)
      XCTAssertEqual(focused(table), 3, "the row has another index path")
    }
  }

  func testTheDelegatesWish() {
    onPad { _, table, rows in
      rows.wish = .at(0, 50)
      press(.tab, .tab)
      XCTAssertEqual(focused(table), 50)
    }
  }

  func testTheFocusStaysOnItsRow() {
    onPad { _, table, _ in
      press(.tab, .tab, .down, .down)
      table.reloadData()
      table.layoutIfNeeded()
      XCTAssertEqual(focused(table), 2)
      table.contentOffset.y = 2000
      table.layoutIfNeeded()
      XCTAssertEqual(focused(table), 2, "its cell is kept")
      press(.down)
      XCTAssertEqual(focused(table), 3)
      XCTAssertEqual(table.contentOffset.y, 132)
    }
  }

  func testEditing() {
    onPad { _, table, _ in
      table.setEditing(true, animated: false)
      press(.tab, .tab)
      XCTAssertNil(focused(table))
      table.allowsFocusDuringEditing = true
      press(.tab)
      XCTAssertEqual(focused(table), 0)
    }
  }

  func testTheDelegateHearsOfMovements() {
    onPad { _, table, rows in
      press(.tab, .tab, .down)
      XCTAssertEqual(rows.movements, ["nil-0", "0-1"])
      rows.stays = true
      press(.down)
      XCTAssertEqual(focused(table), 1)
    }
  }
}

private final class FocusRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names = (0..<100).map { "row \($0)" }
  var blocked: Set<Int> = []
  var wish: IndexPath?
  var stays = false
  var journal: [String] = []
  var movements: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    journal.append("primary \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    !blocked.contains(indexPath.row) && tableView.allowsFocus
      && (!tableView.isEditing || tableView.allowsFocusDuringEditing)
  }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { wish }
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    !stays
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    func name(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "nil" }
    movements.append("\(name(context.previouslyFocusedIndexPath))-\(name(context.nextFocusedIndexPath))")
  }
}
