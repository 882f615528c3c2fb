import CoreGraphics
import Foundation
import ObjectiveC

/// A property that animations can change: how its value is read from a layer and written to a copy of it, without
/// actions and checks.
struct AnimatedProperty {
  let key: String
  let get: (CALayer) -> AnimatedValue
  let set: (CALayer, AnimatedValue) -> Void
  /// Whether a change of the property by itself starts an animation.
  var isImplicit = true
  /// Whether the contents are drawn anew for each value.
  var redraws = false

  /// The property of a layer's class, or one that an app's class has under that key.
  static func find(_ key: String, of layer: CALayer) -> AnimatedProperty {
    if let found = common[key] { return found }
    for (type, properties) in special where type.isLayer(layer) {
      if let found = properties[key] { return found }
    }
    return custom(key)
  }

  /// Known to Core Animation itself: what starts an animation when it changes.
  static func known(_ key: String, of layer: CALayer) -> AnimatedProperty? {
    if let found = common[key] { return found }
    if type(of: layer) == CALayer.self { return nil }
    for (type, properties) in special where type.isLayer(layer) {
      if let found = properties[key] { return found }
    }
    return nil
  }

  /// By key-value coding; the value's kind is what it is now.
  private static func custom(_ key: String) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { AnimatedValue(guessing: $0.value(forKey: key)) },
      set: { layer, value in layer.setValue(value.any, forKey: key) }, isImplicit: false)
  }

  // MARK: Tables

  private static let common: [String: AnimatedProperty] = table(
    geometry() + contents() + look() + [
      hidden,
      flag("doubleSided", \.isDoubleSided, isImplicit: false), flag("masksToBounds", \.masksToBounds),
      number("rasterizationScale", \.rasterizationScale),
    ])

  private static func geometry() -> [AnimatedProperty] {
    [
      AnimatedProperty(
        key: "bounds", get: { .rect($0.values.bounds) },
        set: { if case .rect(let r) = $1 { $0.values.bounds = r } }),
      point("position", \.position), point("anchorPoint", \.anchorPoint), number("anchorPointZ", \.anchorPointZ),
      number("zPosition", \.zPosition),
      AnimatedProperty(
        key: "transform", get: { .transform($0.values.transform) },
        set: { layer, value in
          guard case .transform(let t) = value else { return }
          layer.values.transform = t
          layer.values.hasTransform = !CATransform3DIsIdentity(t)
        }),
      AnimatedProperty(
        key: "sublayerTransform", get: { .transform($0.values.sublayerTransform) },
        set: { layer, value in
          guard case .transform(let t) = value else { return }
          layer.values.sublayerTransform = t
          layer.values.hasSublayerTransform = !CATransform3DIsIdentity(t)
        }),
      // Not a property of its own: what it is made of moves.
      AnimatedProperty(key: "frame", get: { .rect($0.frame) }, set: { _, _ in }, isImplicit: false),
    ]
  }

  private static func contents() -> [AnimatedProperty] {
    [
      AnimatedProperty(
        key: "contents", get: { .contents($0.contents) },
        set: { layer, value in
          layer.fading = nil
          switch value {
          case .fading(let from, let to, let amount):
            layer.fading = ContentsFading(from: from, to: to, amount: amount)
          case .contents(let contents): layer.setContents(contents)
          default: break
          }
        }),
      rect("contentsRect", \.contentsRect), rect("contentsCenter", \.contentsCenter),
      number("contentsScale", \.contentsScale), float("minificationFilterBias", \.minificationFilterBias),
    ]
  }

  private static func look() -> [AnimatedProperty] {
    [
      float("opacity", \.opacity), color("backgroundColor", \.backgroundColor),
      number("cornerRadius", \.cornerRadius), number("borderWidth", \.borderWidth),
      color("borderColor", \.borderColor), color("shadowColor", \.shadowColor),
      float("shadowOpacity", \.shadowOpacity), number("shadowRadius", \.shadowRadius),
      AnimatedProperty(
        key: "shadowOffset", get: { .size($0.values.shadowOffset) },
        set: { if case .size(let s) = $1 { $0.values.shadowOffset = s } }),
      AnimatedProperty(
        key: "shadowPath", get: { .path($0.values.shadowPath) },
        set: { if case .path(let p) = $1 { $0.values.shadowPath = p } }, isImplicit: false),
    ]
  }

  private static let special: [(type: LayerClass, properties: [String: AnimatedProperty])] = [
    (LayerClass { $0 is CAShapeLayer }, table(CAShapeLayer.animatedProperties)),
    (LayerClass { $0 is CAGradientLayer }, table(CAGradientLayer.animatedProperties)),
    (LayerClass { $0 is CAReplicatorLayer }, table(CAReplicatorLayer.animatedProperties)),
    (LayerClass { $0 is CAEmitterLayer }, table(CAEmitterLayer.animatedProperties)),
    (LayerClass { $0 is CATextLayer }, table(CATextLayer.animatedProperties)),
  ]

  private struct LayerClass {
    let isLayer: (CALayer) -> Bool
  }

  private static func table(_ list: [AnimatedProperty]) -> [String: AnimatedProperty] {
    Dictionary(uniqueKeysWithValues: list.map { ($0.key, $0) })
  }

  // MARK: Kinds

  private typealias Path<Value> = WritableKeyPath<LayerValues, Value>

  private static func number(_ key: String, _ path: Path<CGFloat>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { .number($0.values[keyPath: path]) },
      set: { if case .number(let n) = $1 { $0.values[keyPath: path] = n } })
  }

  private static func float(_ key: String, _ path: Path<Float>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { .number(CGFloat($0.values[keyPath: path])) },
      set: { if case .number(let n) = $1 { $0.values[keyPath: path] = Float(n) } })
  }

  private static func point(_ key: String, _ path: Path<CGPoint>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { .point($0.values[keyPath: path]) },
      set: { if case .point(let p) = $1 { $0.values[keyPath: path] = p } })
  }

  private static func rect(_ key: String, _ path: Path<CGRect>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { .rect($0.values[keyPath: path]) },
      set: { if case .rect(let r) = $1 { $0.values[keyPath: path] = r } })
  }

  private static func color(_ key: String, _ path: Path<CGColor?>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { .color($0.values[keyPath: path]) },
      set: { if case .color(let c) = $1 { $0.values[keyPath: path] = c } })
  }

  /// What is either so or not: so from half way on.
  private static func flag(_ key: String, _ path: Path<Bool>, isImplicit: Bool = true) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { .number($0.values[keyPath: path] ? 1 : 0) },
      set: { if case .number(let n) = $1 { $0.values[keyPath: path] = n >= 0.5 } }, isImplicit: isImplicit)
  }

  /// Shown as long as it is on its way, and fading: layers that are hidden by code go so.
  private static var hidden: AnimatedProperty {
    AnimatedProperty(
      key: "hidden", get: { .number($0.values.isHidden ? 1 : CGFloat(1 - $0.shownPart)) },
      set: { layer, value in
        guard case .number(let n) = value else { return }
        layer.values.isHidden = n >= 1
        layer.shownPart = Float(1 - min(max(n, 0), 1))
      })
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
