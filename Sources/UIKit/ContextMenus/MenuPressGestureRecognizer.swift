import ObjectiveC

/// The gesture that opens menus and chooses entries: it begins after a touch of `delay` seconds, follows the finger
/// and ends with it; if taps are enabled, a shorter touch ends at once.
@MainActor final class MenuPressGestureRecognizer: UIGestureRecognizer {
  /// The maximum movement of the finger before the gesture begins, in points, as for long presses.
  private static let allowableMovement: CGFloat = 10

  private static let action = Selector("menuPressed:")
  private static let register: Void = {
    MessageDispatch.register("menuPressed:", on: MenuPressGestureRecognizer.self) {
      (press, _: UIGestureRecognizer?) in
      MainActor.assumeIsolated { press.changed?(press) }
    }
  }()

  var delay: () -> Double = { 0.5 }
  var takesTaps: () -> Bool = { false }
  /// Called when the state changed.
  var changed: ((MenuPressGestureRecognizer) -> Void)?
  private var start = CGPoint.zero

  init() {
    Self.register
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, activeTouches.count == 1, let touch = touches.first else {
      if state == .possible { state = .failed }
      return
    }
    start = centroidInWindow
    let delay = delay()
    if delay > 0 { setTimer(touch.timestamp + delay) } else { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      let point = centroidInWindow
      if hypot(point.x - start.x, point.y - start.y) > Self.allowableMovement { state = .failed }
    case .began, .changed: state = .changed
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible: state = takesTaps() ? .ended : .failed
    case .began, .changed: if activeTouches.count == touches.count { state = .ended }
    default: break
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func timerFired(at time: Double) {
    if state == .possible { state = .began }
  }
}
