import CoreGraphics
import Foundation

/// The shape of a gradient.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cagradientlayertype>
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Colors change along the line from the start point to the end point.
  public static let axial = Self(rawValue: "axial")
  /// Colors change outwards from the start point, in an ellipse with the end point at a corner of its bounding box.
  public static let radial = Self(rawValue: "radial")
  /// Colors change around the start point, beginning in the direction of the end point.
  public static let conic = Self(rawValue: "conic")
}

/// A layer that draws a gradient over its background.
///
/// ```swift
/// let sky = CAGradientLayer()
/// sky.frame = view.bounds
/// sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
/// sky.locations = [0, 0.8]
/// sky.startPoint = CGPoint(x: 0.5, y: 0)
/// sky.endPoint = CGPoint(x: 0.5, y: 1)
/// view.layer.insertSublayer(sky, at: 0)
/// ```
///
/// Points are in the layer's unit square; by default the gradient runs from the middle of the top to the middle of
/// the bottom. Without `locations`, the colors are spaced evenly. A radial gradient extends from its center
/// `startPoint` to an ellipse through `endPoint`; a conic one turns about `startPoint`, beginning in the direction
/// of `endPoint`. The gradient is drawn over the background and within the rounded corners.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cagradientlayer>
open class CAGradientLayer: CALayer {
  package final var gradient = GradientValues()

  /// The colors, as `CGColor`; other values are ignored.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { gradient.colors = newValue } }
  }

  /// The locations of the colors, from 0 to 1 in ascending order; nil distributes the colors evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change("locations") { gradient.locations = newValue } }
  }

  /// The start point of the gradient, in the unit coordinate space of the layer.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint") { gradient.startPoint = newValue } }
  }

  /// The end point of the gradient, in the unit coordinate space of the layer.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint") { gradient.endPoint = newValue } }
  }

  /// The shape of the gradient: axial, radial or conic.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change("type") { gradient.type = newValue } }
  }

  override class var properties: LayerTable { gradientProperties }

  override package var renderContent: RenderContent { gradient.state.map(RenderContent.gradient) ?? .layer }

  override func renderOwnContent(in ctx: CGContext) { gradient.draw(in: ctx, bounds: bounds) }
}

extension CAGradientLayer {
  static let gradientProperties = LayerTable(
    { CAGradientLayer() }, above: CALayer.layerProperties, copy: { $1.gradient = $0.gradient }
  ) { rows in
    rows.animated(
      "colors", \.colors, inBlocks: .replacing,
      get: { .list(($0.gradient.colors ?? []).map { .color($0 as? CGColor) }) },
      set: { if case .list = $1 { $0.gradient.colors = $1.any as? [Any] } })
    rows.animated(
      "locations", \.locations, inBlocks: .replacing,
      get: { .list(($0.gradient.locations ?? []).map { .number(CGFloat($0.doubleValue)) }) },
      set: { layer, value in
        guard case .list(let items) = value else { return }
        layer.gradient.locations = items.compactMap { CGFloat(animated: $0).map { NSNumber(value: $0) } }
      })
    rows.animated(
      "startPoint", \.startPoint, { $0.gradient.startPoint }, { $0.gradient.startPoint = $1 })
    rows.animated("endPoint", \.endPoint, { $0.gradient.endPoint }, { $0.gradient.endPoint = $1 })
    rows.kept("type", \.type)
  }
}

/// The values of a gradient layer.
package struct GradientValues {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  private var plainColors: [CGColor] { (colors ?? []).compactMap { $0 as? CGColor } }

  /// Returns a location for each color, from 0 to 1 in ascending order.
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
    // The unit square is scaled to the bounds, so that radial and conic gradients become elliptic.
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.scaleBy(x: bounds.width, y: bounds.height)
    switch type {
    case .radial: drawRadial(gradient, in: context, options)
    // The gradient begins in the direction of the end point, and is clockwise if y grows downwards.
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
