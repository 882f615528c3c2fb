import FlipsideTesting
import UIKit
import XCTest

/// The Edit button of a table view controller while a row is swiped: facts/tables.md#swipe-actions/edit-button.
final class SwipedControllerTests: XCTestCase {
  private func run(_ body: @MainActor (Stage, List) -> Void) {
    MainActor.assumeIsolated {
      let list = List(style: .plain)
      onStage(UINavigationController(rootViewController: list)) { stage in
        stage.clock.settle()
        body(stage, list)
      }
    }
  }

  @MainActor private func swipe(_ stage: Stage, _ list: List) {
    let row = list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    stage.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 200, y: row.midY), duration: 0.3)
    stage.clock.settle()
  }

  /// Setting the property has the effect of the method.
  func testEditingIsSetBeforeTheTableShows() {
    run { stage, list in
      list.isEditing = true
      stage.clock.settle()
      XCTAssertTrue(list.tableView.isEditing)
      XCTAssertEqual(list.calls, [true])
      XCTAssertTrue(stage.shows("Done"))
      list.isEditing = false
      XCTAssertFalse(list.tableView.isEditing)
    }
  }

  func testEditTurnsIntoDone() {
    run { stage, list in
      XCTAssertTrue(stage.shows("Edit"))
      swipe(stage, list)
      XCTAssertTrue(stage.shows("Done"))
      XCTAssertEqual(list.calls, [true])
      // The table is edited, and its rows have no controls (facts/tables.md#swipe-actions/editing).
      XCTAssertTrue(list.tableView.isEditing)
      XCTAssertFalse(list.tableView.visibleCells.contains { $0.isEditing })
      list.setEditing(false, animated: true)
      stage.clock.settle()
      XCTAssertFalse(list.tableView.isEditing)
      XCTAssertTrue(stage.shows("Edit"))
      XCTAssertEqual(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX, 0)
      XCTAssertEqual(list.calls, [true, false])
    }
  }

  func testDoneEndsWithTheSwipe() {
    run { stage, list in
      swipe(stage, list)
      stage.tap(CGPoint(x: 100, y: 600))
      stage.clock.settle()
      XCTAssertTrue(stage.shows("Edit"))
      list.setEditing(true, animated: false)
      XCTAssertTrue(list.tableView.isEditing)
    }
  }

  /// Editing that begins while a row is open ends the selection, as it does otherwise
  /// (facts/tables.md#updates/selection-in-editing).
  func testEditingBesideASwipedRowEndsTheSelection() {
    run { stage, list in
      list.ignoresSwipes = true
      list.clearsSelectionOnViewWillAppear = false
      list.tableView.allowsMultipleSelection = true
      list.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
      swipe(stage, list)
      XCTAssertTrue(list.tableView.isEditing)
      XCTAssertEqual(list.tableView.indexPathsForSelectedRows, [IndexPath(row: 3, section: 0)])
      list.tableView.setEditing(true, animated: false)
      XCTAssertNil(list.tableView.indexPathsForSelectedRows)
      XCTAssertTrue(list.tableView.visibleCells.allSatisfy(\.isEditing))
      list.tableView.setEditing(false, animated: false)
      XCTAssertFalse(list.tableView.isEditing)
    }
  }

  func testOverridingWithoutSuperKeepsEdit() {
    run { stage, list in
      list.ignoresSwipes = true
      swipe(stage, list)
      XCTAssertTrue(stage.shows("Edit"))
      XCTAssertEqual(list.calls, [])
    }
  }

  private final class List: UITableViewController {
    var calls: [Bool] = []
    var ignoresSwipes = false

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = editButtonItem
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append(editing)
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      if !ignoresSwipes { super.tableView(tableView, willBeginEditingRowAt: indexPath) }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }
}
