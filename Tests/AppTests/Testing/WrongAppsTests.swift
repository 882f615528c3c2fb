import TestFolders
import XCTest

/// Apps with common mistakes, each of which is reported with the message of Apple's tools: those in `Apps/Wrong` by
/// its unit and UI tests, others by the build or the run. Expected texts: `facts/mistakes.md#exceptions` and the
/// sections after it.
final class WrongAppsTests: XCTestCase {
  /// A trace of each crash would take seconds.
  private static let withoutTraces = ["SWIFT_BACKTRACE": "enable=no"]

  private static let unit = Result<Tool.Result, any Error> {
    try Tool.run(
      [
        "test", Tool.app("Wrong"), "--only-testing", "WrongTests", "--skip-testing", "WrongTests/EndlessTests",
        "--jobs",
        "1",
      ], environment: withoutTraces)
  }
  private static let interface = Result<Tool.Result, any Error> {
    try Tool.run(["test", Tool.app("Wrong"), "--only-testing", "WrongUITests"], environment: withoutTraces)
  }

  /// Returns the output of a test.
  private func lines(
    of test: String, in run: Result<Tool.Result, any Error> = unit, ended word: String = "failed"
  ) throws -> String {
    let result = try run.get()
    let lines = (result.output + result.errors).components(separatedBy: "\n")
    let begin = try XCTUnwrap(lines.firstIndex { $0.contains(".\(test)]' started") }, "\(test): \(result.errors)")
    let end = try XCTUnwrap(
      lines[begin...].firstIndex { $0.contains(".\(test)]' \(word)") }, "\(test): \(lines[begin...].prefix(40))")
    return lines[begin..<end].joined(separator: "\n")
  }

  private func check(
    _ expected: [(test: String, text: String)], in run: Result<Tool.Result, any Error> = unit,
    ended word: String = "failed", line: UInt = #line
  ) throws {
    for (test, text) in expected {
      let lines = try lines(of: test, in: run, ended: word)
      XCTAssertTrue(lines.contains(text), "\(test): \(lines)", line: line)
    }
  }

  private func check(caught expected: [(test: String, name: String, reason: String)]) throws {
    for (test, name, reason) in expected {
      let lines = try lines(of: test)
      let name = "failed: caught \"\(name)\", \"\(reason)"
      XCTAssertTrue(
        lines.components(separatedBy: "\n").contains { $0.contains(" error: ") && $0.contains(name) },
        "\(test): \(lines)")
      XCTAssertFalse(lines.contains("went on"), lines)
    }
  }

  // MARK: Unit tests

  func testStoryboardsThatLeadToNothing() throws {
    try check(caught: [
      ("StoryboardTests testOutletThatIsNotThere", "NSUnknownKeyException", "[<Wrong.OutletController 0x"),
      ("StoryboardTests testOutletOfAClassThatIsNotThere", "NSUnknownKeyException", "[<UIViewController 0x"),
      (
        "StoryboardTests testActionThatIsNotThere", "NSInvalidArgumentException",
        "-[Wrong.ActionController goneTapped:]: unrecognized selector sent to instance 0x"
      ),
      (
        "StoryboardTests testSegueThatIsNotThere", "NSInvalidArgumentException",
        "Receiver (<Wrong.PlainController: 0x"
      ),
      (
        "StoryboardTests testIdentifierThatIsNotThere", "NSInvalidArgumentException",
        "Storyboard (<UIStoryboard: 0x"
      ),
      (
        "StoryboardTests testStoryboardThatIsNotThere", "NSInvalidArgumentException",
        "Could not find a storyboard named 'Gone' in bundle NSBundle </"
      ),
    ])
    try check([
      (
        "StoryboardTests testOutletThatIsNotThere",
        "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone.\""
      ),
      ("StoryboardTests testOutletOfAClassThatIsNotThere", "coding-compliant for the key label.\""),
      ("StoryboardTests testSegueThatIsNotThere", ">) has no segue with identifier 'gone'\""),
      (
        "StoryboardTests testSegueThatIsNotThere",
        "Could not load the \"Gone\" image referenced from a nib in the bundle with identifier \"com.example.Wrong\""
      ),
      (
        "StoryboardTests testIdentifierThatIsNotThere",
        ">) doesn't contain a view controller with identifier 'gone'\""
      ),
      (
        "StoryboardTests testOutletThatIsNotConnected",
        "Wrong/StoryboardControllers.swift:12: Fatal error: Unexpectedly found nil while implicitly unwrapping an "
          + "Optional value"
      ),
    ])
    try check(
      [
        (
          "StoryboardTests testClassThatIsNotThere",
          "Unknown class _TtC5Wrong14GoneController in Interface Builder file."
        )
      ],
      ended: "passed")
  }

  func testTables() throws {
    try check(caught: [
      (
        "TableTests testIdentifierThatNobodyRegistered", "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier Nobody - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard\""
      ),
      (
        "TableTests testInsertedRowWithoutItem", "NSInternalInconsistencyException",
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after "
          + "the update (3) must be equal to the number of rows contained in that section before the update (3), plus or "
          + "minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted)"
      ),
    ])
    try check([
      ("TableTests testRowBeyondTheEnd", "Fatal error: Index out of range"),
      (
        "TableTests testCellOfAnotherClass",
        "error: -[WrongTests.TableTests testCellOfAnotherClass] : Crash: Wrong: Could not cast value of type '"
      ),
      ("TableTests testCellOfAnotherClass", "to 'Wrong.ItemCell' (0x"),
    ])
    _ = try lines(of: "TableTests testLayoutAfterwards", ended: "passed")
  }

  func testCode() throws {
    try check(caught: [
      (
        "CodeTests testConstraintBetweenStrangers", "NSGenericException",
        "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"
      ),
      (
        "CodeTests testPushesTwice", "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported (<UIViewController: 0x"
      ),
    ])
    try check([
      ("CodeTests testLeak", "XCTAssertNil failed: \"<"),
      (
        "CodeTests testDeinitIsExpected",
        "Asynchronous wait failed: Exceeded timeout of 1 seconds, with unfulfilled expectations: \"deinit\"."
      ),
    ])
    try check(
      [
        ("CodeTests testConstraintsThatConflict", "Unable to simultaneously satisfy constraints."),
        ("CodeTests testConstraintsThatConflict", "Will attempt to recover by breaking constraint"),
        ("CodeTests testPresentsTwice", ">) which is already presenting <UIViewController: 0x"),
        (
          "CodeTests testInterfaceFromTheBackground",
          "Main Thread Checker: UI API called on a background thread: -[UILabel setText:]"
        ),
        (
          "CodeTests testInterfaceFromTheBackground",
          "Thread name: (none), Queue name: com.apple.root.default-qos, QoS: "
        ),
      ], ended: "passed")
  }

  /// An exception is reported at the line of the test that caused it. The test's tear-down and the next test run.
  func testWhereExceptionsComeFrom() throws {
    for test in ["testInATimer", "testInATransaction", "testInAnAnimation"] {
      let lines = try lines(of: "ExceptionTests \(test)")
      XCTAssertTrue(lines.contains("ExceptionTests.swift:6: error: "), lines)
      XCTAssertTrue(lines.contains("failed: caught \"NSInvalidArgumentException\""), lines)
      XCTAssertTrue(lines.contains("tearDown of -[WrongTests.ExceptionTests \(test)]"), lines)
      XCTAssertFalse(lines.contains("went on"), lines)
    }
    try check(
      [("ExceptionTests testExpected", "Expected failure: known: failed: caught \"NSInvalidArgumentException\"")],
      ended: "passed")
    _ = try lines(of: "ExceptionTests testZNothingIsLeft", ended: "passed")
    try check([
      (
        "UncaughtTests testInTheBackground",
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[NSObject gone]: "
          + "unrecognized selector sent to instance 0x"
      )
    ])
    try check(caught: [
      ("ExceptionTests testInAnAsynchronousTest", "NSInvalidArgumentException", "Storyboard (<UIStoryboard: 0x")
    ])
    XCTAssertTrue(
      try Self.unit.get().output.contains(
        "error: +[WrongTests.RaisingClassTests setUp] : failed: caught \"NSInvalidArgumentException\", \"-[NSObject gone]"
      ))
  }

  /// Apple's tests share the process, and so what others changed in it.
  func testWhatATestChangesStays() throws {
    _ = try lines(of: "StateTests testAChanges", ended: "passed")
    _ = try lines(of: "StateTests testBSees", ended: "passed")
  }

  func testExceptionsCanBeLogged() throws {
    let result = try Tool.run(
      ["test", Tool.app("Wrong"), "--only-testing", "WrongTests/CodeTests/testPushesTwice", "--exceptions", "log"])
    XCTAssertEqual(result.code, 0, result.output)
    XCTAssertTrue(
      (result.output + result.errors).contains(
        "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported"),
      result.output)
  }

  func testEndlessCode() throws {
    let recursion = try Tool.run([
      "test", Tool.app("Wrong"), "--only-testing", "WrongTests/EndlessTests/testRecursion",
    ])
    XCTAssertEqual(recursion.code, 1)
    XCTAssertTrue(
      recursion.output.contains("Crash: Wrong: Thread stack size exceeded due to excessive recursion"),
      recursion.output)
    let loop = try Tool.run(
      ["test", Tool.app("Wrong"), "--only-testing", "WrongTests/EndlessTests/testLoop", "--timeout", "2"],
      environment: Self.withoutTraces)
    XCTAssertEqual(loop.code, 1)
    XCTAssertTrue(loop.output.contains("Test exceeded execution time allowance of 2 seconds"), loop.output)
  }

  // MARK: UI tests

  func testAppsThatEndWhileTheirInterfaceIsTested() throws {
    try check(
      [
        (
          "WrongUITests testActionThatIsNotThere",
          "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Wrong.MenuController "
            + "gone:]: unrecognized selector sent to instance 0x"
        ),
        ("WrongUITests testActionThatIsNotThere", " : Crash: Wrong ("),
        ("WrongUITests testIndexBeyondTheEnd", "Fatal error: Index out of range"),
        ("WrongUITests testIndexBeyondTheEnd", " : Crash: Wrong ("),
        (
          "WrongUITests testCrashAtLaunch",
          "reason: 'Could not find a storyboard named 'Gone' in bundle NSBundle </"
        ),
        ("WrongUITests testCrashAtLaunch", " : Crash: Wrong ("),
        ("WrongUITests testExit", "Failed to tap \"Index\" Button: Application com.example.Wrong is not running"),
      ], in: Self.interface)
    _ = try lines(of: "WrongUITests testZTheNextTestRuns", in: Self.interface, ended: "passed")
  }

  // MARK: Without tests

  /// The app continues unless exceptions are configured to end it, as on Apple's systems.
  func testAMainStoryboardThatIsNotThere() throws {
    let project = TestProject()
    try project.write(settings: "INFOPLIST_KEY_UIMainStoryboardFile = Gone;")
    try project.writeApp("print(\"launched\")")
    let text = "Could not find a storyboard named 'Gone' in bundle NSBundle </"
    let logged = try project.run()
    XCTAssertEqual(logged.code, 0, logged.errors)
    XCTAssertEqual(logged.output, "launched\n")
    XCTAssertTrue(logged.errors.contains("NSInvalidArgumentException: \(text)"), logged.errors)
    let stopped = try project.tool(
      ["run", ".", "--host", "headless", "--exceptions", "stop"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    XCTAssertNotNil(stopped.signal)
    XCTAssertEqual(stopped.output, "")
    XCTAssertTrue(
      stopped.errors.contains(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(text)"),
      stopped.errors)
    XCTAssertEqual(try project.tool(["run", ".", "--exceptions", "sometimes"]).code, 2)
  }

  func testTwoAppDelegates() throws {
    let project = TestProject()
    try project.write()
    try project.writeApp("")
    let source = try String(contentsOf: project.folder.appendingPathComponent("App.swift"), encoding: .utf8)
    try project.folder.write(
      source + "@main class OtherDelegate: UIResponder, UIApplicationDelegate {}\n", to: "App.swift")
    let result = try project.tool(["build", "."])
    XCTAssertEqual(result.code, 1, result.output)
    XCTAssertTrue(
      (result.output + result.errors).contains("'main' attribute can only apply to one type in a module"),
      result.errors)
    XCTAssertTrue((result.output + result.errors).contains("App.swift:"), result.errors)
  }
}
