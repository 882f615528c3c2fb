import CoreGraphics

/// The regions of a picture in which all pixels are equal, such as most of a card or an empty page; they need not
/// be sampled. For a rounded card these are two bands that cross at its center.
struct FlatPart {
  struct Band {
    /// A rectangle in pixels; `maxX` and `maxY` are exclusive.
    let minX: Int
    let minY: Int
    let maxX: Int
    let maxY: Int
  }

  let color: UInt32
  let first: Band
  /// A second rectangle with the same center, which is taller and narrower than the first one, or wider and lower.
  let second: Band?

  /// Finds the regions around the picture's center; returns nil if they are too small to be worthwhile.
  init?(_ buffer: PixelBuffer) {
    let (width, height) = (buffer.width, buffer.height)
    guard width > 8, height > 8 else { return nil }
    let color = buffer.row(height / 2)[width / 2]
    // A color brighter than its alpha saturates in blends of pixels, but not of colors.
    let alpha = color >> 24
    guard color & 255 <= alpha, color >> 8 & 255 <= alpha, color >> 16 & 255 <= alpha else { return nil }
    let found = FlatPart.rectangles(buffer, color)
    func area(_ r: (columns: Range<Int>, rows: Range<Int>)) -> Int { r.columns.count * r.rows.count }
    guard let best = found.max(by: { area($0) < area($1) }), area(best) * 4 >= width * height else { return nil }
    /// Returns the area of a rectangle outside of the best one.
    func more(_ r: (columns: Range<Int>, rows: Range<Int>)) -> Int {
      area(r) - min(r.columns.count, best.columns.count) * min(r.rows.count, best.rows.count)
    }
    func band(_ r: (columns: Range<Int>, rows: Range<Int>)) -> Band {
      Band(minX: r.columns.lowerBound, minY: r.rows.lowerBound, maxX: r.columns.upperBound, maxY: r.rows.upperBound)
    }
    self.color = color
    first = band(best)
    second = found.max { more($0) < more($1) }.flatMap { more($0) * 32 >= width * height ? band($0) : nil }
  }

  /// Returns a sequence of rectangles, each narrower and taller than the previous one.
  private static func rectangles(
    _ buffer: PixelBuffer, _ color: UInt32
  ) -> [(columns: Range<Int>, rows: Range<Int>)] {
    let (width, height) = (buffer.width, buffer.height)
    let (middleX, middleY) = (width / 2, height / 2)
    /// Returns the range of equal pixels around the center of a row.
    func run(_ y: Int) -> Range<Int> {
      guard y >= 0, y < height else { return 0..<0 }
      let row = buffer.row(y)
      guard row[middleX] == color else { return 0..<0 }
      var (low, high) = (middleX, middleX + 1)
      while low > 0, row[low - 1] == color { low -= 1 }
      while high < width, row[high] == color { high += 1 }
      return low..<high
    }
    var columns = run(middleY)
    var rows = middleY..<(middleY + 1)
    var found = [(columns: columns, rows: rows)]
    var (above, below) = (run(rows.lowerBound - 1), run(rows.upperBound))
    // Extends the rectangle in the direction that preserves more columns.
    while !above.isEmpty || !below.isEmpty {
      let (up, down) = (columns.clamped(to: above), columns.clamped(to: below))
      if up.count >= down.count {
        (columns, rows) = (up, (rows.lowerBound - 1)..<rows.upperBound)
        above = run(rows.lowerBound - 1)
      } else {
        (columns, rows) = (down, rows.lowerBound..<(rows.upperBound + 1))
        below = run(rows.upperBound)
      }
      if columns.isEmpty { break }
      found.append((columns, rows))
    }
    return found
  }
}
