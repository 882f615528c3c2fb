/// The scaling of emoji bitmaps, by averaging the source pixels within each target pixel in fixed-point arithmetic.
enum ImageScaling {
  /// Resamples premultiplied BGRA bytes into an ARGB buffer.
  static func resample(
    _ source: UnsafePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, to size: (width: Int, height: Int)
  ) -> PixelBuffer? {
    guard let target = PixelBuffer(width: size.width, height: size.height, format: .argb32) else { return nil }
    let columns = spans(width, size.width)
    let rows = spans(height, size.height)
    for y in 0..<size.height {
      let line = target.row(y)
      for x in 0..<size.width {
        line[x] = average(source, bytesPerRow, columns[x], rows[y])
      }
    }
    return target
  }

  /// The source pixels within a target pixel; the weights of the first, inner and last ones are in 1/256.
  private struct Span {
    var first: Int
    var last: Int
    var firstWeight: Int
    var lastWeight: Int

    func weight(_ index: Int) -> Int {
      if index == first { return firstWeight }
      return index == last ? lastWeight : 256
    }
  }

  private static func spans(_ source: Int, _ target: Int) -> [Span] {
    (0..<target).map { index in
      // For enlargement, each target pixel averages over the width of a source pixel around its center, which
      // interpolates between neighbors.
      let scaled = source * 256
      var low = index * scaled / target
      var high = (index + 1) * scaled / target
      if high - low < 256 {
        let centre = (low + high) / 2
        low = max(0, min(centre - 128, scaled - 256))
        high = low + 256
      }
      let first = low >> 8
      let last = min((high - 1) >> 8, source - 1)
      if first == last { return Span(first: first, last: last, firstWeight: high - low, lastWeight: high - low) }
      return Span(
        first: first, last: last, firstWeight: 256 - (low & 255),
        lastWeight: (high & 255) == 0 ? 256 : high & 255)
    }
  }

  private static func average(
    _ source: UnsafePointer<UInt8>, _ bytesPerRow: Int, _ columns: Span, _ rows: Span
  ) -> UInt32 {
    var sums = SIMD4<UInt64>(repeating: 0)
    var total: UInt64 = 0
    for y in rows.first...rows.last {
      let vertical = rows.weight(y)
      let line = source + y * bytesPerRow
      for x in columns.first...columns.last {
        let weight = UInt64(vertical * columns.weight(x))
        let pixel = line + x * 4
        sums &+= SIMD4(UInt64(pixel[0]), UInt64(pixel[1]), UInt64(pixel[2]), UInt64(pixel[3])) &* weight
        total += weight
      }
    }
    guard total > 0 else { return 0 }
    let half = total / 2
    let blue = UInt32((sums[0] + half) / total)
    let green = UInt32((sums[1] + half) / total)
    let red = UInt32((sums[2] + half) / total)
    let alpha = UInt32((sums[3] + half) / total)
    return alpha << 24 | red << 16 | green << 8 | blue
  }
}
