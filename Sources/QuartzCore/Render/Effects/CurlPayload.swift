import Foundation

/// A page that is rolled up from its lower right corner, or from its right edge, about a cylinder which moves to
/// the other side.
///
/// Positions are measured along one direction n, from the upper left to the lower right, or mostly to the right. Up
/// to `contact` the page lies flat; from there it goes up around the cylinder of `radius`, and what comes over its
/// top lies back to front above the flat part. The cylinder is seen from above, so that a pixel shows the back of
/// the page where that reaches, else its front, else what is under it, in the shadow of the roll.
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

  /// The extent of the roll's shadow, in radii.
  static let shadowReach = 1.6
  /// Places on the roll to a pixel.
  static let fineness = 8.0
  /// Positions on the roll, from the contact to the silhouette.
  let roll: [RollPoint]

  /// The darkness under the page, by pixels from the silhouette; nothing is under the roll itself.
  let shadow: [UInt8]

  struct RollPoint {
    /// The offset along n from a pixel to the points of the page's front and back that are seen there.
    var front: Double
    var back: Double
    /// The light on each of the two sides, of 256.
    var frontLight: UInt32
    var backLight: UInt32
  }

  /// - Parameter side: Where the roll begins: `.right`, else the lower right corner.
  init(page: PixelBuffer, frame: IntRect, progress: Double, side: TransitionState.Side) {
    self.page = page
    self.frame = frame
    let (w, h) = (Double(frame.width), Double(frame.height))
    // Mostly upwards, or mostly to the left: the roll lies across the page, a little turned.
    let way = side == .right ? (x: 1.0, y: 0.2) : (x: 0.4, y: 1.0)
    nx = way.x / hypot(way.x, way.y)
    ny = way.y / hypot(way.x, way.y)
    let from = w * nx + h * ny
    radius = max(1, from * 0.09)
    contact = from - progress * (from + radius * (1 + Self.shadowReach))
    roll = Self.rollPoints(radius)
    let far = radius * Self.shadowReach
    shadow = (0..<Int(far) + 1).map { index in
      let near = max(1 - Double(index) / far, 0)
      return UInt8(near * near * 110)
    }
    let margin = Int(from) + 2
    reach = frame.insetBy(-margin)
  }

  /// The distance of a pixel's centre along n from the line that the roll touches.
  @inline(__always)
  func distance(_ x: Double, _ y: Double) -> Double { x * nx + y * ny - contact }

  private static func rollPoints(_ radius: Double) -> [RollPoint] {
    let count = Int(radius * fineness) + 2
    return (0..<count).map { index in
      let d = min((Double(index) + 0.5) / fineness, radius)
      let out = d / radius
      let arc = asin(out)
      let lift = (1 - out * out).squareRoot()
      return RollPoint(
        front: radius * arc - d, back: radius * (.pi - arc) - d, frontLight: UInt32(150 + 106 * lift),
        backLight: UInt32(140 + 116 * lift))
    }
  }
}
