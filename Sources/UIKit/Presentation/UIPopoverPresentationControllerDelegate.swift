import CoreGraphics
import ObjectiveC

/// The methods by which a popover reports its position and its dismissal; all of them are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown as a popover: the last opportunity to set the anchor.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the user may dismiss the popover, as of iOS 8 to 12; `presentationControllerShouldDismiss(_:)`
  /// precedes it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after the user dismissed the popover, as of iOS 8 to 12; `presentationControllerDidDismiss(_:)`
  /// precedes it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Called when the popover's anchor has to be positioned again, as after a rotation. The delegate may change the
  /// rectangle and the view.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}

  // The defaults of the newer methods call the older ones.

  /// Returns whether the user may dismiss the popover by a touch beside it. True by default.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    (presentationController as? UIPopoverPresentationController)
      .map(popoverPresentationControllerShouldDismissPopover) ?? true
  }
  /// Called when the user has dismissed the popover; not when code has.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    (presentationController as? UIPopoverPresentationController)
      .map(popoverPresentationControllerDidDismissPopover)
  }
}
