import Foundation

/// Reads the lines that a test process appends to its event file, while it runs and afterward.
struct TestEventReader {
  typealias Event = [String: Any]

  private let path: String
  private var offset: UInt64 = 0
  private var rest = Data()

  init(path: String) { self.path = path }

  /// Returns the events that were appended since the last call.
  mutating func next() -> [Event] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: offset)) != nil, let data = try? file.readToEnd(), !data.isEmpty else {
      return []
    }
    offset += UInt64(data.count)
    rest += data
    var events: [Event] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if let event = (try? JSONSerialization.jsonObject(with: rest[rest.startIndex..<end])) as? Event {
        events.append(event)
      }
      rest = Data(rest[rest.index(after: end)...])
    }
    return events
  }
}

/// The events that one process reported about its tests. Tests of Swift Testing may run concurrently.
struct TestProcessLog {
  /// A test that is currently running.
  struct Running {
    var name: TestName
    /// The title as printed on the console, such as `-[AppTests.LoginTests testLogin]`.
    var title = ""
    var file: String?
    var line = 0
    var begun = Date()
    /// The time of the test's virtual clock when it started.
    var clock = 0.0
    /// The names of pictures that are removed if the test passes.
    var passing: Set<String> = []
    var run = TestRecord.Run()
  }

  /// The tests in the order in which they first started.
  private(set) var order: [TestName] = []
  private(set) var runs: [TestName: [TestRecord.Run]] = [:]
  /// The tests that started but have not finished, the latest last.
  private(set) var running: [Running] = []
  private(set) var isFinished = false
  private(set) var failures: [String] = []
  private(set) var listed: [ListedTest] = []
  /// The exit status that the process announced before exiting.
  private(set) var status: Int?
  /// The running suites, outermost first: all tests, the bundle and a class.
  private(set) var suites: [Suite] = []
  /// The names of all suites that have started.
  private(set) var suiteNames: [String] = []
  /// The failures of classes outside their tests.
  private(set) var classFailures: [ClassFailure] = []
  private(set) var totals = TestTotals()
  /// Whether the process ended itself after reporting that the last test took too long.
  private(set) var endedItself = false

  struct Suite {
    var name: String
    var hasTests = false

    /// The class method that runs between tests of the class: `setUp` before the first test, `tearDown` after the
    /// last.
    var method: String { hasTests ? "tearDown" : "setUp" }

    func has(_ test: TestName) -> Bool {
      let own = test.components.dropFirst().dropLast()
      return own.last == name || own.joined(separator: ".") == name
    }
  }

  struct ClassFailure {
    var className: String
    /// The name of the failed method, `setUp` or `tearDown`.
    var method: String
    var run: TestRecord.Run
  }

  /// The class whose tests, set-up or tear-down is running.
  var openClass: Suite? { suites.count > 2 ? suites.last : nil }

  mutating func take(_ event: [String: Any]) {
    let name = (event["id"] as? String ?? event["identifier"] as? String).flatMap { try? TestName(text: $0) }
    let place = running.lastIndex { $0.name == name } ?? (name == nil ? running.indices.last : nil)
    switch event["event"] as? String {
    case "suiteStarted":
      suites.append(Suite(name: event["name"] as? String ?? ""))
      suiteNames.append(suites.last?.name ?? "")
    case "suiteFinished": _ = suites.popLast()
    case "caseStarted":
      guard let name else { return }
      endedItself = false
      if openClass != nil { suites[suites.count - 1].hasTests = true }
      running.append(
        Running(
          name: name, title: event["name"] as? String ?? "", file: event["file"] as? String,
          line: event["line"] as? Int ?? 0, clock: event["clock"] as? Double ?? 0))
      if runs[name] == nil {
        runs[name] = []
        order.append(name)
      }
    case "issue":
      guard event["expected"] as? Bool != true else { return }
      let issue = Self.issue(event)
      let isFailure = event["severity"] as? String != "warning"
      let type = event["type"] as? String ?? ""
      if isFailure, let openClass {
        totals.fail(openClass.name, isUnexpected: TestTotals.unexpected.contains(type))
      }
      if let place {
        running[place].run.issues.append(issue)
        if isFailure { running[place].fail(issue, at: event) }
        endedItself = type == "system"
      } else if name == nil, isFailure {
        noteClassFailure(issue, trace: nil)
      }
    case "activityStarted": if let place { running[place].begin(event) }
    case "frame": if let place { running[place].film(event) }
    case "attachment":
      guard let place, let file = event["file"] as? String else { return }
      running[place].run.attachments.append(
        .init(name: event["name"] as? String ?? file, file: file, type: event["type"] as? String ?? "public.data"))
    case "argumentsFinished":
      guard let place else { return }
      let issues = (event["issues"] as? [[String: Any]] ?? []).map(Self.issue)
      running[place].run.arguments.append(
        .init(
          values: event["arguments"] as? String ?? "", duration: event["duration"] as? Double ?? 0, issues: issues))
    case "metric":
      guard let place else { return }
      running[place].run.metrics.append(
        .init(
          name: event["name"] as? String ?? "", identifier: event["identifier"] as? String ?? "",
          unit: event["unit"] as? String ?? "", values: event["values"] as? [Double] ?? [],
          baseline: event["baseline"] as? Double))
    case "skipped": if let place { running[place].run.note = event["message"] as? String }
    case "caseFinished":
      guard let name else { return }
      let last = place.map { running.remove(at: $0) }
      var run = last?.run ?? TestRecord.Run()
      run.outcome = Self.outcome(event["result"] as? String)
      if run.outcome != .failed { run.steps = last?.stepsOfFilm ?? [] }
      run.duration = event["duration"] as? Double ?? 0
      if runs[name] == nil { order.append(name) }
      runs[name, default: []].append(run)
      if let openClass { totals.finish(openClass.name, run) }
    case "test":
      if let name {
        listed.append(ListedTest(name: name, file: event["file"] as? String, line: event["line"] as? Int))
      }
    case "bundleFailed":
      failures.append("\(event["path"] as? String ?? "a bundle"): \(event["message"] as? String ?? "")")
    case "runFinished":
      isFinished = true
      status = event["status"] as? Int
    default: break
    }
  }

  private static func issue(_ event: [String: Any]) -> TestRecord.Issue {
    TestRecord.Issue(
      message: event["message"] as? String ?? "", file: event["file"] as? String, line: event["line"] as? Int)
  }

  private static func outcome(_ text: String?) -> TestRecord.Outcome {
    switch text {
    case "passed": .passed
    case "skipped": .skipped
    case "expectedFailure": .expectedFailure
    default: .failed
    }
  }

  /// Ends the latest running test as a failure, because the process ended. Tests that ran concurrently start again
  /// in another process.
  mutating func endRunning(_ issue: TestRecord.Issue, trace: String) -> Running? {
    guard var last = running.popLast() else { return nil }
    last.run.outcome = .failed
    last.run.duration = max(0, Date().timeIntervalSince(last.begun) - TestFault.duration(of: trace))
    last.run.issues.append(issue)
    last.fail(issue, at: [:])
    last.run.trace = trace
    runs[last.name, default: []].append(last.run)
    running = []
    if let openClass {
      totals.fail(openClass.name)
      totals.finish(openClass.name, last.run)
    }
    return last
  }

  /// Marks the test that finished last as failed, because a side effect of it ended the process.
  mutating func failLast(_ issue: TestRecord.Issue, trace: String) -> TestName? {
    guard let name = order.last(where: { runs[$0]?.isEmpty == false }), let index = runs[name]?.indices.last else {
      return nil
    }
    runs[name]?[index].outcome = .failed
    runs[name]?[index].issues.append(issue)
    runs[name]?[index].trace = trace
    if let openClass { totals.fail(openClass.name) }
    return name
  }

  /// Marks the running class as failed outside its tests.
  mutating func failClass(_ issue: TestRecord.Issue, trace: String) {
    if let openClass { totals.fail(openClass.name) }
    noteClassFailure(issue, trace: trace)
  }

  private mutating func noteClassFailure(_ issue: TestRecord.Issue, trace: String?) {
    guard let suite = openClass ?? suites.last else { return }
    let place = classFailures.firstIndex { $0.className == suite.name && $0.method == suite.method }
    if let place {
      classFailures[place].run.issues.append(issue)
      classFailures[place].run.trace = trace
    } else {
      classFailures.append(
        ClassFailure(
          className: suite.name, method: suite.method,
          run: TestRecord.Run(outcome: .failed, issues: [issue], trace: trace)))
    }
  }
}

/// A test of a bundle, with the location of its declaration.
struct ListedTest: Codable {
  var name: TestName
  var file: String?
  var line: Int?
}
