import QuartzCore

/// The kind of timing that a provider has.
public enum UITimingCurveType: Int, Sendable {
  /// One of the standard curves of `UIView.AnimationCurve`.
  case builtin = 0
  /// A cubic Bézier curve of the app's own.
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
  /// Which of the two sets of parameters, or whether both, describe the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil if the timing is that of a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil if the timing is that of a curve alone.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// For an animation of that duration; the spring wins over the curve.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return .spring(spring.spring(duration: duration)) }
    return cubicTimingParameters?.timing ?? AnimationTiming(curve: 0)
  }
}
