import CoreGraphics

/// A rectangle of a picture in which all pixels are the same: most of a card, a dot or an empty page. What is sampled within
/// it needs no look at the pixels.
struct FlatPart {
  let color: UInt32
  /// Pixels, the last ones not included.
  let minX: Int
  let minY: Int
  let maxX: Int
  let maxY: Int

  /// The one around the picture's middle; nil where that is too small to be worth a thought.
  init?(_ buffer: PixelBuffer) {
    let (width, height) = (buffer.width, buffer.height)
    guard width > 8, height > 8 else { return nil }
    let (middleX, middleY) = (width / 2, height / 2)
    let color = buffer.row(middleY)[middleX]
    /// The same pixels of a row around the middle.
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
    var best = (columns: columns, rows: rows)
    var (above, below) = (run(rows.lowerBound - 1), run(rows.upperBound))
    // Row by row to where less is lost; the largest on the way is taken.
    while !above.isEmpty || !below.isEmpty {
      let (up, down) = (columns.clamped(to: above), columns.clamped(to: below))
      if up.count >= down.count {
        (columns, rows) = (up, (rows.lowerBound - 1)..<rows.upperBound)
        above = run(rows.lowerBound - 1)
      } else {
        (columns, rows) = (down, rows.lowerBound..<(rows.upperBound + 1))
        below = run(rows.upperBound)
      }
      if columns.count * rows.count > best.columns.count * best.rows.count { best = (columns, rows) }
      if columns.isEmpty { break }
    }
    guard best.columns.count * best.rows.count * 4 >= width * height else { return nil }
    self.color = color
    (minX, maxX) = (best.columns.lowerBound, best.columns.upperBound)
    (minY, maxY) = (best.rows.lowerBound, best.rows.upperBound)
  }
}
