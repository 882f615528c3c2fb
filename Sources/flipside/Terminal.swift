import Foundation

/// A message for the user with the tool's exit code: 1 for a failure, 2 for a wrong command line.
struct Failure: Error {
  let message: String
  let code: Int32

  init(_ message: String, code: Int32 = 1) {
    self.message = message
    self.code = code
  }
}

/// The output of the tool. Notes on its own work go to the error output, and results to the standard output.
enum Terminal {
  static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static func error(_ text: String) {
    note("flipside: " + text)
  }
}
