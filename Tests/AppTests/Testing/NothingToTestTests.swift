import TestFolders
import XCTest

/// Runs in which tests are missing: apps that exit before their tests, plans and schemes without test targets, and
/// unknown targets. None of them may succeed.
final class NothingToTestTests: XCTestCase {
  private static let tests = "import XCTest\nfinal class T: XCTestCase { func testIt() {} }\n"

  /// The tests of another target pass, so the run has results.
  func testAnAppThatExitsAtItsLaunch() throws {
    let app = TestTargetsProject.app.replacingOccurrences(of: "launches += 1", with: "exit(0)")
    let project = try TestTargetsProject(tests: Self.tests, app: app)
    // The second run must not find an empty list of tests in the cache.
    for _ in 0..<2 {
      let result = try project.test("--junit", "r.xml")
      XCTAssertEqual(result.code, 1, result.output)
      XCTAssertTrue(result.output.contains("testWithoutAnApp]' passed ("), result.output)
      XCTAssertTrue(
        result.output.contains("error: MineTests: Early unexpected exit, operation never finished bootstrapping"),
        result.output)
      XCTAssertTrue(result.output.contains("the process ended with exit code 0"), result.output)
      XCTAssertTrue(try project.text("r.xml").contains("errors=\"1\""))
    }
  }

  func testPlansAndSchemesWithoutTargets() throws {
    let project = try TestTargetsProject(tests: Self.tests)
    try project.folder.write(
      "{ \"version\" : 1, \"configurations\" : [ ], \"defaultOptions\" : { }, \"testTargets\" : [ ] }",
      to: "Empty.xctestplan")
    try project.folder.write(
      """
      { "version" : 1, "configurations" : [ ], "defaultOptions" : { }, "testTargets" : [
        { "enabled" : false, "target" : { "name" : "FreeTests" } } ] }
      """, to: "Disabled.xctestplan")
    for plan in ["Empty", "Disabled"] {
      let result = try project.test("--test-plan", "\(plan).xctestplan")
      XCTAssertEqual(result.code, 1, result.output)
      XCTAssertTrue(
        result.errors.contains("no tests found: the test plan ")
          && result.errors.contains("\(plan).xctestplan enables no test targets"), result.errors)
    }
    try project.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme><TestAction buildConfiguration="Debug"><Testables><TestableReference skipped="YES">
        <BuildableReference BlueprintName="FreeTests" BuildableName="FreeTests.xctest"
          ReferencedContainer="container:Mine.xcodeproj"/>
      </TestableReference></Testables></TestAction></Scheme>
      """, to: "Mine.xcodeproj/xcshareddata/xcschemes/Skipping.xcscheme")
    let result = try project.test("--scheme", "Skipping")
    XCTAssertEqual(result.code, 1, result.output)
    XCTAssertTrue(
      result.errors.contains("no tests found: the scheme Skipping enables no test targets"), result.errors)
  }

  func testUnknownAndExcludedTargets() throws {
    let project = try TestTargetsProject(tests: Self.tests)
    let unknown = try project.test("--target", "Gone")
    XCTAssertEqual(unknown.code, 2, unknown.output)
    XCTAssertTrue(
      unknown.errors.contains("there is no target Gone; there are Mine, MineTests, FreeTests"), unknown.errors)
    let excluded = try project.test("--skip-testing", "MineTests", "--skip-testing", "FreeTests")
    XCTAssertEqual(excluded.code, 1, excluded.output)
    XCTAssertTrue(
      excluded.errors.contains("the options exclude all test targets (MineTests, FreeTests)"), excluded.errors)
  }
}
