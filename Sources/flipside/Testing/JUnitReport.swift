import Foundation

/// A report in JUnit's XML format, which CI systems read, with one test suite per class.
enum JUnitReport {
  static func data(_ report: TestReport) -> Data {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let records = report.records
    lines.append(
      "<testsuites name=\(quoted(report.title)) tests=\"\(records.count + report.faults.count)\" "
        + "failures=\"\(report.failed.count)\" errors=\"\(report.faults.count)\" time=\"\(seconds(records))\">")
    let isMatrix = report.isMatrix
    var order: [String] = []
    var suites: [String: [TestRecord]] = [:]
    for record in records {
      let name = suite(record, isMatrix: isMatrix)
      if suites[name] == nil { order.append(name) }
      suites[name, default: []].append(record)
    }
    for name in order {
      let own = suites[name] ?? []
      let failed = own.filter { $0.outcome == .failed }.count
      let skipped = own.filter { $0.outcome == .skipped }.count
      lines.append(
        "  <testsuite name=\(quoted(name)) tests=\"\(own.count)\" failures=\"\(failed)\" errors=\"0\" "
          + "skipped=\"\(skipped)\" time=\"\(seconds(own))\" timestamp=\"\(stamp(report.start))\">")
      for record in own { lines += test(record, isMatrix: isMatrix) }
      lines.append("  </testsuite>")
    }
    if !report.faults.isEmpty {
      let count = report.faults.count
      lines.append(
        "  <testsuite name=\"flipside\" tests=\"\(count)\" failures=\"0\" errors=\"\(count)\" skipped=\"0\">")
      for fault in report.faults {
        lines.append(
          "    <testcase classname=\"flipside\" name=\"run\"><error message=\(quoted(fault))/></testcase>")
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Returns the name of the suite, such as `AppTests.LoginTests`, of several devices such as `AppTests.LoginTests
  /// on iPhone 15`.
  private static func suite(_ record: TestRecord, isMatrix: Bool = false) -> String {
    let name = record.name.components.count > 2 ? record.name.suite.components : [record.name.target]
    return name.joined(separator: ".") + (isMatrix ? " on " + record.place : "")
  }

  private static func test(_ record: TestRecord, isMatrix: Bool) -> [String] {
    let method = record.name.components.last ?? ""
    // CI systems identify a test by its class and name, and show only one of those that have the same.
    let name = isMatrix ? "\(method) on \(record.place)" : method
    let head =
      "    <testcase classname=\(quoted(suite(record))) name=\(quoted(name)) time=\"\(seconds([record]))\" "
      + "device=\(quoted(record.place))"
    let last = record.runs.last
    var inner: [String] = []
    if record.outcome == .failed {
      let run = record.runs.last { $0.outcome == .failed } ?? last
      let first = run?.issues.first
      let texts = (run?.issues ?? []).map { issue in
        (issue.file.map { "\($0):\(issue.line ?? 0): " } ?? "") + issue.message
      }
      let text = (texts + [run?.trace ?? ""]).filter { !$0.isEmpty }.joined(separator: "\n")
      inner.append(
        "      <failure message=\(quoted(first?.message ?? "failed")) type=\"failure\">\(escaped(text))</failure>")
    } else if record.outcome == .skipped {
      inner.append("      <skipped message=\(quoted(last?.note ?? ""))/>")
    }
    if record.outcome != .failed, record.runs.contains(where: { $0.outcome == .failed }) {
      let text = record.runs.flatMap(\.issues).map(\.text).joined(separator: "\n")
      inner.append("      <system-out>\(escaped("passed after retries:\n" + text))</system-out>")
    }
    return inner.isEmpty ? [head + "/>"] : [head + ">"] + inner + ["    </testcase>"]
  }

  private static func seconds(_ records: [TestRecord]) -> String {
    String(format: "%.3f", records.reduce(0) { $0 + $1.duration })
  }

  private static func stamp(_ date: Date) -> String {
    ISO8601DateFormatter().string(from: date)
  }

  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacingOccurrences(of: "\n", with: "&#10;"))\""
  }

  /// Escapes the characters that are special in XML. Characters that XML does not allow become question marks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
