import Foundation

/// Git for tests that need repositories, with its own user name, and without the settings of the machine's user.
enum Git {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let program = "/usr/bin/git"

  static var isThere: Bool { access(program, X_OK) == 0 }

  /// Runs a command in a folder.
  /// - Returns: its standard output.
  @discardableResult
  static func run(_ arguments: String..., in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.com"]
      + ["-c", "commit.gpgsign=false"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "git \(arguments.joined(separator: " ")) ends with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
