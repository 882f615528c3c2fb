import Foundation

/// A stroker, which traces the outline of a line at half its width, with joins and caps.
struct Stroker {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  var builder = PathBuilder()

  init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.half, self.cap, self.join, self.miterLimit) = (half, cap, join, miterLimit)
  }

  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    if line.isClosed, points.count > 2 {
      addRing(points)
      addRing(points.reversed())
    } else {
      addOpen(points)
    }
  }

  /// Adds the caps of a line without length.
  private mutating func addDot(at point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2)
    switch cap {
    case .butt: break
    case .round: builder.addEllipse(in: box, transform: .identity)
    case .square: builder.addRect(box, transform: .identity)
    }
  }

  private mutating func addRing(_ points: [CGPoint]) {
    let count = points.count
    let first = offset(points[0], normal(points[0], points[1]))
    builder.move(to: first)
    for index in 1...count {
      let (from, at, to) = (points[index - 1], points[index % count], points[(index + 1) % count])
      addCorner(from, at, to)
    }
    builder.close()
  }

  private mutating func addOpen(_ points: [CGPoint]) {
    builder.move(to: offset(points[0], normal(points[0], points[1])))
    addSide(points)
    addSide(points.reversed())
    builder.close()
  }

  /// Adds the left side of a line, and the cap at its end.
  private mutating func addSide(_ points: [CGPoint]) {
    for index in 1..<(points.count - 1) { addCorner(points[index - 1], points[index], points[index + 1]) }
    let (from, end) = (points[points.count - 2], points[points.count - 1])
    let n = normal(from, end)
    builder.addLine(to: offset(end, n))
    let other = offset(end, CGPoint(x: -n.x, y: -n.y))
    // The direction of the line: its normal, rotated by a right angle.
    let ahead = CGPoint(x: n.y, y: -n.x)
    switch cap {
    case .butt: builder.addLine(to: other)
    case .square:
      builder.addLine(to: CGPoint(x: end.x + (n.x + ahead.x) * half, y: end.y + (n.y + ahead.y) * half))
      builder.addLine(to: CGPoint(x: end.x + (ahead.x - n.x) * half, y: end.y + (ahead.y - n.y) * half))
      builder.addLine(to: other)
    case .round:
      let angle = CGFloat(atan2(Double(n.y), Double(n.x)))
      builder.addRelativeArc(center: end, radius: half, startAngle: angle, delta: -.pi, transform: .identity)
    }
  }

  /// Adds the left side of a corner.
  private mutating func addCorner(_ from: CGPoint, _ at: CGPoint, _ to: CGPoint) {
    let (n0, n1) = (normal(from, at), normal(at, to))
    let turn = n0.x * n1.y - n0.y * n1.x
    let cosine = min(max(n0.x * n1.x + n0.y * n1.y, -1), 1)
    builder.addLine(to: offset(at, n0))
    if turn >= 0, cosine > -0.999999 {
      // The inner side of the turn passes through the corner itself, so that short segments leave no gap.
      if cosine < 0.999 { builder.addLine(to: at) }
      builder.addLine(to: offset(at, n1))
      return
    }
    switch join {
    case .round where cosine < 0.9999:
      let angle = CGFloat(atan2(Double(n0.y), Double(n0.x)))
      let delta = -CGFloat(acos(Double(cosine)))
      builder.addRelativeArc(center: at, radius: half, startAngle: angle, delta: delta, transform: .identity)
    case .miter:
      // The distance of the miter's tip is half the width divided by the cosine of half the angle between the
      // normals.
      let halfCosine = ((1 + cosine) / 2).squareRoot()
      if halfCosine > 1e-6, 1 / halfCosine <= miterLimit {
        let (x, y) = (n0.x + n1.x, n0.y + n1.y)
        let length = (x * x + y * y).squareRoot()
        let reach = half / halfCosine / length
        builder.addLine(to: CGPoint(x: at.x + x * reach, y: at.y + y * reach))
      }
    default: break
    }
    builder.addLine(to: offset(at, n1))
  }

  /// Returns the unit normal to the left of a direction (with y upwards).
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = from.distance(to: to)
    guard length > 0 else { return CGPoint(x: 0, y: 1) }
    return CGPoint(x: -(to.y - from.y) / length, y: (to.x - from.x) / length)
  }

  private func offset(_ point: CGPoint, _ normal: CGPoint) -> CGPoint {
    CGPoint(x: point.x + normal.x * half, y: point.y + normal.y * half)
  }
}
