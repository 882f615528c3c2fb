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
    let boxes = boxes(sigma: min(sigma, BoxFilter.largestSigma)).map(BoxFilter.init)
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    // Each round blurs rows and writes them as columns, so that both rounds read contiguous memory.
    for round in 0..<2 {
      let (w, h) = round == 0 ? (width, height) : (height, width)
      let (from, to) = round == 0 ? (data, other) : (other, data)
      let band = max(4, ((h + 15) / 16) * 2)
      WorkerPool.shared.run(count: (h + band - 1) / band, helpers: w * h > 8_000 ? 3 : 0) { piece, _ in
        let padding = (boxes.map(\.half).max() ?? 0) + 1
        let room = w + 2 * padding
        withUnsafeTemporaryAllocation(of: SIMD8<UInt16>.self, capacity: 2 * room) { scratch in
          guard let base = scratch.baseAddress else { return }
          for y in stride(from: piece * band, to: min(h, piece * band + band), by: 2) {
            let isPair = y + 1 < h
            blurRows(
              from + y * w, isPair ? from + (y + 1) * w : nil, to + y, step: h, count: w, boxes, base + padding,
              base + room + padding)
          }
        }
      }
    }
  }

  /// Blurs two rows at once, or one if there is no second one. `a` and `b` have room for a row with half a box at
  /// each side.
  private static func blurRows(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>?, _ d: UnsafeMutablePointer<UInt32>, step: Int,
    count n: Int, _ boxes: [BoxFilter], _ a: UnsafeMutablePointer<SIMD8<UInt16>>,
    _ b: UnsafeMutablePointer<SIMD8<UInt16>>
  ) {
    let other = second ?? first
    for i in 0..<n {
      let pair = UInt64(first[i]) | UInt64(other[i]) &<< 32
      // The eight bytes of both pixels become words.
      a[i] = SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(pair, to: SIMD8<UInt8>.self))
    }
    var (from, to) = (a, b)
    for box in boxes {
      box.filter(from, to, n)
      (from, to) = (to, from)
    }
    for i in 0..<n {
      let pair = unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: from[i]), to: UInt64.self)
      if second != nil {
        UnsafeMutableRawPointer(d + i &* step).storeBytes(of: pair, as: UInt64.self)
      } else {
        d[i &* step] = UInt32(truncatingIfNeeded: pair)
      }
    }
  }
}
