import Foundation

/// The toolchain's compiler, with the modules of this build.
enum SwiftCompiler {
  /// The folder of the build's products.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  /// Checks the types of sources as one module.
  /// - Returns: the exit code and the compiler's output.
  static func check(_ sources: [String], module: String, _ more: [String] = []) throws -> (Int32, String) {
    var arguments = ["swiftc", "-typecheck", "-continue-building-after-errors", "-swift-version", "5"]
    arguments += ["-parse-as-library", "-module-name", module, "-j", "2"] + more
    arguments += ["-I", products.appendingPathComponent("Modules").path] + moduleMaps() + sources
    return try run("/usr/bin/env", arguments)
  }

  /// Returns the options for the C modules below ours, which the compiler needs although they are not re-exported.
  private static func moduleMaps() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    let built = names.sorted().filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }
      .map { products.appendingPathComponent("\($0)/module.modulemap").path }
    let system = ["CCairo", "CFontconfig", "CFreeType", "CHarfBuzz"].map {
      Repository.root.appendingPathComponent("Sources/System/\($0)/module.modulemap").path
    }
    let flags =
      (try? run("/usr/bin/env", ["pkg-config", "--cflags", "cairo", "freetype2", "harfbuzz", "fontconfig"]).1) ?? ""
    return (built + system).filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }

  /// Runs a program to its end.
  static func run(_ program: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
