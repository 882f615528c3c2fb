import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Lines that are moved as pixels look as if all of the text had been drawn.
final class TextLineMoveTests: TimeTestCase {
  private static let paragraphs = [
    "The quick brown fox jumps over the lazy dog, again and again, until the line is full and wraps.",
    "短い段落です。これは日本語の文章で、折り返しが必要になるほど長いものです。", "👩‍👩‍👧 🇫🇷 👍🏽 emoji 👍🏽 gypsy 🇫🇷 quay 👩‍👩‍👧 jay 👍🏽 and more of them 😀😀😀",
    "هذا نص عربي طويل بما يكفي ليلتف إلى السطر التالي في عرض ضيق، مَعَ حَرَكاتٍ.", "", "x",
    "Mixed עברית and e\u{301}\u{323} with numbers 123 and more words to wrap.",
  ]

  private func makeView(size: CGFloat = 17) -> UITextView {
    let view = UITextView(frame: CGRect(x: 10, y: 100, width: 240, height: 300))
    view.font = .systemFont(ofSize: size)
    view.text = (0..<60).map { Self.paragraphs[$0 * 3 % Self.paragraphs.count] }.joined(separator: "\n")
    self.view.addSubview(view)
    stage.clock.settle()
    return view
  }

  private func assertLooksDrawn(_ view: UITextView, _ message: String, line: UInt = #line) {
    let moved = stage.picture()
    for subview in view.subviews { subview.setNeedsDisplay() }
    let comparison = stage.picture()
    XCTAssertEqual(moved.pngData, comparison.pngData, message, line: line)
  }

  func testScrolling() {
    MainActor.assumeIsolated {
      let view = makeView()
      for offset in [20, 40, 41, 30, 100.0 / 3, 35.5, 900, 920, 0, 7.25] as [CGFloat] {
        view.contentOffset.y = offset
        assertLooksDrawn(view, "offset \(offset)")
      }
    }
  }

  func testEdits() {
    MainActor.assumeIsolated {
      let view = makeView()
      view.becomeFirstResponder()
      view.contentOffset.y = 200
      stage.clock.settle()
      var state: UInt64 = 3
      func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(limit, 1)))
      }
      for step in 0..<40 {
        if step % 4 == 0 {
          let point = CGPoint(x: CGFloat(random(240)), y: view.bounds.minY + CGFloat(random(300)))
          view.selectedTextRange = view.characterRange(at: point)
          view.selectedRange.length = 0
        }
        switch random(6) {
        case 0, 1, 2: UIApplication.shared.send(.text("\n"))
        case 3: UIApplication.shared.send(.text(["a", "字", "😀", "ع"][random(4)]))
        case 4:
          UIApplication.shared.send(.key(.delete, modifiers: [], isDown: true))
          UIApplication.shared.send(.key(.delete, modifiers: [], isDown: false))
        default:
          let place = random(view.textStorage.length - 40)
          view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.systemRed, range: NSRange(location: place, length: 30))
        }
        assertLooksDrawn(view, "step \(step)")
      }
    }
  }

  /// Drawing other than glyphs on a baseline.
  func testBackgroundsLinesAndShadows() {
    MainActor.assumeIsolated {
      let view = makeView(size: 15)
      let text = view.textStorage
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 2, height: 3)
      shadow.shadowBlurRadius = 2
      let looks: [[NSAttributedString.Key: Any]] = [
        [.backgroundColor: UIColor.yellow], [.underlineStyle: 1], [.strikethroughStyle: 2], [.shadow: shadow],
        [.baselineOffset: 3.3], [.strokeWidth: 2], [.font: UIFont.systemFont(ofSize: 40)],
      ]
      for (index, look) in looks.enumerated() {
        text.addAttributes(look, range: NSRange(location: 40 + index * 70, length: 60))
      }
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 30, length: 0)
      stage.clock.settle()
      for step in 0..<6 {
        UIApplication.shared.send(.text("\n"))
        assertLooksDrawn(view, "step \(step)")
        view.contentOffset.y += 20
        assertLooksDrawn(view, "scrolled \(step)")
      }
    }
  }
}
