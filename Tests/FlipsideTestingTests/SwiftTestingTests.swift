import Foundation
import XCTest

/// The suite of `Tests/Packages/Greeting` that is written with Swift Testing, which this process of XCTest does not
/// run.
final class SwiftTestingTests: XCTestCase {
  func testSuitesOfSwiftTestingHaveStages() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "GreetingSuite"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, output)
    XCTAssertTrue(output.contains("Test run with 3 tests in 1 suite passed"), output)
    XCTAssertFalse(output.contains("Main Thread Checker"), output)
  }
}
