import Foundation

extension UIViewController {
  /// Posted when a split view controller has expanded or collapsed, so that the target of
  /// `showDetailViewController(_:sender:)` has changed.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
  /// The name of the exception for a view controller whose view is in the hierarchy of another controller than its
  /// parent's.
  public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistencyException")
}
