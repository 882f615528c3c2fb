extension UIView {
  /// The effects of the view, in the order in which they were added.
  public var motionEffects: [UIMotionEffect] {
    get { motionEffectList }
    set {
      motionEffectList = newValue
      MotionEffects.shared.effectsDidChange(of: self)
    }
  }

  /// Adds an effect; the same object is added once.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffectList.contains(where: { $0 === effect }) else { return }
    motionEffectList.append(effect)
    MotionEffects.shared.effectsDidChange(of: self)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffectList.removeAll { $0 === effect }
    MotionEffects.shared.effectsDidChange(of: self)
  }
}
