import Foundation
import XcodeProject

/// The contents of the bundle's Info.plist: the app's own file with build settings substituted, and the keys that
/// Xcode adds.
struct InfoPlist {
  /// The absolute path of the app's own Info.plist.
  var file: String?
  var identifier: String
  var productName: String
  var executable: String
  /// The keys that are generated from build settings.
  var generatedKeys: [String: Any] = [:]
  /// The build settings that are substituted for variables in values.
  var settings: BuildSettings
  var packageType = "APPL"

  /// Whether the app runs on iPads only: `TARGETED_DEVICE_FAMILY` lists iPhones as 1 and iPads as 2.
  var isForPadsOnly: Bool {
    let families = settings.expand(settings["TARGETED_DEVICE_FAMILY"] ?? "").split { !$0.isNumber }
    return families.contains("2") && !families.contains("1")
  }

  func data() throws -> Data {
    var plist = try own().mapValues(filled)
    if let fault = settings.faults.first {
      throw Failure("\(file ?? "Info.plist"): the build settings \(fault); correct them in Xcode")
    }
    let own = file ?? "the build settings"
    for key in plist.keys.sorted() {
      plist[key] = plist[key].flatMap { InfoPlistTypes.checked($0, for: key, in: own) }
    }
    plist.merge(generatedKeys.mapValues(filled)) { own, _ in own }
    let defaults: [String: Any] = [
      "CFBundleIdentifier": identifier, "CFBundleName": productName, "CFBundleDevelopmentRegion": "en",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": packageType,
      "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1", "MinimumOSVersion": "17.0", "DTPlatformName": "iphonesimulator",
    ]
    plist.merge(defaults) { own, _ in own }
    plist["CFBundleIdentifier"] = (plist["CFBundleIdentifier"] as? String).map(Self.identifier) ?? identifier
    // The name of the built executable takes precedence over the value in the file.
    plist["CFBundleExecutable"] = executable
    return try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
  }

  private func own() throws -> [String: Any] {
    guard let file else { return [:] }
    guard let data = RegularFile.contents(file) else {
      throw Failure("cannot read \(file); check that it exists and that you may read it")
    }
    let value: Any
    do {
      value = try PropertyListFile.value(of: data)
    } catch let fault as PropertyListFile.TooLarge {
      throw Failure("\(file) \(fault); it is damaged, or designed to exhaust the memory; save it again in Xcode")
    } catch {
      throw Failure("\(file) is not a property list; correct it in Xcode (\(error.localizedDescription))")
    }
    guard let dictionary = value as? [String: Any] else {
      throw Failure("\(file) is a property list, but not a dictionary; correct it in Xcode")
    }
    return dictionary
  }

  private func filled(_ value: Any) -> Any {
    if let array = value as? [Any] { return array.map(filled) }
    if let dictionary = value as? [String: Any] { return dictionary.mapValues(filled) }
    return (value as? String).map(settings.expand) ?? value
  }

  /// Returns a valid bundle identifier. It is used in the names of preference files, so it consists of letters,
  /// digits, periods and hyphens only, as Apple's page on CFBundleIdentifier demands; underscores are allowed
  /// because they are common.
  static func identifier(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(200).map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-._".unicodeScalars.contains(scalar))
        ? Character(scalar) : "-"
    }
    let name = String(scalars)
    return name.allSatisfy { $0 == "." } ? "com.example.app" : name
  }
}
