import SwiftParser
import SwiftSyntax

/// Parses Swift sources, however they are damaged.
public enum SourceTree {
  /// The maximum depth of nested brackets and expressions. The parser needs about 32 KB of stack for a level of
  /// closures, out of a thread's 8 MB, and visitors of the tree need some, too; the parser's own limit is twice
  /// this one.
  private static let deepest = 128

  /// More brackets than these are left open at once in no file that anybody writes, however unfinished.
  private static let mostLeftOpen = 12

  /// The tree of a file. What is nested deeper than anybody writes is left in it unparsed, and so is a file that is
  /// so damaged that the parser would not come to an end; the compiler names its errors.
  public static func parse(_ text: String) -> SourceFileSyntax {
    guard BracketBalance(text).most <= mostLeftOpen else {
      return SourceFileSyntax(
        statements: [], endOfFileToken: .endOfFileToken(leadingTrivia: [.unexpectedText(text)]))
    }
    var parser = Parser(text, maximumNestingLevel: deepest)
    return SourceFileSyntax.parse(from: &parser)
  }
}
