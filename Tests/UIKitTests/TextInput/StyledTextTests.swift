import UIKit
import XCTest

/// Attributes that the user changes and pastes: Apple's pages of `allowsEditingTextAttributes`,
/// `UIResponderStandardEditActions` and `UITextPasteDelegate`.
final class StyledTextTests: TextInputTestCase {
  override func tearDown() {
    UIPasteboard.general.items = []
    super.tearDown()
  }

  private func fonts(_ view: UITextView) -> [Bool] {
    (0..<view.textStorage.length).map {
      let font = view.textStorage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
      return font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
    }
  }

  func testBoldIsSwitchedOnAndOff() {
    let subject = ViewSubject()
    each([subject], "abcd", at: at(1, 2)) { _ in
      let view = subject.view
      XCTAssertFalse(view.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
      view.allowsEditingTextAttributes = true
      XCTAssertTrue(view.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
      press(.character("b"), .command)
      XCTAssertEqual(fonts(view), [false, true, true, false])
      XCTAssertEqual(view.selectedRange, at(1, 2))
      go(to: now + 0.05)
      view.undoManager?.undo()
      XCTAssertEqual(fonts(view), [false, false, false, false])
      view.selectedRange = at(0, 4)
      press(.character("u"), .command)
      XCTAssertEqual(view.textStorage.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int, 1)
      press(.character("u"), .command)
      XCTAssertNil(view.textStorage.attribute(.underlineStyle, at: 3, effectiveRange: nil))
      view.selectedRange = at(4)
      press(.character("b"), .command)
      type("e")
      XCTAssertEqual(fonts(view), [false, false, false, false, true], "what is typed next is bold")
    }
  }

  func testAttributesArePastedWhereTheyAreAllowed() {
    let bold = NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    let source = UITextView(frame: .zero)
    source.attributedText = bold
    source.selectedRange = at(0, 4)
    source.copy(nil)
    XCTAssertEqual(UIPasteboard.general.string, "bold")
    let subject = ViewSubject()
    each([subject], "a ", at: at(2)) { _ in
      subject.view.paste(nil)
      XCTAssertEqual(subject.text, "a bold")
      XCTAssertEqual(fonts(subject.view), [false, false, false, false, false, false], "as typed text")
      subject.view.allowsEditingTextAttributes = true
      subject.view.paste(nil)
      XCTAssertEqual(Array(fonts(subject.view).suffix(4)), [true, true, true, true])
      subject.view.pasteAndMatchStyle(nil)
      XCTAssertEqual(subject.text, "a boldboldbold")
    }
  }

  func testImagesArePastedWhereAttributesAreAllowed() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    UIPasteboard.general.image = image
    let subject = ViewSubject()
    each([subject], "a", at: at(1)) { _ in
      XCTAssertFalse(subject.view.canPerformAction(Selector("paste:"), withSender: nil))
      subject.view.allowsEditingTextAttributes = true
      XCTAssertTrue(subject.view.canPerformAction(Selector("paste:"), withSender: nil))
      subject.view.paste(nil)
      XCTAssertEqual(subject.text, "a\u{FFFC}")
      XCTAssertNotNil(subject.view.textStorage.attribute(.attachment, at: 1, effectiveRange: nil))
    }
  }

  private final class Paster: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) { item.setResult(string: "changed") }
  }

  func testThePasteDelegateChangesWhatIsPasted() {
    UIPasteboard.general.string = "original"
    let paster = Paster()
    let subject = ViewSubject()
    each([subject], "ab", at: at(1)) { _ in
      subject.view.pasteDelegate = paster
      subject.view.paste(nil)
      go(to: now + 0.1)
      XCTAssertEqual(subject.text, "achangedb")
      XCTAssertEqual(subject.selection, at(8))
    }
  }

  func testPastedLineBreaksOfFieldsBecomeSpaces() {
    UIPasteboard.general.string = "\n"
    each([FieldSubject()], "ab", at: at(1)) { subject in
      subject.input.paste(nil)
      XCTAssertEqual(subject.text, "a b", "it is no return key")
    }
  }

  func testHalvesOfCharactersComeBack() {
    each([ViewSubject()], "a😀b", at: at(2, 2)) { subject in
      press(.delete)
      go(to: now + 0.05)
      subject.input.undoManager?.undo()
      XCTAssertEqual(subject.text, "a😀b")
    }
  }

  func testWritingDirection() throws {
    let subject = ViewSubject()
    try each([subject], "one\ntwo", at: at(5)) { _ in
      let view = subject.view
      let range = try XCTUnwrap(view.selectedTextRange)
      XCTAssertEqual(view.baseWritingDirection(for: range.start, in: .forward), .leftToRight)
      view.setBaseWritingDirection(.rightToLeft, for: range)
      view.layoutIfNeeded()
      XCTAssertEqual(view.baseWritingDirection(for: range.start, in: .forward), .rightToLeft)
      XCTAssertEqual(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward), .leftToRight)
    }
  }

  /// facts/text-input.md: the alert's title is that of the undo command.
  func testAShakeOffersToUndo() {
    let subject = FieldSubject()
    each([subject]) { _ in
      type("abc")
      go(to: now + 0.05)
      UIApplication.shared.send(.shake)
      go(to: now + 1)
      let alert = subject.field.window?.rootViewController?.presentedViewController as? UIAlertController
      XCTAssertEqual(alert?.title, "Undo Typing")
      XCTAssertEqual(alert?.actions.map(\.title), ["Cancel", "Undo"])
      alert?.dismiss(animated: false)
      go(to: now + 1)
    }
  }
}
