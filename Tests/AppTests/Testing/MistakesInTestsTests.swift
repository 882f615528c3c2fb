import TestFolders
import XCTest

/// Tests with mistakes, most of which end the process. Each fails alone, with the message of Apple's tools if that
/// is the same on all processors, and the following tests run.
final class MistakesInTestsTests: XCTestCase {
  private enum End: String { case passed, failed }

  /// The code of each test, its end, and its output before that.
  private static let mistakes: [(name: String, code: String, end: End, text: String)] = [
    ("testAborts", "abort()", .failed, "Crash: Mine: "),
    (
      "testAnimatesForEver",
      """
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { window.alpha = 0 }
      Self.window = window
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in window.tag += 1 }
      """, .passed, ""
    ),
    (
      "testBehindTheAnimation",
      """
      let done = expectation(description: "done")
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { done.fulfill() }
      wait(for: [done], timeout: 3)
      XCTAssertGreaterThan(Self.window?.tag ?? 0, 10, "what the test before began goes on")
      """, .passed, ""
    ),
    (
      "testCasts", "let text: Any = 1\nprint((text as! String).count)", .failed,
      "Crash: Mine: Could not cast value of type 'Swift.Int' (0x"
    ),
    ("testChangesFolder", "XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(\"/\"))", .passed, ""),
    ("testClosesOutput", "close(1)\nclose(2)", .passed, ""),
    ("testDividesByZero", "print(1 / Int(\"0\")!)", .failed, "Crash: Mine: "),
    (
      "testExclusive", "let holder = Holder()\nholder.box.change { holder.box.number = 2 }", .failed,
      "Fatal access conflict detected."
    ),
    (
      "testForgets", "_ = expectation(description: \"forgotten\")", .failed,
      "Failed due to unwaited expectation 'forgotten'."
    ),
    (
      "testFulfilsLate",
      """
      let late = expectation(description: "late")
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { late.fulfill() }
      wait(for: [late], timeout: 1)
      """, .failed,
      "Asynchronous wait failed: Exceeded timeout of 1 seconds, with unfulfilled expectations: \"late\"."
    ),
    (
      "testFulfilsTwice",
      "let once = expectation(description: \"once\")\nonce.fulfill()\nonce.fulfill()\nprint(\"NOT REACHED\")",
      .failed, overFulfilled("once")
    ),
    (
      "testFulfilsTwiceElsewhere",
      """
      let (once, never) = (expectation(description: "elsewhere"), expectation(description: "never"))
      DispatchQueue.global().async { once.fulfill(); once.fulfill() }
      wait(for: [once, never], timeout: 1)
      """, .failed,
      "Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'API violation - multiple calls"
    ),
    (
      "testFulfilsTwiceInWait",
      """
      let (once, never) = (expectation(description: "queue"), expectation(description: "never"))
      DispatchQueue.main.async { once.fulfill(); once.fulfill() }
      wait(for: [once, never], timeout: 1)
      print("NOT REACHED")
      """, .failed, overFulfilled("queue")
    ),
    (
      "testFulfilsTwiceLeniently",
      """
      let (own, plain) = (expectation(description: "own"), XCTestExpectation(description: "plain"))
      own.assertForOverFulfill = false
      for expectation in [own, plain, own, plain] { expectation.fulfill() }
      wait(for: [own, plain], timeout: 1)
      """, .passed, ""
    ),
    ("testGoesOnBehindIt", "RunLoop.main.run(until: Date(timeIntervalSinceNow: 3))", .passed, ""),
    ("testIndexes", "print([1][Int(\"5\")!])", .failed, "Fatal error: Index out of range"),
    ("testKills", "kill(getpid(), SIGKILL)\nsleep(60)", .failed, "Crash: Mine: "),
    (
      "testKnowsItsMethod", "XCTAssertEqual(invocation?.selector.description, \"testKnowsItsMethod\")", .passed, ""
    ),
    (
      "testLies", "print(\"Test Case '-[MineTests.AMistakes testLies]' failed (0.1 seconds).\")", .passed,
      "(0.1 seconds)"
    ),
    (
      "testNegativeRange", "let end = Int(\"-1\")!\nfor _ in 0..<end {}", .failed,
      "Fatal error: Range requires lowerBound <= upperBound"
    ),
    (
      "testOtherThread", "Thread.detachNewThread { fatalError(\"elsewhere\") }\nwhile true { usleep(1_000) }",
      .failed,
      "Fatal error: elsewhere"
    ),
    ("testOverflows", "var number = Int8(\"127\")!\nnumber += 1\nprint(number)", .failed, "Crash: Mine: "),
    ("testPrintsMuch", "print(String(repeating: \"x\", count: 3_000_000))", .passed, "xxx"),
    ("testQuits", "exit(0)", .failed, "the process ended with exit code 0"),
    ("testSegfaults", "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1", .failed, "Crash: Mine: "),
    (
      "testTriesHard", "struct Bad: Error {}\nfunc bad() throws { throw Bad() }\ntry! bad()", .failed,
      "Fatal error: 'try!' expression unexpectedly raised an error: "
    ),
    (
      "testUnowned", "var box: Holder? = Holder()\nunowned let link = box!\nbox = nil\nprint(link)", .failed,
      "Fatal error: Attempted to read an unowned reference but object 0x"
    ),
    ("testUnsetsAll", "clearenv()", .passed, ""),
    (
      "testWaitsTwice",
      """
      let again = expectation(description: "again")
      again.fulfill()
      wait(for: [again], timeout: 1)
      wait(for: [again], timeout: 1)
      """, .failed,
      "failed: caught \"NSInternalInconsistencyException\", \"API violation - expectations can only be waited on once, "
        + "\"again\" has already been waited on\""
    ),
    ("testYieldsNil", "let text: String? = nil\nprint(text!)", .failed, "Unexpectedly found nil while unwrapping"),
    ("testZLast", "XCTAssertTrue(true)", .passed, ""),
  ]

  private static func overFulfilled(_ name: String) -> String {
    "failed: caught \"NSInternalInconsistencyException\", \"API violation - multiple calls made to "
      + "-[XCTestExpectation fulfill] for \(name).\""
  }

  private static var source: String {
    let methods = mistakes.map { "  func \($0.name)() {\n\($0.code)\n  }\n" }.joined()
    return """
      import UIKit
      import XCTest

      struct Box { var number = 0; mutating func change(_ body: () -> Void) { body() } }
      final class Holder { var box = Box() }

      final class AMistakes: XCTestCase {
        static var window: UIWindow?
      \(methods)}

      final class BAround: XCTestCase {
        struct No: Error {}
        override func setUpWithError() throws { if name.contains("testSetUp") { throw No() } }
        override func tearDown() { if name.contains("testTearDown") { fatalError("in tear-down") } }
        func testBlock() { addTeardownBlock { XCTFail("in the block") } }
        func testSetUp() { print("NOT REACHED") }
        func testTearDown() {}
        func testZ() {}
      }

      """
  }

  private static let ran = Result {
    try TestTargetsProject(tests: source).test(
      "--only-testing", "MineTests", environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  /// Returns the output from the beginning to the end of a test.
  private func printed(by test: String, _ output: String) throws -> (text: String, end: String) {
    let lines = output.components(separatedBy: "\n")
    let title = "\(test)]'"
    let begin = try XCTUnwrap(lines.firstIndex { $0.hasSuffix("\(title) started.") }, test)
    let end = try XCTUnwrap(
      lines[begin...].lastIndex { $0.contains("\(title) passed (") || $0.contains("\(title) failed (") }, test)
    let word = lines[end].contains("\(title) passed (") ? "passed" : "failed"
    return (lines[begin...end].map { String($0.prefix(1_000)) }.joined(separator: "\n"), word)
  }

  func testEachIsCaughtAlone() throws {
    let result = try Self.ran.get()
    XCTAssertEqual(result.code, 1, result.errors)
    // The Swift runtime writes its messages to the standard error stream.
    for mistake in Self.mistakes {
      let (text, end) = try printed(by: "AMistakes \(mistake.name)", result.output)
      XCTAssertEqual(end, mistake.end.rawValue, "\(mistake.name): \(text)")
      XCTAssertTrue(
        mistake.text.isEmpty || (text + result.errors).contains(mistake.text), "\(mistake.name): \(text)")
    }
    let failing = result.output.components(separatedBy: "Failing tests:\n").last ?? ""
    let names = Self.mistakes.filter { $0.end == .failed }.map { "\tAMistakes.\($0.name)()\n" }.joined()
    XCTAssertTrue(failing.hasPrefix(names), failing)
  }

  func testWhatIsAroundATest() throws {
    let output = try Self.ran.get().output
    for (test, text) in [
      ("testBlock", "failed - in the block"), ("testSetUp", "failed: caught error: \"No()\""),
      ("testTearDown", "Fatal error: in tear-down"),
    ] {
      let (printed, end) = try printed(by: "BAround \(test)", output)
      XCTAssertEqual(end, "failed", printed)
      XCTAssertTrue(printed.contains(text), "\(test): \(printed)")
    }
    XCTAssertEqual(try printed(by: "BAround testZ", output).end, "passed")
    XCTAssertFalse(output.contains("NOT REACHED"), "XCTest skips a test whose set-up throws")
  }
}
