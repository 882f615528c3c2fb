/// Two fingers that move apart or together.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Points by which the distance must change first.
  static let hysteresis: CGFloat = 8

  /// The distance of the fingers against that at the beginning. May be set to start counting anew.
  open var scale: CGFloat = 1
  /// Scale factor a second.
  open private(set) var velocity: CGFloat = 0

  private var last: CGFloat = 0
  private var lastTime: TimeInterval = 0

  private func pairBegan(_ first: CGPoint, _ second: CGPoint) {
    last = max(1, hypot(second.x - first.x, second.y - first.y))
  }

  private func pairMoved(_ first: CGPoint, _ second: CGPoint, at time: TimeInterval) {
    let distance = max(1, hypot(second.x - first.x, second.y - first.y))
    if state == .possible {
      guard abs(distance - last) >= UIPinchGestureRecognizer.hysteresis else { return }
      last = distance
      lastTime = time
      scale = 1
      state = .began
      return
    }
    let factor = distance / last
    scale *= factor
    if time > lastTime { velocity = (factor - 1) * scale / CGFloat(time - lastTime) }
    last = distance
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
    scale = 1
    velocity = 0
  }
}
