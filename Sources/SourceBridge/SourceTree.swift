import SwiftParser
import SwiftSyntax

/// The parsing of Swift sources, including files with severe syntax errors.
public enum SourceTree {
  /// The maximum depth of nested brackets and expressions. The parser needs about 32 KB of stack for one level of
  /// closures, a thread has 8 MB, and visitors of the tree need stack as well. The parser's own limit is twice this
  /// value.
  private static let deepest = 128

  /// The maximum number of unclosed brackets. Unfinished files that people write have fewer.
  private static let mostLeftOpen = 12

  /// Parses a file. Extremely deeply nested code remains unparsed, as does a file with so many unclosed brackets
  /// that the parser would not finish in reasonable time; the compiler reports the errors of such a file.
  public static func parse(_ text: String) -> SourceFileSyntax {
    guard isParsed(text) else {
      return SourceFileSyntax(
        statements: [], endOfFileToken: .endOfFileToken(leadingTrivia: [.unexpectedText(text)]))
    }
    var parser = Parser(text, maximumNestingLevel: deepest)
    return SourceFileSyntax.parse(from: &parser)
  }

  /// Returns whether the file has so few unclosed brackets that it is parsed.
  static func isParsed(_ text: String) -> Bool { BracketBalance(text).most <= mostLeftOpen }

  /// Parses a file of which `isParsed` is true, with spaces and line breaks in place of the bytes in the ranges.
  static func parse(_ text: String, omitting ranges: [Range<Int>]) -> SourceFileSyntax {
    var bytes = Array(text.utf8)
    for range in ranges {
      for place in range where bytes[place] != UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: "\r") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    return bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(bytes, maximumNestingLevel: deepest)
      return SourceFileSyntax.parse(from: &parser)
    }
  }
}
