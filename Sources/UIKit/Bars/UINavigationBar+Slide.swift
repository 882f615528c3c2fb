import QuartzCore

/// Titles and buttons that come and go when the top item changes: a pushed title comes from the right, and the one
/// that it covers becomes that of the back button; popped, it goes back.
extension UINavigationBar {
  enum SlideDirection { case push, pop }

  /// How far a page that another one covers moves, as part of its width (`facts/navigation.md#push/parallax`).
  static let parallax: CGFloat = 0.3

  /// What the bar shows, part by part.
  private struct Shown {
    let views: [UIView]
    let title: UIView?
    let back: BarButton?

    @MainActor init(_ bar: UINavigationBar) {
      views = bar.shownViews
      let middle = bar.topItem?.titleView ?? bar.titleLabel
      title = views.first { $0 === middle }
      back = views.contains { $0 === bar.backButton } ? bar.backButton : nil
    }

    /// The middle of the back button's title.
    @MainActor var backTitleX: CGFloat? {
      guard let back, let label = back.titleLabel, label.bounds.width > 0 else { return back?.center.x }
      return back.frame.minX + label.frame.midX
    }
  }

  /// Makes the change and shows it: with the slide when the bar is seen, else at once.
  func slide(
    _ direction: SlideDirection?, timing: AnimationTiming = .spring(.system), duration: TimeInterval = 0.5,
    _ change: () -> Void, completion: @escaping () -> Void
  ) {
    guard let direction, window != nil, UIView.areAnimationsEnabled, bounds.width > 0 else {
      change()
      return completion()
    }
    layoutIfNeeded()
    let old = Shown(self)
    UIView.performWithoutAnimation {
      // The old ones stay beside the new ones for a while.
      renewParts()
      shownViews = []
      change()
      layoutIfNeeded()
    }
    let block = AnimationBlock(duration: duration, timing: timing)
    run(block, from: old, to: Shown(self), isPush: direction == .push, completion: completion)
  }

  private func run(
    _ block: AnimationBlock, from old: Shown, to new: Shown, isPush: Bool, completion: @escaping () -> Void
  ) {
    let going = old.views.filter { view in !new.views.contains { $0 === view } }
    let coming = new.views.filter { view in !old.views.contains { $0 === view } }
    let forwards: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let side = forwards * (isPush ? 1 : -1) * bounds.width / 2
    let places = coming.map(Part.init)
    let leaving = going.map(Part.init)
    UIView.performWithoutAnimation {
      for part in places {
        part.view.alpha = 0
        part.mover.center.x += offset(of: part.view, in: new, other: old, side: side, isPush: isPush)
      }
    }
    block.run {
      for part in places { part.restore() }
      for part in leaving {
        part.view.alpha = 0
        part.mover.center.x += offset(of: part.view, in: old, other: new, side: -side, isPush: !isPush)
      }
    } completion: { [self] _ in
      for part in leaving {
        if shownViews.contains(where: { $0 === part.view }) {
          // It came back before it had gone.
          part.view.alpha = part.alpha
          setNeedsLayout()
          continue
        }
        if part.view.superview === content { part.view.removeFromSuperview() }
        // The app may show it again.
        part.restore()
      }
      completion()
    }
  }

  /// A view that fades, and what of it moves: of a back button the title, while the arrow stays.
  @MainActor private struct Part {
    let view: UIView
    let mover: UIView
    let alpha: CGFloat
    let center: CGPoint

    init(_ view: UIView) {
      self.view = view
      mover = (view as? BarButton).flatMap { $0.isBack ? $0.titleLabel : nil } ?? view
      alpha = view.alpha
      center = mover.center
    }

    func restore() {
      view.alpha = alpha
      mover.center = center
    }
  }

  /// How far from its place a part begins or ends: the title of one side is the back button's of the other one.
  private func offset(of view: UIView, in shown: Shown, other: Shown, side: CGFloat, isPush: Bool) -> CGFloat {
    if view is LargeTitleView || view is UISearchBar {
      // It goes with its page: the one above is at the side, the one below three tenths of the width behind.
      return isPush ? side * 2 : side * 2 * UINavigationBar.parallax
    }
    if view === shown.title {
      // Seen from the pushed title: it lies at the right; from the covered one: in the back button.
      if isPush { return side }
      return other.backTitleX.map { $0 - view.center.x } ?? side
    }
    if view === shown.back {
      if isPush, let title = other.title, let x = shown.backTitleX { return title.center.x - x }
      return side / 2
    }
    return 0
  }

  /// Fresh labels and a fresh back button; those that were shown belong to the slide.
  private func renewParts() {
    titleLabel = UILabel()
    promptLabel = UILabel()
    largeTitle = LargeTitleView()
    backButton = BarButton(item: nil)
    prepareParts()
  }
}
