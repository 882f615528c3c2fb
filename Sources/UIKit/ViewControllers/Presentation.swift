import QuartzCore

/// A controller shown over another one: the view that holds it in the window, and where the transition is.
@MainActor final class Presentation {
  enum Stage { case presenting, shown, dismissing, over }

  /// What the app knows and may have changed or made itself.
  let controller: UIPresentationController
  /// What shows it: the same, or another one where it adapts to the size.
  private(set) var shower: UIPresentationController
  /// The style that it is shown in.
  private(set) var style: UIModalPresentationStyle
  weak var presenter: UIViewController?
  weak var presented: UIViewController?
  let container: TransitionView
  var stage = Stage.presenting
  /// What begins the transition with the commit; run early when another one comes.
  var pendingBegin: (() -> Void)?
  /// What ends the transition that runs; run early when another one comes.
  var pendingEnd: (() -> Void)?
  /// Whether an animator of the app's has its hands on the view.
  var isCustom = false
  private var adaptedWidth: UIUserInterfaceSizeClass
  private var presentersTint: UIView.TintAdjustmentMode?

  init(
    _ presented: UIViewController, over presenter: UIViewController, by controller: UIPresentationController,
    style: UIModalPresentationStyle
  ) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    self.style = style
    shower = controller.shower(as: style)
    container = TransitionView(frame: .zero)
    adaptedWidth = controller.traitCollection.horizontalSizeClass
    container.presentation = self
    adopt()
  }

  /// The shower is new.
  private func adopt() {
    controller.presentation = self
    shower.presentation = self
    if shower !== controller { controller.delegate?.presentationController(controller, prepare: shower) }
    popover?.prepare()
  }

  var isPresenting: Bool { stage == .presenting }
  var isDismissing: Bool { stage == .dismissing }
  /// Whether what is behind goes out of the window.
  var hidesPresenter: Bool { shower.shouldRemovePresentersView }
  var popover: UIPopoverPresentationController? { shower as? UIPopoverPresentationController }
  var isSheet: Bool { style == .pageSheet || style == .formSheet }
  private lazy var sheetView: SheetView = {
    let view = SheetView(frame: .zero)
    view.drag?.presentation = self
    return view
  }()
  /// What presents, behind a sheet.
  private var card: PresenterCard?
  private var isPresenterBack = false
  /// Whether the status bar lies on the black around the card.
  var blackensStatusBar: Bool { isPresenterBack && card != nil }
  /// The shades above leave nothing of it to be seen.
  fileprivate(set) var isInTheDark = false
  /// A finger is about to take the sheet away.
  var isLeaving = false
  /// How far down a finger has the sheet.
  var dragOffset: CGFloat = 0
  /// How fast the finger left it, in ways to go a second.
  var releaseVelocity: CGFloat = 0
  /// What is put over the traits of what is presented.
  var traits: [TraitValues] {
    [shower.ownTraits, controller.overrideTraitCollection?.values].compactMap { $0 }
  }

  /// The next time the controllers are shown by others.
  func forget() {
    card?.remove()
    card = nil
    presented?.presentation = nil
    controller.presentedViewController.plannedPresentation = nil
  }

  /// Popovers keep clear of the keyboard.
  static func keyboardDidMove() {
    for window in WindowList.visible {
      for presentation in window.presentations where presentation.popover != nil {
        presentation.container.setNeedsLayout()
      }
    }
  }

  // MARK: Places

  /// What comes and goes: the view, a popover's or sheet's box around it, or what the app's controller has for it.
  var presentedView: UIView? {
    if let popover { return popover.popoverView }
    if isSheet { return sheetView }
    return style == .custom ? shower.presentedView : presented?.viewIfLoaded
  }

  var presentedFrame: CGRect { shower.frameOfPresentedViewInContainerView }

  /// Prepares the view for its place; a popover's and a sheet's goes into its box.
  func prepare(_ view: UIView) {
    view.frame = presentedFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    popover?.popoverView.content.addSubview(view)
    if isSheet { sheetView.hold(view, at: presentedFrame, in: container) }
  }

  /// The view that a presentation over a context lies over; nil for those that cover the window.
  private var contextView: UIView? {
    guard style == .currentContext || style == .overCurrentContext, let view = presenter?.viewIfLoaded,
      let superview = view.superview, !(superview is UIWindow)
    else { return nil }
    return view
  }

  /// Puts the container over the window, or over the view of the controller that defines the context.
  func enter(_ window: UIWindow) {
    guard let view = contextView, let superview = view.superview else { return window.addSubview(container) }
    container.frame = view.frame
    container.autoresizingMask = view.autoresizingMask
    superview.insertSubview(container, aboveSubview: view)
  }

  func layout() {
    guard let window = container.window else { return }
    let place = container.superview === window ? window.bounds : contextView?.frame ?? container.frame
    if container.frame != place { container.frame = place }
    adapt()
    if !isDismissing, dragOffset == 0 { container.setDims(isSheet ? 1 : 0) }
    guard !isCustom else { return }
    popover?.layout(in: container)
    // The app's own controllers place their views themselves.
    guard !isDismissing, style != .custom || type(of: shower) == UIPresentationController.self,
      let view = presented?.viewIfLoaded, let holder = view.superview
    else { return }
    if holder === container { view.frame = presentedFrame }
    if holder === popover?.popoverView.content { view.frame = holder.bounds }
    if isSheet, holder === sheetView { showDrag() }
  }

  /// Places the sheet where the finger has it, with what is behind.
  func showDrag() {
    guard let view = presented?.viewIfLoaded else { return }
    let place = presentedFrame
    sheetView.hold(view, at: place.offsetBy(dx: 0, dy: dragOffset), in: container)
    let left = 1 - dragOffset / max(1, place.height)
    container.setDims(left)
    if isPresenterBack { updateCard(left) }
  }

  /// Pushes the presenter back, as far as the sheet has come.
  private func updateCard(_ progress: CGFloat) {
    guard isSheet, !isCustom, let sheet = shower as? UISheetPresentationController, sheet.pushesPresenterBack else {
      card?.remove()
      return card = nil
    }
    if card == nil {
      guard progress > 0 else { return }
      UIView.performWithoutAnimation { card = PresenterCard(presenter?.viewIfLoaded) }
    }
    card?.push(progress, sheetTop: presentedFrame.minY)
  }

  /// What is behind comes to the front again or goes back, with the sheet.
  func changePresenter(_ shows: Bool) {
    dimTint(shows)
    isPresenterBack = shows
    updateCard(shows ? 1 : 0)
    UIApplication.instance?.frames.statusBarMayHaveChanged()
  }

  /// Another width class may want another style.
  private func adapt() {
    let width = container.traitCollection.horizontalSizeClass
    guard stage == .shown, width != adaptedWidth, let view = presented?.viewIfLoaded else { return }
    adaptedWidth = width
    let new = controller.adaptedStyle()
    guard new != style else { return }
    presentedView?.removeFromSuperview()
    shower.presentation = nil
    style = new
    shower = controller.shower(as: new)
    adopt()
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.announced(new), transitionCoordinator: nil)
    prepare(view)
    if let presentedView { container.addSubview(presentedView) }
    presented?.refreshTraits()
  }

  /// What is behind a sheet or popover shows its tints in grey.
  func dimTint(_ dims: Bool) {
    guard isSheet || popover != nil || presentersTint != nil, let view = presenter?.viewIfLoaded else { return }
    if dims {
      guard presentersTint == nil else { return }
      presentersTint = view.tintAdjustmentMode
      view.tintAdjustmentMode = .dimmed
    } else if let presentersTint {
      self.presentersTint = nil
      view.tintAdjustmentMode = presentersTint
    }
  }

  /// The user touched what is outside of the popover.
  func userWantsAway() {
    guard stage == .shown, popover != nil, let presented, presented.presentedReference == nil else { return }
    let delegate = controller.delegate
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    delegate?.presentationControllerWillDismiss(controller)
    presented.presentingReference?.dismiss(animated: true) { [controller] in
      delegate?.presentationControllerDidDismiss(controller)
    }
  }

  // MARK: The way

  /// How long the transition takes: half a second on the system's spring (`facts/animation.md#durations/transition`);
  /// flips and curls, by eye, three quarters.
  func duration(animated: Bool) -> TimeInterval {
    guard animated else { return 0 }
    if popover != nil { return Presentation.popoverDuration }
    return transitionStyle == .flipHorizontal || transitionStyle == .partialCurl ? 0.75 : 0.5
  }

  /// By eye.
  private static let popoverDuration: TimeInterval = 0.25

  /// Pages curl over whole screens only.
  private var transitionStyle: UIModalTransitionStyle {
    if popover != nil { return .crossDissolve }
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
    var spring = AnimationSpring.system
    spring.velocity = releaseVelocity
    let timing = popover == nil ? AnimationTiming.spring(spring) : AnimationTiming(curve: 0)
    AnimationBlock(duration: duration(animated: true), timing: timing).run {
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
      return move(presentedView, shows: shows, animated: animated) {
        changePresenter(shows)
        coordinator.runAnimations()
      }
    }
    isCustom = true
    pendingEnd = { custom.endAtOnce() }
    custom.start(coordinator) { [self] completed in
      pendingEnd = nil
      isCustom = false
      end(completed)
    }
  }

  func beginPending() {
    guard let begin = pendingBegin else { return }
    pendingBegin = nil
    begin()
  }

  func finishPending() {
    beginPending()
    guard let end = pendingEnd else { return }
    pendingEnd = nil
    end()
  }
}

/// Holds a presented view over the window.
final class TransitionView: UIView {
  /// Where the view that this one covers was.
  var coveredPlace: (WeakReference<UIView>, Int)?

  weak var presentation: Presentation?

  override func layoutSubviews() {
    presentation?.shower.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.layout()
    presentation?.shower.containerViewDidLayoutSubviews()
  }

  /// Around a popover some views may go on getting touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let popover = presentation?.popover else { return hit }
    for view in popover.passthroughViews ?? [] where view.window === window {
      if let other = view.hitTest(view.convert(point, from: self), with: event) { return other }
    }
    return hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard presentation?.popover != nil else { return super.touchesEnded(touches, with: event) }
    presentation?.userWantsAway()
  }

  /// By how much a sheet darkens what is behind it: 12 % (measured on iOS 13), in the dark 48 %.
  private static let dim = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.12) }
  private var dims: CGFloat = 0
  /// How much of the light behind it takes, 0 to 1.
  fileprivate var shade: CGFloat {
    dims == 0 ? 0 : dims * TransitionView.dim.resolvedColor(with: traitCollection).cgColor.alpha
  }

  /// Darkens what is behind, by a share of the whole.
  func setDims(_ share: CGFloat) {
    guard share != dims else { return }
    dims = share
    backgroundColor =
      share == 0
      ? nil
      : share == 1
        ? TransitionView.dim
        : UIColor { traits in
          let whole = TransitionView.dim.resolvedColor(with: traits)
          return whole.withAlphaComponent(whole.cgColor.alpha * share)
        }
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
    hideDarkened()
  }

  /// Takes what lies under so many sheets that their shades leave less than half a step of 255 of it out of the picture:
  /// each frame's cost does not grow with what nobody can see.
  private func hideDarkened() {
    guard presentations.count > 1 else { return }
    var light: CGFloat = 1
    for presentation in presentations.reversed() {
      let isDark = light < 1 / 512
      if presentation.isInTheDark != isDark {
        presentation.isInTheDark = isDark
        presentation.container.isHidden = isDark
      }
      if presentation.stage == .shown { light *= 1 - presentation.container.shade }
    }
  }

  /// Takes everything presented away at once, as when the root is replaced.
  func dismissAllPresentations() {
    for presentation in presentations.reversed() {
      presentation.pendingBegin = nil
      presentation.finishPending()
      presentation.stage = .dismissing
      presentation.changePresenter(false)
      if let presented = presentation.presented {
        presented.setAppearance(false, animated: false)
        presented.finishAppearance()
        presentation.forget()
        presented.presentingReference = nil
      }
      presentation.presenter?.presentedReference = nil
      presentation.container.removeFromSuperview()
    }
    presentations = []
  }
}
