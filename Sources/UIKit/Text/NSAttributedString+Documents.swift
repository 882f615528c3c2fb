import CoreText

extension NSAttributedString {
  /// A format of documents: plain text, HTML, RTF.
  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    /// The type of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType("NSPlainText")
    /// Rich Text Format.
    public static let rtf = DocumentType("NSRTF")
    /// Rich Text Format with attachments.
    public static let rtfd = DocumentType("NSRTFD")
    /// HTML.
    public static let html = DocumentType("NSHTML")
  }

  /// An attribute of a document: author, title, margins and others.
  public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    /// The key of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `DocumentType` to write, or that was read.
    public static let documentType = DocumentAttributeKey("DocumentType")
    /// The encoding of plain text, a number of `String.Encoding.rawValue`.
    public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
    /// The attributes of text that the document says nothing about.
    public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
  }

  /// How a document is to be read.
  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    /// The key of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `DocumentType` to read the data as; found out from the data unless it is given.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The attributes of text that the document says nothing about.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The encoding of plain text, a number of `String.Encoding.rawValue`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// An effect on the drawing of letters.
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The effect of printed letters, darker at the top. Drawn as ordinary text here.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Reads a document: plain text, or HTML with its styles. RTF is not read, which is reported on the console.
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
    dict?.pointee = ["DocumentType": (type ?? .plain).rawValue]
    guard type == .html else {
      self.init(string: text, attributes: attributes)
      return
    }
    self.init(attributedString: HTMLReader.read(text))
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
    case .rtf, .rtfd:
      Unsupported.log("NSAttributedString from RTF")
      return ""
    default: return text
    }
  }
}
