import Foundation

/// The bundle's Info.plist: the app's own with build settings filled in, and the keys that Xcode adds.
enum InfoPlist {
  static func make(for project: AppProject) throws -> Data {
    var plist: [String: Any] = [:]
    if let path = project.infoPlist {
      let file = project.folder + "/" + path
      guard let data = FileManager.default.contents(atPath: file) else { throw Failure("cannot read \(file)") }
      do {
        let value = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let dictionary = value as? [String: Any] else {
          throw Failure("\(file) is not a dictionary")
        }
        plist = dictionary
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure("\(file) is not a property list: \(error.localizedDescription)")
      }
    }
    let name = project.moduleName
    let identifier = "com.example." + project.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let settings = [
      "PRODUCT_NAME": project.name, "TARGET_NAME": project.name, "EXECUTABLE_NAME": name,
      "PRODUCT_MODULE_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": identifier, "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    plist = plist.mapValues { filled($0, settings) }
    let defaults: [String: Any] = [
      "CFBundleIdentifier": identifier, "CFBundleName": project.name, "CFBundleDevelopmentRegion": "en",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1", "MinimumOSVersion": "17.0", "DTPlatformName": "iphonesimulator",
    ]
    plist.merge(defaults) { own, _ in own }
    // Whatever the file says: this is what was built.
    plist["CFBundleExecutable"] = name
    return try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
  }

  /// `$(NAME)` and `${NAME}`, with an operator such as `:rfc1034identifier` ignored; unknown names become nothing.
  private static func filled(_ value: Any, _ settings: [String: String]) -> Any {
    if let array = value as? [Any] { return array.map { filled($0, settings) } }
    if let dictionary = value as? [String: Any] { return dictionary.mapValues { filled($0, settings) } }
    guard var text = value as? String else { return value }
    while let range = text.range(of: #"\$(\([^()$]*\)|\{[^{}$]*\})"#, options: .regularExpression) {
      let inside = text[range].dropFirst(2).dropLast()
      let name = inside.split(separator: ":").first.map(String.init) ?? ""
      text.replaceSubrange(range, with: settings[name] ?? "")
    }
    return text
  }
}
