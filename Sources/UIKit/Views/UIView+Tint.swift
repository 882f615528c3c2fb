import QuartzCore

extension UIView {
  /// The view itself or the nearest superview that has a tint or an adjustment mode of its own. Each view's layout
  /// needs it, so the search does not retain views.
  private var nearestTinted: UIView? {
    var view = Unmanaged.passUnretained(self)
    while true {
      let (isTinted, next) = view._withUnsafeGuaranteedRef {
        ($0.flags[.hasOwnTint], $0.superviewPointer)
      }
      if isTinted { return view.takeUnretainedValue() }
      guard let next else { return nil }
      view = next
    }
  }

  /// The tint as set on the view or the nearest superview that has one, before it is dimmed.
  private var inheritedTintColor: UIColor {
    var view = nearestTinted
    while let here = view {
      if let color = here.rare?.tintColor { return color }
      view = here.superviewReference
    }
    return .systemBlue
  }

  var effectiveTintColor: UIColor {
    let color = inheritedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.dimmedTint(in: traits) : color
  }

  /// The mode that was set on this view itself.
  var ownTintAdjustmentMode: TintAdjustmentMode { rare?.tintAdjustmentMode ?? .automatic }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view = nearestTinted
    while let here = view {
      if let mode = here.rare?.tintAdjustmentMode, mode != .automatic { return mode }
      view = here.superviewReference
    }
    return .normal
  }

  /// Runs `body` with the view's traits as the current ones, and with its tint as `UIColor.tintColor`.
  func asCurrent(_ body: () -> Void) {
    var current = traits
    if nearestTinted != nil {
      var values = traits.values
      values.tintColor = effectiveTintColor
      current = UITraitCollection(values: values)
    }
    current.performAsCurrent(body)
  }

  func setTintColor(_ color: UIColor?) {
    guard color != rare?.tintColor else { return }
    rareState.tintColor = color
    noteOwnTint()
    announceTint()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != rare?.tintAdjustmentMode ?? .automatic else { return }
    rareState.tintAdjustmentMode = mode
    noteOwnTint()
    announceTint()
  }

  private func noteOwnTint() {
    flags[.hasOwnTint] = rare?.tintColor != nil || rare?.tintAdjustmentMode ?? .automatic != .automatic
  }

  /// Notifies the view and all descendants that inherit its tint.
  private func announceTint() {
    asCurrent { tintColorDidChange() }
    for subview in subviewList where subview.rare?.tintColor == nil || effectiveTintAdjustmentMode == .dimmed {
      subview.announceTint()
    }
  }

  func tintSource(under superview: UIView?) -> UIColor { superview?.effectiveTintColor ?? .systemBlue }

  /// Called after the view moved; it notifies only if the tint has changed.
  func tintMayHaveChanged(from old: UIColor?) {
    if tintSource(under: superviewReference) != old { announceTint() }
  }
}

extension UIColor {
  /// Returns a gray with the brightness of the tint, which is used behind alerts.
  fileprivate func dimmedTint(in traits: UITraitCollection) -> UIColor {
    let color = resolvedColor(with: traits)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .gray }
    return UIColor(white: Luminance.perceived(red: red, green: green, blue: blue), alpha: alpha * 0.8)
  }
}
