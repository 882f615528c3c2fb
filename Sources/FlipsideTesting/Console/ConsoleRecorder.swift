import Foundation
import ObjectiveC

/// A recorder of Flipside's messages on the console: UIKit's warnings and the names of unsupported API.
///
/// ```swift
/// let stage = Stage()
/// view.addConstraint(NSLayoutConstraint())
/// print(stage.console.lines)
/// stage.end()
/// ```
///
/// Messages that a process writes only once, such as those about unsupported API, are written again for each
/// recorder, so that a test does not depend on earlier tests. The output of the app itself is recorded with
/// ``output(of:)``.
public final class ConsoleRecorder {
  private var previous: ((String) -> Void)?
  private var isEnded = false
  private let recorded = Locked<[String]>([])

  /// Starts recording, until ``end()``.
  public convenience init() { self.init(passesOn: false) }

  /// Starts recording.
  /// - Parameter passesOn: whether a recorder that was active before also receives the lines.
  package init(passesOn: Bool) {
    Console.forgetWritten()
    let (recorded, previous) = (self.recorded, Console.sink)
    self.previous = previous
    Console.sink = { line in
      recorded.withLock { $0.append(line) }
      if passesOn { previous?(line) }
    }
  }

  /// Stops recording and keeps the recorded lines. Calls after the first have no effect.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    Console.sink = previous
    previous = nil
  }

  /// The recorded lines, in order.
  public var lines: [String] {
    get { recorded.withLock { $0 } }
    set { recorded.withLock { $0 = newValue } }
  }

  /// Returns the recorded lines and removes them.
  public func take() -> [String] {
    recorded.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  /// Returns whether one of the lines contains the text.
  public func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// Returns the number of lines that contain the text.
  public func count(of text: String) -> Int { lines.filter { $0.contains(text) }.count }

  /// Returns the lines that the process writes to standard output and standard error while `body` runs, for example
  /// with `print` and `NSLog`. Afterward they are also written to their destinations, so that nothing is lost.
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
    // Without line buffering, text from `print` would appear after all text on standard error.
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

/// Returns the lines that Flipside writes to the console while `body` runs.
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
