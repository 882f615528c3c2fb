import Foundation
import ObjectiveC

/// The coverage of a rounded corner, row by row, for the top left orientation.
///
/// Row 0 is the pixel row that contains the shape's top edge, and column 0 the pixel column that contains its left
/// edge. In each row, columns before `first` are outside and columns from `solid` on are inside; `coverage`
/// contains the values in between, from 0 to 255. Profiles are sampled with 32 scanlines per pixel, and shared by
/// all corners of the same size.
final class CornerProfile {
  struct Row {
    var first: Int32
    var solid: Int32
    var offset: Int32
  }

  struct Key: Hashable {
    /// The radius in 1/256 pixel, and the distances of the edges from the pixel boundaries.
    var radius: Int32
    var phaseX: UInt8
    var phaseY: UInt8
    /// The length of the curve along the edges in 1/256 of the radius: 256 for a circle, 391 for Apple's continuous
    /// curve.
    var reach: Int32

    fileprivate var rowCount: Int {
      max(1, Int((Double(phaseY) / 256 + Double(radius) * Double(reach) / 65536).rounded(.up)))
    }
  }

  let key: Key
  let rowCount: Int
  /// The rows of the corner, and one that stands for all rows below it.
  let rows: UnsafeMutablePointer<Row>
  let coverage: UnsafeMutablePointer<UInt8>
  /// The coverage of row 0 by the top edge alone.
  let edgeCoverage: UInt8

  static let continuousReach: Int32 = 391
  private static let samples = 32

  /// Computes the profile of a corner.
  /// - Parameter insets: the horizontal insets of the curve that belong to the key.
  private init(key: Key, insets: [Double]) {
    self.key = key
    let extent = Double(key.radius) * Double(key.reach) / 65536
    let x0 = Double(key.phaseX) / 256
    let y0 = Double(key.phaseY) / 256
    let rowCount = key.rowCount
    var bytes: [UInt8] = []
    var list: [Row] = []
    list.reserveCapacity(rowCount + 1)
    var edge = 0
    var crossings = [Double](repeating: 0, count: CornerProfile.samples)
    for row in 0...rowCount {
      var inside = 0
      var nearest = Double.infinity
      var farthest = 0.0
      for k in 0..<CornerProfile.samples {
        let y = Double(row) + (Double(k) + 0.5) / Double(CornerProfile.samples) - y0
        if y < 0 { continue }
        let x = x0 + insets[row * CornerProfile.samples + k]
        crossings[inside] = x
        inside += 1
        nearest = min(nearest, x)
        farthest = max(farthest, x)
      }
      if row == 0 { edge = inside }
      guard inside > 0 else {
        list.append(Row(first: Int32(x0 + extent) + 1, solid: Int32(x0 + extent) + 1, offset: Int32(bytes.count)))
        continue
      }
      let first = Int(nearest)
      // A row that the top edge intersects has no fully covered column; its coverage ends with the value of the
      // edge.
      let solid = max(Int(farthest.rounded(.up)), first)
      list.append(Row(first: Int32(first), solid: Int32(solid), offset: Int32(bytes.count)))
      for x in first..<solid {
        var sum = 0.0
        for k in 0..<inside { sum += min(1, max(0, Double(x + 1) - crossings[k])) }
        bytes.append(UInt8(min(255, (sum * 255 / Double(CornerProfile.samples) + 0.5))))
      }
    }
    self.rowCount = rowCount
    edgeCoverage = UInt8(edge * 255 / CornerProfile.samples)
    rows = .allocate(capacity: rowCount + 1)
    rows.initialize(from: list, count: rowCount + 1)
    coverage = .allocate(capacity: max(1, bytes.count))
    coverage.initialize(from: bytes, count: bytes.count)
  }

  deinit {
    rows.deallocate()
    coverage.deallocate()
  }

  // MARK: Sharing

  private struct Known {
    var profiles: [Key: CornerProfile] = [:]
    /// The insets that were computed last. The left and the right corners of a shape have the same ones, although
    /// their edges cross pixels differently while the shape is scaled.
    var insets: [(key: Key, values: [Double])] = []
  }

  private static let known = Locked(Known())

  static func profile(_ key: Key) -> CornerProfile {
    known.withLock { known in
      if let found = known.profiles[key] { return found }
      if known.profiles.count >= 2048 { known.profiles.removeAll() }
      var rows = key
      rows.phaseX = 0
      let insets: [Double]
      if let found = known.insets.first(where: { $0.key == rows }) {
        insets = found.values
      } else {
        insets = Self.insets(rows)
        if known.insets.count == 4 { known.insets.removeFirst() }
        known.insets.append((rows, insets))
      }
      let made = CornerProfile(key: key, insets: insets)
      known.profiles[key] = made
      return made
    }
  }

  /// Returns the distance of the outline from the left edge on each scanline, and 0 above the top edge.
  private static func insets(_ key: Key) -> [Double] {
    var curve = CornerCurve(radius: Double(key.radius) / 256, reach: Double(key.reach) / 256)
    let y0 = Double(key.phaseY) / 256
    var insets: [Double] = []
    insets.reserveCapacity((key.rowCount + 1) * samples)
    for row in 0...key.rowCount {
      for k in 0..<samples {
        let y = Double(row) + (Double(k) + 0.5) / Double(samples) - y0
        insets.append(y < 0 ? 0 : curve.inset(at: y))
      }
    }
    return insets
  }
}

/// The outline of a corner: the distance from the left edge as a function of the distance from the top edge, whose
/// values are requested from the top to the bottom.
struct CornerCurve {
  private let radius: Double
  private let extent: Double
  /// The blend between the shapes: 0 for a circle, 1 for Apple's continuous corner.
  private let smoothness: Double
  /// The index of the point of the outline at or above the last distance.
  private var point = 0

  init(radius: Double, reach: Double) {
    self.radius = radius
    extent = radius * reach
    smoothness = min(1, max(0, (reach - 1) / (Double(CornerProfile.continuousReach) / 256 - 1)))
  }

  mutating func inset(at y: Double) -> Double {
    let circle = y >= radius ? 0 : radius - (radius * radius - (radius - y) * (radius - y)).squareRoot()
    if smoothness <= 0 || y >= extent { return circle }
    let smooth = unitInset(y / radius) * radius
    return max(0, circle + (smooth - circle) * smoothness)
  }

  /// Points of the outline of Apple's continuous corner with radius 1, from the top edge to the left edge. The
  /// control points are those of `UIBezierPath(roundedRect:cornerRadius:)` on iOS.
  private static let outline: [(x: Double, y: Double)] = {
    let curves: [[(Double, Double)]] = [
      [(1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)],
      [(0.63149379, 0.07491139), (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379)],
      [(0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665)],
    ]
    var points: [(x: Double, y: Double)] = []
    let steps = 48
    for c in curves {
      for i in 0..<steps {
        let t = Double(i) / Double(steps)
        let u = 1 - t
        let (a, b, e, f) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
          (
            a * c[0].0 + b * c[1].0 + e * c[2].0 + f * c[3].0,
            a * c[0].1 + b * c[1].1 + e * c[2].1 + f * c[3].1
          ))
      }
    }
    points.append((0, 1.528665))
    return points
  }()

  private mutating func unitInset(_ y: Double) -> Double {
    let points = CornerCurve.outline
    if y <= 0 { return points[0].x }
    if y >= points[points.count - 1].y { return 0 }
    while point < points.count - 2, points[point + 1].y <= y { point += 1 }
    let (a, b) = (points[point], points[point + 1])
    let span = b.y - a.y
    return span <= 0 ? b.x : a.x + (b.x - a.x) * (y - a.y) / span
  }
}
