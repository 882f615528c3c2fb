import Foundation
import XCTest

/// A page of `Documentation` whose examples tests run, so that they agree with the code.
///
/// ```swift
/// let page = try DocumentationPage("constraints")
/// page.assertShows(system.explanation { names[$0] })
/// ```
public struct DocumentationPage {
  public let name: String
  /// The blocks of code, without their fences.
  public let blocks: [String]

  /// Reads a page of the documentation.
  /// - Throws: an error of the file system.
  public init(_ name: String) throws {
    let url = FactTable.folder.deletingLastPathComponent().appendingPathComponent("\(name).md")
    let text = try String(contentsOf: url, encoding: .utf8)
    // Every second section between fences is a block, whose first line is its language.
    blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { _, block in
      block.drop { $0 != "\n" }.dropFirst().trimmingCharacters(in: .newlines)
    }
    self.name = name
  }

  /// Fails unless one of the page's blocks equals the text.
  public func assertShows(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let text = text.trimmingCharacters(in: .newlines)
    if blocks.contains(text) { return }
    XCTFail("Documentation/\(name).md has no block\n\(text)\n", file: file, line: line)
  }

  /// Returns the block that begins with the words, or the one after it.
  public func block(beginning words: String, file: StaticString = #filePath, line: UInt = #line) -> String {
    guard let block = blocks.first(where: { $0.hasPrefix(words) }) else {
      XCTFail("Documentation/\(name).md has no block that begins with \(words)", file: file, line: line)
      return ""
    }
    return block
  }
}
