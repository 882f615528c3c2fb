import CoreGraphics

/// A `.dataset`: files of any kind.
final class DataSet: Sendable {
  let name: String
  private let entries: [(conditions: AssetConditions, path: String, type: String)]

  init(name: String, contents: AssetContents) {
    self.name = name
    entries = contents.root["data"].list.compactMap { entry in
      guard let file = entry["filename"].string, let path = contents.path(of: file) else { return nil }
      let type = entry["universal-type-identifier"].string
      return (AssetConditions(entry), path, type ?? Self.type(ofFile: file))
    }
  }

  func content(for traits: UITraitCollection) -> (data: Data, type: String)? {
    let remedy = "Add it to the data set \"\(name)\" or remove its entry from Contents.json."
    for entry in entries.fitting(traits, conditions: \.conditions) {
      if let data = AssetFile.read(entry.path, limit: 256 << 20, remedy: remedy) { return (data, entry.type) }
    }
    return nil
  }

  /// Returns the uniform type of a file for which Xcode wrote none.
  private static func type(ofFile name: String) -> String {
    switch (name as NSString).pathExtension.lowercased() {
    case "json": "public.json"
    case "txt": "public.plain-text"
    case "csv": "public.comma-separated-values-text"
    case "xml": "public.xml"
    case "html", "htm": "public.html"
    case "plist": "com.apple.property-list"
    case "strings": "com.apple.xcode.strings-text"
    case "png": "public.png"
    case "jpg", "jpeg": "public.jpeg"
    case "gif": "com.compuserve.gif"
    case "webp": "org.webmproject.webp"
    case "svg": "public.svg-image"
    case "pdf": "com.adobe.pdf"
    case "mp3": "public.mp3"
    case "wav": "com.microsoft.waveform-audio"
    case "m4a": "com.apple.m4a-audio"
    case "mp4": "public.mpeg-4"
    case "mov": "com.apple.quicktime-movie"
    case "ttf": "public.truetype-ttf-font"
    case "otf": "public.opentype-font"
    case "zip": "public.zip-archive"
    default: "public.data"
    }
  }
}
