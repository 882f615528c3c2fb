import Foundation
import ObjectiveC

/// The destination of printed documents: PDF files in the folder that the host names, or in the app's container.
@preconcurrency @MainActor package enum PrintSpool {
  /// The address of the printer that writes them.
  static let address = URL(string: "file:///pdf")!

  /// The folder of the printed documents: `FLIPSIDE_PRINTS`; without it, `Library/Prints` in the app's container,
  /// and in a process without one a temporary folder.
  package static var folder: URL = {
    let values = ProcessInfo.processInfo.environment
    if let named = values["FLIPSIDE_PRINTS"], !named.isEmpty {
      return URL(fileURLWithPath: named, isDirectory: true)
    }
    if let container = values["FLIPSIDE_DATA"] {
      return URL(fileURLWithPath: container).appendingPathComponent("Library/Prints", isDirectory: true)
    }
    // The name is unique.
    var template = Array((FileManager.default.temporaryDirectory.path + "/flipside-prints-XXXXXX").utf8CString)
    let path = mkdtemp(&template).map { String(cString: $0) } ?? NSTemporaryDirectory() + "/" + UUID().uuidString
    return URL(fileURLWithPath: path, isDirectory: true)
  }()

  /// Writes a document under the job's name, and logs its path on the console.
  static func save(_ data: Data, name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plain = String(name.map { $0 == "/" || $0.isNewline ? "-" : $0 }.prefix(100))
    let isUsable = !plain.allSatisfy { $0 == "." || $0.isWhitespace }
    var file = folder.appendingPathComponent((isUsable ? plain : "Document") + ".pdf")
    var number = 2
    while FileManager.default.fileExists(atPath: file.path) {
      file = folder.appendingPathComponent("\(isUsable ? plain : "Document") \(number).pdf")
      number += 1
    }
    try data.write(to: file)
    Console.write("printed to \(file.path)")
  }
}
