import Foundation

/// The result of one test on one device in one configuration, with each of its runs.
struct TestRecord {
  /// The kind of a test bundle, as spelled by `xcresulttool`.
  enum BundleKind: String {
    case unit = "Unit test bundle"
    case ui = "UI test bundle"
  }

  enum Outcome: String {
    case passed = "Passed"
    case failed = "Failed"
    case skipped = "Skipped"
    case expectedFailure = "Expected Failure"
  }

  struct Issue: Equatable {
    var message: String
    var file: String?
    var line: Int?

    /// The file and line in the format of the console.
    var place: String { file.map { "\($0):\(line ?? 0)" } ?? "<unknown>:0" }

    /// The text of the issue in the format of `xcresulttool`, such as `LoginTests.swift:12: XCTAssertTrue failed`.
    var text: String {
      guard let file else { return message }
      return "\((file as NSString).lastPathComponent):\(line ?? 0): \(message)"
    }
  }

  struct Attachment: Equatable {
    var name: String
    /// The name of the file in the attachments folder.
    var file: String
    var type: String
  }

  /// A step of a test, or a failure.
  struct Step: Equatable {
    var number = 0
    /// The number of the enclosing step; nil at the top level.
    var parent: Int?
    var title: String
    /// The time since the start of the test, in seconds of the virtual clock.
    var time = 0.0
    /// The name of the screenshot after the step, in the attachments folder.
    var picture: String?
    var isFailure = false
  }

  /// The arguments of a parameterized test, with its result for them.
  struct Arguments: Equatable {
    /// The argument values as written in the source.
    var values: String
    var duration = 0.0
    var issues: [Issue] = []
  }

  /// A measurement of a performance test.
  struct Metric: Equatable {
    var name: String
    var identifier: String
    var unit: String
    var values: [Double]
    var baseline: Double?
  }

  struct Run {
    var outcome = Outcome.passed
    /// The duration in seconds of real time.
    var duration = 0.0
    var issues: [Issue] = []
    var attachments: [Attachment] = []
    var arguments: [Arguments] = []
    var metrics: [Metric] = []
    /// The steps of a test; empty unless it failed or its film is kept.
    var steps: [Step] = []
    /// The reason for which the test was skipped.
    var note: String?
    /// The output before a crash, with the stack trace.
    var trace: String?
  }

  var name: TestName
  var kind = BundleKind.unit
  var device: String
  var configuration = ""
  var runs: [Run] = []
  /// Whether a passing run makes up for failed runs before it.
  var isRetried = false

  /// The combined result of all runs.
  var outcome: Outcome {
    guard let last = runs.last else { return .skipped }
    if isRetried { return last.outcome }
    return runs.contains { $0.outcome == .failed } ? .failed : last.outcome
  }

  var duration: Double { runs.reduce(0) { $0 + $1.duration } }
  var key: String { "\(device)\u{0}\(configuration)\u{0}\(name)" }
  /// The device and the configuration of the test plan, such as `iPhone 15, German`.
  var place: String { [device, configuration].filter { !$0.isEmpty }.joined(separator: ", ") }
}

/// All results of a test run.
struct TestReport {
  var title = ""
  var start = Date()
  var end = Date()
  var records: [TestRecord] = []
  /// Problems outside of tests, such as bundles that could not be loaded and apps that did not start.
  var faults: [String] = []

  func count(_ outcome: TestRecord.Outcome) -> Int { records.count { $0.outcome == outcome } }

  /// Whether the tests ran on several devices or in several configurations.
  var isMatrix: Bool { Set(records.map(\.place)).count > 1 }

  var failed: [TestRecord] { records.filter { $0.outcome == .failed } }
  var isSuccess: Bool { failed.isEmpty && faults.isEmpty }

  /// Adds the records of another report. They replace the records of the same tests.
  mutating func merge(_ other: TestReport) {
    start = min(start, other.start)
    end = max(end, other.end)
    if title.isEmpty { title = other.title }
    var places = Dictionary(records.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for record in other.records {
      if let place = places[record.key] {
        records[place] = record
      } else {
        places[record.key] = records.count
        records.append(record)
      }
    }
    faults += other.faults.filter { !faults.contains($0) }
  }
}
