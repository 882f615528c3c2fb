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
/// `scale` is the distance of the fingers relative to their distance at the beginning.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  override class var nibRow: NibRow { .pinchGestureRecognizer }

  /// Points by which the distance must change first.
  static let hysteresis: CGFloat = 8

  /// The distance of the fingers against that at the beginning. May be set to start counting again.
  open var scale: CGFloat = 1
  /// Scale factor a second.
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
      scale = 1
      return abs(new - old) >= UIPinchGestureRecognizer.hysteresis
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
