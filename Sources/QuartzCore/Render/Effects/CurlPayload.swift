import Foundation

/// A page that is rolled up around a moving cylinder, from its lower right corner or from its right edge.
///
/// Positions are measured along a direction n, from the upper left to the lower right, or mostly to the right. Up
/// to `contact` the page is flat. From there it rises around the cylinder of radius `radius`, and the part that has
/// passed over the top is upside down above the flat part. The cylinder is seen from above: a pixel shows the back
/// of the page if that covers it, else its front, else the shadowed background.
///
/// Positions are in pixels of the page, relative to the corner of `frame`.
///
/// A leaf of a book is fixed at its left edge, the spine: toward the end its axis becomes upright and its radius
/// vanishes, so that it lies flat on the other side of the spine at last.
final class CurlPayload {
  let page: PixelBuffer
  /// The picture on the page's back, as it shows through from the front; nil if the front shows through.
  let back: PixelBuffer?
  let frame: IntRect
  let radius: Double
  let contact: Double
  let nx: Double
  let ny: Double
  /// The pixels that the page or its shadow may affect.
  let reach: IntRect
  /// The pixels onto which the edge of the turned part casts a shadow.
  let shaded: IntRect
  /// The position of a leaf on the device; nil if `frame` is in device pixels.
  let book: BookPlace?

  /// The extent of the roll's shadow, in radii.
  static let shadowReach = 1.6
  /// The number of samples on the roll per pixel.
  static let fineness = 8.0
  /// The samples on the roll, from the contact line to the silhouette.
  let roll: [RollPoint]

  /// The darkness of the shadow by distance from the silhouette, in pixels; the background is not visible under the
  /// roll.
  let shadow: [UInt8]

  struct RollPoint {
    /// The offsets along n from a pixel to the points of the page's front and back that are visible there.
    var front: Double
    var back: Double
    /// The brightness of the two sides, where 256 is full brightness.
    var frontLight: UInt32
    var backLight: UInt32
  }

  /// Computes the roll of a page at a progress of the transition.
  /// - Parameter side: the side at which the roll begins: `.right`, or else the lower right corner.
  init(page: PixelBuffer, frame: IntRect, progress: Double, side: TransitionState.Side) {
    self.page = page
    self.frame = frame
    shaded = frame
    (back, book) = (nil, nil)
    let (w, h) = (Double(frame.width), Double(frame.height))
    // The roll moves mostly upwards or mostly to the left; its axis is slightly tilted.
    let way = side == .right ? (x: 1.0, y: 0.2) : (x: 0.4, y: 1.0)
    nx = way.x / hypot(way.x, way.y)
    ny = way.y / hypot(way.x, way.y)
    let from = w * nx + h * ny
    radius = max(1, from * 0.09)
    contact = from - progress * (from + radius * (1 + Self.shadowReach))
    roll = Self.rollPoints(radius)
    shadow = Self.shadow(radius)
    let margin = Int(from) + 2
    reach = frame.insetBy(-margin)
  }

  /// Creates a leaf of a book, in whose coordinate space the spine is the left edge of `page`.
  init(leaf page: PixelBuffer, back: PixelBuffer?, _ book: BookPlace, progress: Double) {
    self.page = page
    self.back = back
    self.book = book
    frame = IntRect(x: 0, y: 0, width: page.width, height: page.height)
    shaded = IntRect(minX: -frame.maxX, minY: 0, maxX: frame.maxX, maxY: frame.maxY)
    let (w, h) = (Double(frame.width), Double(frame.height))
    // A tilt within this bound keeps the contact line from crossing the spine.
    let tilt = min(0.2, 0.5 * w / max(h, 1)) * (1 - progress)
    nx = 1 / hypot(1, tilt)
    ny = tilt / hypot(1, tilt)
    let from = w * nx + h * ny
    radius = max(1, w * 0.09 * (1 - progress * progress))
    contact = from * (1 - progress)
    roll = Self.rollPoints(radius)
    shadow = Self.shadow(radius)
    reach = book.device(shaded.insetBy(-Int(h * tilt + 2 * radius) - 2))
  }

  private static func shadow(_ radius: Double) -> [UInt8] {
    let far = radius * Self.shadowReach
    return (0..<Int(far) + 1).map { index in
      let near = max(1 - Double(index) / far, 0)
      return UInt8(near * near * 110)
    }
  }

  /// Returns the distance of a pixel's center, along n, from the contact line.
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
