import CoreGraphics

/// Recognizes each tap of a row, and counts them.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  /// The number of successive taps, including this one.
  private(set) var tapCount = 1
  /// The largest movement, that of a long press (facts/events.md#gesture-thresholds), in points.
  private static let movement: CGFloat = 10
  private var start = CGPoint.zero
  /// The time of the finger's first touch, in seconds.
  private(set) var began = 0.0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first {
      tapCount = max(1, touch.tapCount)
      began = touch.timestamp
    }
    super.touchesBegan(touches, with: event)
    start = centroidInWindow
  }

  /// Fails the tap if the finger has moved too far.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let point = centroidInWindow
    if state == .possible, hypot(point.x - start.x, point.y - start.y) > Self.movement { state = .failed }
  }
}
