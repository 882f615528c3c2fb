import Foundation

/// A message for the user and the code the tool ends with: 1 for what failed, 2 for wrong use.
struct Failure: Error {
  let message: String
  let code: Int32

  init(_ message: String, code: Int32 = 1) {
    self.message = message
    self.code = code
  }
}

/// Output of the tool: notes on its own work go to the error output, results to the standard output.
enum Terminal {
  static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static func error(_ text: String) {
    note("flipside: " + text)
  }
}
