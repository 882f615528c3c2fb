/// A value that two fingers determine in a pinch or rotation, from the touch of the second one until both are
/// lifted.
@MainActor final class FingerPair {
  private unowned let recognizer: UIGestureRecognizer
  private let measure: (_ from: CGPoint, _ to: CGPoint) -> CGFloat
  private let moved: (_ old: CGFloat, _ new: CGFloat, _ seconds: CGFloat?) -> Bool
  private var last: CGFloat = 0
  /// The time at which `last` was measured.
  private var lastTime: TimeInterval = 0

  /// Creates a pair of fingers of a recognizer.
  /// - Parameter moved: receives the last accepted value (initially that at the first touch of both fingers), a new
  ///   one, and the time between the two or nil if there is none; returns false while the recognizer has to wait
  ///   for a greater change.
  init(
    of recognizer: UIGestureRecognizer, measure: @escaping (_ from: CGPoint, _ to: CGPoint) -> CGFloat,
    moved: @escaping (_ old: CGFloat, _ new: CGFloat, _ seconds: CGFloat?) -> Bool
  ) {
    self.recognizer = recognizer
    self.measure = measure
    self.moved = moved
  }

  /// The value of the first two fingers, in the window's coordinates; nil for fewer fingers.
  private var value: CGFloat? {
    let touches = recognizer.activeTouches
    return touches.count >= 2 ? measure(touches[0].location(in: nil), touches[1].location(in: nil)) : nil
  }

  func touchesBegan() {
    guard recognizer.activeTouches.count == 2, let value else { return }
    last = value
    lastTime = recognizer.activeTouches.map(\.timestamp).max() ?? 0
  }

  func touchesMoved(_ touches: Set<UITouch>) {
    guard let value else { return }
    let time = touches.map(\.timestamp).max() ?? CACurrentMediaTime()
    let seconds = time > lastTime ? CGFloat(time - lastTime) : nil
    guard moved(last, value, seconds) else { return }
    (last, lastTime) = (value, time)
    recognizer.state = recognizer.state == .possible ? .began : .changed
  }

  /// Ends the gesture when the last finger lifts: until then another finger may continue it.
  func touchesEnded(_ touches: Set<UITouch>) {
    guard recognizer.activeTouches.allSatisfy({ touches.contains($0) }) else { return }
    recognizer.state = recognizer.state == .began || recognizer.state == .changed ? .ended : .failed
  }

  func touchesCancelled() { recognizer.state = recognizer.state == .possible ? .failed : .cancelled }
}
