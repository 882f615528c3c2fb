import Foundation
import Synchronization

/// Converts locations in bridged files to locations in the author's files. The compiler's macros, which Swift
/// Testing uses, contain bridged file names.
enum BridgedLocations {
  private static let known = Mutex<[String: (file: String, shift: Int)?]>([:])

  /// Returns the author's file and line for a location that the library reports.
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

  /// Reads the directive in the first line of a bridged file, which contains the author's file and the number of
  /// the next line.
  private static func read(_ path: String) -> (file: String, shift: Int)? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let match = text.prefix(2000).firstMatch(of: #/#sourceLocation\(file: "(.*)", line: (\d+)\)/#),
      let line = Int(match.2), text.hasPrefix("#sourceLocation")
    else { return nil }
    return (String(match.1), line - 2)
  }
}
