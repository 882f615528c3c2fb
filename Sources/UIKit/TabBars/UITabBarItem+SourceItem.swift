import CoreGraphics

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button, in the space of a view of the same window. Nil while it is not shown.
  public func frame(in referenceView: UIView) -> CGRect? {
    (host as? UITabBar)?.buttons.first { $0.item === self }?.frame(in: referenceView)
  }
}
