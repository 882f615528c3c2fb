/// What a finger on a text field does.
extension UITextField {
  func touchDown(_ touch: UITouch) {
    parts.dragStart = isEditing ? touch.location(in: self) : nil
    parts.dragsCaret = false
    parts.press.begin(touch)
  }

  /// A finger that moves far enough drags the caret.
  func touchMoved(_ touch: UITouch) {
    guard isEditing, let start = parts.dragStart else { return }
    let point = touch.location(in: self)
    if !parts.dragsCaret, hypot(point.x - start.x, point.y - start.y) < 10 { return }
    parts.dragsCaret = true
    editor.select(NSRange(location: offset(at: point), length: 0))
  }

  func touchUp(_ touch: UITouch) {
    let point = touch.location(in: self)
    guard isEnabled, bounds.insetBy(dx: -20, dy: -20).contains(point), !parts.dragsCaret else { return }
    editor.fingerLifted(at: point, taps: touch.tapCount, isLong: parts.press.isLong(touch))
  }
}
