import TestFolders
import XCTest

/// Runs `flipside test` on a small project with tests that pass and tests that fail.
final class TestCommandTests: XCTestCase {
  /// The project, which is built once for all tests.
  private static let made = Result { try TestTargetsProject() }

  private func project() throws -> TestTargetsProject { try Self.made.get() }

  private func lines(_ text: String, _ mark: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains(mark) }
  }

  // MARK: Results

  func testPassedTestsEndWithZero() throws {
    let result = try project().test("--only-testing", "MineTests/GoodTests", "--only-testing", "FreeTests")
    XCTAssertEqual(result.code, 0, result.errors + result.output)
    XCTAssertTrue(result.output.contains("Test Case '-[MineTests.GoodTests testDoubles]' passed ("), result.output)
    XCTAssertTrue(
      result.output.contains("Test Case '-[MineTests.GoodTests testResources]' passed ("), result.output)
    XCTAssertTrue(
      result.output.contains("Test Case '-[MineTests.GoodTests testTheAppRuns]' passed ("), result.output)
    XCTAssertTrue(
      result.output.contains("Test Case '-[FreeTests.FreeTests testWithoutAnApp]' passed ("), result.output)
    XCTAssertTrue(result.output.contains("** TEST SUCCEEDED **"), result.output)
    XCTAssertFalse(result.output.contains("BadTests"), result.output)
  }

  /// A crash fails its test with the trace, and the tests after it run in another process.
  func testFailuresAndCrashes() throws {
    let project = try project()
    let result = try project.test(
      "--only-testing", "MineTests/BadTests", "--only-testing", "MineTests/GoodTests/testSkipped()", "--json",
      "r.json",
      "--junit", "r.xml", "--html", "r.html")
    XCTAssertEqual(result.code, 1, result.errors)
    let place = project.folder.path + "/MineTests/MineTests.swift:15: error: -[MineTests.BadTests testFails] : "
    XCTAssertTrue(
      result.output.contains(place + "XCTAssertEqual failed: (\"4\") is not equal to (\"5\") - two and two"),
      result.output)
    XCTAssertTrue(
      result.output.contains(
        "Restarting after unexpected exit, crash, or test timeout in BadTests.testCrashes(); summary will include totals "
          + "from previous launches."), result.output)
    XCTAssertTrue(
      result.output.contains("Test Case '-[MineTests.BadTests testAfterTheCrash]' passed ("), result.output)
    XCTAssertTrue(
      result.output.contains(
        "Failing tests:\n\tBadTests.testCrashes()\n\tBadTests.testFails()\n\n** TEST FAILED **"),
      result.output)

    let json = try project.json("r.json")
    XCTAssertEqual(json["result"] as? String, "Failed")
    XCTAssertEqual(json["totalTestCount"] as? Int, 4)
    XCTAssertEqual(json["passedTests"] as? Int, 1)
    XCTAssertEqual(json["failedTests"] as? Int, 2)
    XCTAssertEqual(json["skippedTests"] as? Int, 1)
    let failures = try XCTUnwrap(json["testFailures"] as? [[String: Any]])
    XCTAssertEqual(
      failures.map { $0["testIdentifierString"] as? String }, ["BadTests/testCrashes()", "BadTests/testFails()"])
    XCTAssertTrue((failures[0]["failureText"] as? String)?.contains("as it should") == true, "\(failures)")
    let plan = try XCTUnwrap((json["testNodes"] as? [[String: Any]])?.first)
    let bundle = try XCTUnwrap((plan["children"] as? [[String: Any]])?.first)
    XCTAssertEqual(bundle["nodeType"] as? String, "Unit test bundle")
    XCTAssertEqual(bundle["name"] as? String, "MineTests")

    let junit = try project.text("r.xml")
    XCTAssertTrue(junit.contains("tests=\"4\" failures=\"2\""), junit)
    XCTAssertTrue(junit.contains("<testcase classname=\"MineTests.BadTests\" name=\"testFails\""), junit)
    XCTAssertTrue(junit.contains("is not equal to (&quot;5&quot;)"), junit)
    XCTAssertTrue(junit.contains("<skipped message=\"Test skipped - not today"), junit)
    let page = try project.text("r.html")
    let failed = try XCTUnwrap(page.range(of: "MineTests/BadTests/testCrashes"))
    XCTAssertTrue(failed.lowerBound < page.range(of: "All tests")!.lowerBound, "failures come first")
    XCTAssertTrue(page.contains("as it should"), page)
  }

  func testWhatEndsTheProcessOrNeverEndsFails() throws {
    let result = try project().test("--only-testing", "MineTests/EndlessTests", "--timeout", "2")
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.output.contains("the process ended with exit code 0"), result.output)
    XCTAssertTrue(result.output.contains("Test exceeded execution time allowance of "), result.output)
    XCTAssertTrue(
      result.output.contains("\tEndlessTests.testExits()\n\tEndlessTests.testNeverEnds()\n"), result.output)
  }

  func testRetriesAndRepetitions() throws {
    let project = try project()
    let flaky = ["--only-testing", "MineTests/FlakyTests"]
    XCTAssertEqual(try project.test(flaky[0], flaky[1]).code, 1)
    let retried = try project.test(
      flaky[0], flaky[1], "--retry-on-failure", "--json", "retry.json", "--junit", "retry.xml")
    XCTAssertEqual(retried.code, 0, retried.output)
    XCTAssertTrue(try project.text("retry.json").contains("\"Retry 1\""))
    XCTAssertTrue(try project.text("retry.xml").contains("passed after retries"))
    let repeated = try project.test("--only-testing", "MineTests/GoodTests/testDoubles", "--iterations", "3")
    XCTAssertEqual(lines(repeated.output, "testDoubles]' passed").count, 3, repeated.output)
  }

  func testResultsOfSeveralMachinesArePutTogether() throws {
    let project = try project()
    let only = ["--only-testing", "MineTests/GoodTests", "--only-testing", "MineTests/FlakyTests"]
    for index in 1...2 {
      _ = try Tool.run(
        ["test", "."] + only + ["--shard", "\(index)/2", "--results", "shard-\(index)"], in: project.folder)
    }
    let merged = try Tool.run(
      ["results", "shard-1", "shard-2/results.json", "--json", "all.json", "--junit", "all.xml"], in: project.folder
    )
    XCTAssertEqual(merged.code, 1, merged.errors)
    XCTAssertTrue(merged.output.contains("3 passed\n1 failed\n1 skipped\n"), merged.output)
    XCTAssertTrue(merged.output.contains("Failing tests:\n\tFlakyTests.testSecondRunPasses()"), merged.output)
    XCTAssertEqual(try project.json("all.json")["totalTestCount"] as? Int, 5)
    XCTAssertTrue(try project.text("all.xml").contains("tests=\"5\" failures=\"1\""))
  }

  // MARK: What runs

  private func list(_ arguments: String...) throws -> [String] {
    let project = try project()
    let result = try Tool.run(["test", ".", "--list"] + arguments, in: project.folder)
    XCTAssertEqual(result.code, 0, result.errors)
    return result.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("Building") }
  }

  func testEachTestIsInOneShard() throws {
    let all = try list()
    XCTAssertEqual(all.count, 13)
    XCTAssertTrue(all.contains("MineTests/GoodTests/testDoubles()"), "\(all)")
    let shards = try (1...3).map { try list("--shard", "\($0)/3") }
    XCTAssertEqual(shards.flatMap { $0 }.sorted(), all.sorted())
    XCTAssertFalse(shards.contains(where: \.isEmpty), "\(shards)")
    // The tests of a class are in the same shard.
    for shard in shards {
      let good = shard.filter { $0.contains("/GoodTests/") }.count
      XCTAssertTrue(good == 0 || good == 4, "\(shard)")
    }
  }

  func testNamesOfTestsThatAreNotThere() throws {
    let project = try project()
    let target = try project.test("--only-testing", "Gone")
    XCTAssertEqual(target.code, 1)
    XCTAssertTrue(target.errors.contains("there is no test target Gone"), target.errors)
    XCTAssertTrue(target.errors.contains("MineTests, FreeTests"), target.errors)
    let test = try project.test("--only-testing", "MineTests/GoodTests/testGone")
    XCTAssertEqual(test.code, 1)
    XCTAssertTrue(
      test.errors.contains("--only-testing names MineTests/GoodTests/testGone, but there is no such test"))
    XCTAssertTrue(test.output.contains("no tests found"), test.output)
    let some = try project.test("--only-testing", "FreeTests", "--skip-testing", "FreeTests/Other")
    XCTAssertEqual(some.code, 0, some.output)
    XCTAssertTrue(
      some.errors.contains("--skip-testing names FreeTests/Other, but there is no such test"), some.errors)
  }

  /// The options of xcodebuild are accepted, and those without effect are reported.
  func testTheCommandLineOfXcodebuild() throws {
    let project = try project()
    let result = try Tool.run(
      [
        "test", "test", "-project", "Mine.xcodeproj", "-scheme", "Mine", "-sdk", "iphonesimulator", "-destination",
        "platform=iOS Simulator,name=iPad (10th generation),OS=17.5", "-only-testing:MineTests/SettingTests",
        "-parallel-testing-enabled", "NO", "CODE_SIGNING_ALLOWED=NO",
      ], in: project.folder)
    XCTAssertEqual(result.code, 0, result.errors + result.output)
    XCTAssertTrue(result.output.contains("SETTINGS hello pad"), result.output)
    for text in [
      "--device \"iPad (10th generation)\"", "-sdk iphonesimulator is ignored",
      "CODE_SIGNING_ALLOWED=NO is ignored",
    ] {
      XCTAssertTrue(result.errors.contains(text), "\(text): \(result.errors)")
    }
    XCTAssertEqual(try project.test("-sillyOption").code, 2)
    XCTAssertEqual(try project.test("-destination", "platform=macOS").code, 2)
  }

  func testDevicesConfigurationsAndPlans() throws {
    let project = try project()
    try project.folder.write(
      #"""
      { "version" : 1,
        "configurations" : [ { "name" : "One", "options" : { } },
          { "name" : "Two", "options" : { "language" : "de", "region" : "AT" } } ],
        "defaultOptions" : { "environmentVariableEntries" : [ { "key" : "GREETING", "value" : "servus" } ],
          "commandLineArgumentEntries" : [ { "argument" : "-plan" } ] },
        "testTargets" : [ { "skippedTests" : [ "BadTests", "FlakyTests", "EndlessTests", "GoneTests\/testGone()" ],
          "target" : { "name" : "MineTests" } } ] }
      """#, to: "Mine.xctestplan")
    let result = try project.test(
      "--test-plan", "Mine.xctestplan", "--device", "iPhone 15", "--device", "iPad (10th generation)",
      "--only-testing",
      "MineTests/SettingTests", "--json", "matrix.json", "--", "-own")
    XCTAssertEqual(result.code, 0, result.errors + result.output)
    XCTAssertEqual(
      lines(result.output, "SETTINGS"),
      [
        "SETTINGS servus phone en_US -plan,-own", "SETTINGS servus phone de_AT -plan,-own",
        "SETTINGS servus pad en_US -plan,-own", "SETTINGS servus pad de_AT -plan,-own",
      ], result.output)
    XCTAssertEqual((try project.json("matrix.json")["devicesAndConfigurations"] as? [Any])?.count, 4)
    let one = try project.test(
      "--test-plan", "Mine.xctestplan", "--only-test-configuration", "Two", "--only-testing", "MineTests")
    XCTAssertEqual(one.code, 0, one.output)
    XCTAssertEqual(lines(one.output, "SETTINGS"), ["SETTINGS servus phone de_AT -plan"])
    XCTAssertTrue(one.errors.contains("skips MineTests/GoneTests/testGone, but there is no such test"), one.errors)
    XCTAssertEqual(try project.test("--test-plan", "None").code, 2)
  }

  /// A test that fails on one device passes on another one.
  func testResultsOfSeveralDevicesNameThem() throws {
    let project = try project()
    let result = try project.test(
      "--device", "iPhone 15", "--device", "iPad (10th generation)", "--only-testing", "MineTests/IdiomTests",
      "--json", "idioms.json", "--junit", "idioms.xml")
    XCTAssertEqual(result.code, 1, result.errors)
    XCTAssertEqual(
      lines(result.output, "Testing "),
      ["Testing started on 'iPhone 15'", "Testing started on 'iPad (10th generation)'"])
    XCTAssertTrue(
      result.output.contains("Failing tests:\n\tIdiomTests.testPhone() on 'iPad (10th generation)'\n\n"),
      result.output)
    let failures = try XCTUnwrap(try project.json("idioms.json")["testFailures"] as? [[String: Any]])
    XCTAssertEqual(failures.map { $0["deviceName"] as? String }, ["iPad (10th generation)"])
    let junit = try project.text("idioms.xml")
    XCTAssertTrue(
      junit.contains("<testsuite name=\"MineTests.IdiomTests on iPhone 15\" tests=\"1\" failures=\"0\""), junit)
    XCTAssertTrue(
      junit.contains("<testcase classname=\"MineTests.IdiomTests\" name=\"testPhone on iPad (10th generation)\""),
      junit)
  }

  func testClassesRunInProcessesOfTheirOwn() throws {
    let result = try project().test(
      "--jobs", "2", "--skip-testing", "MineTests/EndlessTests", "--skip-testing", "MineTests/IdiomTests",
      "--skip-testing", "MineTests/BadTests/testCrashes")
    XCTAssertEqual(result.code, 1)
    let finished = lines(result.output, "Test Case").filter { !$0.hasSuffix("started.") }
    XCTAssertEqual(finished.count, 9, result.output)
    XCTAssertGreaterThan(lines(result.output, "Test Suite 'MineTests.xctest' started").count, 1, result.output)
  }

  func testCoverageNamesTheLinesOfTheProject() throws {
    let project = try project()
    let result = try project.test("--only-testing", "MineTests/GoodTests/testDoubles", "--coverage", "lines.lcov")
    XCTAssertEqual(result.code, 0, result.errors + result.output)
    let text = try project.text("lines.lcov")
    let file = project.folder.resolvingSymlinksInPath().path + "/App.swift"
    XCTAssertTrue(text.contains("SF:\(file)\n"), text)
    // `return 2 * number` ran once, `return 0` did not, and nothing lies behind the file's end.
    XCTAssertTrue(text.contains("\nDA:15,1\n"), text)
    XCTAssertTrue(text.contains("\nDA:13,0\n"), text)
    XCTAssertEqual(
      lines(text, "DA:").filter { $0.hasPrefix("DA:") && (Int($0.dropFirst(3).prefix { $0.isNumber }) ?? 99) > 20 },
      [])
    XCTAssertEqual(lines(text, "SF:").count, 1)
  }

  // MARK: Projects

  func testProjectsWithoutTests() throws {
    let project = TestProject()
    try project.write()
    try project.writeApp("")
    let result = try project.tool(["test", "."])
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.contains("no tests found"), result.errors)
    let folder = try Tool.run(["test", Tool.app("Probe")])
    XCTAssertEqual(folder.code, 1)
    XCTAssertTrue(folder.errors.contains("neither an Xcode project nor a Swift package"), folder.errors)
  }

  func testATestThatDoesNotCompile() throws {
    let project = try TestTargetsProject(
      tests: "import XCTest\nfinal class T: XCTestCase { func testIt() { UIGoneController() } }\n")
    let result = try project.test("--only-testing", "MineTests")
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.contains("\(project.folder.path)/MineTests/MineTests.swift:2:"), result.errors)
    XCTAssertTrue(result.errors.contains("UIGoneController"), result.errors)
  }

  /// No test can run, and the process is not restarted.
  func testAnAppThatCrashesAtLaunch() throws {
    let project = try TestTargetsProject(
      tests: "import XCTest\nfinal class T: XCTestCase { func testIt() {} }\n")
    try project.folder.write(
      TestTargetsProject.app.replacingOccurrences(of: "launches += 1", with: "fatalError(\"not today\")"),
      to: "App.swift")
    let result = try project.test("--only-testing", "MineTests", "--junit", "r.xml")
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(
      result.output.contains("Early unexpected exit, operation never finished bootstrapping"), result.output)
    XCTAssertTrue(result.output.contains("not today"), result.output)
    XCTAssertTrue(try project.text("r.xml").contains("errors=\"1\""))
  }

  func testAPackage() throws {
    let folder = TestFolder.make()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Views", platforms: [.iOS(.v15)], products: [.library(name: "Views", targets: ["Views"])],
        targets: [ .target(name: "Views", resources: [.process("list.txt")]), .testTarget(name: "ViewsTests", dependencies: ["Views"]) ],
        swiftLanguageModes: [.v5])
      """, to: "Package.swift")
    try folder.write(
      """
      import UIKit
      public final class BadgeView: UIView {
        public override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
        public static var list: String? { Bundle.module.url(forResource: "list", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
      }
      """, to: "Sources/Views/BadgeView.swift")
    try folder.write("a list", to: "Sources/Views/list.txt")
    try folder.write(
      """
      import XCTest
      @testable import Views
      final class BadgeViewTests: XCTestCase {
        @MainActor func testSize() {
          let view = BadgeView()
          view.sizeToFit()
          XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
        }
        @MainActor func testResources() { XCTAssertEqual(BadgeView.list, "a list") }
      }
      """, to: "Tests/ViewsTests/BadgeViewTests.swift")
    let result = try Tool.run(["test", "."], in: folder)
    XCTAssertEqual(result.code, 0, result.errors + result.output)
    XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
  }
}
