import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Facts: Apple's pages of `UITextInput`, `UITextView` and its delegate; facts/text-input.md#view-orders
final class UITextViewInputTests: CoreTestCase {
  private final class Delegate: NSObject, UITextViewDelegate {
    var order: [String] = []
    var allows = true
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      order.append("should \(range.location) \(range.length) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { order.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { order.append("selection") }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      order.append("link \(URL) \(characterRange.location) \(characterRange.length)")
      return false
    }
    func take() -> [String] {
      defer { order = [] }
      return order
    }
  }

  private final class Listener: NSObject, UITextInputDelegate {
    var log: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selection") }
    func textWillChange(_ textInput: (any UITextInput)?) { log.append("will") }
    func textDidChange(_ textInput: (any UITextInput)?) { log.append("did") }
  }

  private var text: UITextView!
  private let delegate = Delegate()

  override func setUp() {
    super.setUp()
    let window = makeWindow()
    text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
    text.font = .systemFont(ofSize: 17)
    text.delegate = delegate
    window.rootViewController?.view.addSubview(text)
    step()
  }

  override func tearDown() {
    text.resignFirstResponder()
    text = nil
    super.tearDown()
  }

  private func range(_ location: Int, _ length: Int) -> UITextRange {
    guard let start = text.position(from: text.beginningOfDocument, offset: location),
      let end = text.position(from: start, offset: length), let range = text.textRange(from: start, to: end)
    else {
      XCTFail("no range \(location) \(length)")
      return UITextRange()
    }
    return range
  }

  func testDefaults() {
    let view = UITextView()
    XCTAssertEqual(view.dataDetectorTypes, [])
    XCTAssertFalse(view.allowsEditingTextAttributes)
    XCTAssertFalse(view.clearsOnInsertion)
    XCTAssertFalse(view.adjustsFontForContentSizeCategory)
    XCTAssertTrue(view.isSelectable)
    XCTAssertTrue(view.textInputView === view)
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
    XCTAssertNil(view.markedTextRange)
    XCTAssertEqual(UIDataDetectorTypes.all.rawValue, .max)
  }

  func testPositions() {
    text.text = "Hello 👍🏽 you"
    let end = text.endOfDocument
    XCTAssertEqual(text.offset(from: text.beginningOfDocument, to: end), 14)
    XCTAssertNil(text.position(from: end, offset: 1))
    XCTAssertNil(text.position(from: text.beginningOfDocument, offset: -1))
    XCTAssertEqual(text.compare(text.beginningOfDocument, to: end), .orderedAscending)
    XCTAssertEqual(text.compare(end, to: end), .orderedSame)
    XCTAssertEqual(text.text(in: range(6, 4)), "👍🏽")
    let thumb = text.position(from: text.beginningOfDocument, offset: 6)!
    XCTAssertEqual(
      text.position(from: thumb, in: .right, offset: 1).map { text.offset(from: thumb, to: $0) }, 4, "a character")
    XCTAssertEqual(text.position(from: thumb, in: .left, offset: 2).map { text.offset(from: thumb, to: $0) }, -2)
    XCTAssertNil(text.position(from: thumb, in: .left, offset: .max))
    XCTAssertEqual(text.characterRange(byExtending: thumb, in: .left).flatMap { text.text(in: $0) }, "Hello ")
    let word = text.tokenizer.rangeEnclosingPosition(
      text.position(from: thumb, offset: -1)!, with: .word, inDirection: .storage(.backward))
    XCTAssertEqual(word.flatMap { text.text(in: $0) }, "Hello")
    XCTAssertEqual(
      text.position(within: range(2, 5), atCharacterOffset: 3).map { text.offset(from: thumb, to: $0) }, -1)
  }

  func testSelection() {
    text.text = "Hello you"
    XCTAssertEqual(text.selectedRange, NSRange(location: 9, length: 0), "setting the text goes to its end")
    _ = delegate.take()
    text.selectedTextRange = range(1, 3)
    XCTAssertEqual(text.selectedRange, NSRange(location: 1, length: 3))
    XCTAssertEqual(delegate.take(), ["selection"])
    text.selectedRange = NSRange(location: 2, length: 4)
    XCTAssertEqual(text.selectedTextRange, range(2, 4))
    text.selectedRange = NSRange(location: 7, length: 100)
    XCTAssertEqual(text.selectedRange, NSRange(location: 7, length: 2))
    text.selectAll(nil)
    XCTAssertEqual(text.selectedTextRange.flatMap { text.text(in: $0) }, "Hello you")
    text.selectedRange = NSRange(location: 1, length: 0)
    text.select(nil)
    XCTAssertEqual(text.selectedRange, NSRange(location: 0, length: 5))
    XCTAssertTrue(text.canPerformAction(Selector("selectAll:"), withSender: nil))
  }

  /// Code that inserts, deletes and replaces notifies the delegate without querying it.
  func testChangesByCode() {
    let listener = Listener()
    text.inputDelegate = listener
    text.insertText("Hello")
    XCTAssertEqual(delegate.take(), ["selection", "did change"])
    XCTAssertEqual(listener.log, ["will", "did", "selection"])
    text.selectedRange = NSRange(location: 1, length: 3)
    _ = delegate.take()
    text.insertText("ipp")
    XCTAssertEqual(text.text, "Hippo")
    XCTAssertEqual(text.selectedRange, NSRange(location: 4, length: 0))
    text.deleteBackward()
    XCTAssertEqual(text.text, "Hipo")
    text.replace(range(0, 2), withText: "Ty")
    XCTAssertEqual(text.text, "Typo")
    XCTAssertEqual(text.selectedRange, NSRange(location: 2, length: 0))
    XCTAssertFalse(delegate.take().contains { $0.hasPrefix("should") })
    delegate.allows = false
    XCTAssertFalse(text.shouldChangeText(in: range(1, 2), replacementText: "x"))
    XCTAssertEqual(delegate.take(), ["should 1 2 x"])
    text.clearsOnInsertion = true
    text.insertText("new")
    XCTAssertEqual(text.text, "new")
    text.insertText("er")
    XCTAssertEqual(text.text, "newer")
    text.text = nil
    text.deleteBackward()
    XCTAssertEqual(text.text, "")
    XCTAssertFalse(text.hasText)
  }

  func testMarkedText() {
    text.text = "ab"
    text.selectedRange = NSRange(location: 1, length: 0)
    text.setMarkedText("nihao", selectedRange: NSRange(location: 2, length: 1))
    XCTAssertEqual(text.text, "anihaob")
    XCTAssertEqual(text.markedTextRange, range(1, 5))
    XCTAssertEqual(text.selectedRange, NSRange(location: 3, length: 1))
    text.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    XCTAssertEqual(text.text, "a你b")
    text.unmarkText()
    XCTAssertNil(text.markedTextRange)
    text.insertText("好")
    XCTAssertEqual(text.text, "a你好b")
  }

  // MARK: Attributes

  /// Typed text has the attributes of the text before the caret until `typingAttributes` is set.
  func testTypingAttributes() {
    let big = UIFont.boldSystemFont(ofSize: 30)
    XCTAssertEqual(text.typingAttributes[.font] as? UIFont, .systemFont(ofSize: 17))
    let mixed = NSMutableAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    mixed.append(
      NSAttributedString(string: "BIG", attributes: [.font: big, .foregroundColor: UIColor.red, .link: "a://b"]))
    text.attributedText = mixed
    XCTAssertEqual(text.typingAttributes[.font] as? UIFont, big)
    XCTAssertNil(text.typingAttributes[.link], "links are not typed on")
    text.insertText("ger")
    XCTAssertEqual(text.textStorage.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor, .red)
    text.selectedRange = NSRange(location: 2, length: 0)
    XCTAssertEqual((text.typingAttributes[.font] as? UIFont)?.pointSize, 12)
    text.typingAttributes = [.font: big]
    text.insertText("x")
    XCTAssertEqual(text.textStorage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont, big)
    text.typingAttributes = [.font: UIFont.systemFont(ofSize: 8)]
    text.selectedRange = NSRange(location: 0, length: 1)
    XCTAssertEqual((text.typingAttributes[.font] as? UIFont)?.pointSize, 12, "until the selection changes")
    text.text = "plain"
    XCTAssertEqual((text.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 12)
  }

  func testFontFollowsTheTextSize() {
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    step()
    XCTAssertEqual(text.font?.pointSize, 33)
  }

  // MARK: Places

  func testRectangles() {
    text.text = "one\ntwo words\n"
    step()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let caret = text.caretRect(for: text.beginningOfDocument)
    XCTAssertEqual(caret.minX, 4, accuracy: 0.01, "5 points of padding less half of the caret")
    XCTAssertEqual(caret.minY, 8, accuracy: 0.01)
    XCTAssertEqual(caret.width, 2)
    XCTAssertEqual(text.caretRect(for: text.endOfDocument).minY, 8 + 2 * line, accuracy: 1)
    let rects = text.selectionRects(for: range(1, 6))
    XCTAssertEqual(rects.count, 2)
    XCTAssertEqual(rects.map(\.containsStart), [true, false])
    XCTAssertEqual(rects.map(\.containsEnd), [false, true])
    XCTAssertEqual(rects.first?.rect.minY ?? 0, 8, accuracy: 0.5)
    XCTAssertEqual(rects.last?.rect.minX ?? 0, 5, accuracy: 0.01)
    XCTAssertEqual(text.firstRect(for: range(4, 3)), text.selectionRects(for: range(4, 3)).first?.rect)
    XCTAssertEqual(text.firstRect(for: range(4, 0)).width, 0, "facts/text-input.md#positions/empty-rect")
    XCTAssertEqual(text.selectionRects(for: range(4, 0)).count, 0)
  }

  func testPlacesOfPoints() {
    text.text = "one\ntwo words"
    step()
    let second = text.caretRect(for: text.position(from: text.beginningOfDocument, offset: 6)!)
    let point = CGPoint(x: second.midX, y: second.midY)
    func offset(_ position: UITextPosition?) -> Int? {
      position.map { text.offset(from: text.beginningOfDocument, to: $0) }
    }
    XCTAssertEqual(offset(text.closestPosition(to: point)), 6)
    XCTAssertEqual(offset(text.closestPosition(to: CGPoint(x: 500, y: 500))), 13)
    XCTAssertEqual(offset(text.closestPosition(to: CGPoint(x: -500, y: -500))), 0)
    XCTAssertEqual(offset(text.closestPosition(to: point, within: range(0, 2))), 2)
    XCTAssertEqual(text.characterRange(at: CGPoint(x: point.x + 2, y: point.y)), range(6, 1))
    XCTAssertNil(text.characterRange(at: CGPoint(x: 190, y: point.y)))
    XCTAssertNotNil(text.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity)))
    XCTAssertEqual(
      offset(text.position(from: text.position(from: text.beginningOfDocument, offset: 6)!, in: .up, offset: 1)), 2)
  }

  func testForeignPositions() {
    text.text = "abc"
    let other = UITextPosition()
    XCTAssertNil(text.position(from: other, offset: 1))
    XCTAssertNil(text.textRange(from: other, to: other))
    XCTAssertNil(text.text(in: UITextRange()))
    text.replace(UITextRange(), withText: "x")
    text.selectedTextRange = UITextRange()
    XCTAssertEqual(text.text, "abc")
    let stale = range(1, 2)
    text.text = ""
    XCTAssertEqual(text.text(in: stale), "")
    text.replace(stale, withText: "x")
    XCTAssertEqual(text.text, "x")
    XCTAssertEqual(text.selectionRects(for: stale).count, 0)
    _ = text.caretRect(for: stale.end)
    _ = text.textStyling(at: stale.end, in: .forward)
  }

  // MARK: Links

  func testLinks() {
    let string = NSMutableAttributedString(string: "See here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    string.addAttribute(.link, value: URL(string: "https://example.com")!, range: NSRange(location: 4, length: 4))
    text.attributedText = string
    text.isEditable = false
    step()
    let link = text.firstRect(for: range(4, 4))
    let place = text.convert(CGPoint(x: link.midX, y: link.midY), to: nil)
    tap(place.x, place.y)
    XCTAssertEqual(delegate.take().filter { $0.hasPrefix("link") }, ["link https://example.com 4 4"])
    tap(30, 115)
    text.isSelectable = false
    tap(place.x, place.y)
    XCTAssertEqual(delegate.take(), [])
    XCTAssertEqual(text.linkTextAttributes[.foregroundColor] as? UIColor, text.tintColor)
    XCTAssertNil(text.textStorage.attribute(.underlineStyle, at: 4, effectiveRange: nil))
    text.linkTextAttributes = [.font: UIFont.systemFont(ofSize: 34)]
    step()
    XCTAssertGreaterThan(text.firstRect(for: range(4, 4)).width, link.width * 1.8, "links only look so")
    XCTAssertEqual((text.textStorage.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize, 17)
  }
}
