import Foundation

/// Finds files whose names in a project differ from those on disk in case. Apple's file systems ignore case by
/// default, so such projects work on a Mac.
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
