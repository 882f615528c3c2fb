/// Two fingers that turn around each other.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians by which the fingers must turn first.
  static let hysteresis: CGFloat = 0.08

  /// Radians since the beginning, clockwise. May be set to start counting anew.
  open var rotation: CGFloat = 0
  /// Radians a second.
  open private(set) var velocity: CGFloat = 0

  private var last: CGFloat = 0
  private var lastTime: TimeInterval = 0

  private func pairBegan(_ first: CGPoint, _ second: CGPoint) {
    last = atan2(second.y - first.y, second.x - first.x)
  }

  private func pairMoved(_ first: CGPoint, _ second: CGPoint, at time: TimeInterval) {
    let angle = atan2(second.y - first.y, second.x - first.x)
    var step = angle - last
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    if state == .possible {
      guard abs(step) >= UIRotationGestureRecognizer.hysteresis else { return }
      last = angle
      lastTime = time
      rotation = 0
      state = .began
      return
    }
    rotation += step
    if time > lastTime { velocity = step / CGFloat(time - lastTime) }
    last = angle
    lastTime = time
    state = .changed
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count == 2, let pair = fingerPair { pairBegan(pair.0, pair.1) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = fingerPair else { return }
    pairMoved(pair.0, pair.1, at: touches.map(\.timestamp).max() ?? CACurrentMediaTime())
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endFingerPair(lifting: touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    rotation = 0
    velocity = 0
  }
}
