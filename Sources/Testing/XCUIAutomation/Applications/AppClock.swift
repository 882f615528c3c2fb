internal import CVirtualHost
import Foundation

/// The clock that the test and its apps share.
enum AppClock {
  static var nanoseconds: Int64 { virtual_host_now() }
  static var now: Double { Double(virtual_host_now()) / 1e9 }

  /// Waits on the test's clock. The apps' clocks catch up with the next command.
  static func wait(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// Advances the test's clock to the time that an app has reached, and runs the test's own timers at their
  /// deadlines.
  static func advance(to time: Int64) {
    virtual_host_beat()
    if time > virtual_host_now() { virtual_host_pass_to(time) }
  }

  /// Stops the shared clock while an app executes a command, regardless of the real time that it takes.
  static func stand<Result>(during exchange: () -> Result) -> Result {
    virtual_host_begin_exchange()
    defer { virtual_host_end_exchange() }
    return exchange()
  }
}
