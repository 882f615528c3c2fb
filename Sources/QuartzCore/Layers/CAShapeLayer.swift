import CoreGraphics
import Foundation

/// The rule that determines the interior of a path.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule>
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fills the points with a winding number other than 0.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Fills the points that a ray separates from the outside by an odd number of crossings.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of the joints between segments of a shape layer's stroke.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin>
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed corners, up to the miter limit.
  public static let miter = Self(rawValue: "miter")
  /// Round corners.
  public static let round = Self(rawValue: "round")
  /// Cut corners.
  public static let bevel = Self(rawValue: "bevel")
}

/// The shape of the ends of a shape layer's stroke.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap>
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line is cut off at its last point.
  public static let butt = Self(rawValue: "butt")
  /// Half a disc is added around the last point.
  public static let round = Self(rawValue: "round")
  /// The line is extended beyond its last point by half its width.
  public static let square = Self(rawValue: "square")
}

/// A layer that fills and strokes a path, with animatable properties.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 80)).cgPath
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemBlue.cgColor
/// ring.lineWidth = 6
/// ring.strokeEnd = 0.75
/// view.layer.addSublayer(ring)
/// ```
///
/// The path is in the layer's coordinate space. It is drawn in front of the background and contents and behind the
/// sublayers, first filled and then stroked, always at the scale of the screen, and clipped to the bounds only if
/// `masksToBounds` is set. By default it is filled with black and not stroked; lines are 1 point wide, with butt
/// caps and miter joins up to a limit of 10.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cashapelayer>
open class CAShapeLayer: CALayer {
  final var shape = ShapeValues()
  private var cache: ShapeBitmap?
  /// Whether an animation has changed the shape, in a presentation copy.
  private var didAnimate = false

  /// The path of the shape in the layer's coordinate space. A mutable path is copied.
  open var path: CGPath? {
    get { shape.path }
    // The layer keeps the current state of a mutable path, which may change later.
    set { setShape("path") { $0.path = newValue.map { $0 is CGMutablePath ? $0.copy() ?? $0 : $0 } } }
  }

  /// The fill color, opaque black by default; with nil the path is not filled.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { setShape("fillColor") { $0.fillColor = newValue } }
  }

  /// The rule that determines the interior of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { setShape("fillRule") { $0.fillRule = newValue } }
  }

  /// The stroke color; with nil, the default, the path is not stroked.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { setShape("strokeColor") { $0.strokeColor = newValue } }
  }

  /// The start of the stroke, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setShape("strokeStart") { $0.strokeStart = newValue } }
  }

  /// The end of the stroke, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { setShape("strokeEnd") { $0.strokeEnd = newValue } }
  }

  /// The width of the stroke in points, half of it on each side of the path.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setShape("lineWidth") { $0.lineWidth = newValue } }
  }

  /// The limit of the ratio of a miter's length to the line width.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { setShape("miterLimit") { $0.miterLimit = newValue } }
  }

  /// The shape of the ends of open lines and of dashes.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { setShape("lineCap") { $0.lineCap = newValue } }
  }

  /// The shape of the corners of lines.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { setShape("lineJoin") { $0.lineJoin = newValue } }
  }

  /// The offset in the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setShape("lineDashPhase") { $0.lineDashPhase = newValue } }
  }

  /// The lengths of dashes and gaps in alternation; nil draws a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { setShape("lineDashPattern") { $0.lineDashPattern = newValue } }
  }

  private func setShape(_ key: String, _ body: (inout ShapeValues) -> Void) {
    change(key) {
      body(&shape)
      cache = nil
    }
  }

  override func takeAnimatedValues(from model: CALayer) {
    super.takeAnimatedValues(from: model)
    guard let model = model as? CAShapeLayer else { return }
    if didAnimate { cache = nil }
    didAnimate = false
    if cache == nil { cache = model.cache }
  }

  /// The shape of a presentation copy, which is redrawn after a change.
  fileprivate var animatedShape: ShapeValues {
    get { shape }
    _modify {
      cache = nil
      didAnimate = true
      yield &shape
    }
  }

  override class var properties: LayerTable { shapeProperties }

  override func renderedContents(scale: CGFloat) -> (contents: LayerContents, frame: CGRect)? {
    if let cache, cache.scale == scale { return cache.rendered }
    let rendered = ShapeRenderer(shape).render(scale: scale)
    cache = ShapeBitmap(scale: scale, rendered: rendered)
    return rendered
  }

  override func renderOwnContent(in ctx: CGContext) { ShapeRenderer(shape).draw(in: ctx) }
}

extension CAShapeLayer {
  static let shapeProperties = LayerTable(
    { CAShapeLayer() }, above: CALayer.layerProperties, copy: { $1.shape = $0.shape }
  ) { rows in
    rows.animated("path", \.path, { $0.shape.path }, { $0.animatedShape.path = $1 })
    rows.animated("fillColor", \.fillColor, { $0.shape.fillColor }, { $0.animatedShape.fillColor = $1 })
    rows.kept("fillRule", \.fillRule)
    rows.animated("strokeColor", \.strokeColor, { $0.shape.strokeColor }, { $0.animatedShape.strokeColor = $1 })
    rows.animated("strokeStart", \.strokeStart, { $0.shape.strokeStart }, { $0.animatedShape.strokeStart = $1 })
    rows.animated("strokeEnd", \.strokeEnd, { $0.shape.strokeEnd }, { $0.animatedShape.strokeEnd = $1 })
    rows.animated("lineWidth", \.lineWidth, { $0.shape.lineWidth }, { $0.animatedShape.lineWidth = $1 })
    rows.animated("miterLimit", \.miterLimit, { $0.shape.miterLimit }, { $0.animatedShape.miterLimit = $1 })
    rows.kept("lineCap", \.lineCap)
    rows.kept("lineJoin", \.lineJoin)
    rows.animated(
      "lineDashPhase", \.lineDashPhase, { $0.shape.lineDashPhase }, { $0.animatedShape.lineDashPhase = $1 })
    rows.kept("lineDashPattern", \.lineDashPattern)
  }
}

/// The values of a shape layer.
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
