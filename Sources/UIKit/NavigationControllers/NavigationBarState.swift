import QuartzCore

/// The recognizers of a navigation controller, and the state of its bars between layouts.
@MainActor final class NavigationBarState: NSObject, UIGestureRecognizerDelegate {
  static let popped = Selector("handleNavigationTransition:")
  static let swiped = Selector("_barSwipeAction:")
  static let tapped = Selector("_barTapAction:")

  private weak var navigation: UINavigationController?
  let popGesture = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  let swipe = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// Drives the transition that the finger at the edge began.
  var interaction: UIPercentDrivenInteractiveTransition?
  /// The number of running animations that show or hide bars.
  var animation = 0
  /// Whether a controller of the stack hides the bottom bar when pushed, so that the toolbar is hidden although the
  /// app shows it (`facts/navigation.md#bottom-bars`).
  var isToolbarPushedAway = false
  /// Whether the app has shown the toolbar although a controller of the stack hides the bottom bar when pushed.
  var showsToolbarAnyway = false
  /// Whether the navigation controller was in the stack of another one at the last layout.
  var wasNested = false
  /// Whether the compact height hid the bars, which are shown again with the regular one.
  var isHiddenByHeight = false
  var keyboardObserver: (any NSObjectProtocol)?
  weak var contentScrollView: UIScrollView?
  /// The height of the large title that is part of the shown page's safe area, in points.
  var appliedRoom: CGFloat = 0
  /// The controller whose page has its insets with a large title.
  weak var placed: UIViewController?

  deinit { if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) } }

  func start(_ navigation: UINavigationController, in view: UIView) {
    NavigationBarState.registerOnce()
    self.navigation = navigation
    popGesture.addTarget(self, action: NavigationBarState.popped)
    popGesture.delegate = self
    swipe.addTarget(self, action: NavigationBarState.swiped)
    swipe.delegate = self
    tap.addTarget(self, action: NavigationBarState.tapped)
    tap.delegate = self
    for recognizer in [popGesture, swipe, tap] { view.addGestureRecognizer(recognizer) }
    navigation.updateBarGestures()
    updateEdge()
  }

  func updateEdge() {
    guard let view = navigation?.viewIfLoaded else { return }
    popGesture.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  private static var isRegistered = false
  private static func registerOnce() {
    guard !isRegistered else { return }
    isRegistered = true
    // Apps add it as the action of their own pan gesture recognizers, so that a pop can begin anywhere in the view.
    MessageDispatch.register(popped, on: NavigationBarState.self) { (state, sender: AnyObject?) in
      state.navigation?.followEdgePan(sender as? UIPanGestureRecognizer ?? state.popGesture)
    }
    MessageDispatch.register(swiped, on: NavigationBarState.self) { (state, _: AnyObject?) in
      state.navigation?.followBarSwipe(state.swipe)
    }
    MessageDispatch.register(tapped, on: NavigationBarState.self) { (state, _: AnyObject?) in
      state.navigation?.toggleBars()
    }
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let navigation else { return false }
    if recognizer === popGesture { return navigation.zoomMayEnd(popGesture, willBegin: navigation.mayPopByEdge) }
    if recognizer === swipe {
      let way = swipe.translation(in: swipe.view)
      return abs(way.y) > abs(way.x)
    }
    return navigation.transition == nil
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard recognizer === tap, let navigation else { return true }
    // Taps on controls and bars are theirs.
    var view = touch.view
    while let here = view {
      if here is UIControl || here === navigation.navigationBar || here === navigation.toolbarIfMade {
        return false
      }
      view = here.superview
    }
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { recognizer === swipe && other is UIPanGestureRecognizer && other !== popGesture }

  /// Gives the pan from the edge precedence over scroll views below it. Such pans of nested containers do not wait
  /// for each other.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    recognizer === popGesture && other is UIPanGestureRecognizer && other !== swipe
      && !(other is UIScreenEdgePanGestureRecognizer)
  }
}
