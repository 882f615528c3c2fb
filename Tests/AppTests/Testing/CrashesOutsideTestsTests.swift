import TestFolders
import XCTest

/// Processes that crash while no test runs, and failures in classes' own methods, in `flipside test`.
final class CrashesOutsideTestsTests: XCTestCase {
  private static let tests = """
    import XCTest

    final class AFailing: XCTestCase {
      override class func setUp() { XCTFail("set-up is wrong") }
      func testIt() {}
    }

    final class BSettingUp: XCTestCase {
      override class func setUp() { fatalError("no set-up") }
      func testOne() {}
      func testTwo() {}
    }

    final class CPrecondition: XCTestCase {
      func testIt() { precondition(false, "not so") }
    }

    final class DDeadlock: XCTestCase {
      func testIt() { DispatchQueue.main.sync {} }
    }

    final class EGood: XCTestCase {
      func testIt() {}
    }

    final class FTearingDown: XCTestCase {
      func testIt() {}
      override class func tearDown() { fatalError("no tear-down") }
    }

    """

  private static let run = Result {
    let project = try TestTargetsProject(tests: tests)
    let result = try project.test("--only-testing", "MineTests", "--junit", "r.xml")
    return (result: result, junit: try project.text("r.xml"))
  }

  func testTheRunFailsAndNamesAll() throws {
    let (result, junit) = try Self.run.get()
    XCTAssertEqual(result.code, 1, result.errors)
    for name in [
      "AFailing.setUp()", "BSettingUp.setUp()", "BSettingUp.testOne()", "BSettingUp.testTwo()",
      "CPrecondition.testIt()", "DDeadlock.testIt()", "FTearingDown.tearDown()",
    ] {
      XCTAssertTrue(result.output.contains("\t\(name)\n"), "\(name): \(result.output)")
    }
    for (name, method) in [("AFailing", "setUp"), ("BSettingUp", "testTwo"), ("FTearingDown", "tearDown")] {
      XCTAssertTrue(junit.contains("<testcase classname=\"MineTests.\(name)\" name=\"\(method)\""), junit)
    }
    XCTAssertTrue(junit.contains("set-up is wrong"), junit)
    XCTAssertTrue(result.output.contains("** TEST FAILED **"), result.output)
  }

  func testTheRestRuns() throws {
    let output = try Self.run.get().result.output
    XCTAssertTrue(output.contains("Test Case '-[MineTests.EGood testIt]' passed ("), output)
    XCTAssertTrue(output.contains("Test Case '-[MineTests.FTearingDown testIt]' passed ("), output)
    XCTAssertFalse(output.contains("never finished bootstrapping"), output)
  }

  func testMessages() throws {
    let output = try Self.run.get().result.output
    for text in [
      "Precondition failed: not so",
      "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread",
      "Fatal error: no tear-down", "Fatal error: no set-up",
    ] {
      XCTAssertTrue(
        output.split(separator: "\n").contains {
          $0.contains(": error: ") && $0.contains("Crash: ") && $0.hasSuffix(text)
        },
        "\(text): \(output)")
    }
  }

  /// Five tests ran in several processes, the last of which crashed. Two tests failed once each, and the class
  /// methods failed three times.
  func testTheSummaryHasTheTotalsOfAllProcesses() throws {
    let output = try Self.run.get().result.output
    let last = output.split(separator: "\n").last { $0.contains("\t Executed ") }
    XCTAssertTrue(
      last?.hasPrefix("\t Executed 5 tests, with 5 failures (0 unexpected) in ") == true, "\(last ?? ""): \(output)"
    )
  }
}
