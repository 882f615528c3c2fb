/// Maps one axis of the tilt onto a range of offsets of one key path.
///
/// ```swift
/// let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
/// effect.minimumRelativeValue = -25
/// effect.maximumRelativeValue = 25
/// label.addMotionEffect(effect)
/// ```
/// The values may be numbers, `CGPoint`, `CGSize`, `CGRect`, `UIOffset`, `CGAffineTransform`, `CATransform3D` or a
/// `UIColor`'s components are left alone; they are interpolated between, with 0 in the middle of -1 and 1.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, @unchecked Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  open private(set) var keyPath: String
  open private(set) var type: EffectType

  /// The offset at -1.
  open var minimumRelativeValue: Any? {
    didSet { MotionEffects.shared.effectDidChange() }
  }
  /// The offset at 1.
  open var maximumRelativeValue: Any? {
    didSet { MotionEffects.shared.effectDidChange() }
  }

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let value = MotionValue.interpolate(minimumRelativeValue, maximumRelativeValue, at: tilt) else {
      return nil
    }
    return [keyPath: value]
  }
}
