import UIKit
import XCTest

/// Handles, highlights and scrolling at the edges of texts: facts/text-input.md#selection.
final class SelectionEdgeTests: TimeTestCase {
  @MainActor private func makeText(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 101))
    view.font = .systemFont(ofSize: 17)
    view.textContainer.lineFragmentPadding = 0
    view.text = text
    self.view.addSubview(view)
    XCTAssertTrue(view.becomeFirstResponder())
    go(to: now + 0.5)
    return view
  }

  @MainActor private func handles(_ view: UITextView) throws -> [UIView] {
    let all = view.interactions.compactMap { $0 as? UITextSelectionDisplayInteraction }
    return try XCTUnwrap(all.first).handleViews
  }

  /// A text view clips its content, but the dots of handles at its edges are completely visible.
  func testDotsAreNotCut() throws {
    try MainActor.assumeIsolated {
      let text = makeText("Hello there")
      text.selectedRange = NSRange(location: 0, length: 5)
      go(to: now + 0.1)
      let start = try handles(text)[0]
      XCTAssertFalse(start.isHidden)
      XCTAssertEqual(start.frame.minY, text.bounds.minY)
      XCTAssertEqual(start.frame.minX, text.bounds.minX)
      XCTAssertEqual(start.frame.width, 12)
      XCTAssertEqual(start.frame.maxY, 8 + text.font!.lineHeight, accuracy: 0.4)
      text.textContainerInset.top = 20
      go(to: now + 0.1)
      let line = text.firstRect(for: try XCTUnwrap(text.selectedTextRange))
      XCTAssertEqual(start.frame.minY, line.minY - 10.5, accuracy: 0.4)
      text.endEditing(true)
    }
  }

  /// The dot of a line that is scrolled out of the view is not visible.
  func testDotsScrollOutWithTheirLine() throws {
    try MainActor.assumeIsolated {
      let text = makeText(String(repeating: "Hello\n", count: 20))
      text.selectedRange = NSRange(location: 1, length: 20)
      go(to: now + 0.1)
      text.contentOffset.y = 15
      go(to: now + 0.1)
      XCTAssertLessThan(try handles(text)[0].frame.minY, 0)
      text.endEditing(true)
    }
  }

  func testTheHighlightInAFieldIsAsHighAsTheCaret() throws {
    try MainActor.assumeIsolated {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      field.borderStyle = .roundedRect
      field.text = "Hello"
      view.addSubview(field)
      XCTAssertTrue(field.becomeFirstResponder())
      go(to: now + 0.5)
      let range = try XCTUnwrap(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
      let caret = field.caretRect(for: field.beginningOfDocument)
      let rect = try XCTUnwrap(field.selectionRects(for: range).first).rect
      XCTAssertEqual(rect.minY, caret.minY, accuracy: 0.1)
      XCTAssertEqual(rect.height, caret.height, accuracy: 0.01)
      XCTAssertEqual(rect.minX, caret.midX, accuracy: 0.34)
      field.endEditing(true)
    }
  }

  /// A line of 17 points is 20.29 points high; nevertheless the offsets are whole pixels.
  func testScrollingToTheCaretKeepsToPixels() {
    MainActor.assumeIsolated {
      let text = makeText("")
      let scale = text.traitCollection.displayScale
      for line in 0..<20 {
        text.insertText("\n")
        go(to: now + 0.05)
        let offset = text.contentOffset.y * scale
        XCTAssertEqual(offset, offset.rounded(), accuracy: 0.01, "line \(line)")
      }
      XCTAssertGreaterThan(text.contentOffset.y, 100)
      text.scrollRangeToVisible(NSRange(location: 3, length: 1))
      go(to: now + 0.05)
      let offset = text.contentOffset.y * scale
      XCTAssertEqual(offset, offset.rounded(), accuracy: 0.01)
      text.endEditing(true)
    }
  }
}
