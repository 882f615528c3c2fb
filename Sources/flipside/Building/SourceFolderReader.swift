import Foundation
import XcodeProject

/// Reads an app from a folder of Swift files, resources and an Info.plist.
struct SourceFolderReader {
  let folder: String
  private var sources: [String] = []
  private var resources: [AppProject.Resource] = []
  private var infoPlist: String?
  private var visits = FolderVisits()
  /// The paths that have been read, with symbolic links resolved. A folder that is reached by two paths is read
  /// once.
  private var taken: Set<String> = []

  init(folder: String) throws {
    self.folder = folder
    try read("")
  }

  func app() throws -> AppProject {
    guard !sources.isEmpty else {
      throw Failure("there are no Swift files in \(folder); give an Xcode project or the folder of the app's files")
    }
    try checkPlaces()
    let name = (folder as NSString).lastPathComponent
    var moduleName = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if moduleName.first?.isNumber == true { moduleName = "_" + moduleName }
    moduleName = FileName.make(moduleName)
    // The folder may have the name of a module that the app imports.
    if ReservedModules.isReserved(moduleName, importedBy: sources) { moduleName += "App" }
    var module = AppModule(name: moduleName, isApp: true, sources: sources)
    module.generateClasses(of: resources.map(\.path))
    let identifier = "com.example." + name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let settings = [
      "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": moduleName, "PRODUCT_MODULE_NAME": moduleName,
      "PRODUCT_BUNDLE_IDENTIFIER": identifier, "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    return AppProject(
      location: folder, name: name, modules: [module], resources: resources,
      infoPlist: InfoPlist(
        file: infoPlist, identifier: identifier, productName: name, executable: moduleName,
        settings: BuildSettings(settings)))
  }

  private static let packages: Set<String> = ["xcassets", "bundle", "lproj", "xcdatamodeld", "momd", "scnassets"]
  private static let ignored: Set<String> = ["md", "entitlements", "xcconfig", "h", "pch", "modulemap"]

  private mutating func read(_ below: String) throws {
    let place = below.isEmpty ? folder : "\(folder)/\(below)"
    switch visits.enter(place) {
    case .first: break
    case .again: return
    case .againOverLink:
      return Terminal.error("\(place) is left out: it is a link to a folder that was read before")
    case .refused(let reason): return Terminal.error("\(place) is left out: \(reason)")
    }
    // The tool's own cache is not part of the app.
    guard RegularFile.resolved(place) != RegularFile.resolved(Cache.folder) else { return }
    guard let names = FolderVisits.names(in: place) else {
      throw Failure("cannot read \(place); check its permissions")
    }
    for name in names where !name.hasPrefix(".") {
      let below = below.isEmpty ? name : below + "/" + name
      let path = folder + "/" + below
      let type = (name as NSString).pathExtension.lowercased()
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        Terminal.error("\(path) is left out: it is a broken or a circular link")
        continue
      }
      if !isFolder.boolValue || Self.packages.contains(type) {
        // A resource may occur under two names in the bundle; a source file is compiled once.
        let part = RegularFile.resolved(path) + (type == "swift" ? "" : "/\(name)")
        if !taken.insert(part).inserted { continue }
      }
      if isFolder.boolValue {
        if Self.packages.contains(type) {
          resources.append(.init(path: path, placeInBundle: name))
        } else {
          try read(below)
        }
      } else if type == "swift" {
        if !RegularFile.exists(path) {
          Terminal.error("\(path) is left out: it is not a regular file")
        } else if below != "Package.swift" {
          sources.append(path)
        }
      } else if ["m", "mm", "c", "cpp"].contains(type) {
        Terminal.error("\(path) is left out: only Swift sources are compiled")
      } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
        if infoPlist == nil || name == "Info.plist" { infoPlist = path }
      } else if !Self.ignored.contains(type), !["LICENSE", "Makefile"].contains(name) {
        resources.append(.init(path: path, placeInBundle: name))
      }
    }
  }

  /// Throws if two resources have the same path in the bundle. Bundles are flat, so the files would overwrite each
  /// other.
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
