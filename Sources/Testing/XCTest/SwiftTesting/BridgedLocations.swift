import Foundation
import Synchronization

/// The conversion of bridged files and lines to those of the author's files: the compiler's macros know the bridged
/// ones only.
enum BridgedLocations {
  private static let known = Mutex<[String: (file: String, shift: Int)?]>([:])

  /// The author's file and line for a location that the library reports.
  static func original(_ location: [String: Any]?) -> (file: String?, line: Int?) {
    original(path(of: location), (location?["line"] as? NSNumber)?.intValue)
  }

  static func path(of location: [String: Any]?) -> String? {
    location?["filePath"] as? String ?? location?["_filePath"] as? String ?? location?["fileID"] as? String
  }

  static func original(_ file: String?, _ line: Int?) -> (file: String?, line: Int?) {
    guard let file, file.hasSuffix(".bridged.swift") else { return (file, line) }
    let found = known.withLock { known -> (file: String, shift: Int)? in
      let found = known[file] ?? read(file)
      known[file] = .some(found)
      return found
    }
    guard let found else { return (file, line) }
    return (found.file, line.map { $0 + found.shift })
  }

  /// The bridge names the author's file in the first line, and the number of the next.
  private static func read(_ path: String) -> (file: String, shift: Int)? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let match = text.prefix(2000).firstMatch(of: #/#sourceLocation\(file: "(.*)", line: (\d+)\)/#),
      let line = Int(match.2), text.hasPrefix("#sourceLocation")
    else { return nil }
    return (String(match.1), line - 2)
  }
}
