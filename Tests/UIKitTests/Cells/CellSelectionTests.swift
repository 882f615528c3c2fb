import FlipsideTesting
import UIKit
import XCTest

/// Selection and highlighting (facts/cells.md#selection).
final class CellSelectionTests: CellTestCase {
  private func gray(_ cell: UITableViewCell) -> UIView? {
    cell.subviews.first { $0.backgroundColor == .systemGray4 && $0.bounds == cell.bounds }
  }

  func testTheSystemsBackground() {
    let row = cell(.default)
    place(row)
    XCTAssertNil(gray(row))
    row.isSelected = true
    view.layoutIfNeeded()
    XCTAssertTrue(row.isSelected)
    XCTAssertNotNil(gray(row))
    XCTAssertTrue(row.subviews.first === gray(row), "behind the content")
    XCTAssertTrue(lines(row).isEmpty, "the row's own separator is hidden")
    row.isSelected = false
    view.layoutIfNeeded()
    XCTAssertNil(gray(row))
    XCTAssertEqual(lines(row).count, 1)
    row.isHighlighted = true
    XCTAssertNotNil(gray(row))
    row.isHighlighted = false
    row.selectionStyle = .none
    row.isSelected = true
    XCTAssertNil(gray(row))
  }

  func testAnAppsBackgrounds() {
    let row = cell(.default)
    let (background, selected) = (UIView(), UIView())
    row.backgroundView = background
    row.selectedBackgroundView = selected
    place(row)
    XCTAssertEqual(background.frame, row.bounds)
    XCTAssertNil(selected.superview)
    row.isSelected = true
    view.layoutIfNeeded()
    XCTAssertTrue(selected.superview === row)
    XCTAssertNil(gray(row))
    XCTAssertEqual(
      row.subviews.prefix(2).map(ObjectIdentifier.init), [background, selected].map(ObjectIdentifier.init))
    row.isSelected = false
    XCTAssertNil(selected.superview)
    row.backgroundView = nil
    XCTAssertNil(background.superview)
  }

  func testMultipleSelectionHasItsOwn() {
    let row = cell(.default)
    let several = UIView()
    row.multipleSelectionBackgroundView = several
    table.allowsMultipleSelection = true
    place(row)
    row.isSelected = true
    XCTAssertTrue(several.superview === row)
  }

  func testDeselectingFades() {
    let row = cell(.default)
    place(row)
    UIView.setAnimationsEnabled(true)
    row.setSelected(true, animated: false)
    step()
    restart()
    row.setSelected(false, animated: true)
    let plate = gray(row)
    XCTAssertNotNil(plate)
    go(to: 0.15)
    let alpha = plate?.layer.presentation()?.opacity ?? 0
    XCTAssertGreaterThan(alpha, 0.2)
    XCTAssertLessThan(alpha, 0.8)
    go(to: 0.4)
    XCTAssertNil(plate?.superview)
  }

  func testTextsAndImagesAreHighlighted() {
    let row = cell(.subtitle)
    row.textLabel?.highlightedTextColor = .white
    let inner = UILabel()
    let box = UIView()
    box.addSubview(inner)
    row.contentView.addSubview(box)
    place(row)
    row.isHighlighted = true
    XCTAssertEqual(row.textLabel?.isHighlighted, true)
    XCTAssertEqual(row.detailTextLabel?.isHighlighted, true)
    XCTAssertEqual(row.imageView?.isHighlighted, false, "made afterwards")
    XCTAssertTrue(inner.isHighlighted)
    row.isHighlighted = false
    XCTAssertEqual(row.textLabel?.isHighlighted, false)
    XCTAssertFalse(inner.isHighlighted)
  }

  func testBackgroundColors() {
    let row = cell(.default)
    place(row)
    XCTAssertEqual(row.backgroundColor, .systemBackground)
    row.backgroundColor = .systemRed
    place(row) { $0.isFirstInSection = true }
    XCTAssertEqual(row.backgroundColor, .systemRed, "the app's color stays")
  }

  func testAppearanceSetsWhatTheAppDidNot() {
    final class Own: UITableViewCell {}
    defer { MainActor.assumeIsolated { AppearanceProxies.removeAll() } }
    Own.appearance().backgroundColor = .systemTeal
    Own.appearance().separatorInset = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 0)
    let row = Own(style: .default, reuseIdentifier: nil)
    row.table = table
    row.surroundings.margin = 20
    place(row)
    XCTAssertEqual(row.backgroundColor, .systemTeal)
    XCTAssertEqual(row.separatorInset.left, 70)
  }
}
