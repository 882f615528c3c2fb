import QuartzCore

extension UITabBarController {
  private var isBarShown: Bool { !tabBar.isHidden && !isBarPushedAway && !hidesBar }

  /// The duration of the bar's movement when it is shown or hidden, in seconds:
  /// `UINavigationController.hideShowBarDuration`.
  private static let barDuration: TimeInterval = 0.2

  func hideBar(_ hides: Bool, animated: Bool) {
    guard hides != hidesBar else { return }
    hidesBar = hides
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    guard animated, UIView.areAnimationsEnabled, view.window != nil else { return view.layoutIfNeeded() }
    UIView.animate(withDuration: Self.barDuration) { self.view.layoutIfNeeded() }
  }

  /// Lays out the bar at the bottom, and the selected child's view above or behind it.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    pages.frame = view.bounds
    if tabBar.superview === view, lentBarOffset == nil {
      let height = tabBar.sizeThatFits(view.bounds.size).height
      let frame = CGRect(
        x: 0, y: view.bounds.height - (hidesBar ? 0 : height), width: view.bounds.width, height: height)
      if tabBar.frame != frame { tabBar.frame = frame }
      view.bringSubviewToFront(tabBar)
    }
    layOutPages()
  }

  func layOutPages() {
    if switching.isEmpty { showSelected() } else { exchangeViews() }
    guard transition == nil, let shown = shownController, let child = shown.viewIfLoaded, child.superview === pages
    else { return }
    let frame = pageFrame(of: shown)
    if child.frame != frame { child.frame = frame }
    shown.containerInsets = insets(of: shown)
    updateScrollEdge()
  }

  /// Returns the frame of a child's view: the bounds, or the region above the bar if that is opaque or the child
  /// does not extend below it.
  func pageFrame(of child: UIViewController) -> CGRect {
    var frame = pages.bounds
    if isBarShown, !extendsBelowBar(child) { frame.size.height = max(0, barTop) }
    return frame
  }

  /// Returns the insets by which the bar covers the child's view beyond the home indicator.
  func insets(of child: UIViewController) -> UIEdgeInsets {
    guard isBarShown, extendsBelowBar(child) else { return .zero }
    let covered = pages.bounds.height - barTop
    return UIEdgeInsets(top: 0, left: 0, bottom: max(0, covered - pages.safeAreaInsets.bottom), right: 0)
  }

  private var barTop: CGFloat {
    let height = tabBar.sizeThatFits(pages.bounds.size).height
    return pages.bounds.height - height
  }

  private func extendsBelowBar(_ child: UIViewController) -> Bool {
    guard child.edgesForExtendedLayout.contains(.bottom) else { return false }
    return tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars
  }

  func barVisibilityDidChange() {
    viewIfLoaded?.setNeedsLayout()
    layOutBars()
  }

  // MARK: Pages without a bottom bar

  /// Hides or shows the bar during a push or pop of a navigation controller: during the transition the bar is part
  /// of the page that shows it, and moves with it. Call it before the animation, and `takeBarBack()` at its end.
  /// - Parameter page: the view of the page with the bar; nil without an animation.
  func pushBarAway(_ isAway: Bool, with page: UIView?) {
    guard isBarPushedAway != isAway else { return }
    isBarPushedAway = isAway
    guard let page, let view = viewIfLoaded, !tabBar.isHidden else { return takeBarBack() }
    let frame = CGRect(
      x: 0, y: view.bounds.height - tabBar.bounds.height, width: view.bounds.width, height: tabBar.bounds.height)
    lentBarOffset = frame.origin
    page.addSubview(tabBar)
    tabBar.frame = CGRect(
      x: page.bounds.minX, y: page.bounds.minY + page.bounds.height - tabBar.bounds.height,
      width: page.bounds.width,
      height: tabBar.bounds.height)
    layOutPages()
  }

  /// Ends the transition that `pushBarAway(_:with:)` began: the bar returns to the controller's view.
  func takeBarBack() {
    lentBarOffset = nil
    guard let view = viewIfLoaded else { return }
    if isBarPushedAway {
      tabBar.removeFromSuperview()
    } else if tabBar.superview !== view {
      view.addSubview(tabBar)
    }
    layOutBars()
  }

  private var lentBarOffset: CGPoint? {
    get { pages.lentBarOffset }
    set { pages.lentBarOffset = newValue }
  }
}

extension UITabBarController: BottomBarContainer {}

/// The view of a tab bar controller: it lays out the bar and the selected child's view.
final class TabContainerView: UIView {
  weak var tabBarController: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabBarController?.layOutBars()
  }

  override var followsSafeArea: Bool { true }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Holds the view of the selected child.
final class TabPagesView: UIView {
  /// The position of the bar while a page has it.
  var lentBarOffset: CGPoint?
}
