/// Several motion effects that a view receives and loses together; their offsets for one key path are added.
///
/// ```swift
/// let sideways = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
/// let upwards = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
/// let group = UIMotionEffectGroup()
/// group.motionEffects = [sideways, upwards]
/// label.addMotionEffect(group)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimotioneffectgroup>
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects that are applied together; those for the same key path are added. Nil, the default, for none.
  open var motionEffects: [UIMotionEffect]? {
    didSet { MotionEffects.shared.effectDidChange() }
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let motionEffects, !motionEffects.isEmpty else { return nil }
    var result: [String: Any] = [:]
    for effect in motionEffects where effect !== self {
      for (keyPath, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] {
        result[keyPath] = MotionValue.sum(result[keyPath], value)
      }
    }
    return result
  }
}
