import CoreGraphics

/// A subtree that is drawn untransformed and then projected.
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
