import FlipsideTesting
import UIKit
import XCTest

/// Misspelled words in text fields and text views: facts/text-input.md#spelling.
final class SpellingTests: TextTouchTestCase {
  private struct Words: SpellingDictionary {
    func spells(_ word: String) -> Bool { !["teh", "xqzt"].contains(word) }
    func suggests(_ word: String) -> [String] { word == "teh" ? ["the", "ten", "tech", "tea"] : [] }
  }

  override func setUp() {
    super.setUp()
    MainActor.assumeIsolated { Spelling.substitute = Words() }
  }

  override func tearDown() {
    MainActor.assumeIsolated { Spelling.substitute = nil }
    super.tearDown()
  }

  /// The number of red pixels below characters.
  private func dots(_ location: Int, _ length: Int, _ subject: TextSubject) -> Int {
    go(to: now + 0.5)
    guard let range = subject.range(location, length) else { return -1 }
    let rect = subject.input.convert(subject.input.firstRect(for: range), to: nil)
    let picture = stage.picture()
    var count = 0
    for y in Int(rect.minY)...Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let pixel = picture.pixel(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) ?? 0
        if pixel >> 16 & 255 > 200, pixel >> 8 & 255 < 150, pixel & 255 < 150 { count += 1 }
      }
    }
    return count
  }

  /// facts/text-input.md#spelling/marks
  func testMisspelledWordsAreUnderlined() {
    each(TextSubject.apples(), "teh cat", at: at(7)) { subject in
      XCTAssertGreaterThan(dots(0, 3, subject), 3)
      XCTAssertEqual(dots(4, 3, subject), 0)
    }
  }

  /// facts/text-input.md#spelling/typed
  func testTheWordThatIsTypedIsNotUnderlined() {
    each(TextSubject.apples()) { subject in
      type("a teh")
      XCTAssertEqual(dots(2, 3, subject), 0)
      type(" ")
      XCTAssertGreaterThan(dots(2, 3, subject), 3)
    }
  }

  /// facts/text-input.md#spelling/traits
  func testTraitsTurnItOff() {
    for change in [
      { (field: UITextField) in field.spellCheckingType = .no }, { $0.autocorrectionType = .no },
      { $0.isSecureTextEntry = true }, { $0.keyboardType = .emailAddress },
    ] {
      let subject = FieldSubject()
      change(subject.field)
      each([subject], "teh cat", at: at(7)) { XCTAssertEqual(dots(0, 3, $0), 0) }
    }
    let subject = FieldSubject()
    subject.field.autocorrectionType = .no
    subject.field.spellCheckingType = .yes
    each([subject], "teh cat", at: at(7)) { XCTAssertGreaterThan(dots(0, 3, $0), 3) }
  }

  /// facts/text-input.md#spelling/end
  func testTheMarksGoWithTheEditing() {
    each(TextSubject.apples(), "teh cat", at: at(7)) { subject in
      XCTAssertGreaterThan(dots(0, 3, subject), 3)
      subject.input.resignFirstResponder()
      XCTAssertEqual(dots(0, 3, subject), 0)
    }
  }

  /// facts/text-input.md#spelling/tap
  func testATapOffersOtherWords() {
    each(TextSubject.apples(), "teh cat", at: at(7)) { subject in
      go(to: now + 0.5)
      subject.journal = []
      tap(1, subject)
      XCTAssertEqual(subject.selection, at(0, 3))
      for word in ["the", "ten", "tech"] { XCTAssertTrue(stage.shows(word), word) }
      XCTAssertFalse(stage.shows("tea"))
      subject.journal = []
      stage.tap("the")
      go(to: now + 0.4)
      XCTAssertEqual(subject.text, "the cat")
      XCTAssertEqual(subject.selection, at(3))
      XCTAssertEqual(subject.journal.first, "ask {0, 3} the")
      subject.input.undoManager?.undo()
      XCTAssertEqual(subject.text, "teh cat")
    }
  }

  func testARefusedWordStays() {
    each(TextSubject.apples(), "teh cat", at: at(7)) { subject in
      go(to: now + 0.5)
      tap(1, subject)
      subject.allows = false
      stage.tap("the")
      go(to: now + 0.4)
      XCTAssertEqual(subject.text, "teh cat")
    }
  }

  func testWithoutWordsTheMenuReportsIt() {
    each(TextSubject.apples(), "xqzt cat", at: at(8)) { subject in
      go(to: now + 0.5)
      tap(2, subject)
      XCTAssertTrue(stage.shows("No Replacements Found"))
      stage.tap("No Replacements Found")
      XCTAssertEqual(subject.text, "xqzt cat")
    }
  }

  /// The command of the menu offers the same words for any selection.
  func testTheCommandReplace() {
    each(TextSubject.apples(), "teh cat", at: at(0, 3)) { subject in
      XCTAssertTrue(subject.input.canPerformAction(Selector("promptForReplace:"), withSender: nil))
      subject.selection = at(2)
      XCTAssertFalse(subject.input.canPerformAction(Selector("promptForReplace:"), withSender: nil))
      tap(5, subject, times: 2)
      stage.tap("Replace…")
      go(to: now + 0.4)
      XCTAssertTrue(stage.shows("No Replacements Found"))
    }
  }

  func testLearnedWordsAreNotUnderlined() {
    UITextChecker.learnWord("teh")
    defer { UITextChecker.unlearnWord("teh") }
    each(TextSubject.apples(), "teh cat", at: at(7)) { XCTAssertEqual(dots(0, 3, $0), 0) }
  }
}
