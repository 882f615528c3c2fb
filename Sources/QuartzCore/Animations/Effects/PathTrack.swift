import CoreGraphics
import Foundation

/// A path for movement, with one step per line or curve.
struct PathTrack {
  /// A cubic curve; a line has its control points at one third and two thirds.
  private struct Step {
    let p0, p1, p2, p3: CGPoint

    func point(_ t: CGFloat) -> CGPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    func slope(_ t: CGFloat) -> CGPoint {
      let u = 1 - t
      let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
      return CGPoint(
        x: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
        y: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
    }
  }

  private var steps: [Step] = []
  /// The start of the path, and the end of each step.
  private(set) var ends: [CGPoint] = []

  /// Creates the track of a path; returns nil if the path has no points.
  init?(_ path: CGPath) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    func line(_ from: CGPoint, _ to: CGPoint) -> Step {
      func at(_ t: CGFloat) -> CGPoint { CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t) }
      return Step(p0: from, p1: at(1 / 3), p2: at(2 / 3), p3: to)
    }
    for element in path.elements {
      guard element.isFinite else { return nil }
      switch element {
      case .move(let point):
        current = point
        start = point
        if ends.isEmpty { ends = [point] }
        continue
      case .line(let point): steps.append(line(current, point))
      case .quad(let control, let end):
        func third(_ p: CGPoint) -> CGPoint {
          CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
        }
        steps.append(Step(p0: current, p1: third(current), p2: third(end), p3: end))
      case .cubic(let control1, let control2, let end):
        steps.append(Step(p0: current, p1: control1, p2: control2, p3: end))
      case .close:
        if current == start { continue }
        steps.append(line(current, start))
      }
      current = steps.last?.p3 ?? current
      if ends.isEmpty { ends = [steps[0].p0] }
      ends.append(current)
    }
    if ends.isEmpty { return nil }
  }

  func point(_ step: Int, _ t: CGFloat) -> CGPoint {
    steps.indices.contains(step) ? steps[step].point(t) : ends.last ?? .zero
  }

  func length(_ step: Int, _ from: Double, _ to: Double) -> CGFloat {
    let (a, b) = (point(step, CGFloat(from)), point(step, CGFloat(to)))
    return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// Returns the angle between the tangent and the x axis.
  func direction(_ step: Int, _ t: CGFloat) -> CGFloat {
    guard steps.indices.contains(step) else { return 0 }
    var slope = steps[step].slope(t)
    // If a control point equals an end point, the derivative is zero there, so it is taken at a nearby point.
    if abs(slope.x) + abs(slope.y) < 1e-9 { slope = steps[step].slope(t < 0.5 ? t + 1e-3 : t - 1e-3) }
    return atan2(slope.y, slope.x)
  }
}
