import CoreGraphics

/// An item that a popover can point at: a view, an item of a bar, or a layout guide.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the item's frame in the view's coordinates; nil while it is not in the view's window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's frame in the space of another view of the same window, where a popover's arrow points to.
  /// Nil outside of the window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// Returns the guide's frame in the space of a view of the same window, where a popover's arrow points to.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let owningView, let window = owningView.window, window === referenceView.window else { return nil }
    return owningView.convert(layoutFrame, to: referenceView)
  }
}
