import CoreText
import FactTables
import XCTest

import class CoreText.NSAttributedString

/// Widths measured on iOS: facts/text.md#widths
final class FontWidthTests: XCTestCase {
  private let strings = ["0123456789", "Hello UIKit", "The quick brown fox jumps over the lazy dog"]

  private let weights: [(name: String, value: CGFloat)] = [
    ("ultraLight", -0.8), ("thin", -0.6), ("light", -0.4), ("regular", 0), ("medium", 0.23), ("semibold", 0.3),
  ]

  private func check(_ font: CTFont, _ row: String, accuracy: CGFloat) throws {
    let table = try FactTable("text", "widths")
    for (string, column) in zip(strings, ["digits", "hello", "fox"]) {
      let expected = CGFloat(try table.number(row, column))
      XCTAssertEqual(width(string, font), expected, accuracy: expected * accuracy, "\(row) \(column)")
    }
  }

  func testTextCut() throws {
    for (name, weight) in weights { try check(font(8, weight: weight), "8-\(name)", accuracy: 0.002) }
  }

  func testDisplayCut() throws {
    for (name, weight) in weights.dropLast() { try check(font(26, weight: weight), "26-\(name)", accuracy: 0.002) }
  }

  func testMonospaced() throws {
    var spec = FontSpec(size: 25)
    spec.weight = 0.4
    spec.design = .monospaced
    try check(CTFont(spec: spec), "25-mono-bold", accuracy: 0.0001)
  }

  func testWordSpace() {
    XCTAssertEqual(width("a a", font(8)) - 2 * width("a", font(8)), 2.453125, accuracy: 0.01)
    XCTAssertEqual(width("a a", font(26)) - 2 * width("a", font(26)), 5.72784, accuracy: 0.01)
  }

  // facts/text.md#tracking; the average advance of San Francisco decreases steadily from 8 to 20 points.
  func testAdvanceByEmFallsWithSize() {
    let ems = [8, 10, 12, 14, 17, 19].map { width(strings[2], font(CGFloat($0))) / CGFloat($0) }
    XCTAssertEqual(ems, ems.sorted(by: >))
    let change = width(strings[2], font(20)) / 20 - width(strings[2], font(19.99)) / 19.99
    XCTAssertEqual(change, 0, accuracy: 0.3, "no step where the display cut begins")
  }

  /// facts/text.md#labels/picture-widths; these lines had widths of 129.1, 168.3, 103.7 and 155.1 points before.
  /// The widths on iOS are 1 / 1.02, 1 / 0.984 and 1 / 0.98 of the first three, and about 160 points.
  func testWidthsOfPictures() {
    XCTAssertEqual(width("Hello World", font(24, weight: 0.4)), 129.1 / 1.02, accuracy: 0.9)
    XCTAssertEqual(width("Hello World", font(32, weight: 0.4)), 168.3 / 0.984, accuracy: 0.9)
    XCTAssertEqual(width("World!", font(32, weight: 0.62)), 103.7 / 0.98, accuracy: 0.9)
    XCTAssertEqual(width("Hello! What's up y'all"), 160, accuracy: 1.5)
    XCTAssertEqual(width("!"), 5.4, accuracy: 0.4)
    XCTAssertEqual(width("'"), 4.4, accuracy: 0.4)
  }

  /// Interface Builder gave titles of 35 points, and single letters of 26 and 120 points, these frames
  /// (facts/text.md#advances). The same texts must fit here.
  func testWidthsOfTitles() {
    for (title, frame) in [("Select Category", 240.0), ("Films/Series", 184), ("Countries", 146)] {
      let width = width(title, font(35))
      XCTAssertLessThanOrEqual(width, frame, title)
      XCTAssertGreaterThan(width, frame - 2, title)
    }
    XCTAssertEqual(width("A", font(26)), 16.82357, accuracy: 0.05)
    XCTAssertEqual(width("M", font(26)), 21.92477, accuracy: 0.05)
    XCTAssertEqual(width("B", font(120)), 73.5, accuracy: 1)
  }

  func testFiguresOfOneWidth() {
    var spec = FontSpec(size: 17)
    spec.features = [.init(tag: "tnum", value: 1)]
    let font = CTFont(spec: spec)
    XCTAssertEqual(width("1111", font), width("0000", font), accuracy: 0.01)
    XCTAssertLessThan(width("1111") + 2, width("0000"))
  }

  func testKerningPairs() {
    let kerned = width("AV")
    XCTAssertLessThan(kerned, width("A") + width("V") - 0.3)
    let plain = TextLayout(text("AV", font(), [.kern: 0])).size.width
    XCTAssertEqual(plain, width("A") + width("V"), accuracy: 0.01)
  }

  func testKernAndTrackingAddToEachCharacter() {
    XCTAssertEqual(TextLayout(text("abcd", font(), [.kern: 2])).size.width, width("abcd") + 8, accuracy: 0.01)
    XCTAssertEqual(TextLayout(text("abcd", font(), [.tracking: 1.5])).size.width, width("abcd") + 6, accuracy: 0.01)
  }
}
