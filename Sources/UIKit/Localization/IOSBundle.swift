import Foundation

/// Bundles as on iOS: files of the user's language precede others, and strings have plural rules.
///
/// These methods replace `Bundle`'s own: see `FoundationOverrides`. `Bundle` can't be subclassed outside of
/// Foundation.
extension Bundle {
  var languages: BundleLanguages {
    BundleLanguages.of(root, developmentLanguage: infoDictionary?["CFBundleDevelopmentRegion"] as? String)
  }

  /// The folder that contains the files.
  private var root: String { resourcePath ?? bundlePath }

  fileprivate func text(_ key: String, _ value: String?, _ name: String?) -> String {
    let table = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let plain = table.hasSuffix(".strings") ? String(table.dropLast(8)) : table
    if let found = StringsTables.string(key, table: plain, folders: languages.folders + [root]) { return found }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  fileprivate var localizedInfo: [String: Any] { StringsTables.all(table: "InfoPlist", folders: languages.folders) }

  /// Returns the folders that contain files of a language: the bundle itself first, as on iOS.
  fileprivate func folders(_ language: String?) -> [String] {
    [root] + (language.map { ["\(root)/\($0).lproj"] } ?? languages.folders)
  }

  /// Returns the first file of that name; without a name, the first of that type. On a phone `Main~iphone` precedes
  /// `Main`.
  fileprivate func find(_ name: String?, _ type: String?, _ folder: String?, in folders: [String]) -> String? {
    guard let name, !name.isEmpty else { return list(type, folder, in: folders).first }
    guard !name.contains("\0") else { return nil }
    let ending = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    let isPad = ProcessInfo.processInfo.environment["FLIPSIDE_DEVICE"]?.contains("iPad") == true
    let stem = ending.isEmpty ? (name as NSString).deletingPathExtension : name
    let rest = ending.isEmpty ? String(name.dropFirst(stem.count)) : ending
    for place in folders {
      let place = folder.flatMap { $0.isEmpty ? nil : "\(place)/\($0)" } ?? place
      for candidate in ["\(stem)~\(isPad ? "ipad" : "iphone")\(rest)", name + ending] {
        let path = "\(place)/\(candidate)"
        if access(path, F_OK) == 0 { return path }
      }
    }
    return nil
  }

  fileprivate func list(_ type: String?, _ folder: String?, in folders: [String]) -> [String] {
    let ending = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : ".\($0)" }
    return folders.flatMap { place -> [String] in
      let place = folder.flatMap { $0.isEmpty ? nil : "\(place)/\($0)" } ?? place
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      return names.sorted().filter { ending == nil || $0.hasSuffix(ending ?? "") }.map { "\(place)/\($0)" }
    }
  }
}

/// The methods that replace those in the dispatch table of `Bundle`. `self` is a bundle regardless of its static
/// type, and is used by `bundle` only. The order is that of `symbols`.
open class BundleMethods {
  /// The symbols of Foundation's methods, in the order of ours.
  static let symbols = [
    "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF",
    "$s10Foundation6BundleC13localizationsSaySSGvg",
    "$s10Foundation6BundleC22preferredLocalizationsSaySSGvg",
    "$s10Foundation6BundleC23developmentLocalizationSSSgvg",
    "$s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg",
    "$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF",

    "$s10Foundation6BundleC4path11forResource6ofTypeSSSgAG_AGtF",
    "$s10Foundation6BundleC4path11forResource6ofType11inDirectorySSSgAH_A2HtF",
    "$s10Foundation6BundleC4path11forResource6ofType11inDirectory0D12LocalizationSSSgAI_A3ItF",
    "$s10Foundation6BundleC3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF",
    "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF",
    "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF",
    "$s10Foundation6BundleC5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF",
    "$s10Foundation6BundleC5paths18forResourcesOfType11inDirectory0D12LocalizationSaySSGSSSg_A2ItF",
    "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF",
    "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF",
  ]

  // This class has no instances: its methods are called on bundles, in whose dispatch table they are.
  private final var bundle: Bundle { unsafeBitCast(self, to: Bundle.self) }

  /// Returns the text for a key from a table, in the user's language if the table exists in it; otherwise the
  /// value, or the key if the value is nil or empty. A nil or empty table name stands for `Localizable`.
  open func localizedString(forKey key: String, value: String?, table: String?) -> String {
    bundle.text(key, value, table)
  }
  /// Returns the languages for which the bundle has folders.
  open func localizations() -> [String] { bundle.languages.available }
  /// Returns the bundle's languages that suit the user, the best first.
  open func preferredLocalizations() -> [String] { bundle.languages.preferred }
  /// Returns the language in which the bundle was written, by `CFBundleDevelopmentRegion`; nil if it names none.
  open func developmentLocalization() -> String? { bundle.languages.development }
  /// Returns the values of the `InfoPlist` tables in the user's language.
  open func localizedInfoDictionary() -> [String: Any]? { bundle.localizedInfo }
  /// Returns a value of the bundle's information, in the user's language if there is a translation; nil for an
  /// unknown key.
  open func object(forInfoDictionaryKey key: String) -> Any? {
    bundle.localizedInfo[key] ?? bundle.infoDictionary?[key]
  }

  /// Returns the path of the first file with a name and type, in the bundle itself or in the folder of the user's
  /// language; nil if there is none. A variant for the device, such as `Main~iphone`, takes precedence.
  open func path(forResource name: String?, ofType type: String?) -> String? {
    bundle.find(name, type, nil, in: bundle.folders(nil))
  }
  /// Returns the path of the first file of a name and type, as `path(forResource:ofType:)` does, in a folder of the
  /// bundle.
  open func path(forResource name: String?, ofType type: String?, inDirectory folder: String?) -> String? {
    bundle.find(name, type, folder, in: bundle.folders(nil))
  }
  /// Returns the path of the first file of a name and type in a folder of the bundle, or of a language's folder;
  /// nil for the user's language.
  open func path(
    forResource name: String?, ofType type: String?, inDirectory folder: String?, forLocalization language: String?
  ) -> String? {
    bundle.find(name, type, folder, in: bundle.folders(language))
  }
  /// Returns the URL of the first file with a name and extension, as `path(forResource:ofType:)` finds it; nil if
  /// there is none.
  open func url(forResource name: String?, withExtension type: String?) -> URL? {
    bundle.find(name, type, nil, in: bundle.folders(nil)).map { URL(fileURLWithPath: $0) }
  }
  /// Returns the URL of the first file with a name and extension in a folder of the bundle; nil if there is none.
  open func url(forResource name: String?, withExtension type: String?, subdirectory: String?) -> URL? {
    bundle.find(name, type, subdirectory, in: bundle.folders(nil)).map { URL(fileURLWithPath: $0) }
  }
  /// Returns the URL of the first file with a name and extension in a folder of the bundle, or of a language's
  /// folder; nil if there is none.
  open func url(
    forResource name: String?, withExtension type: String?, subdirectory: String?, localization: String?
  ) -> URL? {
    bundle.find(name, type, subdirectory, in: bundle.folders(localization)).map { URL(fileURLWithPath: $0) }
  }
  /// Returns the paths of all files of a type in a folder of the bundle and of the best language's folder. A nil
  /// type stands for all types.
  open func paths(forResourcesOfType type: String?, inDirectory folder: String?) -> [String] {
    bundle.list(type, folder, in: Array(bundle.folders(nil).prefix(2)))
  }
  /// Returns the paths of all files of a type in a folder of the bundle and of a language's folder. A nil type
  /// stands for all types.
  open func paths(
    forResourcesOfType type: String?, inDirectory folder: String?, forLocalization language: String?
  ) -> [String] {
    bundle.list(type, folder, in: Array(bundle.folders(language).prefix(2)))
  }
  /// Returns the addresses of all files of an extension in a folder of the bundle and of the best language's
  /// folder.
  open func urls(forResourcesWithExtension type: String?, subdirectory: String?) -> [NSURL]? {
    bundle.list(type, subdirectory, in: Array(bundle.folders(nil).prefix(2))).map { NSURL(fileURLWithPath: $0) }
  }
  /// Returns the addresses of all files of an extension in a folder of the bundle and of a language's folder.
  open func urls(
    forResourcesWithExtension type: String?, subdirectory: String?, localization: String?
  ) -> [NSURL]? {
    bundle.list(type, subdirectory, in: Array(bundle.folders(localization).prefix(2))).map {
      NSURL(fileURLWithPath: $0)
    }
  }

  private init() {}
}

/// Returns the path of the executable or library that contains an address.
@_silgen_name("flipside_image_path")
private func imagePath(_ address: UnsafeRawPointer) -> UnsafePointer<CChar>?

/// Returns the bundle of a class: the framework of the class's module, the bundle of tests from which the class was
/// loaded, else the app. In Flipside, a framework is not a library of its own, but part of the app or of the tests,
/// and Foundation's own function considers libraries only.
@_silgen_name("flipside_bundleForClass")
package func bundleForClass(_ type: AnyClass) -> Bundle {
  let module = String(reflecting: type).prefix { $0 != "." }
  let path = "\(Bundle.main.bundlePath)/Frameworks/\(module).framework"
  if access(path, F_OK) == 0, let bundle = Bundle(path: path) { return bundle }
  // A class is its metadata, which is in the image that declares it: there is no other address of a class.
  if let image = imagePath(unsafeBitCast(type, to: UnsafeRawPointer.self)) {
    let file = String(cString: image) as NSString
    let folder = file.deletingLastPathComponent
    // Beside the library of tests is the information of Apple's framework.
    let isLibrary = file.lastPathComponent == "libXCTest.so" && access("\(folder)/Info.plist", F_OK) == 0
    if folder.hasSuffix(".xctest") || isLibrary, let bundle = Bundle(path: folder) { return bundle }
  }
  return .main
}

// The static methods that choose among localizations replace those of Foundation, as in `HostLocale`.

@_silgen_name("flipside_chosenLocalizations")
package func chosenLocalizations(from names: [String]) -> [String] {
  chosenLocalizations(from: names, forPreferences: nil)
}

@_silgen_name("flipside_chosenLocalizations2")
package func chosenLocalizations(from names: [String], forPreferences wishes: [String]?) -> [String] {
  let best = BundleLanguages.best(of: names.filter { $0 != "Base" }, for: wishes ?? HostLocale.languages)
  return (best ?? names.first).map { [$0] } ?? []
}
