import Foundation

/// The rows of a scaled picture within a band of the surface, sampled four pixels at a time, with the same results
/// as `Sampler.row`.
///
/// A pixel of the surface is interpolated from four of the picture: horizontally in the rows above and below its
/// center, then vertically. The columns and weights are the same in every row, so they are computed once. A row of
/// the surface usually shares one of its two source rows with the next row, and often both if the picture is
/// enlarged; therefore horizontally interpolated rows are cached until another row replaces them.
final class ScaledRows {
  private var capacity = 0
  /// For each pixel, the left one of its two source columns.
  private var columns = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  /// For each pixel, the weight of the right column from 0 to 256, in both halves, one for each lane.
  private var weights = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var upper = Line()
  private var lower = Line()
  private var count = 0
  private var pixels = UnsafeRawPointer(bitPattern: 0)
  private var stride = 0
  private var mapping = DrawItem.Mapping()

  /// A row of the picture, interpolated horizontally.
  private struct Line {
    /// The index of the row; -1 if there is none yet.
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

  /// Prepares for `count` pixels from column `x` of an item on, relative to its corner. Returns false if the
  /// picture needs no interpolation or has no pixels; `Sampler.row` draws it then.
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
      // Beyond the edges the edge's pixel is repeated: the first or last column has the full weight.
      let isBefore = column < first
      let isAfter = column >= last
      columns[i] = Int32(truncatingIfNeeded: isBefore ? first : isAfter ? last &- 1 : column)
      weights[i] = (isBefore ? 0 : isAfter ? 256 : part) &* 0x0001_0001
      u &+= mapping.du
    }
    return true
  }

  /// Writes the pixels of row `y`, relative to the item's corner.
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

  /// Returns a horizontally interpolated row. If it is not cached, it replaces a row other than `kept`.
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
      // Two neighboring pixels are loaded at once; then left and right ones are separated.
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
