import QuartzCore

extension UINavigationController {
  // MARK: The pan from the edge

  /// The rule of the standard delegate: there is a controller to return to, no transition is running, and the bar
  /// shows the back button.
  var mayPopByEdge: Bool {
    guard stack.count > 1, transition == nil, waitingChange == nil, let top = stack.last, !barHolder.hidesBar,
      innerStackWithBackButton == nil
    else { return false }
    let item = top.asInnerStack?.stackItems.last ?? top.navigationItem
    let replacesBack =
      (item.leftBarButtonItems ?? []).contains { !$0.isHidden } && !item.leftItemsSupplementBackButton
    guard !item.hidesBackButton, !replacesBack, item.backAction == nil else { return false }
    // An app with its own animation has a gesture of its own for it.
    return delegate?.navigationController(
      self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2]) == nil
  }

  /// Returns the result of the app's zoom options for the top page; without them, `willBegin`.
  func zoomMayEnd(_ pan: UIPanGestureRecognizer, willBegin: Bool) -> Bool {
    guard stack.count > 1, transition == nil, let top = stack.last,
      let asks = top.zoom?.options?.interactiveDismissShouldBegin
    else { return willBegin }
    let velocity = pan.velocity(in: top.view)
    return asks(
      .init(
        location: pan.location(in: top.view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
        willBegin: willBegin))
  }

  func followEdgePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginEdgePop()
    case .changed: bars.interaction?.update(progress(of: pan))
    case .ended:
      // The projected position of the finger after a quarter of a second (`facts/navigation.md#interactive-pop`).
      let speed = forwards * pan.velocity(in: view).x / max(1, view.bounds.width)
      endEdgePop(progress(of: pan) + speed * 0.25 > 0.5)
    case .cancelled, .failed: endEdgePop(false)
    default: break
    }
  }

  private var forwards: CGFloat { view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    forwards * pan.translation(in: view).x / max(1, view.bounds.width)
  }

  private func beginEdgePop() {
    // Another delegate of the recognizer may have allowed the gesture to begin.
    guard stack.count > 1, transition == nil, waitingChange == nil else { return }
    let interaction = UIPercentDrivenInteractiveTransition()
    // The page continues at a steady speed, without stopping when the finger lifts.
    interaction.completionCurve = .linear
    bars.interaction = interaction
    change(to: Array(stack.dropLast()), animated: true, as: .pop, interaction: interaction)
    startWaitingTransition()
  }

  private func endEdgePop(_ completes: Bool) {
    guard let interaction = bars.interaction else { return }
    bars.interaction = nil
    if completes { interaction.finish() } else { interaction.cancel() }
  }

  // MARK: Bars that hide

  func updateBarGestures() {
    bars.swipe.isEnabled = hidesBarsOnSwipe
    bars.tap.isEnabled = hidesBarsOnTap
  }

  /// Follows a swipe: upwards it hides the bars, downwards it shows them.
  func followBarSwipe(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed || pan.state == .ended, transition == nil else { return }
    let (way, speed) = (pan.translation(in: view).y, pan.velocity(in: view).y)
    if way < -20, speed < 0, !hidesBar { hideBars(true) }
    if way > 20, speed > 0, hidesBar { hideBars(false) }
  }

  func toggleBars() { hideBars(!hidesBar) }

  private func hideBars(_ hides: Bool) {
    setNavigationBarHidden(hides, animated: true)
    if stack.last?.toolbarItems?.isEmpty == false { setToolbarHidden(hides, animated: true) }
  }

  func compactHeightMayHaveChanged() {
    guard isViewLoaded else { return }
    let hides = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    guard hides != bars.isHiddenByHeight else { return }
    bars.isHiddenByHeight = hides
    hideBar(hides, animated: false)
  }

  func updateKeyboardObserver() {
    if let observer = bars.keyboardObserver { NotificationCenter.default.removeObserver(observer) }
    bars.keyboardObserver = nil
    guard hidesBarsWhenKeyboardAppears else { return }
    bars.keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      uncheckedMainActor {
        guard let self, self.viewIfLoaded?.window != nil else { return }
        self.hideBars(true)
      }
    }
  }
}
