import Foundation

/// Work that may be slow for reasons that the user can fix.
enum SlowWork {
  /// The time in seconds after which a message is printed.
  private static let patience: TimeInterval = 5

  /// Performs the work. If it takes long, a message describes it and its time limit.
  static func announce<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    let limit = Subprocess.timeLimit
    let word = DispatchWorkItem { Terminal.error("\(what); it has \(Int(max(1, limit))) seconds in all") }
    DispatchQueue.global().asyncAfter(deadline: .now() + min(patience, limit / 2), execute: word)
    defer { word.cancel() }
    return try body()
  }

  /// Performs the work and prints its description, on a terminal together with the elapsed seconds.
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
