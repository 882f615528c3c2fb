import CoreGraphics

/// A sub-tree drawn upright and then transformed.
final class WarpPayload {
  let buffer: PixelBuffer
  let flat: FlatPart?
  /// From the buffer's pixels to device pixels, and back.
  let forward: Homography
  let inverse: Homography

  init(buffer: PixelBuffer, flat: FlatPart? = nil, forward: Homography, inverse: Homography) {
    self.buffer = buffer
    self.flat = flat
    self.forward = forward
    self.inverse = inverse
  }
}
