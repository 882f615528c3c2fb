import Foundation
import XcodeProject

/// Runs other programs.
enum Subprocess {
  /// The time limit in seconds for programs that return information or convert a file.
  static var timeLimit: TimeInterval {
    let given = ProcessInfo.processInfo.environment["FLIPSIDE_TIME_LIMIT"].flatMap { TimeInterval($0) }
    return given.map { min(max($0, 0.1), 86_400) } ?? 120
  }

  /// The maximum size of a program's output in bytes; a program that exceeds it is killed.
  private static let maximumOutput = 256 << 20

  /// The result of a program: its exit status and output.
  struct Outcome {
    var end: Child.End
    var output: Data
    var reachedLimit: Bool

    var isSuccess: Bool { end == .exit(0) && !reachedLimit }
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Returns the standard output of a program found on PATH; nil if it is absent, fails or exceeds the time limit.
  static func output(_ program: String, _ arguments: [String]) -> String? {
    guard let path = find(program), let outcome = try? capture(path, arguments), outcome.isSuccess else {
      return nil
    }
    return String(data: outcome.output, encoding: .utf8)
  }

  /// Runs a program and returns its standard output.
  /// - Parameters:
  ///   - path: the path of the executable.
  ///   - arguments: the arguments.
  ///   - environment: the environment of the program.
  ///   - includesErrors: whether the error output is returned, too.
  ///   - echoes: whether the output is also shown while the program runs.
  ///   - limit: the time limit in seconds; nil for none.
  static func capture(
    _ path: String, _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    includesErrors: Bool = false, echoes: Bool = false, limit: TimeInterval? = timeLimit
  ) throws -> Outcome {
    guard let pipe = Child.Pipe.make() else {
      throw Failure("cannot start \(path): \(String(cString: strerror(errno)))")
    }
    defer { close(pipe.read) }
    let child: Child
    do {
      defer { close(pipe.write) }
      child = try Child(
        path, arguments, output: .pipe(pipe.write), errors: includesErrors ? .pipe(pipe.write) : .nowhere,
        environment: environment, limit: limit)
    }
    var output = Data()
    var isTooMuch = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let end = limit.map { DispatchTime.now() + $0 + 1 }
    while true {
      // A child process that outlives the program may keep the pipe open.
      if let end, !hasInput(pipe.read, until: end) { break }
      let count = read(pipe.read, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      if echoes { FileHandle.standardError.write(Data(buffer[..<count])) }
      output.append(contentsOf: buffer[..<count])
      if output.count > maximumOutput {
        isTooMuch = true
        child.kill()
        break
      }
    }
    return Outcome(end: child.wait(), output: output, reachedLimit: child.reachedLimit || isTooMuch)
  }

  private static func hasInput(_ descriptor: Int32, until end: DispatchTime) -> Bool {
    while true {
      let now = DispatchTime.now()
      guard now < end else { return false }
      var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let rest = (end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1
      let count = poll(&input, 1, Int32(min(rest, 1_000_000)))
      if count > 0 { return true }
    }
  }

  /// Runs a program without a time limit and redirects its output to the tool's error output.
  /// - Returns: the exit code; 128 plus the signal's number if a signal ended the program.
  static func run(_ path: String, _ arguments: [String], environment: [String: String]) throws -> Int32 {
    let child = try Child(
      path, arguments, output: .errorOutput, errors: .errorOutput, environment: environment, limit: nil)
    return code(child.wait())
  }

  /// Runs a program without a time limit and passes its output to a closure while it runs.
  /// - Returns: the exit code; 128 plus the signal's number if a signal ended the program.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String], output: (Data) -> Void
  ) throws -> Int32 {
    guard let pipe = Child.Pipe.make() else {
      throw Failure("cannot start \(path): \(String(cString: strerror(errno)))")
    }
    defer { close(pipe.read) }
    let child: Child
    do {
      defer { close(pipe.write) }
      child = try Child(
        path, arguments, output: .pipe(pipe.write), errors: .pipe(pipe.write), environment: environment, limit: nil)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var input = pollfd(fd: pipe.read, events: Int16(POLLIN), revents: 0)
      let ready = poll(&input, 1, 100)
      if ready > 0 {
        let count = read(pipe.read, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        output(Data(buffer[..<count]))
      } else if ready == 0, child.hasEnded {
        // A child process that outlives the program may keep the pipe open.
        break
      }
    }
    return code(child.wait())
  }

  private static func code(_ end: Child.End) -> Int32 {
    switch end {
    case .exit(let code): return code
    case .signal(let signal): return 128 + signal
    }
  }

  static func find(_ program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 && RegularFile.exists($0) }
  }
}
