/// Tells a finger that rests on text from one that taps it.
struct TextPress {
  /// As long as a long press takes by default (facts/events.md#gesture-thresholds/long-press-duration).
  private static let duration: TimeInterval = 0.5
  private var began: TimeInterval?

  mutating func begin(_ touch: UITouch) { began = touch.timestamp }

  func isLong(_ touch: UITouch) -> Bool { began.map { touch.timestamp - $0 >= Self.duration } ?? false }
}
