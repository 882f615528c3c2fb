import QuartzCore

/// Shows the content behind it, blurred.
final class BlurView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// Sets the blur radius in points and the saturation; both are animated within an animation block.
  func set(radius: CGFloat, saturation: CGFloat) {
    guard let backdrop = layer as? BackdropLayer else { return }
    let old = (backdrop.blurRadius, backdrop.saturation)
    backdrop.blurRadius = radius
    backdrop.saturation = saturation
    guard let block = AnimationBlocks.animating(self) else { return }
    if old.0 != radius { block.animate(layer, "blurRadius", from: old.0, to: radius) }
    if old.1 != saturation { block.animate(layer, "saturation", from: old.1, to: saturation) }
  }
}
