import QuartzCore

/// Shows an action sheet at the bottom of the window, as wide as the screen in portrait; a touch beside it chooses
/// Cancel.
final class ActionSheetPresentationController: UIPresentationController {
  private let presentersTint = PresentersTint()

  private var alert: UIAlertController? { presented as? UIAlertController }

  override var placesPresentedView: Bool { true }
  /// False, since the alert takes the keyboard itself.
  override var takesKeyboardAway: Bool { false }
  override var dimming: PresentationDimming { PresentationDimming(light: 0.2, dark: 0.48) }

  override func hold(_ view: UIView) {
    alert?.alertView?.form = .sheet
    super.hold(view)
    view.autoresizingMask = []
  }

  /// A frame that ends at the safe area, or 8 points above the bottom (`facts/presentation.md#action-sheet`).
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alertView = alert?.alertView else { return .zero }
    let (bounds, insets) = (container.bounds, container.safeAreaInsets)
    let bottom = bounds.maxY - (insets.bottom > 0 ? insets.bottom : AlertMetrics.sheetGap)
    let top = insets.top + AlertMetrics.sheetGap
    let size = alertView.size(
      width: min(bounds.width, bounds.height) - 2 * AlertMetrics.sheetGap, room: max(0, bottom - top))
    let frame = CGRect(
      x: bounds.midX - size.width / 2, y: bottom - size.height, width: size.width, height: size.height)
    return container.pixelAligned(frame)
  }

  override func changePresenter(isBehind: Bool) {
    presentersTint.dim(isBehind, presentation?.presenter?.viewIfLoaded)
    if !isBehind { alert?.returnFocus() }
  }

  override func move(
    _ view: UIView, in container: TransitionView, of window: UIWindow, shows: Bool, alongside: () -> Void,
    completion: @escaping () -> Void
  ) {
    if shows { alert?.takeFocus() }
    super.move(view, in: container, of: window, shows: shows, alongside: alongside, completion: completion)
  }

  override func moveAtOnce(in window: UIWindow?) {
    super.moveAtOnce(in: window)
    if presentation?.isPresenting == true { alert?.takeFocus() }
  }

  override var movementStyle: UIModalTransitionStyle { .coverVertical }

  override func touchEndedOutside() -> Bool {
    if let cancel = alert?.cancelAction { alert?.choose(cancel) }
    return true
  }
}
