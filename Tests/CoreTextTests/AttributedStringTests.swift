import CoreText
import FlipsideTesting
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString
import class CoreText.NSMutableParagraphStyle

private let one = NSAttributedString.Key("one")
private let two = NSAttributedString.Key("two")

/// Apple: NSAttributedString and NSMutableAttributedString, class references.
final class AttributedStringTests: XCTestCase {
  private func runs(_ string: NSAttributedString) -> [String] {
    var result: [String] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let pairs = attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: ",")
      result.append("\(range.location)+\(range.length) \(pairs)")
    }
    return result
  }

  private func abcdef() -> NSMutableAttributedString { NSMutableAttributedString(string: "abcdef") }

  func testLengthCountsUTF16Units() {
    XCTAssertEqual(NSAttributedString(string: "a👋é").length, 4)
  }

  func testPlainStringHasNoAttributes() {
    XCTAssertEqual(runs(NSAttributedString(string: "abc")), ["0+3 "])
  }

  func testAddAttributeSplitsRuns() {
    let string = abcdef()
    string.addAttribute(one, value: 1, range: NSRange(location: 2, length: 2))
    XCTAssertEqual(runs(string), ["0+2 ", "2+2 one=1", "4+2 "])
  }

  func testEqualNeighboursJoin() {
    let string = abcdef()
    string.addAttribute(one, value: 1, range: NSRange(location: 0, length: 3))
    string.addAttribute(one, value: 1, range: NSRange(location: 3, length: 3))
    XCTAssertEqual(runs(string), ["0+6 one=1"])
  }

  func testAddKeepsOtherAttributesAndSetDoesNot() {
    let string = NSMutableAttributedString(string: "ab", attributes: [one: 1])
    string.addAttributes([two: 2], range: NSRange(location: 0, length: 2))
    XCTAssertEqual(runs(string), ["0+2 one=1,two=2"])
    string.setAttributes([two: 3], range: NSRange(location: 0, length: 1))
    XCTAssertEqual(runs(string), ["0+1 two=3", "1+1 one=1,two=2"])
  }

  func testRemoveAttribute() {
    let string = NSMutableAttributedString(string: "abcd", attributes: [one: 1])
    string.removeAttribute(one, range: NSRange(location: 1, length: 2))
    XCTAssertEqual(runs(string), ["0+1 one=1", "1+2 ", "3+1 one=1"])
  }

  func testReplacingTakesAttributesOfFirstReplacedCharacter() {
    let string = abcdef()
    string.addAttribute(one, value: 1, range: NSRange(location: 2, length: 2))
    string.replaceCharacters(in: NSRange(location: 2, length: 3), with: "XYZW")
    XCTAssertEqual(string.string, "abXYZWf")
    XCTAssertEqual(runs(string), ["0+2 ", "2+4 one=1", "6+1 "])
  }

  func testInsertingTakesAttributesOfCharacterBefore() {
    let string = abcdef()
    string.addAttribute(one, value: 1, range: NSRange(location: 0, length: 2))
    string.replaceCharacters(in: NSRange(location: 2, length: 0), with: "--")
    XCTAssertEqual(runs(string), ["0+4 one=1", "4+4 "])
  }

  func testInsertingAtStartTakesAttributesOfFirst() {
    let string = NSMutableAttributedString(string: "b", attributes: [one: 1])
    string.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
    XCTAssertEqual(runs(string), ["0+2 one=1"])
  }

  func testAppendInsertDelete() {
    let string = NSMutableAttributedString(string: "b")
    string.append(NSAttributedString(string: "c", attributes: [one: 1]))
    string.insert(NSAttributedString(string: "a", attributes: [two: 2]), at: 0)
    XCTAssertEqual(runs(string), ["0+1 two=2", "1+1 ", "2+1 one=1"])
    string.deleteCharacters(in: NSRange(location: 1, length: 1))
    XCTAssertEqual(string.string, "ac")
    string.setAttributedString(NSAttributedString(string: "z"))
    XCTAssertEqual(string.string, "z")
  }

  func testEffectiveRange() {
    let string = abcdef()
    string.addAttribute(one, value: 1, range: NSRange(location: 2, length: 2))
    var range = NSRange()
    XCTAssertEqual(string.attribute(one, at: 3, effectiveRange: &range) as? Int, 1)
    XCTAssertEqual(range, NSRange(location: 2, length: 2))
  }

  func testLongestEffectiveRangeIgnoresOtherAttributes() {
    let string = NSMutableAttributedString(string: "abcdef", attributes: [one: 1])
    string.addAttribute(two, value: 2, range: NSRange(location: 1, length: 2))
    var range = NSRange()
    _ = string.attribute(one, at: 3, longestEffectiveRange: &range, in: NSRange(location: 0, length: 5))
    XCTAssertEqual(range, NSRange(location: 0, length: 5))
  }

  func testEnumerateAttributeJoinsEqualValues() {
    let string = NSMutableAttributedString(string: "abcdef", attributes: [one: 1])
    string.addAttribute(two, value: 2, range: NSRange(location: 1, length: 2))
    var ranges: [NSRange] = []
    string.enumerateAttribute(one, in: NSRange(location: 0, length: 6)) { _, range, _ in ranges.append(range) }
    XCTAssertEqual(ranges, [NSRange(location: 0, length: 6)])
  }

  func testEnumerateInReverseAndStop() {
    let string = abcdef()
    string.addAttribute(one, value: 1, range: NSRange(location: 2, length: 2))
    var starts: [Int] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: 6), options: .reverse) { _, range, stop in
      starts.append(range.location)
      if starts.count == 2 { stop.pointee = true }
    }
    XCTAssertEqual(starts, [4, 2])
  }

  func testChangingWhileEnumerating() {
    let string = NSMutableAttributedString(string: "aXbXc")
    for index in [1, 3] { string.addAttribute(one, value: index, range: NSRange(location: index, length: 1)) }
    string.enumerateAttribute(one, in: NSRange(location: 0, length: 5)) { value, range, _ in
      if value != nil { string.addAttribute(two, value: 1, range: range) }
    }
    XCTAssertEqual(string.attribute(two, at: 3, effectiveRange: nil) as? Int, 1)
  }

  func testSubstringKeepsAttributes() {
    let string = abcdef()
    string.addAttribute(one, value: 1, range: NSRange(location: 2, length: 2))
    let part = string.attributedSubstring(from: NSRange(location: 3, length: 3))
    XCTAssertEqual(part.string, "def")
    XCTAssertEqual(runs(part), ["0+1 one=1", "1+2 "])
  }

  func testEqualityComparesTextAndAttributes() {
    let a = NSAttributedString(string: "ab", attributes: [one: 1])
    XCTAssertEqual(a, NSAttributedString(string: "ab", attributes: [one: 1]))
    XCTAssertNotEqual(a, NSAttributedString(string: "ab", attributes: [one: 2]))
    XCTAssertNotEqual(a, NSAttributedString(string: "ab"))
    XCTAssertTrue(a.isEqual(to: NSMutableAttributedString(attributedString: a)))
  }

  func testCopiesAreIndependent() {
    let string = abcdef()
    let copy = string.copy() as? NSAttributedString
    let mutable = string.mutableCopy() as? NSMutableAttributedString
    string.addAttribute(one, value: 1, range: NSRange(location: 0, length: 6))
    XCTAssertEqual(copy.map(runs), ["0+6 "])
    mutable?.append(NSAttributedString(string: "!"))
    XCTAssertEqual(mutable?.string, "abcdef!")
    XCTAssertEqual(string.string, "abcdef")
  }

  // These ranges raise NSRangeException on iOS. Here its message is logged, and they are clamped.
  func testRangesOutsideAreReportedAndClamped() {
    let string = abcdef()
    let lines = consoleLines {
      string.addAttribute(one, value: 1, range: NSRange(location: 4, length: 10))
      string.replaceCharacters(in: NSRange(location: 100, length: 5), with: "!")
      _ = string.attributes(at: 999, effectiveRange: nil)
      _ = string.attributedSubstring(from: NSRange(location: NSNotFound, length: 1))
      string.deleteCharacters(in: NSRange(location: -3, length: 4))
    }
    XCTAssertEqual(lines.count, 5)
    XCTAssertTrue(lines.allSatisfy { $0.contains("NSRangeException") && $0.contains("Out of bounds") })
    XCTAssertEqual(string.string, "bcdef!")
  }

  // Foundation's class on Linux traps for this.
  func testEqualKeysFromDistinctObjects() {
    let key = NSAttributedString.Key(rawValue: ["NS", "Font"].joined())
    let string = NSMutableAttributedString(string: "a", attributes: [key: 1])
    string.addAttribute(.font, value: 2, range: NSRange(location: 0, length: 1))
    XCTAssertEqual(string.attributes(at: 0, effectiveRange: nil).count, 1)
  }

  func testValuesOfAnyTypeAreKept() {
    struct Plain { var value = 3 }
    let string = NSAttributedString(string: "a", attributes: [one: Plain(), two: ["x": [1, 2]]])
    XCTAssertEqual((string.attribute(one, at: 0, effectiveRange: nil) as? Plain)?.value, 3)
    XCTAssertEqual((string.attribute(two, at: 0, effectiveRange: nil) as? [String: [Int]])?["x"], [1, 2])
  }

  /// A subclass with its own storage overrides only the primitives, as documented by Apple.
  private final class Storage: NSMutableAttributedString {
    private let backing = NSMutableAttributedString()
    var edits = 0
    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      edits += 1
      backing.replaceCharacters(in: range, with: str)
    }
    override func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
      backing.setAttributes(attrs, range: range)
    }
  }

  func testSubclassThatOverridesThePrimitives() {
    let storage = Storage()
    storage.append(NSAttributedString(string: "hello", attributes: [one: 1]))
    storage.addAttribute(two, value: 2, range: NSRange(location: 0, length: 2))
    XCTAssertEqual(storage.edits, 1)
    XCTAssertEqual(storage.length, 5)
    XCTAssertEqual(runs(storage), ["0+2 one=1,two=2", "2+3 one=1"])
    XCTAssertEqual(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string, "el")
    XCTAssertEqual(TextLayout(storage).length, 5)
  }

  func testLongTextStaysFast() {
    let string = NSMutableAttributedString(string: String(repeating: "word ", count: 20_000))
    for index in stride(from: 0, to: 20_000, by: 2) {
      string.addAttribute(one, value: index, range: NSRange(location: index * 5, length: 4))
    }
    var count = 0
    string.enumerateAttribute(one, in: NSRange(location: 0, length: string.length)) { _, _, _ in count += 1 }
    XCTAssertEqual(count, 20_000)
  }

  func testParagraphStyleCopies() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 8
    XCTAssertEqual(copy?.lineSpacing, 4)
    XCTAssertEqual(copy?.alignment, .center)
    style.lineSpacing = -3
    XCTAssertEqual(style.lineSpacing, 0)
    style.minimumLineHeight = .nan
    XCTAssertEqual(style.minimumLineHeight, 0)
  }

  // Apple: NSParagraphStyle.default, "natural alignment, word wrapping, twelve left tabs 28 points apart".
  func testDefaultParagraphStyle() {
    let style = NSParagraphStyle.default
    XCTAssertEqual(style.alignment, .natural)
    XCTAssertEqual(style.lineBreakMode, .byWordWrapping)
    XCTAssertEqual(style.baseWritingDirection, .natural)
    XCTAssertEqual(style.tabStops.count, 12)
    XCTAssertEqual(style.tabStops[1].location, 56)
    XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG"), .rightToLeft)
    XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "de"), .leftToRight)
  }

  /// Apple's page of `mutableString`: the receiver tracks changes to this string and keeps its attribute mappings
  /// up to date.
  func testTheMutableStringIsLive() {
    let text = NSMutableAttributedString(string: "a b c", attributes: [.kern: 1])
    let characters = text.mutableString
    characters.append("!")
    XCTAssertEqual(text.string, "a b c!")
    XCTAssertEqual(
      characters.replaceOccurrences(
        of: " ", with: "--", options: [], range: NSRange(location: 0, length: characters.length)), 2)
    XCTAssertEqual(text.string, "a--b--c!")
    var range = NSRange()
    XCTAssertEqual(text.attribute(.kern, at: 2, effectiveRange: &range) as? Int, 1)
    XCTAssertEqual(range, NSRange(location: 0, length: 8))
    text.deleteCharacters(in: NSRange(location: 0, length: 3))
    XCTAssertEqual(characters as String, "b--c!")
    XCTAssertEqual(characters.length, 5)
    characters.setString("new")
    XCTAssertEqual(text.string, "new")
    characters.insert("x", at: 0)
    characters.deleteCharacters(in: NSRange(location: 1, length: 1))
    XCTAssertEqual(text.string, "xew")
    XCTAssertEqual(characters.range(of: "ew").location, 1)
  }
}
