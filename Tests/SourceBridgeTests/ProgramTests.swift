import Foundation
import XCTest

/// The programs of the folder `Programs`: each is bridged, compiled and run, and prints what its neighbour
/// `expected.txt` says. Warnings are failures.
final class ProgramTests: XCTestCase {
  /// Overrides in and of extensions, and optional methods that a superclass left out.
  func testOverriding() throws { try check("Overriding") }
  /// Key-value observing by string and by block.
  func testObserving() throws { try check("Observing") }

  private func check(_ name: String, options: [String] = [], file: StaticString = #filePath, line: UInt = #line)
    throws
  {
    let program = try BridgedProgram(named: name, options: options)
    XCTAssertEqual(program.messages, "", file: file, line: line)
    let expected = try BridgedProgram.expectedOutput(of: name).split(separator: "\n")
    let printed = program.output.split(separator: "\n")
    for (index, (a, b)) in zip(printed, expected).enumerated() where a != b {
      return XCTFail("line \(index + 1) is \"\(a)\", not \"\(b)\"", file: file, line: line)
    }
    XCTAssertEqual(printed.count, expected.count, program.output, file: file, line: line)
  }
}
