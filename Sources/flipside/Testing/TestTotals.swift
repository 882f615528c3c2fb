import Foundation

/// The totals of XCTest tests in one or more processes, by class, as printed in summaries.
struct TestTotals {
  struct Count {
    var tests = 0
    var failures = 0
    var unexpected = 0
    var skipped = 0
    /// The total duration of the tests, in seconds.
    var duration = 0.0

    mutating func add(_ other: Count) {
      tests += other.tests
      failures += other.failures
      unexpected += other.unexpected
      skipped += other.skipped
      duration += other.duration
    }

    /// Returns the summary line, such as `Executed 2 tests, with 1 test skipped and 0 failures (0 unexpected) in
    /// 0.001 (0.002) seconds`.
    /// - Parameter total: the time from start to end, in seconds.
    func text(total: Double) -> String {
      func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
      let skips = skipped == 0 ? "" : counted(skipped, "test") + " skipped and "
      return
        "Executed \(counted(tests, "test")), with \(skips)\(counted(failures, "failure")) (\(unexpected) unexpected) in "
        + String(format: "%.3f (%.3f) seconds", duration, total)
    }
  }

  /// The kinds of issues that XCTest counts as unexpected.
  static let unexpected = ["thrownError", "uncaughtException"]

  private(set) var classes: [String: Count] = [:]

  var all: Count { classes.values.reduce(into: Count()) { $0.add($1) } }

  /// Counts a failure. XCTest's number of failures includes unexpected ones.
  mutating func fail(_ name: String, isUnexpected: Bool = false) {
    classes[name, default: Count()].failures += 1
    if isUnexpected { classes[name, default: Count()].unexpected += 1 }
  }

  mutating func finish(_ name: String, _ run: TestRecord.Run) {
    classes[name, default: Count()].tests += 1
    if run.outcome == .skipped { classes[name, default: Count()].skipped += 1 }
    classes[name, default: Count()].duration += run.duration
  }

  mutating func add(_ other: TestTotals) {
    for (name, count) in other.classes { classes[name, default: Count()].add(count) }
  }

  /// Returns the final summary of a run whose last process crashed.
  func summary(of unit: TestUnit) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    let (count, date) = (all, formatter.string(from: Date()))
    let bundle = (unit.bundle.placeInBundle as NSString).lastPathComponent
    return [bundle, "Selected tests"].map {
      "Test Suite '\($0)' \(count.failures == 0 ? "passed" : "failed") at \(date).\n\t \(count.text(total: count.duration))"
    }.joined(separator: "\n")
  }
}
