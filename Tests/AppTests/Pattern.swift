import Foundation
import TestFolders

/// A small project below `Patterns` with its expected results; `Patterns/README.md` explains the files of
/// expectations.
struct Pattern: Sendable {
  let name: String

  static let folder = Tool.root.appendingPathComponent("Tests/AppTests/Patterns")

  /// Returns all patterns, or those that the variable `PATTERNS` names.
  static func all() throws -> [Pattern] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let patterns = names.map { Pattern(name: $0) }.filter {
      FileManager.default.fileExists(atPath: $0.place("App").path)
    }
    guard let chosen = ProcessInfo.processInfo.environment["PATTERNS"]?.split(separator: ",").map(String.init)
    else { return patterns }
    return patterns.filter { chosen.contains($0.name) }
  }

  private func place(_ file: String) -> URL {
    Self.folder.appendingPathComponent(name).appendingPathComponent(file)
  }

  private func text(_ file: String) -> String? { try? String(contentsOf: place(file), encoding: .utf8) }

  private func lines(_ file: String) -> [String]? {
    text(file)?.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// Builds and runs the project.
  /// - Returns: the differences from the expectations, in whole sentences.
  func failures() throws -> [String] {
    let folder = TestFolder.make()
    let environment = try repositories(in: folder)
    let build = try Tool.run(["build", place("App").path], in: folder, environment: environment)
    var failures: [String] = []
    if let expected = lines("build.txt") {
      if build.code == 0 { failures.append("It builds, which it must not.") }
      for line in expected where !(build.errors + build.output).contains(line) {
        failures.append("The build does not say \"\(line)\", but:\n\(build.errors)")
      }
    } else if build.code != 0 {
      failures.append("It does not build:\n\(build.errors)")
    } else {
      failures += try runFailures(in: folder, environment)
    }
    return try failures + checkFailures(in: folder, environment)
  }

  /// Makes a git repository of each folder in `Repositories`, with the version 1.0.0.
  /// - Returns: the environment in which git finds them as `https://flipside.invalid/<Name>.git`.
  private func repositories(in folder: URL) throws -> [String: String?] {
    let source = place("Repositories")
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: source.path) else { return [:] }
    let base = folder.appendingPathComponent("Repositories")
    try FileManager.default.copyItem(at: source, to: base)
    for name in names {
      let place = base.appendingPathComponent(name)
      try Git.run("init", "-q", in: place)
      try Git.run("add", ".", in: place)
      try Git.run("commit", "-q", "-m", "1.0.0", in: place)
      try Git.run("tag", "1.0.0", in: place)
      try FileManager.default.moveItem(at: place, to: base.appendingPathComponent(name + ".git"))
    }
    return [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "url.file://\(base.path)/.insteadOf",
      "GIT_CONFIG_VALUE_0": "https://flipside.invalid/",
    ]
  }

  private func runFailures(in folder: URL, _ environment: [String: String?]) throws -> [String] {
    var arguments = ["run", place("App").path]
    if text("script.txt") == nil, text("pixels.txt") != nil {
      arguments += ["--host", "headless", "--screenshot", "first.png"]
    } else {
      let script = text("script.txt") == nil ? try folder.write("", to: "empty-script") : place("script.txt").path
      arguments += ["--script", script]
    }
    let result = try Tool.run(arguments + (lines("options.txt") ?? []), in: folder, environment: environment)
    var failures: [String] = []
    if result.code != 0 { failures.append("It ends with \(result.code):\n\(result.errors)") }
    failures += difference(result.output, text("console.txt") ?? "", "console.txt")
    failures += difference(result.errors, text("errors.txt") ?? "", "errors.txt")
    for line in lines("pixels.txt") ?? [] { failures += pixelFailures(line, in: folder) }
    for file in try FileManager.default.contentsOfDirectory(atPath: place("").path).sorted()
    where ["json", "txt"].contains((file as NSString).pathExtension) && !Self.ownFiles.contains(file) {
      let written = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      failures += difference(written ?? "nothing: the file is missing", text(file) ?? "", file)
    }
    return failures
  }

  private static let ownFiles: Set<String> = [
    "script.txt", "console.txt", "errors.txt", "pixels.txt", "build.txt", "check.txt", "options.txt",
  ]

  private func checkFailures(in folder: URL, _ environment: [String: String?]) throws -> [String] {
    let result = try Tool.run(["check", place("App").path], in: folder, environment: environment)
    if let expected = lines("check.txt") {
      return expected.filter { !result.output.contains($0) }.map {
        "The check does not name \"\($0)\", but:\n\(result.output)\(result.errors)"
      }
    }
    let expected: Int32 = text("build.txt") == nil ? 0 : 3
    return result.code == expected
      ? [] : ["The check ends with \(result.code), not \(expected):\n\(result.output)\(result.errors)"]
  }

  private func difference(_ found: String, _ expected: String, _ file: String) -> [String] {
    if found == expected { return [] }
    let (found, expected) = (found.split(separator: "\n"), expected.split(separator: "\n"))
    let first = zip(found, expected).prefix { $0 == $1 }.count
    func rest(_ lines: [Substring]) -> String {
      let rest = lines.dropFirst(first).prefix(12)
      return rest.isEmpty ? "the end" : rest.joined(separator: "\n")
    }
    return ["\(file): from line \(first + 1) it is\n\(rest(found))\nand should be\n\(rest(expected))"]
  }

  /// Returns the failures of an expectation `shot.png X Y RRGGBB`.
  private func pixelFailures(_ line: String, in folder: URL) -> [String] {
    let fields = line.split(separator: " ").map(String.init)
    guard fields.count >= 4, let x = Int(fields[1]), let y = Int(fields[2]),
      let expected = UInt32(fields[3], radix: 16)
    else { return ["pixels.txt: \"\(line)\" is not a file, two numbers and a colour."] }
    guard let picture = (try? folder.data(fields[0])).flatMap({ PNG($0) }) else {
      return ["pixels.txt: there is no picture \(fields[0])."]
    }
    let found = picture.color(x, y)
    let isNear = [0, 8, 16].allSatisfy { abs(Int(found >> $0 & 0xFF) - Int(expected >> $0 & 0xFF)) <= 2 }
    return isNear ? [] : ["pixels.txt: \(line) is \(String(found, radix: 16))."]
  }
}
