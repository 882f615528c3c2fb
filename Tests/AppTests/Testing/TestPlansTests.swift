import TestFolders
import XCTest

/// Order, repetitions, time and measurements of tests by test plans and options.
final class TestPlansTests: XCTestCase {
  private static let tests = """
    import Testing
    import XCTest

    final class OrderTests: XCTestCase {
      func testA() {}
      func testB() {}
      func testC() {}
      func testD() {}
      func testE() {}
      func testF() {}
    }

    final class SlowTests: XCTestCase {
      func testSleepsAnHour() { Thread.sleep(forTimeInterval: 3600) }
      func testSleepsAsync() async throws { try await Task.sleep(nanoseconds: 70_000_000_000) }
      func testSleepsLess() { Thread.sleep(forTimeInterval: 50) }
      func testMayTakeLonger() {
        executionTimeAllowance = 120
        Thread.sleep(forTimeInterval: 100)
      }
    }

    final class FlakyTests: XCTestCase {
      static var runs = 0
      func testThirdRunPasses() {
        Self.runs += 1
        XCTAssertEqual(Self.runs, 3)
      }
    }

    nonisolated(unsafe) var runs = 0
    @Test func secondRunPasses() {
      runs += 1
      #expect(runs == 2)
    }

    final class MeasuringTests: XCTestCase {
      func testMeasures() { measure { usleep(200_000) } }
    }

    """

  private static let made = Result {
    let project = try TestTargetsProject(tests: tests)
    try project.folder.write(
      """
      { "version" : 1,
        "configurations" : [
          { "name" : "Random", "options" : { "testExecutionOrdering" : "random" } },
          { "name" : "Limited",
            "options" : { "testTimeoutsEnabled" : true, "defaultTestExecutionTimeAllowance" : 60 } },
          { "name" : "Retried",
            "options" : { "testRepetitionMode" : "retryOnFailure", "maximumTestRepetitions" : 3 } },
          { "name" : "Thrice",
            "options" : { "testRepetitionMode" : "fixedIterations", "maximumTestRepetitions" : 3 } } ],
        "defaultOptions" : { }, "testTargets" : [ { "target" : { "name" : "MineTests" } } ] }
      """, to: "All.xctestplan")
    return project
  }

  private func run(_ configuration: String, _ tests: String..., options: [String] = []) throws -> Tool.Result {
    let only = tests.flatMap { ["--only-testing", "MineTests/\($0)"] }
    return try Tool.run(
      ["test", ".", "--test-plan", "All.xctestplan", "--only-test-configuration", configuration] + only + options,
      in: try Self.made.get().folder)
  }

  func testTheSeedDecidesOnARandomOrder() throws {
    func order(_ seed: Int) throws -> String {
      let result = try run("Random", "OrderTests", options: ["--seed", "\(seed)"])
      XCTAssertTrue(
        result.errors.contains("The order of the tests is random; --seed \(seed) repeats it"), result.errors)
      return String(result.output.matches(of: #/OrderTests test([A-F])\]' started/#).compactMap(\.1.first))
    }
    let orders = try (1...4).map(order)
    XCTAssertEqual(try order(1), orders[0])
    XCTAssertGreaterThan(Set(orders).count, 1)
    for order in orders { XCTAssertEqual(order.sorted(), Array("ABCDEF")) }
    XCTAssertFalse(try run("Thrice", "OrderTests/testA").errors.contains("random"))
  }

  /// Time allowances are whole minutes, as Apple's, and are measured on the app's clock.
  func testTimeAllowancesOfAPlan() throws {
    let output = try run("Limited", "SlowTests").output
    for test in ["testSleepsAnHour", "testSleepsAsync"] {
      let end = "error: -[MineTests.SlowTests \(test)] : Test exceeded execution time allowance of 1 minute\n"
      XCTAssertTrue(output.contains(end), "\(test): \(output)")
    }
    for test in ["testSleepsLess", "testMayTakeLonger"] {
      XCTAssertTrue(output.contains("Test Case '-[MineTests.SlowTests \(test)]' passed ("), "\(test): \(output)")
    }
  }

  func testRepetitionsOfAPlan() throws {
    let retried = try run("Retried", "FlakyTests", "secondRunPasses")
    XCTAssertEqual(retried.code, 0, retried.output)
    XCTAssertTrue(retried.output.contains("testThirdRunPasses]' started (Iteration 3 of 3)."), retried.output)
    let thrice = try run("Thrice", "FlakyTests", "secondRunPasses")
    XCTAssertEqual(thrice.code, 1, thrice.output)
    XCTAssertTrue(
      thrice.output.contains("Failing tests:\n\tFlakyTests.testThirdRunPasses()\n\tsecondRunPasses()\n"),
      thrice.output)
  }

  /// The project's baselines were measured on other machines, so only baselines that are passed explicitly are
  /// used.
  func testBaselines() throws {
    let folder = try Self.made.get().folder
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>classNames</key><dict><key>MeasuringTests</key><dict>
        <key>testMeasures()</key><dict><key>com.apple.XCTPerformanceMetric_WallClockTime</key>
        <dict><key>baselineAverage</key><real>1e-9</real><key>maxPercentRegression</key><real>10</real>
        <key>maxRegression</key><real>0</real></dict></dict></dict></dict></dict></plist>
      """, to: "Baselines.plist")
    XCTAssertEqual(try run("Random", "MeasuringTests").code, 0)
    let result = try run("Random", "MeasuringTests", options: ["--baselines", "Baselines.plist"])
    XCTAssertEqual(result.code, 1, result.output)
    XCTAssertTrue(result.output.contains("worse than baseline (0.000 seconds)."), result.output)
    XCTAssertEqual(try run("Random", "MeasuringTests", options: ["--baselines", "none.plist"]).code, 2)
  }

  // MARK: Tests that can't be loaded

  func testABundleThatMissesAFunctionNamesIt() throws {
    let project = try TestTargetsProject(
      tests: """
        import XCTest
        @_silgen_name("$s5UIKit6UIViewC9explodingyyF") func gone()
        final class UnlinkedTests: XCTestCase { func testIt() { gone() } }

        """)
    let result = try project.test("--only-testing", "MineTests")
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(
      result.output.contains(
        "it uses UIView.exploding(), which neither the app nor Flipside has; flipside check lists what is missing"),
      result.output)
  }

  func testCheckReadsTheTests() throws {
    let folder = TestFolder.make()
    let project = try TestTargetsProject(
      tests: "import XCTest\nimport HomeKit\nfinal class T: XCTestCase { func testIt() {} }\n")
    let result = try Tool.run(["check", project.folder.path], in: folder)
    XCTAssertEqual(result.code, 3, result.output + result.errors)
    XCTAssertTrue(result.output.contains("HomeKit"), result.output)
    XCTAssertTrue(result.output.contains("MineTests/MineTests.swift:2"), result.output)
  }

  /// XCTest's own types and functions are known; what it lacks is named.
  func testCheckNamesWhatXCTestLacks() throws {
    let project = try TestTargetsProject(
      tests: """
        import XCTest
        final class T: XCTestCase {
          func testIt() { measure(metrics: [XCTClockMetric(), XCTGoneMetric()]) { XCTAssertTrue(true) } }
        }

        """)
    let result = try Tool.run(["check", "."], in: project.folder)
    XCTAssertEqual(result.code, 3, result.output + result.errors)
    XCTAssertTrue(result.output.contains("XCTGoneMetric"), result.output)
    XCTAssertTrue(result.output.contains("MineTests/MineTests.swift:3"), result.output)
    for name in ["XCTClockMetric", "XCTAssertTrue", "XCTestCase"] {
      XCTAssertFalse(result.output.contains(name), result.output)
    }
  }
}
