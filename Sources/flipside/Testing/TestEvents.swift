import Foundation

/// Reads the lines that a test process appends to its results file, while it runs and afterwards.
struct TestEventReader {
  typealias Event = [String: Any]

  private let path: String
  private var offset: UInt64 = 0
  private var rest = Data()

  init(path: String) { self.path = path }

  /// The events that came since the last call.
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

/// What one process told of its tests. Those of Swift Testing may run at once.
struct TestProcessLog {
  /// A test that runs.
  struct Running {
    var name: TestName
    /// As the console shows it: `-[AppTests.LoginTests testLogin]`.
    var title = ""
    var file: String?
    var line = 0
    var begun = Date()
    var run = TestRecord.Run()
  }

  /// The runs of each test, in the order in which tests first started.
  private(set) var order: [TestName] = []
  private(set) var runs: [TestName: [TestRecord.Run]] = [:]
  /// The tests that started and did not finish, the last one last.
  private(set) var running: [Running] = []
  private(set) var isFinished = false
  private(set) var failures: [String] = []
  private(set) var listed: [ListedTest] = []

  mutating func take(_ event: [String: Any]) {
    let name = (event["id"] as? String ?? event["identifier"] as? String).flatMap { try? TestName(text: $0) }
    let place = running.lastIndex { $0.name == name } ?? (name == nil ? running.indices.last : nil)
    switch event["event"] as? String {
    case "caseStarted":
      guard let name else { return }
      running.append(
        Running(
          name: name, title: event["name"] as? String ?? "", file: event["file"] as? String,
          line: event["line"] as? Int ?? 0))
      if runs[name] == nil {
        runs[name] = []
        order.append(name)
      }
    case "issue":
      guard let place, event["expected"] as? Bool != true else { return }
      running[place].run.issues.append(
        TestRecord.Issue(
          message: event["message"] as? String ?? "", file: event["file"] as? String, line: event["line"] as? Int))
    case "attachment":
      guard let place, let file = event["file"] as? String else { return }
      running[place].run.attachments.append(
        .init(name: event["name"] as? String ?? file, file: file, type: event["type"] as? String ?? "public.data"))
    case "skipped": if let place { running[place].run.note = event["message"] as? String }
    case "caseFinished":
      guard let name else { return }
      var run = place.map { running.remove(at: $0).run } ?? TestRecord.Run()
      run.outcome = Self.outcome(event["result"] as? String)
      run.duration = event["duration"] as? Double ?? 0
      if runs[name] == nil { order.append(name) }
      runs[name, default: []].append(run)
    case "test":
      if let name {
        listed.append(ListedTest(name: name, file: event["file"] as? String, line: event["line"] as? Int))
      }
    case "bundleFailed":
      failures.append("\(event["path"] as? String ?? "a bundle"): \(event["message"] as? String ?? "")")
    case "runFinished": isFinished = true
    default: break
    }
  }

  private static func outcome(_ text: String?) -> TestRecord.Outcome {
    switch text {
    case "passed": .passed
    case "skipped": .skipped
    case "expectedFailure": .expectedFailure
    default: .failed
    }
  }

  /// Ends the test that was running when the process ended, as a failure. Others that ran beside it start again.
  mutating func endRunning(_ issue: TestRecord.Issue, trace: String) -> Running? {
    guard var last = running.popLast() else { return nil }
    last.run.outcome = .failed
    last.run.duration = Date().timeIntervalSince(last.begun)
    last.run.issues.append(issue)
    last.run.trace = trace
    runs[last.name, default: []].append(last.run)
    running = []
    return last
  }
}

/// A test of a bundle, and where it is declared.
struct ListedTest: Codable {
  var name: TestName
  var file: String?
  var line: Int?
}
