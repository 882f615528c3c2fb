import Foundation
import TestFolders
import XCTest

/// Bridges sources, compiles them against the run time that this test was built with, and runs the result.
struct BridgedProgram {
  var output = ""
  /// The console output, standard error.
  var console = ""
  var messages = ""
  var exitCode: Int32 = 0

  /// The folder of the build's products: modules and `libFlipside.so`.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  /// Creates and runs a program of the folder `Programs`.
  init(named name: String, options: [String] = []) throws {
    let folder = Self.programs.appendingPathComponent(name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let texts = try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    try self.init(Dictionary(uniqueKeysWithValues: zip(names, texts)), options: options)
  }

  /// Returns the expected output of a program of the folder `Programs`.
  static func expectedOutput(of name: String) throws -> String {
    try String(contentsOf: programs.appendingPathComponent("\(name)/expected.txt"), encoding: .utf8)
  }

  private static let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Programs")

  /// Bridges, compiles and runs a program.
  /// - Parameter sources: file names with their texts; `main.swift` may hold top-level code.
  init(_ sources: [String: String], options: [String] = [], runs: Bool = true) throws {
    let folder = TestFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.sorted { $0.key < $1.key }.map { try folder.write($0.value, to: "user/\($0.key)") }
    let bridge = Self.products.appendingPathComponent("flipside-bridge").path
    let bridged = folder.appendingPathComponent("bridged").path
    let version = options.firstIndex(of: "-swift-version").map { ["--swift-version", options[$0 + 1]] } ?? []
    (exitCode, messages) = try Self.run(bridge, ["--output", bridged, "-D", "DEBUG"] + version + files)
    guard exitCode == 0 else { return }
    let paths = try FileManager.default.contentsOfDirectory(atPath: bridged).sorted().filter {
      $0.hasSuffix(".swift")
    }
    .map { "\(bridged)/\($0)" }
    let program = folder.appendingPathComponent("program").path
    // The library is passed as a file before all others, as when the tool links apps, so that its replacements of
    // Foundation's functions are found first.
    let link = [
      Self.products.appendingPathComponent("libFlipside.so").path, "-Xlinker", "-rpath", "-Xlinker",
      Self.products.path, "-o", program,
    ]
    var arguments = ["swiftc", "-Onone", "-module-name", "App", "-parse-as-library"]
    arguments += options.contains("-swift-version") ? options : ["-swift-version", "5"] + options
    arguments += ["-I", Self.products.appendingPathComponent("Modules").path] + Self.moduleMaps + paths
    arguments += runs ? link : ["-typecheck"]
    (exitCode, messages) = try Self.run("/usr/bin/env", arguments)
    if runs, exitCode == 0 {
      let errors = folder.appendingPathComponent("errors")
      (exitCode, output) = try Self.run(program, [], errors: errors, isHeadless: true)
      console = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    }
  }

  /// The options for the C modules below ours, which the compiler needs although they are not re-exported.
  private static let moduleMaps: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    let built = names.sorted().filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }
      .map { products.appendingPathComponent("\($0)/module.modulemap").path }
    let system = programs.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/System")
    let maps =
      built
      + ["CCairo", "CFontconfig", "CFreeType", "CHarfBuzz"].map {
        system.appendingPathComponent("\($0)/module.modulemap").path
      }
    let flags =
      (try? run("/usr/bin/env", ["pkg-config", "--cflags", "cairo", "freetype2", "harfbuzz", "fontconfig"]).1) ?? ""
    return maps.filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }()

  /// Calls the bridge, and returns its output.
  static func bridge(_ arguments: [String]) throws -> String {
    try run(products.appendingPathComponent("flipside-bridge").path, arguments).1
  }

  /// Runs a program. Returns its exit code and its output.
  /// - Parameters:
  ///   - errors: the file to which standard error goes; nil appends it to the output.
  ///   - isHeadless: whether the program's clock is the virtual one.
  static func run(
    _ program: String, _ arguments: [String], errors: URL? = nil, isHeadless: Bool = false
  ) throws -> (Int32, String) {
    let process = Process()
    if isHeadless {
      let headless = ["FLIPSIDE_HOST": "headless", "FLIPSIDE_REPEATABLE": "1"]
      process.environment = ProcessInfo.processInfo.environment.merging(headless) { $1 }
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    if let errors {
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
    }
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
