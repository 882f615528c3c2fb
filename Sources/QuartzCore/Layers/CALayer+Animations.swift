import CoreGraphics
import ObjectiveC

/// Adding and removing animations, and the changes that animate automatically.
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

  /// Changes an animation while it runs, its times above all: property animators are paused, scrubbed and reversed
  /// with it. Delegates and completions are not called. A `beginTime` of 0 keeps the begin.
  package final func modifyAnimation(forKey key: String, _ body: (CAAnimation) -> Void) {
    animator?.modify(key, body)
  }

  /// Ends the animations that have an end, whatever their remaining time; those that repeat forever continue.
  package final func endAnimations(finished: Bool) {
    animator?.remove(finished: finished) { $0.remaining(at: 0) != nil }
  }

  /// The context that shows the layer's tree; nil outside of all.
  final var shownContext: LayerContext? {
    var root = self
    while let parent = root.parent { root = parent }
    return LayerContext.context(of: root)
  }

  /// The default action for a change of a property: an animation from what is shown to the new value, on the
  /// default curve (`facts/animation.md#durations/implicit`). Layers that were not shown yet do nothing.
  final func implicitAction(forKey key: String) -> (any CAAction)? {
    guard animatesImplicitly, node != nil, let property = type(of: self).properties[key]?.animation,
      property.isImplicit, shownContext != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = property.get(shownLayer(for: key)).any ?? NSNull()
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The effect of a change of the property in an animation block of UIKit.
  package final func blockAnimation(forKey key: String) -> AnimatedProperty.BlockAnimation {
    type(of: self).properties[key]?.animation?.inBlocks ?? .immediate
  }

  /// The layer, or a copy with the values of the moment when the property is animated.
  private func shownLayer(for key: String) -> CALayer {
    guard let animator, animator.running.contains(where: { $0.effect?.writes(key) == true }) else { return self }
    return makePresentationCopy(at: CACurrentMediaTime()) ?? self
  }

  /// Whether the render state has other values than the layer: upside down, or moved by motion effects.
  final var isRenderedElsewhere: Bool {
    motionModifier != nil
      || CALayer.usesFlippedGeometry && (isFlippedToRoot || values.isGeometryFlipped)
  }

  /// Stores the shown value of a property before its first change since the last commit, unless the render state
  /// has it: an animation that is added without values begins there.
  final func noteShownValue(forKey key: String) {
    guard modelLayer == nil, notedValues?[key] == nil else { return }
    if let property = type(of: self).properties[key] {
      guard let animation = property.animation, animation.shown == nil || isRenderedElsewhere else { return }
      notedValues = notedValues ?? [:]
      notedValues?[key] = animation.get(shownLayer(for: key))
    } else {
      // A property of the app's own; its kind of value matters for animations only.
      notedValues = notedValues ?? [:]
      notedValues?[key] = .object(shownLayer(for: key).value(forKey: key))
      // The next commit has to forget it.
      markDirty([])
    }
  }

  /// A value as it was last committed, before the changes since.
  final func shownValue(forKeyPath path: String) -> AnimatedValue? {
    let keys = path.split(separator: ".").map(String.init)
    guard let key = keys.first, let part = AnimatedPart(keys.dropFirst()), let whole = shownValue(forKey: key)
    else { return nil }
    return part.value(of: whole, parts: nil)
  }

  private func shownValue(forKey key: String) -> AnimatedValue? {
    if let noted = notedValues?[key] {
      if case .object(let value) = noted { return AnimatedValue(guessing: value) }
      return noted
    }
    guard !isRenderedElsewhere, let state = node?.state else { return nil }
    return type(of: self).properties[key]?.animation?.shown?(state)
  }
}
