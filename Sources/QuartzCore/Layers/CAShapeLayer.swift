import CoreGraphics
import Foundation

/// Which parts of a self-crossing path are inside.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule>
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin>
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap>
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

/// Draws a path in its own space, above background and contents and under its sublayers.
///
/// The path is filled, then stroked, at the screen's scale whatever `contentsScale` says; it is not cut at the bounds
/// unless `masksToBounds` is set. Defaults: filled black, not stroked, a line of 1 point with butt caps and miter joins
/// up to 10.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cashapelayer>
open class CAShapeLayer: CALayer {
  var shape = ShapeValues()
  private var cache: ShapeBitmap?
  /// In a copy for presentation: whether an animation changed the shape.
  private var didAnimate = false

  /// In the layer's own space. A mutable path is copied.
  open var path: CGPath? {
    get { shape.path }
    // A mutable path may change after it was set; the layer keeps what it was.
    set { setShape("path") { $0.path = newValue.map { $0 is CGMutablePath ? $0.copy() ?? $0 : $0 } } }
  }

  /// Opaque black by default; nil does not fill.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { setShape("fillColor") { $0.fillColor = newValue } }
  }

  /// Which parts of a path that crosses itself are filled.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { setShape("fillRule") { $0.fillRule = newValue } }
  }

  /// Nil, the default, does not stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { setShape("strokeColor") { $0.strokeColor = newValue } }
  }

  /// Where the stroke begins, as a part of the path's whole length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setShape("strokeStart") { $0.strokeStart = newValue } }
  }

  /// Where the stroke ends, as a part of the path's whole length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { setShape("strokeEnd") { $0.strokeEnd = newValue } }
  }

  /// In points, half of it on each side of the path.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setShape("lineWidth") { $0.lineWidth = newValue } }
  }

  /// How many times the line width a miter may be long.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { setShape("miterLimit") { $0.miterLimit = newValue } }
  }

  /// The ends of open lines and of dashes.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { setShape("lineCap") { $0.lineCap = newValue } }
  }

  /// The corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { setShape("lineJoin") { $0.lineJoin = newValue } }
  }

  /// Where in the pattern the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setShape("lineDashPhase") { $0.lineDashPhase = newValue } }
  }

  /// Lengths of dash and gap by turns; nil draws a whole line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { setShape("lineDashPattern") { $0.lineDashPattern = newValue } }
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func setShape(_ key: String, _ body: (inout ShapeValues) -> Void) {
    let action = willChange(key)
    body(&shape)
    cache = nil
    didChange(key, action)
  }

  override func takeAnimatedValues(from model: CALayer) {
    super.takeAnimatedValues(from: model)
    guard let model = model as? CAShapeLayer else { return }
    shape = model.shape
    if didAnimate { cache = nil }
    didAnimate = false
    if cache == nil { cache = model.cache }
  }

  /// Changes the shape of a copy for presentation.
  private func animate(_ body: (inout ShapeValues) -> Void) {
    body(&shape)
    cache = nil
    didAnimate = true
  }

  override func renderedContents(scale: CGFloat) -> (contents: LayerContents, frame: CGRect)? {
    if let cache, cache.scale == scale { return cache.rendered }
    let rendered = ShapeRenderer(shape).render(scale: scale)
    cache = ShapeBitmap(scale: scale, rendered: rendered)
    return rendered
  }

  override func renderOwnContent(in ctx: CGContext) { ShapeRenderer(shape).draw(in: ctx) }
}

extension CAShapeLayer {
  static var animatedProperties: [AnimatedProperty] {
    [
      shapeProperty("path", { .path($0.path) }) { if case .path(let p) = $1 { $0.path = p } },
      color("fillColor", \.fillColor), color("strokeColor", \.strokeColor),
      number("strokeStart", \.strokeStart), number("strokeEnd", \.strokeEnd), number("lineWidth", \.lineWidth),
      number("miterLimit", \.miterLimit), number("lineDashPhase", \.lineDashPhase),
    ]
  }

  private static func number(_ key: String, _ path: WritableKeyPath<ShapeValues, CGFloat>) -> AnimatedProperty {
    shapeProperty(key, { .number($0[keyPath: path]) }) { if case .number(let n) = $1 { $0[keyPath: path] = n } }
  }

  private static func color(_ key: String, _ path: WritableKeyPath<ShapeValues, CGColor?>) -> AnimatedProperty {
    shapeProperty(key, { .color($0[keyPath: path]) }) { if case .color(let c) = $1 { $0[keyPath: path] = c } }
  }

  private static func shapeProperty(
    _ key: String, _ get: @escaping (ShapeValues) -> AnimatedValue,
    _ set: @escaping (inout ShapeValues, AnimatedValue) -> Void
  ) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { get(($0 as? CAShapeLayer)?.shape ?? ShapeValues()) },
      set: { layer, value in (layer as? CAShapeLayer)?.animate { set(&$0, value) } },
      // A new path does not start an animation, as on iOS.
      isImplicit: key != "path")
  }
}

/// What a shape layer draws.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = LayerValues.black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?
}

private struct ShapeBitmap {
  let scale: CGFloat
  let rendered: (contents: LayerContents, frame: CGRect)?
}
