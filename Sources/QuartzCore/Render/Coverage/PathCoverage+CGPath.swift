import CoreGraphics
import Foundation

extension PathCoverage {
  /// Returns the flattened outlines of a path, with each point mapped by `place`.
  static func outlines(
    of path: CGPath, place: (CGPoint) -> (x: Double, y: Double)
  ) -> [[(x: Double, y: Double)]] {
    var all: [[(x: Double, y: Double)]] = []
    var current: [(x: Double, y: Double)] = []
    func finish() {
      if current.count > 2 { all.append(current) }
      current = []
    }
    path.applyWithBlock { element in
      let p = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        finish()
        current = [place(p[0])]
      case .addLineToPoint: current.append(place(p[0]))
      case .addQuadCurveToPoint:
        let (a, b, c) = (current.last ?? place(p[0]), place(p[0]), place(p[1]))
        for i in 1...16 {
          let t = Double(i) / 16
          let u = 1 - t
          current.append((u * u * a.x + 2 * u * t * b.x + t * t * c.x, u * u * a.y + 2 * u * t * b.y + t * t * c.y))
        }
      case .addCurveToPoint:
        let (a, b, c, d) = (current.last ?? place(p[0]), place(p[0]), place(p[1]), place(p[2]))
        for i in 1...24 {
          let t = Double(i) / 24
          let u = 1 - t
          let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          current.append((k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x, k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y))
        }
      case .closeSubpath:
        finish()
      @unknown default: break
      }
    }
    finish()
    return all.filter { $0.allSatisfy { $0.x.isFinite && $0.y.isFinite && abs($0.x) < 1e6 && abs($0.y) < 1e6 } }
  }
}
