import UIKit
import XCTest

/// Formats of translations with other argument types than the app passes. Apple's functions print the contents of
/// the memory; Flipside formats the argument according to its actual type.
final class FormatCheckTests: XCTestCase {
  func testObjectsAreWrittenWhateverTheFormatTakesThemFor() {
    XCTAssertEqual(String(format: "<%s>", "text" as NSString), "<text>")
    XCTAssertEqual(String(format: "<%S>", "text"), "<text>")
    XCTAssertEqual(String(format: "<%10s>", "5"), "<5>")
    XCTAssertEqual(String(format: "<%d %@>", "text", "next"), "<text next>")
    XCTAssertEqual(String(format: "<%f|%@>", "text", "next"), "<text|next>")
    XCTAssertEqual(String(format: "%2$s %1$@", "a", "b"), "b a")
    XCTAssertEqual(String.localizedStringWithFormat("<%s>", "text"), "<text>")
    XCTAssertEqual(String(format: "<%s>", locale: nil, arguments: ["text"]), "<text>")
  }

  /// All functions of Foundation with formats (Apple's pages of NSString, NSMutableString and NSLog).
  func testStringsOfObjectiveCAreCheckedToo() {
    XCTAssertEqual(NSString(format: "<%s|%d>", "text", "five"), "<text|five>")
    XCTAssertEqual(NSString(format: "%d of %@", 3, "four"), "3 of four")
    let made = NSMutableString(string: "<5>")
    made.appendFormat(" %s %.1f %@", "text", 2.5)
    XCTAssertEqual(made, "<5> text 2.5 (null)")
    XCTAssertEqual(NSString.localizedStringWithFormat("<%s>", "text"), "<text>")
    XCTAssertEqual(String.localizedStringWithFormat("%s %@", "text", 5), "text 5")
    NSLog("<%s> %@ %d", "text", 5, "five")
  }

  func testNumbersAreNoObjects() {
    XCTAssertEqual(String(format: "<%@>", 5), "<5>")
    XCTAssertEqual(String(format: "<%@ %@>", 2.5, "next"), "<2.5 next>")
    XCTAssertEqual(String(format: "<%d %@>", 2.75, "next"), "<2 next>")
    XCTAssertEqual(String(format: "<%.1f %@>", 3, "next"), "<3.0 next>")
    XCTAssertEqual(String(format: "<%s>", 7), "<7>")
    XCTAssertEqual(String(format: "<%d>", Double.infinity), "<0>")
  }

  func testPlacesWithoutAnArgument() {
    XCTAssertEqual(String(format: "<%@ %@ %d>", "one"), "<one (null) (null)>")
    XCTAssertEqual(String(format: "100% sure"), "100(null)ure")
    XCTAssertEqual(String(format: "<%*d>"), "<(null)>")
    XCTAssertEqual(String(format: "100%"), "100")
    XCTAssertEqual(String(format: "100%! %@", "a"), "100! a")
    XCTAssertEqual(String(format: "<%n%@>", 1, "next"), "<next>")
  }

  func testWidthsBeyondReason() {
    XCTAssertLessThan(String(format: "%2000000000d", 1).count, 10_000)
    XCTAssertLessThan(String(format: "%.2000000000f", 1.5).count, 1_000)
    XCTAssertLessThan(String(format: "%*d", 2_000_000_000, 1).count, 10_000)
    XCTAssertLessThan(String(format: "%99999999999999999999999d", 1).count, 10_000)
  }

  func testWhatFitsStaysAsItIs() {
    XCTAssertEqual(String(format: "%5d|%-5d|%05d|%+d", 42, 42, 42, 42), "   42|42   |00042|+42")
    XCTAssertEqual(String(format: "%lld %lu %hhd %x", Int64(1), UInt(2), Int8(3), 255), "1 2 3 ff")
    XCTAssertEqual(String(format: "%.2f %5.1lf %e", 1.005, CGFloat(2.25), Float(1)), "1.00   2.2 1.000000e+00")
    XCTAssertEqual(String(format: "%@ %@ 100%%", "a", "3" as NSString), "a 3 100%")
    XCTAssertEqual("text".withCString { String(format: "%s!", $0) }, "text!")
    XCTAssertEqual(String(format: "%*d|%.*f", 5, 42, 1, 2.25), "   42|2.2")
    XCTAssertEqual(String(format: "%c%C", 65, 0xE9), "Aé")
  }

  /// Every format of a few characters, with arguments of all kinds: none traps.
  func testNoFormatTraps() {
    let parts = ["%", "s", "@", "d", "f", "n", "*", "$", "1", "2", ".", "l", "L", "#", "S", "p", "c", " "]
    let arguments: [[CVarArg]] = [[], [1], ["a"], [2.5], [1, "a", 2.5], ["a", "b" as NSString, 3, 4.5]]
    var state: UInt64 = 11
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<20_000 {
      let format = "%" + (0...random(7)).map { _ in parts[random(parts.count)] }.joined()
      _ = String(format: format, arguments: arguments[random(arguments.count)])
    }
  }
}
