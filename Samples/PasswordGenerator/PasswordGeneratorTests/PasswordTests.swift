import XCTest

@testable import PasswordGenerator

final class PasswordTests: XCTestCase {
  private let all: [Password.CharacterClass] = [.lowerCase, .upperCase, .numbers, .punctuation]

  func testLengthsAreNumbersFrom1To128() throws {
    XCTAssertEqual(try Password.length(from: " 12 "), 12)
    XCTAssertEqual(try Password.length(from: "128"), 128)
    for text in ["", "0", "129", "-3", "twelve", "1.5"] {
      XCTAssertThrowsError(try Password.length(from: text), text) { error in
        XCTAssertEqual("\(error)", "The length must be a number from 1 to 128.")
      }
    }
  }

  func testAPasswordHasEachKindOfCharacters() throws {
    for _ in 0..<50 {
      let text = try Password(length: 4, classes: all).text
      XCTAssertEqual(text.count, 4)
      for kind in all { XCTAssertTrue(text.contains { kind.rawValue.contains($0) }, "\(kind) in \(text)") }
    }
  }

  func testAShortPasswordHasAsManyKindsAsFit() throws {
    XCTAssertEqual(try Password(length: 2, classes: all).text.count, 2)
  }

  func testOnlyWhatWasChosen() throws {
    let text = try Password(length: 64, classes: [.numbers]).text
    XCTAssertTrue(text.allSatisfy(\.isNumber), text)
  }

  func testNothingChosen() {
    XCTAssertThrowsError(try Password(length: 8, classes: [])) { error in
      XCTAssertEqual("\(error)", "Choose at least one kind of characters.")
    }
  }

  func testTwoPasswordsDiffer() throws {
    XCTAssertNotEqual(try Password(length: 64, classes: all).text, try Password(length: 64, classes: all).text)
  }

  func testPhonetics() throws {
    let words = try Password(length: 30, classes: [.numbers]).phonetics.split(separator: " ")
    let digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    XCTAssertEqual(words.count, 30)
    XCTAssertTrue(words.allSatisfy { digits.contains(String($0)) }, "\(words)")
  }
}
