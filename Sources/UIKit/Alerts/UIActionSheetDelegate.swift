import Foundation

/// Methods that follow the life of an action sheet, from its appearance to its dismissal. All are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactionsheetdelegate>
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when the user touched a button; the sheet is dismissed afterward.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called when the system dismisses the sheet. Here it never does.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Called before the sheet appears.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called when the sheet has appeared.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before the sheet is dismissed for any reason.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the sheet was dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
