import TestFolders
import XCTest

/// Libraries of specifications, whose tests are only known at run time.
final class SpecificationLibrariesTests: XCTestCase {
  /// Examples run in the order in which they are described, can be chosen, skipped and stopped.
  func testExamplesAreTests() throws {
    let project = try SpecificationsProject()
    let result = try Tool.run(["test", "."], in: project.folder)
    XCTAssertEqual(result.code, 1, result.errors + result.output)
    let lines = result.output.split(separator: "\n").map(String.init)
    func line(_ text: String) -> Int? { lines.firstIndex { $0.contains(text) } }
    let first = try XCTUnwrap(
      line("Test Case '-[SpecificationsTests.ThingSpec zebras, come first]' passed"), result.errors + result.output)
    let second = try XCTUnwrap(
      line("Test Case '-[SpecificationsTests.ThingSpec apples, come second]' failed"), result.output)
    let third = try XCTUnwrap(line("Test Case '-[SpecificationsTests.ThingSpec waits]' passed"), result.output)
    XCTAssertTrue(first < second && second < third, result.output)
    let path =
      "/Tests/SpecificationsTests/ThingSpec.swift:15: error: -[SpecificationsTests.ThingSpec apples, come second]"
    XCTAssertTrue(result.output.contains(path), result.output)
    // The failure has the location of the error, and the library's message.
    XCTAssertNotNil(
      line(
        "/Tests/SpecificationsTests/ThingSpec.swift:20: -[SpecificationsTests.ThingSpec is for later] : not yet"),
      result.output)
    XCTAssertNotNil(line("Test Case '-[SpecificationsTests.ThingSpec is for later]' skipped"), result.output)
    for name in ["stops", "stops on another thread"] {
      XCTAssertNotNil(line("Test Case '-[SpecificationsTests.ThingSpec \(name)]' passed"), result.output)
    }
    XCTAssertNotNil(line(": failed - left here"), result.output)
    XCTAssertNil(line(": failed - not left"), result.output)
    let chosen = try Tool.run(
      ["test", ".", "--only-testing", "SpecificationsTests/ThingSpec/waits"], in: project.folder)
    XCTAssertEqual(chosen.code, 0, chosen.errors + chosen.output)
    XCTAssertFalse(chosen.output.contains("apples"), chosen.output)
  }

  /// Flipside replaces the Objective-C parts of the pods.
  func testPodsOfQuickAndNimble() throws {
    let result = try Tool.run(["test", ".", "--only-testing", "MineTests"], in: SpecificationPodsProject().folder)
    XCTAssertEqual(result.code, 1, result.errors + result.output)
    XCTAssertTrue(
      result.output.contains("Test Case '-[MineTests.ThingSpec passes]' passed ("), result.errors + result.output)
    XCTAssertTrue(
      result.output.contains(
        "/MineTests/MineTests.swift:14: error: -[MineTests.ThingSpec fails] : XCTAssertEqual failed: (\"1\") is not equal to (\"2\")"
      ), result.output)
    // Code that raises exceptions is left, as are its run loops and threads.
    for name in ["is off", "raises", "raises elsewhere", "catches"] {
      XCTAssertTrue(result.output.contains("Test Case '-[MineTests.ThingSpec \(name)]' passed ("), result.output)
    }
    for text in [
      "-[MineTests.ThingSpec does not raise] : failed - expected to raise any exception, got no exception",
      "-[MineTests.ThingSpec does not raise] : failed - expected to raise exception with name <foo>, got NSException "
        + "{ name=NSExceptionName(_rawValue: laugh), reason='Lulz', userInfo=",
      "-[MineTests.ThingSpec ends at its failure] : XCTAssertEqual failed: (\"1\") is not equal to (\"4\")",
    ] {
      XCTAssertTrue(result.output.contains(text), "\(text):\n\(result.output)")
    }
    XCTAssertFalse(result.output.contains("NOT REACHED"), result.output)
  }
}
