/// A word of a line of a script. `isQuoted` distinguishes the text "12" from the number 12.
struct ScriptWord: Equatable {
  var text: String
  var isQuoted: Bool

  /// Splits a line into words, up to a comment.
  static func words(of line: String) throws -> [ScriptWord] {
    var words: [ScriptWord] = []
    var rest = Substring(line).unicodeScalars
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if first == "#" {
        break
      } else if first == "\"" {
        rest.removeFirst()
        words.append(ScriptWord(text: try quoted(&rest), isQuoted: true))
        if let next = rest.first, !next.properties.isWhitespace {
          throw ScriptProblem(message: "a space is missing after the closing quote")
        }
      } else {
        var text = String.UnicodeScalarView()
        while let next = rest.first, !next.properties.isWhitespace {
          if next == "\"" { throw ScriptProblem(message: "a space is missing before the opening quote") }
          text.append(rest.removeFirst())
        }
        words.append(ScriptWord(text: String(text), isQuoted: false))
      }
    }
    return words
  }

  private static func quoted(_ rest: inout Substring.UnicodeScalarView) throws -> String {
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      if next == "\"" { return String(text) }
      if next != "\\" {
        text.append(next)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\"": text.append("\"")
      case "\\": text.append("\\")
      case "u": text.append(try codePoint(&rest))
      case let other?:
        throw ScriptProblem(message: "unknown escape \\\(other); the escapes are \\n \\t \\\" \\\\ \\u{1F44B}")
      case nil: throw ScriptProblem(message: "the closing quote is missing")
      }
    }
    throw ScriptProblem(message: "the closing quote is missing")
  }

  private static func codePoint(_ rest: inout Substring.UnicodeScalarView) throws -> Unicode.Scalar {
    let wrong = ScriptProblem(message: "a code point is written \\u{1F44B}")
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { throw wrong }
    let digits = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    guard digits.count <= 6, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw wrong
    }
    return scalar
  }
}
