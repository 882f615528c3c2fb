import FlipsideTesting
import UIKit
import XCTest

/// Touches that do not select rows, and movements that select several: facts/tables.md#touches,
/// facts/events.md#touches.
final class TableTouchTests: XCTestCase {
  private func run(
    _ configure: @MainActor (TouchList) -> Void = { _ in }, _ body: @MainActor (Stage, TouchList) -> Void
  ) {
    MainActor.assumeIsolated {
      let list = TouchList(style: .plain)
      configure(list)
      onStage(list) { stage in
        stage.clock.settle()
        body(stage, list)
      }
    }
  }

  @MainActor private func point(_ list: TouchList, row: Int, x: CGFloat = 200) -> CGPoint {
    let frame = list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    return CGPoint(x: x, y: frame.midY)
  }

  func testScrollViewsInRowsKeepTheirTouches() {
    run { stage, list in
      let row = list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
      let inner = UIScrollView(frame: CGRect(x: 100, y: 0, width: 200, height: 44))
      inner.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 44)))
      row?.contentView.addSubview(inner)
      stage.tap(point(list, row: 2))
      stage.clock.settle()
      XCTAssertEqual(list.log, [])
      stage.tap(point(list, row: 2, x: 50))
      stage.clock.settle()
      XCTAssertEqual(list.log, ["select 2"])
    }
  }

  func testAFingerThatMovedSidewaysSelectsNothing() {
    run { stage, list in
      let start = point(list, row: 3)
      stage.drag(from: start, to: CGPoint(x: start.x + 30, y: start.y), duration: 0.3)
      stage.clock.settle()
      XCTAssertEqual(list.log, [])
      XCTAssertEqual(list.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted, false)
      XCTAssertNil(list.tableView.indexPathForSelectedRow)
    }
  }

  func testASlantingFingerScrolls() {
    run { stage, list in
      let before = list.tableView.contentOffset.y
      stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 200, y: 440), duration: 0.5)
      stage.clock.settle()
      XCTAssertGreaterThan(list.tableView.contentOffset.y, before + 30)
      XCTAssertEqual(list.log, [])
    }
  }

  func testATapOnTheStatusBarOnlyScrolls() {
    run { stage, list in
      list.tableView.contentOffset.y = 400
      stage.clock.settle()
      stage.tap(CGPoint(x: 200, y: 20))
      stage.clock.advance(by: 1)
      XCTAssertEqual(list.log, [])
      XCTAssertEqual(list.tableView.contentOffset.y, 0 - list.tableView.adjustedContentInset.top)
    }
  }

  func testActionsAreAskedForOnceInADrag() {
    run({ $0.hasSwipes = true }) { stage, list in
      let start = point(list, row: 3, x: 300)
      stage.drag(from: start, to: CGPoint(x: start.x - 100, y: start.y), duration: 0.5)
      stage.clock.settle()
      XCTAssertEqual(list.log, ["trailing 3"])
    }
  }

  // MARK: Several rows

  func testTwoFingersSelectSeveralRows() {
    run({ $0.tableView.allowsMultipleSelectionDuringEditing = true }) { stage, list in
      let (start, end) = (point(list, row: 2), point(list, row: 5))
      for finger in 0...1 {
        stage.touch(.began, CGPoint(x: start.x + CGFloat(finger) * 60, y: start.y), finger: finger)
      }
      for step in 1...12 {
        let y = start.y + (end.y - start.y) * CGFloat(step) / 12
        for finger in 0...1 {
          stage.touch(.moved, CGPoint(x: start.x + CGFloat(finger) * 60, y: y), finger: finger)
        }
        stage.clock.advance(by: 1 / 60)
      }
      for finger in 0...1 { stage.touch(.ended, finger: finger) }
      stage.clock.settle()
      XCTAssertEqual(list.log.first, "begin several 2")
      XCTAssertEqual(list.log.last, "end several")
      XCTAssertTrue(list.tableView.isEditing)
      XCTAssertEqual(list.tableView.indexPathsForSelectedRows?.map(\.row), [2, 3, 4, 5])
    }
  }

  func testOneFingerAlongTheCircles() {
    run({ $0.tableView.allowsMultipleSelectionDuringEditing = true }) { stage, list in
      list.setEditing(true, animated: false)
      stage.clock.settle()
      stage.drag(from: point(list, row: 1, x: 30), to: point(list, row: 4, x: 30), duration: 0.5)
      stage.clock.settle()
      XCTAssertEqual(list.tableView.indexPathsForSelectedRows?.map(\.row), [1, 2, 3, 4])
      let offset = list.tableView.contentOffset
      // A drag beside the circles scrolls the table.
      stage.drag(from: point(list, row: 8, x: 200), to: point(list, row: 4, x: 200), duration: 0.5)
      XCTAssertNotEqual(list.tableView.contentOffset, offset)
    }
  }

  func testADelegateThatDoesNotAllowItIsScrolled() {
    run({
      $0.tableView.allowsMultipleSelectionDuringEditing = true
      $0.allowsSeveral = false
    }) { stage, list in
      list.setEditing(true, animated: false)
      stage.clock.settle()
      stage.drag(from: point(list, row: 8, x: 30), to: point(list, row: 4, x: 30), duration: 0.5)
      XCTAssertNil(list.tableView.indexPathsForSelectedRows)
      XCTAssertGreaterThan(list.tableView.contentOffset.y, 0)
    }
  }
}

private final class TouchList: UITableViewController {
  var log: [String] = []
  var hasSwipes = false
  var allowsSeveral = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = 44
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard hasSwipes else { return nil }
    log.append("trailing \(indexPath.row)")
    return UISwipeActionsConfiguration(actions: [])
  }
  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { allowsSeveral }
  override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    log.append("begin several \(indexPath.row)")
    setEditing(true, animated: false)
  }
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end several") }
}
