import CoreGraphics
import ObjectiveC

/// Access of animations to a value of a layer and of a copy of the layer, without actions and checks.
package struct AnimatedProperty {
  /// The effect of a change in an animation block of UIKit (`facts/animation.md#animatable/layer-in-block`).
  package enum BlockAnimation {
    /// The difference between the old and the new value is added to the model until it is zero.
    case additive
    /// Values without a difference, such as colours, replace the model's.
    case replacing
    /// The change is immediate.
    case immediate
  }

  let key: String
  let get: (CALayer) -> AnimatedValue
  let set: (CALayer, AnimatedValue) -> Void
  var inBlocks = BlockAnimation.immediate
  /// Whether a change of the property by itself starts an animation.
  var isImplicit = true
  /// The value that a commit wrote; nil for properties whose old values the layer notes (`CALayer.noteShownValue`).
  var shown: ((LayerState) -> AnimatedValue)?

  /// The property of that key: of the layer's class, or one that an app gave its layers.
  static func find(_ key: String, of layer: CALayer) -> AnimatedProperty {
    type(of: layer).properties[key]?.animation ?? custom(key)
  }

  /// Reads and writes by key-value coding; the value's kind is what it is now.
  private static func custom(_ key: String) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { AnimatedValue(guessing: $0.value(forKey: key)) },
      set: { layer, value in layer.setValue(value.any, forKey: key) }, isImplicit: false)
  }
}

/// Two contents, one fading into the other.
final class ContentsFading {
  let from: Any?
  let to: Any?
  let amount: CGFloat

  init(from: Any?, to: Any?, amount: CGFloat) {
    self.from = from
    self.to = to
    self.amount = amount
  }
}
