import Foundation

/// Messages for processes that ended too early and for bundles that could not be loaded.
enum TestFault {
  /// Returns whether a test took too long, so that the tool, or the watchdog of the app's run loop, ended the
  /// process.
  static func isTimeout(_ end: TestProcess.End) -> Bool {
    end.timedOut || end.output.contains("not come back to its run loop")
  }

  static func reason(of end: TestProcess.End, limit: Double) -> String {
    if isTimeout(end) {
      let minutes = limit / 60
      let text =
        minutes >= 1 && minutes == minutes.rounded()
        ? "\(Int(minutes)) minute\(minutes == 1 ? "" : "s")"
        : "\(limit == limit.rounded() ? "\(Int(limit))" : "\(limit)") second\(limit == 1 ? "" : "s")"
      return "Test exceeded execution time allowance of \(text)"
    }
    switch end.end {
    case .exit(let code): return "the process ended with exit code \(code)"
    case .signal(let signal):
      return "the process was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }

  /// Returns the output since the test began, with the error message and the stack trace of the crash.
  /// - Parameters:
  ///   - output: the output of the process.
  ///   - title: the title of the test on the console; empty for a crash outside of tests.
  static func trace(in output: String, after title: String) -> String {
    var start = output.startIndex
    if !title.isEmpty {
      // Swift Testing prints the name of the function alone.
      let function = title.split(separator: "/").last.map(String.init) ?? title
      for mark in ["Test Case '\(title)' started", "Test \(function) started"] {
        guard let range = output.range(of: mark, options: .backwards) else { continue }
        start = range.upperBound
        break
      }
    }
    // The output of earlier tests is removed.
    for mark in ["Test Case '-[", "Test Suite '"] {
      if let range = output.range(of: mark, options: .backwards, range: start..<output.endIndex) {
        start = range.upperBound
      }
    }
    let isWhole = start == output.startIndex
    let text = isWhole ? output : String(output[start...].drop { $0 != "\n" }.dropFirst())
    return text.suffix(32 << 10).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isOwnFrame(Data($0.utf8)) }.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Parts of the symbol names in stack frames between XCTest and a test, which belong to the bridge and the
  /// library.
  private static let ownFrames = [
    ".__register_", "partial apply for thunk for ", "closure #1 in static MessageDispatch.register",
    "closure #1 in CaseInvocation.", "__correctly_grouped_prefixwc", " flipside_abort + ",
    " NSException.endApp() + ",
  ].map { Data($0.utf8) }

  /// Returns whether a line of a trace is an internal stack frame that does not help the author of a test.
  static func isOwnFrame(_ line: Data) -> Bool {
    guard let first = line.first(where: { $0 != UInt8(ascii: " ") }),
      (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= first
    else { return false }
    return ownFrames.contains { line.range(of: $0) != nil } && line.range(of: Data("0x".utf8)) != nil
  }

  /// Returns the time that printing the trace took, in seconds.
  static func duration(of trace: String) -> Double {
    trace.firstMatch(of: #/\nBacktrace took ([\d.]+)s/#).flatMap { Double($0.1) } ?? 0
  }

  /// Returns the line of a trace that describes the error; nil if there is none.
  static func summary(of trace: String) -> String? {
    let lines = trace.split(separator: "\n")
    // libdispatch does not print its own message; only a debugger can read it.
    if lines.contains(where: { $0.contains(" __DISPATCH_WAIT_FOR_QUEUE__ ") }) {
      return "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"
    }
    // Only endless recursion produces frame numbers of this size.
    if lines.contains(where: { $0.drop { $0 == " " }.prefix { $0.isNumber }.count > 4 && $0.contains(" [ra] ") }) {
      return "Thread stack size exceeded due to excessive recursion"
    }
    let marks = [
      "Fatal error", "Precondition failed", "Assertion failed", "Terminating app due to",
      "Could not cast value of type", "Program crashed",
      "Thread 0", "Illegal instruction",
    ]
    for mark in marks {
      if let line = lines.first(where: { $0.contains(mark) }) {
        return String(line.trimmingCharacters(in: .whitespaces).prefix(500))
      }
    }
    return nil
  }

  /// Returns the message for a bundle that could not be loaded, with the missing symbol in Swift syntax.
  static func bundle(_ failure: String) -> String {
    guard let range = failure.range(of: "undefined symbol: ") else { return failure }
    let symbol = String(failure[range.upperBound...].prefix { !$0.isWhitespace && $0 != "," })
    let name = Subprocess.output("swift-demangle", ["--simplified", "--compact", symbol])?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return "\(failure): it uses \(name ?? symbol), which neither the app nor Flipside has; "
      + "flipside check lists what is missing"
  }
}
