import Foundation

/// Runs the tool, and this program for one project, each in a process of its own: what crashes there ends only
/// that.
enum ToolRunner {
  static let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path ?? "."

  struct Output {
    var code: Int32
    var text: Data
    var errors: Data
    var ranOut: Bool
  }

  /// Runs a program and returns its output; nil if it can't be started.
  ///
  /// - Parameter limit: seconds until it is ended.
  static func run(_ path: String, _ arguments: [String], limit: Double) -> Output? {
    let files = FileManager.default
    let scratch = files.temporaryDirectory.appendingPathComponent("survey-\(UUID().uuidString)").path
    defer {
      try? files.removeItem(atPath: scratch + ".out")
      try? files.removeItem(atPath: scratch + ".err")
    }
    for end in [".out", ".err"] { _ = files.createFile(atPath: scratch + end, contents: nil) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: scratch + ".out")
    process.standardError = FileHandle(forWritingAtPath: scratch + ".err")
    guard (try? process.run()) != nil else { return nil }
    let end = Date(timeIntervalSinceNow: limit)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    let ranOut = process.isRunning
    if ranOut { process.terminate() }
    process.waitUntilExit()
    return Output(
      code: process.terminationStatus, text: files.contents(atPath: scratch + ".out") ?? Data(),
      errors: files.contents(atPath: scratch + ".err") ?? Data(), ranOut: ranOut)
  }

  // MARK: check

  private struct Check: Decodable {
    struct Item: Decodable {
      struct Member: Decodable {
        struct Place: Decodable {}
        var name: String
        var places: [Place]
      }
      var name: String
      var kind: String
      var status: String
      var count: Int
      var members: [Member]
    }
    var items: [Item]
  }

  /// Adds the findings of `flipside check`.
  static func check(_ report: inout ProjectReport) {
    guard let output = run(folder + "/flipside", ["check", report.path, "--json"], limit: 300) else {
      report.checkError = "there is no flipside beside this program"
      return
    }
    guard let check = try? JSONDecoder().decode(Check.self, from: output.text) else {
      report.checkError = lines(of: output.errors).first ?? "check ended with \(output.code)"
      return
    }
    for item in check.items where item.status == "missing" {
      report.missing["\(item.kind) \(item.name)", default: 0] += item.count
      for member in item.members { report.missingMembers[member.name, default: 0] += member.places.count }
    }
  }

  // MARK: run

  /// Builds and runs a project headless, and leaves a picture.
  static func run(_ report: inout ProjectReport, picture: String) {
    let start = Date()
    let arguments = ["run", report.path, "--host", "headless", "--screenshot", picture]
    guard let build = run(folder + "/flipside", ["build", report.path], limit: 900) else { return }
    var result = built(build)
    if result.stage == .runs {
      guard let output = run(folder + "/flipside", arguments, limit: 300) else { return }
      result = ran(output)
    }
    result.seconds = Date().timeIntervalSince(start)
    if result.stage == .runs { result.firstFrame = firstFrame(of: report.path, arguments) }
    report.run = result
  }

  /// Returns the result of a build, which is `runs` if there is an app now.
  private static func built(_ output: Output) -> RunResult {
    if output.code == 0 { return RunResult(stage: .runs) }
    if output.ranOut { return RunResult(stage: .hangs) }
    let errors = lines(of: output.errors)
    var seen: Set<String> = []
    let messages = errors.filter { $0.contains("error: ") }.compactMap {
      $0.components(separatedBy: "error: ").last
    }
    .filter { seen.insert($0).inserted }
    // The tool refuses a project before it compiles anything, and reports when the compiler found errors.
    let compiled = errors.contains { $0.contains(" did not build") }
    return RunResult(
      stage: compiled ? .doesNotBuild : .refused, missing: MissingNames(in: messages).names,
      lines: Array((messages.isEmpty ? Array(errors.suffix(3)) : messages).prefix(40)))
  }

  /// Returns the result of running a built app.
  private static func ran(_ output: Output) -> RunResult {
    if output.code == 0 { return RunResult(stage: .runs) }
    return RunResult(
      stage: output.ranOut ? .hangs : .crashes, lines: Array(lines(of: output.errors).prefix(40)))
  }

  /// Returns the processor time in seconds that a built app takes from its start to the picture of its first
  /// settled frame. The time of the tool, which first checks whether the app is built, is that of a build with
  /// nothing to do, and is subtracted.
  private static func firstFrame(of path: String, _ arguments: [String]) -> Double? {
    guard let whole = processorTime(arguments), processorTime(["build", path]) != nil,
      let tool = processorTime(["build", path])
    else { return nil }
    return max(whole - tool, 0)
  }

  /// Seconds of the processor that the tool takes with all that it starts, in the user's code and the system's: the
  /// shell's `times` for its children.
  private static func processorTime(_ arguments: [String]) -> Double? {
    let script = "\"$@\" >/dev/null 2>&1 && times"
    let output = run("/bin/sh", ["-c", script, "sh", folder + "/flipside"] + arguments, limit: 300)
    guard let output, output.code == 0,
      let line = String(decoding: output.text, as: UTF8.self).split(separator: "\n").last
    else { return nil }
    // `0m1.250s 0m0.080s`
    return line.split(separator: " ").reduce(0) { sum, part in
      let parts = part.dropLast().split(separator: "m").compactMap { Double($0) }
      return parts.count == 2 ? sum + parts[0] * 60 + parts[1] : sum
    }
  }

  private static func lines(of data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
