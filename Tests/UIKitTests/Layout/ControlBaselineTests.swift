import CoreGraphics
import FactTables
import UIKit
import XCTest

/// Baselines of controls (facts/geometry.md#controls, facts/layout.md#rounding).
final class ControlBaselineTests: PlacedControlTestCase {
  // MARK: Baselines

  func testBaselinesOfText() {
    let label = UILabel()
    label.text = "Text"
    let button = UIButton(type: .system)
    button.setTitle("Text", for: .normal)
    button.titleLabel?.font = label.font
    let field = UITextField()
    field.font = label.font
    field.text = "Text"
    field.borderStyle = .roundedRect
    place(label, y: 100)
    for view in [button, field] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    }
    root.layoutIfNeeded()
    // Their text is vertically centered.
    XCTAssertEqual(button.frame.midY, label.frame.midY, accuracy: 1)
    XCTAssertEqual(field.frame.midY, label.frame.midY, accuracy: 1)
  }

  func testFirstAndLastBaselines() {
    let label = UILabel()
    label.text = "One\nTwo\nThree"
    label.numberOfLines = 0
    place(label)
    let marks = (0..<2).map { _ -> UIView in
      let mark = UIView()
      mark.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(mark)
      return mark
    }
    marks[0].topAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    marks[1].topAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // The first baseline is floor(ascender + 0.5) from the top (measured), and the distance to the last one is two
    // lines.
    let ascent = (label.font.ascender + 0.5).rounded(.down)
    XCTAssertEqual(marks[0].frame.minY, 10 + ascent, accuracy: 0.51)
    XCTAssertEqual(marks[1].frame.minY - marks[0].frame.minY, label.frame.height * 2 / 3, accuracy: 1)
  }

  func testViewsWithoutTextHaveTheirBaselineAtTheBottom() {
    let view = SizedView(20, 30)
    place(view)
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(mark)
    mark.topAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(mark.frame.minY, 40)
  }

  func testViewsThatLendTheirBaselines() {
    final class Card: UIView {
      let label = UILabel()
      override var forFirstBaselineLayout: UIView { label }
      override var forLastBaselineLayout: UIView { label }
    }
    let card = Card()
    card.label.text = "Text"
    card.label.frame = CGRect(x: 5, y: 30, width: 100, height: 20.5)
    card.addSubview(card.label)
    card.frame.size = CGSize(width: 120, height: 80)
    place(card)
    card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    let other = UILabel()
    other.text = "Text"
    place(other, x: 200)
    other.superview?.constraints.first { $0.firstItem === other && $0.firstAttribute == .top }?.isActive = false
    other.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(other.frame.minY, 40, accuracy: 1)
  }

  /// A view uses the baseline of a button, whose text is centered below the view's inset and that of the alignment
  /// rectangle.
  func testLentBaselinesOfButtons() {
    final class Card: UIView {
      let button = UIButton(type: .system)
      override var forFirstBaselineLayout: UIView { button }
      override var forLastBaselineLayout: UIView { button }
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0) }
    }
    let card = Card()
    card.button.setTitle("Text", for: .normal)
    card.button.frame = CGRect(x: 5, y: 30, width: 100, height: 40)
    card.addSubview(card.button)
    place(card)
    card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    let mark = UIView()
    place(mark)
    root.constraints.first { $0.firstItem === mark && $0.firstAttribute == .top }?.isActive = false
    mark.topAnchor.constraint(equalTo: card.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(card.frame.minY, 4)
    guard let font = card.button.titleLabel?.font else { return XCTFail() }
    let line = (font.lineHeight * 3).rounded(.up) / 3
    // The button's center is at 4 + 50, and so is the center of its line.
    XCTAssertEqual(mark.frame.minY, 54 - line / 2 + (font.ascender + 0.5).rounded(.down), accuracy: 0.51)
  }

  /// The text of a text view is inside its insets.
  func testBaselinesOfTextViews() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "Text"
    text.font = .systemFont(ofSize: 17)
    text.textContainerInset = UIEdgeInsets(top: 13, left: 0, bottom: 21, right: 0)
    place(text)
    let marks = [UIView(), UIView()]
    for mark in marks { place(mark, x: 200) }
    for constraint in root.constraints where marks.contains(where: { $0 === constraint.firstItem }) {
      if constraint.firstAttribute == .top { constraint.isActive = false }
    }
    marks[0].topAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
    marks[1].topAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    let ascent = (UIFont.systemFont(ofSize: 17).ascender + 0.5).rounded(.down)
    XCTAssertEqual(marks[0].frame.minY, 10 + 13 + ascent, accuracy: 0.51)
    XCTAssertEqual(marks[1].frame.minY, marks[0].frame.minY, accuracy: 1.01, "of one line")
  }
}
