import UIKit
import XCTest

/// Baselines and labels in stack views.
final class StackTextTests: StackTestCase {
  // MARK: Baselines

  func testSpacingBetweenBaselines() {
    let first = makeLabel("First")
    let second = makeLabel("Second", size: 30)
    let stack = makeStack([first, second]) {
      $0.axis = .vertical
      $0.spacing = 40
      $0.isBaselineRelativeArrangement = true
    }
    // The baseline of a label is its rounded ascent below the top (facts/layout.md#rounding/baseline), with the
    // ascents of San Francisco.
    let ascent = { (label: UILabel) in (label.font.ascender + 0.5).rounded(.down) }
    XCTAssertEqual(second.frame.minY + ascent(second) - ascent(first), 40, accuracy: 0.51)
    stack.axis = .horizontal
    root.layoutIfNeeded()
    XCTAssertEqual(second.frame.minX, first.frame.maxX + 40, accuracy: 0.51)
  }

  func testBaselineViewsOfStackViews() {
    // Apple's pages of `forFirstBaselineLayout`: the first and last view of a column, and the tallest view of a
    // row.
    let stack = makeStack { $0.axis = .vertical }
    XCTAssertTrue(stack.forFirstBaselineLayout === a)
    XCTAssertTrue(stack.forLastBaselineLayout === c)
    a.isHidden = true
    XCTAssertTrue(stack.forFirstBaselineLayout === b)
    stack.axis = .horizontal
    XCTAssertTrue(stack.forFirstBaselineLayout === b)
    XCTAssertTrue(stack.forLastBaselineLayout === b)
    let outer = UIStackView(arrangedSubviews: [stack])
    XCTAssertTrue(outer.forLastBaselineLayout === b, "the inner one is asked in turn")
    let empty = UIStackView()
    XCTAssertTrue(empty.forFirstBaselineLayout === empty)
  }

  func testTheStacksBaselineIsItsViews() {
    let label = makeLabel("Text")
    let title = makeLabel("Title", size: 28)
    let stack = makeStack([title, makeLabel("More")]) { $0.axis = .vertical }
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let first = label.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor)
    first.isActive = true
    label.leadingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    let ascent = { (label: UILabel) in (label.font.ascender + 0.5).rounded(.down) }
    XCTAssertEqual(label.frame.minY + ascent(label), ascent(title), accuracy: 0.51)
    first.isActive = false
    label.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(label.frame.maxY, stack.frame.maxY, accuracy: 0.51)
  }

  func testRowOfTextAndControls() {
    let label = makeLabel("Name")
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Value"
    field.font = label.font
    makeStack([label, field], width: 300) {
      $0.alignment = .firstBaseline
      $0.spacing = 8
    }
    let labelBaseline = label.frame.minY + (label.font.ascender + 0.5).rounded(.down)
    let textTop = field.frame.minY + (field.frame.height - label.frame.height) / 2
    XCTAssertEqual(labelBaseline, textTop + (label.font.ascender + 0.5).rounded(.down), accuracy: 1)
    XCTAssertEqual(label.frame.minX, 0)
    XCTAssertEqual(field.frame.maxX, 300)
  }

  // MARK: Text

  func testLabelsOfSeveralLinesShareTheRow() {
    // `UISV-text-width-disambiguation`: the width of a label is 1/N of the stack view's width without spacing, with
    // the priority of compression resistance + 10.
    let one = makeLabel("Short", lines: 0)
    let two = makeLabel(String(repeating: "many words ", count: 12), lines: 0)
    let stack = makeStack([one, two], width: 290) { $0.spacing = 10 }
    XCTAssertEqual(one.frame.width, 140)
    XCTAssertEqual(two.frame.width, 140)
    XCTAssertGreaterThan(two.frame.height, 100)
    XCTAssertEqual(stack.frame.height, two.frame.height)
    let share = stack.constraints.first { $0.identifier == "UISV-text-width-disambiguation" }
    XCTAssertEqual(share?.priority, UILayoutPriority(760))
    XCTAssertEqual(share?.multiplier, 0.5)
    XCTAssertEqual(share?.constant, -5)
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    XCTAssertEqual([one.frame.width, two.frame.width], [140, 140], "as in files that Xcode's canvas solved")
    stack.distribution = .fill
    two.numberOfLines = 1
    stack.spacing = 0
    root.layoutIfNeeded()
    XCTAssertFalse(stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
  }

  func testLabelsOfSeveralLinesBesideOtherViews() {
    // Multiline labels have equal widths, and a view of another kind keeps its size. A single label has no such
    // constraint.
    let labels = [makeLabel("Short", lines: 0), makeLabel(String(repeating: "many words ", count: 12), lines: 0)]
    let icon = SizedView(40, 20)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let stack = makeStack([icon] + labels, width: 300) { $0.spacing = 10 }
    XCTAssertEqual(icon.frame.width, 40)
    XCTAssertEqual(labels.map(\.frame.width), [120, 120])
    labels[0].isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(labels[1].frame.width, 250)
    XCTAssertFalse(stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
  }

  func testALabelWrapsBesideOtherViews() {
    let label = makeLabel(String(repeating: "many words ", count: 8), lines: 0)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let button = SizedView(51, 31)
    let stack = makeStack([label, button], width: 300) {
      $0.spacing = 9
      $0.alignment = .center
    }
    XCTAssertEqual(label.frame.width, 240)
    XCTAssertEqual(button.frame.width, 51)
    XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 240, height: 0)).height, accuracy: 0.01)
    XCTAssertEqual(stack.frame.height, label.frame.height)
    XCTAssertEqual(button.frame.midY, stack.frame.height / 2, accuracy: 0.51)
  }

  func testAColumnOfTextIsAsHighAsItsText() {
    let title = makeLabel("A title that needs more than one line here", lines: 0, size: 28)
    let text = makeLabel(String(repeating: "Some words. ", count: 20), lines: 0)
    let two = makeLabel(String(repeating: "Some words. ", count: 20), lines: 2)
    let stack = makeStack([title, text, two], width: 200) {
      $0.axis = .vertical
      $0.spacing = 8
    }
    let heights = [title, text, two].map { $0.sizeThatFits(CGSize(width: 200, height: 0)).height }
    XCTAssertEqual([title, text, two].map(\.frame.height), heights)
    XCTAssertEqual(stack.frame.height, heights.reduce(16, +), accuracy: 0.51)
    XCTAssertEqual(two.frame.height, 2 * makeLabel("x").intrinsicContentSize.height, accuracy: 1)
    text.text = "Short"
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.height, makeLabel("x").intrinsicContentSize.height)
  }
}
