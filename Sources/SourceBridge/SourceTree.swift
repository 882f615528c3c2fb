import SwiftParser
import SwiftSyntax

/// Parses Swift sources, however they are damaged.
public enum SourceTree {
  /// The maximum depth of nested brackets and expressions. The parser needs about 32 KB of stack for a level of
  /// closures, out of a thread's 8 MB, and visitors of the tree need some, too; the parser's own limit is twice
  /// this one.
  private static let deepest = 128

  /// The maximum number of open brackets; files that people write, even unfinished ones, have fewer.
  private static let mostLeftOpen = 12

  /// Parses a file. Code that is nested extremely deep remains unparsed, and so does a file so damaged that the
  /// parser would not finish; the compiler reports its errors.
  public static func parse(_ text: String) -> SourceFileSyntax {
    guard BracketBalance(text).most <= mostLeftOpen else {
      return SourceFileSyntax(
        statements: [], endOfFileToken: .endOfFileToken(leadingTrivia: [.unexpectedText(text)]))
    }
    var parser = Parser(text, maximumNestingLevel: deepest)
    return SourceFileSyntax.parse(from: &parser)
  }
}
