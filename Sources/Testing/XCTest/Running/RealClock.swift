internal import CVirtualHost
import Foundation

/// The machine's own time, which advances also while the app's clock is stopped: for durations that are printed and
/// measured.
enum RealClock {
  /// Seconds of a clock that never goes back.
  static var now: Double { Double(virtual_host_real_now()) / 1e9 }
  /// Seconds since 1970.
  static var calendar: Double { Double(virtual_host_real_calendar()) / 1e9 }
  /// Returns the calendar time of an instant of `now`.
  static func calendar(at instant: Double) -> Double { calendar - now + instant }
  /// Seconds of the app's clock, which timers and animations follow.
  static var appClock: Double { Double(virtual_host_now()) / 1e9 }
  /// Seconds of the processor's time that the process has had.
  static var processorTime: Double { Double(virtual_host_processor_time()) / 1e9 }

  static func beat() { virtual_host_beat() }
}
