import FactTables
import FlipsideTesting
import UIKit
import XCTest

/// The labels and images of the styles: facts/cells.md#styles, facts/cells.md#images.
final class CellStyleTests: CellTestCase {
  func testDefaults() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
    XCTAssertEqual(cell.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    XCTAssertEqual(cell.reuseIdentifier, "a")
    XCTAssertEqual(cell.selectionStyle, .default)
    XCTAssertEqual(cell.accessoryType, .none)
    XCTAssertEqual(cell.editingStyle, .none)
    XCTAssertEqual(cell.indentationWidth, 10)
    XCTAssertEqual(cell.indentationLevel, 0)
    XCTAssertTrue(cell.shouldIndentWhileEditing)
    XCTAssertFalse(cell.showsReorderControl)
    XCTAssertFalse(cell.isEditing || cell.isSelected || cell.isHighlighted || cell.showingDeleteConfirmation)
    XCTAssertNil(cell.contentConfiguration)
    XCTAssertNil(cell.backgroundConfiguration)
    XCTAssertTrue(cell.automaticallyUpdatesContentConfiguration)
    XCTAssertTrue(cell.automaticallyUpdatesBackgroundConfiguration)
    XCTAssertNil(cell.backgroundView)
    XCTAssertNil(cell.selectedBackgroundView)
    XCTAssertEqual(cell.focusStyle, .default)
    XCTAssertFalse(cell.userInteractionEnabledWhileDragging)
  }

  func testLabelsAreMadeWhenAskedFor() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    XCTAssertTrue(cell.contentView.subviews.isEmpty)
    XCTAssertNil(cell.detailTextLabel)
    XCTAssertTrue(cell.textLabel === cell.textLabel)
    XCTAssertTrue(cell.imageView?.superview === cell.contentView)
    XCTAssertEqual(cell.contentView.subviews.count, 2)
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      XCTAssertNotNil(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel)
    }
  }

  func testFonts() throws {
    let facts = try FactTable("cells", "styles")
    XCTAssertEqual(cell(.default).textLabel?.font.pointSize ?? 0, try facts.number("body"))
    XCTAssertEqual(cell(.value1).detailTextLabel?.font.pointSize, 17)
    XCTAssertEqual(cell(.value1).detailTextLabel?.textColor, .secondaryLabel)
    XCTAssertEqual(cell(.subtitle).textLabel?.font.pointSize, 17)
    XCTAssertEqual(cell(.subtitle).detailTextLabel?.font.pointSize ?? 0, try facts.number("subtitle-detail-font"))
    XCTAssertEqual(cell(.subtitle).detailTextLabel?.textColor, .label)
  }

  func testDefaultFillsTheRow() {
    let row = cell(.default)
    place(row)
    assertFrame(row.contentView, 0, 0, 393, 43.667)
    assertFrame(row.textLabel, 20, 0, 353, 43.667)
  }

  func testSubtitle() throws {
    let facts = try FactTable("cells", "styles")
    let row = cell(.subtitle)
    place(row, 57)
    assertFrame(row.textLabel, 20, try facts.number("subtitle-text-y"), nil, 20.333)
    assertFrame(row.detailTextLabel, 20, try facts.number("subtitle-detail-y"), nil, 14.333)
    XCTAssertEqual(height(row), try FactTable("cells", "rows").number("subtitle"), accuracy: 0.01)
    row.detailTextLabel?.text = nil
    place(row, 57)
    assertFrame(row.textLabel, 20, 18.333, nil, 20.333)
  }

  func testValue1() throws {
    let row = cell(.value1)
    place(row)
    assertFrame(row.textLabel, 20, try FactTable("cells", "styles").number("value1-text-y"), nil, 20.333)
    XCTAssertEqual(row.detailTextLabel?.frame.maxX ?? 0, 373, accuracy: 0.01)
    XCTAssertEqual(row.detailTextLabel?.frame.minY ?? -1, 12, accuracy: 0.01)
    row.accessoryType = .disclosureIndicator
    place(row)
    XCTAssertEqual(row.detailTextLabel?.frame.maxX ?? 0, row.contentView.bounds.width - 8, accuracy: 0.01)
  }

  func testALongDetailYieldsToTheText() throws {
    let row = cell(.value1, "A title", String(repeating: "detail ", count: 20))
    place(row)
    let (text, detail) = (try XCTUnwrap(row.textLabel), try XCTUnwrap(row.detailTextLabel))
    XCTAssertEqual(text.frame.width, text.intrinsicContentSize.width, accuracy: 0.01)
    XCTAssertEqual(
      detail.frame.minX - text.frame.maxX, try FactTable("cells", "styles").number("value1-gap"), accuracy: 0.4)
    text.text = String(repeating: "title ", count: 20)
    place(row)
    XCTAssertEqual(text.frame.width, 353, accuracy: 0.01)
    XCTAssertEqual(detail.frame.width, 0, accuracy: 0.01)
  }

  func testValue2HasAColumn() throws {
    let row = cell(.value2, "Name", "Value")
    place(row)
    XCTAssertEqual(row.textLabel?.frame.width ?? 0, try FactTable("cells", "styles").number("value2-column"))
    XCTAssertEqual(row.textLabel?.textAlignment, .right)
    XCTAssertEqual(row.detailTextLabel?.frame.minX ?? 0, 20 + 91 + 6, accuracy: 0.01)
  }

  /// The text of the column ends beside the detail in both directions (facts/cells.md#styles).
  func testValue2IsMirroredInItsColumn() {
    let row = cell(.value2, "Name", "Value")
    row.semanticContentAttribute = .forceRightToLeft
    row.contentView.semanticContentAttribute = .forceRightToLeft
    place(row)
    guard let text = row.textLabel?.frame, let detail = row.detailTextLabel?.frame else {
      return XCTFail("no labels")
    }
    XCTAssertLessThan(text.width, 91)
    XCTAssertEqual(text.minX - detail.maxX, 6, accuracy: 0.4)
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  func testImagesMoveTextAndSeparator() {
    let row = cell(.default)
    row.imageView?.image = image(30, 30)
    place(row)
    assertFrame(row.imageView, 20, 7, 30, 30, accuracy: 0.4)
    XCTAssertEqual(row.textLabel?.frame.minX ?? -1, 66, accuracy: 0.01)
    XCTAssertEqual(lines(row).last?.minX, 66)
    row.imageView?.image = image(60, 120)
    place(row)
    XCTAssertEqual(row.imageView?.frame.height ?? 0, 43.667, accuracy: 0.01)
    row.imageView?.image = nil
    place(row)
    XCTAssertEqual(row.textLabel?.frame.minX ?? -1, 20, accuracy: 0.01)
  }

  func testTextsAfterSymbolsAlign() throws {
    let facts = try FactTable("cells", "images")
    for name in ["star", "chevron.right"] {
      let row = cell(.default)
      row.imageView?.image = UIImage(systemName: name)
      place(row)
      XCTAssertGreaterThanOrEqual(row.textLabel?.frame.minX ?? 0, 20 + (try facts.number("symbol")) - 0.01)
    }
  }

  func testRightToLeft() {
    let row = cell(.value1)
    row.accessoryType = .disclosureIndicator
    window.traitOverrides.layoutDirection = .rightToLeft
    row.semanticContentAttribute = .forceRightToLeft
    row.contentView.semanticContentAttribute = .forceRightToLeft
    place(row)
    XCTAssertEqual(row.textLabel?.frame.maxX ?? 0, row.contentView.bounds.width - 20, accuracy: 0.01)
    XCTAssertEqual(row.contentView.frame.maxX, 393, accuracy: 0.01)
    XCTAssertEqual(row.detailTextLabel?.frame.minX ?? 0, 8, accuracy: 0.01)
  }

  func testIndentation() {
    let row = cell(.default)
    row.indentationLevel = 2
    place(row)
    XCTAssertEqual(row.textLabel?.frame.minX ?? -1, 40, accuracy: 0.01)
    XCTAssertEqual(lines(row).last?.minX, 40)
    row.indentationWidth = 15
    place(row)
    XCTAssertEqual(row.textLabel?.frame.minX ?? -1, 50, accuracy: 0.01)
    place(row) { $0.indentationLevel = 1 }
    XCTAssertEqual(row.textLabel?.frame.minX ?? -1, 35, accuracy: 0.01)
  }

  func testAssignedMarginsWin() {
    let row = cell(.default)
    row.layoutMargins = .zero
    place(row)
    XCTAssertEqual(row.textLabel?.frame.minX ?? -1, 0, accuracy: 0.01)
    XCTAssertEqual(row.separatorInset.left, 0)
    let other = cell(.default)
    other.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    place(other)
    assertFrame(other.textLabel, 30, 0, 358, nil)
  }

  func testHeights() throws {
    let rows = try FactTable("cells", "rows")
    let row = cell(.default)
    place(row)
    XCTAssertEqual(height(row), try rows.number("plain"), accuracy: 0.01)
    row.textLabel?.numberOfLines = 0
    row.textLabel?.text = String(repeating: "many words ", count: 20)
    XCTAssertGreaterThan(height(row), 100)
    let empty = UITableViewCell(style: .default, reuseIdentifier: nil)
    place(empty)
    XCTAssertEqual(height(empty), 44)
  }

  func testTextSizes() {
    let row = cell(.subtitle)
    place(row)
    let small = height(row)
    stage.textSize = .accessibilityExtraExtraExtraLarge
    view.layoutIfNeeded()
    XCTAssertGreaterThan(row.textLabel?.font.pointSize ?? 0, 40)
    XCTAssertGreaterThan(height(row), small * 2)
    let font = UIFont.systemFont(ofSize: 20)
    row.textLabel?.font = font
    stage.textSize = .large
    view.layoutIfNeeded()
    XCTAssertEqual(row.textLabel?.font, font, "an app's font stays")
    XCTAssertEqual(row.detailTextLabel?.font.pointSize, 12)
  }

  func testConstraintsInTheContentViewGiveTheHeight() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    row.contentView.addSubview(box)
    let margins = row.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: margins.topAnchor),
      box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 70),
    ])
    place(row, 92.333)
    XCTAssertEqual(height(row), 92.333, accuracy: 0.01)
    view.layoutIfNeeded()
    assertFrame(box, 20, 11, 353, 70)
  }

  func testContentWithoutHeightGetsTheUsualOne() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    row.contentView.addSubview(box)
    box.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor).isActive = true
    box.topAnchor.constraint(equalTo: row.contentView.topAnchor).isActive = true
    place(row)
    XCTAssertEqual(height(row), 44)
    XCTAssertTrue(said("constraints ambiguously suggest a height of zero"))
  }

  func testAClassMayLayItselfOut() {
    final class Own: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 123) }
    }
    let row = Own(style: .default, reuseIdentifier: nil)
    row.textLabel?.text = "Text"
    place(row)
    XCTAssertEqual(height(row), 123)
  }
}
