import CoreGraphics

/// The rounded rectangle that a layer's background fills, and to which `masksToBounds` clips.
struct LayerOutline: Equatable {
  let bounds: CGRect
  let radius: CGFloat
  let corners: CACornerMask
  let isContinuous: Bool

  init(_ layer: CALayer) {
    bounds = layer.bounds.standardized
    corners = layer.maskedCorners
    let half = min(bounds.width, bounds.height) / 2
    radius = max(0, min(layer.cornerRadius, half))
    // The continuous curve extends along more than its radius; if that does not fit, a circle is drawn.
    isContinuous = layer.cornerCurve == .continuous && radius * 1.528665 <= half
  }

  init(bounds: CGRect, radius: CGFloat, corners: CACornerMask, isContinuous: Bool) {
    self.bounds = bounds
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
  }

  var isRectangle: Bool { radius <= 0 || corners.isEmpty }

  /// Returns the outline with all sides moved inwards, such as the inner edge of a border; nil if nothing remains.
  func inset(by width: CGFloat) -> LayerOutline? {
    let inner = bounds.insetBy(dx: width, dy: width)
    guard !inner.isNull, inner.width > 0, inner.height > 0 else { return nil }
    return LayerOutline(bounds: inner, radius: max(0, radius - width), corners: corners, isContinuous: isContinuous)
  }

  var path: CGPath {
    if isRectangle { return CGPath(rect: bounds, transform: nil) }
    var builder = PathBuilder()
    let (x0, y0, x1, y1) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    builder.move(to: CGPoint(x: x0 + reach(.layerMinXMinYCorner), y: y0))
    // Each corner is drawn in axes of its own: along the side that precedes it, and along the one that follows.
    corner(&builder, .layerMaxXMinYCorner, at: CGPoint(x: x1, y: y0), along: (1, 0), away: (0, 1))
    corner(&builder, .layerMaxXMaxYCorner, at: CGPoint(x: x1, y: y1), along: (0, 1), away: (-1, 0))
    corner(&builder, .layerMinXMaxYCorner, at: CGPoint(x: x0, y: y1), along: (-1, 0), away: (0, -1))
    corner(&builder, .layerMinXMinYCorner, at: CGPoint(x: x0, y: y0), along: (0, -1), away: (1, 0))
    builder.close()
    return CGPath(elements: builder.elements)
  }

  /// Returns the length of a corner's curve along its sides.
  private func reach(_ corner: CACornerMask) -> CGFloat {
    corners.contains(corner) ? (isContinuous ? 1.528665 * radius : radius) : 0
  }

  private func corner(
    _ builder: inout PathBuilder, _ which: CACornerMask, at p: CGPoint, along u: (CGFloat, CGFloat),
    away v: (CGFloat, CGFloat)
  ) {
    /// Returns the point `a` radii before the corner along the preceding side, and `b` radii away from that side.
    func at(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
      CGPoint(x: p.x + radius * (b * v.0 - a * u.0), y: p.y + radius * (b * v.1 - a * u.1))
    }
    guard corners.contains(which) else { return builder.addLine(to: p) }
    guard isContinuous else {
      let k: CGFloat = 1 - 0.5522847498
      builder.addLine(to: at(1, 0))
      return builder.addCurve(to: at(0, 1), control1: at(k, 0), control2: at(0, k))
    }
    builder.addLine(to: at(1.528665, 0))
    builder.addCurve(to: at(0.631494, 0.074911), control1: at(1.088493, 0), control2: at(0.868407, 0))
    builder.addCurve(to: at(0.074911, 0.631494), control1: at(0.372824, 0.169060), control2: at(0.169060, 0.372824))
    builder.addCurve(to: at(0, 1.528665), control1: at(0, 0.868407), control2: at(0, 1.088493))
  }
}
