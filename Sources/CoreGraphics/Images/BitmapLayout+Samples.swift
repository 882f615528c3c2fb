import Foundation

extension BitmapLayout {
  /// A reader of samples, whose offsets are computed once for a whole bitmap.
  struct SampleReader {
    let bits: Int
    let bitsPerPixel: Int
    let isFloat: Bool
    /// The mask that converts the index of a byte to its index in a little-endian word.
    let swap: Int
    let format: CGImagePixelFormatInfo

    init(_ layout: BitmapLayout) {
      bits = layout.bitsPerComponent
      bitsPerPixel = layout.bitsPerPixel
      isFloat = layout.bitmapInfo.contains(.floatComponents)
      format = layout.bitmapInfo.pixelFormat
      switch layout.bitmapInfo.byteOrder {
      case .order16Little: swap = 1
      case .order32Little: swap = 3
      default: swap = 0
      }
    }

    /// Returns sample `index` of pixel `x`, from 0 to 1; floating-point samples are not limited.
    func read(_ row: UnsafePointer<UInt8>, _ x: Int, _ index: Int) -> Double {
      switch bits {
      case 8: return Double(row[((x * bitsPerPixel) >> 3 + index) ^ swap]) / 255
      case 16:
        let at = (x * bitsPerPixel) >> 3 + index * 2
        let word = UInt16(row[at ^ swap]) << 8 | UInt16(row[(at + 1) ^ swap])
        return isFloat ? Self.half(word) : Double(word) / 65535
      case 32:
        let at = (x * bitsPerPixel) >> 3 + index * 4
        var word: UInt32 = 0
        for byte in 0..<4 { word = word << 8 | UInt32(row[(at + byte) ^ swap]) }
        let value = Double(Float(bitPattern: word))
        return value.isFinite ? value : 0
      case 5:
        let word = UInt16(row[(x * 2) ^ swap]) << 8 | UInt16(row[(x * 2 + 1) ^ swap])
        if format == .RGB565 {
          let sample = [word >> 11, (word >> 5) & 63, word & 31][min(index, 2)]
          return Double(sample) / (index == 1 ? 63 : 31)
        }
        return Double((word >> UInt16(15 - 5 * min(index, 3))) & 31) / 31
      case 10:
        var word: UInt32 = 0
        for byte in 0..<4 { word = word << 8 | UInt32(row[(x * 4 + byte) ^ swap]) }
        return Double((word >> UInt32(max(30 - 10 * index, 0))) & 1023) / 1023
      default:
        let bit = x * bitsPerPixel + index * bits
        let sample = (row[bit >> 3] >> UInt8(8 - bits - bit & 7)) & UInt8((1 << bits) - 1)
        return Double(sample) / Double((1 << bits) - 1)
      }
    }

    /// Returns the value of a half-precision float.
    private static func half(_ word: UInt16) -> Double {
      let exponent = Int(word >> 10) & 31
      let fraction = Double(word & 1023) / 1024
      let magnitude: Double
      switch exponent {
      case 0: magnitude = fraction * 0x1p-14
      case 31: return 0
      default: magnitude = (1 + fraction) * Double(sign: .plus, exponent: exponent - 15, significand: 1)
      }
      return word >> 15 == 0 ? magnitude : -magnitude
    }
  }

  /// Converts the bytes to premultiplied sRGB pixels; missing rows are transparent. Returns nil if there is no
  /// data.
  func makePixels(data: Data?) -> PixelBuffer? {
    guard let data, let buffer = PixelBuffer(width: width, height: height, format: .argb32) else { return nil }
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      let needed = (width * bitsPerPixel + 7) / 8
      let rows = bytes.count < needed ? 0 : min(height, (bytes.count - needed) / bytesPerRow + 1)
      decodeRows(base, rows: 0..<rows, columns: 0..<width, into: buffer)
    }
    return hasStandardColors ? buffer : convertToStandard(buffer)
  }

  /// Whether decoded components can be used as sRGB without conversion.
  private var hasStandardColors: Bool {
    guard let space else { return true }
    return space.model != .rgb || space.hasStandardNumbers
  }

  /// Decodes an area of a bitmap. RGB components stay in the bitmap's own space; other models are converted to
  /// sRGB.
  func decodeRows(
    _ base: UnsafePointer<UInt8>, rows: Range<Int>, columns: Range<Int>, into buffer: PixelBuffer
  ) {
    if decode.isEmpty, space?.model == .rgb, bitsPerComponent == 8, bitsPerPixel == 32,
      decodeWords(base, rows: rows, columns: columns, into: buffer)
    {
      return
    }
    let reader = SampleReader(self)
    let count = colorCount
    let firstColor = hasAlphaFirst ? 1 : 0
    let alphaIndex = alpha == .alphaOnly ? 0 : hasAlphaFirst ? 0 : count
    var memo: [UInt32: UInt32] = [:]
    var values = [CGFloat](repeating: 0, count: count)
    for y in rows {
      let row = base + y * bytesPerRow
      let out = buffer.row(y)
      for x in columns {
        let opacity = usesAlpha ? min(max(reader.read(row, x, alphaIndex), 0), 1) : 1
        for index in 0..<count {
          var value = reader.read(row, x, firstColor + index)
          if case .indexed = space?.kind { value *= Double((1 << bitsPerComponent) - 1) }
          if decode.count >= index * 2 + 2 {
            value = Double(decode[index * 2]) + value * Double(decode[index * 2 + 1] - decode[index * 2])
          }
          if isPremultiplied, opacity > 0 { value /= opacity }
          values[index] = CGFloat(value)
        }
        out[x] = Self.pixel(space, values, opacity: opacity, memo: &memo)
      }
    }
  }

  /// Returns one pixel from its samples. `memo` caches colors that need a conversion.
  private static func pixel(
    _ space: CGColorSpace?, _ values: [CGFloat], opacity: Double, memo: inout [UInt32: UInt32]
  ) -> UInt32 {
    let alpha = UInt32((opacity * 255).rounded())
    guard alpha > 0, let space, !values.isEmpty else { return alpha << 24 }
    func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    var color: UInt32
    if space.model == .rgb {
      color = byte(values[0]) << 16 | byte(values[1]) << 8 | byte(values[2])
    } else {
      var key: UInt32 = 0
      let scale: CGFloat = space.model == .indexed ? 1 / 255 : 1
      for value in values { key = key << 8 | byte(value * scale) }
      if let known = memo[key] {
        color = known
      } else {
        let rgb = space.convert(values, to: .standardRGB) ?? [0, 0, 0]
        color = byte(rgb[0]) << 16 | byte(rgb[1]) << 8 | byte(rgb[2])
        memo[key] = color
      }
    }
    return PixelMath.premultiply(alpha << 24 | color)
  }

  /// Decodes the common layouts with one 32-bit word per pixel; returns false for other layouts.
  private func decodeWords(
    _ base: UnsafePointer<UInt8>, rows: Range<Int>, columns: Range<Int>, into buffer: PixelBuffer
  ) -> Bool {
    let isLittle = bitmapInfo.byteOrder == .order32Little
    guard isLittle || bitmapInfo.byteOrder == .orderDefault || bitmapInfo.byteOrder == .order32Big else {
      return false
    }
    let first = hasAlphaFirst
    let opaque: UInt32 = usesAlpha ? 0 : 0xFF00_0000
    let multiply = usesAlpha && !isPremultiplied
    for y in rows {
      let row = UnsafeRawPointer(base + y * bytesPerRow)
      let out = buffer.row(y)
      // First all words are converted to ARGB, in loops that the compiler can vectorize.
      var all: UInt32 = .max
      switch (first, isLittle) {
      case (true, true):
        for x in columns {
          let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) | opaque
          out[x] = word
          all &= word
        }
      case (true, false):
        for x in columns {
          let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self).byteSwapped | opaque
          out[x] = word
          all &= word
        }
      case (false, true):
        for x in columns {
          let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
          out[x] = word >> 8 | word << 24 | opaque
          all &= out[x]
        }
      case (false, false):
        for x in columns {
          let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
          out[x] = word & 0xFF00_FF00 | (word & 255) << 16 | (word >> 16) & 255 | opaque
          all &= out[x]
        }
      }
      // Most rows are opaque and need no further conversion.
      if all >= 0xFF00_0000 { continue }
      for x in columns where out[x] < 0xFF00_0000 {
        let word = out[x]
        out[x] = multiply ? PixelMath.premultiply(word) : isPremultiplied ? PixelMath.clampToAlpha(word) : word
      }
    }
    return true
  }

  /// Converts pixels from this layout's space to sRGB.
  func convertToStandard(_ source: PixelBuffer) -> PixelBuffer {
    guard let space, let buffer = PixelBuffer(width: source.width, height: source.height, format: .argb32)
    else { return source }
    var memo: [UInt32: UInt32] = [:]
    for y in 0..<source.height {
      let (from, to) = (source.row(y), buffer.row(y))
      for x in 0..<source.width {
        let pixel = from[x]
        guard pixel >> 24 != 0 else { continue }
        if let known = memo[pixel] {
          to[x] = known
          continue
        }
        let plain = PixelMath.unpremultiply(pixel)
        let values = [16, 8, 0].map { CGFloat((plain >> UInt32($0)) & 255) / 255 }
        let rgb = space.convert(values, to: .standardRGB) ?? values
        var color = pixel & 0xFF00_0000
        for (index, value) in rgb.enumerated() where index < 3 {
          color |= UInt32((value * 255).rounded()) << UInt32(16 - 8 * index)
        }
        if memo.count > 65536 { memo.removeAll(keepingCapacity: true) }
        to[x] = PixelMath.premultiply(color)
        memo[pixel] = to[x]
      }
    }
    return buffer
  }

  /// Returns the coverage of an image mask, one byte per pixel.
  func makeCoverage(data: Data?) -> PixelBuffer? {
    guard let data, let buffer = PixelBuffer(width: width, height: height, format: .a8) else { return nil }
    let reader = SampleReader(self)
    let from = decode.count >= 2 ? Double(decode[0]) : 0
    let to = decode.count >= 2 ? Double(decode[1]) : 1
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      let needed = (width * bitsPerPixel + 7) / 8
      let rows = bytes.count < needed ? 0 : min(height, (bytes.count - needed) / bytesPerRow + 1)
      for y in 0..<rows {
        let out = buffer.coverageRow(y)
        for x in 0..<width {
          let sample = from + reader.read(base + y * bytesPerRow, x, 0) * (to - from)
          out[x] = UInt8((min(max(1 - sample, 0), 1) * 255).rounded())
        }
      }
    }
    return buffer
  }

  /// Returns an image's luminance as coverage, for clipping to images that are not masks.
  static func luminance(of pixels: PixelBuffer) -> PixelBuffer? {
    guard let buffer = PixelBuffer(width: pixels.width, height: pixels.height, format: .a8) else { return nil }
    for y in 0..<pixels.height {
      let (from, to) = (pixels.row(y), buffer.coverageRow(y))
      for x in 0..<pixels.width { to[x] = UInt8(PixelMath.luminance(from[x])) }
    }
    return buffer
  }
}
