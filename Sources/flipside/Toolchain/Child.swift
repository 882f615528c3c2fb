import Foundation
import Synchronization

/// A running program with all its child processes. They end when the tool ends, even if the tool is killed: a small
/// shell process waits until a pipe closes that only the tool holds open, and then kills them. The program has a
/// process group of its own; descendants in other groups are identified by an environment variable.
///
/// Foundation's `Process` is not used, because it hangs on a machine without a loopback interface.
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

  /// Whether the program was ended because it reached its time limit.
  var reachedLimit: Bool { state.withLock { $0.reachedLimit } }

  /// Starts a program.
  /// - Parameters:
  ///   - path: the path of the executable.
  ///   - arguments: the arguments, without the executable.
  ///   - output: the destination of the standard output.
  ///   - errors: the destination of the error output.
  ///   - environment: the environment of the program.
  ///   - limit: the time in seconds after which the program and its child processes are killed; nil for no limit.
  init(
    _ path: String, _ arguments: [String], output: Stream, errors: Stream, environment: [String: String],
    limit: TimeInterval?
  ) throws {
    let marked = environment.merging([Self.markName: mark]) { $1 }
    process = try Self.spawn(path, arguments, marked) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      // The standard output is redirected first, because it may become a copy of the tool's error output.
      output.add(to: &actions, as: STDOUT_FILENO)
      errors.add(to: &actions, as: STDERR_FILENO)
    }
    guardian = Self.guardian(of: process, mark: mark)
    if let limit {
      DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak self] in self?.endByLimit() }
    }
  }

  /// Kills the program with all its child processes.
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

  /// Sends a signal to the program, but not to its child processes.
  func signal(_ number: Int32) {
    state.withLock { if !$0.isOver { _ = Glibc.kill(process, number) } }
  }

  /// Whether the program has ended. `wait()` must still be called.
  var hasEnded: Bool {
    var information = siginfo_t()
    let code = waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG)
    return code != 0 || information.si_signo == SIGCHLD
  }

  private func endByLimit() {
    state.withLock { $0.reachedLimit = !$0.isOver }
    kill()
  }

  /// Waits until the program ends.
  func wait() -> End {
    // The process has not been reaped yet, so its number can't have been reused.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    state.withLock {
      $0.isOver = true
      // Kill the remaining processes of the group.
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

  /// The environment variable that identifies descendants. Swift's package manager ignores it in the keys of its
  /// caches.
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
    // The signals that are blocked in Dispatch's threads would be inherited by the program.
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

  /// A pipe that other programs do not inherit.
  enum Pipe {
    /// A lock that is held while a program starts or a pipe is created. Otherwise a program could inherit a pipe
    /// before its close-on-exec flag is set.
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
