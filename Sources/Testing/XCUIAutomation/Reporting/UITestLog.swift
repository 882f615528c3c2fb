import Foundation

/// The steps of a UI test as activities, which XCTest prints.
@MainActor enum UITestLog {
  /// Runs a named step. At the end of the outermost step, a picture is added to the film.
  static func activity<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let activity = ActivityRecorder.beginActivity(name, isUserCreated: false)
    defer {
      ActivityRecorder.endActivity(activity)
      if !ActivityRecorder.isWithinCall { Film.take(after: activity.number) }
    }
    return try body()
  }

  /// Logs a step without nested steps.
  static func note(_ name: String) { activity(name) {} }

  /// Runs a step that Apple's log contains, too, and that has no nested steps.
  static func quietly<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    try activity(name, body)
  }

  /// Returns a duration in the format of the log, such as `5.0s`.
  static func seconds(_ time: TimeInterval) -> String { "\((time * 10).rounded() / 10)s" }
}

/// The quoting of text and numbers in commands.
enum UITestText {
  /// Returns text with the quotes and escapes of the script language.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
