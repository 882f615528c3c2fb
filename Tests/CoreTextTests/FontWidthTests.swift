import CoreText
import XCTest

import class CoreText.NSAttributedString

/// Widths measured on iOS: facts, text/fonts.json.
final class FontWidthTests: XCTestCase {
  private let strings = ["0123456789", "Hello UIKit", "The quick brown fox jumps over the lazy dog"]

  private func check(_ size: CGFloat, _ weight: CGFloat, _ expected: [CGFloat], line: UInt = #line) {
    let font = font(size, weight: weight)
    for (string, width) in zip(strings, expected) {
      XCTAssertEqual(CoreTextTests.width(string, font), width, accuracy: width * 0.002, string, line: line)
    }
  }

  func testTextCut() {
    check(8, -0.8, [48.3322, 38.9328, 170.3174])
    check(8, -0.6, [48.7908, 39.5867, 171.7573])
    check(8, -0.4, [49.7308, 40.9271, 174.7088])
    check(8, 0, [50.4531, 41.957, 176.9766])
    check(8, 0.23, [51.7932, 43.0528, 180.6328])
    check(8, 0.3, [52.7674, 43.8495, 183.291])
  }

  func testDisplayCut() {
    check(26, -0.8, [143.1851, 104.4077, 463.0147])
    check(26, -0.6, [145.2643, 107.2902, 469.472])
    check(26, -0.4, [149.526, 113.1985, 482.7077])
    check(26, 0, [152.8006, 117.7382, 492.8774])
    check(26, 0.23, [156.6034, 121.3228, 507.6022])
  }

  func testMonospaced() {
    var spec = FontSpec(size: 25)
    spec.weight = 0.4
    spec.design = .monospaced
    let font = CTFont(spec: spec)
    XCTAssertEqual(width("0123456789", font), 154.541, accuracy: 0.01)
    XCTAssertEqual(width("Hello UIKit", font), 169.9951, accuracy: 0.01)
    XCTAssertEqual(width(strings[2], font), 664.5264, accuracy: 0.01)
  }

  func testWordSpace() {
    XCTAssertEqual(width("a a", font(8)) - 2 * width("a", font(8)), 2.453125, accuracy: 0.01)
    XCTAssertEqual(width("a a", font(26)) - 2 * width("a", font(26)), 5.72784, accuracy: 0.01)
  }

  // facts: text/sf_tracking.csv; San Francisco's average advance falls steadily from 8 to 20 pt.
  func testAdvanceByEmFallsWithSize() {
    let ems = [8, 10, 12, 14, 17, 19].map { width(strings[2], font(CGFloat($0))) / CGFloat($0) }
    XCTAssertEqual(ems, ems.sorted(by: >))
    let change = width(strings[2], font(20)) / 20 - width(strings[2], font(19.99)) / 19.99
    XCTAssertEqual(change, 0, accuracy: 0.3, "no step where the display cut begins")
  }

  /// Facts: measured/ios17_pictures.md, where these lines were 129.1, 168.3, 103.7 and 155.1 points wide before: real ones
  /// are 1 / 1.02, 1 / 0.984 and 1 / 0.98 of that, and about 160 points.
  func testWidthsOfPictures() {
    XCTAssertEqual(width("Hello World", font(24, weight: 0.4)), 129.1 / 1.02, accuracy: 0.9)
    XCTAssertEqual(width("Hello World", font(32, weight: 0.4)), 168.3 / 0.984, accuracy: 0.9)
    XCTAssertEqual(width("World!", font(32, weight: 0.62)), 103.7 / 0.98, accuracy: 0.9)
    XCTAssertEqual(width("Hello! What's up y'all"), 160, accuracy: 1.5)
    XCTAssertEqual(width("!"), 5.4, accuracy: 0.4)
    XCTAssertEqual(width("'"), 4.4, accuracy: 0.4)
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
