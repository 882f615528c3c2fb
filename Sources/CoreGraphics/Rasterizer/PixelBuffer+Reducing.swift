extension PixelBuffer {
  /// Returns the means of blocks of `kx` by `ky` pixels; blocks at the right and bottom edges may be smaller. This
  /// is much faster than filtering for strongly reduced images, and gives the same bytes on every machine.
  func reduced(byX kx: Int, y ky: Int) -> PixelBuffer? {
    guard format == .argb32, kx > 0, ky > 0,
      let result = PixelBuffer(width: (width + kx - 1) / kx, height: (height + ky - 1) / ky, format: .argb32)
    else { return nil }
    withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: result.width) { sums in
      guard let sum = sums.baseAddress else { return }
      for y in 0..<result.height {
        sums.initialize(repeating: .zero)
        let rows = y * ky..<min((y + 1) * ky, height)
        for line in rows { addBlocks(line, kx, sum, result.width) }
        let out = result.row(y)
        for x in 0..<result.width {
          let count = UInt32(rows.count * (min((x + 1) * kx, width) - x * kx))
          let mean = (sum[x] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
          out[x] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
        }
      }
    }
    return result
  }

  /// Adds the pixels of a row to the sums of their blocks.
  @inline(__always)
  private func addBlocks(_ line: Int, _ kx: Int, _ sum: UnsafeMutablePointer<SIMD4<UInt32>>, _ count: Int) {
    let row = row(line)
    for block in 0..<count {
      var total = sum[block]
      for x in block * kx..<min((block + 1) * kx, width) {
        let pixel = row[x]
        total &+= SIMD4(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, pixel >> 24)
      }
      sum[block] = total
    }
  }
}
