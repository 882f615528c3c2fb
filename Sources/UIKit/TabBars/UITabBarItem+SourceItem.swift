import CoreGraphics

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    (host as? UITabBar)?.buttons.first { $0.item === self }?.frame(in: referenceView)
  }
}
