import Foundation

/// A block of Swift in a docstring or a page.
public struct Snippet {
  /// The path of the source file in the repository.
  public let file: String
  /// The number of the block's first line, from 1.
  public let line: Int
  public let lines: [String]

  /// The blocks in the docstrings of public declarations of a Swift file, or in a page of a documentation catalog:
  /// the lines between "```swift" and "```".
  public static func all(in text: String, file: String) -> [Snippet] {
    let isPage = file.hasSuffix(".md")
    var snippets: [Snippet] = []
    /// The snippets of the present docstring, until its declaration shows whether it is public.
    var pending: [Snippet] = []
    var open: (line: Int, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = isPage ? "/// \(line)" : line.drop { $0 == " " }
      guard code.hasPrefix("///") else {
        open = nil
        if isPublic(code) { snippets += pending }
        // Attributes may stand on lines of their own.
        if isPublic(code) || !code.hasPrefix("@") { pending = [] }
        continue
      }
      let content = code.dropFirst(code.hasPrefix("/// ") ? 4 : 3)
      if let (start, lines) = open {
        if content == "```" {
          pending.append(Snippet(file: file, line: start, lines: lines))
          open = nil
        } else {
          open?.lines.append(String(content))
        }
      } else if content == "```swift" {
        open = (index + 2, [])
      }
    }
    return isPage ? pending : snippets
  }

  private static func isPublic(_ declaration: Substring) -> Bool {
    declaration.hasPrefix("extension ") || declaration.contains(#/\b(public|open)\b/#)
  }

  /// A piece of a snippet: a whole declaration, or statements.
  private struct Piece {
    let line: Int
    var lines: [String]
    let isDeclaration: Bool
    var isExtension: Bool { lines[0].hasPrefix("extension ") }
  }

  private static func isDeclaration(_ line: String) -> Bool {
    line.prefixMatch(
      of:
        #/(@\w+(\([^)]*\))? )*((public|open|private|final|override|static) )*(func|class|struct|enum|protocol|extension|init)\b|override var /#
    ) != nil
  }

  /// Returns the line, or an empty one for a line that the file of all snippets contains once.
  private static func content(_ line: String) -> String {
    line.hasPrefix("import ") || line == "@main" ? "" : line
  }

  /// The pieces of the snippet. A declaration ends on the line on which its braces are closed.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var depth = 0
    var isOpen = false
    for (index, line) in lines.map(Snippet.content).enumerated() {
      if isOpen {
        pieces[pieces.count - 1].lines.append(line)
      } else if Snippet.isDeclaration(line) {
        pieces.append(Piece(line: self.line + index, lines: [line], isDeclaration: true))
        isOpen = true
        depth = 0
      } else if let last = pieces.last, !last.isDeclaration {
        pieces[pieces.count - 1].lines.append(line)
      } else {
        pieces.append(Piece(line: self.line + index, lines: [line], isDeclaration: false))
      }
      guard isOpen else { continue }
      depth += line.filter { $0 == "{" }.count - line.filter { $0 == "}" }.count
      // The parameters of a declaration may span several lines before its braces.
      if depth == 0, pieces[pieces.count - 1].lines.joined().contains("{") { isOpen = false }
    }
    return pieces
  }

  /// Swift in which the statements are the body of a method, and the declarations members of its class. The
  /// compiler's messages name the lines of the docstring.
  public func source(number: Int) -> String {
    let pieces = pieces
    func text(_ piece: Piece) -> [String] {
      ["#sourceLocation(file: \"\(file)\", line: \(piece.line))"] + piece.lines
    }
    var result = pieces.filter(\.isExtension).flatMap(text)
    result.append("final class Snippet\(number): SnippetContext {")
    result += pieces.filter { $0.isDeclaration && !$0.isExtension }.flatMap(text)
    result.append("func run() throws {")
    result += pieces.filter { !$0.isDeclaration }.flatMap(text)
    return (result + ["}", "}", "#sourceLocation()", ""]).joined(separator: "\n")
  }
}
