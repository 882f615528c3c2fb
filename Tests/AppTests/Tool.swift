import Foundation
import TestFolders
import XCTest

/// The `flipside` tool, called as by a user.
struct Tool {
  struct Result {
    var code: Int32
    /// The signal that ended the tool; nil if it exited.
    var signal: Int32?
    var output: String
    var errors: String
  }

  /// The folder of the built tests, with the tool and the library.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// Built apps are kept between runs, together with the library against which they were built.
  static let cache = products.appendingPathComponent("app-tests")

  private static let scratch = TestFolder.make()

  static func sample(_ name: String) -> String { root.appendingPathComponent("Samples/\(name)").path }
  static func app(_ name: String) -> String { root.appendingPathComponent("Tests/AppTests/Apps/\(name)").path }
  static func script(_ name: String) -> String {
    root.appendingPathComponent("Tests/AppTests/Scripts/\(name)").path
  }

  static func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "TZ"] { environment[name] = nil }
    environment = environment.filter { !$0.key.hasPrefix("FLIPSIDE_") && !$0.key.hasPrefix("SWIFT_") }
    environment["XDG_CACHE_HOME"] = cache.path
    environment["TMPDIR"] = scratch.path
    for (name, value) in changes { environment[name] = value }
    return environment
  }

  /// Runs the tool to its end: after the shell command `setUp`, or after `hiding`, a command in its own mount
  /// namespace.
  static func run(
    _ arguments: [String], in folder: URL = scratch,
    environment changes: [String: String?] = [:], hiding: String? = nil, setUp: String? = nil,
    tool: URL = products.appendingPathComponent("flipside")
  ) throws -> Result {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    if let setUp {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", setUp + " && exec \"$@\"", "sh", tool.path] + arguments
    } else if let hiding {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
      process.arguments = ["-rm", "sh", "-c", hiding + " && exec \"$@\"", "sh", tool.path] + arguments
    }
    process.currentDirectoryURL = folder
    process.environment = environment(changes)
    // The output is written to files, because an app could block on a full pipe.
    let output = folder.appendingPathComponent(".output-\(UUID().uuidString)")
    let errors = folder.appendingPathComponent(".errors-\(UUID().uuidString)")
    for file in [output, errors] { try Data().write(to: file) }
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let wasSignal = process.terminationReason == .uncaughtSignal
    return Result(
      code: process.terminationStatus, signal: wasSignal ? process.terminationStatus : nil,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

}

extension URL {
  func data(_ name: String) throws -> Data { try Data(contentsOf: appendingPathComponent(name)) }
}
