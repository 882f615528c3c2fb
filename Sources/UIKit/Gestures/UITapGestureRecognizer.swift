/// Recognizes one or more taps of one or more fingers.
///
/// ```swift
/// let doubleTap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
/// doubleTap.numberOfTapsRequired = 2
/// imageView.isUserInteractionEnabled = true
/// imageView.addGestureRecognizer(doubleTap)
/// ```
///
/// A tap lasts at most 0.75 s and moves at most 45 points, and the next one begins within 0.35 s
/// (facts/events.md#gesture-thresholds). A recognizer of single taps recognizes the first tap of a double tap; make
/// it wait for the other recognizer with `require(toFail:)`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  override class var nibRow: NibRow { .tapGestureRecognizer }

  static let maximumDuration: TimeInterval = 0.75
  static let maximumInterval: TimeInterval = 0.35
  static let allowableMovement: CGFloat = 45

  /// The number of consecutive taps. 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers that have to tap at the same time. 1 by default.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that have to be pressed. The primary one by default; ignored for fingers.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var tapsSoFar = 0
  /// The maximum number of fingers in the current tap.
  private var fingers = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var firstPoint: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let time = touches.map(\.timestamp).max() ?? CACurrentMediaTime()
    if activeTouches.count == touches.count {
      fingers = 0
      starts = [:]
      setTimer(time + UITapGestureRecognizer.maximumDuration)
    }
    fingers = max(fingers, activeTouches.count)
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    for touch in touches {
      let point = touch.location(in: nil)
      starts[ObjectIdentifier(touch)] = point
      if let firstPoint {
        // The further taps and fingers of one gesture must be near the first.
        if numberOfTouchesRequired == 1, tooFar(point, firstPoint) { state = .failed }
      } else {
        firstPoint = point
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      if tooFar(touch.location(in: nil), start) { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, activeTouches.count == touches.count else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapsSoFar += 1
    if tapsSoFar >= numberOfTapsRequired {
      setTimer(nil)
      state = .ended
    } else {
      let time = touches.map(\.timestamp).max() ?? CACurrentMediaTime()
      setTimer(time + UITapGestureRecognizer.maximumInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  package override func timerFired(at time: CFTimeInterval) { state = .failed }

  open override func reset() {
    super.reset()
    tapsSoFar = 0
    fingers = 0
    starts = [:]
    firstPoint = nil
  }

  /// Returns false for a recognizer that requires more taps or fingers, which a tap does not prevent.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      && other.numberOfTouchesRequired <= numberOfTouchesRequired
  }

  private func tooFar(_ a: CGPoint, _ b: CGPoint) -> Bool {
    hypot(a.x - b.x, a.y - b.y) > UITapGestureRecognizer.allowableMovement
  }

  override var describedSettings: String {
    (numberOfTapsRequired == 1 ? "" : "; numberOfTapsRequired = \(numberOfTapsRequired)")
      + (numberOfTouchesRequired == 1 ? "" : "; numberOfTouchesRequired = \(numberOfTouchesRequired)")
  }
}
