import CoreGraphics

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's view, in the space of a view of the same window. Nil while it is not shown.
  public func frame(in referenceView: UIView) -> CGRect? { (customView ?? button)?.frame(in: referenceView) }
}
