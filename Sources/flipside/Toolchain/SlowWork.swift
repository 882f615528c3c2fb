import Foundation

/// Work that may take long for reasons that the user can mend.
enum SlowWork {
  /// The number of seconds after which the user is informed of the wait.
  private static let patience: TimeInterval = 5

  /// Does the work; if it takes long, prints once what it is and when it will be stopped.
  static func announce<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    let limit = Subprocess.timeLimit
    let word = DispatchWorkItem { Terminal.error("\(what); it has \(Int(max(1, limit))) seconds in all") }
    DispatchQueue.global().asyncAfter(deadline: .now() + min(patience, limit / 2), execute: word)
    defer { word.cancel() }
    return try body()
  }

  /// Does the work and prints what it is; on a terminal with the seconds that it has taken until now.
  static func show<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    guard isatty(STDERR_FILENO) == 1 else {
      Terminal.note(what)
      return try body()
    }
    func draw(_ text: String) { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
    draw(what)
    let begin = DispatchTime.now().uptimeNanoseconds
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { draw("\(what): \((DispatchTime.now().uptimeNanoseconds - begin) / 1_000_000_000) s") }
    timer.resume()
    defer {
      timer.cancel()
      draw(what + "\n")
    }
    return try body()
  }
}
