import CoreGraphics

/// A sub-tree drawn upright and then transformed.
final class WarpPayload {
  let buffer: PixelBuffer
  let flat: FlatPart?
  /// The map from the buffer's pixels to device pixels, and its inverse.
  let forward: Homography
  let inverse: Homography

  init(buffer: PixelBuffer, flat: FlatPart? = nil, forward: Homography, inverse: Homography) {
    self.buffer = buffer
    self.flat = flat
    self.forward = forward
    self.inverse = inverse
  }
}
