import Foundation
import Synchronization

/// Writes the events of the run to the file that the tool reads. Each event is one line with a JSON object and is
/// written immediately, so that the lines before a crash are complete.
final class TestEvents: Sendable {
  /// The descriptor of the file; negative before the file is opened. The lock is held while a line is written.
  private let file = Mutex<Int32>(-1)

  func open(_ path: String) {
    let opened = Foundation.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    file.withLock { $0 = opened }
    if opened < 0 {
      TestOutput.write("flipside: cannot write the results to \(path): \(String(cString: strerror(errno)))")
    }
  }

  func write(_ event: String, _ values: [String: Any?] = [:]) {
    guard file.withLock({ $0 >= 0 }), XCTestObservationCenter.shared.isReporting else { return }
    var object = values.compactMapValues { $0 }
    object["event"] = event
    object["time"] = RealClock.calendar
    object["clock"] = RealClock.appClock
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return }
    let line = data + [UInt8(ascii: "\n")]
    file.withLock { file in
      line.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = Foundation.write(file, rest.baseAddress, rest.count)
          if count <= 0 { break }
          rest = rest.dropFirst(count)
        }
      }
    }
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate var baseAddress: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}

/// The lines on the console, in the format of xcodebuild.
enum TestOutput {
  /// A lock that is held while a line is written, so that lines of different threads are not mixed.
  private static let output = Mutex(())
  /// A duplicate of the standard output, because a test may close or redirect the original.
  private static let file = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 100)

  /// Duplicates the current standard output.
  static func begin() { _ = file }

  static func write(_ line: String) {
    guard XCTestObservationCenter.shared.isReporting else { return }
    output.withLock { _ in
      // The app's buffered output is written first, to preserve the order.
      fflush(stdout)
      var text = line + "\n"
      text.withUTF8(writeAll)
    }
  }

  private static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(file, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The app may have made its output non-blocking, which also affects this descriptor.
        var full = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&full, 1, 1_000)
      } else if errno != EINTR {
        break
      }
    }
  }

  /// Returns a date in the format `2024-01-09 09:41:00.123`.
  static func date(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded(.down))
    var time = time_t(milliseconds / 1000)
    var parts = tm()
    localtime_r(&time, &parts)
    func padded(_ value: Int32, _ count: Int = 2) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday)) "
      + "\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))."
      + padded(Int32(milliseconds % 1000), 3)
  }

  /// Returns seconds with three decimal digits.
  static func seconds(_ value: Double) -> String { fixed(value, digits: 3) }

  static func fixed(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    return unsafe(value, digits)
  }

  private static func unsafe(_ value: Double, _ digits: Int) -> String {
    withVaList([value]) { arguments in
      var buffer = [CChar](repeating: 0, count: 400)
      vsnprintf(&buffer, buffer.count, "%.\(digits)f", arguments)
      return String(cString: buffer)
    }
  }

  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
