import Foundation
import Synchronization

/// Prints what happens inside of UIKit, for those who look for the reason of something.
///
/// ```sh
/// FLIPSIDE_TRACE=touch,layout flipside run App --host headless --script taps.txt
/// ```
///
/// Each line names its channel, the seconds since the application was made on the application's clock, and what
/// happened: `[touch] 1.250 finger 0 began at (196, 426): UIButton "Save" in UIWindow`. Headless, the same script
/// prints the same lines each time. `CONTRIBUTING.md` lists the channels.
///
/// While a channel is off, `log` is a call that loads one global: its text is not made.
package enum Trace {
  package enum Channel: String, CaseIterable, Sendable {
    case touch, layout, commit, animation, lifecycle, nib, clock, text

    /// The description of the channel in the list of channels.
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

  /// Whether any channel is on: for callers that must prepare something before they call `log`.
  package static var isOn: Bool { channels != 0 }

  package static func isOn(_ channel: Channel) -> Bool { channels != 0 && channels & channel.bit != 0 }

  /// Prints a line if the channel is on.
  package static func log(_ channel: Channel, _ text: @autoclosure () -> String) {
    if channels != 0 { write(channel, text) }
  }

  /// Apart, so that `log` is a load, a comparison and a return while all channels are off.
  @inline(never) private static func write(_ channel: Channel, _ text: () -> String) {
    guard channels & channel.bit != 0 else { return }
    Console.write("[\(channel.rawValue)] \(seconds(now - origin.withLock { $0 })) \(text())")
  }

  /// Reads `FLIPSIDE_TRACE`, and takes the present as the time from which lines count. Only the first call does.
  package static func begin() {
    guard !hasBegun.exchange(true, ordering: .relaxed) else { return }
    begin(channels: ProcessInfo.processInfo.environment["FLIPSIDE_TRACE"] ?? "")
  }

  /// Switches on the channels of a comma-separated list, and all others off; `all` is every one, `help` lists them.
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

  /// A line for each channel.
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

// MARK: What lines are made of

extension Trace {
  /// The name of an object in trace lines: its class, and a text that distinguishes it from others of the class. No
  /// addresses, so that lines are the same in each run.
  package static func name(_ object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return (object as? any TraceNamed)?.traceName ?? className(object)
  }

  package static func className(_ object: AnyObject) -> String { String(describing: type(of: object)) }

  /// A text in quotation marks, on one line and not longer than 40 characters.
  package static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 40 ? "\"\(line.prefix(39))…\"" : "\"\(line)\""
  }

  /// Formats a number of points: rounded to hundredths, whole numbers without a fraction.
  package static func points(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let hundredths = (value * 100).rounded()
    if hundredths.remainder(dividingBy: 100) == 0 { return "\(Int(hundredths / 100))" }
    return hundredths.remainder(dividingBy: 10) == 0
      ? "\(hundredths / 100)" : String(format: "%.2f", hundredths / 100)
  }

  package static func seconds(_ value: TimeInterval) -> String { String(format: "%.3f", value) }
}

/// An object that lines of `Trace` name by more than its class.
package protocol TraceNamed: AnyObject {
  var traceName: String { get }
}
