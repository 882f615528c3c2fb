import CoreGraphics
import ObjectiveC

/// A list of the properties of one layer class:
///
/// ```swift
/// rows.kept("lineCap", \.lineCap)
/// rows.animated("lineWidth", \.lineWidth, { $0.shape.lineWidth }, { $0.animatedShape.lineWidth = $1 })
/// ```
///
/// The key path identifies the public property, which key-value coding accesses with all effects of its setter. The
/// two closures access only the stored value; animations call them in every frame.
final class LayerRows<Layer: CALayer> {
  private(set) var properties: [LayerProperty] = []

  /// Adds a property that can't be animated.
  func kept<Value>(
    _ key: String, getter: String? = nil, _ path: ReferenceWritableKeyPath<Layer, Value>, isArchived: Bool = true,
    redraws: Bool = false
  ) {
    add(key, getter, path, nil, isArchived: isArchived, redraws: redraws)
  }

  /// Adds a read-only property.
  func readOnly<Value>(_ key: String, _ path: KeyPath<Layer, Value>) {
    KeyValueAccess.register(key, on: Layer.self, readOnly: path)
    properties.append(LayerProperty(key, getter: nil, isArchived: false, redraws: false, animation: nil))
  }

  /// Adds a property whose type is animatable.
  ///
  /// - Parameters:
  ///   - isImplicit: whether a change of the property starts an implicit animation.
  ///   - redraws: whether a change of the value redraws the contents.
  ///   - inBlocks: the effect of a change in a UIKit animation block.
  ///   - shown: returns the value that a commit wrote, for properties that apps change in every frame; for all
  ///     others, the layer records the old values.
  func animated<Value: AnimatableValue>(
    _ key: String, getter: String? = nil, _ path: ReferenceWritableKeyPath<Layer, Value>,
    _ get: @escaping (Layer) -> Value, _ set: @escaping (Layer, Value) -> Void, isImplicit: Bool = true,
    isArchived: Bool = true, redraws: Bool = false, inBlocks: AnimatedProperty.BlockAnimation = Value.inBlocks,
    shown: ((LayerState) -> Value)? = nil
  ) {
    let animation = AnimatedProperty(
      key: key, get: { get(unsafeDowncast($0, to: Layer.self)).animated },
      set: { layer, value in
        if let value = Value(animated: value) { set(unsafeDowncast(layer, to: Layer.self), value) }
      }, inBlocks: inBlocks, isImplicit: isImplicit, shown: shown.map { shown in { shown($0).animated } })
    add(key, getter, path, animation, isArchived: isArchived, redraws: redraws)
  }

  /// Adds a color property.
  func animated(
    _ key: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>, _ get: @escaping (Layer) -> CGColor?,
    _ set: @escaping (Layer, CGColor?) -> Void, redraws: Bool = false
  ) {
    animated(
      key, path, inBlocks: .replacing, redraws: redraws, get: { .color(get($0)) },
      set: { if case .color(let color) = $1 { set($0, color) } })
  }

  /// Adds a path property. Paths have no implicit animation (`facts/animation.md#animatable/paths`).
  func animated(
    _ key: String, _ path: ReferenceWritableKeyPath<Layer, CGPath?>, _ get: @escaping (Layer) -> CGPath?,
    _ set: @escaping (Layer, CGPath?) -> Void
  ) {
    animated(
      key, path, inBlocks: .immediate, isImplicit: false, get: { .path(get($0)) },
      set: { if case .path(let path) = $1 { set($0, path) } })
  }

  /// Adds a property that is animated with custom accessors.
  func animated<Value>(
    _ key: String, getter: String? = nil, _ path: ReferenceWritableKeyPath<Layer, Value>,
    inBlocks: AnimatedProperty.BlockAnimation, isImplicit: Bool = true, isArchived: Bool = true,
    redraws: Bool = false,
    get: @escaping (Layer) -> AnimatedValue, set: @escaping (Layer, AnimatedValue) -> Void
  ) {
    // The layers that are passed here are instances of the class whose table contains the property.
    let animation = AnimatedProperty(
      key: key, get: { get(unsafeDowncast($0, to: Layer.self)) },
      set: { set(unsafeDowncast($0, to: Layer.self), $1) }, inBlocks: inBlocks, isImplicit: isImplicit)
    add(key, getter, path, animation, isArchived: isArchived, redraws: redraws)
  }

  private func add<Value>(
    _ key: String, _ getter: String?, _ path: ReferenceWritableKeyPath<Layer, Value>,
    _ animation: AnimatedProperty?, isArchived: Bool, redraws: Bool
  ) {
    KeyValueAccess.register(key, on: Layer.self, path)
    if let getter { KeyValueAccess.register(getter, on: Layer.self, path) }
    properties.append(
      LayerProperty(key, getter: getter, isArchived: isArchived, redraws: redraws, animation: animation))
  }
}
