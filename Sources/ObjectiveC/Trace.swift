import Foundation
import Synchronization

/// A log of internal events of UIKit, for debugging.
///
/// ```sh
/// FLIPSIDE_TRACE=touch,layout flipside run App --host headless --script taps.txt
/// ```
///
/// Each line contains the channel, the time in seconds of the application's clock since its launch, and the event:
/// `[touch] 1.250 finger 0 began at (196, 426): UIButton "Save" in UIWindow`. In headless runs the same script
/// prints the same lines each time. `CONTRIBUTING.md` lists the channels.
///
/// If all channels are off, `log` only loads a global variable; the text is not evaluated.
package enum Trace {
  package enum Channel: String, CaseIterable, Sendable {
    case touch, layout, commit, animation, lifecycle, nib, clock, text

    /// The description of the channel in the help.
    package var summary: String {
      switch self {
      case .touch: return "fingers, keys, the views that are hit, and the states of gesture recognizers"
      case .layout: return "the views that are laid out, and why"
      case .commit: return "for each frame, the layers that changed and the pixels that were composited"
      case .animation: return "animations that are added, replaced, removed and ended"
      case .lifecycle: return "the states of the application, and the callbacks of view controllers"
      case .nib: return "the objects that Interface Builder files make, and their connections"
      case .clock: return "frames, and how far the virtual clock moves between them"
      case .text: return "text that is typed, and text that is laid out"
      }
    }

    fileprivate var bit: UInt32 { 1 << UInt32(Channel.allCases.firstIndex(of: self) ?? 0) }
  }

  private static let switchedOn = Atomic<UInt32>(0)
  private static let origin = Locked<TimeInterval>(0)
  private static let hasBegun = Atomic(false)

  private static var channels: UInt32 { switchedOn.load(ordering: .relaxed) }

  /// Whether any channel is on, for callers that have to prepare a call of `log`.
  package static var isOn: Bool { channels != 0 }

  package static func isOn(_ channel: Channel) -> Bool { channels != 0 && channels & channel.bit != 0 }

  /// Prints a line if the channel is on.
  package static func log(_ channel: Channel, _ text: @autoclosure () -> String) {
    if channels != 0 { write(channel, text) }
  }

  /// Writes a line. It is a separate function, so that `log` is only a load, a comparison and a return if all
  /// channels are off.
  @inline(never) private static func write(_ channel: Channel, _ text: () -> String) {
    guard channels & channel.bit != 0 else { return }
    Console.write("[\(channel.rawValue)] \(seconds(now - origin.withLock { $0 })) \(text())")
  }

  /// Reads `FLIPSIDE_TRACE`, and sets the origin of the times in lines. Only the first call has an effect.
  package static func begin() {
    guard !hasBegun.exchange(true, ordering: .relaxed) else { return }
    begin(channels: ProcessInfo.processInfo.environment["FLIPSIDE_TRACE"] ?? "")
  }

  /// Switches on the channels of a comma-separated list, and all others off. `all` stands for every channel; `help`
  /// lists them.
  package static func begin(channels list: String) {
    let begin = now
    origin.withLock { $0 = begin }
    var channels: UInt32 = 0
    defer { switchedOn.store(channels, ordering: .relaxed) }
    for name in list.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
      if name == "help" {
        for line in help { Console.write(line) }
      } else if name == "all" {
        for channel in Channel.allCases { channels |= channel.bit }
      } else if let channel = Channel(rawValue: name) {
        channels |= channel.bit
      } else {
        Console.write(
          "FLIPSIDE_TRACE: there is no channel \"\(name)\"; the channels are "
            + Channel.allCases.map(\.rawValue).joined(separator: ", ") + ", and all")
      }
    }
  }

  /// The help: one line per channel.
  package static var help: [String] {
    let width = Channel.allCases.map(\.rawValue.count).max() ?? 0
    return ["FLIPSIDE_TRACE takes a comma-separated list of channels:"]
      + Channel.allCases.map {
        "  \($0.rawValue)\(String(repeating: " ", count: width + 2 - $0.rawValue.count))\($0.summary)"
      }
  }

  private static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}

// MARK: Formatting

extension Trace {
  /// Returns the name of an object for trace lines: its class, and a text that distinguishes it from other
  /// instances. It contains no address, so that the lines are the same in each run.
  package static func name(_ object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return (object as? any TraceNamed)?.traceName ?? className(object)
  }

  package static func className(_ object: AnyObject) -> String { String(describing: type(of: object)) }

  /// Returns a text in quotation marks, on one line and limited to 40 characters.
  package static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 40 ? "\"\(line.prefix(39))…\"" : "\"\(line)\""
  }

  /// Returns a number of points, rounded to hundredths; whole numbers have no fraction.
  package static func points(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let hundredths = (value * 100).rounded()
    if hundredths.remainder(dividingBy: 100) == 0 { return "\(Int(hundredths / 100))" }
    return hundredths.remainder(dividingBy: 10) == 0
      ? "\(hundredths / 100)" : String(format: "%.2f", hundredths / 100)
  }

  package static func seconds(_ value: TimeInterval) -> String { String(format: "%.3f", value) }
}

/// An object whose name in traces is more specific than its class.
package protocol TraceNamed: AnyObject {
  var traceName: String { get }
}
