import TestFolders
import XCTest

/// Samples that a program of the desktop reads and drives through AT-SPI, on a display and a bus of their own.
///
/// `Scripts/assistive/SAMPLE.txt` has the steps, in lines that begin with ">", and below each what the program
/// reads.
final class DesktopAccessibilityTests: XCTestCase {
  private static let python = "/usr/bin/python3"

  override func setUpWithError() throws {
    for program in [Self.python, "/usr/bin/dbus-run-session"] where access(program, X_OK) != 0 {
      throw XCTSkip("\(program) is not installed")
    }
    guard try run([Self.python, "-c", "import pyatspi"], input: "", [:]).code == 0 else {
      throw XCTSkip("python3-pyatspi is not installed")
    }
  }

  /// Runs a program to its end.
  private func run(
    _ command: [String], input: String, _ changes: [String: String?]
  ) throws -> (code: Int32, output: String, errors: String) {
    let folder = TestFolder.make()
    let files = ["input", "output", "errors"].map { folder.appendingPathComponent($0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = Tool.environment(changes)
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: files[1], encoding: .utf8),
      try String(contentsOf: files[2], encoding: .utf8)
    )
  }

  private func drive(_ sample: String, line: UInt = #line) throws {
    XCTAssertEqual(try Tool.run(["build", Tool.sample(sample)]).code, 0, line: line)
    let display = try TestDisplay()
    defer { display.end() }
    let expected = try String(contentsOfFile: Tool.script("assistive/\(sample.lowercased()).txt"), encoding: .utf8)
    let steps = expected.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    let result = try run(
      [
        "/usr/bin/dbus-run-session", "--", Self.python, Tool.script("assistive/assistive_program.py"), sample,
        Tool.products.appendingPathComponent("flipside").path, "run", Tool.sample(sample),
      ], input: steps.joined(separator: "\n") + "\n",
      ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "AT_SPI_BUS_ADDRESS": nil])
    XCTAssertEqual(result.code, 0, result.errors, line: line)
    // The bus's programs print there, too.
    let read = result.output.split(separator: "\n").drop { !$0.hasPrefix("> ") }.joined(separator: "\n") + "\n"
    XCTAssertEqual(read, expected, line: line)
  }

  func testForm() throws { try drive("Form") }
  func testLists() throws { try drive("Lists") }
  func testControls() throws { try drive("Controls") }
}
