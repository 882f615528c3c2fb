import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Facts of texts and fields measured on iOS that no other test covers.
final class TextFactTests: TimeTestCase {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var mayEnd = true
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("should end")
      return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let delegate = Delegate()

  private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

  private func makeField() -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.delegate = delegate
    view.addSubview(field)
    return field
  }

  // MARK: Fields

  func testViewsBesideTheTextLeaveTheFieldWhileTheyDoNotShow() {
    MainActor.assumeIsolated {
      let field = makeField()
      let side = UIView(frame: CGRect(x: 3, y: 4, width: 11, height: 13))
      field.leftView = side
      field.leftViewMode = .never
      field.layoutIfNeeded()
      XCTAssertNil(side.superview)
      XCTAssertEqual(side.frame, CGRect(x: 3, y: 4, width: 11, height: 13))
      XCTAssertFalse(side.isHidden)
      field.leftViewMode = .always
      field.layoutIfNeeded()
      XCTAssertNotNil(side.superview)
      field.leftViewMode = .whileEditing
      field.layoutIfNeeded()
      XCTAssertNil(side.superview)
      XCTAssertFalse(side.isHidden)
    }
  }

  /// The delegate is queried before the field resigns, and again by resigning (facts/text-input.md#end-editing).
  func testEndEditingAsksTheDelegateTwice() {
    MainActor.assumeIsolated {
      let (field, other) = (makeField(), addBox())
      XCTAssertTrue(view.endEditing(false), "nothing is first responder")
      field.becomeFirstResponder()
      delegate.mayEnd = false
      XCTAssertFalse(view.endEditing(false))
      XCTAssertEqual(delegate.take(), ["should end"])
      delegate.mayEnd = true
      XCTAssertFalse(other.endEditing(false), "the first responder is outside of the view")
      XCTAssertEqual(delegate.take(), [])
      XCTAssertTrue(field.isEditing)
      XCTAssertTrue(view.endEditing(false))
      XCTAssertEqual(delegate.take(), ["should end", "should end", "end"])
      field.becomeFirstResponder()
      delegate.mayEnd = false
      // iOS 26 returns true and the field continues editing, although it resigns "regardless" according to Apple's
      // page.
      XCTAssertTrue(view.endEditing(true))
      XCTAssertEqual(delegate.take(), ["should end", "end"])
    }
  }

  func testAttributesOfAPlainPlaceholder() throws {
    try MainActor.assumeIsolated {
      let field = makeField()
      XCTAssertNil(field.attributedPlaceholder)
      field.placeholder = "Name"
      field.textAlignment = .center
      field.font = .boldSystemFont(ofSize: 20)
      let text = try XCTUnwrap(field.attributedPlaceholder)
      XCTAssertEqual(text.string, "Name")
      var attributes = text.attributes(at: 0, effectiveRange: nil)
      XCTAssertEqual(attributes[.font] as? UIFont, .boldSystemFont(ofSize: 20))
      XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .placeholderText)
      XCTAssertEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
      field.attributedPlaceholder = NSAttributedString(string: "Own", attributes: [.foregroundColor: UIColor.red])
      attributes = try XCTUnwrap(field.attributedPlaceholder).attributes(at: 0, effectiveRange: nil)
      XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .red)
      XCTAssertEqual(attributes[.font] as? UIFont, .boldSystemFont(ofSize: 20))
      field.placeholder = ""
      XCTAssertEqual(field.attributedPlaceholder?.length, 0)
    }
  }

  func testViewsBesideTheTextAreRoundedUpToPixels() {
    MainActor.assumeIsolated {
      let field = makeField()
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 13))
      field.leftViewMode = .always
      field.layoutIfNeeded()
      let scale = field.traitCollection.displayScale
      XCTAssertEqual(field.leftView!.frame.minY, (10.5 * scale).rounded(.up) / scale, accuracy: 0.001)
      XCTAssertEqual(scale, 3)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 14))
      XCTAssertEqual(field.leftViewRect(forBounds: field.bounds).minY, 10)
    }
  }

  /// Setting no selection moves it to the start; marked text is kept.
  func testNoSelectionOfAField() {
    MainActor.assumeIsolated {
      let field = makeField()
      field.text = "ab"
      field.becomeFirstResponder()
      field.setMarkedText("cd", selectedRange: range(2, 0))
      field.selectedTextRange = nil
      XCTAssertNotNil(field.markedTextRange)
      XCTAssertEqual(field.text, "abcd")
    }
  }

  // MARK: Text views

  func testAssigningTheSameTextMovesTheCaret() {
    MainActor.assumeIsolated {
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      text.text = "Hello world"
      text.delegate = delegate
      text.text = "Hello world"
      XCTAssertEqual(delegate.take(), [], "the caret is there already")
      text.selectedRange = range(2, 3)
      text.selectedRange = range(2, 3)
      XCTAssertEqual(delegate.take(), ["selection"])
      text.text = "Hello world"
      XCTAssertEqual(delegate.take(), ["selection"])
      XCTAssertEqual(text.selectedRange, range(11, 0))
      let place = text.position(from: text.beginningOfDocument, offset: 4)!
      text.replace(text.textRange(from: place, to: place)!, withText: "")
      XCTAssertEqual(text.selectedRange, range(4, 0))
      XCTAssertEqual(delegate.take(), ["selection", "change"])
      text.attributedText = NSAttributedString(string: "new")
      XCTAssertEqual(text.selectedRange, range(3, 0))
      XCTAssertEqual(delegate.take(), ["selection"])
    }
  }

  func testScrollsToARangeInTheNextTurn() {
    MainActor.assumeIsolated {
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      text.contentInsetAdjustmentBehavior = .never
      text.text = String(repeating: "line\n", count: 30)
      view.addSubview(text)
      go(to: now + 0.1)
      text.scrollRangeToVisible(range(text.textStorage.length - 5, 4))
      XCTAssertEqual(text.contentOffset.y, 0)
      go(to: now + 0.1)
      XCTAssertGreaterThan(text.contentOffset.y, 200)
      text.contentOffset = .zero
      text.scrollRangeToVisible(range(text.textStorage.length - 1, 1))
      go(to: now + 0.1)
      XCTAssertGreaterThan(text.contentOffset.y, 200, "a line break alone")
    }
  }

  func testTheContainerHasNoEnd() {
    MainActor.assumeIsolated {
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      XCTAssertEqual(text.textContainer.size, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
      text.text = String(repeating: "line\n", count: 30)
      text.layoutIfNeeded()
      XCTAssertGreaterThan(text.contentSize.height, 300)
      XCTAssertEqual(
        UITextView().textContainer.size.height, .greatestFiniteMagnitude, "also before there is a width")
    }
  }

  /// A size of 0 means no limit in that direction.
  func testAContainerOfHeightZero() {
    for size in [CGSize(width: 100, height: 0), CGSize(width: 100, height: -5), CGSize(width: 0, height: 0)] {
      let (storage, manager) = (NSTextStorage(string: "some words in lines\nand more"), NSLayoutManager())
      let container = NSTextContainer(size: size)
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      XCTAssertEqual(manager.glyphRange(for: container).length, storage.length, "\(size)")
      XCTAssertGreaterThan(manager.usedRect(for: container).height, 27, "\(size)")
      let (content, layout) = (NSTextContentStorage(), NSTextLayoutManager())
      content.textStorage = NSTextStorage(string: "some words in lines\nand more")
      content.addTextLayoutManager(layout)
      layout.textContainer = NSTextContainer(size: size)
      layout.ensureLayout(for: layout.documentRange)
      XCTAssertGreaterThan(layout.usageBoundsForTextContainer.height, 27, "\(size)")
    }
  }

  // MARK: Storages

  func testInheritedAttributesAndRuns() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1])
    text.append(NSAttributedString(string: "cd", attributes: [.kern: 2.0]))
    text.replaceCharacters(in: range(0, 0), with: "x")
    XCTAssertEqual(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 1, "the first character's")
    text.replaceCharacters(in: range(3, 0), with: "y")
    XCTAssertEqual(text.attribute(.kern, at: 3, effectiveRange: nil) as? Int, 1, "the preceding character's")
    text.replaceCharacters(in: range(3, 2), with: "z")
    XCTAssertEqual(text.attribute(.kern, at: 3, effectiveRange: nil) as? Int, 1, "the first replaced character's")
    text.replaceCharacters(in: range(0, text.length), with: "")
    text.replaceCharacters(in: range(0, 0), with: "new")
    XCTAssertEqual(text.attributes(at: 0, effectiveRange: nil).count, 0, "an empty string has none")
    text.setAttributes([.kern: 1], range: range(0, 1))
    text.setAttributes([.kern: 1.0], range: range(1, 2))
    var runs: [NSRange] = []
    text.enumerateAttribute(.kern, in: range(0, 3)) { _, range, _ in runs.append(range) }
    XCTAssertEqual(runs, [range(0, 3)], "1 and 1.0 are equal")
  }

  // MARK: Odds and ends

  func testDefaultsOfParagraphsAndSizes() {
    let style = NSParagraphStyle.default
    XCTAssertEqual(style.tabStops.map(\.location), (0..<12).map { 28 * CGFloat($0 + 1) })
    XCTAssertEqual(style.defaultTabInterval, 0)
    XCTAssertEqual(UIContentSizeCategory.extraSmall.rawValue, "UICTContentSizeCategoryXS")
    XCTAssertEqual(UIContentSizeCategory.large.rawValue, "UICTContentSizeCategoryL")
    XCTAssertEqual(
      UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue, "UICTContentSizeCategoryAccessibilityXXXL")
  }

  // MARK: Attachments

  private func height(_ y: CGFloat, _ side: CGFloat = 24, font size: CGFloat = 17) -> CGFloat {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    attachment.bounds = CGRect(x: 0, y: y, width: side, height: side)
    let font = UIFont.systemFont(ofSize: size)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    text.addAttribute(.font, value: font, range: range(0, text.length))
    return text.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, context: nil
    ).height
  }

  /// The heights of lines before they are rounded to pixels.
  func testLinesOfAttachments() {
    XCTAssertEqual(height(0), 24 + 4.101, accuracy: 0.01)
    XCTAssertEqual(height(-4), 20 + 4.101, accuracy: 0.01)
    XCTAssertEqual(height(-6), 18 + 6, accuracy: 0.01)
    XCTAssertEqual(height(-24), 16.187 + 24, accuracy: 0.01)
    XCTAssertEqual(height(0, font: 28), 28 * 0.9521484375 + 28 * 0.2412109375, accuracy: 0.01)
  }

  /// The line's font determines the metrics of a line with only an attachment.
  func testLineOfAnAttachmentAlone() {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in }
    let text = NSMutableAttributedString(attachment: attachment)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: range(0, 1))
    XCTAssertEqual(text.size().height, 32 + 4.101, accuracy: 0.01)
    MainActor.assumeIsolated {
      let label = UILabel()
      label.attributedText = NSAttributedString(attachment: attachment)
      XCTAssertEqual(label.intrinsicContentSize.height, 32 + 4.101, accuracy: 0.34)
    }
  }

  func testBoundsOfAttachments() {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    XCTAssertEqual(bounds, CGRect(x: 0, y: 0, width: 30, height: 20))
    attachment.lineLayoutPadding = 6
    let text = NSAttributedString(attachment: attachment)
    XCTAssertEqual(text.size().width, 30, accuracy: 0.01, "padding does not change the advance")
    XCTAssertEqual(text.string, "\u{FFFC}")
  }
}
