import CoreGraphics
import ObjectiveC

/// The access of animations to a property of a layer and of its presentation copy, without actions and checks.
package struct AnimatedProperty {
  /// The effect of a change in a UIKit animation block (`facts/animation.md#animatable/layer-in-block`).
  package enum BlockAnimation {
    /// The difference between the old and the new value is added to the model's value, and decreases to zero.
    case additive
    /// The animated value replaces the model's, for values without a difference, such as colors.
    case replacing
    /// The change is immediate.
    case immediate
  }

  let key: String
  let get: (CALayer) -> AnimatedValue
  let set: (CALayer, AnimatedValue) -> Void
  var inBlocks = BlockAnimation.immediate
  /// Whether a change of the property starts an implicit animation.
  var isImplicit = true
  /// The value that the last commit wrote; nil for properties whose old values the layer records
  /// (`CALayer.noteShownValue`).
  var shown: ((LayerState) -> AnimatedValue)?

  /// Returns the property with a key: one of the layer's class, or one that an app defines.
  static func find(_ key: String, of layer: CALayer) -> AnimatedProperty {
    type(of: layer).properties[key]?.animation ?? custom(key)
  }

  /// Returns a property that is accessed by key-value coding. The kind of its value is that of the current value.
  private static func custom(_ key: String) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { AnimatedValue(guessing: $0.value(forKey: key)) },
      set: { layer, value in layer.setValue(value.any, forKey: key) }, isImplicit: false)
  }
}

/// Two contents that cross-fade.
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
