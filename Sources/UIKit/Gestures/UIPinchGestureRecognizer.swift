/// Recognizes two fingers that move apart or together.
///
/// ```swift
/// class Photo: UIImageView {
///   @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
///     transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
///     pinch.scale = 1
///   }
/// }
/// ```
///
/// The gesture begins when the distance between the fingers has changed by 10 points. The first 8 of these are
/// ignored: `scale` is the distance relative to the initial one, which is adjusted by 8 points
/// (`facts/events.md#gesture-thresholds`). It ends when both fingers are lifted.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  override class var nibRow: NibRow { .pinchGestureRecognizer }

  /// The change of the distance in points with which the gesture begins, and the ignored part of it.
  private static let slop: CGFloat = 10
  private static let hysteresis: CGFloat = 8

  /// The distance between the fingers relative to that at the beginning. Set it to 1 to measure from now on.
  open var scale: CGFloat = 1
  /// The change of `scale` per second.
  open private(set) var velocity: CGFloat = 0

  override var fingerPair: FingerPair? { pair }
  private lazy var pair = FingerPair(of: self) {
    max(1, hypot($1.x - $0.x, $1.y - $0.y))
  } moved: {
    [unowned self] in
    distanceChanged(from: $0, to: $1, in: $2)
  }

  private func distanceChanged(from old: CGFloat, to new: CGFloat, in seconds: CGFloat?) -> Bool {
    guard state != .possible else {
      guard abs(new - old) >= UIPinchGestureRecognizer.slop else { return false }
      let hysteresis = UIPinchGestureRecognizer.hysteresis
      scale = new / max(1, new > old ? old + hysteresis : old - hysteresis)
      velocity = seconds.map { (scale - 1) / $0 } ?? 0
      return true
    }
    scale *= new / old
    if let seconds { velocity = (new / old - 1) * scale / seconds }
    return true
  }

  open override func reset() {
    super.reset()
    scale = 1
    velocity = 0
  }
}
