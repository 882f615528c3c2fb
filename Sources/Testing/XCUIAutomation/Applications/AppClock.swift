internal import CVirtualHost
import Foundation

/// The clock that the test and its apps share.
enum AppClock {
  static var nanoseconds: Int64 { virtual_host_now() }
  static var now: Double { Double(virtual_host_now()) / 1e9 }

  /// Lets time pass for the test; its apps catch up with the next command.
  static func wait(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// An app has got to that time: what the test's process has begun itself continues until then, deadline by
  /// deadline.
  static func advance(to time: Int64) {
    virtual_host_beat()
    if time > virtual_host_now() { virtual_host_pass_to(time) }
  }

  /// Waits for an app, however long that takes on this machine. The shared clock is stopped meanwhile.
  static func stand<Result>(during exchange: () -> Result) -> Result {
    virtual_host_begin_exchange()
    defer { virtual_host_end_exchange() }
    return exchange()
  }
}
