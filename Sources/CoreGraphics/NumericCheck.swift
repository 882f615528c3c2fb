import Foundation
import ObjectiveC

/// Lines in the console that Apple's CoreGraphics prints about input it refuses, each once a process.
enum NumericCheck {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var logged: Set<String> = []

  static func log(_ message: String) {
    lock.lock()
    let isNew = logged.insert(message).inserted
    lock.unlock()
    if isNew { Console.write(message) }
  }

  static func logInvalid() {
    log(
      "Error: this application, or a library it uses, has passed an invalid numeric value (NaN, or not-a-number) "
        + "to CoreGraphics API and this value is being ignored. Please fix this problem.")
  }

  static func logNoCurrentPoint() { log("CGPathAddLineToPoint: no current point.") }
}
