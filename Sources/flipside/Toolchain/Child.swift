import Foundation
import Synchronization

/// A running program, with all that it starts. They end with the tool, whatever ends that: a small shell waits for
/// a pipe to close that only the tool holds open. The program has a process group of its own; what it starts in
/// other groups is known by a variable of the environment.
///
/// Foundation's `Process` is not used: it waits forever on a machine without a loopback interface.
final class Child {
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// The destinations of output.
  enum Stream {
    case nowhere, errorOutput
    case pipe(Int32)

    fileprivate func add(to actions: inout posix_spawn_file_actions_t, as descriptor: Int32) {
      switch self {
      case .nowhere: posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
      case .errorOutput: posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, descriptor)
      case .pipe(let end): posix_spawn_file_actions_adddup2(&actions, end, descriptor)
      }
    }
  }

  private let process: pid_t
  private let mark = UUID().uuidString
  private var guardian: (process: pid_t, pipe: Int32)?
  private let state = Mutex(State())

  private struct State {
    var isOver = false
    var reachedLimit = false
  }

  /// Whether the program was ended because it took too long.
  var reachedLimit: Bool { state.withLock { $0.reachedLimit } }

  /// - Parameter limit: seconds after which the program and all it started are ended; nil for programs that may
  ///   take any time.
  init(
    _ path: String, _ arguments: [String], output: Stream, errors: Stream, environment: [String: String],
    limit: TimeInterval?
  ) throws {
    let marked = environment.merging([Self.markName: mark]) { $1 }
    process = try Self.spawn(path, arguments, marked) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      // The error output first: the output may be a copy of the tool's.
      output.add(to: &actions, as: STDOUT_FILENO)
      errors.add(to: &actions, as: STDERR_FILENO)
    }
    guardian = Self.guardian(of: process, mark: mark)
    if let limit {
      DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak self] in self?.endByLimit() }
    }
  }

  /// Ends the program with all it started.
  func kill() {
    state.withLock { state in
      guard !state.isOver else { return }
      _ = Glibc.kill(-process, SIGKILL)
      let wanted = Data("\(Self.markName)=\(mark)".utf8)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let number = pid_t(name), let data = FileManager.default.contents(atPath: "/proc/\(name)/environ"),
          data.range(of: wanted) != nil
        else { continue }
        _ = Glibc.kill(number, SIGKILL)
      }
    }
  }

  /// Sends the program a signal, and nothing that it started.
  func signal(_ number: Int32) {
    state.withLock { if !$0.isOver { _ = Glibc.kill(process, number) } }
  }

  /// Whether the program has ended; it is still to be waited for.
  var hasEnded: Bool {
    var information = siginfo_t()
    let code = waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG)
    return code != 0 || information.si_signo == SIGCHLD
  }

  private func endByLimit() {
    state.withLock { $0.reachedLimit = !$0.isOver }
    kill()
  }

  /// Waits for the end.
  func wait() -> End {
    // The process is not taken away yet, so its number is still its own.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    state.withLock {
      $0.isOver = true
      // What it started and left behind.
      _ = Glibc.kill(-process, SIGKILL)
    }
    let status = Self.reap(process)
    if let guardian {
      _ = Glibc.kill(guardian.process, SIGKILL)
      _ = Self.reap(guardian.process)
      close(guardian.pipe)
      self.guardian = nil
    }
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  private static func reap(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// A variable that Swift's package manager leaves out of what its caches depend on.
  private static let markName = "TERM_SESSION_ID"

  private static func guardian(of group: pid_t, mark: String) -> (process: pid_t, pipe: Int32)? {
    guard let pipe = Pipe.make() else { return nil }
    defer { close(pipe.read) }
    let command = """
      read line && exit
      kill -s KILL -- "-$0"
      for file in $(grep -las "$1" /proc/[0-9]*/environ); do file=${file#/proc/}; kill -s KILL "${file%/environ}"; done
      """
    let process = try? spawn(
      "/bin/sh", ["-c", command, "\(group)", "\(markName)=\(mark)"], ["PATH": "/usr/bin:/bin"]
    ) { actions in
      posix_spawn_file_actions_adddup2(&actions, pipe.read, STDIN_FILENO)
      Stream.nowhere.add(to: &actions, as: STDOUT_FILENO)
      Stream.nowhere.add(to: &actions, as: STDERR_FILENO)
    }
    guard let process else {
      close(pipe.write)
      return nil
    }
    return (process, pipe.write)
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String],
    files: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    files(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    // Dispatch's threads have signals blocked, which a program would inherit.
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = Pipe.starting.withLock { _ in posix_spawn(&process, path, &actions, &attributes, &words, &variables)
    }
    guard code == 0 else { throw Failure("cannot start \(path): \(String(cString: strerror(code)))") }
    return process
  }

  /// A pipe that no other program inherits.
  enum Pipe {
    /// Held while a program starts or a pipe is made: between its two calls a pipe could be inherited.
    fileprivate static let starting = Mutex(())

    static func make() -> (read: Int32, write: Int32)? {
      starting.withLock { _ in
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
      }
    }
  }
}
