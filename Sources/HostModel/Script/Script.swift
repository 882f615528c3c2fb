/// A script: a list of commands, one per line, that operate an app as a user would.
///
///     # Words and numbers are separated by spaces; text is in double quotes.
///     tap "Hypnotize me"
///     type "你好 \"Hello\" 👋"
///     key return
///     wait 0.5
///     screenshot after.png
package struct Script: Sendable {
  package struct Line: Equatable, Sendable {
    package let number: Int
    package let command: ScriptCommand
  }

  package let file: String
  package let lines: [Line]

  /// Throws `ScriptError` for the first line that cannot be understood.
  package init(text: String, file: String) throws {
    self.file = file
    var lines: [Line] = []
    // Splits by Unicode scalars, because "\r\n" is a single `Character`. Removes a byte order mark, which some
    // editors write, so that it does not become part of the first word.
    let scalars = text.unicodeScalars
    let texts = (scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    for (index, text) in texts.enumerated() {
      do {
        let words = try ScriptWord.words(of: text)
        if words.isEmpty { continue }
        var parser = ScriptParser(words: words)
        lines.append(Line(number: index + 1, command: try parser.command()))
      } catch let problem as ScriptProblem {
        throw ScriptError(file: file, line: index + 1, message: problem.message)
      }
    }
    self.lines = lines
  }
}

/// The problem with a line, without its location.
struct ScriptProblem: Error {
  let message: String
}
