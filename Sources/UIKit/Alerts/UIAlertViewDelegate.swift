import Foundation

/// Methods that follow the life of an alert view, from its appearance to its dismissal. All are optional.
///
/// The order is `willPresent`, `didPresent`, and after a touch of a button `clickedButtonAt`,
/// `willDismissWithButtonIndex`, `didDismissWithButtonIndex`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uialertviewdelegate>
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when the user touched a button; the alert is dismissed afterward.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called when the system dismisses the alert. Here it never does.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Called before the alert appears.
  func willPresent(_ alertView: UIAlertView)
  /// Called when the alert appeared.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert is dismissed for any reason.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the alert was dismissed.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first button that is not Cancel is enabled; called again whenever the text of a field
  /// changes.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
