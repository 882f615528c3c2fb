import Foundation

/// The memory layout of an image's or a caller's bitmap.
struct BitmapLayout: Sendable {
  var width: Int
  var height: Int
  var bitsPerComponent: Int
  var bitsPerPixel: Int
  var bytesPerRow: Int
  /// The color space; nil for masks and bitmaps of alpha alone.
  var space: CGColorSpace?
  var bitmapInfo: CGBitmapInfo
  var isMask = false
  var decode: [CGFloat] = []

  /// Creates the layout of a pixel buffer.
  init(pixelBuffer: PixelBuffer, space: CGColorSpace) {
    width = pixelBuffer.width
    height = pixelBuffer.height
    bytesPerRow = pixelBuffer.bytesPerRow
    bitsPerComponent = 8
    isMask = pixelBuffer.format == .a8
    bitsPerPixel = isMask ? 8 : 32
    self.space = isMask ? nil : space
    bitmapInfo = isMask ? [] : .native
  }

  /// Creates the layout of an image; returns nil if the numbers are inconsistent.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: CGBitmapInfo, decode: [CGFloat] = []
  ) {
    self.width = width
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    self.space = space
    self.bitmapInfo = bitmapInfo
    self.decode = Self.isUsual(decode) ? [] : decode
    guard hasSaneSize, [1, 2, 4, 5, 8, 10, 16, 32].contains(bitsPerComponent) else { return nil }
    if case .pattern = space?.kind { return nil }
    if bitsPerComponent == 32, !bitmapInfo.contains(.floatComponents) { return nil }
    if bitsPerComponent == 5, bitsPerPixel != 16 { return nil }
    if bitsPerComponent == 10, bitsPerPixel != 32 { return nil }
    let isPacked = bitsPerComponent == 5 || bitsPerComponent == 10
    guard isPacked || bitsPerPixel >= bitsPerComponent * samplesPerPixel else { return nil }
  }

  /// Creates the layout of an image mask; returns nil if the numbers are inconsistent.
  init?(
    maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, decode: [CGFloat]
  ) {
    width = maskWidth
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    bitmapInfo = []
    isMask = true
    self.decode = Self.isUsual(decode) ? [] : decode
    guard hasSaneSize, [1, 2, 4, 8].contains(bitsPerComponent), bitsPerPixel >= bitsPerComponent else { return nil }
  }

  private static func isUsual(_ decode: [CGFloat]) -> Bool {
    decode.indices.allSatisfy { decode[$0] == ($0 % 2 == 0 ? 0 : 1) }
  }

  private var hasSaneSize: Bool {
    guard (1...32_767).contains(width), (1...32_767).contains(height), (1...128).contains(bitsPerPixel),
      bytesPerRow > 0, bytesPerRow <= 1 << 24
    else { return false }
    return bytesPerRow >= (width * bitsPerPixel + 7) / 8
  }

  var colorCount: Int { isMask || alpha == .alphaOnly ? 0 : space?.numberOfComponents ?? 0 }
  var alpha: CGImageAlphaInfo { bitmapInfo.alphaInfo }

  /// The number of samples per pixel: the color components, and alpha or unused bits if the layout has any.
  var samplesPerPixel: Int {
    if isMask || alpha == .alphaOnly { return 1 }
    return colorCount + (alpha == .none ? 0 : 1)
  }

  var hasAlphaFirst: Bool { alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst }
  var isPremultiplied: Bool { alpha == .premultipliedFirst || alpha == .premultipliedLast }
  var usesAlpha: Bool {
    switch alpha {
    case .first, .last, .premultipliedFirst, .premultipliedLast, .alphaOnly: return true
    default: return false
    }
  }

  /// Whether Cairo can draw into memory of this layout.
  var isNative: Bool {
    bitsPerComponent == 8 && bitsPerPixel == 32 && bitmapInfo == .native && bytesPerRow % 4 == 0
      && space?.model == .rgb
  }
}

extension CGColorSpace {
  /// Whether red, green and blue have the same values as in sRGB.
  var hasStandardNumbers: Bool {
    if case .rgb(.sRGB, let transfer, _) = kind { return transfer.curve == .sRGB }
    return false
  }
}
