import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Checks whether an app's `.strings` and `.stringsdict` files can be parsed. If a file is damaged, the app shows
/// the keys of its strings.
public enum StringsFileCheck {
  /// Returns the problems in a file, or in the files of a folder such as `de.lproj`, with file, line and remedy.
  public static func problems(below path: String) -> [String] {
    if let names = FolderVisits.names(in: path), path.hasSuffix(".lproj") {
      return names.flatMap { problems(below: "\(path)/\($0)") }
    }
    guard path.hasSuffix(".strings") || path.hasSuffix(".stringsdict"), let data = RegularFile.contents(path),
      let line = fault(in: data)
    else { return [] }
    return [
      ProjectError(
        file: path, problem: "line \(line) can't be read, so texts of it will be missing",
        remedy: "entries are written \"key\" = \"text\"; see the quotation marks and semicolons around it"
      ).description
    ]
  }

  /// Returns the line of the first syntax error; nil if there is none.
  static func fault(in data: Data) -> Int? {
    if data.starts(with: Array("bplist".utf8)) {
      return (try? PropertyListFile.value(of: data)) == nil ? 1 : nil
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return 1 }
    if text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<" {
      return XMLFile.parse(data, delegate: Ear())
    }
    var reader = Reader(text)
    return reader.read() ? nil : reader.line
  }

  private final class Ear: NSObject, XMLParserDelegate {}

  /// A parser for entries `key = value;` with comments. Values may be nested dictionaries and arrays.
  private struct Reader {
    private var rest: Substring.UnicodeScalarView
    private(set) var line = 1

    init(_ text: String) {
      let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : Substring(text)
      rest = text.unicodeScalars
    }

    mutating func read() -> Bool {
      // The file may be a dictionary in braces.
      while skipSpace(), !rest.isEmpty {
        if take("{") || take("}") { continue }
        guard readValue(), skipSpace() else { return false }
        if take(";") { continue }
        guard take("="), skipSpace(), readValue(), skipSpace(), take(";") || rest.first == "}" else { return false }
      }
      return rest.isEmpty
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard rest.first == scalar else { return false }
      advance()
      return true
    }

    private mutating func advance() {
      if rest.popFirst() == "\n" { line += 1 }
    }

    /// Skips white space and comments. Returns false for an unterminated comment.
    private mutating func skipSpace() -> Bool {
      while let next = rest.first {
        if next.properties.isWhitespace {
          advance()
        } else if next == "/", rest.dropFirst().first == "/" {
          while let scalar = rest.first, scalar != "\n" { _ = scalar; advance() }
        } else if next == "/", rest.dropFirst().first == "*" {
          advance()
          advance()
          while !(rest.first == "*" && rest.dropFirst().first == "/") {
            guard !rest.isEmpty else { return false }
            advance()
          }
          advance()
          advance()
        } else {
          break
        }
      }
      return true
    }

    private mutating func readValue() -> Bool {
      guard let first = rest.first else { return false }
      if first == "\"" || first == "'" {
        advance()
        while let scalar = rest.first, scalar != first {
          if scalar == "\\" { advance() }
          guard !rest.isEmpty else { return false }
          advance()
        }
        return take(first)
      }
      var count = 0
      while let scalar = rest.first, !scalar.properties.isWhitespace, !"=;{}\"".unicodeScalars.contains(scalar) {
        advance()
        count += 1
      }
      return count > 0
    }
  }
}
