import CoreGraphics
import Foundation
import ObjectiveC

/// The screen and device that a host gives the application.
package struct HostDevice: Sendable {
  package var model = "iPhone"
  package var name = "iPhone 15"
  package var systemVersion = SystemVersion.text
  package var isPad = false
  /// Portrait size in points.
  package var size = CGSize(width: 393, height: 852)
  package var scale: CGFloat = 3
  package var statusBarHeight: CGFloat = 54
  /// top, left, bottom, right in portrait.
  package var safeArea: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) = (59, 0, 34, 0)
  package var landscapeSafeArea: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) = (0, 59, 21, 59)
  package var displayCornerRadius: CGFloat = 55
  package var isDark = false
  /// How the device is held at launch.
  package var orientation = InputEvent.Orientation.portrait
  package init() {}
}

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

/// Where the Simulator module puts the host before `main` runs.
@MainActor package enum HostRegistry {
  package static var makeHost: (() -> any ApplicationHost)?
  package static var current: (any ApplicationHost)?
}
