import Foundation
import ObjectiveC

/// Records what Flipside writes to the console: complaints in UIKit's words, and the names of what has no effect.
///
/// ```swift
/// let stage = Stage()
/// view.addConstraint(NSLayoutConstraint())
/// print(stage.console.lines)
/// stage.end()
/// ```
///
/// Messages that a process writes once only, such as those about unsupported API, come again in each recorder, so
/// that a test does not depend on the tests before it. What the app itself prints is read with ``output(of:)``.
public final class ConsoleRecorder {
  private var previous: ((String) -> Void)?
  private var isEnded = false
  private let recorded = Locked<[String]>([])

  /// Takes the console over until ``end()``.
  public convenience init() { self.init(passesOn: false) }

  /// - Parameter passesOn: whether a recorder that was there before gets the lines, too.
  package init(passesOn: Bool) {
    Console.forgetWritten()
    let (recorded, previous) = (self.recorded, Console.sink)
    self.previous = previous
    Console.sink = { line in
      recorded.withLock { $0.append(line) }
      if passesOn { previous?(line) }
    }
  }

  /// Gives the console back. The lines stay. Ending twice has no effect.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    Console.sink = previous
    previous = nil
  }

  /// The lines so far, in their order.
  public var lines: [String] {
    get { recorded.withLock { $0 } }
    set { recorded.withLock { $0 = newValue } }
  }

  /// Returns the lines so far and begins again.
  public func take() -> [String] {
    recorded.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  /// Whether a line has this text in it.
  public func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The number of lines with this text in them.
  public func count(of text: String) -> Int { lines.filter { $0.contains(text) }.count }

  /// Returns the lines that `print`, `NSLog` and anything else of this process writes to standard output and
  /// standard error while `body` runs. They are written there afterwards, so that nothing is lost.
  ///
  /// ```swift
  /// let lines = ConsoleRecorder.output { print("Hello") }
  /// print(lines == ["Hello"])
  /// ```
  public static func output(of body: () throws -> Void) rethrows -> [String] {
    fflush(nil)
    guard let file = tmpfile() else {
      TestFailure.report("the output can't be recorded: \(String(cString: strerror(errno)))")
      try body()
      return []
    }
    let saved = [1, 2].map { dup($0) }
    for descriptor in [1, 2] as [Int32] { dup2(fileno(file), descriptor) }
    // Else what is printed would come after all that went to standard error.
    setvbuf(stdout, nil, _IOLBF, 0)
    defer {
      for (descriptor, original) in zip([1, 2] as [Int32], saved) {
        dup2(original, descriptor)
        close(original)
      }
      fclose(file)
    }
    try body()
    fflush(nil)
    let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
    try? handle.seek(toOffset: 0)
    let data = (try? handle.readToEnd()) ?? Data()
    try? FileHandle(fileDescriptor: saved[0], closeOnDealloc: false).write(contentsOf: data)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// Returns what Flipside writes to the console while `body` runs.
///
/// ```swift
/// let lines = consoleLines { UIView().addConstraint(NSLayoutConstraint()) }
/// ```
public func consoleLines(_ body: () throws -> Void) rethrows -> [String] {
  let recorder = ConsoleRecorder()
  defer { recorder.end() }
  try body()
  return recorder.lines
}
