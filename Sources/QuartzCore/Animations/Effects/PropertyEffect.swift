import CoreGraphics
import ObjectiveC

/// The effect of an animation of one property, or of a component of it.
class PropertyEffect: AnimationEffect {
  let property: AnimatedProperty
  let part: AnimatedPart
  let isAdditive: Bool
  private let isCumulative: Bool
  let function: CAValueFunction?
  private let redraws: Bool
  private let isCustom: Bool
  private var isReady = false

  /// Creates the effect of an animation; returns nil if its key path does not identify a property.
  init?(_ animation: CAPropertyAnimation, duration: CFTimeInterval, layer: CALayer) {
    let keys = (animation.keyPath ?? "").split(separator: ".").map(String.init)
    guard let first = keys.first else { return nil }
    if first == "emitterCells", layer is CAEmitterLayer, keys.count > 2,
      KeyValueAccess.hasKey(keys[2], on: CAEmitterCell.self),
      let part = AnimatedPart(keys.dropFirst(3))
    {
      self.part = part
      property = CAEmitterLayer.cellProperty(keys[1], keys[2])
    } else if let part = AnimatedPart(keys.dropFirst()) {
      self.part = part
      property = AnimatedProperty.find(first, of: layer)
    } else {
      // The key path leads into an object, such as a filter; filters are stored but not applied.
      Unsupported.log("CAPropertyAnimation keyPath \(animation.keyPath ?? "")")
      return nil
    }
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
    function = animation.valueFunction
    let known = type(of: layer).properties[first]
    isCustom = known?.animation == nil
    redraws = known?.redraws == true || type(of: layer).needsDisplay(forKey: first)
    super.init(animation, duration: duration)
  }

  override var needsFreshCopy: Bool { isCustom || redraws }

  override func writes(_ key: String) -> Bool { property.key == key }

  /// Converts the animation's values to the kind that the property has.
  func prepare(like kind: AnimatedValue) {}

  /// Returns the value at a position; `current` is the layer's value without the animation.
  func value(_ position: AnimationTimeline.Position, current: AnimatedValue) -> AnimatedValue? { nil }

  /// The value that a cumulative animation adds for each completed repetition.
  var lastValue: AnimatedValue? { nil }

  override func apply(_ position: AnimationTimeline.Position, to target: AnimationTarget) {
    let whole = property.get(target.layer)
    guard let current = part.value(of: whole, parts: target.transformParts[property.key]) else { return }
    if !isReady {
      isReady = true
      prepare(like: function.map { $0.inputKind } ?? current)
    }
    guard var new = value(position, current: function == nil ? current : function?.inputKind ?? current) else {
      return
    }
    if isCumulative, position.iteration > 0, let last = lastValue {
      for _ in 0..<min(position.iteration, 10_000) { new = new.adding(last) ?? new }
    }
    if let function { new = function.transform(of: new).map(AnimatedValue.transform) ?? new }
    if isAdditive { new = current.adding(new) ?? new }
    guard new.isFinite else { return }
    var parts = target.transformParts[property.key]
    guard let result = part.setting(new, in: whole, parts: &parts) else { return }
    target.transformParts[property.key] = parts
    property.set(target.layer, result)
    if redraws { target.needsDisplay = true }
  }
}

/// The effect of an animation from one value to another, by a timing function or a spring.
final class BasicEffect: PropertyEffect {
  private let given: (from: Any?, to: Any?, by: Any?)
  private var from: AnimatedValue?
  private var to: AnimatedValue?
  private var by: AnimatedValue?
  private let previous: AnimatedValue?
  private let spring: SpringCurve?

  init?(_ animation: CABasicAnimation, duration: CFTimeInterval, layer: CALayer, spring: SpringCurve?) {
    given = (animation.fromValue, animation.toValue, animation.byValue)
    self.spring = spring
    let hasNone = given.from == nil && given.to == nil && given.by == nil
    previous = hasNone ? layer.shownValue(forKeyPath: animation.keyPath ?? "") : nil
    super.init(animation, duration: duration, layer: layer)
  }

  override func prepare(like kind: AnimatedValue) {
    func taken(_ value: Any?) -> AnimatedValue? {
      guard let value else { return nil }
      if case .object(nil) = kind { return AnimatedValue(guessing: value) }
      return AnimatedValue(value, like: kind)
    }
    from = taken(given.from)
    to = taken(given.to)
    by = taken(given.by)
  }

  /// With `byValue` alone, each repetition continues where the previous one ended; otherwise its end value is added
  /// (Apple's documentation of `isCumulative`).
  override var lastValue: AnimatedValue? { to ?? by.flatMap { by in from == nil ? by : from?.adding(by) } }

  override func value(_ position: AnimationTimeline.Position, current: AnimatedValue) -> AnimatedValue? {
    if given.from != nil && from == nil || given.to != nil && to == nil || given.by != nil && by == nil {
      return nil
    }
    guard let ends = ends(isAdditive ? current.zero ?? current : current) else { return nil }
    var t = progress(position)
    if let spring { t = spring.value(at: t * timeline.duration) }
    return ends.0.mixed(with: ends.1, at: CGFloat(t))
  }

  /// Returns the values at both ends, by Apple's table of the combinations of values.
  private func ends(_ current: AnimatedValue) -> (AnimatedValue, AnimatedValue)? {
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return current.adding(by).map { (current, $0) }
    case (nil, nil, nil): return (previous ?? current, current)
    }
  }
}

extension CAValueFunction {
  /// A sample of the input's kind: one number, or three.
  var inputKind: AnimatedValue {
    name == .scale || name == .translate ? .list([.number(0), .number(0), .number(0)]) : .number(0)
  }

  /// Returns the transform for an input; nil if the input has another kind.
  func transform(of input: AnimatedValue) -> CATransform3D? {
    if case .list(let items) = input {
      let n = items.compactMap { if case .number(let n) = $0 { return n } else { return nil } }
      guard n.count == 3 else { return nil }
      if name == .scale { return CATransform3DMakeScale(n[0], n[1], n[2]) }
      return name == .translate ? CATransform3DMakeTranslation(n[0], n[1], n[2]) : nil
    }
    guard case .number(let n) = input else { return nil }
    switch name {
    case .rotateX: return CATransform3DMakeRotation(n, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(n, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(n, 0, 0, 1)
    case .scaleX: return CATransform3DMakeScale(n, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, n, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, n)
    case .translateX: return CATransform3DMakeTranslation(n, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, n, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, n)
    default: return nil
    }
  }
}
