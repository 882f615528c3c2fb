/// A control that selects the value below the finger as long as it touches: a field of colors, or a slider for a
/// component.
class ColorChooser: UIControl {
  /// Selects the value below the touch. It is called for each position of the touch, the last time with
  /// `isContinuous` false.
  func choose(_ touch: UITouch, isContinuous: Bool) {}

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, isContinuous: true)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, isContinuous: true)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { choose(touch, isContinuous: false) }
  }
}
