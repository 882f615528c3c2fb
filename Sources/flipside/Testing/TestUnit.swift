import Foundation
import HostModel
import XcodeProject

/// The tests of one bundle that run in one process, and in further processes if that one ends too early.
struct TestUnit {
  let number: Int
  let host: BuiltTestHost
  let bundle: TestBundle
  let destination: TestDestination
  /// The tests or classes to run; nil for all of the bundle.
  var only: [TestName]?
  /// The tests that are expected to run.
  var tests: [TestName]
}

/// Runs a unit: starts a process, and after a crash another one for the remaining tests.
struct TestUnitRunner {
  let session: TestSession
  let unit: TestUnit
  private let names: BridgedNames

  init(session: TestSession, unit: TestUnit) {
    self.session = session
    self.unit = unit
    names = BridgedNames(host: unit.host, bundle: unit.bundle)
  }

  private var console: TestConsole { session.console }

  func run() {
    defer { console.close(unit.number) }
    var records = TestUnitRecords(unit: unit, repetition: session.repetition(unit.destination))
    do {
      try run(&records)
    } catch {
      // The results until then are kept; the tests that are left can't run.
      session.add(fault: (error as? Failure)?.message ?? "\(error)")
      records.addLost(unit.tests)
    }
    session.add(records.all)
  }

  private func run(_ records: inout TestUnitRecords) throws {
    var done: [TestName] = []
    var attempts: [TestName: Int] = [:]
    var totals = TestTotals()
    var lacksSummary = false
    defer { if lacksSummary { console.print(totals.summary(of: unit), from: unit.number) } }
    while true {
      let end = try run(done: done, totals: totals)
      var log = end.log
      let launch = launch(done: done)
      for failure in log.failures { session.add(fault: TestFault.bundle(failure)) }
      if log.isFinished || !log.failures.isEmpty {
        if !log.suiteNames.isEmpty { lacksSummary = false }
        if log.isFinished { noteBadEnd(end) }
        records.take(log, in: launch)
        break
      }
      let crashed = crash(&log, end).map(launch.inTarget)
      let finished = log.order.filter { log.runs[$0]?.isEmpty == false }.map(launch.inTarget)
      let lost =
        crashed == nil && !log.endedItself ? crashOutside(&log, end, ran: Set(done + finished), launch) : []
      records.take(log, in: launch)
      totals.add(log.totals)
      if !log.suiteNames.isEmpty { lacksSummary = !log.suites.isEmpty }
      let count = done.count
      // Tests that were interrupted by the crash of another test run again.
      for name in finished + lost where !done.contains(name) { done.append(name) }
      records.addLost(lost)
      guard done.count > count else {
        noteEarlyEnd(end)
        records.addLost(unit.tests.filter { !done.contains($0) })
        break
      }
      if let crashed {
        attempts[crashed, default: 0] += 1
        if case .retryOnFailure(let limit) = session.repetition(unit.destination),
          attempts[crashed, default: 0] < limit
        {
          done.removeAll { $0 == crashed }
        }
      }
      if unit.tests.allSatisfy({ done.contains($0) }) { break }
      let place = (crashed ?? (log.endedItself ? finished.last : nil))?.identifier
      let title = place.map { " in " + $0.replacingOccurrences(of: "/", with: ".") } ?? ""
      console.print(
        "\nRestarting after unexpected exit, crash, or test timeout\(title); "
          + "summary will include totals from previous launches.\n", from: unit.number)
    }
  }

  private func launch(done: [TestName]) -> TestLaunch {
    TestLaunch(
      session: session, host: unit.host, bundle: unit.bundle, destination: unit.destination, only: unit.only,
      done: done)
  }

  private func run(done: [TestName], totals: TestTotals) throws -> TestProcess.End {
    let launch = launch(done: done)
    let output = TestOutputFilter(totals: done.isEmpty ? nil : totals, bundle: unit.bundle, names: names)
    defer { console.write(output.rest(), from: unit.number) }
    func run(target: AppContainer?) throws -> TestProcess.End {
      try session.withContainer(of: unit.host.app) { container in
        try launch.process(in: container, target: target).run { data in
          console.write(output.take(data), from: unit.number)
        } event: { event in
          guard event["event"] as? String == "caseFinished", let id = event["id"] as? String,
            let name = try? TestName(text: id)
          else { return }
          console.finish(name, isFailure: event["result"] as? String == "failed")
        }
      }
    }
    guard let tested = launch.testedApp else { return try run(target: nil) }
    return try session.withContainer(of: tested.app) { try run(target: $0) }
  }

  /// Records the failure of the test that ended the process, and prints it in the format of Xcode's console.
  private func crash(_ log: inout TestProcessLog, _ end: TestProcess.End) -> TestName? {
    guard let last = log.running.last else { return nil }
    let (message, trace) = message(of: end, after: last.title)
    let issue = TestRecord.Issue(message: message, file: last.file, line: last.file == nil ? nil : last.line)
    let ended = log.endRunning(issue, trace: trace)
    let seconds = String(format: "%.3f", ended?.run.duration ?? 0)
    console.startLine(of: unit.number)
    console.print(
      "\(issue.place): error: \(last.title) : \(message)\nTest Case '\(last.title)' failed (\(seconds) seconds).",
      from: unit.number)
    console.finish(last.name, isFailure: true)
    return last.name
  }

  private func message(of end: TestProcess.End, after title: String) -> (text: String, trace: String) {
    let reason = TestFault.reason(of: end, limit: session.limit(unit.destination))
    let trace = names.original(TestFault.trace(in: end.output, after: title))
    if TestFault.isTimeout(end) { return (reason, trace) }
    return ("Crash: \(unit.host.host.app.name): " + (TestFault.summary(of: trace) ?? reason), trace)
  }

  /// Records that the process ended while no test was running: in the class methods before or after tests, or
  /// between tests.
  /// - Returns: the tests that can't run because of it.
  private func crashOutside(
    _ log: inout TestProcessLog, _ end: TestProcess.End, ran: Set<TestName>, _ launch: TestLaunch
  ) -> [TestName] {
    let (message, trace) = message(of: end, after: "")
    let issue = TestRecord.Issue(message: message)
    var lost: [TestName] = []
    let title: String
    if let suite = log.openClass {
      let left = unit.tests.filter { suite.has($0) && !ran.contains($0) }
      if suite.hasTests, !left.isEmpty, let last = log.failLast(issue, trace: trace) {
        title = launch.inTarget(last).description
      } else {
        if !suite.hasTests { lost = left }
        title = "+[\(unit.bundle.module.name).\(suite.name) \(suite.method)]"
        log.failClass(issue, trace: trace)
      }
    } else if let last = log.failLast(issue, trace: trace) {
      title = launch.inTarget(last).description
    } else {
      return []
    }
    console.startLine(of: unit.number)
    console.print("\(issue.place): error: \(title) : \(message)", from: unit.number)
    return lost
  }

  /// Reports a process that crashed after it reported the end of all tests.
  private func noteBadEnd(_ end: TestProcess.End) {
    // All tests have finished, so a process that does not exit fails none of them.
    if end.timedOut {
      return Terminal.note("\(unit.bundle.name): the process did not end after its last test, and was ended")
    }
    if case .exit(let code) = end.end, end.log.status == nil || end.log.status == Int(code) { return }
    let (message, _) = message(of: end, after: "")
    session.add(fault: "\(unit.bundle.name): after the last test: \(message)")
  }

  private func noteEarlyEnd(_ end: TestProcess.End) {
    let reason = TestFault.reason(of: end, limit: session.limit(unit.destination))
    let trace = TestFault.trace(in: end.output, after: "")
    session.add(
      fault:
        "\(unit.bundle.name): Early unexpected exit, operation never finished bootstrapping - no restart will be "
        + "attempted. (Underlying Error: \(unit.host.host.app.name): \(TestFault.summary(of: trace) ?? reason))")
  }
}
