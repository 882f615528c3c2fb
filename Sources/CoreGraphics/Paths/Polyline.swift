import Foundation

/// A subpath with flattened curves.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool
  /// Whether the subpath has segments besides its first point.
  var hasSegments: Bool

  /// Returns the flattened subpaths of a path. The distance of lines from the curves is at most `tolerance`.
  static func flatten(_ elements: [PathElement], tolerance: CGFloat) -> [Polyline] {
    var lines: [Polyline] = []
    var open: Polyline?
    var current = CGPoint.zero
    func count(_ deviation: CGFloat) -> Int {
      let ideal = (deviation / max(tolerance, 1e-9)).squareRoot().rounded(.up)
      return ideal.isFinite ? Int(min(max(ideal, 1), 500)) : 1
    }
    func add(_ point: CGPoint) {
      if open == nil { open = Polyline(points: [current], isClosed: false, hasSegments: false) }
      open?.points.append(point)
      open?.hasSegments = true
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let done = open { lines.append(done) }
        open = Polyline(points: [point], isClosed: false, hasSegments: false)
        current = point
      case .line(let point): add(point)
      case .quad(let control, let end):
        let start = current
        let steps = count(bend(start, control, end) / 4)
        for step in 1..<max(steps, 1) { add(Curve.quad(start, control, end, at: CGFloat(step) / CGFloat(steps))) }
        add(end)
      case .cubic(let control1, let control2, let end):
        let start = current
        let steps = count(max(bend(start, control1, control2), bend(control1, control2, end)) * 3 / 4)
        for step in 1..<max(steps, 1) {
          add(Curve.cubic(start, control1, control2, end, at: CGFloat(step) / CGFloat(steps)))
        }
        add(end)
      case .close:
        guard var done = open else { continue }
        done.isClosed = true
        done.hasSegments = true
        lines.append(done)
        current = done.points[0]
        open = nil
      }
    }
    if let done = open { lines.append(done) }
    return lines
  }

  /// Returns the length of the second difference of three control points; it is 0 for equidistant points on a line.
  private static func bend(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> CGFloat {
    let (x, y) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    return (x * x + y * y).squareRoot()
  }

  /// Returns a tolerance that is invisible in a path of this size.
  static func usualTolerance(_ elements: [PathElement]) -> CGFloat {
    let box = CGRect(around: elements.lazy.flatMap(\.points))
    guard !box.isNull else { return 0.01 }
    return min(max(max(box.width, box.height) / 8000, 1e-6), 0.02)
  }
}
