import Foundation

/// Work that may take long for reasons that the user can mend.
enum SlowWork {
  /// After so many seconds the user hears what is waited for.
  private static let patience: TimeInterval = 5

  /// Does the work; if it takes long, says once what it is and when it will be given up.
  static func tell<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    let limit = Subprocess.timeLimit
    let word = DispatchWorkItem { Terminal.error("\(what); it has \(Int(max(1, limit))) seconds in all") }
    DispatchQueue.global().asyncAfter(deadline: .now() + min(patience, limit / 2), execute: word)
    defer { word.cancel() }
    return try body()
  }
}
