import UIKit
import XCTest

/// Facts: facts/text-input.md#view-orders; Apple's pages of `UITextView` and its delegate.
final class UITextViewTypingTests: TimeTestCase {
  private final class Delegate: NSObject, UITextViewDelegate {
    var order: [String] = []
    var allows = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      order.append("should begin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { order.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      order.append("should end")
      return allows
    }
    func textViewDidEndEditing(_ textView: UITextView) { order.append("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      order.append("should \(range.location) \(range.length) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { order.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { order.append("selection") }
    func take() -> [String] {
      defer { order = [] }
      return order
    }
  }

  private var text: UITextView!
  private var delegate: Delegate!

  override func setUp() {
    super.setUp()
    text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
    text.font = .systemFont(ofSize: 17)
    delegate = Delegate()
    text.delegate = delegate
    view.addSubview(text)
    go(to: now + 0.1)
  }

  override func tearDown() {
    window.endEditing(true)
    go(to: now + 1)
    text = nil
    super.tearDown()
  }

  private func type(_ string: String) { UIApplication.shared.send(.text(string)) }
  private func press(_ key: HostKey) {
    UIApplication.shared.send(.key(key, modifiers: [], isDown: true))
    UIApplication.shared.send(.key(key, modifiers: [], isDown: false))
  }
  private var caret: UIView? { text.subviews.first { !$0.isHidden && $0.bounds.width == 2 } }

  func testOrder() {
    XCTAssertNil(caret)
    tap(100, 150)
    XCTAssertTrue(text.isFirstResponder)
    XCTAssertEqual(delegate.take(), ["should begin", "did begin"])
    type("a")
    XCTAssertEqual(delegate.take(), ["should 0 0 a", "selection", "did change"])
    press(.return)
    XCTAssertEqual(delegate.take(), ["should 1 0 \n", "selection", "did change"])
    press(.delete)
    XCTAssertEqual(delegate.take(), ["should 1 1 ", "selection", "did change"])
    XCTAssertEqual(text.text, "a")
    text.resignFirstResponder()
    XCTAssertEqual(delegate.take(), ["should end", "did end"])
    XCTAssertNil(caret)
    text.text = "by code"
    XCTAssertFalse(delegate.order.contains("did change"))
  }

  func testDelegateRefuses() {
    delegate.allows = false
    XCTAssertFalse(text.becomeFirstResponder())
    delegate.allows = true
    XCTAssertTrue(text.becomeFirstResponder())
    delegate.allows = false
    type("x")
    XCTAssertEqual(text.text, "")
    XCTAssertFalse(text.resignFirstResponder())
    delegate.allows = true
    text.isEditable = false
    XCTAssertFalse(text.isFirstResponder)
    tap(100, 150)
    XCTAssertFalse(text.isFirstResponder)
  }

  /// Text that is typed at the end is scrolled into view, and the caret with it.
  func testTypingAtTheEndScrolls() {
    text.becomeFirstResponder()
    for line in 1...20 {
      type("Line \(line)")
      press(.return)
      go(to: now + 0.05)
      let rect = text.convert(caret!.frame, to: view)
      XCTAssertGreaterThanOrEqual(rect.minY, text.frame.minY, "line \(line)")
      XCTAssertLessThanOrEqual(rect.maxY, text.frame.maxY, "line \(line)")
    }
    XCTAssertGreaterThan(text.contentOffset.y, 200)
    XCTAssertEqual(text.contentOffset.y, text.contentSize.height - 120, accuracy: 1)
    press(.home)
    go(to: now + 0.05)
    XCTAssertEqual(text.contentOffset.y, 0)
    press(.end)
    go(to: now + 0.05)
    XCTAssertGreaterThan(text.contentOffset.y, 200)
    XCTAssertTrue(text.selectedRange.location == text.textStorage.length)
  }

  /// A key that does not move the caret also scrolls to it.
  func testDeletingForwardsScrollsToTheCaret() {
    text.text = String(repeating: "word ", count: 200)
    text.becomeFirstResponder()
    press(.home)
    go(to: now + 0.05)
    text.contentOffset.y = 300
    press(.forwardDelete)
    XCTAssertEqual(text.contentOffset.y, 0)
  }

  func testTapPutsTheCaretThere() {
    text.text = "one\ntwo\nthree"
    go(to: now + 0.05)
    tap(26, 120)
    XCTAssertEqual(text.selectedRange, NSRange(location: 0, length: 0))
    tap(190, 120)
    XCTAssertEqual(text.selectedRange.location, 3, "the end of the first line")
    tap(100, 210)
    XCTAssertEqual(text.selectedRange.location, 13, "below the text: its end")
    tap(26, 120)
    tap(26, 210)
    XCTAssertEqual(text.selectedRange.location, 13, "wherever below")
    press(.up)
    XCTAssertEqual(text.selectedRange.location, 7)
    press(.left)
    XCTAssertEqual(text.selectedRange.location, 6)
    type("X")
    XCTAssertEqual(text.text, "one\ntwXo\nthree")
    press(.forwardDelete)
    XCTAssertEqual(text.text, "one\ntwX\nthree")
    press(.right)
    press(.down)
    XCTAssertGreaterThan(text.selectedRange.location, 7)
    text.selectedRange = NSRange(location: 0, length: 4)
    XCTAssertNil(caret)
    type("-")
    XCTAssertEqual(text.text, "-twX\nthree")
  }

  func testComposing() {
    text.becomeFirstResponder()
    UIApplication.shared.send(.markedText("ni", selectedRange: NSRange(location: 2, length: 0)))
    UIApplication.shared.send(.markedText("nih", selectedRange: NSRange(location: 3, length: 0)))
    XCTAssertEqual(text.text, "nih")
    type("你")
    XCTAssertEqual(text.text, "你")
    press(.delete)
    XCTAssertEqual(text.text, "")
    press(.delete)
    type("👨‍👩‍👧")
    press(.delete)
    XCTAssertEqual(text.text, "", "a character at a time")
  }

  func testDraggingIsNoTap() {
    text.text = String(repeating: "word ", count: 200)
    go(to: now + 0.05)
    touch(0, .began, 100, 200)
    for y in [190, 170, 150, 130] as [CGFloat] { touch(0, .moved, 100, y) }
    go(to: now + 0.2)
    touch(0, .ended, 100, 130)
    XCTAssertFalse(text.isFirstResponder)
    XCTAssertGreaterThan(text.contentOffset.y, 30)
  }

  func testKeyboardComesBeforeTheDelegateHears() {
    nonisolated(unsafe) var shown = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak delegate] _ in
      MainActor.assumeIsolated { shown = delegate?.order.contains("did begin") == true ? 2 : 1 }
    }
    text.becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    XCTAssertEqual(shown, 1)
  }
}
