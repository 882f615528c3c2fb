import Foundation

/// Extracts the readable text of an HTML page, as paragraphs.
enum PageText {
  static func title(of html: String) -> String? {
    guard let start = html.range(of: "<title", options: .caseInsensitive),
      let open = html.range(of: ">", range: start.upperBound..<html.endIndex),
      let end = html.range(of: "</title", options: .caseInsensitive, range: open.upperBound..<html.endIndex)
    else { return nil }
    return decoded(String(html[open.upperBound..<end.lowerBound])).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  static func body(of html: String) -> String {
    var text = ""
    var rest = Substring(html)
    while let bracket = rest.firstIndex(of: "<") {
      append(rest[..<bracket], to: &text)
      rest = rest[bracket...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let end = rest.firstIndex(of: ">") ?? rest.endIndex
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
      if ["script", "style", "title", "head"].contains(name) {
        rest = rest.range(of: "</\(name)", options: .caseInsensitive).map { rest[$0.lowerBound...] } ?? ""
      } else if blocks.contains(name) {
        while text.hasSuffix(" ") { text.removeLast() }
        let isLoose = name == "p" || name == "/p" || name.hasSuffix("h1") || name.hasSuffix("h2")
        if name.hasPrefix("br") {
          text += "\n"
        } else if !text.isEmpty {
          if !text.hasSuffix("\n") { text += "\n" }
          if isLoose, !text.hasSuffix("\n\n") { text += "\n" }
        }
        if name == "li" { text += "• " }
      }
    }
    append(rest, to: &text)
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let blocks: Set<String> = [
    "p", "/p", "br", "br/", "div", "/div", "li", "/li", "ul", "/ul", "ol", "/ol", "tr", "/tr", "h1", "/h1", "h2",
    "/h2",
    "h3", "/h3", "h4", "/h4", "h5", "/h5", "h6", "/h6", "hr", "hr/", "pre", "/pre", "body", "section", "/section",
  ]

  /// Appends text. White space is collapsed to a single space and removed at the beginning of a line.
  private static func append(_ piece: Substring, to text: inout String) {
    for character in decoded(String(piece)) {
      if character.isWhitespace, character != "\u{a0}" {
        if !text.isEmpty, !text.hasSuffix(" "), !text.hasSuffix("\n") { text += " " }
      } else {
        text.append(character)
      }
    }
  }

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let end = rest.prefix(10).firstIndex(of: ";"), let value = entity(rest[..<end]) else {
        result += "&"
        continue
      }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    return [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®",
      "hellip": "…", "mdash": "—", "ndash": "–", "bull": "•", "middot": "·", "laquo": "«", "raquo": "»",
      "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "trade": "™", "euro": "€",
    ][String(name)]
  }
}
