import CoreText
import FactTables
import XCTest

/// Runs the worked example of `Documentation/text-layout.md`.
final class TextLayoutPageTests: XCTestCase {
  private func text(_ number: CGFloat) -> String { String(format: "%.2f", Double(number)) }

  private func lines(_ layout: TextLayout, of string: String) -> String {
    zip(layout.lines, layout.strings(of: string)).map { line, words in
      "\"\(words)\" \(line.range): x \(text(line.frame.minX)), y \(text(line.frame.minY)),"
        + " width \(text(line.frame.width)), height \(text(line.frame.height)), baseline \(text(line.baseline))"
        + (line.isTruncated ? ", truncated" : "")
    }.joined(separator: "\n") + "\nsize \(text(layout.size.width)) by \(text(layout.size.height)),"
      + " measured width \(text(layout.measuredWidth))"
  }

  func testThePageShowsWhatTheLayoutDoes() throws {
    let page = try DocumentationPage("text-layout")
    let string = "Sphinx of black quartz, judge my vow"
    page.assertShows(lines(layout(string, width: 120) { $0.pixelScale = 3 }, of: string))
    page.assertShows(
      lines(
        layout(string, width: 120) {
          $0.pixelScale = 3
          $0.maximumLines = 2
          $0.lineBreakMode = .byTruncatingTail
        }, of: string))
    let caret = layout(string, width: 120) { $0.pixelScale = 3 }.caretRect(at: 10)
    page.assertShows("caret at 10: x \(text(caret.minX)), y \(text(caret.minY)), height \(text(caret.height))")
  }
}
