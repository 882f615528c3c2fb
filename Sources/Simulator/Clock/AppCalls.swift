internal import CVirtualHost
import UIKit

/// The host's calls of the app's code. They lie in one another when the app runs the run loop itself within one,
/// and the host continues from there.
@MainActor enum AppCalls {
  private static var depth = 0
  /// The time at which the outermost call began, in nanoseconds of the app's clock.
  private(set) static var begin: Int64 = 0
  /// Counts the outermost calls.
  private(set) static var count = 0

  static func run(_ body: () -> Void) {
    if depth == 0 {
      begin = virtual_host_now()
      count += 1
    }
    depth += 1
    virtual_host_set_in_app(true)
    body()
    depth -= 1
    virtual_host_set_in_app(depth > 0)
  }
}
