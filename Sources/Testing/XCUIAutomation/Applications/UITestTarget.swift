import Foundation

/// An app that tests can launch, from the configuration of the run.
struct UITestTarget: Hashable {
  var bundleIdentifier: String
  var name: String
  var executable: String
  var arguments: [String]
  var environment: [String: String]

  static let springboardIdentifier = "com.apple.springboard"
  var isSpringboard: Bool { bundleIdentifier == Self.springboardIdentifier }

  init(_ values: [String: Any]) {
    executable = values["executable"] as? String ?? ""
    let path = values["path"] as? String ?? (executable as NSString).deletingLastPathComponent
    let fileName = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    bundleIdentifier = values["bundleIdentifier"] as? String ?? fileName
    name = values["name"] as? String ?? Self.displayName(path) ?? fileName
    arguments = values["arguments"] as? [String] ?? []
    environment = values["environment"] as? [String: String] ?? [:]
  }

  /// Creates a target for an app that the configuration does not contain.
  init(unknown identifier: String) {
    bundleIdentifier = identifier
    name = identifier == Self.springboardIdentifier ? " " : identifier
    executable = ""
    arguments = []
    environment = [:]
  }

  private static func displayName(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path + "/Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list["CFBundleDisplayName"] as? String ?? list["CFBundleName"] as? String
  }
}
