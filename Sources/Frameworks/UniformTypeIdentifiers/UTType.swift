@_exported import Foundation

/// A type of files or data, with its identifier.
///
/// ```swift
/// let isImage = UTType(filenameExtension: "png")?.conforms(to: .image) ?? false
/// label.text = isImage ? "Image" : "File"
/// ```
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
  /// Creates a type that the app defines and declares in Info.plist as exported.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  /// Creates a type of another app, which the app declares in Info.plist as imported.
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

  /// The base type of all items in a file system.
  public static let item = UTType(known: "public.item")
  /// The base type of all content with a meaning for users.
  public static let content = UTType(known: "public.content")
  /// The base type of byte streams: files, and data in memory.
  public static let data = UTType(known: "public.data")
  /// A directory, including packages.
  public static let directory = UTType(known: "public.directory")
  /// A directory that the user can open.
  public static let folder = UTType(known: "public.folder")
  /// A directory that is displayed as a single file.
  public static let package = UTType(known: "com.apple.package")
  /// The base type of text.
  public static let text = UTType(known: "public.text")
  /// Text without markup, in any encoding.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich Text Format.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML of any version.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The base type of source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source code.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The base type of images.
  public static let image = UTType(known: "public.image")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// An HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG image.
  public static let svg = UTType(known: "public.svg-image")
  /// A Windows bitmap.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A Live Photo.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// The base type of audio and video.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// The base type of media with video, and possibly audio.
  public static let movie = UTType(known: "public.movie")
  /// The base type of media with video only.
  public static let video = UTType(known: "public.video")
  /// The base type of media with audio only.
  public static let audio = UTType(known: "public.audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// MP3 audio.
  public static let mp3 = UTType(known: "public.mp3")
  /// WAVE audio.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// The base type of archives of files.
  public static let archive = UTType(known: "public.archive")
  /// A zip archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A gzip archive.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A contact in vCard format.
  public static let vCard = UTType(known: "public.vcard")
  /// The base type of contact information.
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
