extension UIView {
  /// The constraints that the view holds: those between views in it, or between it and views in it.
  public var constraints: [NSLayoutConstraint] { layoutStateReference?.held ?? [] }

  /// Adds a constraint between views in this one; `isActive` finds the right view by itself.
  public func addConstraint(_ constraint: NSLayoutConstraint) { takeConstraint(constraint) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { takeConstraint(constraint) }
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }
}
