import QuartzCore

/// The movements of the system's modal transition styles.
extension UIPresentationController {
  /// Slides or fades the view between its two positions, `away` and `shown`.
  func slide(
    _ view: UIView, in container: TransitionView, shows: Bool, alongside: () -> Void,
    completion: @escaping () -> Void
  ) {
    let dimmed = container.backgroundColor
    let ends = movementEnds(of: view, in: container)
    let away = { [container] in
      ends.away()
      container.backgroundColor = dimmed.map { _ in .clear }
    }
    let shown = { [container] in
      ends.shown()
      container.backgroundColor = dimmed
    }
    if shows { UIView.performWithoutAnimation(away) }
    AnimationBlock(duration: movementDuration, timing: movementTiming).run {
      if shows { shown() } else { away() }
      alongside()
    } completion: { _ in
      completion()
      if !shows { ends.restore() }
    }
  }

  /// Flips the whole window: from right to left to the presented view, and back.
  func flip(
    in window: UIWindow, _ container: TransitionView, shows: Bool, alongside: () -> Void,
    completion: @escaping () -> Void
  ) {
    if shows { showPresenter(in: window, without: container) }
    let options: UIView.AnimationOptions = shows ? .transitionFlipFromRight : .transitionFlipFromLeft
    // The front side is the picture of the last frame, and the back side is the window's present content.
    if !shows { container.isHidden = true }
    play(alongside) { block in
      ViewTransition(options: options)?.add(to: window, in: block)
    } end: { [container] in
      container.isHidden = false
      completion()
    }
  }

  /// The share of the page that is rolled up while the presented view is shown; by eye.
  private static let curlEnd: Float = 0.62

  /// Curls the front page up so far that the presented view is visible, and down again.
  func curl(
    in window: UIWindow, _ container: TransitionView, shows: Bool, alongside: () -> Void,
    completion: @escaping () -> Void
  ) {
    if shows { showPresenter(in: window, without: container) }
    let page = CATransition()
    page.type = CATransitionType(rawValue: "pageCurl")
    page.startProgress = shows ? 0 : Self.curlEnd
    page.endProgress = shows ? Self.curlEnd : 0
    if !shows { page.picture = curledPage?.before }
    page.isRemovedOnCompletion = false
    play(alongside) { block in
      block.add(page, to: window.layer, key: kCATransition)
      window.layer.modifyAnimation(forKey: kCATransition) { $0.fillMode = .both }
    } end: { [self] in
      curledPage = shows ? window.layer.animation(forKey: kCATransition) as? CATransition : nil
      if !shows { window.layer.removeAnimation(forKey: kCATransition) }
      completion()
    }
  }

  /// Commits the window without the container: the last frame may still contain a controller that has been
  /// dismissed.
  private func showPresenter(in window: UIWindow, without container: TransitionView) {
    UIView.performWithoutAnimation {
      container.isHidden = true
      window.layoutIfNeeded()
    }
    CATransaction.flush()
    UIView.performWithoutAnimation { container.isHidden = false }
  }

  private func play(_ alongside: () -> Void, add: (AnimationBlock) -> Void, end: @escaping () -> Void) {
    let block = AnimationBlock(duration: movementDuration, timing: AnimationTiming(curve: 0))
    block.run {
      add(block)
      alongside()
    } completion: { _ in
      end()
    }
  }
}

/// The two ends of a movement: closures that put a view out of sight, and to its final frame.
@MainActor struct MovementEnds {
  let away: () -> Void
  let shown: () -> Void
  /// Reverts changes of a removed view that would be visible when the app shows it elsewhere.
  var restore: () -> Void = {}

  /// Returns the ends of a movement that begins below the container.
  static func below(_ view: UIView, _ container: UIView) -> MovementEnds {
    let frame = view.frame
    return MovementEnds {
      view.frame.origin.y = container.bounds.height
    } shown: {
      view.frame = frame
    }
  }

  static func faded(_ view: UIView) -> MovementEnds {
    MovementEnds {
      view.alpha = 0
    } shown: {
      view.alpha = 1
    } restore: {
      view.alpha = 1
    }
  }
}
