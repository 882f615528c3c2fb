import CoreGraphics
import Foundation
import ObjectiveC

/// The outside of the application: a window, a script, a browser.
///
/// A host owns the main loop: it sleeps until input comes or `UIApplication.nextDeadline` is due, sends input with
/// `UIApplication.send(_:)`, runs `UIApplication.step()` and presents what that damaged.
@MainActor package protocol ApplicationHost: AnyObject {
  var device: HostDevice { get }
  /// Runs the main loop until the application ends.
  func run(_ application: UIApplication) -> Never
  /// The application asked the outside for something.
  func open(_ url: URL) -> Bool
}
