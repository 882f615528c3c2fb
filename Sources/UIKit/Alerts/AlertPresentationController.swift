import QuartzCore

/// Shows an alert in the center of the area that the safe area and the keyboard leave free.
final class AlertPresentationController: UIPresentationController {
  private let presentersTint = PresentersTint()

  private var alert: UIAlertController? { presented as? UIAlertController }

  override var adaptsToSize: Bool { false }
  override var placesPresentedView: Bool { true }
  /// Black with an opacity of 20 % in light and 48 % in dark appearance (`facts/presentation.md#alert`).
  override var dimming: PresentationDimming { PresentationDimming(light: 0.2, dark: 0.48) }

  override func hold(_ view: UIView) {
    alert?.alertView?.form = .alert
    super.hold(view)
    view.autoresizingMask = []
  }

  override func layoutPresentedView(_ view: UIView) {
    let frame = frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// A frame centered in the safe area, not in the window (`facts/presentation.md#alert`).
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alertView = alert?.alertView else { return .zero }
    var area = container.bounds.inset(by: container.safeAreaInsets)
    if let keyboard = KeyboardArea.frame {
      area.size.height = max(0, min(area.maxY, container.convert(keyboard, from: nil).minY) - area.minY)
    }
    let size = alertView.size(room: max(0, area.height - 2 * AlertMetrics.sheetGap))
    let frame = CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
    return container.pixelAligned(frame)
  }

  override var avoidsKeyboard: Bool { true }
  /// False, since the alert takes the keyboard itself.
  override var takesKeyboardAway: Bool { false }

  override func keyboardDidMove() {
    guard let presentation, presentation.stage == .shown else { return }
    UIView.animate(withDuration: 0.25) { presentation.layout() }
  }

  /// Shows the keyboard first, so that the alert fades in at its final position.
  override func move(
    _ view: UIView, in container: TransitionView, of window: UIWindow, shows: Bool, alongside: () -> Void,
    completion: @escaping () -> Void
  ) {
    if shows { takeFocus() }
    super.move(
      view, in: container, of: window, shows: shows, alongside: alongside, completion: completion)
  }

  override func moveAtOnce(in window: UIWindow?) {
    super.moveAtOnce(in: window)
    if presentation?.isPresenting == true { takeFocus() }
  }

  private func takeFocus() {
    alert?.takeFocus()
    UIView.performWithoutAnimation { presentation?.layout() }
  }

  override func changePresenter(isBehind: Bool) {
    presentersTint.dim(isBehind, presentation?.presenter?.viewIfLoaded)
    if !isBehind { alert?.returnFocus() }
  }

  // MARK: Movement

  override var movementStyle: UIModalTransitionStyle { .crossDissolve }
  override var movementDuration: TimeInterval { 0.404 }
  /// A critically damped spring with a natural frequency of 22.88 per second (`facts/presentation.md#alert`).
  override var movementTiming: AnimationTiming {
    .spring(AnimationSpring(mass: 1, stiffness: 523.5, damping: 45.76, ownsDuration: true))
  }

  /// Shrinks an alert from 1.2 times its size as it appears, and only fades it as it disappears.
  override func movementEnds(of view: UIView, in container: UIView) -> MovementEnds {
    let scales = presentation?.isPresenting ?? false
    return MovementEnds {
      view.alpha = 0
      if scales { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
    } shown: {
      view.alpha = 1
      view.transform = .identity
    } restore: {
      view.alpha = 1
    }
  }
}
