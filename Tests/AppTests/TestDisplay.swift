import Foundation
import XCTest

/// A display of the X Window System without a screen, for one test.
final class TestDisplay {
  /// The name of the display, such as ":99".
  let name: String
  private let server = Process()

  /// Starts a server, or skips the test if there is none on this machine.
  init() throws {
    let program = "/usr/bin/Xvfb"
    guard access(program, X_OK) == 0 else { throw XCTSkip("\(program) is not installed: windows are not tested") }
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: program)
    // The server chooses a free number and writes it to the pipe.
    server.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func end() {
    server.terminate()
    server.waitUntilExit()
  }
}
