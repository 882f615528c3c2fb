import Foundation
import Synchronization

/// The standard output of a run of tests: what processes print, in the order of the processes, and on a terminal a
/// line below it with the progress of the run.
///
/// The output of the first process that runs is shown while it comes; that of the others waits until it is their
/// turn.
final class TestConsole: Sendable {
  private let state: Mutex<State>

  init(isQuiet: Bool) { state = Mutex(State(isQuiet: isQuiet)) }

  func expect(_ count: Int) { state.withLock { $0.total += count } }

  /// - Parameter process: a number; those of a run are numbered from 0.
  func write(_ data: Data, from process: Int) { state.withLock { $0.write(data, from: process) } }

  /// Says that a process prints no more.
  func close(_ process: Int) { state.withLock { $0.close(process) } }

  /// Ends the line that a process was in the middle of.
  func startLine(of process: Int) {
    if state.withLock({ $0.unfinished.contains(process) }) { print("", from: process) }
  }

  func print(_ text: String, from process: Int) { write(Data((text + "\n").utf8), from: process) }

  /// Tells that a test has ended.
  func finish(_ name: TestName, isFailure: Bool) { state.withLock { $0.finish(name, isFailure: isFailure) } }

  /// Takes the progress line away.
  func end() { state.withLock { $0.clearProgress() } }
}

/// The state of printed and pending output; one process at a time changes it.
private struct State {
  let isQuiet: Bool
  private let showsProgress = isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
  private var waiting: [Int: Data] = [:]
  /// The processes whose last line has no end yet.
  private(set) var unfinished: Set<Int> = []
  private var closed: Set<Int> = []
  private var current = 0
  private var isProgressShown = false
  private var isAtLineStart = true
  var total = 0
  private var finished = 0
  private var failed = 0

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  mutating func write(_ data: Data, from process: Int) {
    guard let last = data.last else { return }
    if last == UInt8(ascii: "\n") { unfinished.remove(process) } else { unfinished.insert(process) }
    if process == current { show(data) } else { waiting[process, default: Data()].append(data) }
  }

  mutating func close(_ process: Int) {
    closed.insert(process)
    while closed.contains(current) {
      current += 1
      if let data = waiting.removeValue(forKey: current) { show(data) }
    }
  }

  mutating func finish(_ name: TestName, isFailure: Bool) {
    finished += 1
    if isFailure { failed += 1 }
    drawProgress(name.description)
  }

  private mutating func show(_ data: Data) {
    guard !data.isEmpty, !isQuiet else { return }
    clearProgress()
    FileHandle.standardOutput.write(data)
    isAtLineStart = data.last == UInt8(ascii: "\n")
  }

  private mutating func drawProgress(_ text: String) {
    guard showsProgress, isAtLineStart else { return }
    clearProgress()
    let failures = failed == 0 ? "" : ", \(failed) failed"
    FileHandle.standardError.write(Data("[\(finished)/\(max(total, finished))\(failures)] \(text.suffix(60))".utf8))
    isProgressShown = true
  }

  mutating func clearProgress() {
    guard isProgressShown else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    isProgressShown = false
  }
}
