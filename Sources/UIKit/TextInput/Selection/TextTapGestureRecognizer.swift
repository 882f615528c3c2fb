/// Recognizes each tap of a row, and counts them.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  /// The taps of the row with this one.
  private(set) var tapCount = 1
  /// When the finger came down, in seconds.
  private(set) var began = 0.0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first {
      tapCount = max(1, touch.tapCount)
      began = touch.timestamp
    }
    super.touchesBegan(touches, with: event)
  }
}
