import QuartzCore

/// Containment and appearance of pages.
extension UIPageViewController {
  func spine(_ value: Any?) -> SpineLocation? {
    if let value = value as? SpineLocation { return value }
    return value == nil ? nil : SpineLocation(rawValue: Int(number(value)))
  }

  func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value.isFinite ? value : 0
    case let value as Double: value.isFinite ? CGFloat(value) : 0
    case let value as Float: value.isFinite ? CGFloat(value) : 0
    case let value as Int: CGFloat(value)
    case let value as NSNumber: value.doubleValue.isFinite ? CGFloat(value.doubleValue) : 0
    default: 0
    }
  }

  /// The number of pages that are visible at the same time.
  var pageCount: Int { spineLocation == .mid ? 2 : 1 }
  /// Whether a turn needs the page on the back of the leaf, which is never shown at rest.
  private var needsBack: Bool { transitionStyle == .pageCurl && isDoubleSided && pageCount == 1 }
  var isOnScreen: Bool { viewIfLoaded?.window != nil && (hasAppeared || isAppearing) }

  func makeMover(in view: UIView) {
    mover = transitionStyle == .scroll ? ScrollingPages(self, in: view) : CurlingPages(self, in: view)
    if !shown.isEmpty { mover?.place(shown) }
    countPages()
  }

  func layOutPages() {
    guard let view = viewIfLoaded else { return }
    var area = view.bounds
    if let pageControl {
      let height = pageControl.sizeThatFits(area.size).height
      let bottom = area.maxY - view.safeAreaInsets.bottom
      pageControl.frame = CGRect(x: area.minX, y: bottom - height, width: area.width, height: height)
      area.size.height = max(0, bottom - height - area.minY)
    }
    mover?.layOut(in: area)
  }

  // MARK: Setting pages

  func setPages(
    _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let isForNewSpine = isAskingForSpine && (1...2).contains(pages.count)
    let required = animated && needsBack ? 2 : pageCount
    guard pages.count == required || isForNewSpine || pages.count == 2 && needsBack else {
      return reportCount(pages.count, required: required)
    }
    if pages.contains(where: { $0 === self }) {
      return ExceptionReport.raise(.invalidArgumentException, "\(controllerName) can't be one of its own pages")
    }
    var back = !isForNewSpine && needsBack && pages.count == 2 ? pages[1] : nil
    let pages = isForNewSpine ? pages : Array(pages.prefix(pageCount))
    endChange(finished: false)
    mover?.stop()
    mover?.forgetNeighbours()
    let outgoing = shown
    guard !isSame(pages, outgoing) else {
      countPages()
      completion?(true)
      return
    }
    stage(pages, replacing: outgoing)
    shown = pages
    countPages()
    guard isViewLoaded, let mover else {
      release(outgoing)
      completion?(true)
      return
    }
    // During a rotation the pages change without an animation of their own.
    guard animated, !isForNewSpine, isOnScreen, !outgoing.isEmpty, UIView.areAnimationsEnabled else {
      var turn = PageTurn(incoming: pages, outgoing: outgoing, isForward: direction == .forward)
      beginAppearance(&turn, animated: false)
      mover.place(pages)
      finish(turn, completed: true)
      completion?(true)
      return
    }
    if (pages + outgoing).contains(where: { $0 === back }) { back = nil }
    if let back { add([back]) }
    change = PageChange(
      turn: PageTurn(incoming: pages, outgoing: outgoing, isForward: direction == .forward, back: back),
      completion: completion)
    let begun = change
    MainTurn.beforeLayout { [weak self] in
      guard let self, let change = begun, self.change === change else { return }
      beginAppearance(&change.turn, animated: true)
      mover.bring(pages, forward: direction == .forward) { [weak self] in
        guard let self, self.change === change else { return }
        endChange(finished: true)
      }
    }
  }

  private func reportCount(_ count: Int, required: Int) {
    ExceptionReport.raise(
      .invalidArgumentException,
      "The number of view controllers provided (\(count)) doesn't match the number "
        + "required (\(required)) for the requested transition")
  }

  private func isSame(_ pages: [UIViewController], _ others: [UIViewController]) -> Bool {
    pages.count == others.count && zip(pages, others).allSatisfy { $0 === $1 }
  }

  /// Ends an animated change by code, at its end or because of another change.
  func endChange(finished: Bool) {
    guard let change else { return }
    self.change = nil
    finish(change.turn, completed: true)
    change.completion?(finished)
  }

  // MARK: Children

  /// Adds pages as children before their views are loaded; removed pages are notified immediately, and again when
  /// they are removed.
  func stage(_ incoming: [UIViewController], replacing outgoing: [UIViewController]) {
    for page in outgoing where !incoming.contains(where: { $0 === page }) { page.willMove(toParent: nil) }
    add(incoming)
  }

  private func add(_ pages: [UIViewController]) {
    for page in pages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  func release(_ pages: [UIViewController]) {
    for page in pages where page.parent === self && !shown.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
  }

  // MARK: Appearance

  func beginAppearance(_ turn: inout PageTurn, animated: Bool) {
    guard isOnScreen else { return }
    turn.tellsAppearance = true
    for page in turn.outgoing where !turn.incoming.contains(where: { $0 === page }) {
      page.setAppearance(false, animated: animated)
    }
    for page in turn.incoming + turn.backs {
      page.setAppearance(true, animated: animated)
      // The page appears at the end of the turn, not when its view enters the window.
      page.appearance.endIsScheduled = true
    }
  }

  /// Ends the appearance callbacks of a turn, and removes the pages that are not visible any more.
  ///
  /// - Parameter completed: false if the turn was canceled and the old pages are visible again.
  func finish(_ turn: PageTurn, completed: Bool) {
    for page in turn.incoming + turn.backs { page.appearance.endIsScheduled = false }
    if turn.tellsAppearance {
      for page in turn.backs { page.setAppearance(false, animated: true) }
      if !completed {
        for page in turn.incoming { page.setAppearance(false, animated: true) }
        for page in turn.outgoing { page.setAppearance(true, animated: true) }
      }
      for page in turn.outgoing where !turn.incoming.contains(where: { $0 === page }) { page.finishAppearance() }
      for page in turn.incoming + turn.backs { page.finishAppearance() }
    }
    release((completed ? turn.outgoing : turn.incoming) + turn.backs)
  }

  // MARK: Turning by gesture

  /// Requests the pages on one side from the data source: in a double-sided book with its spine at an edge, the
  /// page on the back of the leaf and then the one that shows.
  func askForPages(forward: Bool) -> [UIViewController]? {
    guard let dataSource, let edge = forward ? shown.last : shown.first else { return nil }
    func next(_ page: UIViewController) -> UIViewController? {
      forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    guard let first = next(edge), !shown.contains(where: { $0 === first }), first !== self else { return nil }
    guard pageCount == 2 || needsBack else { return [first] }
    guard let second = next(first), second !== first else { return nil }
    if needsBack { return shown.contains(where: { $0 === second }) || second === self ? nil : [second, first] }
    return forward ? [first, second] : [second, first]
  }

  func beginTurn(to pages: [UIViewController], forward: Bool) -> PageTurn {
    var turn = PageTurn(
      incoming: Array(pages.prefix(pageCount)), outgoing: shown, isForward: forward,
      back: pages.count > pageCount ? pages[pageCount] : nil)
    delegate?.pageViewController(self, willTransitionTo: pages)
    add(pages)
    beginAppearance(&turn, animated: true)
    return turn
  }

  func endTurn(_ turn: PageTurn, completed: Bool) {
    if completed {
      for page in turn.outgoing { page.willMove(toParent: nil) }
      shown = turn.incoming
      currentDot += turn.isForward ? 1 : -1
      pageControl?.currentPage = currentDot
    }
    finish(turn, completed: completed)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: turn.outgoing, transitionCompleted: completed)
  }

  // MARK: Spine

  /// Lets the delegate choose the location of the spine and set the pages for it
  /// (`facts/lifecycle.md#pages/spine`).
  func askForSpine() {
    guard transitionStyle == .pageCurl, let delegate, viewIfLoaded?.window != nil else { return }
    let before = shown
    isAskingForSpine = true
    let asked = delegate.pageViewController(self, spineLocationFor: interfaceOrientation)
    isAskingForSpine = false
    let changes = asked != .none && asked != spineLocation
    if changes { spineLocation = asked }
    if spineLocation == .mid { isDoubleSided = true }
    guard changes || !isSame(shown, before) else { return }
    if !shown.isEmpty, shown.count != pageCount { reportCount(shown.count, required: pageCount) }
    if shown.count > pageCount {
      let rest = Array(shown.dropFirst(pageCount))
      shown = Array(shown.prefix(pageCount))
      release(rest)
    }
    mover?.place(shown)
    layOutPages()
  }

  // MARK: Dots

  /// Shows the dots if the data source counts the pages, and reads the current page's index.
  func countPages() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let view = viewIfLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? uncountedPages
    let index = count == uncountedPages ? count : dataSource?.presentationIndex(for: self) ?? uncountedPages
    guard count != uncountedPages, index != uncountedPages else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return view.setNeedsLayout()
    }
    let control = pageControl ?? makePageControl(in: view)
    control.numberOfPages = count
    control.currentPage = index
    currentDot = control.currentPage
    view.setNeedsLayout()
  }

  private func makePageControl(in view: UIView) -> UIPageControl {
    let control = UIPageControl()
    let turn = UIAction { [weak self, weak control] _ in
      guard let self, let control else { return }
      let forward = control.currentPage > currentDot
      // The dot moves when the page has turned.
      control.currentPage = currentDot
      _ = mover?.turn(forward: forward)
    }
    control.addAction(turn, for: .valueChanged)
    view.addSubview(control)
    pageControl = control
    return control
  }
}

/// An animated change by code that runs.
@MainActor final class PageChange {
  var turn: PageTurn
  let completion: ((Bool) -> Void)?

  init(turn: PageTurn, completion: ((Bool) -> Void)?) {
    self.turn = turn
    self.completion = completion
  }
}
