import QuartzCore

/// The animation of titles and buttons when the top item changes: a pushed title enters from the right, and the
/// title that it covers becomes that of the back button; a pop reverses this.
extension UINavigationBar {
  enum SlideDirection { case push, pop }

  /// The distance that a covered page moves, as a fraction of its width (`facts/navigation.md#push/parallax`).
  static let parallax: CGFloat = 0.3

  /// The views of the bar for one item.
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

    /// The horizontal center of the back button's title.
    @MainActor var backTitleX: CGFloat? {
      guard let back, let label = back.titleLabel, label.bounds.width > 0 else { return back?.center.x }
      return back.frame.minX + label.frame.midX
    }
  }

  /// Makes the change, with the slide animation if the bar is visible.
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
      // The old views stay beside the new ones until the end of the animation.
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
          // The view is visible again before its removal.
          part.view.alpha = part.alpha
          setNeedsLayout()
          continue
        }
        if part.view.superview === content { part.view.removeFromSuperview() }
        // The app may show the view again.
        part.restore()
      }
      completion()
    }
  }

  /// A view that fades, and the subview of it that moves: the title of a back button, whose arrow does not move.
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

  /// Returns the horizontal offset at which a view begins or ends: the title of one page corresponds to the back
  /// button of the other.
  private func offset(of view: UIView, in shown: Shown, other: Shown, side: CGFloat, isPush: Bool) -> CGFloat {
    if view is LargeTitleView || view is UISearchBar {
      // The view moves with its page: the upper page is at the side, the lower one three tenths of the width
      // behind.
      return isPush ? side * 2 : side * 2 * UINavigationBar.parallax
    }
    if view === shown.title {
      // The title starts at the right edge in a push, and in the back button in a pop.
      if isPush { return side }
      return other.backTitleX.map { $0 - view.center.x } ?? side
    }
    if view === shown.back {
      if isPush, let title = other.title, let x = shown.backTitleX { return title.center.x - x }
      return side / 2
    }
    return 0
  }

  /// Creates new labels and a new back button; the previous ones belong to the slide animation.
  private func renewParts() {
    titleLabel = UILabel()
    promptLabel = UILabel()
    largeTitle = LargeTitleView()
    backButton = BarButton(item: nil)
    prepareParts()
  }
}
