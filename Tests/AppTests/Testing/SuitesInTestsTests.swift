import XCTest

/// Tests that run suites themselves, as libraries of specifications do in their own tests. Such a suite is neither
/// printed nor counted, because it has none of XCTest's observers.
final class SuitesInTestsTests: XCTestCase {
  private static let tests = """
    import XCTest

    final class InnerTests: XCTestCase {
      func testFails() { if Outer.runs { XCTFail("inner failure") } }
      func testPasses() {}
      func testSkips() throws { throw XCTSkip("not today") }
    }

    enum Outer { nonisolated(unsafe) static var runs = false }

    extension XCTestObservationCenter {
      func quietly<Result>(_ body: () -> Result) -> Result {
        let observers = value(forKey: "observers") as? [XCTestObservation] ?? []
        let own = observers.filter { Bundle(for: type(of: $0)).bundleIdentifier?.contains("com.apple.dt.XCTest") == true }
        XCTAssertFalse(own.isEmpty)
        own.forEach(removeTestObserver)
        defer { own.forEach(addTestObserver) }
        return body()
      }
    }

    final class OuterTests: XCTestCase {
      func testASuite() {
        Outer.runs = true
        defer { Outer.runs = false }
        let run = XCTestObservationCenter.shared.quietly { () -> XCTestRun? in
          let suite = InnerTests.defaultTestSuite
          suite.run()
          return suite.testRun
        }
        XCTAssertEqual(run?.executionCount, 3)
        XCTAssertEqual(run?.totalFailureCount, 1)
        XCTAssertEqual(run?.skipCount, 1)
        XCTAssertEqual(run?.hasSucceeded, false)
        XCTAssertEqual(Bundle(for: OuterTests.self).bundleIdentifier, "com.example.MineTests")
      }
      func testZAfterIt() {}
    }

    """

  func testASuiteInsideATest() throws {
    let project = try TestTargetsProject(tests: Self.tests)
    let result = try project.test("--only-testing", "MineTests", "--jobs", "1", "--json", "r.json")
    XCTAssertEqual(result.code, 0, result.output + result.errors)
    XCTAssertFalse(result.output.contains("inner failure"), result.output)
    XCTAssertEqual(result.output.components(separatedBy: "InnerTests testFails]' started").count - 1, 1)
    XCTAssertTrue(result.output.contains("Executed 5 tests, with 1 test skipped and 0 failures"), result.output)
  }
}
