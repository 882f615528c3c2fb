import FlipsideTesting
import UIKit
import XCTest

/// The accessibility elements and properties of cells.
final class CellAccessibilityTests: CellTestCase {
  func testACellReadsItsTexts() {
    let row = cell(.subtitle)
    place(row)
    XCTAssertTrue(row.isAccessibilityElement)
    XCTAssertEqual(row.accessibilityLabel, "Title, Detail")
    XCTAssertFalse(row.accessibilityTraits.contains(.selected))
    row.isSelected = true
    XCTAssertTrue(row.accessibilityTraits.contains(.selected))
    row.accessibilityLabel = "Own"
    XCTAssertEqual(row.accessibilityLabel, "Own")
  }

  func testListContentIsRead() {
    let row = cell(.default, nil)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "One"
    content.secondaryText = "Two"
    row.contentConfiguration = content
    place(row)
    XCTAssertEqual(row.accessibilityLabel, "One, Two")
  }

  func testDisclosureMakesAButton() {
    let row = cell(.default)
    row.accessoryType = .disclosureIndicator
    place(row)
    XCTAssertTrue(row.accessibilityTraits.contains(.button))
    row.selectionStyle = .none
    XCTAssertFalse(row.accessibilityTraits.contains(.button))
    row.isUserInteractionEnabled = false
    XCTAssertTrue(row.accessibilityTraits.contains(.notEnabled))
  }

  func testACellOfControlsOnlyIsAContainer() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.contentView.addSubview(UISwitch())
    place(row)
    XCTAssertFalse(row.isAccessibilityElement)
    row.textLabel?.text = "Wi-Fi"
    XCTAssertTrue(row.isAccessibilityElement)
    XCTAssertEqual(row.accessibilityLabel, "Wi-Fi")
  }
}
