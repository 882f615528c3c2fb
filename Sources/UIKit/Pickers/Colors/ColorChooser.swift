/// A control in which a finger chooses for as long as it touches: a field of colors, or a slider for a component.
class ColorChooser: UIControl {
  /// Chooses what is under the touch. Called for each of its positions, at last with `isContinuous` false.
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
