import CoreGraphics

/// Rectangles of a picture in which all pixels are the same: most of a card, a dot or an empty page. What is
/// sampled within them needs no look at the pixels. Of a rounded card they are the two bands that cross in its
/// middle.
struct FlatPart {
  struct Band {
    /// Pixels, the last ones not included.
    let minX: Int
    let minY: Int
    let maxX: Int
    let maxY: Int
  }

  let color: UInt32
  let first: Band
  /// Taller and narrower than the first one, or wider and lower; both have the picture's middle.
  let second: Band?

  /// Those around the picture's middle; nil where they are too small to be worth a thought.
  init?(_ buffer: PixelBuffer) {
    let (width, height) = (buffer.width, buffer.height)
    guard width > 8, height > 8 else { return nil }
    let color = buffer.row(height / 2)[width / 2]
    // What is brighter than its alpha stops at white when it is blended, which colours do not.
    let alpha = color >> 24
    guard color & 255 <= alpha, color >> 8 & 255 <= alpha, color >> 16 & 255 <= alpha else { return nil }
    let found = FlatPart.rectangles(buffer, color)
    func area(_ r: (columns: Range<Int>, rows: Range<Int>)) -> Int { r.columns.count * r.rows.count }
    guard let best = found.max(by: { area($0) < area($1) }), area(best) * 4 >= width * height else { return nil }
    /// Returns the area of a rectangle beyond the best one.
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

  /// Each within the columns and around the rows of the one before.
  private static func rectangles(
    _ buffer: PixelBuffer, _ color: UInt32
  ) -> [(columns: Range<Int>, rows: Range<Int>)] {
    let (width, height) = (buffer.width, buffer.height)
    let (middleX, middleY) = (width / 2, height / 2)
    /// Returns the pixels of a row around the middle that are equal.
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
    // Row by row to where less is lost.
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
