import QuartzCore

/// Shows an action sheet as a popover without a Cancel button, which a touch beside it chooses; in a compact width
/// as a sheet at the bottom.
final class AlertPopoverPresentationController: UIPopoverPresentationController {
  private var alert: UIAlertController? { presented as? UIAlertController }

  override func makeAdapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    ActionSheetPresentationController(presentedViewController, style: style)
  }

  override func hold(_ view: UIView) {
    alert?.alertView?.form = .popover
    super.hold(view)
  }

  override var contentSize: CGSize {
    guard let alertView = alert?.alertView else { return super.contentSize }
    alertView.form = .popover
    return alertView.size(room: max(0, (containerView?.bounds.height ?? .greatestFiniteMagnitude) - 40))
  }

  override func reportMissingAnchor() {
    let presenter =
      presentation?.presenter.map { "\(LayoutNames.className($0)) (\($0.controllerName))" } ?? "(null) ((null))"
    ExceptionReport.raise(
      .genericException,
      "Your application has presented a UIAlertController (\(presentedViewController.controllerName)) "
        + "of style UIAlertControllerStyleActionSheet from \(presenter). The modalPresentationStyle of a "
        + "UIAlertController with this style is UIModalPresentationPopover. You must provide location information for "
        + "this popover through the alert controller's popoverPresentationController. You must provide either a "
        + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert "
        + "controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
        + "-prepareForPopoverPresentation.")
  }

  override func touchEndedOutside() -> Bool {
    alert?.choose(alert?.cancelAction)
    return true
  }
}
