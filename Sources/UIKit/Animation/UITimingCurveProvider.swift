import QuartzCore

/// The kind of timing that a provider has.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// An object with the timing of a property animator: a cubic curve, a spring, or both.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// For an animation of that duration; the spring wins over the curve.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return .spring(spring.spring(duration: duration)) }
    return cubicTimingParameters?.timing ?? AnimationTiming(curve: 0)
  }
}
