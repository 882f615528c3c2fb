import CoreGraphics
import ObjectiveC

/// The gesture that lifts draggable content: it begins after a touch of `DragTiming.press` seconds, follows the
/// finger and ends with it. While a drag is running, a tap is reported too.
@MainActor final class DragLiftGestureRecognizer: UIGestureRecognizer {
  private static let action = Selector("dragPressed:")
  private static let register: Void = {
    MessageDispatch.register("dragPressed:", on: DragLiftGestureRecognizer.self) {
      (press, _: UIGestureRecognizer?) in
      MainActor.assumeIsolated { if !press.isTap { press.changed?(press) } }
    }
  }()

  /// Called when the state changed.
  var changed: ((DragLiftGestureRecognizer) -> Void)?
  /// Called for a short touch during a drag; returns whether it is handled.
  var tapped: ((DragLiftGestureRecognizer) -> Bool)?
  var allowsOthers: () -> Bool = { false }
  /// Whether the gesture is a tap, not a lift.
  private(set) var isTap = false
  /// Whether the finger left the position at which it lifted.
  private(set) var hasMoved = false
  private var start = CGPoint.zero
  private var began = 0.0

  init() {
    Self.register
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, activeTouches.count == 1, let touch = touches.first else {
      for touch in touches where state != .possible { ignore(touch, for: event) }
      if state == .possible { state = .failed }
      return
    }
    start = centroidInWindow
    began = touch.timestamp
    setTimer(touch.timestamp + DragTiming.press)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = centroidInWindow
    if hypot(point.x - start.x, point.y - start.y) > DragTiming.allowableMovement { hasMoved = true }
    switch state {
    case .possible: if hasMoved { state = .failed }
    case .began, .changed: state = .changed
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      let isShort = (touches.map(\.timestamp).max() ?? began) - began <= DragTiming.tap
      isTap = isShort && DragOperation.isDragging && tapped?(self) == true
      state = isTap ? .ended : .failed
    case .began, .changed: state = .ended
    default: break
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func timerFired(at time: Double) {
    if state == .possible { state = .began }
  }

  /// Returns whether the gesture prevents another one; a menu may open over the lifted content.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is MenuPressGestureRecognizer) && !(allowsOthers() && !hasMoved)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is MenuPressGestureRecognizer && (state == .began || state == .changed))
  }

  override func reset() {
    super.reset()
    isTap = false
    hasMoved = false
  }
}

/// Follows the finger of a drag independently of the view from which it started. It belongs to the window.
@MainActor final class DragTracker: UIGestureRecognizer {
  private static let action = Selector("dragTracked:")
  private static let register: Void = {
    MessageDispatch.register("dragTracked:", on: DragTracker.self) { (tracker, _: UIGestureRecognizer?) in
      MainActor.assumeIsolated { tracker.changed?(tracker) }
    }
  }()

  var changed: ((DragTracker) -> Void)?

  init() {
    Self.register
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.action)
  }

  /// Returns false, as the recognizer tracks only the finger that it was given.
  override func shouldReceive(_ event: UIEvent) -> Bool { false }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
