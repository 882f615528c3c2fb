import CoreGraphics
import Foundation

/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cagradientlayertype>
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}

/// Fills its bounds, within the rounded corners, with a gradient over its background.
///
/// Points are in the unit square of the layer; by default the gradient runs from the middle of the top to the middle of
/// the bottom. Without `locations` the colours are spread evenly. A radial gradient goes from `startPoint`, its centre,
/// to an ellipse through `endPoint`; a conic one turns about `startPoint` beginning in the direction of `endPoint`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cagradientlayer>
open class CAGradientLayer: CALayer {
  package var gradient = GradientValues()

  /// `CGColor`s; anything else in the list is left out.
  open var colors: [Any]? {
    get { gradient.colors }
    set { setGradient("colors") { $0.colors = newValue } }
  }

  /// 0 to 1, growing, as many as colours.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { setGradient("locations") { $0.locations = newValue } }
  }

  /// In the unit square of the layer.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { setGradient("startPoint") { $0.startPoint = newValue } }
  }

  /// In the unit square of the layer.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { setGradient("endPoint") { $0.endPoint = newValue } }
  }

  /// Along a line, out from a centre, or around it.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { setGradient("type") { $0.type = newValue } }
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func setGradient(_ key: String, _ body: (inout GradientValues) -> Void) {
    let action = willChange(key)
    body(&gradient)
    didChange(key, action)
  }

  override func takeAnimatedValues(from model: CALayer) {
    super.takeAnimatedValues(from: model)
    if let model = model as? CAGradientLayer { gradient = model.gradient }
  }

  static var animatedProperties: [AnimatedProperty] {
    func property(
      _ key: String, _ get: @escaping (GradientValues) -> AnimatedValue,
      _ set: @escaping (inout GradientValues, AnimatedValue) -> Void
    ) -> AnimatedProperty {
      AnimatedProperty(
        key: key, get: { get(($0 as? CAGradientLayer)?.gradient ?? GradientValues()) },
        set: { layer, value in if let layer = layer as? CAGradientLayer { set(&layer.gradient, value) } })
    }
    return [
      property("colors", { .list(($0.colors ?? []).map { .color($0 as? CGColor) }) }) {
        if case .list = $1 { $0.colors = $1.any as? [Any] }
      },
      property("locations", { .list(($0.locations ?? []).map { .number(CGFloat($0.doubleValue)) }) }) {
        guard case .list(let items) = $1 else { return }
        $0.locations = items.compactMap {
          if case .number(let n) = $0 { return NSNumber(value: n) } else { return nil }
        }
      },
      property("startPoint", { .point($0.startPoint) }) { if case .point(let p) = $1 { $0.startPoint = p } },
      property("endPoint", { .point($0.endPoint) }) { if case .point(let p) = $1 { $0.endPoint = p } },
    ]
  }

  override package var renderContent: RenderContent { gradient.state.map(RenderContent.gradient) ?? .layer }

  override func renderOwnContent(in ctx: CGContext) { gradient.draw(in: ctx, bounds: bounds) }
}

/// What a gradient layer draws.
package struct GradientValues {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  private var plainColors: [CGColor] { (colors ?? []).compactMap { $0 as? CGColor } }

  /// One place for each colour, from 0 to 1 and never back.
  private func places(count: Int) -> [CGFloat] {
    let given = (locations ?? []).map { CGFloat($0.doubleValue) }
    guard given.count >= count else {
      return (0..<count).map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
    }
    var last: CGFloat = 0
    return given.prefix(count).map {
      last = $0.isNaN ? last : max(last, min($0, 1))
      return last
    }
  }

  package var state: GradientState? {
    let colors = plainColors
    guard !colors.isEmpty, startPoint.x.isFinite, startPoint.y.isFinite, endPoint.x.isFinite, endPoint.y.isFinite
    else { return nil }
    let kind: GradientState.Kind
    switch type {
    case .radial: kind = .radial
    case .conic: kind = .conic
    default: kind = .axial
    }
    return GradientState(
      kind: kind, colors: colors.map(RenderColor.init), locations: places(count: colors.count),
      startPoint: startPoint, endPoint: endPoint)
  }

  func draw(in context: CGContext, bounds: CGRect) {
    let colors = plainColors
    guard state != nil, bounds.width > 0, bounds.height > 0,
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors as [Any], locations: places(count: colors.count))
    else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.saveGState()
    context.clip(to: bounds)
    // In the unit square radial and conic gradients become ellipses with the layer's proportions.
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.scaleBy(x: bounds.width, y: bounds.height)
    switch type {
    case .radial: drawRadial(gradient, in: context, options)
    // From the direction of the end point, clockwise where y grows downwards.
    case .conic:
      let angle = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
      context.drawConicGradient(gradient, center: startPoint, angle: angle)
    default: context.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: options)
    }
    context.restoreGState()
  }

  private func drawRadial(_ gradient: CGGradient, in context: CGContext, _ options: CGGradientDrawingOptions) {
    let rx = abs(endPoint.x - startPoint.x)
    let ry = abs(endPoint.y - startPoint.y)
    guard rx > 0, ry > 0 else { return }
    context.translateBy(x: startPoint.x, y: startPoint.y)
    context.scaleBy(x: rx, y: ry)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
  }
}
