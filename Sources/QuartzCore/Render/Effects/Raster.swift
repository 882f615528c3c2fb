/// A rasterized subtree.
final class Raster {
  let fingerprint: UInt64
  let rect: IntRect
  let buffer: PixelBuffer
  /// The regions of a single color, which are known when the raster is drawn.
  var flat: FlatPart?

  init(fingerprint: UInt64, rect: IntRect, buffer: PixelBuffer) {
    self.fingerprint = fingerprint
    self.rect = rect
    self.buffer = buffer
  }

  var bytes: Int { buffer.bytesPerRow * buffer.height }
}
