import Foundation
import Synchronization

/// Runs the built tests and writes the results.
struct TestRun {
  let session: TestSession
  let destinations: [TestDestination]

  private var options: TestOptions { session.options }

  /// Runs all tests.
  /// - Returns: whether all tests passed.
  func run() throws -> Bool {
    // Address randomization is disabled if the system allows it, because the order of sets of objects depends on
    // addresses.
    _ = RunCommand.setPersonality(0x004_0000)
    // Shards on several machines must use the same durations, so only a file that is given explicitly is used.
    let shared = try options.times.map { TestTimes.times(try ResultsFile.report(Self.file($0))) }
    let times = shared ?? (options.shard == nil ? TestTimes.last(of: session.project) : [:])
    let planner = TestPlanner(session: session, destinations: destinations, times: times)
    var (all, chosen) = try planner.choose()
    for text in session.selection.unknownNames(among: all, targets: chosen.map(\.bundle.name)) {
      Terminal.error(text)
    }
    if let shard = options.shard { chosen = planner.share(chosen, of: shard) }
    if options.onlyLists {
      for item in chosen { for test in item.tests { print("\(test.target)/\(test.identifier)") } }
      return session.report.faults.isEmpty
    }
    let units = planner.units(chosen, jobs: jobs)
    if units.contains(where: { session.isRandom($0.bundle, in: $0.destination) }) {
      Terminal.note("The order of the tests is random; --seed \(session.seed) repeats it")
    }
    session.console.expect(units.reduce(0) { $0 + $1.tests.count })
    runAll(units)
    session.console.end()
    session.end()
    return try finish(hasTests: !all.isEmpty, isEmpty: units.isEmpty)
  }

  private var jobs: Int { options.jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  private func runAll(_ units: [TestUnit]) {
    let isParallel =
      options.jobs.map { $0 > 1 }
      ?? session.project.plan.targets.contains { $0.isParallelizable }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: isParallel ? min(jobs, max(units.count, 1)) : 1) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < units.count else { return }
        noteDestination(of: units[index], after: index > 0 ? units[index - 1] : nil)
        TestUnitRunner(session: session, unit: units[index]).run()
      }
    }
  }

  /// Prints the device of the tests that follow, as `xcodebuild` does if there are several.
  private func noteDestination(of unit: TestUnit, after last: TestUnit?) {
    guard destinations.count > 1, last?.destination.name != unit.destination.name else { return }
    session.console.print("Testing started on '\(unit.destination.name)'", from: unit.number)
  }

  // MARK: Results

  private func finish(hasTests: Bool, isEmpty: Bool) throws -> Bool {
    var report = session.report
    if report.records.isEmpty, report.faults.isEmpty {
      if let shard = options.shard, hasTests, isEmpty {
        Terminal.error("the shard \(shard.index)/\(shard.count) has no tests: there are fewer classes than shards")
      } else {
        report.faults.append(
          hasTests
            ? "no tests found: the options and \(session.project.plan.source) leave none"
            : "no tests found: the test targets have none")
      }
    }
    if let coverage = options.coverage {
      do {
        try CoverageReport(session: session, scope: CoverageScope(of: destinations)).write(to: coverage)
      } catch {
        report.faults.append((error as? Failure)?.message ?? "\(error)")
      }
    }
    do {
      try ResultsWriter(report: report, attachments: session.attachments).write(to: options, folder: session.folder)
    } catch {
      report.faults.append((error as? Failure)?.message ?? "\(error)")
    }
    keepTimes(report)
    ResultsWriter.printSummary(report)
    if !report.isSuccess { Terminal.note("Results: \(session.folder)/results.html") }
    return report.isSuccess
  }

  /// Stores the durations of tests. Tests that did not run this time keep their durations.
  private func keepTimes(_ report: TestReport) {
    let folder = TestTimes.folder(of: session.project)
    var known = (try? ResultsFile.report(folder + "/times.json")) ?? TestReport()
    var fresh = TestReport()
    for record in report.records {
      var record = record
      (record.device, record.configuration) = ("", "")
      record.runs = [TestRecord.Run(duration: record.duration)]
      fresh.records.append(record)
    }
    known.merge(fresh)
    known.faults = []
    try? Cache.make(folder)
    try? ResultsFile.data(known).write(to: URL(fileURLWithPath: folder + "/times.json"), options: .atomic)
  }

  /// Returns the path of the results file: the given path, or `results.json` if the path is a folder.
  static func file(_ path: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? path + "/results.json" : path
  }
}

/// Writes a report in all requested formats.
struct ResultsWriter {
  let report: TestReport
  let attachments: String

  func write(to options: TestOptions, folder: String) throws {
    try write(try ResultsFile.data(report), to: folder + "/results.json")
    let page = ResultsPage(report: report, attachments: attachments).data()
    try write(page, to: folder + "/results.html")
    try FailedSnapshot.write(of: report, attachments: attachments, to: folder)
    try write(json: options.json, junit: options.junit, html: options.html)
  }

  func write(json: String?, junit: String?, html: String?) throws {
    if let json { try write(try ResultsFile.data(report), to: json) }
    if let junit { try write(JUnitReport.data(report), to: junit) }
    if let html { try write(ResultsPage(report: report, attachments: attachments).data(), to: html) }
  }

  private func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    } catch {
      throw Failure.writing(path, error)
    }
  }

  /// Prints a summary in the format of `xcodebuild`.
  static func printSummary(_ report: TestReport) {
    var text = ""
    for fault in report.faults { text += "error: \(fault)\n" }
    if !report.failed.isEmpty {
      text += "\nFailing tests:\n"
      var lines: [String] = []
      let isMatrix = report.isMatrix
      for record in report.failed {
        // The same test may pass on one device and fail on another one.
        let place = isMatrix ? " on '\(record.place)'" : ""
        let line = "\t\(record.name.identifier.replacingOccurrences(of: "/", with: "."))\(place)\n"
        if !lines.contains(line) { lines.append(line) }
      }
      text += lines.joined()
    }
    text += report.isSuccess ? "\n** TEST SUCCEEDED **\n" : "\n** TEST FAILED **\n"
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
