import CoreGraphics
import Foundation

/// How values between key frames are found.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode>
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caanimationrotationmode>
public struct CAAnimationRotationMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = Self(rawValue: "auto")
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// Through a list of values, or along a path.
///
/// Without `keyTimes`, or with as many as do not fit (as many as values, one more for `discrete`), each step takes the
/// same time; `paced` and `cubicPaced` keep the speed even and ignore them and the steps' timing functions. A path has
/// a step for each line or curve.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// One for each key frame; `path` goes before them.
  open var values: [Any]? { didSet { if isReadOnly { values = refused(oldValue) } } }
  open var path: CGPath? { didSet { if isReadOnly { path = refused(oldValue) } } }
  /// 0 to 1, one for each value.
  open var keyTimes: [NSNumber]? { didSet { if isReadOnly { keyTimes = refused(oldValue) } } }
  /// One for each step between two values.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { if isReadOnly { timingFunctions = refused(oldValue) } }
  }
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { if isReadOnly { calculationMode = refused(oldValue) } }
  }
  open var tensionValues: [NSNumber]? { didSet { if isReadOnly { tensionValues = refused(oldValue) } } }
  open var continuityValues: [NSNumber]? { didSet { if isReadOnly { continuityValues = refused(oldValue) } } }
  open var biasValues: [NSNumber]? { didSet { if isReadOnly { biasValues = refused(oldValue) } } }
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
