import Foundation

/// The rows of a scaled picture within a band of the surface, four pixels at a time; the same bytes as those of
/// `Sampler.row`.
///
/// A pixel of the surface is mixed of four of the picture: across, in the rows above and below its centre, then
/// down. Most of that repeats. The columns that a pixel lies between, and its weights, are the same in every row;
/// they are computed once. And one of the two rows that a row of the surface lies between, when enlarged often
/// both, are also those of the next: they are mixed across once and kept until another row replaces them.
final class ScaledRows {
  private var capacity = 0
  /// For each pixel, the left one of the two columns between which it lies.
  private var columns = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  /// The right one's weight, of 256, in both halves, for the lanes of a pixel.
  private var weights = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var upper = Line()
  private var lower = Line()
  private var count = 0
  private var pixels = UnsafeRawPointer(bitPattern: 0)
  private var stride = 0
  private var mapping = DrawItem.Mapping()

  /// A row of the picture, mixed across.
  private struct Line {
    /// The row's number; -1 for none yet.
    var number = -1
    var mixed = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  }

  deinit { release() }

  private func release() {
    columns.deallocate()
    weights.deallocate()
    upper.mixed.deallocate()
    lower.mixed.deallocate()
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    release()
    capacity = count
    columns = .allocate(capacity: count)
    weights = .allocate(capacity: count)
    upper.mixed = .allocate(capacity: count)
    lower.mixed = .allocate(capacity: count)
  }

  /// Prepares for `count` pixels from column `x` of an item on, counted from its corner. False where the picture is
  /// not mixed of neighbours, or has none: `Sampler.row` draws it.
  func begin(_ item: UnsafePointer<DrawItem>, x: Int, count: Int) -> Bool {
    mapping = item.pointee.mapping
    guard Blend.usesVectors, !mapping.nearest, mapping.minU < mapping.maxU, let pixels = item.pointee.pixels else {
      return false
    }
    self.pixels = pixels
    self.count = count
    stride = item.pointee.stride
    reserve(count)
    upper.number = -1
    lower.number = -1
    let (first, last) = (Int(mapping.minU), Int(mapping.maxU))
    var u = mapping.u &+ mapping.du &* Int64(x)
    for i in 0..<count {
      let (column, part) = Sampler.split(u)
      // Beyond the edges lies the edge's own pixel: all of the first column, or all of the last.
      let isBefore = column < first
      let isAfter = column >= last
      columns[i] = Int32(truncatingIfNeeded: isBefore ? first : isAfter ? last &- 1 : column)
      weights[i] = (isBefore ? 0 : isAfter ? 256 : part) &* 0x0001_0001
      u &+= mapping.du
    }
    return true
  }

  /// The pixels of row `y`, counted from the item's corner.
  func row(_ y: Int, into out: UnsafeMutablePointer<UInt32>) {
    let (row, part) = Sampler.split(mapping.v &+ mapping.dv &* Int64(y))
    let above = min(max(row, Int(mapping.minV)), Int(mapping.maxV))
    let below = min(max(row &+ 1, Int(mapping.minV)), Int(mapping.maxV))
    let first = line(above, keeping: below)
    guard part > 0, above != below else { return Blend.copy(out, first, count) }
    let second = line(below, keeping: above)
    let weight = SIMD8(repeating: UInt16(truncatingIfNeeded: part))
    var i = 0
    while i &+ 4 <= count {
      let mixed = Sampler.mix(Blend.Lanes(Blend.load(first + i)), Blend.Lanes(Blend.load(second + i)), weight)
      Blend.store(mixed.pixels, out + i)
      i &+= 4
    }
    while i < count {
      out[i] = Sampler.mix(first[i], second[i], part)
      i &+= 1
    }
  }

  /// Returns a row of the picture mixed across; if it is not cached yet, it replaces another row than `kept`.
  private func line(_ number: Int, keeping kept: Int) -> UnsafePointer<UInt32> {
    if upper.number == number { return UnsafePointer(upper.mixed) }
    if lower.number == number { return UnsafePointer(lower.mixed) }
    let replacesUpper = upper.number != kept
    let mixed = replacesUpper ? upper.mixed : lower.mixed
    if replacesUpper { upper.number = number } else { lower.number = number }
    mixAcross(number, into: mixed)
    return UnsafePointer(mixed)
  }

  private func mixAcross(_ number: Int, into out: UnsafeMutablePointer<UInt32>) {
    guard let pixels else { return }
    let line = (pixels + number &* stride).assumingMemoryBound(to: UInt32.self)
    var i = 0
    while i &+ 4 <= count {
      // Two neighbours are read at once; the left ones are then gathered apart from the right ones.
      let pairs = SIMD4<UInt64>(
        pair(line, columns[i]), pair(line, columns[i &+ 1]), pair(line, columns[i &+ 2]),
        pair(line, columns[i &+ 3]))
      let neighbours = unsafeBitCast(pairs, to: SIMD8<UInt32>.self)
      let weight = unsafeBitCast(Blend.load(weights + i), to: SIMD8<UInt16>.self)
      let mixed = Sampler.mix(Blend.Lanes(neighbours.evenHalf), Blend.Lanes(neighbours.oddHalf), weight)
      Blend.store(mixed.pixels, out + i)
      i &+= 4
    }
    while i < count {
      let column = Int(columns[i])
      out[i] = Sampler.mix(line[column], line[column &+ 1], weights[i] & 0xFFFF)
      i &+= 1
    }
  }

  @inline(__always)
  private func pair(_ line: UnsafePointer<UInt32>, _ column: Int32) -> UInt64 {
    UnsafeRawPointer(line + Int(column)).loadUnaligned(as: UInt64.self)
  }
}
