import QuartzCore

extension UINavigationController {
  // MARK: Showing and hiding

  func hideBar(_ hides: Bool, animated: Bool) {
    guard hides != hidesBar else { return }
    hidesBar = hides
    contentDidChange()
    if let outerStack { return outerStack.hideBar(hides, animated: animated) }
    moveBars(animated: animated) { navigationBar.isHidden = false }
  }

  func hideToolbar(_ hides: Bool, animated: Bool) {
    let wasHidden = showsNoToolbar
    hidesBottomBar = hides
    bars.showsToolbarAnyway = !hides && hidesContainersBar
    if !hides { bars.isToolbarPushedAway = false }
    guard showsNoToolbar != wasHidden else { return }
    if isViewLoaded, toolbar.superview !== view {
      UIView.performWithoutAnimation {
        // The toolbar's items are laid out before the animation and outside of the view, whose layout it would
        // start, so that the bar moves in at its final width.
        updateToolbarItems(animated: false)
        toolbar.frame = CGRect(origin: .zero, size: shownToolbarFrame.size)
        toolbar.layoutIfNeeded()
        view.insertSubview(toolbar, belowSubview: navigationBar)
        var frame = shownToolbarFrame
        frame.origin.y = view.bounds.maxY
        toolbar.frame = frame
      }
    }
    moveBars(animated: animated) { toolbarIfMade?.isHidden = false }
  }

  /// Whether the toolbar is hidden, by the app or by a page that hides the bottom bar.
  var showsNoToolbar: Bool { hidesBottomBar || bars.isToolbarPushedAway }

  /// Hides or shows the toolbar according to the pages of the stack, without an animation.
  func updatePushedToolbar() {
    let hides = hidesContainersBar
    if !hides { bars.showsToolbarAnyway = false }
    bars.isToolbarPushedAway = hides && !bars.showsToolbarAnyway
  }

  /// Moves bars in or out; in the callbacks before a transition, the transition moves them.
  func moveBars(animated: Bool, unhide: () -> Void) {
    guard isViewLoaded, !isStartingTransition else { return }
    guard animated, UIView.areAnimationsEnabled, view.window != nil else { return moveBarsAtOnce() }
    unhide()
    bars.animation += 1
    let duration = TimeInterval(UINavigationController.hideShowBarDuration)
    AnimationBlock(duration: duration, timing: AnimationTiming(curve: 0)).run { [self] in
      layOutBars()
      navigationBar.layoutIfNeeded()
      if transition == nil, let shown {
        place(shown)
        shown.viewIfLoaded?.layoutIfNeeded()
      }
    } completion: { [weak self] _ in
      guard let self else { return }
      bars.animation -= 1
      view.setNeedsLayout()
    }
  }

  /// Moves the bars before the layout, so that an animated change in the same turn does not animate this movement.
  private func moveBarsAtOnce() {
    view.setNeedsLayout()
    guard view.window != nil, transition == nil, waitingChange == nil, let shown else { return }
    layOutBars()
    place(shown)
  }

  // MARK: With a transition

  /// Slides the bar's items, and moves bars that the callbacks showed or hid beside the pages.
  func moveBars(in transition: NavigationTransition, timing: AnimationTiming) {
    let duration = transition.custom?.duration ?? NavigationSlide.duration
    moveContainersBar(in: transition)
    moveToolbarSideways(in: transition)
    transition.movesBarSideways = transition.hidBar != hidesBar && !isNested
    let isHiddenAllAlong = isNested ? barHolder.hidesBar : transition.hidBar && hidesBar
    let direction: UINavigationBar.SlideDirection? =
      isHiddenAllAlong || transition.movesBarSideways ? nil : transition.isPush ? .push : .pop
    if transition.movesBarSideways { return moveBarSideways(in: transition, duration, timing) }
    navigationBar.isHidden = isHiddenAllAlong || isNested
    takeItems(sliding: direction, timing: timing)
    updateScrollEdges()
    toolbarIfMade?.isHidden = transition.showedNoToolbar && showsNoToolbar
    AnimationBlock(duration: duration, timing: timing).run {
      layOutBars()
    } completion: { _ in
    }
  }

  /// Moves a bar that only one of the two pages shows together with that page.
  private func moveBarSideways(
    in transition: NavigationTransition, _ duration: TimeInterval, _ timing: AnimationTiming
  ) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = (transition.isPush == isMirrored ? -1 : 1) * view.bounds.width
    let comes = !hidesBar
    navigationBar.isHidden = false
    let rest = shownBarFrame
    UIView.performWithoutAnimation {
      if comes {
        takeItems(sliding: nil)
        updateScrollEdges()
      }
      navigationBar.frame = comes ? rest.offsetBy(dx: side, dy: 0) : rest
    }
    AnimationBlock(duration: duration, timing: timing).run { [self] in
      navigationBar.frame = comes ? rest : rest.offsetBy(dx: -side, dy: 0)
      layOutBars()
    } completion: { _ in
    }
  }

  /// Moves a toolbar that only one of the two pages shows together with that page.
  private func moveToolbarSideways(in transition: NavigationTransition) {
    updatePushedToolbar()
    guard let toolbar = toolbarIfMade, toolbar.superview === view, transition.hidToolbar == hidesBottomBar,
      transition.showedNoToolbar != showsNoToolbar
    else { return }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let offset = ((transition.isPush == showsNoToolbar) == isMirrored ? 1 : -1) * view.bounds.width
    transition.toolbarOffset = offset
    toolbar.isHidden = false
    guard !showsNoToolbar else { return }
    UIView.performWithoutAnimation { toolbar.frame = shownToolbarFrame.offsetBy(dx: offset, dy: 0) }
  }

  func endBarMovement(of transition: NavigationTransition, completed: Bool) {
    if !completed {
      hidesBar = transition.hidBar
      hidesBottomBar = transition.hidToolbar
    }
    if !completed || transition.movesBarSideways { takeItems(sliding: nil) }
    updatePushedToolbar()
    UIView.performWithoutAnimation { layOutBars() }
    endMovementOfContainersBar()
    if let shown { place(shown) }
  }

  // MARK: The toolbar's items

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if controller === stack.last { updateToolbarItems(animated: animated) }
  }

  func updateToolbarItems(animated: Bool) {
    guard let toolbar = toolbarIfMade else { return }
    toolbar.setItems(stack.last?.toolbarItems, animated: animated)
  }
}
