import CoreText

extension NSAttributedString {
  /// A format of documents: plain text, HTML, RTF.
  public struct DocumentType: Hashable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType("NSPlainText")
    public static let rtf = DocumentType("NSRTF")
    public static let rtfd = DocumentType("NSRTFD")
    public static let html = DocumentType("NSHTML")
  }

  /// What a document says of itself.
  public struct DocumentAttributeKey: Hashable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey("DocumentType")
    public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
  }

  /// How a document is to be read.
  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// An effect on the drawing of letters.
  public struct TextEffectStyle: Hashable, RawRepresentable, @unchecked Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Reads a document's bytes. Plain text is read as it is; of HTML and RTF only the characters, which is reported.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type =
      options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map { DocumentType($0) }
    let attributes = options[.defaultAttributes] as? [Key: Any]
    guard let text = DocumentText.read(data, type ?? .plain, options[.characterEncoding]) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(string: text, attributes: attributes)
  }

  /// Reads a document's file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil {
      let types = ["html": DocumentType.html, "htm": .html, "rtf": .rtf, "rtfd": .rtfd]
      options[.documentType] = types[url.pathExtension.lowercased()] ?? .plain
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// A range as plain text; other types are reported and written as that, too.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    if type != .plain {
      Unsupported.log("NSAttributedString.data(from:documentAttributes:) of type \(type.rawValue)")
    }
    return Data(attributedSubstring(from: range).string.utf8)
  }
}

/// The characters of documents.
enum DocumentText {
  static func read(_ data: Data, _ type: NSAttributedString.DocumentType, _ encoding: Any?) -> String? {
    let encoding = (encoding as? UInt ?? (encoding as? Int).map { UInt(max($0, 0)) })
      .map { String.Encoding(rawValue: $0) }
    guard let text = String(data: data, encoding: encoding ?? .utf8) ?? String(data: data, encoding: .isoLatin1)
    else {
      return nil
    }
    switch type {
    case .html:
      Unsupported.log("NSAttributedString from HTML, beyond its characters,")
      return withoutTags(text)
    case .rtf, .rtfd:
      Unsupported.log("NSAttributedString from RTF")
      return ""
    default: return text
    }
  }

  private static let breaking: Set<String> = [
    "br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul",
  ]
  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

  /// The text between tags, with a line for each block.
  static func withoutTags(_ html: String) -> String {
    var result = ""
    var rest = Substring(html)
    while let index = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      append(rest[..<index], to: &result)
      let isTag = rest[index] == "<"
      let after = rest[rest.index(after: index)...]
      guard let end = after.firstIndex(of: isTag ? ">" : ";"),
        isTag || after.distance(from: after.startIndex, to: end) < 12
      else {
        result.append(rest[index])
        rest = after
        continue
      }
      let name = after[..<end]
      rest = after[after.index(after: end)...]
      if !isTag {
        result += entity(String(name))
        continue
      }
      let tag = name.lowercased().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      let isBreak = tag == "br" || name.hasPrefix("/")
      if breaking.contains(String(tag)), isBreak { result += "\n" }
      if tag == "style" || tag == "script", !name.hasPrefix("/") {
        if let close = rest.range(of: "</\(tag)", options: .caseInsensitive) { rest = rest[close.lowerBound...] }
      }
    }
    append(rest, to: &result)
    return result
  }

  /// White space of the source counts as one space.
  private static func append(_ text: Substring, to result: inout String) {
    for character in text {
      if !character.isWhitespace {
        result.append(character)
      } else if let last = result.last, !last.isWhitespace {
        result.append(" ")
      }
    }
  }

  private static func entity(_ name: String) -> String {
    if let known = entities[name] { return known }
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      if let scalar = code.flatMap({ Unicode.Scalar($0) }) { return String(Character(scalar)) }
    }
    return "&\(name);"
  }
}
