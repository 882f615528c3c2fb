import QuartzCore

/// Draws a background configuration.
@MainActor final class ConfiguredBackgroundView: UIView {
  private var picture: UIImageView?
  private var effectView: UIVisualEffectView?
  private weak var custom: UIView?
  private let border = CALayer()
  private var strokeOutset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerCurve = .continuous
    border.cornerCurve = .continuous
    border.animatesImplicitly = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func round(_ radius: CGFloat, corners: CACornerMask = .allCorners) {
    for layer in [layer, picture?.layer, effectView?.layer] {
      layer?.cornerRadius = radius
      layer?.maskedCorners = corners
    }
    effectView?.clipsToBounds = radius > 0
    border.cornerRadius = max(0, radius + strokeOutset)
    border.maskedCorners = corners
  }

  /// Shows the background with a fill color.
  func apply(_ background: UIBackgroundConfiguration, color: UIColor?, tint: UIColor) {
    backgroundColor = color
    applyEffect(background)
    applyImage(background)
    applyBorder(background, tint: tint)
    applyShadow(background.shadowProperties)
    if custom !== background.customView {
      if custom?.superview === self { custom?.removeFromSuperview() }
      custom = background.customView
    }
    if let custom, custom.superview !== self { addSubview(custom) }
    setNeedsLayout()
  }

  private func applyEffect(_ background: UIBackgroundConfiguration) {
    guard let effect = background.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    if effectView == nil {
      effectView = view
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    view.effect = effect
  }

  private func applyImage(_ background: UIBackgroundConfiguration) {
    guard let image = background.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView(frame: bounds)
    if picture == nil {
      picture = view
      insertSubview(view, at: effectView == nil ? 0 : 1)
    }
    view.image = image
    view.contentMode = background.imageContentMode
    view.clipsToBounds = true
  }

  private func applyBorder(_ background: UIBackgroundConfiguration, tint: UIColor) {
    guard background.strokeWidth > 0 else { return border.removeFromSuperlayer() }
    if border.superlayer == nil { layer.addSublayer(border) }
    strokeOutset = background.strokeOutset
    border.borderWidth = background.strokeWidth
    border.borderColor = background.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
  }

  private func applyShadow(_ shadow: UIShadowProperties) {
    guard shadow.opacity > 0 || layer.shadowOpacity > 0 else { return }
    layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowPath = shadow.path?.cgPath
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
    picture?.frame = bounds
    custom?.frame = bounds
    border.frame = bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
  }
}

extension CACornerMask {
  static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
