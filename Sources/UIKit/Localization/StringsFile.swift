import Foundation

/// A `.strings` file: `"key" = "value";` in any encoding that Xcode writes, or a property list.
package enum StringsFile {
  /// The entries that could be parsed, and the line where parsing ended if the file is malformed.
  package struct Contents {
    package var strings: [String: String] = [:]
    package var brokenLine: Int?
  }

  package static func read(_ data: Data) -> Contents {
    if data.starts(with: Data("bplist".utf8)) || data.prefix(256).range(of: Data("<plist".utf8)) != nil
      || data.starts(with: Data("<?xml".utf8))
    {
      let plist = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let dictionary = plist as? [String: Any] else { return Contents(brokenLine: 1) }
      return Contents(strings: dictionary.compactMapValues { $0 as? String })
    }
    guard let text = text(data) else { return Contents(brokenLine: 1) }
    var parser = Parser(scalars: Array(text.unicodeScalars))
    return parser.parse()
  }

  /// Decodes data by its byte order mark, else as UTF-8, or as UTF-16 if every other byte is zero.
  static func text(_ data: Data) -> String? {
    let head = [UInt8](data.prefix(4))
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
    if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return String(data: data, encoding: .utf32) }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      return String(data: data.prefix(data.count / 2 * 2), encoding: .utf16)
    }
    if head.count >= 2, head[0] == 0 {
      return String(data: data.prefix(data.count / 2 * 2), encoding: .utf16BigEndian)
    }
    if head.count >= 2, head[1] == 0 {
      return String(data: data.prefix(data.count / 2 * 2), encoding: .utf16LittleEndian)
    }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }

  private struct Parser {
    let scalars: [Unicode.Scalar]
    var position = 0

    private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    mutating func parse() -> Contents {
      var contents = Contents()
      while true {
        guard skipSpace() else { return broken(contents) }
        if current == nil { return contents }
        guard let key = word(), skipSpace() else { return broken(contents) }
        if current == ";" {
          // A key alone is its own value.
          contents.strings[key] = key
          position += 1
          continue
        }
        guard current == "=" else { return broken(contents) }
        position += 1
        guard skipSpace(), let value = word(), skipSpace() else { return broken(contents) }
        contents.strings[key] = value
        // The last semicolon may be missing.
        if current == nil { return contents }
        guard current == ";" else { return broken(contents) }
        position += 1
      }
    }

    private func broken(_ contents: Contents) -> Contents {
      var contents = contents
      contents.brokenLine = scalars.prefix(position).reduce(1) { $0 + ($1 == "\n" ? 1 : 0) }
      return contents
    }

    /// Skips spaces and comments; returns false for a comment without an end.
    private mutating func skipSpace() -> Bool {
      while let scalar = current {
        if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
          position += 1
        } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
          while let scalar = current, scalar != "\n" { _ = scalar; position += 1 }
        } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
          let start = position
          position += 2
          while position + 1 < scalars.count, !(scalars[position] == "*" && scalars[position + 1] == "/") {
            position += 1
          }
          guard position + 1 < scalars.count else {
            position = start
            return false
          }
          position += 2
        } else {
          return true
        }
      }
      return true
    }

    /// Parses a quoted text, or an unquoted word of letters and digits.
    private mutating func word() -> String? {
      guard let first = current else { return nil }
      guard first == "\"" || first == "'" else {
        var text = String.UnicodeScalarView()
        while let scalar = current,
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "_.-$:/".unicodeScalars.contains(scalar)
        {
          text.append(scalar)
          position += 1
        }
        return text.isEmpty ? nil : String(text)
      }
      let start = position
      position += 1
      var units: [UInt16] = []
      while let scalar = current, scalar != first {
        position += 1
        if scalar == "\\" { units += escaped() } else { units += Array(String(scalar).utf16) }
      }
      guard current == first else {
        position = start
        return nil
      }
      position += 1
      return String(decoding: units, as: UTF16.self)
    }

    /// Parses an escape sequence after its backslash: `\n`, `\U00e9`, or three octal digits.
    private mutating func escaped() -> [UInt16] {
      guard let scalar = current else { return [] }
      position += 1
      switch scalar {
      case "n": return [10]
      case "t": return [9]
      case "r": return [13]
      case "a": return [7]
      case "b": return [8]
      case "f": return [12]
      case "v": return [11]
      case "U", "u", "x": return number(radix: 16, digits: 4) ?? Array(String(scalar).utf16)
      case "0"..."7":
        position -= 1
        return number(radix: 8, digits: 3) ?? []
      default: return Array(String(scalar).utf16)
      }
    }

    private mutating func number(radix: Int, digits: Int) -> [UInt16]? {
      var value: UInt16?
      for _ in 0..<digits {
        guard let scalar = current, scalar.isASCII, let digit = Character(scalar).hexDigitValue, digit < radix
        else { break }
        value = (value ?? 0) &* UInt16(radix) &+ UInt16(digit)
        position += 1
      }
      return value.map { [$0] }
    }
  }
}
