/// Blend modes that Cairo lacks, in integer arithmetic.
enum Compositing {
  /// Composites a source by the plus-darker mode: each component is the sum of the alphas, minus the amounts by
  /// which both components are below their own alpha.
  static func plusDarker(_ source: PixelBuffer, onto destination: PixelBuffer) {
    guard source.format == .argb32, destination.format == .argb32 else { return }
    for y in 0..<destination.height {
      let (from, to) = (source.row(y), destination.row(y))
      for x in 0..<destination.width where from[x] != 0 {
        let (s, d) = (from[x], to[x])
        let (sourceAlpha, destinationAlpha) = (Int(s >> 24), Int(d >> 24))
        let alpha = min(255, sourceAlpha + destinationAlpha)
        var pixel = UInt32(alpha) << 24
        for shift in [UInt32(16), 8, 0] {
          let lack = sourceAlpha - Int((s >> shift) & 255) + destinationAlpha - Int((d >> shift) & 255)
          pixel |= UInt32(min(max(alpha - lack, 0), alpha)) << shift
        }
        to[x] = pixel
      }
    }
  }
}
