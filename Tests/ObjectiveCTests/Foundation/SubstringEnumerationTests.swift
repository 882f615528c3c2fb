import FlipsideTesting
import Foundation
import ObjectiveC
import XCTest

/// The substrings of a text, as in Apple's documentation of `enumerateSubstrings(in:options:using:)`.
final class SubstringEnumerationTests: XCTestCase {
  private func pieces(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) { piece, range, _, _ in
      XCTAssertEqual(piece, String(text[range]))
      found.append(piece ?? "nil")
    }
    return found
  }

  func testWords() {
    let text = "Hello big, wide world. It's 3.5 o'clock — 東京"
    XCTAssertEqual(
      pieces(text, .byWords).prefix(7), ["Hello", "big", "wide", "world", "It's", "3.5", "o'clock"])
    XCTAssertEqual(pieces("one two", [.byWords, .reverse]), ["two", "one"])
    XCTAssertEqual(pieces("", .byWords), [])
    XCTAssertEqual(pieces(" .,! ", .byWords), [])
  }

  func testSentencesKeepTheSpacesAfterThem() {
    XCTAssertEqual(
      pieces("How are you? Fine. 3.5 is all.", .bySentences), ["How are you? ", "Fine. ", "3.5 is all."])
  }

  func testLinesParagraphsAndCharacters() {
    XCTAssertEqual(pieces("a\nb\r\n\nc", .byLines), ["a", "b", "", "c"])
    XCTAssertEqual(pieces("a b\nc\n", .byParagraphs), ["a b", "c"])
    XCTAssertEqual(pieces("e\u{301}👨‍👩‍👧x", .byComposedCharacterSequences), ["e\u{301}", "👨‍👩‍👧", "x"])
  }

  func testRangesOfObjects() {
    let text = "  one, two  " as NSString
    var ranges: [NSRange] = []
    var enclosing: [NSRange] = []
    text.enumerateSubstrings(
      in: NSRange(location: 0, length: text.length), options: [.byWords, .substringNotRequired]
    ) {
      piece, range, whole, _ in
      XCTAssertNil(piece)
      ranges.append(range)
      enclosing.append(whole)
    }
    XCTAssertEqual(ranges, [NSRange(location: 2, length: 3), NSRange(location: 7, length: 3)])
    // The first enclosing range includes the text before the first substring.
    XCTAssertEqual(enclosing, [NSRange(location: 0, length: 7), NSRange(location: 7, length: 5)])
    var count = 0
    text.enumerateSubstrings(in: NSRange(location: 3, length: 9), options: .byWords) { piece, _, _, stop in
      XCTAssertEqual(piece, "ne")
      count += 1
      stop.pointee = true
    }
    XCTAssertEqual(count, 1)
  }

  func testRangeOutOfBoundsIsSaid() {
    let said = consoleLines {
      ("ab" as NSString).enumerateSubstrings(in: NSRange(location: 1, length: 5), options: .byWords) { _, _, _, _ in
        XCTFail("there is nothing to enumerate")
      }
    }
    XCTAssertEqual(said.count, 1)
    XCTAssertTrue(said[0].contains("out of bounds"), said[0])
  }

  func testPartOfAText() {
    let text = "xx one two yy"
    let part = text.dropFirst(3).dropLast(3)
    var found: [String] = []
    part.enumerateSubstrings(in: part.startIndex..<part.endIndex, options: .byWords) { piece, range, _, _ in
      found.append(piece ?? "nil")
      XCTAssertEqual(String(text[range]), piece)
    }
    XCTAssertEqual(found, ["one", "two"])
  }
}
