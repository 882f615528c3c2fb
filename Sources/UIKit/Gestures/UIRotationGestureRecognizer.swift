/// Recognizes two fingers that rotate around each other.
///
/// ```swift
/// class Dial: UIView {
///   @objc func turned(_ rotation: UIRotationGestureRecognizer) {
///     transform = transform.rotated(by: rotation.rotation)
///     rotation.rotation = 0
///   }
/// }
/// ```
///
/// The gesture begins when the fingers have rotated by 10 degrees, of which 5 are ignored
/// (`facts/events.md#gesture-thresholds`), and ends when both are lifted. `rotation` is the angle since the
/// beginning in radians, clockwise.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  override class var nibRow: NibRow { .rotationGestureRecognizer }

  /// The angle in radians with which the gesture begins, and the ignored part of it.
  private static let slop = CGFloat.pi / 18
  private static let hysteresis = CGFloat.pi / 36

  /// The angle since the beginning in radians, clockwise. Set it to 0 to measure from now on.
  open var rotation: CGFloat = 0
  /// The change of `rotation` in radians per second.
  open private(set) var velocity: CGFloat = 0

  override var fingerPair: FingerPair? { pair }
  private lazy var pair = FingerPair(of: self) {
    atan2($1.y - $0.y, $1.x - $0.x)
  } moved: {
    [unowned self] in
    angleChanged(from: $0, to: $1, in: $2)
  }

  private func angleChanged(from old: CGFloat, to new: CGFloat, in seconds: CGFloat?) -> Bool {
    var step = new - old
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    guard state != .possible else {
      // Ten degrees computed from points may be smaller by a rounding error.
      guard abs(step) >= UIRotationGestureRecognizer.slop - 1e-9 else { return false }
      let hysteresis = UIRotationGestureRecognizer.hysteresis
      rotation = step > 0 ? step - hysteresis : step + hysteresis
      velocity = seconds.map { step / $0 } ?? 0
      return true
    }
    rotation += step
    if let seconds { velocity = step / seconds }
    return true
  }

  open override func reset() {
    super.reset()
    rotation = 0
    velocity = 0
  }
}
