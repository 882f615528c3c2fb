internal import CVirtualHost
import Foundation

/// The real time of the machine, which also advances while the app's clock is stopped. It is used for printed and
/// measured durations.
enum RealClock {
  /// The time of a monotonic clock, in seconds.
  static var now: Double { Double(virtual_host_real_now()) / 1e9 }
  /// The time since 1970, in seconds.
  static var calendar: Double { Double(virtual_host_real_calendar()) / 1e9 }
  /// Returns the calendar time for a value of `now`.
  static func calendar(at instant: Double) -> Double { calendar - now + instant }
  /// The time of the app's clock, which timers and animations follow, in seconds.
  static var appClock: Double { Double(virtual_host_now()) / 1e9 }
  /// The processor time that the process has used, in seconds.
  static var processorTime: Double { Double(virtual_host_processor_time()) / 1e9 }

  static func beat() { virtual_host_beat() }
}
