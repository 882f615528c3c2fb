import FactTables
import FlipsideTesting
import UIKit
import XCTest

/// Editing states (facts/cells.md#editing).
final class CellEditingTests: CellTestCase {
  private final class Told: UITableViewCell {
    var log: [String] = []
    override func willTransition(to state: StateMask) {
      log.append("will \(state.rawValue)")
      super.willTransition(to: state)
    }
    override func didTransition(to state: StateMask) {
      log.append("did \(state.rawValue)")
      super.didTransition(to: state)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      log.append("editing \(editing)")
      super.setEditing(editing, animated: animated)
    }
  }

  private func controls(_ cell: UITableViewCell) -> [UIView] {
    cell.subviews.filter { !$0.isHidden && "\(type(of: $0))".hasSuffix("Control") }
  }

  func testTheContentMakesRoom() throws {
    let facts = try FactTable("cells", "editing")
    let row = cell(.default)
    place(row) { $0.editingStyle = .delete }
    row.isEditing = true
    view.layoutIfNeeded()
    XCTAssertEqual(row.contentView.frame.minX, try facts.number("content-shift"), accuracy: 0.01)
    XCTAssertEqual(row.textLabel?.frame.minX ?? -1, 20, accuracy: 0.01)
    let control = try XCTUnwrap(controls(row).first)
    XCTAssertEqual(control.frame.midX, try facts.number("control-center"), accuracy: 0.5)
    XCTAssertEqual(lines(row).first?.minX, 60)
    XCTAssertEqual(control.accessibilityLabel, "Remove Title")
    row.textLabel?.text = "Milk"
    XCTAssertEqual(control.accessibilityLabel, "Remove Milk")
    row.shouldIndentWhileEditing = false
    view.layoutIfNeeded()
    XCTAssertEqual(row.contentView.frame.minX, 0, accuracy: 0.01)
    row.isEditing = false
    view.layoutIfNeeded()
    XCTAssertTrue(controls(row).isEmpty)
    XCTAssertEqual(row.contentView.frame.minX, 0, accuracy: 0.01)
  }

  func testRowsWithoutStyleStay() {
    let row = cell(.default)
    place(row)
    row.isEditing = true
    view.layoutIfNeeded()
    XCTAssertEqual(row.contentView.frame.minX, 0, accuracy: 0.01)
    XCTAssertTrue(controls(row).isEmpty)
  }

  func testReorderControl() throws {
    let facts = try FactTable("cells", "editing")
    let row = cell(.default)
    place(row, width: 375) {
      $0.editingStyle = .delete
      $0.canMove = true
      $0.margin = 16
    }
    row.isEditing = true
    view.layoutIfNeeded()
    let control = try XCTUnwrap(controls(row).last)
    XCTAssertEqual(control.frame.minX, try facts.number("reorder-x"), accuracy: 0.01)
    XCTAssertEqual(control.frame.width, try facts.number("reorder-width"), accuracy: 0.01)
    XCTAssertEqual(row.contentView.frame.width, 292, accuracy: 0.01)
    XCTAssertTrue(row.showsReorderControl)
    XCTAssertEqual(control.accessibilityLabel, "Reorder Title")
  }

  func testOrderOfCalls() {
    let row = Told(style: .default, reuseIdentifier: nil)
    place(row) { $0.editingStyle = .delete }
    row.log = []
    row.setEditing(true, animated: false)
    row.setEditing(false, animated: false)
    XCTAssertEqual(
      row.log, ["editing true", "will 1", "did 1", "editing false", "will 0", "did 0"])
    row.log = []
    row.showingDeleteConfirmation = true
    XCTAssertEqual(row.log, ["will 2", "did 2"])
  }

  func testTheAnimationEndsBeforeDidTransition() {
    let row = Told(style: .default, reuseIdentifier: nil)
    row.textLabel?.text = "Title"
    place(row) { $0.editingStyle = .delete }
    UIView.setAnimationsEnabled(true)
    step()
    restart()
    row.log = []
    row.setEditing(true, animated: true)
    XCTAssertEqual(row.log, ["editing true", "will 1"])
    go(to: 0.15)
    let x = row.contentView.layer.presentation()?.frame.minX ?? 0
    XCTAssertGreaterThan(x, 10)
    XCTAssertLessThan(x, 30)
    go(to: 0.4)
    XCTAssertEqual(row.log.last, "did 1")
    XCTAssertEqual(row.contentView.frame.minX, 40, accuracy: 0.01)
  }

  func testControlsSlideOut() throws {
    let row = cell(.default)
    place(row) { $0.editingStyle = .delete }
    row.isEditing = true
    view.layoutIfNeeded()
    let control = try XCTUnwrap(controls(row).first)
    UIView.setAnimationsEnabled(true)
    step()
    restart()
    row.setEditing(false, animated: true)
    go(to: 0.15)
    XCTAssertFalse(control.isHidden)
    XCTAssertLessThan(control.layer.presentation()?.frame.midX ?? 100, 28)
    go(to: 0.4)
    XCTAssertTrue(control.isHidden)
    XCTAssertEqual(row.contentView.frame.minX, 0, accuracy: 0.01)
  }

  func testSeveralRowsHaveCircles() throws {
    let row = cell(.default)
    place(row) {
      $0.isMultipleSelection = true
      $0.editingStyle = .delete
    }
    row.isEditing = true
    view.layoutIfNeeded()
    let control = try XCTUnwrap(controls(row).first)
    XCTAssertFalse(control.isUserInteractionEnabled, "a tap goes to the row")
    let circle = (control.subviews.first as? UIImageView)?.image
    row.isSelected = true
    view.layoutIfNeeded()
    XCTAssertFalse((control.subviews.first as? UIImageView)?.image === circle)
    XCTAssertEqual(lines(row).count, 1, "separators stay")
  }

  /// The discs, the lines and the i grow with the text, up to the first accessibility size:
  /// facts/cells.md#editing/largest.
  func testControlsGrowWithTheText() throws {
    let facts = try FactTable("cells", "editing")
    let row = cell(.default)
    place(row) {
      $0.editingStyle = .delete
      $0.canMove = true
    }
    row.editingAccessoryType = .detailButton
    row.isEditing = true
    view.layoutIfNeeded()
    func pictures() throws -> [CGFloat] {
      try controls(row).map { control in
        try XCTUnwrap((control.subviews.first as? UIImageView)?.image?.size.width)
      }
    }
    let info = try XCTUnwrap(row.subviews.first { "\(type(of: $0))".hasSuffix("DetailButton") })
    let (usual, usualInfo) = (try pictures(), info.frame.width)
    stage.textSize = .accessibilityMedium
    view.layoutIfNeeded()
    let large = try facts.number("largest")
    let grown = try pictures()
    XCTAssertEqual(try XCTUnwrap(controls(row).first).frame.width, large, accuracy: 0.01)
    XCTAssertEqual(
      try XCTUnwrap(controls(row).last).frame.width, try facts.number("reorder-largest"), accuracy: 0.01)
    for (before, after) in zip(usual, grown) { XCTAssertEqual(after / before, 1.5, accuracy: 0.2) }
    XCTAssertEqual(info.frame.width / usualInfo, 28 / 17, accuracy: 0.1)
    XCTAssertEqual(row.contentView.frame.minX, large + 14, accuracy: 0.01)
    stage.textSize = .accessibilityExtraExtraExtraLarge
    view.layoutIfNeeded()
    XCTAssertEqual(try pictures(), grown)
    XCTAssertEqual(try XCTUnwrap(controls(row).first).frame.width, large, accuracy: 0.01)
  }
}
