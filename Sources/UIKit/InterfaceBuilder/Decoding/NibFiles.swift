import CoreGraphics

/// The locations of Interface Builder files in a bundle: the folder of the chosen language, `Base.lproj`, or the
/// top level.
enum NibFiles {
  static func path(_ name: String, type: String, in bundle: Bundle) -> String? {
    let name = name.hasSuffix(".\(type)") ? String(name.dropLast(type.count + 1)) : name
    let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    for candidate in [name + idiom, name] {
      for folder in folders(of: bundle) {
        let path = "\(folder)/\(candidate).\(type)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  /// Returns the strings of a localized file: `Main.strings` of the chosen language, by `OBJECT-ID.property`.
  static func strings(for path: String, in bundle: Bundle) -> [String: String] {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for language in bundle.preferredLocalizations {
      let file = "\(bundle.bundlePath)/\(language).lproj/\(name).strings"
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      return StringsFile.read(data).strings
    }
    return [:]
  }

  private static func folders(of bundle: Bundle) -> [String] {
    let root = bundle.bundlePath
    return bundle.preferredLocalizations.map { "\(root)/\($0).lproj" } + ["\(root)/Base.lproj", root]
  }
}
