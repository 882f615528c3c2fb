/// A piece of an HTML document.
enum HTMLToken {
  case text(String)
  /// A tag's name in lower case and its attributes.
  case start(String, [String: String])
  case end(String)
}

/// Splits HTML into tags and text; anything that is not a tag is text, and there are no errors.
struct HTMLTokenizer {
  private let text: [Character]
  private var index = 0

  init(_ html: String) { text = Array(html.replacingOccurrences(of: "\r\n", with: "\n")) }

  mutating func next() -> HTMLToken? {
    guard index < text.count else { return nil }
    if text[index] == "<", let tag = tag() { return tag }
    var end = index + 1
    while end < text.count, text[end] != "<" { end += 1 }
    let run = String(text[index..<end])
    index = end
    return .text(HTMLEntities.decoded(run))
  }

  /// Returns the contents of an element that contains no tags (`style`, `script`, `title`), up to its end.
  mutating func rawText(until name: String) -> String {
    let close = Array("</" + name)
    let start = index
    while index < text.count {
      if text[index] == "<", index + close.count <= text.count,
        text[index..<index + close.count].elementsEqual(close, by: { $0.lowercased() == $1.lowercased() })
      {
        break
      }
      index += 1
    }
    return String(text[start..<index])
  }

  private mutating func tag() -> HTMLToken? {
    var at = index + 1
    guard at < text.count else { return nil }
    if text[at] == "!" || text[at] == "?" {
      skipDeclaration()
      return .text("")
    }
    let isEnd = text[at] == "/"
    if isEnd { at += 1 }
    guard at < text.count, text[at].isLetter else { return nil }
    let nameStart = at
    while at < text.count, text[at].isLetter || text[at].isNumber || text[at] == "-" || text[at] == ":" { at += 1 }
    let name = String(text[nameStart..<at]).lowercased()
    let attributes = attributes(&at)
    index = at
    return isEnd ? .end(name) : .start(name, attributes)
  }

  private mutating func skipDeclaration() {
    let isComment = text[index...].starts(with: Array("<!--"))
    while index < text.count {
      if text[index] == ">", !isComment || (index >= 2 && text[index - 1] == "-" && text[index - 2] == "-") {
        break
      }
      index += 1
    }
    index = min(index + 1, text.count)
  }

  private func attributes(_ at: inout Int) -> [String: String] {
    var result: [String: String] = [:]
    while at < text.count, text[at] != ">" {
      guard !text[at].isWhitespace, text[at] != "/" else {
        at += 1
        continue
      }
      let start = at
      while at < text.count, !text[at].isWhitespace, text[at] != "=", text[at] != ">", text[at] != "/" { at += 1 }
      let name = String(text[start..<at]).lowercased()
      while at < text.count, text[at].isWhitespace { at += 1 }
      var value = ""
      if at < text.count, text[at] == "=" {
        at += 1
        while at < text.count, text[at].isWhitespace { at += 1 }
        value = self.value(&at)
      } else if at == start {
        at += 1
      }
      if !name.isEmpty { result[name] = HTMLEntities.decoded(value) }
    }
    at = min(at + 1, text.count)
    return result
  }

  private func value(_ at: inout Int) -> String {
    guard at < text.count else { return "" }
    if text[at] == "\"" || text[at] == "'" {
      let quote = text[at]
      let start = at + 1
      at = start
      while at < text.count, text[at] != quote { at += 1 }
      let value = String(text[start..<at])
      at = min(at + 1, text.count)
      return value
    }
    let start = at
    while at < text.count, !text[at].isWhitespace, text[at] != ">" { at += 1 }
    return String(text[start..<at])
  }
}

/// Character references.
enum HTMLEntities {
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "sect": "§", "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼",
    "frac34": "¾", "iexcl": "¡", "iquest": "¿", "szlig": "ß", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "aring": "å",
    "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì",
    "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô",
    "otilde": "õ", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "yacute": "ý", "yuml": "ÿ",
    "Eacute": "É", "Egrave": "È", "Agrave": "À", "Ccedil": "Ç", "Ntilde": "Ñ", "larr": "←", "uarr": "↑",
    "rarr": "→", "darr": "↓", "harr": "↔", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "minus": "−",
    "hearts": "♥", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
    "zwj": "\u{200D}", "shy": "\u{AD}", "dagger": "†", "permil": "‰", "sup2": "²", "sup3": "³", "micro": "µ",
  ]

  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      if let end = after.prefix(12).firstIndex(of: ";"), let character = character(after[..<end]) {
        result += character
        rest = after[after.index(after: end)...]
      } else {
        result += "&"
        rest = after
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let code =
        digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    }
    return names[String(name)]
  }
}
