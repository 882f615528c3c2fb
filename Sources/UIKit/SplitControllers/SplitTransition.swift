import QuartzCore

/// A transition from one display mode to another.
@MainActor final class SplitTransition {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.35

  let from: UISplitViewController.DisplayMode
  let coming: [UISplitViewController.Column]
  let going: [UISplitViewController.Column]
  /// The progress of the transition, from 0 to 1; frames of columns are interpolated between those of the two
  /// modes.
  var progress: CGFloat = 1

  init(
    from: UISplitViewController.DisplayMode, coming: [UISplitViewController.Column],
    going: [UISplitViewController.Column]
  ) {
    self.from = from
    self.coming = coming
    self.going = going
  }
}

extension UISplitViewController {
  /// Changes to a mode, in the order of `facts/navigation.md#split`: the delegate, the columns that appear and
  /// disappear, then the movement, and the end of their appearance.
  /// - Parameter isDriven: a finger moves the columns; `endDrivenTransition(completes:)` follows.
  func changeMode(to new: DisplayMode, animated: Bool, isDriven: Bool = false) {
    guard isMounted, !hasCollapsed, !isChangingWidthClass else { return }
    // A change that is requested in the callbacks of another one waits until that one is complete.
    guard !isChangingMode else { return waitingMode = new }
    guard new != mode else { return }
    isChangingMode = true
    endTransitionAtOnce()
    delegate?.splitViewController(self, willChangeTo: new)
    makeChange(to: new, animated: animated, isDriven: isDriven)
    isChangingMode = false
    guard let next = waitingMode else { return }
    waitingMode = nil
    changeMode(to: next, animated: animated)
  }

  private func makeChange(to new: DisplayMode, animated: Bool, isDriven: Bool) {
    let isAnimated = (animated && UIView.areAnimationsEnabled && viewIfLoaded?.window != nil) || isDriven
    let (before, after) = (visibleColumns(in: mode), visibleColumns(in: new))
    let transition = SplitTransition(
      from: mode, coming: after.filter { !before.contains($0) }, going: before.filter { !after.contains($0) })
    begin(transition, animated: isAnimated)
    mode = new
    reportedMode = new
    self.transition = transition
    updateButtons()
    if isDriven {
      transition.progress = 0
      return layOutColumns()
    }
    guard isAnimated else {
      layOutColumns()
      return end(transition)
    }
    run(transition) { [weak self] in self?.end(transition) }
  }

  /// Notifies the columns that appear and disappear, and places appearing ones beyond their edge.
  private func begin(_ transition: SplitTransition, animated: Bool) {
    UIView.performWithoutAnimation {
      for column in transition.coming {
        attach(column)
        guard let holder = holder(of: column) else { continue }
        prepare(holder)
        if ownStyle != .unspecified { delegate?.splitViewController(self, willShow: column) }
        if isOnScreen { holder.setAppearance(true, animated: animated) }
        fill(column, with: holder)
        settle(column)
        panes[column]?.isHidden = false
        panes[column]?.layoutIfNeeded()
      }
    }
    for column in transition.going {
      guard let holder = holder(of: column) else { continue }
      if ownStyle != .unspecified { delegate?.splitViewController(self, willHide: column) }
      if isOnScreen { holder.setAppearance(false, animated: animated) }
    }
  }

  private func run(_ transition: SplitTransition, completion: @escaping () -> Void) {
    UIView.performWithoutAnimation { dimming.isHidden = !mode.dimsSecondary && !transition.from.dimsSecondary }
    // Within an animation, of the app's or of a rotation, the transition has its duration and curve.
    UIView.animate(withDuration: SplitTransition.duration, delay: 0, options: .allowUserInteraction) { [self] in
      layOutColumns()
      for pane in panes.values { pane.layoutIfNeeded() }
    } completion: { _ in
      completion()
    }
  }

  private func end(_ transition: SplitTransition) {
    guard self.transition === transition else { return }
    self.transition = nil
    for column in transition.going { empty(column) }
    for column in transition.coming where holder(of: column)?.isAppearing == true && hasAppeared {
      holder(of: column)?.finishAppearance()
    }
    layOutColumns()
    viewIfLoaded?.setNeedsLayout()
    StatusBar.update()
  }

  /// Ends the transition, because another change begins or the view leaves its window.
  func endTransitionAtOnce() {
    guard let transition else { return }
    transition.progress = 1
    UIView.performWithoutAnimation { layOutColumns() }
    gestures.isDriving = false
    end(transition)
  }

  /// Ends the transition after the finger that moved the columns lifted.
  func endDrivenTransition(completes: Bool) {
    guard let transition else { return }
    if completes {
      run(afterSetting: transition, to: 1) { [weak self] in self?.end(transition) }
    } else {
      goBack(transition)
    }
  }

  /// Restores the mode after a canceled transition, with the appearance callbacks in reverse.
  private func goBack(_ transition: SplitTransition) {
    delegate?.splitViewController(self, willChangeTo: transition.from)
    for column in transition.coming {
      if ownStyle != .unspecified { delegate?.splitViewController(self, willHide: column) }
      if isOnScreen { holder(of: column)?.setAppearance(false, animated: true) }
    }
    for column in transition.going {
      if ownStyle != .unspecified { delegate?.splitViewController(self, willShow: column) }
      if isOnScreen { holder(of: column)?.setAppearance(true, animated: true) }
    }
    let back = SplitTransition(from: mode, coming: transition.going, going: transition.coming)
    back.progress = 1 - transition.progress
    mode = transition.from
    reportedMode = mode
    self.transition = back
    updateButtons()
    run(afterSetting: back, to: 1) { [weak self] in self?.end(back) }
  }

  private func run(
    afterSetting transition: SplitTransition, to progress: CGFloat, completion: @escaping () -> Void
  ) {
    transition.progress = progress
    run(transition, completion: completion)
  }
}
