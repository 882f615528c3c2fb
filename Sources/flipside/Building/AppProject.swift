import Foundation

/// An app's folder, read: its sources, its resources and its name.
struct AppProject {
  let folder: String
  /// What the folder is called.
  let name: String
  /// Paths below the folder, sorted.
  private(set) var sources: [String] = []
  private(set) var resources: [Resource] = []
  private(set) var infoPlist: String?

  /// A file or a folder that stays as it is, and its place in the bundle.
  struct Resource: Equatable {
    let path: String
    let placeInBundle: String
  }

  /// The name of the Swift module and of the executable.
  var moduleName: String {
    let name = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }

  init(path: String) throws {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    folder = url.path
    name = url.lastPathComponent
    if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
      throw Failure("Xcode projects are not supported yet: \(path); give the folder of the app's Swift files")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw Failure("there is no \(path)")
    }
    guard isFolder.boolValue else { throw Failure("\(path) is a file; give the folder of the app's Swift files") }
    try read("")
    guard !sources.isEmpty else {
      throw Failure("there are no Swift files in \(path)")
    }
    try checkPlaces()
  }

  private static let packages: Set<String> = ["xcassets", "bundle", "lproj", "xcdatamodeld", "momd", "scnassets"]
  private static let ignored: Set<String> = ["md", "entitlements", "xcconfig", "h", "pch", "modulemap"]

  private mutating func read(_ below: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder + "/" + below)
    } catch {
      throw Failure("cannot read \(folder)/\(below)")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = below.isEmpty ? name : below + "/" + name
      let type = (name as NSString).pathExtension.lowercased()
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if ["xcodeproj", "xcworkspace"].contains(type) { continue }
        if Self.packages.contains(type) {
          resources.append(Resource(path: path, placeInBundle: name))
        } else {
          try read(path)
        }
      } else if type == "swift" {
        if name != "Package.swift" || !below.isEmpty { sources.append(path) }
      } else if ["m", "mm", "c", "cpp"].contains(type) {
        Console.error("\(path) is left out: only Swift sources are compiled")
      } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
        if infoPlist == nil || name == "Info.plist" { infoPlist = path }
      } else if !Self.ignored.contains(type), !["LICENSE", "Makefile"].contains(name) {
        resources.append(Resource(path: path, placeInBundle: name))
      }
    }
  }

  /// A bundle is flat: two files of one name in different folders would overwrite each other.
  private func checkPlaces() throws {
    var seen: [String: String] = [:]
    for resource in resources {
      if let other = seen[resource.placeInBundle], !resource.placeInBundle.hasSuffix(".lproj") {
        throw Failure(
          "\(other) and \(resource.path) would both be \(resource.placeInBundle) in the app's bundle; rename one")
      }
      seen[resource.placeInBundle] = resource.path
    }
  }
}
