import QuartzCore

/// Where a controller is between hidden and shown.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  var phase = Phase.disappeared
  var isAnimated = false
  var toldIsAppearing = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// Calls of `beginAppearanceTransition` that wait for their end. The view's way out of the window may have ended the
  /// transition before.
  var begunByHand = 0
  /// Its end is queued for the end of this turn.
  var endIsScheduled = false
}

extension UIViewController {
  var hasAppeared: Bool { appearance.phase == .appeared }
  var isAppearing: Bool { appearance.phase == .appearing }
  /// Whether the controller is coming with an animation: a child that it shows meanwhile hears so, too.
  var appearsAnimated: Bool { isAppearing && appearance.isAnimated }

  /// Begins to appear or to disappear: the controller first, then the children that are shown in its view. Going the
  /// other way in the middle of a transition cancels that one.
  func setAppearance(_ appears: Bool, animated: Bool) {
    switch (appears, appearance.phase) {
    case (true, .appeared), (true, .appearing), (false, .disappeared), (false, .disappearing): return
    default: break
    }
    appearance.phase = appears ? .appearing : .disappearing
    appearance.isAnimated = animated
    traitCollection.performAsCurrent {
      if appears {
        appearance.toldIsAppearing = false
        _ = view
        trace("viewWillAppear(\(animated))")
        viewWillAppear(animated)
      } else {
        trace("viewWillDisappear(\(animated))")
        viewWillDisappear(animated)
      }
    }
    forwardToChildren { $0.setAppearance(appears, animated: animated) }
    if appears { tellIsAppearing() }
  }

  /// Ends what `setAppearance` began: the children that took part first.
  func finishAppearance() {
    let phase = appearance.phase
    guard phase == .appearing || phase == .disappearing else { return }
    if phase == .appearing { tellIsAppearing() }
    forwardToChildren { $0.finishAppearance() }
    guard appearance.phase == phase else { return }
    appearance.phase = phase == .appearing ? .appeared : .disappeared
    let animated = appearance.isAnimated
    trace(phase == .appearing ? "viewDidAppear(\(animated))" : "viewDidDisappear(\(animated))")
    traitCollection.performAsCurrent {
      if phase == .appearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }
    appearance.isMovingToParent = false
    // One that was removed while it came appears first, and leaves then.
    if phase == .disappearing { appearance.isMovingFromParent = false }
  }

  /// Once in each appearance, when the view is in its window and has its traits and size.
  private func tellIsAppearing() {
    guard isAppearing, !appearance.toldIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.toldIsAppearing = true
    trace("viewIsAppearing(\(appearance.isAnimated))")
    askForUnavailableContentIfOverridden()
    traitCollection.performAsCurrent { viewIsAppearing(appearance.isAnimated) }
  }

  func trace(_ callback: @autoclosure () -> String) {
    Trace.log(.lifecycle, "\(Trace.name(self)) \(callback())")
  }

  private func forwardToChildren(_ action: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in childList {
      if let childView = child.viewIfLoaded, childView !== view, childView.isWithin(view) { action(child) }
    }
  }

  // MARK: By the view's moves

  /// Whether moving the view in or out of a window makes the controller appear: its parent is there and forwards, or it
  /// has none and nobody else shows it.
  private var followsItsView: Bool {
    guard hostWindow == nil, presentation == nil else { return false }
    guard let parent = parentReference else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && (parent.hasAppeared || parent.isAppearing)
  }

  func viewWillMove(to window: UIWindow?) {
    let wasInWindow = viewIfLoaded?.window != nil
    if window != nil, !wasInWindow, followsItsView {
      setAppearance(true, animated: parentReference?.appearsAnimated ?? false)
    } else if window == nil, wasInWindow, hostWindow == nil, presentation == nil,
      parentReference?.shouldAutomaticallyForwardAppearanceMethods ?? true
    {
      setAppearance(false, animated: false)
    }
  }

  func viewDidMoveToWindow() {
    if viewIfLoaded?.window != nil {
      tellIsAppearing()
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

  /// The root of a window that is shown appears with the next commit.
  func scheduleRootAppearance() {
    guard !hasAppeared, !isAppearing else { return }
    MainTurn.beforeLayout { [self] in
      guard let hostWindow, !hostWindow.isHidden,
        presentedReference == nil || !(presentation?.hidesPresenter ?? false)
      else { return }
      setAppearance(true, animated: false)
      scheduleAppearanceEnd()
    }
  }
}
