import QuartzCore

/// A controller shown over another one: the view that holds it in the window, and where the transition is.
@MainActor final class Presentation {
  enum Stage { case presenting, shown, dismissing, over }

  let style: UIModalPresentationStyle
  weak var presenter: UIViewController?
  weak var presented: UIViewController?
  let container: TransitionView
  var stage = Stage.presenting
  /// What ends the transition that runs; run early when another one comes.
  var pendingEnd: (() -> Void)?

  init(_ presented: UIViewController, over presenter: UIViewController, style: UIModalPresentationStyle) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
    container = TransitionView(frame: .zero)
  }

  var isPresenting: Bool { stage == .presenting }
  var isDismissing: Bool { stage == .dismissing }

  /// Styles that cover all take what is behind out of the window.
  var hidesPresenter: Bool { style == .fullScreen || style == .currentContext }

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  /// A sheet leaves the safe area on top free on a phone (`facts/measured`, sheet); on a pad it is centred.
  var presentedFrame: CGRect {
    let bounds = container.bounds
    guard isSheet else { return bounds }
    if UIDevice.current.userInterfaceIdiom == .pad {
      let preferred = presented?.preferredContentSize ?? .zero
      let size =
        preferred.width > 0 && preferred.height > 0
        ? preferred
        : style == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 80)
      let width = min(size.width, bounds.width)
      let height = min(size.height, bounds.height)
      return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
    if bounds.width > bounds.height { return bounds }
    let top = container.window?.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  func layout() {
    guard let window = container.window else { return }
    if container.frame != window.bounds { container.frame = window.bounds }
    container.dims = isSheet || style == .popover
    if !isDismissing, let view = presented?.viewIfLoaded, view.superview === container {
      view.frame = presentedFrame
    }
  }

  /// Brings the view in from below or takes it there on the system's spring, or fades it, with what the app animates
  /// alongside; ends the transition then. Without an animation it ends with the frame.
  func move(_ view: UIView?, shows: Bool, animated: Bool, alongside: () -> Void) {
    guard animated, UIView.areAnimationsEnabled, let view, container.window != nil else {
      alongside()
      return MainTurn.afterLayout { self.finishPending() }
    }
    let fades = presented?.modalTransitionStyle == .crossDissolve
    let dimmed = container.backgroundColor
    let place = view.frame
    let away = { [container] in
      if fades { view.alpha = 0 } else { view.frame.origin.y = container.bounds.height }
      container.backgroundColor = dimmed.map { _ in .clear }
    }
    let shown = { [container] in
      if fades { view.alpha = 1 } else { view.frame = place }
      container.backgroundColor = dimmed
    }
    if shows { UIView.performWithoutAnimation(away) }
    AnimationBlock(duration: 0.5, timing: .spring(.system)).run {
      if shows { shown() } else { away() }
      alongside()
    } completion: { [self] _ in
      finishPending()
      // The app may show the view again.
      if !shows, fades { view.alpha = 1 }
    }
  }

  func finishPending() {
    guard let end = pendingEnd else { return }
    pendingEnd = nil
    end()
  }
}

/// Holds a presented view over the window.
final class TransitionView: UIView {
  /// Where the view that this one covers was.
  var coveredPlace: (WeakReference<UIView>, Int)?

  var dims = false {
    didSet { backgroundColor = dims ? UIColor(white: 0, alpha: 0.2) : nil }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIWindow {
  func layoutPresentations() {
    for presentation in presentations { presentation.layout() }
  }

  /// Takes everything presented away at once, as when the root is replaced.
  func dismissAllPresentations() {
    for presentation in presentations.reversed() {
      presentation.finishPending()
      presentation.stage = .dismissing
      if let presented = presentation.presented {
        presented.setAppearance(false, animated: false)
        presented.finishAppearance()
        presented.presentation = nil
        presented.presentingReference = nil
      }
      presentation.presenter?.presentedReference = nil
      presentation.container.removeFromSuperview()
    }
    presentations = []
  }
}
