@_exported import Foundation

/// A type of files or data, with its identifier.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype>
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String

  /// Creates the type with an identifier; nil if the system does not declare it.
  public init?(_ identifier: String) {
    guard TypeTable.byIdentifier[identifier.lowercased()] != nil else { return nil }
    self.identifier = identifier
  }
  fileprivate init(known identifier: String) { self.identifier = identifier }

  /// Creates the type for a file name extension; nil if no declared type has it. The supertype has no effect.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let entry = TypeTable.entries.first(where: { $0.extensions.contains(filenameExtension.lowercased()) })
    else {
      return nil
    }
    self.init(known: entry.identifier)
  }
  /// Creates the type for a MIME type; nil if no declared type has it. The supertype has no effect.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let entry = TypeTable.entries.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
    self.init(known: entry.identifier)
  }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  public var description: String { identifier }
  /// The usual file name extension; nil if the type has none.
  public var preferredFilenameExtension: String? { TypeTable.byIdentifier[identifier]?.extensions.first }
  /// The usual MIME type; nil if the type has none.
  public var preferredMIMEType: String? { TypeTable.byIdentifier[identifier]?.mime }
  /// Whether the identifier begins with `dyn.`, as for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the system declares the type.
  public var isDeclared: Bool { TypeTable.byIdentifier[identifier] != nil }
  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The types that this one conforms to.
  public var supertypes: Set<UTType> {
    Set(
      (TypeTable.byIdentifier[identifier]?.parents ?? []).flatMap { parent in
        [UTType(known: parent)] + UTType(known: parent).supertypes
      })
  }
  /// Returns whether the type is the other one or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns whether the type conforms to the other one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Returns whether the other type conforms to this one.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let package = UTType(known: "com.apple.package")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let vCard = UTType(known: "public.vcard")
  public static let contact = UTType(known: "public.contact")
}

/// The types that the system declares, with identifiers, supertypes, file name extensions and MIME types.
private enum TypeTable {
  struct Entry {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mime: String?
  }

  static let byIdentifier = Dictionary(entries.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  static let entries: [Entry] = table.split(separator: "\n").map { line in
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    func list(_ index: Int) -> [String] {
      index < words.count && words[index] != "-" ? words[index].split(separator: ",").map(String.init) : []
    }
    return Entry(identifier: words[0], parents: list(1), extensions: list(2), mime: list(3).first)
  }

  private static let table = """
    public.item - - -
    public.content - - -
    public.data public.item - application/octet-stream
    public.directory public.item - -
    public.folder public.directory - -
    com.apple.package public.directory - -
    public.text public.data,public.content - -
    public.plain-text public.text txt,text text/plain
    public.utf8-plain-text public.plain-text - -
    public.rtf public.text rtf text/rtf
    public.html public.text html,htm text/html
    public.xml public.text xml application/xml
    public.json public.text json application/json
    com.apple.property-list public.data plist -
    public.comma-separated-values-text public.text csv text/csv
    public.source-code public.plain-text - -
    public.swift-source public.source-code swift -
    public.image public.data,public.content - -
    public.png public.image png image/png
    public.jpeg public.image jpeg,jpg,jpe image/jpeg
    com.compuserve.gif public.image gif image/gif
    public.tiff public.image tiff,tif image/tiff
    public.heic public.image heic image/heic
    org.webmproject.webp public.image webp image/webp
    public.svg-image public.image svg image/svg+xml
    com.microsoft.bmp public.image bmp image/bmp
    com.apple.live-photo public.data - -
    public.audiovisual-content public.data,public.content - -
    public.movie public.audiovisual-content - -
    public.video public.movie - -
    public.audio public.audiovisual-content - -
    com.apple.quicktime-movie public.movie mov,qt video/quicktime
    public.mpeg-4 public.movie mp4 video/mp4
    public.mp3 public.audio mp3 audio/mpeg
    com.microsoft.waveform-audio public.audio wav,wave audio/vnd.wave
    public.mpeg-4-audio public.audio m4a audio/mp4
    com.adobe.pdf public.data,public.content pdf application/pdf
    public.archive public.data - -
    public.zip-archive public.archive zip application/zip
    org.gnu.gnu-zip-archive public.archive gz,gzip application/gzip
    public.url public.data - -
    public.file-url public.url - -
    public.vcard public.text,public.contact vcf,vcard text/vcard
    public.contact public.item - -
    """
}
