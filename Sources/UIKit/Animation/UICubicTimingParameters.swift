import QuartzCore

/// A cubic Bézier curve as the timing of a property animator.
///
/// ```swift
/// let curve = UICubicTimingParameters(
///   controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
/// let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: curve)
/// ```
///
/// Created without arguments, it is the default curve of animations.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicubictimingparameters>
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  private let curve: UIView.AnimationCurve
  private let points: (CGPoint, CGPoint)?

  public override init() {
    curve = .easeInOut
    points = nil
    super.init()
  }

  /// Creates the timing of one of the standard curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    points = nil
    super.init()
  }

  /// Creates a curve from (0, 0) to (1, 1) by its two inner control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = .easeInOut
    func finite(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
    }
    points = (finite(point1), finite(point2))
    super.init()
  }

  public required init?(coder: NSCoder) {
    curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
    if coder.decodeBool(forKey: "hasPoints") {
      points = (
        CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1")),
        CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
      )
    } else {
      points = nil
    }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(curve.rawValue, forKey: "curve")
    guard let points else { return }
    coder.encode(true, forKey: "hasPoints")
    coder.encode(Double(points.0.x), forKey: "x1")
    coder.encode(Double(points.0.y), forKey: "y1")
    coder.encode(Double(points.1.x), forKey: "x2")
    coder.encode(Double(points.1.y), forKey: "y2")
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The standard curve of the timing; `.easeInOut`, without effect, if it was created from control points.
  open var animationCurve: UIView.AnimationCurve { curve }
  /// The first inner control point of the curve, with the time as x and the progress as y, both as fractions of the
  /// whole.
  open var controlPoint1: CGPoint { controlPoint(1) }
  /// The second inner control point of the curve, with the time as x and the progress as y, both as fractions of
  /// the whole.
  open var controlPoint2: CGPoint { controlPoint(2) }

  open var timingCurveType: UITimingCurveType { points == nil ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    if let (a, b) = points {
      return CAMediaTimingFunction(controlPoints: Float(a.x), Float(a.y), Float(b.x), Float(b.y))
    }
    guard case .curve(let function) = AnimationTiming(curve: curve.rawValue) else {
      return CAMediaTimingFunction(name: .easeInEaseOut)
    }
    return function
  }

  var timing: AnimationTiming { .curve(function) }

  private func controlPoint(_ index: Int) -> CGPoint {
    var values: (Float, Float) = (0, 0)
    withUnsafeMutableBytes(of: &values) { bytes in
      if let base = bytes.bindMemory(to: Float.self).baseAddress {
        function.getControlPoint(at: index, values: base)
      }
    }
    return CGPoint(x: CGFloat(values.0), y: CGFloat(values.1))
  }
}
