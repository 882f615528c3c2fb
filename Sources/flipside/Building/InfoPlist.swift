import Foundation

/// The bundle's Info.plist: the app's own with build settings filled in, and the keys that Xcode adds.
struct InfoPlist {
  /// The absolute path of the app's own file.
  var file: String?
  var identifier: String
  var productName: String
  var executable: String
  /// What build settings generate.
  var generatedKeys: [String: Any] = [:]
  /// Fills in build settings.
  var expand: (String) -> String

  func data() throws -> Data {
    var plist = try own().mapValues(filled)
    plist.merge(generatedKeys.mapValues(filled)) { own, _ in own }
    let defaults: [String: Any] = [
      "CFBundleIdentifier": identifier, "CFBundleName": productName, "CFBundleDevelopmentRegion": "en",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1", "MinimumOSVersion": "17.0", "DTPlatformName": "iphonesimulator",
    ]
    plist.merge(defaults) { own, _ in own }
    // Whatever the file says: this is what was built.
    plist["CFBundleExecutable"] = executable
    return try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
  }

  private func own() throws -> [String: Any] {
    guard let file else { return [:] }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure("cannot read \(file); is it there, and may you read it?")
    }
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: data, format: nil)
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
    return (value as? String).map(expand) ?? value
  }

  /// `$(NAME)` and `${NAME}`, with an operator such as `:rfc1034identifier` ignored; unknown names become nothing.
  static func expand(_ text: String, _ settings: [String: String]) -> String {
    var text = text
    while let range = text.range(of: #"\$(\([^()$]*\)|\{[^{}$]*\})"#, options: .regularExpression) {
      let inside = text[range].dropFirst(2).dropLast()
      let name = inside.split(separator: ":").first.map(String.init) ?? ""
      text.replaceSubrange(range, with: settings[name] ?? "")
    }
    return text
  }
}
