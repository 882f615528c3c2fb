import CoreGraphics
import CoreText

/// The moves of drawn lines in a bitmap to their new rows, with which only changed and new lines need be drawn.
///
/// The result has the pixels of a bitmap that is drawn as a whole: lines move by whole rows only, and neighbors
/// that move by different numbers of them are drawn, as glyphs may stick out of their lines.
@MainActor struct TextLineMoves {
  /// A line of the text, in rows of the bitmap.
  struct Line {
    /// UTF-16 units.
    var range: Range<Int>
    var height: CGFloat
    var bottom: CGFloat
    var baseline: CGFloat
    var look: FlowLine.Look

    /// The row on which glyphs are drawn, as `GlyphPainter` rounds it.
    var row: Int { Int((baseline + 0.5).rounded(.down)) }
    var end: Int { Int(bottom.rounded()) }
  }

  /// A line of the new text with its counterpart in the bitmap.
  private struct Match {
    var line: Line
    /// The line in the bitmap; nil for a line that the bitmap does not contain.
    var old: Line?
    var isDrawn = false
    /// The row at which the next line begins.
    var end = 0

    var distance: Int? { old.map { line.row - $0.row } }
  }

  private let buffer: PixelBuffer
  private var matches: [Match]

  init(
    _ buffer: PixelBuffer, from old: [Line], to new: [Line], edited: Range<Int>?, change: Int
  ) {
    self.buffer = buffer
    let known = Dictionary(old.map { ($0.range.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
    matches = new.map { line in
      guard line.bottom.isFinite, line.baseline.isFinite, abs(line.bottom) < 1e6 else { return Match(line: line) }
      var shift = 0
      if let edited {
        // Lines that touch the change are drawn.
        if line.range.lowerBound > edited.upperBound {
          shift = change
        } else if line.range.upperBound >= edited.lowerBound {
          return Match(line: line)
        }
      }
      guard let other = known[line.range.lowerBound - shift], other.range.count == line.range.count,
        !line.range.isEmpty, other.look == line.look
      else { return Match(line: line) }
      let distance = line.baseline - other.baseline
      guard abs(distance - distance.rounded()) < 0.001 else { return Match(line: line) }
      return Match(line: line, old: other)
    }
  }

  // MARK: Plan

  /// Moves the rows. Returns those that have to be drawn and the rows outside of which the bitmap stays the same;
  /// nil if all have to be drawn, in which case no row was moved.
  func perform() -> (drawn: [Range<Int>], changed: Range<Int>)? {
    var plan = self
    plan.drawNeighbors()
    plan.separate()
    let bands = plan.bands()
    guard bands.reduce(0, { $0 + $1.rows.count }) * 4 > buffer.height, let ordered = TextLineMoves.order(bands)
    else {
      return nil
    }
    for band in ordered where band.distance != 0 {
      memmove(
        buffer.row(band.rows.lowerBound), buffer.row(band.rows.lowerBound - band.distance),
        band.rows.count * buffer.bytesPerRow)
    }
    let drawn = TextLineMoves.gaps(bands, below: buffer.height)
    let changed = drawn + bands.filter { $0.distance != 0 }.map(\.rows)
    let low = changed.map(\.lowerBound).min() ?? 0
    return (drawn, low..<max(low, changed.map(\.upperBound).max() ?? 0))
  }

  /// Glyphs may stick out of a changed line, by its height.
  private mutating func drawNeighbors() {
    guard !matches.isEmpty else { return }
    // Glyphs can extend from a line beyond the edges of the picture, where they are missing, so moved lines at the
    // edges are drawn.
    for index in [0, matches.count - 1] where matches[index].distance != 0 { matches[index].isDrawn = true }
    for index in matches.indices where matches[index].old == nil {
      for place in max(0, index - 1)...min(matches.count - 1, index + 1) { matches[place].isDrawn = true }
    }
  }

  /// Finds the row between each line and the next one. Lines that move differently are drawn.
  private mutating func separate() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for index in matches.indices.dropLast() where !place(index) {
        isSettled = false
        matches[index].isDrawn = true
        matches[index + 1].isDrawn = true
      }
    }
  }

  /// Returns false if two lines move differently that are not both drawn.
  private mutating func place(_ index: Int) -> Bool {
    let (here, next) = (matches[index], matches[index + 1])
    if here.isDrawn && next.isDrawn {
      matches[index].end = here.line.end
      return true
    }
    // Both lines have counterparts, because the neighbors of lines without one are drawn.
    guard let old = here.old, let a = here.distance, let b = next.distance, a == b else { return false }
    matches[index].end = old.end + a
    return true
  }

  // MARK: Bands

  /// Rows of the new bitmap, and how far they move down.
  private struct Band {
    var rows: Range<Int>
    var distance: Int
  }

  /// Returns the bands of rows that need not be drawn because the old bitmap contains them.
  private func bands() -> [Band] {
    var result: [Band] = []
    for (index, match) in matches.enumerated() {
      guard !match.isDrawn, let distance = match.distance else { continue }
      let first = index > 0 ? matches[index - 1].end : match.line.end - Int(match.line.height)
      let last = index < matches.count - 1 ? match.end : match.line.end
      let low = max(first, 0, distance)
      let high = min(last, buffer.height, buffer.height + distance)
      guard low < high else { continue }
      if let above = result.last, above.rows.upperBound == low, above.distance == distance {
        result[result.count - 1].rows = above.rows.lowerBound..<high
      } else {
        result.append(Band(rows: low..<high, distance: distance))
      }
    }
    return result
  }

  /// Returns the bands in an order in which no band overwrites one that has not moved yet; nil if there is no such
  /// order.
  private static func order(_ bands: [Band]) -> [Band]? {
    if bands.allSatisfy({ $0.distance <= 0 }) { return bands }
    if bands.allSatisfy({ $0.distance >= 0 }) { return bands.reversed() }
    return nil
  }

  /// Returns the ranges of rows between the bands; ranges that are only a few rows apart are merged.
  private static func gaps(_ bands: [Band], below height: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var row = 0
    for band in bands + [Band(rows: height..<height, distance: 0)] {
      if row < band.rows.lowerBound {
        if let last = result.last, row - last.upperBound < 16 {
          result[result.count - 1] = last.lowerBound..<band.rows.lowerBound
        } else {
          result.append(row..<band.rows.lowerBound)
        }
      }
      row = max(row, band.rows.upperBound)
    }
    return result
  }
}
