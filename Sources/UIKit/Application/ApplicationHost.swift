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
  /// Opens a URL of the app outside of it. Returns whether the host did.
  func open(_ url: URL) -> Bool
}
