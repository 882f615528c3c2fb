import XCTest

/// Comments keep to the column limit of `.swift-format`, whose linter leaves them alone.
final class CommentLengthTests: XCTestCase {
  func testCommentsKeepTheColumnLimit() throws {
    let format = try Repository.text(".swift-format")
    let limit = try XCTUnwrap(format.firstMatch(of: #/"lineLength": (\d+)/#).flatMap { Int($0.1) })
    var problems: [String] = []
    for file in ["Sources", "Tests", "Benchmarks"].flatMap(Repository.swiftFiles) {
      let text = try Repository.text(file)
      if text.hasPrefix("// Written by ") { continue }
      problems += Self.longLines(in: text, limit: limit).map { "\(file):\($0)" }
    }
    XCTAssertEqual(problems.count, 0, "lines of more than \(limit) characters: \(problems.suffix(5))")
  }

  func testLongCommentsAreFound() {
    let long = String(repeating: "word ", count: 10)
    let text = """
      /// Short.
      /// \(long)
      /// ```swift
      /// \(long)
      /// ```
      /// <https://example.com/\(String(repeating: "a", count: 50))>
      let code = 1  // \(long)
      let text = \"""
        // \(long)
        \"""
        // \(long)
      """
    XCTAssertEqual(Self.longLines(in: text, limit: 40), [2, 11])
  }

  /// The numbers of comment lines that could be broken: not those of code, and not single words such as addresses.
  private static func longLines(in text: String, limit: Int) -> [Int] {
    // Few files have such lines, and searching bytes is fast.
    let mayHaveOne = text.utf8.split(separator: UInt8(ascii: "\n")).contains {
      $0.count > limit && $0.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    }
    guard mayHaveOne else { return [] }
    var isCode = false
    var isString = false
    var found: [Int] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isString.toggle() }
      let words = line.split(separator: " ")
      guard !isString, let first = words.first, first.hasPrefix("//") else {
        isCode = false
        continue
      }
      if words.count > 1, words[1].hasPrefix("```") { isCode.toggle() }
      if !isCode, words.count > 2, line.count > limit { found.append(index + 1) }
    }
    return found
  }
}
