import Foundation

extension CGContext {
  /// Copies an image that covers the bitmap pixel by pixel, as comparisons of pictures draw them to read their
  /// bytes. Returns false without an effect if pixels have to be blended, clipped or resampled.
  ///
  /// - Parameter matrix: maps the image's pixels, from its top left corner, to the bitmap's.
  func copyWhole(_ pixels: PixelBuffer, matrix: CGAffineTransform) -> Bool {
    guard matrix.isIdentity, pixels.width == buffer.width, pixels.height == buffer.height, pixels !== buffer,
      buffer.format == .argb32, !isDocument, layers.isEmpty, state.alpha >= 1, state.shadow == nil,
      state.clip.mask == nil, state.clip.isPixelRect, state.clip.pixels == canvas.bounds,
      state.blendMode == .copy || state.blendMode == .normal && (pixels.isOpaque || isClear)
    else { return false }
    // If the app holds the bitmap's memory, that memory is the content, and drawing begins with it.
    if let backing, backing.isExposed {
      backing.didDraw(canvas.bounds, pixels)
    } else {
      for y in 0..<buffer.height { memcpy(buffer.row(y), pixels.row(y), buffer.width * 4) }
    }
    return true
  }

  /// Whether nothing visible was drawn. Bitmaps without alpha are never clear.
  private var isClear: Bool {
    guard let backing, backing.isExposed else { return buffer.isClear }
    return backing.isClear
  }
}

extension PixelBuffer {
  /// Whether no pixel is translucent.
  var isOpaque: Bool {
    for y in 0..<height {
      let pixels = row(y)
      var all: UInt32 = 0xFF00_0000
      for x in 0..<width { all &= pixels[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Whether all pixels are transparent.
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
