import Foundation

/// What the tests of XCTest in one or more processes came to, by class: what its summaries count.
struct TestTotals {
  struct Count {
    var tests = 0
    var failures = 0
    var unexpected = 0
    var skipped = 0
    /// Seconds in tests.
    var duration = 0.0

    mutating func add(_ other: Count) {
      tests += other.tests
      failures += other.failures
      unexpected += other.unexpected
      skipped += other.skipped
      duration += other.duration
    }

    /// `Executed 2 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.001 (0.002) seconds`
    /// - Parameter total: the seconds from start to end.
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

  /// Counts a failure; XCTest's number of failures includes the unexpected ones.
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

  /// The last lines of a run whose last process died.
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

/// Changes what a process prints to what the whole run has to say: a summary after a restart includes the totals of the
/// processes before.
final class TestOutputFilter {
  private let totals: TestTotals?
  private let bundle: String
  private var pending = Data()
  /// The suite whose summary comes next, with what of the earlier processes belongs to it.
  private var suite: TestTotals.Count?
  private var isInLine = false

  /// - Parameter totals: those of earlier processes; nil for the first process.
  init(totals: TestTotals?, bundle: TestBundle) {
    self.totals = totals
    self.bundle = (bundle.placeInBundle as NSString).lastPathComponent
  }

  private static let marks = ["Test Suite '", "\t Executed "].map { Data($0.utf8) }

  /// - Returns: what can be shown of it by now.
  func take(_ data: Data) -> Data {
    guard totals != nil else { return data }
    pending += data
    var result = Data()
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Data(pending[pending.startIndex...end])
      pending = Data(pending[pending.index(after: end)...])
      result += isInLine ? line : changed(line)
      isInLine = false
    }
    // The start of a line that may be one of XCTest's waits for its end.
    let mayChange = !isInLine && Self.marks.contains { $0.starts(with: pending.prefix($0.count)) }
    if !pending.isEmpty, !mayChange {
      result += pending
      pending = Data()
      isInLine = true
    }
    return result
  }

  /// What is left when the process has ended.
  func rest() -> Data {
    defer { pending = Data() }
    return pending
  }

  private func changed(_ line: Data) -> Data {
    guard let totals, Self.marks.contains(where: { line.starts(with: $0) }) else { return line }
    var text = String(decoding: line, as: UTF8.self)
    if let match = text.firstMatch(
      of:
        #/^\t Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures? \((\d+) unexpected\) in ([\d.]+) \(([\d.]+)\) seconds/#
    ) {
      guard var count = suite else { return line }
      suite = nil
      let before = count.duration
      count.add(
        TestTotals.Count(
          tests: Int(match.1) ?? 0, failures: Int(match.3) ?? 0, unexpected: Int(match.4) ?? 0,
          skipped: match.2.flatMap { Int($0) } ?? 0, duration: Double(match.5) ?? 0))
      return Data("\t \(count.text(total: before + (Double(match.6) ?? 0)))\n".utf8)
    }
    text = text.replacingOccurrences(of: "Test Suite 'All tests'", with: "Test Suite 'Selected tests'")
    if let match = text.firstMatch(of: #/^Test Suite '(.*)' (passed|failed) at /#) {
      let name = String(match.1)
      suite = name == "Selected tests" || name == bundle ? totals.all : totals.classes[name]
      if suite.map({ $0.failures > 0 }) == true {
        text = text.replacingOccurrences(of: "' passed at ", with: "' failed at ")
      }
    }
    return Data(text.utf8)
  }
}
