/// What pinch and rotation share: a pair of fingers, from the second's coming to the first's leaving.
extension UIGestureRecognizer {
  /// The places of the first two fingers in the window.
  var fingerPair: (CGPoint, CGPoint)? {
    guard activeTouches.count >= 2 else { return nil }
    return (activeTouches[0].location(in: nil), activeTouches[1].location(in: nil))
  }

  /// Ends the gesture when fewer than two fingers stay.
  func endFingerPair(lifting touches: Set<UITouch>) {
    let left = activeTouches.filter { !touches.contains($0) }.count
    guard left < 2 else { return }
    if state == .began || state == .changed { state = .ended } else if left == 0 { state = .failed }
  }
}
