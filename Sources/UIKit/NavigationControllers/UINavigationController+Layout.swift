import QuartzCore

extension UINavigationController {
  func makeContainer() -> UIView {
    let container = UILayoutContainerView(frame: hostWindow?.bounds ?? UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    container.navigationController = self
    pages.frame = container.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(pages)
    container.addSubview(navigationBar)
    if !hidesBottomBar { container.insertSubview(toolbar, belowSubview: navigationBar) }
    bars.start(self, in: container)
    return container
  }

  /// Lays out the pages and bars, after beginning a waiting transition.
  func layOutContainer() {
    bars.updateEdge()
    startWaitingTransition()
    // Code in the callbacks before a transition may request layout.
    guard !isStartingTransition else { return }
    pages.frame = view.bounds
    updateNesting()
    followContentScrollView()
    layOutBars()
    if transition == nil, let shown { place(shown) }
    // The app may have changed the stack again in the callbacks of the transition.
    if waitingChange != nil, transition == nil { view.setNeedsLayoutByConstraints() }
  }

  /// Sets the frame of a controller's view, and its insets for the bars.
  func place(_ controller: UIViewController) {
    guard isViewLoaded, let page = controller.viewIfLoaded else { return }
    let frame = pageFrame(of: controller)
    if page.frame != frame { page.frame = frame }
    if page.autoresizingMask != [.flexibleWidth, .flexibleHeight], page.translatesAutoresizingMaskIntoConstraints {
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    controller.scrollViewForBars(at: .top)?.follower = barHolder
    let collapses = !showsNoBar && (navigationBar.showsLargeTitle || navigationBar.collapsibleSearch > 0)
    bars.placed = collapses ? controller : nil
    bars.appliedRoom = showsNoBar ? 0 : collapsingExtent
    controller.containerInsets = insets(of: controller)
    placeSearch(of: controller)
  }

  // MARK: Frames of bars

  /// The status bar of phones with a camera island ends above the safe area, and the bar begins there
  /// (`facts/geometry.md#bars/navigation-bar-island`).
  private var barTop: CGFloat {
    let top = view.safeAreaInsets.top
    guard let window = view.window, window.safeAreaInsets.top == top else { return top }
    let status = StatusBar.height
    return status > 0 && top > status ? status - 1 / max(1, traitCollection.displayScale) : top
  }

  /// The frame of the bar when it is shown.
  var shownBarFrame: CGRect {
    let bounds = view.bounds
    let height = navigationBar.sizeThatFits(bounds.size).height
    return CGRect(x: bounds.minX, y: bounds.minY + barTop, width: bounds.width, height: height)
  }

  /// The frame of the toolbar when it is shown.
  var shownToolbarFrame: CGRect {
    let bounds = view.bounds
    let height = toolbar.sizeThatFits(bounds.size).height
    return CGRect(
      x: bounds.minX, y: bounds.maxY - view.safeAreaInsets.bottom - height, width: bounds.width, height: height)
  }

  /// Sets the frames of both bars; hidden ones are beyond their edge of the view.
  func layOutBars() {
    guard isViewLoaded else { return }
    var frame = shownBarFrame
    if showsNoBar { frame.origin.y = view.bounds.minY - frame.height }
    if transition?.movesBarSideways != true {
      if navigationBar.frame != frame { navigationBar.frame = frame }
      if bars.animation == 0 { navigationBar.isHidden = showsNoBar }
    }
    guard let toolbar = toolbarIfMade, toolbar.superview === view else { return }
    frame = shownToolbarFrame
    if showsNoToolbar {
      if let offset = transition?.toolbarOffset {
        frame.origin.x += offset
      } else {
        frame.origin.y = view.bounds.maxY
      }
    }
    if toolbar.frame != frame { toolbar.frame = frame }
    if bars.animation == 0, transition == nil { toolbar.isHidden = showsNoToolbar }
  }

  // MARK: Frames of pages

  /// Returns the frame of a page, which extends below translucent bars if its controller allows it
  /// (`edgesForExtendedLayout`, `extendedLayoutIncludesOpaqueBars`).
  func pageFrame(of controller: UIViewController) -> CGRect {
    var frame = view.bounds
    if !showsNoBar, !extends(controller, .top, navigationBar.isTranslucent) {
      let top = shownBarFrame.maxY
      frame.size.height = max(0, frame.maxY - top)
      frame.origin.y = top
    }
    if !showsNoToolbar, !extends(controller, .bottom, toolbar.isTranslucent) {
      frame.size.height = max(0, shownToolbarFrame.minY - frame.minY)
    } else if showsNoToolbar, !controller.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height = max(0, view.bounds.maxY - containersBarExtent - frame.minY)
    }
    return frame
  }

  /// The height at the bottom of the view that a tab bar controller's bar covers, down to the edge of the screen.
  private var containersBarExtent: CGFloat {
    guard containerInsets.bottom > 0 else { return 0 }
    return max(0, view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom)
  }

  private func extends(_ controller: UIViewController, _ edge: UIRectEdge, _ isTranslucent: Bool) -> Bool {
    controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Returns the insets by which the bars cover a page beyond the safe area that it inherits.
  private func insets(of controller: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if !showsNoBar, extends(controller, .top, navigationBar.isTranslucent) {
      insets.top = shownBarFrame.minY + steadyBarHeight - view.bounds.minY - view.safeAreaInsets.top
    }
    if !showsNoToolbar, extends(controller, .bottom, toolbar.isTranslucent) {
      insets.bottom = view.bounds.maxY - view.safeAreaInsets.bottom - shownToolbarFrame.minY
    }
    return insets
  }

  /// The height of those parts of the bar that collapse while a page scrolls; at most their height at rest.
  var collapsingExtent: CGFloat {
    min(navigationBar.largeTitleExtent, LargeTitleView.height)
      + (navigationBar.collapsibleSearch > 0 ? navigationBar.searchExtent : 0)
  }

  /// The height of the bar without the stretch of a large title that is pulled down.
  private var steadyBarHeight: CGFloat { shownBarFrame.height - max(0, navigationBar.largeTitleStretch) }

  /// Whether the controller is in a sheet, whose bars are higher (`facts/geometry.md#bars/navigation-bar-sheet`).
  var isInSheet: Bool {
    var top: UIViewController = self
    while let parent = top.parentReference { top = parent }
    guard isViewLoaded, let style = top.presentation?.style, style == .pageSheet || style == .formSheet else {
      return false
    }
    return view.safeAreaInsets.top == 0 && traitCollection.verticalSizeClass == .regular
  }
}

extension UINavigationController: NavigationBarOwner {
  // MARK: The bar's items

  /// Shows the items of the stack in the bar; they slide if a transition shows them.
  func takeItems(sliding direction: UINavigationBar.SlideDirection?, timing: AnimationTiming = .spring(.system)) {
    let duration = transition?.custom?.duration ?? NavigationSlide.duration
    showItems(sliding: direction, timing: timing, duration: duration)
    updateToolbarItems(animated: false)
  }

  private func showItems(
    sliding direction: UINavigationBar.SlideDirection?, timing: AnimationTiming, duration: Double
  ) {
    if let outerStack { return outerStack.showItems(sliding: direction, timing: timing, duration: duration) }
    navigationBar.show(stackItems, sliding: direction, timing: timing, duration: duration)
  }

  /// Requests a layout after a change of the bar's height or look.
  func navigationBarDidChange() { viewIfLoaded?.setNeedsLayout() }

  func barStyleDidChange() { if viewIfLoaded?.window != nil { setNeedsStatusBarAppearanceUpdate() } }

  /// Pops the top controller after a tap on the back button, unless the app's subclass refuses.
  func backButtonWasTapped() {
    if let inner = innerStackWithBackButton { return inner.backButtonWasTapped() }
    guard transition == nil, waitingChange == nil, stack.count > 1, let item = barHolder.navigationBar.topItem
    else { return }
    // A subclass that conforms to the bar's delegate protocol may refuse the pop in the bar's delegate method.
    let judge = self as? any UINavigationBarDelegate
    guard judge?.navigationBar(navigationBar, shouldPop: item) ?? true else { return }
    popViewController(animated: true)
  }
}
