import CoreGraphics
import Foundation

/// A rasterizer of outlines for shadow paths. It accumulates the signed area under each edge along the rows, which
/// corresponds to the non-zero winding rule for outlines that do not intersect themselves.
struct PathCoverage {
  private var cells: [Int32]
  private let width: Int
  private let height: Int

  /// The subdivision of a pixel's side; a fully covered pixel has the value 256 * 256.
  private static let unit: Double = 256

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: 0, count: (width + 2) * height)
  }

  /// Adds a closed outline in pixel coordinates.
  mutating func add(_ points: [(x: Double, y: Double)]) {
    guard points.count > 2 else { return }
    for i in points.indices { edge(points[i], points[(i + 1) % points.count]) }
  }

  private mutating func edge(_ p: (x: Double, y: Double), _ q: (x: Double, y: Double)) {
    guard p.y != q.y else { return }
    let down = p.y < q.y
    let (a, b) = down ? (p, q) : (q, p)
    let sign = down ? 1.0 : -1.0
    let slope = (b.x - a.x) / (b.y - a.y)
    var y = max(a.y, 0)
    let end = min(b.y, Double(height))
    while y < end {
      let row = Int(y)
      let next = min(end, Double(row + 1))
      var x0 = a.x + (y - a.y) * slope
      var x1 = a.x + (next - a.y) * slope
      if x0 > x1 { swap(&x0, &x1) }
      x0 = min(max(x0, 0), Double(width))
      x1 = min(max(x1, 0), Double(width))
      let amount = (next - y) * sign
      if next <= y { break }
      addSpan(row, x0, x1, amount)
      y = next
    }
  }

  /// Adds a piece of an edge within one row, `amount` rows tall, which covers everything to its right.
  private mutating func addSpan(_ row: Int, _ x0: Double, _ x1: Double, _ amount: Double) {
    let base = row * (width + 2)
    let first = Int(x0)
    let last = Int(x1)
    let total = Int32((amount * PathCoverage.unit * PathCoverage.unit).rounded())
    var used: Int32 = 0
    for column in first...max(first, last) {
      let cumulative = PathCoverage.area(x0, x1, Double(column + 1)) - PathCoverage.area(x0, x1, Double(column))
      let part = Int32((Double(total) * cumulative).rounded())
      cells[base + min(column, width)] &+= part &- used
      used = part
    }
    cells[base + min(max(first, last) + 1, width + 1)] &+= total &- used
  }

  /// Returns the area to the right of an edge from `x0` to `x1` (one row tall) and to the left of `x`.
  private static func area(_ x0: Double, _ x1: Double, _ x: Double) -> Double {
    if x <= x0 { return 0 }
    if x >= x1 { return x - (x0 + x1) / 2 }
    return (x - x0) * (x - x0) / 2 / (x1 - x0)
  }

  /// Writes the accumulated coverage as bytes.
  func write(to out: UnsafeMutablePointer<UInt8>, stride: Int) {
    for y in 0..<height {
      var sum: Int32 = 0
      for x in 0..<width {
        sum &+= cells[y * (width + 2) + x]
        out[y * stride + x] = UInt8(min(255, (Int(sum.magnitude) * 255 + 32768) >> 16))
      }
    }
  }
}
