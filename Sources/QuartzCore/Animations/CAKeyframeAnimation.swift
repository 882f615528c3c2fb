import CoreGraphics
import Foundation

/// The interpolation between key frames.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode>
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Values are mixed evenly from one key frame to the next.
  public static let linear = Self(rawValue: "linear")
  /// Each value stays until the next one.
  public static let discrete = Self(rawValue: "discrete")
  /// Values are mixed so that the speed is the same everywhere; the key times have no effect.
  public static let paced = Self(rawValue: "paced")
  /// Values are on a smooth curve through the key frames.
  public static let cubic = Self(rawValue: "cubic")
  /// Values are on a smooth curve through the key frames, with the same speed everywhere.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationrotationmode>
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer turns with the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// The layer turns with the path, backwards.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// Animates a property of a layer through a list of values, or a position along a path.
///
/// ```swift
/// let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
/// shake.values = [0, -12, 12, -6, 6, 0]
/// shake.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
/// shake.duration = 0.5
/// layer.add(shake, forKey: "shake")
/// ```
///
/// Without `keyTimes`, or with a number of them that does not fit (one for each value; one more for `discrete`),
/// all steps take the same time. With `paced` and `cubicPaced` the speed is constant, and key times and the timing
/// functions of the steps are ignored. A path has a step for each line or curve.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one for each key frame; ignored if `path` is set.
  open var values: [Any]? { didSet { if isReadOnly { values = refused(oldValue) } } }
  /// The path along which a point moves, in place of `values`. Default nil.
  open var path: CGPath? { didSet { if isReadOnly { path = refused(oldValue) } } }
  /// The times of the values as fractions of the duration, from 0 to 1, one for each value.
  open var keyTimes: [NSNumber]? { didSet { if isReadOnly { keyTimes = refused(oldValue) } } }
  /// One for each step between two values.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { if isReadOnly { timingFunctions = refused(oldValue) } }
  }
  /// The interpolation between key frames, `.linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { if isReadOnly { calculationMode = refused(oldValue) } }
  }
  /// The tension of the curve of a cubic mode at each value, from -1 to 1; greater is tighter. Nil is 0 everywhere.
  open var tensionValues: [NSNumber]? { didSet { if isReadOnly { tensionValues = refused(oldValue) } } }
  /// The continuity of the curve of a cubic mode at each value, from -1 to 1: other values than 0 give corners. Nil
  /// is 0 everywhere.
  open var continuityValues: [NSNumber]? { didSet { if isReadOnly { continuityValues = refused(oldValue) } } }
  /// The bias of the curve of a cubic mode at each value, from -1 to 1. Nil is 0 everywhere.
  open var biasValues: [NSNumber]? { didSet { if isReadOnly { biasValues = refused(oldValue) } } }
  /// Whether the layer turns with the direction of the path. Nil, the default, leaves it as it is.
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
