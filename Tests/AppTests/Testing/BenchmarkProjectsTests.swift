import Foundation
import TestFolders
import XCTest

/// The projects that `Benchmarks/run testing` and `Benchmarks/run snapshots` measure perform the measured
/// operations. Durations are only meaningful on a quiet machine, so they are not tested.
final class BenchmarkProjectsTests: XCTestCase {
  func testAHundredUnitTestsLaunchesAndTaps() throws {
    let folder = TestFolder.make()
    let generator = Tool.root.appendingPathComponent("Benchmarks/Testing/generate.py").path
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", generator, folder.path]
    try python.run()
    python.waitUntilExit()
    try XCTSkipIf(python.terminationStatus == 127, "there is no python3")
    XCTAssertEqual(python.terminationStatus, 0)
    let units = try Tool.run(["test", ".", "--only-testing", "HundredTests"], in: folder)
    XCTAssertEqual(units.code, 0, units.errors)
    XCTAssertTrue(units.output.contains("Executed 100 tests, with 0 failures"), units.output)
    let taps = try Tool.run(
      ["test", ".", "--only-testing", "HundredUITests/HundredUITests/testTaps10"], in: folder)
    XCTAssertEqual(taps.code, 0, taps.errors)
    XCTAssertEqual(taps.output.components(separatedBy: "Tap \"Count\" Button").count - 1, 10, taps.output)
    let again = try Tool.run(["test", ".", "--only-testing", "HundredTests"], in: folder)
    XCTAssertEqual(again.code, 0, again.errors)
    XCTAssertFalse(
      (again.output + again.errors).contains("Building"), "runs of different targets in turn do not build again")
  }

  func testComparisonsOfSnapshots() throws {
    let references = TestFolder.make().path + "/References"
    func run(_ options: String...) throws -> Tool.Result {
      try Tool.run(
        ["test", Tool.root.appendingPathComponent("Benchmarks/Snapshots").path, "--device", "iPhone 11"] + options,
        environment: ["FB_REFERENCE_IMAGE_DIR": references, "COUNT": "3"])
    }
    XCTAssertEqual(try run("--record").code, 1, "what records fails")
    let compared = try run("--jobs", "2")
    XCTAssertEqual(compared.code, 0, compared.output + compared.errors)
    XCTAssertEqual(compared.output.components(separatedBy: "Tests testScreen]' passed (").count - 1, 2)
  }
}
