import Foundation

/// The bounding boxes of paths.
enum PathBounds {
  /// Returns the bounding box of the lines and curves, without control points.
  static func tightBox(of elements: [PathElement]) -> CGRect {
    var points: [CGPoint] = []
    points.reserveCapacity(elements.count * 2)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        points.append(point)
        current = point
        start = point
      case .line(let point):
        points.append(point)
        current = point
      case .quad(let control, let end):
        points.append(end)
        for t in quadExtremes(current.x, control.x, end.x) + quadExtremes(current.y, control.y, end.y) {
          points.append(Curve.quad(current, control, end, at: t))
        }
        current = end
      case .cubic(let control1, let control2, let end):
        points.append(end)
        let times =
          cubicExtremes(current.x, control1.x, control2.x, end.x)
          + cubicExtremes(current.y, control1.y, control2.y, end.y)
        for t in times { points.append(Curve.cubic(current, control1, control2, end, at: t)) }
        current = end
      case .close: current = start
      }
    }
    return CGRect(around: points)
  }

  private static func quadExtremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> [CGFloat] {
    let divisor = p0 - 2 * p1 + p2
    guard divisor != 0 else { return [] }
    let t = (p0 - p1) / divisor
    return t > 0 && t < 1 ? [t] : []
  }

  private static func cubicExtremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var times: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { times.append(-c / b) }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}

/// Points on Bézier curves.
enum Curve {
  static func quad(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, at t: CGFloat) -> CGPoint {
    let s = 1 - t
    return CGPoint(
      x: s * s * p0.x + 2 * s * t * p1.x + t * t * p2.x,
      y: s * s * p0.y + 2 * s * t * p1.y + t * t * p2.y)
  }

  static func cubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (b0, b1, b2, b3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
      y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
  }
}
