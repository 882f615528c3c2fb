import Foundation

/// A process that runs tests: the app or the empty host program, with a configuration file.
final class TestProcess {
  struct End {
    var end: Child.End
    var log: TestProcessLog
    /// The end of the process's output.
    var output: String
    /// Whether the process was ended because a test took too long.
    var timedOut: Bool
  }

  let executable: String
  let arguments: [String]
  let environment: [String: String]
  /// The path of the file to which the process appends events.
  let events: String
  /// The number of seconds of real time without an event after which the process is ended.
  let limit: Double

  init(executable: String, arguments: [String], environment: [String: String], events: String, limit: Double) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.events = events
    self.limit = limit
  }

  /// The number of bytes of output that are kept for the trace of a crash.
  private static let keptOutput = 256 << 10

  /// The number of seconds of real time that the process may continue after its last test, for the code that apps
  /// run at exit.
  private static let endLimit = 10.0

  /// Runs the process and waits for its end.
  /// - Parameters:
  ///   - output: a closure that is called with the process's output.
  ///   - event: a closure that is called with the events that the process reports.
  func run(output: (Data) -> Void, event: ([String: Any]) -> Void) throws -> End {
    guard let pipe = Child.Pipe.make() else {
      throw Failure("cannot start \(executable): \(String(cString: strerror(errno)))")
    }
    defer { close(pipe.read) }
    let child: Child
    do {
      defer { close(pipe.write) }
      child = try Child(
        executable, arguments, output: .pipe(pipe.write), errors: .pipe(pipe.write), environment: environment,
        limit: nil)
    }
    var reader = TestEventReader(path: events)
    var log = TestProcessLog()
    var kept = Data()
    var lastSign = Date()
    var asked: Date?
    var timedOut = false
    var isOpen = true
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    func read(events: [[String: Any]]) {
      for value in events {
        log.take(value)
        event(value)
        lastSign = Date()
      }
    }
    while true {
      var input = pollfd(fd: pipe.read, events: Int16(POLLIN), revents: 0)
      let ready = poll(&input, isOpen ? 1 : 0, isOpen ? 100 : 2)
      if ready > 0 {
        let count = Glibc.read(pipe.read, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        // A process that closed its output may still be running.
        isOpen = count > 0
        output(Data(buffer[..<max(count, 0)]))
        kept.append(contentsOf: buffer[..<max(count, 0)])
        if kept.count > 2 * Self.keptOutput { kept = kept.suffix(Self.keptOutput) }
      }
      read(events: reader.next())
      // A child process that outlives the tests may keep the pipe open.
      if ready <= 0, child.hasEnded { break }
      if let asked {
        if Date().timeIntervalSince(asked) > 10 { child.kill() }
      } else if Date().timeIntervalSince(lastSign) > (log.isFinished ? min(Self.endLimit, limit) : limit) {
        timedOut = true
        if log.isFinished {
          child.kill()
          break
        }
        asked = Date()
        // On SIGABRT the process prints a stack trace. It is killed if it does not exit.
        child.signal(SIGABRT)
      }
    }
    let end = child.wait()
    read(events: reader.next())
    return End(end: end, log: log, output: String(decoding: kept, as: UTF8.self), timedOut: timedOut)
  }
}
