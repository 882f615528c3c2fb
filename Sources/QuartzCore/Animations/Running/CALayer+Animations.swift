import CoreGraphics
import ObjectiveC

/// Adding and removing animations, and the changes that animate by themselves.
extension CALayer {
  /// Runs a copy under its key, in place of one that had the key.
  final func addAnimation(_ animation: CAAnimation, key: String?) {
    guard modelLayer == nil, let copy = animation.copy() as? CAAnimation else { return }
    let key = animation is CATransition ? kCATransition : key ?? "\(address(of: copy))"
    if !(copy.duration > 0) { copy.duration = CATransaction.animationDuration() }
    if let function = CATransaction.animationTimingFunction() { copy.timingFunction = function }
    copy.isReadOnly = true
    var trackers = CATransaction.current.completions
    if let own = copy.tracker { trackers.append(own) }
    runAnimator()
    animator?.add(LayerAnimation(key: key, animation: copy, layer: self, trackers: trackers))
  }

  /// Makes the layer one that the clock of animations runs.
  final func runAnimator() {
    guard animator == nil else { return }
    let new = LayerAnimator(self)
    animator = new
    AnimationClock.add(new)
  }

  /// Changes an animation while it runs, its times above all: property animators are paused, scrubbed and turned round
  /// that way. Delegates and completions are not told. A `beginTime` of 0 leaves the begin where it was.
  package final func modifyAnimation(forKey key: String, _ body: (CAAnimation) -> Void) {
    animator?.modify(key, body)
  }

  /// The context that shows the layer's tree; nil outside of all.
  final var shownContext: LayerContext? {
    var root = self
    while let parent = root.parent { root = parent }
    return LayerContext.context(of: root)
  }

  /// What a change of a property does when nobody says otherwise: from what is shown to the new value, on the default
  /// curve (`facts/animation.md#durations/implicit`). Layers that were not shown yet do nothing.
  final func implicitAction(forKey key: String) -> (any CAAction)? {
    guard animatesImplicitly, node != nil, let property = AnimatedProperty.known(key, of: self),
      property.isImplicit,
      shownContext != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = property.get(shownLayer).any ?? NSNull()
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The layer, or a copy with the values of the moment when it is animated.
  private var shownLayer: CALayer {
    guard let animator, !animator.isEmpty else { return self }
    return presentation() ?? self
  }

  /// A value as it was last committed, before the changes since.
  final func shownValue(forKeyPath path: String) -> AnimatedValue? {
    guard let state = node?.state else { return nil }
    let keys = path.split(separator: ".").map(String.init)
    guard let key = keys.first, let part = AnimatedPart(keys.dropFirst()), let whole = state.value(forKey: key)
    else {
      return nil
    }
    return part.value(of: whole, parts: nil)
  }
}

extension LayerState {
  fileprivate func value(forKey key: String) -> AnimatedValue? {
    switch key {
    case "bounds": return .rect(bounds)
    case "position": return .point(position)
    case "zPosition": return .number(zPosition)
    case "anchorPoint": return .point(anchorPoint)
    case "transform": return .transform(transform)
    case "sublayerTransform": return .transform(sublayerTransform)
    case "opacity": return .number(CGFloat(opacity))
    case "cornerRadius": return .number(cornerRadius)
    case "borderWidth": return .number(borderWidth)
    case "contentsRect": return .rect(contentsRect)
    case "backgroundColor": return .color(backgroundColor.cgColor)
    case "borderColor": return .color(borderColor.cgColor)
    default: return nil
    }
  }
}

extension RenderColor {
  fileprivate var cgColor: CGColor {
    let alpha = CGFloat(argb >> 24)
    func part(_ shift: UInt32) -> CGFloat { alpha > 0 ? min(CGFloat(argb >> shift & 255) / alpha, 1) : 0 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
  }
}
