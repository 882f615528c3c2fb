import QuartzCore

/// The progress of a controller between hidden and shown.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing(_:)` is pending: `viewWillAppear(_:)` has returned, but it has not been called yet.
  var owesIsAppearing = false
  /// Whether the controller began to appear because its view was added to a visible one: `viewIsAppearing(_:)`
  /// follows the commit (`facts/lifecycle.md#containers/add-visible`).
  var waitsForCommit = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// The number of calls of `beginAppearanceTransition` whose end is pending. Removing the view from the window may
  /// have ended the transition before.
  var begunByHand = 0
  /// Whether the end is scheduled for the end of this turn.
  var endIsScheduled = false
  /// Whether the controller is the root of a window, and is notified that it will appear.
  var isBeforeWindow = false
}

extension UIViewController {
  func endAppearanceByHand() {
    if appearance.begunByHand > 0 {
      appearance.begunByHand -= 1
    } else {
      Console.write("Unbalanced calls to begin/end appearance transitions for \(controllerName).")
    }
    finishAppearance()
  }

  var hasAppeared: Bool { appearance.phase == .appeared }
  var isAppearing: Bool { appearance.phase == .appearing }
  /// Whether the controller is appearing with an animation; children that it adds during the animation are notified
  /// of that.
  var appearsAnimated: Bool { isAppearing && appearance.isAnimated }

  /// Begins the appearance or disappearance: of the controller first, then of the children whose views are in its
  /// view. The opposite direction during a transition cancels that transition.
  func setAppearance(_ appears: Bool, animated: Bool) {
    if let over = contextPresentation, let presented = over.presented {
      presented.setAppearance(appears, animated: animated)
      if over.hidesPresenter { return }
    }
    switch (appears, appearance.phase) {
    case (true, .appeared), (true, .appearing), (false, .disappeared), (false, .disappearing): return
    default: break
    }
    let phase = appears ? AppearanceState.Phase.appearing : .disappearing
    appearance.phase = phase
    appearance.isAnimated = animated
    appearance.owesIsAppearing = false
    appearance.waitsForCommit = false
    if !appears { keepFocus() }
    traitCollection.performAsCurrent {
      if appears {
        _ = view
        trace("viewWillAppear(\(animated))")
        viewWillAppear(animated)
      } else {
        trace("viewWillDisappear(\(animated))")
        viewWillDisappear(animated)
      }
    }
    // The app may have removed or restored the controller in its callback.
    guard appearance.phase == phase else { return }
    forwardToChildren(while: phase) { $0.setAppearance(appears, animated: animated) }
    guard appears, appearance.phase == phase else { return }
    appearance.owesIsAppearing = true
    if let view = viewIfLoaded, view.window != nil { view.setNeedsLayout() }
  }

  /// Ends the transition that `setAppearance` began, starting with the children.
  func finishAppearance() {
    contextPresentation?.presented?.finishAppearance()
    let phase = appearance.phase
    guard phase == .appearing || phase == .disappearing else { return }
    if phase == .appearing { notifyIsAppearing() }
    forwardToChildren(while: phase) { $0.finishAppearance() }
    guard appearance.phase == phase else { return }
    appearance.phase = phase == .appearing ? .appeared : .disappeared
    let animated = appearance.isAnimated
    trace(phase == .appearing ? "viewDidAppear(\(animated))" : "viewDidDisappear(\(animated))")
    traitCollection.performAsCurrent {
      if phase == .appearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }
    if phase == .appearing { bringFocusBack() }
    appearance.isMovingToParent = false
    // A controller that was removed during its appearance completes the appearance before it disappears.
    if phase == .disappearing { appearance.isMovingFromParent = false }
  }

  /// Called before the view's layout, when the views around it have been laid out, so that its frame and safe area
  /// are final.
  func viewWillBeLaidOut() {
    notifyOfSafeArea()
    if appearance.owesIsAppearing, !appearance.waitsForCommit { notifyIsAppearing() }
  }

  /// Calls `viewIsAppearing(_:)` once in each appearance, when the view is in its window and has its traits, frame
  /// and safe area: before its first layout, unless a container that has placed the view calls this earlier
  /// (`facts/lifecycle.md#showing/is-appearing`).
  func notifyIsAppearing() {
    guard isAppearing, appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.owesIsAppearing = false
    trace("viewIsAppearing(\(appearance.isAnimated))")
    askForUnavailableContentIfOverridden()
    traitCollection.performAsCurrent { viewIsAppearing(appearance.isAnimated) }
  }

  func trace(_ callback: @autoclosure () -> String) {
    Trace.log(.lifecycle, "\(Trace.name(self)) \(callback())")
  }

  /// Performs an action for each child while this controller is in a phase of its appearance.
  ///
  /// - Parameter phase: the phase of the controller; if a child's callback changes it, that change notifies the
  ///   remaining children.
  private func forwardToChildren(while phase: AppearanceState.Phase, _ action: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in childList where appearance.phase == phase {
      guard let childView = child.viewIfLoaded, childView !== view else { continue }
      // A child whose view has not been added yet was notified that it will appear, so it also belongs to the
      // transition.
      let isComing = child.appearance.phase == .appearing || child.appearance.phase == .disappearing
      if childView.isWithin(view) || child.isCovered(in: view) || phase == .disappearing && isComing {
        action(child)
      }
    }
  }

  /// Ends the appearance of a child that leaves its parent before its view is in a window, for example in its own
  /// `viewWillAppear(_:)`. The child would not get the end of the transition that the parent began; it disappears
  /// in this method, so that its callbacks are paired.
  func takeBackAppearance() {
    guard isAppearing, appearance.begunByHand == 0, !appearance.endIsScheduled, hostWindow == nil,
      presentation == nil,
      viewIfLoaded?.window == nil
    else { return }
    setAppearance(false, animated: false)
    finishAppearance()
  }

  // MARK: Presentations over the current context

  /// The presentation over this controller alone, in the view of its container. It appears and disappears with the
  /// controller.
  var contextPresentation: Presentation? {
    guard let presentation = presentedReference?.presentation, presentation.stage == .shown,
      presentation.isInContext
    else { return nil }
    return presentation
  }

  /// The views that a container shows for this controller: its view, and the container view of a presentation over
  /// it or in place of it.
  var viewsInContainer: [UIView] {
    guard let over = contextPresentation else { return [view] }
    return over.hidesPresenter ? [over.container] : [view, over.container]
  }

  /// The controller that appears and disappears for this one: itself, or the one presented in its place.
  var controllerInFront: UIViewController {
    guard let over = contextPresentation, over.hidesPresenter, let presented = over.presented else { return self }
    return presented
  }

  /// Ends a transition of the controller that is presented over this one alone, before this controller leaves the
  /// screen.
  func settleContextPresentation() {
    guard let over = presentedReference?.presentation, over.isInContext, over.stage != .shown else { return }
    over.finishPending()
  }

  /// Returns whether the view is replaced by that of a controller that this one presents over its current context.
  private func isCovered(in view: UIView) -> Bool {
    contextPresentation.map { $0.hidesPresenter && $0.container.isWithin(view) } ?? false
  }

  // MARK: By the view's moves

  /// Whether moving the view into or out of a window makes the controller appear or disappear: its parent is in the
  /// window and forwards appearance, or it has no parent and no other code shows it.
  private var followsItsView: Bool {
    guard hostWindow == nil, presentation == nil else { return false }
    guard let parent = parentReference else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && (parent.hasAppeared || parent.isAppearing)
  }

  func viewWillMove(to window: UIWindow?) {
    let wasInWindow = viewIfLoaded?.window != nil
    if window != nil, !wasInWindow, followsItsView {
      let wasComing = isAppearing
      setAppearance(true, animated: parentReference?.appearsAnimated ?? false)
      if !wasComing, parentReference?.isAppearing != true { appearance.waitsForCommit = true }
    } else if window == nil, wasInWindow, hostWindow == nil, presentation == nil,
      parentReference?.shouldAutomaticallyForwardAppearanceMethods ?? true
    {
      setAppearance(false, animated: false)
    }
  }

  func viewDidMoveToWindow() {
    if let view = viewIfLoaded, view.window != nil {
      if appearance.owesIsAppearing { view.setNeedsLayout() }
      if isAppearing, followsItsView, parentReference?.isAppearing != true { scheduleAppearanceEnd() }
    } else if appearance.phase == .disappearing, hostWindow == nil, presentation == nil {
      finishAppearance()
    }
  }

  func scheduleAppearanceEnd() {
    guard !appearance.endIsScheduled else { return }
    appearance.endIsScheduled = true
    MainTurn.afterLayout { [self] in
      appearance.endIsScheduled = false
      if isAppearing { finishAppearance() }
    }
  }

  /// Begins the appearance of a window's root immediately, before its view is in the window
  /// (`facts/lifecycle.md#showing/root-at-once`); it ends after the next commit.
  func beginRootAppearance() {
    guard !hasAppeared, !isAppearing, presentedReference == nil || !(presentation?.hidesPresenter ?? false) else {
      return
    }
    appearance.isBeforeWindow = true
    setAppearance(true, animated: false)
    appearance.isBeforeWindow = false
    // The app may have replaced the root in its callback.
    if hostWindow == nil { takeBackAppearance() } else if isAppearing { scheduleAppearanceEnd() }
  }
}
