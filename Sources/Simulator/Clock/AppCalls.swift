internal import CVirtualHost
import UIKit

/// The host's calls into the app's code. Calls are nested if the app runs the run loop within a call, because the
/// host then handles events in that run loop.
@MainActor enum AppCalls {
  private static var depth = 0
  /// The start time of the outermost call, in nanoseconds of the app's clock.
  private(set) static var begin: Int64 = 0
  /// The number of outermost calls so far.
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
