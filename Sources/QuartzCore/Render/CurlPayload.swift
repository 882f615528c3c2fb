import Foundation

/// A page that is rolled up from its lower right corner about a cylinder which moves to the upper left.
///
/// All lies along one direction n, from the upper left to the lower right: `s` says how far along. Up to `contact` the
/// page lies flat; from there it goes up around the cylinder of `radius`, and what comes over its top lies back to
/// front above the flat part. The cylinder is seen from above, so that a pixel shows the back of the page where that
/// reaches, else its front, else what is under it, in the shadow of the roll.
///
/// Positions are in pixels of the page, whose corner is that of `frame`.
final class CurlPayload {
  let page: PixelBuffer
  let frame: IntRect
  let radius: Double
  let contact: Double
  let nx: Double
  let ny: Double
  /// Pixels that the page or its shadow may touch.
  let reach: IntRect

  /// How far the shadow of the roll reaches, in radii.
  static let shadowReach = 1.6
  /// Of arcs from 0 to a quarter turn, by how far they stick out.
  static let arcSteps = 1024
  static let arcs: [Double] = (0...arcSteps).map { asin(Double($0) / Double(arcSteps)) }

  init(page: PixelBuffer, frame: IntRect, progress: Double) {
    self.page = page
    self.frame = frame
    let (w, h) = (Double(frame.width), Double(frame.height))
    // Mostly upwards: the roll lies across the page, a little turned.
    nx = 0.4 / 1.16.squareRoot()
    ny = 1 / 1.16.squareRoot()
    let from = w * nx + h * ny
    radius = max(1, from * 0.09)
    contact = from - progress * (from + radius * (1 + Self.shadowReach))
    let margin = Int(from) + 2
    reach = frame.insetBy(-margin)
  }

  /// Where along n a pixel's centre lies, from the line that the roll touches.
  @inline(__always)
  func distance(_ x: Double, _ y: Double) -> Double { x * nx + y * ny - contact }

  /// Angle on the cylinder at a distance from 0 to the radius.
  @inline(__always)
  static func arc(_ part: Double) -> Double {
    let place = min(max(part, 0), 1) * Double(arcSteps)
    let index = min(Int(place), arcSteps - 1)
    let rest = place - Double(index)
    return arcs[index] + (arcs[index + 1] - arcs[index]) * rest
  }
}
