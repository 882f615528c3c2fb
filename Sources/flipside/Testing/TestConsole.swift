import Foundation
import Synchronization

/// The standard output of a test run. It contains the output of the processes in the order of their numbers, and on
/// a terminal a progress line below it.
///
/// The output of the first unfinished process is shown immediately; that of later processes is buffered until all
/// earlier ones have finished.
final class TestConsole: Sendable {
  private let state: Mutex<State>

  init(isQuiet: Bool) { state = Mutex(State(isQuiet: isQuiet)) }

  func expect(_ count: Int) { state.withLock { $0.total += count } }

  /// Writes or buffers the output of a process.
  /// - Parameters:
  ///   - data: the output.
  ///   - process: the number of the process, from 0 in each run.
  func write(_ data: Data, from process: Int) { state.withLock { $0.write(data, from: process) } }

  /// Marks the output of a process as complete.
  func close(_ process: Int) { state.withLock { $0.close(process) } }

  /// Writes a line break if the last output of a process did not end with one.
  func startLine(of process: Int) {
    if state.withLock({ $0.unfinished.contains(process) }) { print("", from: process) }
  }

  func print(_ text: String, from process: Int) { write(Data((text + "\n").utf8), from: process) }

  /// Updates the progress after a test.
  func finish(_ name: TestName, isFailure: Bool) { state.withLock { $0.finish(name, isFailure: isFailure) } }

  /// Removes the progress line.
  func end() { state.withLock { $0.clearProgress() } }
}

/// The state of the printed and the buffered output. A lock protects it.
private struct State {
  let isQuiet: Bool
  private let showsProgress = isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
  private var waiting: [Int: Data] = [:]
  /// The processes whose last output did not end with a line break.
  private(set) var unfinished: Set<Int> = []
  private var closed: Set<Int> = []
  private var current = 0
  private var isProgressShown = false
  private var isAtLineStart = true
  /// The incomplete line of a quiet run.
  private var pending = Data()
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
    let data = isQuiet ? failures(in: data) : data
    guard !data.isEmpty else { return }
    clearProgress()
    FileHandle.standardOutput.write(data)
    isAtLineStart = data.last == UInt8(ascii: "\n")
  }

  /// Returns the complete lines of the output that report failures: those are printed by `--quiet`, too.
  private mutating func failures(in data: Data) -> Data {
    pending += data
    var found = Data()
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = pending[pending.startIndex...end]
      let text = String(decoding: line, as: UTF8.self)
      if text.contains(": error: ") || text.hasPrefix("\u{2718} ") { found += line }
      pending = Data(pending[pending.index(after: end)...])
    }
    return found
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
