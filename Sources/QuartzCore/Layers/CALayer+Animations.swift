import CoreGraphics
import ObjectiveC

/// Adding and removing animations, and implicit animations.
extension CALayer {
  /// Runs a copy of an animation under its key, which replaces an animation with the same key.
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

  /// Registers the layer's animator with the animation clock.
  final func runAnimator() {
    guard animator == nil else { return }
    let new = LayerAnimator(self)
    animator = new
    AnimationClock.add(new)
  }

  /// Changes an animation while it runs, above all its timing: property animators use it for pausing, scrubbing and
  /// reversing. Delegates and completion blocks are not called. A `beginTime` of 0 keeps the current one.
  package final func modifyAnimation(forKey key: String, _ body: (CAAnimation) -> Void) {
    animator?.modify(key, body)
  }

  /// Ends all finite animations immediately; those that repeat forever continue.
  package final func endAnimations(finished: Bool) {
    animator?.remove(finished: finished) { $0.remaining(at: 0) != nil }
  }

  /// The context that displays the layer's tree; nil if there is none.
  final var shownContext: LayerContext? {
    var root = self
    while let parent = root.parent { root = parent }
    return LayerContext.context(of: root)
  }

  /// Returns the default action of a property: an animation from the shown value to the new one, with the default
  /// timing (`facts/animation.md#durations/implicit`). Layers that have not been shown yet have no default action.
  final func implicitAction(forKey key: String) -> (any CAAction)? {
    guard animatesImplicitly, node != nil, let property = type(of: self).properties[key]?.animation,
      property.isImplicit, shownContext != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = property.get(shownLayer(for: key)).any ?? NSNull()
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Returns the effect of a change of the property in a UIKit animation block.
  package final func blockAnimation(forKey key: String) -> AnimatedProperty.BlockAnimation {
    type(of: self).properties[key]?.animation?.inBlocks ?? .immediate
  }

  /// Returns the layer, or a copy with the current animated values if the property is animated.
  private func shownLayer(for key: String) -> CALayer {
    guard let animator, animator.running.contains(where: { $0.effect?.writes(key) == true }) else { return self }
    return makePresentationCopy(at: CACurrentMediaTime()) ?? self
  }

  /// Whether the render state differs from the layer's values, because of flipped geometry or motion effects.
  final var isRenderedElsewhere: Bool {
    motionModifier != nil
      || CALayer.usesFlippedGeometry && (isFlippedToRoot || values.isGeometryFlipped)
  }

  /// Records the shown value of a property before its first change since the last commit, unless the render state
  /// contains it. An animation without values of its own starts from it.
  final func noteShownValue(forKey key: String) {
    guard modelLayer == nil, notedValues?[key] == nil else { return }
    if let property = type(of: self).properties[key] {
      guard let animation = property.animation, animation.shown == nil || isRenderedElsewhere else { return }
      notedValues = notedValues ?? [:]
      notedValues?[key] = animation.get(shownLayer(for: key))
    } else {
      // A property that an app defines; the kind of its value matters for animations only.
      notedValues = notedValues ?? [:]
      notedValues?[key] = .object(shownLayer(for: key).value(forKey: key))
      // The next commit discards the recorded values.
      markDirty([])
    }
  }

  /// Returns the last committed value at a key path, without later changes.
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
