import Foundation

/// A rounded rectangle in device space, whose coverage is computed row by row.
struct RoundShape {
  private struct Corner {
    var rows: UnsafeMutablePointer<CornerProfile.Row>
    var coverage: UnsafeMutablePointer<UInt8>
    var rowCount: Int
    var edge: UInt32
  }

  let rect: FixedRect
  let bounds: IntRect
  /// A digest that is equal for shapes that differ by an offset of whole pixels only.
  let digest: UInt64
  /// The length of the longest rounded corner along its sides, in pixels.
  let cornerExtent: Int
  let corners: CACornerMask
  private let topLeft: Corner
  private let topRight: Corner
  private let bottomLeft: Corner
  private let bottomRight: Corner

  /// The columns of a row that the shape covers. Columns `minX` to `solidMin` and `solidMax` to `maxX` have
  /// coverage bytes, indexed from the start of the request; the columns in between are fully covered.
  struct Span {
    var minX: Int
    var solidMin: Int
    var solidMax: Int
    var maxX: Int
    static let empty = Span(minX: 0, solidMin: 0, solidMax: 0, maxX: 0)
  }

  /// Creates a shape. The radius is in pixels. The shared corner profiles are appended to `owners`, which has to
  /// keep them alive as long as the shape is used.
  init(rect: FixedRect, radius: Double, corners: CACornerMask, continuous: Bool, owners: inout [AnyObject]) {
    self.rect = rect
    bounds = rect.pixels
    let half = Double(min(rect.maxX &- rect.minX, rect.maxY &- rect.minY)) / 512
    let r = max(0, min(radius.isFinite ? radius : 0, half))
    var reach: Int32 = 256
    if continuous, r > 0 {
      reach = min(CornerProfile.continuousReach, Int32((half / r * 256).rounded(.down)))
    }
    let fixed = Int32((r * 256).rounded())
    let left = UInt8(truncatingIfNeeded: rect.minX & 255)
    let top = UInt8(truncatingIfNeeded: rect.minY & 255)
    let right = UInt8(truncatingIfNeeded: (0 &- rect.maxX) & 255)
    let bottom = UInt8(truncatingIfNeeded: (0 &- rect.maxY) & 255)
    func corner(_ flag: CACornerMask, _ x: UInt8, _ y: UInt8) -> Corner {
      let radius = corners.contains(flag) ? fixed : 0
      let key = CornerProfile.Key(radius: radius, phaseX: x, phaseY: y, reach: radius == 0 ? 256 : reach)
      let profile = CornerProfile.profile(key)
      owners.append(profile)
      return Corner(
        rows: profile.rows, coverage: profile.coverage, rowCount: profile.rowCount,
        edge: UInt32(profile.edgeCoverage))
    }
    topLeft = corner(.layerMinXMinYCorner, left, top)
    topRight = corner(.layerMaxXMinYCorner, right, top)
    bottomLeft = corner(.layerMinXMaxYCorner, left, bottom)
    bottomRight = corner(.layerMaxXMaxYCorner, right, bottom)
    self.corners = corners
    cornerExtent = fixed == 0 ? 0 : Int((r * Double(reach) / 256).rounded(.up)) + 1
    var d = Digest()
    d.add(Int(fixed))
    d.add(Int(reach))
    d.add(Int(corners.rawValue))
    d.add(Int(rect.minX & 255) | Int(rect.minY & 255) << 8)
    digest = d.value
  }

  /// Whether the shape has neither rounded corners nor edges within pixels.
  var isPlain: Bool { cornerExtent == 0 && rect.isWhole }

  /// A large rectangle that is fully covered.
  var fullRect: IntRect {
    let inner = IntRect(
      minX: FixedPoint.ceil(rect.minX), minY: FixedPoint.ceil(rect.minY),
      maxX: FixedPoint.floor(rect.maxX), maxY: FixedPoint.floor(rect.maxY))
    guard cornerExtent > 0 else { return inner }
    let e = cornerExtent
    var wide = inner
    if corners.contains(.layerMinXMinYCorner) || corners.contains(.layerMaxXMinYCorner) { wide.minY += e }
    if corners.contains(.layerMinXMaxYCorner) || corners.contains(.layerMaxXMaxYCorner) { wide.maxY -= e }
    var tall = inner
    if corners.contains(.layerMinXMinYCorner) || corners.contains(.layerMinXMaxYCorner) { tall.minX += e }
    if corners.contains(.layerMaxXMinYCorner) || corners.contains(.layerMaxXMaxYCorner) { tall.maxX -= e }
    return wide.area >= tall.area ? (wide.isEmpty ? .empty : wide) : tall
  }

  /// Returns whether a rectangle may intersect a rounded corner.
  func cornersTouch(_ r: IntRect) -> Bool {
    let e = cornerExtent
    guard e > 0 else { return false }
    let b = bounds
    func hit(_ flag: CACornerMask, _ x: Int, _ y: Int) -> Bool {
      corners.contains(flag) && r.intersects(IntRect(x: x, y: y, width: e, height: e))
    }
    return hit(.layerMinXMinYCorner, b.minX, b.minY) || hit(.layerMaxXMinYCorner, b.maxX - e, b.minY)
      || hit(.layerMinXMaxYCorner, b.minX, b.maxY - e) || hit(.layerMaxXMaxYCorner, b.maxX - e, b.maxY - e)
  }

  /// Returns the coverage of row `y` between `x0` and `x1`. Bytes for partially covered columns are written to
  /// `out`, whose first byte is column `x0`.
  func row(_ y: Int, from x0: Int, to x1: Int, into out: UnsafeMutablePointer<UInt8>) -> Span {
    guard y >= bounds.minY, y < bounds.maxY else { return .empty }
    let minX = max(x0, bounds.minX)
    let maxX = min(x1, bounds.maxX)
    guard minX < maxX else { return .empty }
    let fromTop = y - bounds.minY
    let fromBottom = bounds.maxY - 1 - y
    // The upper half of the shape is determined by the top corners, the lower half by the bottom corners.
    let upper = fromTop <= fromBottom
    let left = upper ? topLeft : bottomLeft
    let right = upper ? topRight : bottomRight
    let index = upper ? fromTop : fromBottom
    let l = left.rows[min(index, left.rowCount)]
    let r = right.rows[min(index, right.rowCount)]
    var whole: UInt32 = 255
    if fromTop == 0 { whole = topLeft.edge }
    if fromBottom == 0 {
      whole = fromTop == 0 ? UInt32(max(0, Int(whole) + Int(bottomLeft.edge) - 255)) : bottomLeft.edge
    }
    let solidMin = bounds.minX + Int(l.solid)
    let solidMax = bounds.maxX - Int(r.solid)
    let outerMin = bounds.minX + Int(l.first)
    let outerMax = bounds.maxX - Int(r.first)
    if whole == 255, solidMin <= solidMax {
      let span = Span(
        minX: max(minX, outerMin), solidMin: min(max(solidMin, minX), maxX),
        solidMax: max(min(solidMax, maxX), minX), maxX: min(maxX, outerMax))
      if span.minX >= span.maxX { return .empty }
      let lc = left.coverage + Int(l.offset)
      var x = span.minX
      while x < min(span.solidMin, span.maxX) {
        out[x - x0] = lc[x - outerMin]
        x += 1
      }
      let rc = right.coverage + Int(r.offset)
      x = max(span.solidMax, span.minX)
      while x < span.maxX {
        out[x - x0] = rc[outerMax - 1 - x]
        x += 1
      }
      return Span(
        minX: span.minX, solidMin: min(span.solidMin, span.maxX),
        solidMax: max(min(span.solidMax, span.maxX), min(span.solidMin, span.maxX)),
        maxX: span.maxX)
    }
    // A narrow row, in which the corners of both sides overlap or no column is fully covered.
    let lc = left.coverage + Int(l.offset)
    let rc = right.coverage + Int(r.offset)
    let one = fromTop == 0 && fromBottom == 0
    for x in minX..<maxX {
      var a = whole
      if x < outerMin { a = 0 } else if x < solidMin { a = UInt32(lc[x - outerMin]) }
      var b = whole
      if x >= outerMax { b = 0 } else if x >= solidMax { b = UInt32(rc[outerMax - 1 - x]) }
      if one {
        // The shape is less than a pixel tall: the coverage is the product of height and width.
        let full = max(1, upper ? topLeft.edge : bottomLeft.edge)
        a = a == whole ? whole : min(whole, a * whole / full)
        b = b == whole ? whole : min(whole, b * whole / full)
      }
      out[x - x0] = UInt8(max(0, Int(a) + Int(b) - Int(whole)))
    }
    return Span(minX: minX, solidMin: maxX, solidMax: maxX, maxX: maxX)
  }
}
