/// An effect that moves a view with the tilt of the device, by mapping one axis of the tilt to a range of values of
/// one key path.
///
/// ```swift
/// let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
/// effect.minimumRelativeValue = -25
/// effect.maximumRelativeValue = 25
/// label.addMotionEffect(effect)
/// ```
///
/// The values are numbers, `CGPoint`, `CGSize`, `CGRect`, `UIOffset`, `CGAffineTransform` or `CATransform3D`; they
/// are interpolated for tilts between -1 and 1, and added to the presentation, never to the model.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt that moves the view.
  public enum EffectType: Int, Sendable {
    /// The tilt to the left or right, about the vertical axis of the screen.
    case tiltAlongHorizontalAxis = 0
    /// The tilt backwards or forwards, about the horizontal axis of the screen.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the view that is moved, such as `center.x` or `layer.transform`.
  open private(set) var keyPath: String
  /// The axis of the tilt whose offset is interpolated.
  open private(set) var type: EffectType

  /// The offset at -1.
  open var minimumRelativeValue: Any? {
    didSet { MotionEffects.shared.effectDidChange() }
  }
  /// The offset at 1.
  open var maximumRelativeValue: Any? {
    didSet { MotionEffects.shared.effectDidChange() }
  }

  /// Creates an effect without a key path, which has no effect.
  public convenience override init() { self.init(keyPath: "", type: .tiltAlongHorizontalAxis) }

  /// Creates an effect of a key path and an axis; it has no effect until both relative values are set.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    keyPath = coder.decodeObject(of: NSString.self, forKey: "keyPath").map { String(describing: $0) } ?? ""
    type = EffectType(rawValue: coder.decodeInteger(forKey: "type")) ?? .tiltAlongHorizontalAxis
    super.init(coder: coder)
    minimumRelativeValue = coder.decodeObject(of: NSNumber.self, forKey: "minimum")
    maximumRelativeValue = coder.decodeObject(of: NSNumber.self, forKey: "maximum")
  }

  /// Encodes values that are numbers.
  open override func encode(with coder: NSCoder) {
    coder.encode(NSString(string: keyPath), forKey: "keyPath")
    coder.encode(type.rawValue, forKey: "type")
    for (value, key) in [(minimumRelativeValue, "minimum"), (maximumRelativeValue, "maximum")] {
      if let number = value as? NSNumber
        ?? ((value as? Double) ?? (value as? Int).map(Double.init)).map({ NSNumber(value: $0) })
      {
        coder.encode(number, forKey: key)
      }
    }
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let value = MotionValue.interpolate(minimumRelativeValue, maximumRelativeValue, at: tilt) else {
      return nil
    }
    return [keyPath: value]
  }
}
