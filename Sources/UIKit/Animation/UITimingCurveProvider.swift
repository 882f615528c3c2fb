import QuartzCore

/// The kind of timing that a provider has.
public enum UITimingCurveType: Int, Sendable {
  /// One of the standard curves of `UIView.AnimationCurve`.
  case builtin = 0
  /// A custom cubic Bézier curve.
  case cubic = 1
  /// The motion of a damped spring.
  case spring = 2
  /// A spring whose progress is itself timed by a cubic curve.
  case composed = 3
}

/// An object with the timing of a property animator: a cubic curve, a spring, or both.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The parameters that describe the timing: the curve's, the spring's or both.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil if only a spring describes the timing.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil if only a curve describes the timing.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing of an animation with that duration; the spring takes precedence over the curve.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return .spring(spring.spring(duration: duration)) }
    return cubicTimingParameters?.timing ?? AnimationTiming(curve: 0)
  }
}
