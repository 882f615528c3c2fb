import Foundation

/// Adapts a process's output to the whole run: summaries after a restart include the totals of earlier processes,
/// and the lines of Swift Testing contain the names of the author's files.
final class TestOutputFilter {
  private let totals: TestTotals?
  private let bundle: String
  private let names: BridgedNames
  private var pending = Data()
  /// The totals of earlier processes for the suite whose summary line comes next.
  private var suite: TestTotals.Count?
  private var isInLine = false

  /// Creates a filter for one process.
  /// - Parameters:
  ///   - totals: the totals of earlier processes; nil for the first process.
  ///   - bundle: the test bundle.
  ///   - names: the names of the author's files.
  init(totals: TestTotals?, bundle: TestBundle, names: BridgedNames) {
    self.totals = totals
    self.names = names
    self.bundle = (bundle.placeInBundle as NSString).lastPathComponent
  }

  private static let marks = ["Test Suite '", "\t Executed "].map { Data($0.utf8) }
  /// The beginnings of Swift Testing's lines about issues, with and without colors.
  private static let issueMarks = ["\u{2718} ", "\u{26A0}", "\u{2501} ", "\u{1B}["].map { Data($0.utf8) }

  /// Filters a chunk of output.
  /// - Returns: the output that can be written now; an incomplete line may be held back.
  func take(_ data: Data) -> Data {
    pending += data
    var result = Data()
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Data(pending[pending.startIndex...end])
      pending = Data(pending[pending.index(after: end)...])
      result += isInLine ? line : changed(line)
      isInLine = false
    }
    // An incomplete line that may be one of XCTest's is held back until it is complete.
    let marks = Self.issueMarks + (totals == nil ? [] : Self.marks)
    let mayChange = !isInLine && marks.contains { $0.starts(with: pending.prefix($0.count)) }
    if !pending.isEmpty, !mayChange {
      result += pending
      pending = Data()
      isInLine = true
    }
    return result
  }

  /// Returns the output that was held back, after the process has ended.
  func rest() -> Data {
    defer { pending = Data() }
    return pending
  }

  private func changed(_ line: Data) -> Data {
    if TestFault.isOwnFrame(line) { return Data() }
    if Self.issueMarks.contains(where: { line.starts(with: $0) }) {
      return Data(names.original(String(decoding: line, as: UTF8.self)).utf8)
    }
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
