import QuartzCore

/// The recognizers that pull columns in and out, and the tap that hides those over the others.
@MainActor final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
  static let pulled = Selector("_splitPullAction:")
  static let pushed = Selector("_splitPushAction:")
  static let tapped = Selector("_splitDimmingAction:")

  private weak var split: UISplitViewController?
  let pull = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  let push = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  var isDriving = false

  func start(_ split: UISplitViewController, in view: UIView) {
    SplitGestures.registerOnce()
    self.split = split
    pull.addTarget(self, action: SplitGestures.pulled)
    push.addTarget(self, action: SplitGestures.pushed)
    tap.addTarget(self, action: SplitGestures.tapped)
    for recognizer in [pull, push, tap] { recognizer.delegate = self }
    view.addGestureRecognizer(pull)
    view.addGestureRecognizer(push)
    split.dimming.addGestureRecognizer(tap)
  }

  func updateEdge() {
    guard let split else { return }
    let edge: UIRectEdge = split.isPrimaryAtRight ? .right : .left
    if pull.edges != edge { pull.edges = edge }
  }

  private static var isRegistered = false
  private static func registerOnce() {
    guard !isRegistered else { return }
    isRegistered = true
    MessageDispatch.register(pulled, on: SplitGestures.self) { (gestures, _: AnyObject?) in
      gestures.follow(gestures.pull)
    }
    MessageDispatch.register(pushed, on: SplitGestures.self) { (gestures, _: AnyObject?) in
      gestures.follow(gestures.push)
    }
    MessageDispatch.register(tapped, on: SplitGestures.self) { (gestures, _: AnyObject?) in
      gestures.takeAway()
    }
  }

  /// Hides the columns that are in front of the secondary column.
  ///
  /// - Returns: whether columns were over the secondary one.
  @discardableResult func takeAway() -> Bool {
    guard let split, split.mode.dimsSecondary else { return false }
    split.changeMode(to: split.modeBelow, animated: true)
    return true
  }

  // MARK: A finger

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let split, let view = split.viewIfLoaded else { return }
    switch pan.state {
    case .began: begin(pan, split)
    case .changed:
      guard isDriving, let transition = split.transition else { return }
      transition.progress = min(max(progress(of: pan, split, transition), 0), 1)
      split.layOutColumns()
    case .ended:
      guard isDriving, let transition = split.transition else { return finish(split) }
      // The projected position of the finger after a quarter of a second, as for pages
      // (`facts/navigation.md#interactive-pop`).
      let speed = inward(split) * pan.velocity(in: view).x * (pan === pull ? 1 : -1) / way(split, transition)
      let completes = progress(of: pan, split, transition) + speed * 0.25 > 0.5
      isDriving = false
      split.endDrivenTransition(completes: completes)
      finish(split)
    case .cancelled, .failed:
      guard isDriving else { return finish(split) }
      isDriving = false
      split.endDrivenTransition(completes: false)
      finish(split)
    default: break
    }
  }

  private var wasDriven = false

  private func begin(_ pan: UIPanGestureRecognizer, _ split: UISplitViewController) {
    guard let target = pan === pull ? split.modeAbove : split.modeBelow else { return }
    split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    wasDriven = true
    split.changeMode(to: target, animated: true, isDriven: true)
    isDriving = split.transition != nil
  }

  private func finish(_ split: UISplitViewController) {
    guard wasDriven else { return }
    wasDriven = false
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }

  /// Returns the component of a vector along the x axis, from the primary edge into the view.
  private func inward(_ split: UISplitViewController) -> CGFloat { split.isPrimaryAtRight ? -1 : 1 }

  /// Returns the distance that the columns move, in points.
  private func way(_ split: UISplitViewController, _ transition: SplitTransition) -> CGFloat {
    let moving = transition.coming + transition.going
    let frames = split.geometry(in: split.view.bounds.size).frames(in: split.mode)
    return max(1, moving.compactMap { frames[$0]?.width }.reduce(0, +))
  }

  private func progress(
    of pan: UIPanGestureRecognizer, _ split: UISplitViewController, _ transition: SplitTransition
  ) -> CGFloat {
    let moved = inward(split) * pan.translation(in: split.view).x
    return (pan === pull ? moved : -moved) / way(split, transition)
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let split, split.isMounted, !split.hasCollapsed else { return false }
    if recognizer === tap { return split.mode.dimsSecondary }
    guard split.presentsWithGesture, split.transition == nil, let view = split.viewIfLoaded else { return false }
    if recognizer === pull { return split.modeAbove != nil && !stackTakesEdge(split) }
    let way = push.translation(in: view)
    return split.mode.dimsSecondary && abs(way.x) > abs(way.y) && inward(split) * way.x < 0
  }

  /// Returns whether a pan from the edge pops the stack in the column at that edge.
  private func stackTakesEdge(_ split: UISplitViewController) -> Bool {
    guard let column = split.visibleColumns(in: split.mode).first else { return false }
    return (split.holder(of: column) as? UINavigationController)?.mayPopByEdge ?? false
  }

  /// Gives a swipe on a row precedence over pushing out the column that contains the row.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard recognizer === push, other !== pull, let pan = other as? UIPanGestureRecognizer,
      !(pan is UIScreenEdgePanGestureRecognizer)
    else { return false }
    return (pan.view as? UIScrollView)?.panGestureRecognizer !== pan
  }

  /// Gives a pan from the edge precedence over scroll views below it.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    recognizer === pull && other is UIPanGestureRecognizer && other !== push
      && !(other is UIScreenEdgePanGestureRecognizer)
  }
}
