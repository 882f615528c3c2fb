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
  /// The app's, for the style `.custom`.
  var controller: UIPresentationController? {
    didSet {
      container.presentationController = controller
      controller?.container = container
    }
  }

  init(_ presented: UIViewController, over presenter: UIViewController, style: UIModalPresentationStyle) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
    container = TransitionView(frame: .zero)
  }

  /// Whether an animator of the app's has its hands on the view.
  var isCustom = false
  var isPresenting: Bool { stage == .presenting }
  var isDismissing: Bool { stage == .dismissing }

  /// Styles that cover all take what is behind out of the window.
  var hidesPresenter: Bool {
    style == .fullScreen || style == .currentContext || controller?.shouldRemovePresentersView ?? false
  }

  /// What comes and goes.
  var presentedView: UIView? { controller?.presentedView ?? presented?.viewIfLoaded }

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  /// A sheet leaves the safe area on top free on a phone (`facts/measured`, sheet); on a pad it is centred.
  var presentedFrame: CGRect {
    let bounds = container.bounds
    if let controller { return controller.frameOfPresentedViewInContainerView }
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
    guard controller == nil, !isCustom else { return }
    if !isDismissing, let view = presented?.viewIfLoaded, view.superview === container {
      view.frame = presentedFrame
    }
  }

  /// How long the transition takes: half a second on the system's spring (`facts/behaviour/animation.md`); flips and
  /// curls, by eye, three quarters.
  func duration(animated: Bool) -> TimeInterval {
    guard animated else { return 0 }
    return transitionStyle == .flipHorizontal || transitionStyle == .partialCurl ? 0.75 : 0.5
  }

  /// Pages curl over whole screens only.
  private var transitionStyle: UIModalTransitionStyle {
    let wanted = presented?.modalTransitionStyle ?? .coverVertical
    return wanted == .partialCurl && !hidesPresenter ? .coverVertical : wanted
  }

  /// Shows the view or takes it away in the presented controller's way, with what the app animates alongside; ends the
  /// transition then. Without an animation it ends with the frame.
  func move(_ view: UIView?, shows: Bool, animated: Bool, alongside: () -> Void) {
    guard animated, UIView.areAnimationsEnabled, let view, let window = container.window else {
      alongside()
      curled = nil
      container.window?.layer.removeAnimation(forKey: kCATransition)
      return MainTurn.afterLayout { self.finishPending() }
    }
    switch transitionStyle {
    case .flipHorizontal: flip(view, in: window, shows: shows, alongside)
    case .partialCurl: curl(view, in: window, shows: shows, alongside)
    case .crossDissolve: slide(view, shows: shows, fades: true, alongside)
    default: slide(view, shows: shows, fades: false, alongside)
    }
  }

  /// In from below, or in place out of nothing.
  private func slide(_ view: UIView, shows: Bool, fades: Bool, _ alongside: () -> Void) {
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

  /// The whole window turns over: from right to left to the presented view, and back again.
  private func flip(_ view: UIView, in window: UIWindow, shows: Bool, _ alongside: () -> Void) {
    let options: UIView.AnimationOptions = shows ? .transitionFlipFromRight : .transitionFlipFromLeft
    // The picture before is that of the last frame; what the window shows now is the other side.
    if !shows { container.isHidden = true }
    play(in: window, alongside) { block in
      ViewTransition(options: options)?.add(to: window, in: block)
    } end: { [container] in
      container.isHidden = false
    }
  }

  /// The page of the presenter that is rolled up, while it lies above the presented view.
  private var curled: CATransition?
  private static let curlEnd: Float = 0.62

  /// The page in front rolls up so far that the presented view can be seen, and down again.
  private func curl(_ view: UIView, in window: UIWindow, shows: Bool, _ alongside: () -> Void) {
    let page = CATransition()
    page.type = CATransitionType(rawValue: "pageCurl")
    page.startProgress = shows ? 0 : Presentation.curlEnd
    page.endProgress = shows ? Presentation.curlEnd : 0
    if !shows { page.picture = curled?.before }
    page.isRemovedOnCompletion = false
    play(in: window, alongside) { block in
      block.add(page, to: window.layer, key: kCATransition)
      window.layer.modifyAnimation(forKey: kCATransition) { $0.fillMode = .both }
    } end: { [self] in
      curled = shows ? window.layer.animation(forKey: kCATransition) as? CATransition : nil
      if !shows { window.layer.removeAnimation(forKey: kCATransition) }
    }
  }

  private func play(
    in window: UIWindow, _ alongside: () -> Void, add: (AnimationBlock) -> Void, end: @escaping () -> Void
  ) {
    let block = AnimationBlock(duration: duration(animated: true), timing: AnimationTiming(curve: 0))
    block.run {
      add(block)
      alongside()
    } completion: { [self] _ in
      end()
      finishPending()
    }
  }

  /// The app's own transition, where the presented controller's delegate has one.
  func customTransition(shows: Bool, animated: Bool, source: UIViewController) -> CustomTransition? {
    guard animated, UIView.areAnimationsEnabled, let presented, let presenter,
      let delegate = presented.transitioningDelegate
    else { return nil }
    let animator =
      shows
      ? delegate.animationController(forPresented: presented, presenting: presenter, source: source)
      : delegate.animationController(forDismissed: presented)
    guard let animator else { return nil }
    let interaction =
      shows
      ? delegate.interactionControllerForPresentation(using: animator)
      : delegate.interactionControllerForDismissal(using: animator)
    return CustomTransition(animator, interaction, self, shows: shows)
  }

  /// Runs the app's transition, or the controller's own; the end is told whether it was completed.
  func run(
    _ custom: CustomTransition?, shows: Bool, animated: Bool, _ coordinator: TransitionCoordinator,
    end: @escaping (_ completed: Bool) -> Void
  ) {
    guard let custom else {
      pendingEnd = { end(true) }
      return move(presentedView, shows: shows, animated: animated) { coordinator.runAnimations() }
    }
    isCustom = true
    pendingEnd = { custom.endAtOnce() }
    custom.start(coordinator) { [self] completed in
      pendingEnd = nil
      isCustom = false
      end(completed)
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

  /// The app's: it is told of each layout.
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

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
