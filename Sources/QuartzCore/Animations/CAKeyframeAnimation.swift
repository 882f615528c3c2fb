import CoreGraphics
import Foundation

/// The interpolation between keyframes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode>
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear interpolation between keyframes.
  public static let linear = Self(rawValue: "linear")
  /// No interpolation: each value lasts until the next keyframe.
  public static let discrete = Self(rawValue: "discrete")
  /// Linear interpolation at a constant speed; key times have no effect.
  public static let paced = Self(rawValue: "paced")
  /// Interpolation along a smooth curve through the keyframes.
  public static let cubic = Self(rawValue: "cubic")
  /// Interpolation along a smooth curve through the keyframes at a constant speed; key times have no effect.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationrotationmode>
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer rotates to the tangent of the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// The layer rotates to the tangent of the path, in the opposite direction.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation of a layer's property through a list of values, or of a position along a path.
///
/// ```swift
/// let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
/// shake.values = [0, -12, 12, -6, 6, 0]
/// shake.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
/// shake.duration = 0.5
/// layer.add(shake, forKey: "shake")
/// ```
///
/// Without `keyTimes`, or if their number is wrong (one per value; one more for `discrete`), all steps have the
/// same duration. With `paced` and `cubicPaced` the speed is constant, and key times and the timing functions of
/// the steps are ignored. A path has one step per line or curve.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one per keyframe; ignored if `path` is set.
  open var values: [Any]? { didSet { if isReadOnly { values = refused(oldValue) } } }
  /// The path along which a point moves, in place of `values`; nil by default.
  open var path: CGPath? { didSet { if isReadOnly { path = refused(oldValue) } } }
  /// The times of the values as fractions of the duration, from 0 to 1, one per value.
  open var keyTimes: [NSNumber]? { didSet { if isReadOnly { keyTimes = refused(oldValue) } } }
  /// The timing functions, one for each step between two values.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { if isReadOnly { timingFunctions = refused(oldValue) } }
  }
  /// The interpolation between keyframes, `.linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { if isReadOnly { calculationMode = refused(oldValue) } }
  }
  /// The tension of the curve in cubic modes, from -1 to 1 for each value; greater values are tighter. Nil stands
  /// for 0.
  open var tensionValues: [NSNumber]? { didSet { if isReadOnly { tensionValues = refused(oldValue) } } }
  /// The continuity of the curve in cubic modes, from -1 to 1 for each value; values other than 0 cause corners.
  /// Nil stands for 0.
  open var continuityValues: [NSNumber]? { didSet { if isReadOnly { continuityValues = refused(oldValue) } } }
  /// The bias of the curve in cubic modes, from -1 to 1 for each value. Nil stands for 0.
  open var biasValues: [NSNumber]? { didSet { if isReadOnly { biasValues = refused(oldValue) } } }
  /// Whether and how the layer rotates with the path. With nil, the default, it does not.
  open var rotationMode: CAAnimationRotationMode? { didSet { if isReadOnly { rotationMode = refused(oldValue) } } }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
  }

  override func makeEffect(for layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? {
    KeyframeEffect(self, duration: duration, layer: layer)
  }
}
