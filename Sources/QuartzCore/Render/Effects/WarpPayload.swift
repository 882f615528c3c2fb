import CoreGraphics

/// A subtree that is drawn untransformed and then projected.
final class WarpPayload {
  let buffer: PixelBuffer
  private let raster: Raster?
  /// The map from the buffer's pixels to device pixels, and its inverse.
  let forward: Homography
  let inverse: Homography

  /// The regions of a single color; nil until the raster is drawn.
  var flat: FlatPart? { raster?.flat }

  init(raster: Raster, forward: Homography, inverse: Homography) {
    self.raster = raster
    buffer = raster.buffer
    self.forward = forward
    self.inverse = inverse
  }

  /// Creates a projection of a picture whose pixels are all sampled.
  init(buffer: PixelBuffer, forward: Homography, inverse: Homography) {
    raster = nil
    self.buffer = buffer
    self.forward = forward
    self.inverse = inverse
  }
}
