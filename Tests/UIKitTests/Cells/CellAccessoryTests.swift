import FactTables
import FlipsideTesting
import UIKit
import XCTest

/// Accessories, separators and cards: facts/cells.md#accessories, facts/cells.md#separators.
final class CellAccessoryTests: CellTestCase {
  func testADisclosureIndicatorNarrowsTheContent() throws {
    let row = cell(.default)
    row.accessoryType = .disclosureIndicator
    place(row, width: 414)
    let end = try FactTable("cells", "accessories").number("disclosure-content-end")
    XCTAssertEqual(row.contentView.frame.maxX, end, accuracy: 0.01)
    let chevron = try XCTUnwrap(row.subviews.first { $0 is UIImageView })
    XCTAssertEqual(chevron.frame.maxX, 394, accuracy: 0.01)
    XCTAssertEqual(chevron.frame.midY, 21.8, accuracy: 0.5)
    XCTAssertEqual(chevron.tintColor, .tertiaryLabel)
    row.accessoryType = .none
    place(row, width: 414)
    XCTAssertEqual(row.contentView.frame.maxX, 414, accuracy: 0.01)
    XCTAssertTrue(row.subviews.filter { $0 is UIImageView && !$0.isHidden }.isEmpty)
  }

  func testCheckmark() {
    let row = cell(.default)
    row.accessoryType = .checkmark
    place(row)
    let mark = row.subviews.first { $0 is UIImageView }
    XCTAssertEqual(mark?.frame.maxX ?? 0, 373, accuracy: 0.01)
    XCTAssertEqual(mark?.tintColor, row.tintColor)
  }

  func testADetailButtonIsAControl() throws {
    let row = cell(.default)
    row.accessoryType = .detailDisclosureButton
    place(row)
    let button = try XCTUnwrap(row.subviews.first { $0 is UIControl } as? UIControl)
    XCTAssertEqual(button.frame.height, 43.667, accuracy: 0.01)
    XCTAssertEqual(button.accessibilityLabel, "More Info")
    XCTAssertEqual(row.contentView.frame.maxX, button.frame.minX, accuracy: 0.01)
    XCTAssertTrue(button.accessibilityTraits.contains(.button))
  }

  func testACustomViewEndsAtTheMargin() throws {
    let row = cell(.default)
    let toggle = UISwitch()
    row.accessoryView = toggle
    row.accessoryType = .checkmark
    place(row)
    XCTAssertEqual(toggle.frame.minX, try FactTable("cells", "accessories").number("custom-margin-393"))
    XCTAssertEqual(row.contentView.frame.maxX, 322, accuracy: 0.01)
    XCTAssertEqual(toggle.frame.midY, 21.8, accuracy: 0.5)
    XCTAssertTrue(row.subviews.filter { $0 is UIImageView && !$0.isHidden }.isEmpty)
    row.accessoryView = nil
    place(row)
    XCTAssertNil(toggle.superview)
    XCTAssertFalse(row.subviews.filter { $0 is UIImageView && !$0.isHidden }.isEmpty)
  }

  func testASymbolHasASlot() throws {
    let row = cell(.default)
    row.accessoryView = UIImageView(image: UIImage(systemName: "chevron.down"))
    place(row)
    XCTAssertEqual(
      row.contentView.frame.maxX, 373 - (try FactTable("cells", "accessories").number("symbol-slot")),
      accuracy: 0.01)
  }

  func testEditingHasItsOwnAccessories() {
    let row = cell(.default)
    row.accessoryType = .disclosureIndicator
    row.editingAccessoryView = UISwitch()
    place(row) { $0.editingStyle = .delete }
    row.isEditing = true
    view.layoutIfNeeded()
    XCTAssertTrue(row.editingAccessoryView?.superview === row)
    XCTAssertTrue(row.subviews.filter { $0 is UIImageView && !$0.isHidden }.isEmpty)
    row.isEditing = false
    view.layoutIfNeeded()
    XCTAssertNil(row.editingAccessoryView?.superview)
  }

  // MARK: Separators

  func testPlainSeparators() {
    let row = cell(.default)
    place(row)
    XCTAssertEqual(lines(row).count, 1)
    XCTAssertEqual(lines(row)[0].minX, 20)
    XCTAssertEqual(lines(row)[0].maxX, 393)
    XCTAssertEqual(lines(row)[0].minY, 43.667, accuracy: 0.01)
    XCTAssertEqual(lines(row)[0].height, 1.0 / 3, accuracy: 0.01)
    row.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    view.layoutIfNeeded()
    XCTAssertEqual(lines(row)[0].minX, 50)
    XCTAssertEqual(lines(row)[0].maxX, 383)
    place(row) { $0.separatorStyle = .none }
    XCTAssertTrue(lines(row).isEmpty)
    XCTAssertEqual(row.contentView.frame.height, 44)
  }

  func testTheTablesInset() {
    let row = cell(.default)
    place(row) { $0.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 5) }
    XCTAssertEqual(row.separatorInset, UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 5))
    place(row) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 5)
      $0.separatorInsetReference = .fromAutomaticInsets
    }
    XCTAssertEqual(row.separatorInset.left, 80)
  }

  func testGroupedSectionsEndWithWholeLines() {
    let row = cell(.default)
    place(row) {
      $0.style = .grouped
      $0.isFirstInSection = true
      $0.isLastInSection = true
    }
    XCTAssertEqual(lines(row).count, 2)
    for line in lines(row) {
      XCTAssertEqual(line.minX, 0)
      XCTAssertEqual(line.width, 393)
    }
    place(row) { $0.style = .grouped }
    XCTAssertEqual(lines(row).count, 1)
    XCTAssertEqual(lines(row)[0].minX, 20)
  }

  func testCards() throws {
    let row = cell(.default)
    let radius = try FactTable("cells", "separators").number("card-radius")
    place(row, width: 353) {
      $0.style = .insetGrouped
      $0.isFirstInSection = true
    }
    XCTAssertEqual(row.layer.cornerRadius, radius)
    XCTAssertEqual(row.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    XCTAssertEqual(lines(row).count, 1)
    place(row, width: 353) {
      $0.style = .insetGrouped
      $0.isLastInSection = true
    }
    XCTAssertEqual(row.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    XCTAssertTrue(lines(row).isEmpty)
    XCTAssertEqual(row.contentView.frame.height, 44)
    place(row, width: 353) { $0.style = .insetGrouped }
    XCTAssertEqual(row.layer.cornerRadius, 0)
  }
}
