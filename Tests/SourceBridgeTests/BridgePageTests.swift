import FactTables
import Foundation
import TestFolders
import XCTest

/// Runs the worked example of `Documentation/bridge.md`: bridges its source, and compiles the result.
final class BridgePageTests: XCTestCase {
  func testThePageShowsWhatTheBridgeDoes() throws {
    let page = try DocumentationPage("bridge")
    let source = page.block(beginning: "import UIKit")
    let folder = TestFolder.make()
    let file = try folder.write(source + "\n", to: "Counter.swift")
    let output = folder.appendingPathComponent("bridged").path
    XCTAssertEqual(try BridgedProgram.bridge(["--output", output, file]), "")
    let bridged = try String(contentsOfFile: output + "/Counter.bridged.swift", encoding: .utf8)
    let mark = try XCTUnwrap(bridged.firstMatch(of: #/let __register_Counter_(\w+)/#)).1
    page.assertShows(
      bridged.replacingOccurrences(of: file, with: "Counter.swift").replacingOccurrences(of: mark, with: "x"))
    let program = try BridgedProgram(["Counter.swift": source + "\n"], runs: false)
    XCTAssertEqual(program.exitCode, 0, program.messages)
  }
}
