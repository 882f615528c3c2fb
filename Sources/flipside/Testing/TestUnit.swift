import Foundation
import HostModel
import XcodeProject

/// Tests of one bundle that one process runs, and further processes where that one ends too early.
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

/// Runs units: starts a process, and after a crash another one with what is left.
struct TestUnitRunner {
  let session: TestSession
  let unit: TestUnit

  private var console: TestConsole { session.console }

  func run() {
    defer { console.close(unit.number) }
    do {
      var done: [TestName] = []
      var attempts: [TestName: Int] = [:]
      var records = Records(unit: unit, repetition: session.repetition(unit.destination))
      while true {
        let end = try run(done: done)
        var log = end.log
        let launch = launch(done: done)
        for failure in log.failures { session.add(fault: TestFault.bundle(failure)) }
        if log.isFinished || !log.failures.isEmpty {
          records.take(log, in: launch)
          break
        }
        let crashed = crash(&log, end).map(launch.inTarget)
        records.take(log, in: launch)
        let finished = log.order.filter { log.runs[$0]?.isEmpty == false }.map(launch.inTarget)
        guard let last = crashed ?? finished.last else {
          noteEarlyEnd(end)
          break
        }
        // What was interrupted beside it is not done.
        done += finished.filter { !done.contains($0) }
        attempts[last, default: 0] += 1
        if case .retryOnFailure(let count) = session.repetition(unit.destination), crashed != nil,
          attempts[last, default: 0] < count
        {
          done.removeAll { $0 == last }
        }
        if unit.tests.allSatisfy({ done.contains($0) }) { break }
        let title = last.identifier.replacingOccurrences(of: "/", with: ".")
        console.print(
          "\nRestarting after unexpected exit, crash, or test timeout in \(title); "
            + "summary will include totals from previous launches.\n", from: unit.number)
      }
      session.add(records.all)
    } catch {
      session.add(fault: (error as? Failure)?.message ?? "\(error)")
    }
  }

  private func launch(done: [TestName]) -> TestLaunch {
    TestLaunch(
      session: session, host: unit.host, bundle: unit.bundle, destination: unit.destination, only: unit.only,
      done: done)
  }

  private func run(done: [TestName]) throws -> TestProcess.End {
    let launch = launch(done: done)
    func run(target: AppContainer?) throws -> TestProcess.End {
      try session.withContainer(of: unit.host.app) { container in
        try launch.process(in: container, target: target).run { data in
          console.write(data, from: unit.number)
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

  /// Notes what a test did that ended its process, on the console as Xcode does it.
  private func crash(_ log: inout TestProcessLog, _ end: TestProcess.End) -> TestName? {
    guard let last = log.running.last else { return nil }
    let reason = TestFault.reason(of: end, limit: session.limit(unit.destination))
    let trace = TestFault.trace(in: end.output, after: last.title)
    let message =
      end.timedOut ? reason : "Crash: \(unit.host.host.app.name): " + (TestFault.summary(of: trace) ?? reason)
    _ = log.endRunning(
      .init(message: message, file: last.file, line: last.file == nil ? nil : last.line), trace: trace)
    let place = last.file.map { "\($0):\(last.line)" } ?? "<unknown>:0"
    let seconds = String(format: "%.3f", Date().timeIntervalSince(last.begun))
    console.print(
      "\(place): error: \(last.title) : \(message)\nTest Case '\(last.title)' failed (\(seconds) seconds).",
      from: unit.number)
    console.finish(last.name, isFailure: true)
    return last.name
  }

  private func noteEarlyEnd(_ end: TestProcess.End) {
    let reason = TestFault.reason(of: end, limit: session.limit(unit.destination))
    let trace = TestFault.trace(in: end.output, after: "")
    session.add(
      fault:
        "\(unit.bundle.name): Early unexpected exit, operation never finished bootstrapping - no restart will be "
        + "attempted. (Underlying Error: \(unit.host.host.app.name): \(TestFault.summary(of: trace) ?? reason))")
  }

  /// What the processes of a unit told, by test.
  private struct Records {
    let unit: TestUnit
    let repetition: TestPlan.Repetition?
    private var order: [TestName] = []
    private var runs: [TestName: [TestRecord.Run]] = [:]

    init(unit: TestUnit, repetition: TestPlan.Repetition?) {
      self.unit = unit
      self.repetition = repetition
    }

    mutating func take(_ log: TestProcessLog, in launch: TestLaunch) {
      for name in log.order {
        let own = launch.inTarget(name)
        if runs[own] == nil { order.append(own) }
        runs[own, default: []] += log.runs[name] ?? []
      }
    }

    var all: [TestRecord] {
      order.compactMap { name in
        guard let runs = runs[name], !runs.isEmpty else { return nil }
        var record = TestRecord(
          name: name, kind: unit.bundle.isForUI ? .ui : .unit, device: unit.destination.device.name,
          configuration: unit.destination.configuration.name, runs: runs)
        if case .retryOnFailure = repetition { record.isRetried = true }
        return record
      }
    }
  }
}

/// What is said of processes that ended too early and of bundles that could not be loaded.
enum TestFault {
  static func reason(of end: TestProcess.End, limit: Double) -> String {
    if end.timedOut || end.output.contains("did not come back to its run loop") {
      let minutes = limit / 60
      let text =
        minutes >= 1 && minutes == minutes.rounded()
        ? "\(Int(minutes)) minute\(minutes == 1 ? "" : "s")"
        : "\(limit == limit.rounded() ? "\(Int(limit))" : "\(limit)") second\(limit == 1 ? "" : "s")"
      return "Test exceeded execution time allowance of \(text)"
    }
    switch end.end {
    case .exit(let code): return "the process ended with exit code \(code)"
    case .signal(let signal):
      return "the process was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }

  /// What was printed since the test began: the message and the stack of the crash.
  static func trace(in output: String, after title: String) -> String {
    let start =
      title.isEmpty
      ? nil : output.range(of: "Test Case '\(title)' started", options: .backwards)?.upperBound
    let text = String(output[(start ?? output.startIndex)...].drop { $0 != "\n" }.dropFirst())
    return String(text.suffix(32 << 10)).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The line of a trace that says what went wrong.
  static func summary(of trace: String) -> String? {
    let lines = trace.split(separator: "\n")
    let marks = ["Fatal error", "Terminating app due to", "Program crashed", "Thread 0", "Illegal instruction"]
    for mark in marks {
      if let line = lines.first(where: { $0.contains(mark) }) {
        return String(line.trimmingCharacters(in: .whitespaces).prefix(500))
      }
    }
    return nil
  }

  /// A bundle that could not be loaded, with the API that it misses in Swift's words.
  static func bundle(_ failure: String) -> String {
    guard let range = failure.range(of: "undefined symbol: ") else { return failure }
    let symbol = String(failure[range.upperBound...].prefix { !$0.isWhitespace && $0 != "," })
    let name = Subprocess.output("swift-demangle", ["--simplified", "--compact", symbol])?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return "\(failure): it uses \(name ?? symbol), which neither the app nor Flipside has; "
      + "flipside check lists what is missing"
  }
}
