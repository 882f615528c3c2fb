import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// The positions of a field's parts, and their drawing: facts/geometry.md#text-field
final class TextFieldLayoutTests: TextFieldTestCase {
  // MARK: Geometry

  func testRects() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 34)
    XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 7, y: 2, width: 86, height: 30))
    XCTAssertEqual(field.editingRect(forBounds: bounds), CGRect(x: 7, y: 2, width: 86, height: 30))
    XCTAssertEqual(field.borderRect(forBounds: bounds), bounds)
    field.borderStyle = .none
    XCTAssertEqual(field.textRect(forBounds: bounds), bounds)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.leftViewMode = .always
    XCTAssertEqual(field.leftViewRect(forBounds: bounds), CGRect(x: 0, y: 12, width: 20, height: 10))
    XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 20, y: 0, width: 80, height: 34))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    field.rightViewMode = .unlessEditing
    XCTAssertEqual(field.textRect(forBounds: bounds).maxX, 70)
    field.layoutIfNeeded()
    XCTAssertTrue(field.leftView?.superview === field)
    XCTAssertTrue(field.rightView?.superview === field)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    XCTAssertNil(field.rightView?.superview)
  }

  // A field with a rounded rectangle is 34 points high; a plain one has the line height plus 1.5.
  func testIntrinsicSize() {
    XCTAssertEqual(field.intrinsicContentSize.height, 34)
    field.borderStyle = .none
    XCTAssertEqual(field.intrinsicContentSize.height, 22, accuracy: 0.34)
    field.text = "wide wide wide"
    let width = field.intrinsicContentSize.width
    field.text = "w"
    XCTAssertLessThan(field.intrinsicContentSize.width, width)
  }

  func testLongTextScrollsToTheCaret() {
    field.becomeFirstResponder()
    stage.type(String(repeating: "long text ", count: 20))
    field.layoutIfNeeded()
    let caret = field.caretRect(for: field.endOfDocument)
    XCTAssertLessThanOrEqual(caret.maxX, 241)
    XCTAssertGreaterThan(caret.minX, 200)
    stage.press(.home)
    field.layoutIfNeeded()
    XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).midX, 7, accuracy: 1)
  }

  func testAttributes() {
    field.attributedText = NSAttributedString(
      string: "x", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
    XCTAssertEqual(field.font, .boldSystemFont(ofSize: 20))
    XCTAssertEqual(field.textColor, .red)
    field.textColor = .blue
    XCTAssertEqual(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .blue)
    field.attributedPlaceholder = NSAttributedString(string: "p", attributes: [.kern: 1])
    XCTAssertEqual(field.placeholder, "p")
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    XCTAssertEqual(field.font?.pointSize, 9)
    XCTAssertNil(field.typingAttributes)
  }

  func testTokenizerFindsWords() {
    field.text = "one two"
    let at = field.position(from: field.beginningOfDocument, offset: 5)!
    let word = field.tokenizer.rangeEnclosingPosition(at, with: .word, inDirection: .storage(.forward))
    XCTAssertEqual(word.flatMap { field.text(in: $0) }, "two")
    XCTAssertTrue(
      field.tokenizer.isPosition(field.endOfDocument, atBoundary: .word, inDirection: .storage(.forward)))
  }

  func testFieldIsFreed() {
    weak var weakField: UITextField?
    do {
      let other = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
      other.clearButtonMode = .always
      stage.view.addSubview(other)
      other.becomeFirstResponder()
      stage.type("abc")
      UIApplication.shared.step()
      other.removeFromSuperview()
      weakField = other
    }
    UIApplication.shared.step()
    UIApplication.shared.step()
    XCTAssertNil(weakField)
  }

  // MARK: Pictures

  private func dark(_ rect: CGRect, _ picture: Picture) -> Int {
    var count = 0
    for y in Int(rect.minY * 3)..<Int(rect.maxY * 3) {
      for x in Int(rect.minX * 3)..<Int(rect.maxX * 3) where picture.row(y)[x] & 0xFF < 0x80 { count += 1 }
    }
    return count
  }

  func testTextPlaceholderAndCaretAreDrawn() {
    let inner = CGRect(x: 47, y: 73, width: 226, height: 24)
    field.placeholder = "Hypnotize me"
    let placeholder = stage.picture()
    XCTAssertEqual(dark(inner, placeholder), 0, "placeholders are grey")
    field.text = "Hello"
    XCTAssertGreaterThan(dark(inner, stage.picture()), 400)
    field.text = ""
    field.tintColor = .black
    field.becomeFirstResponder()
    let caret = dark(CGRect(x: 45, y: 73, width: 6, height: 24), stage.picture())
    XCTAssertEqual(caret, 6 * 65, accuracy: 60)
  }

  func testBorderFollowsTheAppearance() {
    stage.view.backgroundColor = .systemBackground
    let edge = (x: 160 * 3, y: 70 * 3)
    let light = stage.picture().row(edge.y)[edge.x]
    UIApplication.shared.send(.appearance(dark: true))
    let picture = stage.picture()
    let dark = picture.row(edge.y)[edge.x]
    let inside = picture.row(255)[160 * 3]
    UIApplication.shared.send(.appearance(dark: false))
    XCTAssertGreaterThan(light & 0xFF, 0xC0)
    XCTAssertLessThan(light & 0xFF, 0xF0)
    XCTAssertGreaterThan(dark & 0xFF, 0x10)
    XCTAssertLessThan(dark & 0xFF, 0x50)
    XCTAssertEqual(inside & 0xFF_FFFF, 0)
  }

  func testScrolledTextStaysInside() {
    field.becomeFirstResponder()
    stage.type(String(repeating: "long text ", count: 20))
    let picture = stage.picture()
    XCTAssertEqual(dark(CGRect(x: 20, y: 72, width: 19, height: 26), picture), 0)
    XCTAssertEqual(dark(CGRect(x: 281, y: 72, width: 40, height: 26), picture), 0)
    XCTAssertGreaterThan(dark(CGRect(x: 47, y: 72, width: 200, height: 26), picture), 2000)
  }
}
