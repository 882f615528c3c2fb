import Foundation
import Synchronization

/// The Interface Builder files of a survey.
enum InterfaceFiles {
  /// Returns a file, or the files below a folder except those of packages and build products.
  static func files(below path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .filter { !$0.contains("Pods/") && !$0.contains("Carthage/") }
      .sorted().map { "\(path)/\($0)" }
  }

  /// Returns the files below the folders that contain the projects of a list with one project a line.
  static func files(ofProjectsIn list: String, below root: String) -> [String] {
    guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { return [] }
    var seen: Set<String> = []
    return text.split(separator: "\n").map { (("\(root)/\($0)") as NSString).deletingLastPathComponent }
      .flatMap(files).filter { seen.insert($0).inserted }
  }

  /// Returns a folder of links to the asset catalogs, images and strings around a file, which replaces the bundle
  /// of its app.
  static func bundle(around path: String) -> Bundle? {
    let files = FileManager.default
    var folder = (path as NSString).deletingLastPathComponent
    // Up to the folder of the project.
    for _ in 0..<5 {
      let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    if let known = bundles.withLock({ $0[folder] }) { return known }
    let home = files.temporaryDirectory.appendingPathComponent("nib-survey-\(UUID().uuidString)").path
    try? files.createDirectory(atPath: home, withIntermediateDirectories: true)
    guard let walk = files.enumerator(atPath: folder) else { return nil }
    while let name = walk.nextObject() as? String {
      let isCatalog = name.hasSuffix(".xcassets")
      if isCatalog { walk.skipDescendants() }
      guard isCatalog || ["png", "jpg", "jpeg", "pdf"].contains((name as NSString).pathExtension.lowercased())
      else {
        continue
      }
      var place = "\(home)/\((name as NSString).lastPathComponent)"
      if isCatalog, files.fileExists(atPath: place) { place = "\(home)/\(UUID().uuidString).xcassets" }
      try? files.createSymbolicLink(atPath: place, withDestinationPath: "\(folder)/\(name)")
    }
    let bundle = Bundle(path: home)
    bundles.withLock { $0[folder] = bundle }
    return bundle
  }

  private static let bundles = Mutex<[String: Bundle]>([:])
}
