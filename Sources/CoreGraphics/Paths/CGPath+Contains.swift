import Foundation

extension CGPath {
  /// Returns whether filling the path, transformed by `transform`, would paint the point. Open subpaths count as
  /// closed, and edges as inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let mapped = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    let box = CGRect(around: mapped.lazy.flatMap(\.points))
    guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
      return false
    }
    let lines = Polyline.flatten(mapped, tolerance: Polyline.usualTolerance(mapped) / 4)
    var winding = 0
    for line in lines where line.hasSegments {
      guard var from = line.points.last else { continue }
      for to in line.points {
        switch Self.crossing(from, to, point) {
        case .onEdge: return true
        case .crosses(let direction): winding += direction
        }
        from = to
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  private enum Crossing { case onEdge, crosses(Int) }

  /// Returns whether the ray from the point to the right crosses a line, and in which direction.
  private static func crossing(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) -> Crossing {
    let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
    if side == 0, point.x >= min(from.x, to.x), point.x <= max(from.x, to.x), point.y >= min(from.y, to.y),
      point.y <= max(from.y, to.y)
    {
      return .onEdge
    }
    if from.y <= point.y, to.y > point.y, side > 0 { return .crosses(1) }
    if from.y > point.y, to.y <= point.y, side < 0 { return .crosses(-1) }
    return .crosses(0)
  }

  /// Returns whether the path is a single rectangle with axis-parallel sides, and writes that to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners = elements
    if let last = corners.last, case .line(let end) = last, end == corners.first?.endPoint { corners.removeLast() }
    if case .close = corners.last {} else { corners.append(.close) }
    if corners.count == 6, case .line(let end) = corners[4], end == corners[0].endPoint { corners.remove(at: 4) }
    guard corners.isUprightRectangle else { return false }
    rect?.pointee = boundingBox
    return true
  }

  /// Returns a copy whose curves are replaced by lines with a distance of at most `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    let tolerance = threshold > 0 && threshold.isFinite ? threshold : Polyline.usualTolerance(elements)
    var builder = PathBuilder()
    for line in Polyline.flatten(elements, tolerance: tolerance) {
      builder.addLines(between: line.points, transform: .identity)
      if line.isClosed { builder.close() }
    }
    return CGPath(elements: builder.elements)
  }
}
