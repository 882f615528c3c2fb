/// Recognizes a press of one or more fingers that do not move.
///
/// ```swift
/// let press = UILongPressGestureRecognizer(target: self, action: #selector(tapped(_:)))
/// press.minimumPressDuration = 1
/// view.addGestureRecognizer(press)
/// ```
///
/// The gesture begins after `minimumPressDuration` seconds, changes while the fingers move, and ends when they
/// lift.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  override class var nibRow: NibRow { .longPressGestureRecognizer }

  /// The number of taps before the press. 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers that have to press. 1 by default.
  open var numberOfTouchesRequired = 1
  /// The duration for which the fingers must rest, in seconds. 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the fingers may move before the press is recognized, in points. 10 by default.
  open var allowableMovement: CGFloat = 10

  private var start: CGPoint?
  private var tapsSoFar = 0
  private var isPressing = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= numberOfTouchesRequired, state == .possible else {
      if state == .possible { state = .failed }
      return
    }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    let time = touches.map(\.timestamp).max() ?? CACurrentMediaTime()
    start = centroidInWindow
    isPressing = tapsSoFar >= numberOfTapsRequired
    setTimer(time + (isPressing ? max(0, minimumPressDuration) : UITapGestureRecognizer.maximumDuration))
    if isPressing, minimumPressDuration <= 0 { timerFired(at: time) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      guard let start else { return }
      let point = centroidInWindow
      if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .ended
    case .possible:
      if !isPressing, activeTouches.count == touches.count {
        tapsSoFar += 1
        let time = touches.map(\.timestamp).max() ?? CACurrentMediaTime()
        setTimer(time + UITapGestureRecognizer.maximumInterval)
      } else if isPressing {
        state = .failed
      }
    default: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  package override func timerFired(at time: CFTimeInterval) {
    guard state == .possible else { return }
    state = isPressing && activeTouches.count == numberOfTouchesRequired ? .began : .failed
  }

  open override func reset() {
    super.reset()
    start = nil
    tapsSoFar = 0
    isPressing = false
  }

  override var describedSettings: String {
    "; numberOfTapsRequired = \(numberOfTapsRequired); minimumPressDuration = \(String(format: "%g", minimumPressDuration))"
  }
}
