import CoreGraphics
import Foundation

/// The names of the predefined timing functions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname>
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant speed.
  public static let linear = Self(rawValue: "linear")
  /// A slow beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// A slow beginning and a slow end.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's default curve, which is faster at the beginning than `easeInEaseOut`.
  public static let `default` = Self(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps the elapsed fraction of the duration to the progress of an
/// animation.
///
/// ```swift
/// let standard = CAMediaTimingFunction(name: .easeInEaseOut)
/// let custom = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
/// ```
///
/// The control points of the named curves are those of `facts/animation.md#curves`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/camediatimingfunction>
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  private let c1x: Float
  private let c1y: Float
  private let c2x: Float
  private let c2y: Float

  /// Creates the linear curve.
  public convenience override init() { self.init(controlPoints: 0, 0, 1, 1) }

  /// Creates a predefined curve; an unknown name stands for the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve from its two inner control points. Their x coordinates are clamped to 0 to 1 in evaluations.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.c1x = c1x
    self.c1y = c1y
    self.c2x = c2x
    self.c2y = c2y
  }

  public required init?(coder: NSCoder) {
    c1x = coder.decodeFloat(forKey: "c1x")
    c1y = coder.decodeFloat(forKey: "c1y")
    c2x = coder.decodeFloat(forKey: "c2x")
    c2y = coder.decodeFloat(forKey: "c2y")
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(c1x, forKey: "c1x")
    coder.encode(c1y, forKey: "c1y")
    coder.encode(c2x, forKey: "c2x")
    coder.encode(c2y, forKey: "c2y")
  }

  /// Writes x and y of one of the four control points; an index other than 0 to 3 has no effect.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Float, Float)] = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = points[idx].0
    ptr[1] = points[idx].1
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return (c1x, c1y, c2x, c2y) == (other.c1x, other.c1y, other.c2x, other.c2y)
  }

  open override var hash: Int {
    var hasher = Hasher()
    for value in [c1x, c1y, c2x, c2y] { hasher.combine(value) }
    return hasher.finalize()
  }

  /// Returns the progress after a fraction of the duration, which is clamped to 0 to 1.
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let curve = UnitCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    if c1x == c1y, c2x == c2y { return fraction }
    return curve.y(at: curve.parameter(forX: fraction))
  }
}

/// A cubic curve with the end points (0, 0) and (1, 1), as polynomials in its parameter.
private struct UnitCurve {
  let ax, bx, cx, ay, by, cy: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    // Outside of 0 to 1, x would not be a monotonic function of the parameter.
    let x1 = min(max(x1, 0), 1)
    let x2 = min(max(x2, 0), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  func x(at t: Double) -> Double { ((ax * t + bx) * t + cx) * t }
  func y(at t: Double) -> Double { ((ay * t + by) * t + cy) * t }

  /// Returns the parameter for an x coordinate, by Newton's method safeguarded by bisection. The solution is
  /// unique, because x increases with the parameter.
  func parameter(forX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = self.x(at: t) - x
      if abs(error) < 1e-10 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      let next = slope > 1e-7 ? t - error / slope : .infinity
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
