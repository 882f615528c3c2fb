import Foundation

/// The result of one test on one device in one configuration, with each of its runs.
struct TestRecord {
  /// The kind of a test's bundle, in the words of `xcresulttool`.
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

    /// The file and line in the form of the console.
    var place: String { file.map { "\($0):\(line ?? 0)" } ?? "<unknown>:0" }

    /// `LoginTests.swift:12: XCTAssertTrue failed`, as `xcresulttool` has it.
    var text: String {
      guard let file else { return message }
      return "\((file as NSString).lastPathComponent):\(line ?? 0): \(message)"
    }
  }

  struct Attachment: Equatable {
    var name: String
    /// The name of the file in the folder of attachments.
    var file: String
    var type: String
  }

  /// A step of a test, or what failed in it.
  struct Step: Equatable {
    var number = 0
    /// The step that it is part of.
    var parent: Int?
    var title: String
    /// Seconds of the test's own clock since it began.
    var time = 0.0
    /// A picture of the screen after it, in the folder of attachments.
    var picture: String?
    var isFailure = false
  }

  /// The arguments of a parametrised test, and its result with them.
  struct Arguments: Equatable {
    /// The values, as in the source.
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
    /// Seconds of real time.
    var duration = 0.0
    var issues: [Issue] = []
    var attachments: [Attachment] = []
    var arguments: [Arguments] = []
    var metrics: [Metric] = []
    /// The steps of a test that failed, or whose film is kept.
    var steps: [Step] = []
    /// The reason for which it was skipped.
    var note: String?
    /// The output before a crash, with its trace.
    var trace: String?
  }

  var name: TestName
  var kind = BundleKind.unit
  var device: String
  var configuration = ""
  var runs: [Run] = []
  /// Whether a run that passes makes up for those before it.
  var isRetried = false

  /// The result of all runs together.
  var outcome: Outcome {
    guard let last = runs.last else { return .skipped }
    if isRetried { return last.outcome }
    return runs.contains { $0.outcome == .failed } ? .failed : last.outcome
  }

  var duration: Double { runs.reduce(0) { $0 + $1.duration } }
  var key: String { "\(device)\u{0}\(configuration)\u{0}\(name)" }
}

/// All that a run of tests found out.
struct TestReport {
  var title = ""
  var start = Date()
  var end = Date()
  var records: [TestRecord] = []
  /// The problems besides tests: bundles that could not be loaded, apps that did not start.
  var faults: [String] = []

  func count(_ outcome: TestRecord.Outcome) -> Int { records.count { $0.outcome == outcome } }

  var failed: [TestRecord] { records.filter { $0.outcome == .failed } }
  var isSuccess: Bool { failed.isEmpty && faults.isEmpty }

  /// Takes what another report has; of a test that both have, the other's.
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
