import FlipsideTesting
import UIKit
import XCTest

/// The effects of the keyboard's keys (facts/text-input.md#keys).
final class KeyboardKeyTests: KeyboardTestCase {
  func testTwoTapsOfShiftLockCapitals() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    tap("shift", "shift", "A", "B", "C")
    XCTAssertEqual(field.text, "ABC")
    tap("shift")
    stage.clock.advance(by: 1)
    tap("d")
    XCTAssertEqual(field.text, "ABCd")
    tap("shift")
    stage.clock.advance(by: 1)
    tap("shift", "e")
    XCTAssertEqual(field.text, "ABCde", "slow taps turn shift on and off")
  }

  func testShiftIsForOneLetter() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    tap("shift", "A", "b")
    XCTAssertEqual(field.text, "Ab")
  }

  func testHeldDeleteRepeats() {
    field.text = "abcdefghij"
    field.becomeFirstResponder()
    stage.touch(.began, center("delete"))
    XCTAssertEqual(field.text, "abcdefghi")
    stage.clock.advance(by: 0.45)
    XCTAssertEqual(field.text, "abcdefghi")
    stage.clock.advance(by: 0.4)
    stage.touch(.ended)
    let left = field.text ?? ""
    XCTAssertTrue("abcdefghi".hasPrefix(left) && (4...6).contains(left.count), left)
    stage.clock.advance(by: 1)
    XCTAssertEqual(field.text, left, "nothing goes after the finger")
  }

  func testLongHeldDeleteTakesWords() {
    field.text = "some words that stand here in the field before twenty more"
    field.becomeFirstResponder()
    stage.touch(.began, center("delete"))
    // One character and 20 more are deleted by then, followed by the rest of "field" as a word, and by two words
    // before it.
    stage.clock.advance(by: 0.5 + 0.1 * 20 + 0.7)
    stage.touch(.ended)
    let text = field.text ?? ""
    XCTAssertTrue("some words that stand here in the ".hasPrefix(text), text)
    XCTAssertTrue(text.hasSuffix(" "), text)
  }

  func testDeleteEndsWhenTheAppTakesTheKeyboardAway() {
    final class Resigner: NSObject, UITextFieldDelegate {
      func textFieldDidChangeSelection(_ textField: UITextField) {
        if textField.text == "ab" { textField.resignFirstResponder() }
      }
    }
    let resigner = Resigner()
    field.delegate = resigner
    field.text = "abcd"
    field.becomeFirstResponder()
    stage.touch(.began, center("delete"))
    stage.clock.advance(by: 3)
    stage.touch(.ended)
    XCTAssertEqual(field.text, "ab")
  }

  func testAccents() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    hold("e")
    XCTAssertEqual(field.text, "e", "the key's own sign is chosen first")
    let key = center("e")
    hold("e", to: CGPoint(x: key.x + 40, y: key.y - 50))
    XCTAssertEqual(field.text, "eè")
    tap("shift")
    let big = center("E")
    hold("E", to: CGPoint(x: big.x + 80, y: big.y - 50))
    XCTAssertEqual(field.text, "eèÉ")
    // At the right side of the keyboard, the signs continue to the left.
    let o = center("o")
    hold("o", to: CGPoint(x: o.x - 40, y: o.y - 50))
    XCTAssertEqual(field.text, "eèÉô")
  }

  func testSpaceBarMovesTheCaret() {
    field.text = "abcdefghij"
    field.becomeFirstResponder()
    let space = center("space")
    hold("space", to: CGPoint(x: space.x - 300, y: space.y))
    tap("X")
    XCTAssertEqual(field.text, "Xabcdefghij")
    hold("space")
    XCTAssertEqual(field.text, "Xabcdefghij", "a finger that rests types no space")
  }

  func testSlidesFromShiftAndFromTheNumbers() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    stage.touch(.began, center("shift"))
    stage.touch(.moved, center("G"))
    stage.touch(.ended)
    tap("o")
    stage.touch(.began, center("123"))
    stage.touch(.moved, center("7"))
    stage.touch(.ended)
    tap("x")
    XCTAssertEqual(field.text, "Go7x")
  }

  func testFingersThatSlideTypeWhereTheyLift() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    stage.touch(.began, center("a"))
    stage.touch(.moved, center("s"))
    stage.touch(.ended)
    XCTAssertEqual(field.text, "s")
    stage.touch(.began, center("a"))
    stage.touch(.cancelled)
    XCTAssertEqual(field.text, "s")
  }

  func testTheSecondFingerEndsTheFirst() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    let (a, b) = (center("a"), center("b"))
    stage.touch(.began, a)
    stage.touch(.began, b, finger: 1)
    stage.touch(.ended)
    stage.touch(.ended, finger: 1)
    XCTAssertEqual(field.text, "ab")
  }

  // MARK: What the keyboard does to the text

  func testTwoSpacesMakeAPeriod() {
    field.becomeFirstResponder()
    taps("hi  you")
    XCTAssertEqual(field.text, "Hi. You")
    field.text = ""
    field.keyboardType = .emailAddress
    taps("a  ")
    XCTAssertEqual(field.text, "a  ")
  }

  func testPeriodAsksTheDelegate() {
    final class Judge: NSObject, UITextFieldDelegate {
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        asked.append("\(range.location),\(range.length) \(string)")
        return true
      }
    }
    let judge = Judge()
    field.delegate = judge
    field.becomeFirstResponder()
    taps("a  ")
    XCTAssertEqual(judge.asked, ["0,0 A", "1,0  ", "1,1 . "])
  }

  func testSmartQuotesAndDashes() {
    field.becomeFirstResponder()
    field.autocapitalizationType = .none
    tap("123", "\"", "ABC", "a", "123", "\"", "-", "-")
    XCTAssertEqual(field.text, "“a”—")
    field.text = ""
    field.smartQuotesType = .no
    field.smartDashesType = .no
    tap("\"", "-", "-")
    XCTAssertEqual(field.text, "\"--")
  }

  func testApostropheLeadsBackToTheLetters() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    tap("d", "o", "n", "123", "'", "t")
    XCTAssertEqual(field.text, "don’t")
  }

  func testSuggestions() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    taps("tomor")
    tap("tomorrow")
    XCTAssertEqual(field.text, "tomorrow ")
    tap("123", ".")
    XCTAssertEqual(field.text, "tomorrow.")
    field.autocorrectionType = .no
    field.text = ""
    tap("ABC")
    taps("tomor")
    XCTAssertNil(element("tomorrow"))
  }

  /// Text that scripts and UI tests type is not changed.
  func testTypedTextIsNotChanged() {
    field.becomeFirstResponder()
    stage.type("a  \"b\" -- don't")
    XCTAssertEqual(field.text, "a  \"b\" -- don't")
  }

  // MARK: Capitals

  func testCapitalsFollowTheCaret() {
    field.text = "One. two"
    field.becomeFirstResponder()
    XCTAssertNotNil(element("q"))
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    XCTAssertNotNil(element("Q"))
    field.text = "Lunch."
    XCTAssertNotNil(element("q"), "no white space behind the period")
    field.autocapitalizationType = .words
    field.text = "Lunch "
    XCTAssertNotNil(element("Q"))
  }
}
