import SwiftParser
import SwiftSyntax

/// Parses Swift sources, however they are damaged.
public enum SourceTree {
  /// How deep brackets and expressions may be in one another. A level of closures takes the parser about 32 KB of a thread's stack
  /// of 8 MB, and what visits the tree needs some, too; the parser's own limit is twice this one.
  private static let deepest = 128

  /// The tree of a file. What is nested deeper than anybody writes is left in it unparsed.
  public static func parse(_ text: String) -> SourceFileSyntax {
    var parser = Parser(text, maximumNestingLevel: deepest)
    return SourceFileSyntax.parse(from: &parser)
  }
}
