import Foundation
import TestFolders
import XCTest

/// Runs a package whose tests use all of XCTest, many of which fail, and compares the output line by line with that
/// of xcodebuild.
final class AppsOwnTests: XCTestCase {
  private static let ran = Result<Tool.Result, any Error> { try Tool.run(["test", Tool.app("Tested")]) }

  private func ran() throws -> Tool.Result { try Self.ran.get() }

  func testPrintsTheLinesOfXcodebuild() throws {
    let result = try ran()
    let expected = try String(contentsOfFile: Tool.app("Tested") + "/expected.txt", encoding: .utf8)
      .split(separator: "\n")
    let printed = lines(of: result.output)
    for (line, (wanted, found)) in zip(expected, printed).enumerated() where wanted != found {
      return XCTFail("line \(line + 1): \"\(found)\" and not \"\(wanted)\"")
    }
    XCTAssertEqual(printed.count, expected.count, result.errors)
  }

  func testFailuresFailTheCommand() throws {
    let result = try ran()
    XCTAssertEqual(result.code, 1, result.errors)
  }

  /// Failures in a class's set-up fail the run, although no test fails and failed tests are repeated.
  func testFailuresOfClassesFailTheCommand() throws {
    for options in [[], ["--retry-on-failure"]] {
      let result = try Tool.run(
        ["test", Tool.app("Tested"), "--only-testing", "TestedTests/ClassSetUpTests"] + options)
      XCTAssertEqual(result.code, 1, result.output + result.errors)
    }
  }

  func testSwiftTestingRunsBeside() throws {
    let result = try ran()
    let text = result.output + result.errors
    for line in [
      "Test fails() recorded an issue at ModernTests.swift:5:24: Expectation failed: 1 == 2",
      "Test each(_:) with 2 test cases passed after", "Test disabled() skipped: \"later\"",
      "Test known() passed after 0.000 seconds with 1 known issue", "Test waits() passed after 5.000 seconds",
      "Test run with 8 tests in 1 suite failed after 5.000 seconds with 3 issues (including 1 known issue).",
    ] {
      XCTAssertTrue(text.contains(line), "\(line) is not in \(text.suffix(2000))")
    }
    XCTAssertFalse(text.contains("\u{1b}["), "colours in what is no terminal")
  }

  /// Returns the lines from the first suite to the last, without the values that differ between runs.
  private func lines(of output: String) -> [Substring] {
    let changes = [
      (#" at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\."#, " at TIME."), (#"\(\d+\.\d{3} seconds\)"#, "(N seconds)"),
      (#"in \d+\.\d{3} \(\d+\.\d{3}\) seconds"#, "in N (N) seconds"), (#"(?m)^/.*/(\w+\.swift):"#, "$1:"),
      (
        #"average: [-\d.]+, relative standard deviation: [\d.]+%, values: \[[^\]]*\]"#,
        "average: N, relative standard deviation: N%, values: [N]"
      ),
    ]
    let text = changes.reduce(output) {
      $0.replacingOccurrences(of: $1.0, with: $1.1, options: .regularExpression)
    }
    let lines = text.split(separator: "\n")
    guard let first = lines.firstIndex(where: { $0.hasPrefix("Test Suite 'All tests' started") }),
      let last = lines.lastIndex(where: { $0.hasPrefix("Test Suite 'All tests' failed") }), last + 1 < lines.count
    else { return lines }
    return Array(lines[first...last + 1])
  }
}
