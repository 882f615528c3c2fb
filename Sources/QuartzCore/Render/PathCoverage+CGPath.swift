import CoreGraphics
import Foundation

extension PathCoverage {
  static func outlines(
    of path: CGPath, place: (CGPoint) -> (x: Double, y: Double)
  ) -> [[(x: Double, y: Double)]] {
    []
  }
}
