/// Adds a `#sourceLocation` directive, so that messages, breakpoints and `#file` name the user's file.
///
/// The directive needs a line of its own, but the line numbers beside the excerpts in the compiler's messages count
/// the lines of the bridged file. If the first line is blank, a comment or an import, the directive therefore
/// replaces it and the import is moved to the end; only a file that begins with other code gets one more line.
enum LineDirective {
  static func add(to text: String, path: String) -> String {
    var lines = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    func directive(_ line: Int) -> String { Self.directive(path: path, line: line) + "\n" }
    let first = lines[0].trimmed
    guard lines.count == 2, let kind = Kind(first) else {
      // A script's `#!` is valid in the first line only and becomes a comment.
      return directive(1) + (text.hasPrefix("#!") ? "//" + text : text)
    }
    switch kind {
    case .nothing: return directive(2) + lines[1]
    case .openComment: return directive(2) + "/*" + lines[1]
    case .imports:
      if lines[1].last?.isNewline != true { lines[1] += "\n" }
      return directive(2) + lines[1] + directive(1) + lines[0] + "\n"
    }
  }

  static func directive(path: String, line: Int) -> String {
    let name = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "#sourceLocation(file: \"\(name)\", line: \(line))"
  }

  /// The kinds of first lines that the directive can replace.
  private enum Kind {
    case nothing, openComment, imports

    init?(_ line: Substring) {
      if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#!") {
        self = .nothing
      } else if line.hasPrefix("/*") {
        guard let end = line.dropFirst(2).firstEnd(of: "*/") else {
          self = .openComment
          return
        }
        // Keep the line if it contains a nested comment or code after the comment.
        guard line[end...].trimmed.isEmpty, !line.dropFirst(2).contains("/*") else { return nil }
        self = .nothing
      } else {
        guard line.split(separator: ";").allSatisfy({ Self.isImport($0.trimmed) }) else { return nil }
        self = .imports
      }
    }

    /// Returns whether the statement is an import, such as `@testable import App` or `import class UIKit.UIView`.
    private static func isImport(_ statement: Substring) -> Bool {
      var words = statement.split(separator: " ")
      while words.first?.hasPrefix("@") == true { words.removeFirst() }
      guard words.first == "import", (2...3).contains(words.count) else { return false }
      return words.dropFirst().allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
    }
  }
}

extension Substring {
  /// The text without surrounding whitespace, carriage returns and byte order marks.
  fileprivate var trimmed: Substring {
    func isBlank(_ character: Character) -> Bool { character.isWhitespace || character == "\u{FEFF}" }
    guard let end = lastIndex(where: { !isBlank($0) }), let start = firstIndex(where: { !isBlank($0) }) else {
      return ""
    }
    return self[start...end]
  }

  fileprivate func firstEnd(of text: String) -> Index? {
    var position = startIndex
    while position < endIndex {
      if self[position...].hasPrefix(text) { return index(position, offsetBy: text.count) }
      position = index(after: position)
    }
    return nil
  }
}
