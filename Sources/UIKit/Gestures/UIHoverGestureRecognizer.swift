/// Recognizes a pointer over a view. The simulated devices have fingers only, which never hover, so its action is
/// never called.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
