import Foundation

extension CGContext {
  /// Copies an image that covers the bitmap pixel by pixel: a fast path for apps that draw a picture only to read
  /// its bytes. Returns false without an effect if pixels have to be blended, clipped or resampled.
  ///
  /// - Parameter matrix: maps the image's pixels, from its top left corner, to the bitmap's.
  func copyWhole(_ pixels: PixelBuffer, matrix: CGAffineTransform) -> Bool {
    guard matrix.isIdentity, pixels.width == buffer.width, pixels.height == buffer.height, pixels !== buffer,
      buffer.format == .argb32, !isDocument, layers.isEmpty, state.alpha >= 1, state.shadow == nil,
      state.clip.mask == nil, state.clip.isPixelRect, state.clip.pixels == canvas.bounds,
      state.blendMode == .copy || state.blendMode == .normal && (pixels.isOpaque || isClear)
    else { return false }
    // If the app has a pointer to the bitmap's memory, the pixels have to be there, not only in the buffer.
    if let backing, backing.isExposed {
      backing.didDraw(canvas.bounds, pixels)
    } else {
      for y in 0..<buffer.height { memcpy(buffer.row(y), pixels.row(y), buffer.width * 4) }
    }
    return true
  }

  /// Whether every pixel is still transparent. A bitmap without alpha never is.
  private var isClear: Bool {
    guard let backing, backing.isExposed else { return buffer.isClear }
    return backing.isClear
  }
}

extension PixelBuffer {
  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    for y in 0..<height {
      let pixels = row(y)
      var all: UInt32 = 0xFF00_0000
      for x in 0..<width { all &= pixels[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Whether every pixel is transparent.
  var isClear: Bool {
    for y in 0..<height {
      let pixels = row(y)
      var any: UInt32 = 0
      for x in 0..<width { any |= pixels[x] }
      if any != 0 { return false }
    }
    return true
  }
}
