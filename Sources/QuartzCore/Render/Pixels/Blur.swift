import Foundation

/// Blurring in integer arithmetic by three successive box filters, which approximate a Gaussian.
package enum Blur {
  /// Returns the widths of boxes whose total variance is that of a Gaussian with a deviation of `sigma` pixels.
  package static func boxes(sigma: Double) -> [Int] {
    guard sigma.isFinite, sigma > 0.1 else { return [] }
    let s = min(sigma, 500)
    let ideal = (12 * s * s / 3 + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    low = max(1, low)
    let wl = Double(low)
    let m = Int(((12 * s * s - 3 * wl * wl - 12 * wl - 9) / (-4 * wl - 4)).rounded())
    return (0..<3).map { $0 < m ? low : low + 2 }.filter { $0 > 1 }
  }

  /// Returns the number of pixels by which a blur extends.
  package static func reach(sigma: Double) -> Int { boxes(sigma: sigma).reduce(0) { $0 + $1 / 2 } }

  /// Blurs coverage, which is 0 beyond its edges.
  package static func coverage(
    _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Double
  ) {
    let boxes = boxes(sigma: sigma)
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height))
    defer { line.deallocate() }
    for y in 0..<height {
      for box in boxes { pass(data + y * stride, step: 1, count: width, box: box, line: line) }
    }
    for x in 0..<width {
      for box in boxes { pass(data + x, step: stride, count: height, box: box, line: line) }
    }
  }

  private static func pass(
    _ p: UnsafeMutablePointer<UInt8>, step: Int, count n: Int, box: Int, line: UnsafeMutablePointer<UInt8>
  ) {
    let half = box / 2
    let inverse = UInt32((1 << 24) / box)
    var sum: UInt32 = 0
    for i in 0..<n { line[i] = p[i &* step] }
    for i in 0..<min(half, n) { sum &+= UInt32(line[i]) }
    for i in 0..<n {
      if i &+ half < n { sum &+= UInt32(line[i &+ half]) }
      p[i &* step] = UInt8(truncatingIfNeeded: min(255, (UInt64(sum) &* UInt64(inverse) &+ (1 << 23)) >> 24))
      if i >= half { sum &-= UInt32(line[i &- half]) }
    }
  }

  /// Blurs pixels along both axes; beyond the edges, the color of the edge is repeated. `other` has the same size
  /// as `data`.
  static func pixels(
    _ data: UnsafeMutablePointer<UInt32>, other: UnsafeMutablePointer<UInt32>, width: Int, height: Int,
    sigma: Double
  ) {
    let boxes = boxes(sigma: sigma)
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    // Each round blurs rows and writes them as columns, so that both rounds read contiguous memory.
    for round in 0..<2 {
      let (w, h) = round == 0 ? (width, height) : (height, width)
      let (from, to) = round == 0 ? (data, other) : (other, data)
      let band = max(4, (h + 7) / 8)
      WorkerPool.shared.run(count: (h + band - 1) / band, helpers: w * h > 8_000 ? 3 : 0) { piece, _ in
        let padding = (boxes.max() ?? 0) / 2 + 1
        let room = w + 2 * padding
        withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: 2 * room) { scratch in
          guard let base = scratch.baseAddress else { return }
          for y in (piece * band)..<min(h, piece * band + band) {
            blurRow(from + y * w, to + y, step: h, count: w, boxes, base + padding, base + room + padding)
          }
        }
      }
    }
  }

  /// Blurs a row. `a` and `b` have room for the row with half a box at each side.
  private static func blurRow(
    _ s: UnsafePointer<UInt32>, _ d: UnsafeMutablePointer<UInt32>, step: Int, count n: Int, _ boxes: [Int],
    _ a: UnsafeMutablePointer<SIMD4<UInt32>>, _ b: UnsafeMutablePointer<SIMD4<UInt32>>
  ) {
    for i in 0..<n {
      let p = s[i]
      a[i] = SIMD4(p & 255, (p &>> 8) & 255, (p &>> 16) & 255, p &>> 24)
    }
    var (from, to) = (a, b)
    for box in boxes {
      let half = box / 2
      for i in 1...(half + 1) {
        from[-i] = from[0]
        from[n - 1 + i] = from[n - 1]
      }
      // A sum is less than 2^8 * box, so that its product with 2^24 / box is less than 2^32.
      let inverse = SIMD4<UInt32>(repeating: UInt32((1 << 24) / box))
      let round = SIMD4<UInt32>(repeating: 1 << 23)
      var sum = SIMD4<UInt32>(repeating: 0)
      for i in -half..<half { sum &+= from[i] }
      for i in 0..<n {
        sum &+= from[i &+ half]
        to[i] = (sum &* inverse &+ round) &>> 24
        sum &-= from[i &- half]
      }
      (from, to) = (to, from)
    }
    for i in 0..<n {
      let v = from[i]
      d[i &* step] = v.x | (v.y &<< 8) | (v.z &<< 16) | (v.w &<< 24)
    }
  }
}
