/// The conformances of the uniform types that item providers use, from Apple's list of system-declared types
/// (https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers).
enum TypeConformance {
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.rtf": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.tiff": ["public.image"],
    "public.heic": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "com.microsoft.bmp": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.composite-content"],
    "public.composite-content": ["public.content"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.movie": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.zip-archive": ["public.archive"],
    "public.archive": ["public.data"],
    "public.vcard": ["public.text"],
    "com.apple.uikit.color": ["public.data"],
    "public.data": ["public.item"],
    "public.folder": ["public.directory"],
    "public.directory": ["public.item"],
  ]

  /// Returns whether a type is equal or conforms to another one, case-insensitively.
  static func conforms(_ type: String, to other: String) -> Bool {
    let (type, other) = (type.lowercased(), other.lowercased())
    return type == other || parents[type, default: []].contains { conforms($0, to: other) }
  }

  // MARK: Names of files

  private static let types = [
    "txt": "public.utf8-plain-text", "text": "public.utf8-plain-text", "md": "public.utf8-plain-text",
    "csv": "public.utf8-plain-text", "swift": "public.utf8-plain-text", "json": "public.json", "xml": "public.xml",
    "html": "public.html", "htm": "public.html", "rtf": "public.rtf", "png": "public.png", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "webp": "org.webmproject.webp", "heic": "public.heic",
    "tiff": "public.tiff", "bmp": "com.microsoft.bmp", "pdf": "com.adobe.pdf", "zip": "public.zip-archive",
    "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "mp3": "public.mp3", "vcf": "public.vcard",
  ]

  static func type(ofFilesWith nameExtension: String) -> String {
    types[nameExtension.lowercased()] ?? "public.data"
  }

  /// Returns the file name extension of a type, the alphabetically first of several; nil for types without one.
  static func nameExtension(of type: String) -> String? {
    switch type {
    case "public.utf8-plain-text": "txt"
    case "public.jpeg": "jpg"
    default: types.filter { $0.value == type }.keys.min()
    }
  }
}
