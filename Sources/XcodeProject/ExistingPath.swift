import Foundation

/// Finds files whose names are written in other letters than on disk: Apple's file systems take `View.swift` for
/// `view.swift`, so projects get away with it.
public enum ExistingPath {
  public static func find(_ path: String) -> String? {
    let files = FileManager.default
    if files.fileExists(atPath: path) { return path }
    var found = ""
    for part in path.split(separator: "/") {
      let next = "\(found)/\(part)"
      if files.fileExists(atPath: next) {
        found = next
        continue
      }
      let names = (try? files.contentsOfDirectory(atPath: found.isEmpty ? "/" : found)) ?? []
      guard let name = names.sorted().first(where: { $0.lowercased() == part.lowercased() }) else { return nil }
      found += "/\(name)"
    }
    return found
  }
}
