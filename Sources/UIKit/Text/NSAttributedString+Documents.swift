import CoreText

extension NSAttributedString {
  /// A format of documents: plain text, HTML, RTF.
  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    /// Creates a type from its name.
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
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `DocumentType` to write, or that was read.
    public static let documentType = DocumentAttributeKey("DocumentType")
    /// The encoding of plain text, a number of `String.Encoding.rawValue`.
    public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
    /// The attributes of text for which the document specifies none.
    public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
    /// The page's size in points, a `CGSize`.
    public static let paperSize = DocumentAttributeKey("PaperSize")
    /// The page's margins in points, a `UIEdgeInsets`.
    public static let paperMargin = DocumentAttributeKey("PaperMargin")
    /// The size of the view that shows the text in points, a `CGSize`.
    public static let viewSize = DocumentAttributeKey("ViewSize")
    /// The scale of the view, a number in percent.
    public static let viewZoom = DocumentAttributeKey("ViewZoom")
    /// The view mode in which the text is shown, a number: 0 without pages, 1 in pages.
    public static let viewMode = DocumentAttributeKey("ViewMode")
    /// Whether the text may be changed, a number: more than 0 for not.
    public static let readOnly = DocumentAttributeKey("ReadOnly")
    /// The color behind the text, a `UIColor`.
    public static let backgroundColor = DocumentAttributeKey("BackgroundColor")
    /// The hyphenation factor of all paragraphs, a number.
    public static let hyphenationFactor = DocumentAttributeKey("HyphenationFactor")
    /// The distance between tab stops in points, a number.
    public static let defaultTabInterval = DocumentAttributeKey("DefaultTabInterval")
    /// The direction of lines in parts of the text, an array of dictionaries by `TextLayoutSectionKey`.
    public static let textLayoutSections = DocumentAttributeKey("NSTextLayoutSectionsAttribute")
    /// The scaling of font sizes, a number of `NSTextScalingType`.
    public static let textScaling = DocumentAttributeKey("TextScaling")
    /// The original scaling of font sizes.
    public static let sourceTextScaling = DocumentAttributeKey("SourceTextScaling")
    /// The version of the writer, a number.
    public static let cocoaVersionDocumentAttribute = DocumentAttributeKey("CocoaRTFVersion")
  }

  /// A key of the attributes of a section of a document.
  public struct TextLayoutSectionKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The direction of lines, a number of `NSLayoutManager.TextLayoutOrientation`.
    public static let orientation = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionOrientation")
    /// The part of the text, an `NSRange`.
    public static let range = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionRange")
  }

  /// A key of the options for reading a document.
  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `DocumentType` to read the data as; found out from the data unless it is given.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The attributes of text for which the document specifies none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The encoding of plain text, a number of `String.Encoding.rawValue`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The scaling to which font sizes are converted, a number of `NSTextScalingType`.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// The scaling of the document's font sizes, a number of `NSTextScalingType`.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// An effect on the drawing of letters.
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The effect of printed letters, darker at the top. It is drawn as ordinary text.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Reads a document: plain text, HTML with its styles, or RTF. Without a type, data that begins as RTF or HTML is
  /// read as that.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let (text, attributes) = try DocumentText.read(data, options)
    dict?.pointee = attributes
    self.init(attributedString: text)
  }

  /// Reads a document's file, or the folder of an RTFD document with its attachments.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let (text, attributes) = try DocumentText.read(url, options)
    dict?.pointee = attributes
    self.init(attributedString: text)
  }

  /// Returns a range as a document of the type that the attributes name: plain text without one, HTML, or RTF.
  /// Attachments are omitted: `fileWrapper(from:documentAttributes:)` writes them in RTFD.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let part = attributedSubstring(from: range)
    switch DocumentText.type(dict[.documentType]) ?? .plain {
    case .rtf:
      var writer = RTFWriter(part)
      return writer.write(dict)
    case .rtfd:
      Unsupported.log("NSAttributedString.data(from:documentAttributes:) of RTFD", effect: "RTF is written")
      var writer = RTFWriter(part)
      return writer.write(dict)
    case .html: return Data(HTMLWriter.write(part).utf8)
    default:
      let encoding = DocumentText.encoding(dict[.characterEncoding]) ?? .utf8
      guard let data = part.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    }
  }

  /// Writes a range as a file, or as the folder of an RTFD document with its attachments.
  public func fileWrapper(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper {
    guard DocumentText.type(dict[.documentType]) == .rtfd else {
      return FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
    }
    var writer = RTFWriter(attributedSubstring(from: range), keepsAttachments: true)
    let text = writer.write(dict)
    var files = writer.files.mapValues { FileWrapper(regularFileWithContents: $0) }
    files["TXT.rtf"] = FileWrapper(regularFileWithContents: text)
    return FileWrapper(directoryWithFileWrappers: files)
  }
}

extension NSMutableAttributedString {
  /// Replaces the text with the contents of a document's file.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict))
  }

  /// Replaces the text with the contents of a document.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
  }
}

/// The interpretation of font sizes in documents.
public enum NSTextScalingType: Int, Sendable {
  /// Font sizes of macOS.
  case standard = 0
  /// Font sizes of iOS.
  case iOS = 1
}

/// Documents as attributed text.
enum DocumentText {
  typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType
      ?? (value as? String).map { NSAttributedString.DocumentType($0) }
      ?? (value as? NSString).map { NSAttributedString.DocumentType(String(describing: $0)) }
  }

  static func encoding(_ value: Any?) -> String.Encoding? {
    value as? String.Encoding
      ?? (value as? UInt ?? (value as? Int).map { UInt(max($0, 0)) } ?? (value as? NSNumber)?.uintValue)
      .map { String.Encoding(rawValue: $0) }
  }

  static func read(_ url: URL, _ options: Options) throws -> (NSAttributedString, NSDictionary) {
    var isFolder = ObjCBool(false)
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      return try readFolder(url)
    }
    var options = options
    if options[.documentType] == nil {
      let types = ["html": NSAttributedString.DocumentType.html, "htm": .html, "rtf": .rtf]
      options[.documentType] = types[url.pathExtension.lowercased()]
    }
    return try read(Data(contentsOf: url), options)
  }

  /// Reads an RTFD folder: its text, with the other files as attachments.
  private static func readFolder(_ url: URL) throws -> (NSAttributedString, NSDictionary) {
    let text = try Data(contentsOf: url.appendingPathComponent("TXT.rtf"))
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where name != "TXT.rtf" {
      files[name] = try? Data(contentsOf: url.appendingPathComponent(name))
    }
    guard let (result, document) = RTFReader.read(text, files: files) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return (result, attributes(.rtfd, document))
  }

  static func read(_ data: Data, _ options: Options) throws -> (NSAttributedString, NSDictionary) {
    let type = type(options[.documentType]) ?? detected(data)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    if type == .rtf || type == .rtfd {
      guard let (text, document) = RTFReader.read(data) else {
        if type == .rtfd { Unsupported.log("NSAttributedString from flattened RTFD", effect: "it can't be read") }
        throw CocoaError(.fileReadCorruptFile)
      }
      return (text, attributes(type, document))
    }
    let encoding = encoding(options[.characterEncoding])
    guard let text = string(data, encoding) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let used = encoding ?? .utf8
    let attributes: NSDictionary = [
      "DocumentType": type.rawValue, "CharacterEncoding": NSNumber(value: used.rawValue),
    ]
    if type == .html { return (HTMLReader.read(text), attributes) }
    return (NSAttributedString(string: text, attributes: defaults), attributes)
  }

  private static func detected(_ data: Data) -> NSAttributedString.DocumentType {
    if RTFTokenizer.isRTF(data) { return .rtf }
    let start = String(decoding: data.prefix(256), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      .lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  private static func string(_ data: Data, _ encoding: String.Encoding?) -> String? {
    if encoding == nil, data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let text = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return String(data: text, encoding: encoding ?? .utf8) ?? String(data: text, encoding: .isoLatin1)
  }

  private static func attributes(
    _ type: NSAttributedString.DocumentType, _ document: RTFReader.Document
  ) -> NSDictionary {
    func points(_ word: String) -> CGFloat { CGFloat(min(max(document.lengths[word] ?? 0, 0), 1_000_000)) / 20 }
    var result: [String: Any] = ["DocumentType": type.rawValue]
    if document.lengths["paperw"] != nil {
      result["PaperSize"] = CGSize(width: points("paperw"), height: points("paperh"))
    }
    if document.lengths["margl"] != nil {
      result["PaperMargin"] = UIEdgeInsets(
        top: points("margt"), left: points("margl"), bottom: points("margb"), right: points("margr"))
    }
    if document.lengths["vieww"] != nil {
      result["ViewSize"] = CGSize(width: points("vieww"), height: points("viewh"))
    }
    if let zoom = document.lengths["viewscale"] { result["ViewZoom"] = NSNumber(value: zoom) }
    if let mode = document.lengths["viewkind"] { result["ViewMode"] = NSNumber(value: mode == 1 ? 1 : 0) }
    if document.lengths["readonlydoc"] != nil { result["ReadOnly"] = NSNumber(value: 1) }
    if document.lengths["deftab"] != nil {
      result["DefaultTabInterval"] = NSNumber(value: Double(points("deftab")))
    }
    let names = [
      "title": "NSTitleDocumentAttribute", "author": "NSAuthorDocumentAttribute",
      "subject": "NSSubjectDocumentAttribute", "company": "NSCompanyDocumentAttribute",
      "copyright": "NSCopyrightDocumentAttribute", "doccomm": "NSCommentDocumentAttribute",
    ]
    for (word, text) in document.info { if let name = names[word] { result[name] = NSString(string: text) } }
    return result as NSDictionary
  }
}
