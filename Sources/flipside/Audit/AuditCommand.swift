import Foundation
import HostModel

/// `flipside audit PATH`: runs the app headless at two text sizes and lists the accessibility and layout problems
/// of its screens.
enum AuditCommand {
  private static let options =
    [
      "device", "orientation", "appearance", "locale", "script", "split", "data", "accessibility", "photos",
      "hardware-keyboard",
    ] + ProjectSelection.options

  /// The content size categories at which the app is audited: the default, and the largest, for which only clipped
  /// text is reported.
  private static let textSizes = ["UICTContentSizeCategoryL", "UICTContentSizeCategoryAccessibilityXXXL"]

  static func run(_ words: [String]) throws {
    let arguments = try Arguments(words, command: "audit", options: options, flags: ["json"])
    let run = try RunCommand.prepare(arguments, command: "audit", host: .headless)
    RunCommand.makeRepeatable()
    run.app.unlock()
    var findings: [AuditFinding] = []
    var failure: String?
    for (index, size) in textSizes.enumerated() {
      let (found, code) = try self.findings(run, textSize: size)
      let isLargest = index > 0
      findings += isLargest ? found.filter { $0.kind == .textClipped } : found
      guard code != 0 else { continue }
      // At the largest text size a script may not find the controls that it taps, because they have moved off the
      // screen.
      if !isLargest { failure = "the audit did not finish: the app or the script failed with exit code \(code)" }
      if isLargest, failure == nil {
        Terminal.error(
          "the audit at the largest text size did not finish: the app or the script failed with exit code \(code)")
      }
    }
    let report = AuditReport(findings: findings, project: run.project)
    print(try arguments.has("json") ? report.json() : report.text, terminator: "")
    if let failure { throw Failure(failure) }
    if !report.lines.isEmpty { exit(3) }
  }

  /// Runs the app once.
  /// - Returns: the findings that the app wrote, and its exit code.
  private static func findings(_ run: RunCommand.PreparedRun, textSize: String) throws -> ([AuditFinding], Int32) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString).jsonl")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw Failure("cannot write \(file.path); TMPDIR names the folder for temporary files")
    }
    defer { try? FileManager.default.removeItem(at: file) }
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "FLIPSIDE_SCREENSHOT"] { environment[name] = nil }
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = RunCommand.backtrace }
    environment.merge(run.environment) { $1 }
    environment["FLIPSIDE_AUDIT"] = file.path
    environment["FLIPSIDE_TEXT_SIZE"] = textSize
    // The app's own output goes to the error output, so that the standard output contains findings only.
    let code = try Subprocess.run(run.app.executable, run.arguments, environment: environment) {
      FileHandle.standardError.write($0)
    }
    let lines = (FileManager.default.contents(atPath: file.path) ?? Data()).split(separator: UInt8(ascii: "\n"))
    return (lines.compactMap { try? JSONDecoder().decode(AuditFinding.self, from: Data($0)) }, code)
  }
}
