import Foundation

/// `flipside results RESULTS…`: shows the results of test runs. Those of several machines are merged.
enum ResultsCommand {
  static func run(_ words: [String]) throws {
    let arguments = try Arguments(words, command: "results", options: ["json", "junit", "html"])
    guard !arguments.operands.isEmpty else {
      throw Failure("flipside results needs a results.json, or several (flipside help results)", code: 2)
    }
    var report = TestReport(start: .distantFuture, end: .distantPast)
    // Attachments are beside the results file that refers to them.
    let attachments = "\(Cache.folder)/test-runs/merged-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: attachments) }
    try Cache.make(attachments)
    for operand in arguments.operands {
      let file = TestRun.file(operand)
      report.merge(try ResultsFile.report(file))
      let folder = (file as NSString).deletingLastPathComponent + "/Attachments"
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        try? FileManager.default.linkItem(atPath: "\(folder)/\(name)", toPath: "\(attachments)/\(name)")
        try? FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(attachments)/\(name)")
      }
    }
    try ResultsWriter(report: report, attachments: attachments).write(
      json: arguments.value("json"), junit: arguments.value("junit"), html: arguments.value("html"))
    for outcome in [TestRecord.Outcome.passed, .failed, .skipped, .expectedFailure] where report.count(outcome) > 0
    {
      print("\(report.count(outcome)) \(outcome.rawValue.lowercased())")
    }
    ResultsWriter.printSummary(report)
    if report.records.isEmpty {
      throw Failure("there are no tests in \(arguments.operands.joined(separator: ", "))")
    }
    if !report.isSuccess { exit(1) }
  }
}
