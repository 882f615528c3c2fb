import Foundation

/// The types that iOS expects for the keys of an Info.plist (Apple's Information Property List Key Reference). For
/// some keys Foundation traps on a value of another type.
enum InfoPlistTypes {
  private enum Kind: String {
    case text, texts, list, dictionary
  }

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for key in [
      "CFBundleIdentifier", "CFBundleName", "CFBundleDisplayName", "CFBundleDevelopmentRegion",
      "CFBundleExecutable",
      "CFBundleInfoDictionaryVersion", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion",
      "CFBundleSignature", "CFBundleSpokenName", "CFBundleIconFile", "CFBundleIconName", "MinimumOSVersion",
      "NSPrincipalClass", "NSMainNibFile", "UIMainStoryboardFile", "UILaunchStoryboardName", "UILaunchImageFile",
      "UIUserInterfaceStyle", "UIStatusBarStyle", "NSHumanReadableCopyright", "DTPlatformName",
    ] { kinds[key] = .text }
    for key in [
      "CFBundleLocalizations", "CFBundleSupportedPlatforms", "UISupportedInterfaceOrientations", "UIAppFonts",
      "UIBackgroundModes", "LSApplicationQueriesSchemes", "CFBundleIconFiles",
    ] { kinds[key] = .texts }
    for key in [
      "CFBundleURLTypes", "CFBundleDocumentTypes", "UIApplicationShortcutItems", "UTExportedTypeDeclarations",
      "UTImportedTypeDeclarations",
    ] { kinds[key] = .list }
    for key in ["UIApplicationSceneManifest", "UILaunchScreen", "NSAppTransportSecurity", "CFBundleIcons"] {
      kinds[key] = .dictionary
    }
    return kinds
  }()

  /// Returns the value, converted to the key's type if necessary; nil, with a message, if it can't be converted.
  static func checked(_ value: Any, for key: String, in file: String) -> Any? {
    // Device-specific keys have a suffix, as in `UIMainStoryboardFile~ipad`.
    guard let kind = kinds[String(key.prefix { $0 != "~" })] else { return value }
    switch kind {
    case .text:
      if let text = value as? String { return text }
      if let number = value as? NSNumber { return "\(number)" }
    case .texts:
      if let text = value as? String { return [text] }
      if let list = value as? [Any] {
        let texts = list.compactMap { $0 as? String }
        if texts.count < list.count {
          Terminal.error("\(file): \(key) has entries that are not strings; they are ignored")
        }
        return texts
      }
    case .list: if value is [Any] { return value }
    case .dictionary: if value is [String: Any] { return value }
    }
    Terminal.error("\(file): \(key) is \(name(of: value)) where iOS takes \(expected(kind)); it is ignored")
    return nil
  }

  private static func expected(_ kind: Kind) -> String {
    switch kind {
    case .text: "a string"
    case .texts: "a list of texts"
    case .list: "a list"
    case .dictionary: "a dictionary"
    }
  }

  private static func name(of value: Any) -> String {
    switch value {
    case is String: "a text"
    case is [Any]: "a list"
    case is [String: Any]: "a dictionary"
    case is Date: "a date"
    case is Data: "data"
    default: "a number"
    }
  }
}
