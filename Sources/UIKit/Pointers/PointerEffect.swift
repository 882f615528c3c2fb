import QuartzCore

/// The drawing of a pointer effect. The properties of the views do not change: the effect adds its own layers and
/// animations. The amounts are not measured on a device.
@MainActor final class PointerEffect {
  private static let duration = 0.15
  private static let key = "UIPointerEffect"
  /// The largest size of views that the automatic effect highlights; larger ones get the hover effect.
  private static let largestHighlight: CGFloat = 120

  private let layer = CALayer()
  private weak var scaled: CALayer?
  private var scale: CGFloat = 1

  init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    let view = effect.preview.view
    switch effect {
    case .automatic:
      let isSmall = max(view.bounds.width, view.bounds.height) <= Self.largestHighlight
      if isSmall { highlight(view, shape) } else { tint(view, isBehind: false) }
    case .highlight: highlight(view, shape)
    case .lift: enlarge(view, 1.08)
    case .hover(_, let mode, _, let scales):
      if mode != .none { tint(view, isBehind: mode == .underlay) }
      if scales { enlarge(view, 1.03) }
    }
  }

  func end() {
    if layer.superlayer != nil {
      let layer = layer
      CATransaction.begin()
      CATransaction.setAnimationDuration(Self.duration)
      CATransaction.setCompletionBlock { layer.removeFromSuperlayer() }
      layer.opacity = 0
      CATransaction.commit()
    }
    guard let scaled, scale != 1 else { return }
    scaled.removeAnimation(forKey: Self.key)
    scaled.add(Self.growth(from: scale, to: 1), forKey: Self.key)
  }

  private func highlight(_ view: UIView, _ shape: UIPointerShape?) {
    guard let container = view.superview else { return }
    var frame = view.frame.insetBy(dx: -4, dy: -4)
    var radius = UIPointerShape.defaultCornerRadius
    if case .roundedRect(let rect, let corner)? = shape { (frame, radius) = (rect, corner) }
    layer.cornerRadius = min(radius, min(frame.width, frame.height) / 2)
    show(frame, in: container) { container.layer.insertSublayer($0, below: view.layer) }
  }

  private func tint(_ view: UIView, isBehind: Bool) {
    layer.cornerRadius = view.layer.cornerRadius
    show(view.bounds, in: view) { layer in
      if isBehind { view.layer.insertSublayer(layer, at: 0) } else { view.layer.addSublayer(layer) }
    }
  }

  private func show(_ frame: CGRect, in view: UIView, _ add: (CALayer) -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = frame
    layer.backgroundColor = UIColor.tertiarySystemFill.resolvedColor(with: view.traitCollection).cgColor
    add(layer)
    CATransaction.commit()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = Self.duration
    layer.add(fade, forKey: nil)
  }

  private func enlarge(_ view: UIView, _ scale: CGFloat) {
    self.scale = scale
    scaled = view.layer
    view.layer.add(Self.growth(from: 1, to: scale), forKey: Self.key)
  }

  private static func growth(from: CGFloat, to: CGFloat) -> CABasicAnimation {
    let growth = CABasicAnimation(keyPath: "transform.scale")
    growth.fromValue = from
    growth.toValue = to
    growth.duration = duration
    // The growth remains for as long as the pointer is over the view.
    growth.fillMode = to == 1 ? .removed : .forwards
    growth.isRemovedOnCompletion = to == 1
    return growth
  }
}
