import Foundation

/// The steps of a UI test as activities, which XCTest prints.
@MainActor enum UITestLog {
  /// Runs a step with a name of its own. When the outermost one ends, the film gets a picture.
  static func activity<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let activity = ActivityRecorder.beginActivity(name, isUserCreated: false)
    defer {
      ActivityRecorder.endActivity(activity)
      if !ActivityRecorder.isWithinCall { Film.take(after: activity.number) }
    }
    return try body()
  }

  /// A step without steps in it.
  static func note(_ name: String) { activity(name) {} }

  /// A step that Apple prints, too, and that has no other steps in it.
  static func quietly<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    try activity(name, body)
  }

  /// `5.0s`
  static func seconds(_ time: TimeInterval) -> String { "\((time * 10).rounded() / 10)s" }
}

/// Text within commands.
enum UITestText {
  /// Returns text in the quotes of the script language.
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
