import QuartzCore

/// Pans by a wheel or trackpad, without touches, as `allowedScrollTypesMask` allows.
extension UIPanGestureRecognizer {
  /// Begins a pan without fingers at a point of the window, if the recognizer allows it.
  func wheelBegan(at point: CGPoint) -> Bool {
    guard isEnabled, !allowedScrollTypesMask.isEmpty, currentState == .possible, activeTouches.isEmpty else {
      return false
    }
    let event = UIEvent(type: .scroll)
    guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else {
      return false
    }
    reset()
    lastWindowLocation = point
    guard GestureDelivery.shared.shouldBegin(self) else { return false }
    return true
  }

  /// Continues a pan by an offset in window coordinates: the first movement begins the gesture.
  func wheelTurned(by offset: CGVector) {
    move(by: CGPoint(x: offset.dx, y: offset.dy), at: CACurrentMediaTime())
    reportWheel(currentState == .possible ? .began : .changed)
  }

  func wheelEnded() {
    guard currentState == .began || currentState == .changed else { return }
    reportWheel(.ended)
    currentState = .possible
    reset()
  }

  private func reportWheel(_ state: State) {
    currentState = state
    for target in targets { target.send(sender: self, event: nil) }
  }
}
