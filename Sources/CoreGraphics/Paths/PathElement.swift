import Foundation

/// An element of a path, as an enumeration for internal use.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, to: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
  case close

  package static func == (lhs: PathElement, rhs: PathElement) -> Bool {
    lhs.type == rhs.type && lhs.points == rhs.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }

  package var type: CGPathElementType {
    switch self {
    case .move: return .moveToPoint
    case .line: return .addLineToPoint
    case .quad: return .addQuadCurveToPoint
    case .cubic: return .addCurveToPoint
    case .close: return .closeSubpath
    }
  }

  /// The points of the element: control points first, then the end point.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .quad(let control, let end): return [control, end]
    case .cubic(let control1, let control2, let end): return [control1, control2, end]
    case .close: return []
    }
  }

  package var endPoint: CGPoint? {
    switch self {
    case .move(let point), .line(let point): return point
    case .quad(_, let end), .cubic(_, _, let end): return end
    case .close: return nil
    }
  }

  package func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): return .move(point.applying(t))
    case .line(let point): return .line(point.applying(t))
    case .quad(let control, let end): return .quad(control: control.applying(t), to: end.applying(t))
    case .cubic(let control1, let control2, let end):
      return .cubic(control1: control1.applying(t), control2: control2.applying(t), to: end.applying(t))
    case .close: return .close
    }
  }

  package var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}
