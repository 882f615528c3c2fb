import TestFolders
import XCTest

/// The output and the reports of `flipside test`: the author's names, and all measurements.
final class TestOutputTests: XCTestCase {
  private static let tests = """
    final class NoTests: XCTestCase {}

    final class MeasuringTests: XCTestCase {
      func testMeasures() { measure { _ = [3, 1, 2].sorted() } }
      func testIsBuiltWithWarnings() { var unused = 1 }
      func testKnowsItsBundle() {
        XCTAssertTrue(ProcessInfo.processInfo.environment["XCTestBundlePath"]?.hasSuffix("/MineTests.xctest") == true)
      }
    }

    struct Failing: Error {}

    @Test func throwsOut() throws { throw Failing() }
    @Test(arguments: [1, 2, 3]) func isOdd(_ number: Int) { #expect(number != 2) }
    @Test(arguments: ["a"], [true]) func takesTwo(text: String, flag: Bool) {}
    @Test(.timeLimit(.minutes(1))) func exits() async {
      await #expect(processExitsWith: .failure) { fatalError("in the child") }
    }

    import Testing
    import XCTest

    """

  private static let run = Result {
    // The first line is code, so that the bridge adds a line.
    let project = try TestTargetsProject(tests: tests)
    let result = try project.test("--only-testing", "MineTests", "--json", "r.json", "--junit", "r.xml")
    return (project: project, result: result)
  }

  func testNothingNamesBridgedFiles() throws {
    let (project, result) = try Self.run.get()
    XCTAssertEqual(result.code, 1, result.errors)
    for text in [result.output, result.errors, try project.text("r.xml"), try project.text("r.json")] {
      XCTAssertFalse(text.contains(".bridged.swift"), text)
      XCTAssertFalse(text.contains("__register_"), text)
    }
    XCTAssertTrue(
      result.output.contains("Test throwsOut() recorded an issue at MineTests.swift:13:"), result.output)
    XCTAssertTrue(
      try project.text("r.xml").contains("/MineTests/MineTests.swift:13: Caught error: Failing()"), result.output)
  }

  func testWarningsOfTheCompilerShowTheAuthorsLinesOnce() throws {
    let errors = try Self.run.get().result.errors
    let warnings = errors.split(separator: "\n").filter {
      $0.contains("MineTests.swift:5:") && $0.contains("warning: ")
    }
    XCTAssertEqual(warnings.count, 1, errors)
    XCTAssertTrue(errors.contains("Compiling MineTests MineTests.swift"), errors)
  }

  func testClassesWithoutTestsAreShown() throws {
    let output = try Self.run.get().result.output
    let start = try XCTUnwrap(output.range(of: "Test Suite 'NoTests' passed at "), output)
    let summary = output[start.upperBound...].split(separator: "\n").dropFirst().first
    XCTAssertTrue(
      summary?.hasPrefix("\t Executed 0 tests, with 0 failures (0 unexpected) in ") == true, "\(summary ?? "")")
  }

  /// The app's clock does not advance while a child process runs, so that no time limit expires.
  func testExitTestsTakeNoTime() throws {
    let output = try Self.run.get().result.output
    XCTAssertTrue(output.contains("Test exits() passed after 0."), output)
  }

  func testTheVariableThatNamesTheBundle() throws {
    let output = try Self.run.get().result.output
    XCTAssertTrue(output.contains("Test Case '-[MineTests.MeasuringTests testKnowsItsBundle]' passed ("), output)
  }

  func testArgumentsAndMeasurementsAreInTheResults() throws {
    let project = try Self.run.get().project
    let text = try project.text("r.json")
    func nodes(_ node: [String: Any]) -> [[String: Any]] {
      [node] + (node["children"] as? [[String: Any]] ?? []).flatMap(nodes)
    }
    func arguments(_ object: [String: Any]) -> [String] {
      (object["testNodes"] as? [[String: Any]] ?? []).flatMap(nodes).filter {
        $0["nodeType"] as? String == "Arguments"
      }
      .map { "\($0["name"] as? String ?? "") \($0["result"] as? String ?? "")" }.sorted()
    }
    let wanted = ["\"a\", true Passed", "1 Passed", "2 Failed", "3 Passed"]
    XCTAssertEqual(arguments(try project.json("r.json")), wanted, text)
    let metrics = try XCTUnwrap(try project.json("r.json")["metrics"] as? [[String: Any]], text)
    XCTAssertEqual(metrics.map { $0["testIdentifier"] as? String }, ["MeasuringTests/testMeasures()"])
    let run = (metrics[0]["testRuns"] as? [[String: Any]])?.first?["metrics"] as? [[String: Any]]
    XCTAssertEqual(run?.first?["unitOfMeasurement"] as? String, "seconds")
    XCTAssertEqual((run?.first?["measurements"] as? [Double])?.count, 10)

    // Reports that are read and written again contain the same values.
    _ = try Tool.run(["results", "r.json", "--json", "again.json"], in: project.folder)
    XCTAssertEqual(arguments(try project.json("again.json")), wanted)
    XCTAssertEqual((try project.json("again.json")["metrics"] as? [Any])?.count, 1)
  }
}
