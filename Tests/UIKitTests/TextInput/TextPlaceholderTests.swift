import UIKit
import XCTest

/// Placeholders in texts and results of dictation.
final class TextPlaceholderTests: TextInputTestCase {
  private final class Phrase: UIDictationPhrase, @unchecked Sendable {
    private let words: String
    init(_ words: String) {
      self.words = words
      super.init()
    }
    override var text: String { words }
  }

  func testSpaceForTextToCome() {
    each(TextSubject.apples(), "ab cd", at: at(2)) { subject in
      let input = subject.input
      let before = input.caretRect(for: subject.position(3)!).minX
      let placeholder = input.insertTextPlaceholder(with: CGSize(width: 60, height: 12))
      XCTAssertEqual(subject.text, "ab\u{FFFC} cd")
      XCTAssertEqual(subject.selection, at(2), "the caret stays before the space")
      XCTAssertEqual(subject.take(), [])
      XCTAssertEqual(placeholder.rects.count, 1)
      XCTAssertEqual(placeholder.rects.first?.rect.width ?? 0, 60, accuracy: 0.5)
      XCTAssertEqual(input.caretRect(for: subject.position(4)!).minX, before + 60, accuracy: 0.5)
      type("xy")
      XCTAssertEqual(subject.text, "abxy\u{FFFC} cd")
      input.remove(placeholder)
      XCTAssertEqual(subject.text, "abxy cd")
      XCTAssertEqual(placeholder.rects.count, 0)
      input.remove(placeholder)
      input.remove(UITextPlaceholder())
      XCTAssertEqual(subject.text, "abxy cd")
      input.undoManager?.undo()
      XCTAssertEqual(subject.text, "ab cd")
    }
  }

  func testHostilePlaceholders() {
    each(TextSubject.apples(), "ab") { subject in
      let other = UITextView()
      let size = CGSize(width: CGFloat.nan, height: -CGFloat.infinity)
      let placeholder = subject.input.insertTextPlaceholder(with: size)
      other.remove(placeholder)
      XCTAssertEqual(subject.text, "ab\u{FFFC}")
      subject.text = "new"
      XCTAssertEqual(placeholder.rects.count, 0)
      subject.input.remove(placeholder)
      XCTAssertEqual(subject.text, "new")
    }
  }

  func testAnAppsOwnInputHasNone() {
    each([CustomSubject()], "ab") { subject in
      let placeholder = subject.input.insertTextPlaceholder(with: CGSize(width: 10, height: 10))
      XCTAssertEqual(subject.text, "ab")
      XCTAssertEqual(placeholder.rects.count, 0)
      subject.input.remove(placeholder)
    }
  }

  func testDictation() {
    each(TextSubject.all(), "a") { subject in
      subject.input.insertDictationResult([Phrase("hello"), Phrase(" you"), UIDictationPhrase()])
      XCTAssertEqual(subject.text, "ahello you")
      subject.input.insertDictationResult([])
      subject.input.dictationRecordingDidEnd()
      subject.input.dictationRecognitionFailed()
      let placeholder = subject.input.insertDictationResultPlaceholder
      _ = subject.input.frame(forDictationResultPlaceholder: placeholder)
      XCTAssertEqual(subject.input.frame(forDictationResultPlaceholder: "no placeholder"), .zero)
      subject.input.removeDictationResultPlaceholder(placeholder, willInsertResult: false)
      XCTAssertEqual(subject.text, "ahello you")
    }
  }
}
