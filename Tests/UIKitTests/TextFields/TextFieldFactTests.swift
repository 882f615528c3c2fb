import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Positions and events of a text field as measured on iOS: facts/text-input.md#field-parts
final class TextFieldFactTests: TextFieldTestCase {
  private func offset(_ offset: Int) -> UITextPosition {
    field.position(from: field.beginningOfDocument, offset: offset)!
  }

  private func rangeOfSelection() -> NSRange? {
    field.selectedTextRange.map {
      let start = field.offset(from: field.beginningOfDocument, to: $0.start)
      return NSRange(location: start, length: field.offset(from: $0.start, to: $0.end))
    }
  }

  func testARightViewTakesTheClearButtonsPlace() {
    field.text = "a"
    field.clearButtonMode = .always
    field.layoutIfNeeded()
    let button = field.value(forKey: "clearButton") as? UIButton
    XCTAssertTrue(button?.superview === field)
    XCTAssertEqual(button?.isHidden, false)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .always
    field.layoutIfNeeded()
    XCTAssertTrue(button?.superview == nil || button?.isHidden == true)
    XCTAssertEqual(field.textRect(forBounds: field.bounds).maxX, field.rightView!.frame.minX)
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    XCTAssertTrue(button?.superview === field)
    XCTAssertEqual(button?.isHidden, false)
  }

  func testPositionsOfAnotherField() {
    let other = UITextField()
    other.text = "abcdef"
    field.text = "abcdef"
    field.becomeFirstResponder()
    let (start, end) = (other.beginningOfDocument, other.endOfDocument)
    let foreign = other.textRange(from: start, to: end)!
    XCTAssertNil(field.text(in: foreign))
    XCTAssertNil(field.textRange(from: start, to: end))
    XCTAssertNil(field.position(from: start, offset: 1))
    XCTAssertEqual(field.offset(from: start, to: end), 0)
    XCTAssertEqual(field.caretRect(for: end), .zero)
    let selection = rangeOfSelection()
    field.selectedTextRange = foreign
    XCTAssertEqual(rangeOfSelection(), selection)
  }

  func testHalvesOfSurrogatePairs() {
    field.text = "A😀b"
    field.becomeFirstResponder()
    XCTAssertEqual(field.text(in: field.textRange(from: offset(1), to: offset(2))!), "\u{FFFD}")
    XCTAssertNil(field.position(from: field.beginningOfDocument, offset: 5))
    XCTAssertEqual(field.caretRect(for: offset(2)).minX, field.caretRect(for: offset(1)).minX)
    let reversed = field.textRange(from: offset(3), to: offset(1))!
    XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: reversed.start), 1)
    XCTAssertEqual(field.selectionRects(for: field.textRange(from: offset(1), to: offset(1))!).count, 0)
    let rects = field.selectionRects(for: field.textRange(from: offset(0), to: offset(4))!)
    XCTAssertEqual(rects.count, 1)
    XCTAssertEqual(rects.first?.containsStart, true)
    XCTAssertEqual(rects.first?.containsEnd, true)
    XCTAssertEqual(rects.first?.isVertical, false)
    field.selectedTextRange = field.textRange(from: offset(2), to: offset(2))
    field.text = "x"
    XCTAssertEqual(rangeOfSelection(), NSRange(location: 1, length: 0))
  }

  func testTheNotificationHasNoUserInfo() {
    field.becomeFirstResponder()
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { [journal] in journal!.note($0.userInfo == nil ? "no user info" : "user info") })
    stage.type("a")
    field.text = "b"
    field.attributedText = NSAttributedString(string: "c")
    XCTAssertEqual(journal.lines, ["no user info"])
  }

  func testTheOldFieldEndsBeforeTheNewOneBegins() {
    let other = UITextField(frame: CGRect(x: 40, y: 200, width: 240, height: 34))
    stage.view.addSubview(other)
    for (name, field) in [("1", field!), ("2", other)] {
      field.addAction(UIAction { [journal] _ in journal!.note("begin" + name) }, for: .editingDidBegin)
      field.addAction(UIAction { [journal] _ in journal!.note("end" + name) }, for: .editingDidEnd)
    }
    field.becomeFirstResponder()
    other.becomeFirstResponder()
    XCTAssertEqual(journal.lines, ["begin1", "end1", "begin2"])
    other.resignFirstResponder()
  }
}
