internal import CVirtualHost
import Foundation

/// The clock that the test and its apps share.
enum AppClock {
  static var nanoseconds: Int64 { virtual_host_now() }
  static var now: Double { Double(virtual_host_now()) / 1e9 }

  /// Lets time pass for the test; its apps catch up with the next command.
  static func wait(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// An app has got to that time.
  static func advance(to time: Int64) {
    virtual_host_beat()
    if time > virtual_host_now() { virtual_host_advance_to(time) }
  }
}
