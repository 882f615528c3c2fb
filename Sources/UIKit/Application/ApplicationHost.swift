import CoreGraphics
import Foundation
import ObjectiveC

/// The environment of the application: a window, a script, a browser.
///
/// A host owns the main loop: it sleeps until input arrives or `UIApplication.nextDeadline` is due, sends input
/// with `UIApplication.send(_:)`, runs `UIApplication.step()` and presents the damaged regions.
@MainActor package protocol ApplicationHost: AnyObject {
  var device: HostDevice { get }
  /// Runs the main loop until the application ends.
  func run(_ application: UIApplication) -> Never
  /// Opens a URL outside of the app. Returns whether that succeeded.
  func open(_ url: URL) -> Bool
}
