import TestFolders
import XCTest

/// UI tests by `flipside test`: the app in `Apps/UITesting`, whose tests use all of XCUITest or misuse it.
/// Expected texts: `facts/ui-tests.md`.
final class UITestTests: XCTestCase {
  private static let used = Result<Tool.Result, any Error> {
    try Tool.run(["test", Tool.app("UITesting"), "--only-testing", "UITestingUITests/UseTests"])
  }
  private static let misused = Result<Tool.Result, any Error> {
    try Tool.run(["test", Tool.app("UITesting"), "--only-testing", "UITestingUITests/MisuseTests"])
  }

  func testAllThatXCUITestHasWorks() throws {
    let result = try Self.used.get()
    XCTAssertEqual(result.code, 0, String(result.output.suffix(6_000) + result.errors.suffix(2_000)))
    XCTAssertTrue(result.output.contains("UseTests testTaps]' passed"), result.output)
    XCTAssertFalse(result.output.contains("error:"), result.output)
  }

  /// A test for each class of controls: its name for UI tests, and the effect of touches.
  func testEachKindOfElement() throws {
    let result = try Tool.run(["test", Tool.app("UITesting"), "--only-testing", "UITestingUITests/KindsTests"])
    XCTAssertEqual(result.code, 0, String(result.output.suffix(6_000) + result.errors.suffix(2_000)))
    XCTAssertTrue(result.output.contains("KindsTests testSlider]' passed"), result.output)
  }

  /// Wheels and the pointer work on a device with a pointer, and fail on one without.
  func testWheelsAndThePointer() throws {
    let result = try Tool.run([
      "test", Tool.app("UITesting"), "--only-testing", "UITestingUITests/WheelsTests", "--device", "iPhone 15",
      "--device", "iPad (10th generation)",
    ])
    XCTAssertEqual(result.code, 0, String(result.output.suffix(6_000) + result.errors.suffix(2_000)))
    XCTAssertTrue(result.output.contains("WheelsTests testThePointer]' skipped"), result.output)
    XCTAssertTrue(result.output.contains("WheelsTests testThePointer]' passed"), result.output)
  }

  /// `XCUIDevice.location`, the permissions for it, and `XCUIElement.perform(withKeyModifiers:)`.
  func testTheDevice() throws {
    let result = try Tool.run(["test", Tool.app("UITesting"), "--only-testing", "UITestingUITests/DeviceTests"])
    XCTAssertEqual(result.code, 0, String(result.output.suffix(6_000) + result.errors.suffix(2_000)))
    XCTAssertTrue(result.output.contains("DeviceTests testModifierKeys]' passed"), result.output)
    XCTAssertTrue(result.output.contains("Executed 5 tests, with 0 failures"), result.output)
  }

  func testAnAppContinuesAfterATest() throws {
    let result = try Tool.run(["test", Tool.app("UITesting"), "--only-testing", "UITestingUITests/ContinuingTests"])
    XCTAssertEqual(result.code, 0, String(result.output.suffix(6_000) + result.errors.suffix(2_000)))
    XCTAssertTrue(result.output.contains("Executed 3 tests, with 0 failures"), result.output)
    XCTAssertTrue(result.output.contains("        Terminate com.example.UITesting:"), result.output)
  }

  func testStepsArePrinted() throws {
    let output = try Self.used.get().output
    for step in [
      "Open com.example.UITesting", "    Launch com.example.UITesting", "Tap \"Count\" Button",
      "    Find the \"Count\" Button", "    Check for interrupting elements affecting \"Count\" Button",
      "    Synthesize event", "Waiting 5.0s for \"later\" StaticText to exist",
    ] { XCTAssertTrue(output.contains(step), "\(step) is not in \(output.prefix(8_000))") }
  }

  /// The messages of one test that fails.
  private func errors(of test: String) throws -> String {
    let result = try Self.misused.get()
    XCTAssertNotEqual(result.code, 0)
    let lines = result.output.components(separatedBy: "\n")
    let begin = try XCTUnwrap(lines.firstIndex { $0.contains("MisuseTests \(test)]' started") }, result.output)
    let end = try XCTUnwrap(
      lines[begin...].firstIndex { $0.contains("MisuseTests \(test)]' failed") }, result.output)
    return lines[begin..<end].joined(separator: "\n")
  }

  func testMisuseIsToldInApplesWords() throws {
    let expected = [
      "testNoMatch":
        #"Failed to tap "Nowhere" Button: No matches found for Elements matching predicate '"Nowhere" IN identifiers' from input {("#,
      "testNoMatchOfAttribute":
        "Failed to get matching snapshot: No matches found for Descendants matching type Switch from input {(",
      "testNoFirstMatch":
        "Failed to tap Cell (First Match): No matches found for first query match sequence: `Descendants matching type Table` -> `Descendants matching type Cell`",
      "testSeveralMatches": "Failed to tap Button: Multiple matching elements found for <XCUIElementQuery: 0x",
      "testTypingWithoutFocus":
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: TextField, {{",
      "testCovered": #"Failed to tap "Covered" Button: Failed to scroll to visible (by AX action) Button, {{"#,
      "testNotRunning": #"Failed to tap "Count" Button: Application com.example.UITesting is not running"#,
      "testCrash": "Crash: UITesting (",
      "testUnknownApp":
        #"Failed to launch com.example.Elsewhere: The request to open "com.example.Elsewhere" failed."#,
      "testLongIdentifier": "is longer than 128 characters",
      "testNoSlider": #"Failed to adjust "Count" Button: Unexpected element type Button"#,
      "testAuditFails": "Hit area is too small",
    ]
    for (test, text) in expected.sorted(by: { $0.key < $1.key }) {
      let errors = try errors(of: test)
      XCTAssertTrue(errors.contains(text), "\(test): \(errors)")
    }
    XCTAssertTrue(try errors(of: "testNoMatch").contains("    Button, label: 'Count',"))
    XCTAssertTrue(try errors(of: "testSeveralMatches").contains("Sparse tree:"))
  }

  /// Failures are reported at the line of the call, although elements have no parameter for it.
  func testFailuresAreAtTheLineOfTheTest() throws {
    let source = try String(
      contentsOfFile: Tool.app("UITesting/UITestingUITests/MisuseTests.swift"), encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    let line = 1 + (try XCTUnwrap(lines.firstIndex { $0.contains("app.buttons[\"Nowhere\"].tap()") }))
    let errors = try errors(of: "testNoMatch")
    XCTAssertTrue(errors.contains("MisuseTests.swift:\(line): error: "), errors)
  }

  func testContinueAfterFailureIsHonoured() throws {
    XCTAssertFalse(try errors(of: "testStops").contains("it went on"))
    XCTAssertTrue(try errors(of: "testStops").contains("Failed to tap \"Nowhere\" Button"))
  }
}
