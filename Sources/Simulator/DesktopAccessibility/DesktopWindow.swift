import UIKit

/// The desktop window that shows the app, for assistive programs; a test substitutes it.
@MainActor package protocol DesktopWindow: AnyObject {
  /// The name of the app, by which programs find it.
  var applicationName: String { get }
  /// The title of the window.
  var accessibleTitle: String { get }
  /// Whether the window has the keyboard's focus.
  var isActive: Bool { get }
  /// The stage on which actions tap and type.
  var stage: any ScriptStage { get }
  /// Returns a rectangle in desktop pixels for one of the screen in points: relative to the desktop or to the
  /// window.
  func desktopRect(of rect: CGRect, relativeToWindow: Bool) -> CGRect
  /// Returns the point of the screen, in points, for one in desktop pixels.
  func screenPoint(ofDesktop point: CGPoint, relativeToWindow: Bool) -> CGPoint
}
