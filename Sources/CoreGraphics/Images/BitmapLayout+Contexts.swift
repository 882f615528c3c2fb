import Foundation
import ObjectiveC

extension BitmapLayout {
  /// Creates a layout that contexts can draw into; for other layouts it logs the same message as Apple's
  /// CoreGraphics and returns nil.
  init?(
    contextWidth: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo
  ) {
    let alpha = bitmapInfo.alphaInfo
    let colors = alpha == .alphaOnly ? 0 : space.numberOfComponents
    let samples = colors + (alpha == .none ? 0 : 1)
    let bitsPerPixel = bitsPerComponent == 5 ? 16 : bitsPerComponent * samples
    guard
      Self.isDrawable(
        model: space.model, bits: bitsPerComponent, alpha: alpha, isFloat: bitmapInfo.contains(.floatComponents))
    else {
      Self.logUnsupported(space.model, bitsPerComponent, bytesPerRow, bitmapInfo)
      return nil
    }
    let needed = contextWidth > 0 ? (min(contextWidth, 1 << 20) * bitsPerPixel + 7) / 8 : 0
    if bytesPerRow != 0, bytesPerRow < needed {
      Console.writeOnce(
        "CGBitmapContextCreate: invalid data bytes/row: should be at least \(needed) for \(bitsPerComponent) integer "
          + "bits/component, \(samples) components, kCGImageAlpha\(Self.name(of: alpha)).")
      return nil
    }
    self.init(
      width: contextWidth, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow == 0 ? (needed + 15) & ~15 : bytesPerRow, space: alpha == .alphaOnly ? nil : space,
      bitmapInfo: bitmapInfo)
  }

  /// Returns whether a pixel format is among those that the Quartz 2D Programming Guide lists for contexts.
  private static func isDrawable(model: CGColorSpaceModel, bits: Int, alpha: CGImageAlphaInfo, isFloat: Bool)
    -> Bool
  {
    if alpha == .alphaOnly { return bits == 8 && !isFloat }
    switch (model, bits) {
    case (.monochrome, 8):
      return !isFloat && (alpha == .none || alpha == .premultipliedLast || alpha == .noneSkipLast)
    case (.monochrome, 16): return alpha == .none
    case (.monochrome, 32): return isFloat && alpha == .none
    case (.rgb, 5): return alpha == .noneSkipFirst
    case (.rgb, 8):
      return !isFloat
        && [.noneSkipFirst, .noneSkipLast, .premultipliedFirst, .premultipliedLast].contains(alpha)
    case (.rgb, 16): return alpha == .premultipliedLast || alpha == .noneSkipLast
    case (.rgb, 32): return isFloat && (alpha == .premultipliedLast || alpha == .noneSkipLast)
    default: return false
    }
  }

  private static func name(of alpha: CGImageAlphaInfo) -> String {
    switch alpha {
    case .none: return "None"
    case .premultipliedLast: return "PremultipliedLast"
    case .premultipliedFirst: return "PremultipliedFirst"
    case .last: return "Last"
    case .first: return "First"
    case .noneSkipLast: return "NoneSkipLast"
    case .noneSkipFirst: return "NoneSkipFirst"
    case .alphaOnly: return "Only"
    }
  }

  private static func logUnsupported(
    _ model: CGColorSpaceModel, _ bits: Int, _ bytesPerRow: Int, _ info: CGBitmapInfo
  ) {
    let names: [CGColorSpaceModel: String] = [.monochrome: "Grayscale", .rgb: "RGB", .cmyk: "CMYK", .lab: "Lab"]
    let kind = info.contains(.floatComponents) ? "float" : "integer"
    Console.writeOnce(
      "CGBitmapContextCreate: unsupported parameter combination: \(names[model] ?? "unknown color space model"); "
        + "\(bits) bits/component, \(kind); \(bytesPerRow) bytes/row; kCGImageAlpha\(name(of: info.alphaInfo)).")
  }

  /// Whether Cairo can draw into an alpha-only bitmap of this layout.
  var isNativeAlpha: Bool { alpha == .alphaOnly && bitsPerComponent == 8 && bytesPerRow % 4 == 0 }

  /// Converts an area of the buffer to this layout.
  func encodeRows(
    _ buffer: PixelBuffer, rows: Range<Int>, columns: Range<Int>, into base: UnsafeMutablePointer<UInt8>
  ) {
    if bitsPerComponent == 8, bitsPerPixel == 32, space?.model == .rgb, bitmapInfo.byteOrder != .order16Little {
      return encodeWords(buffer, rows: rows, columns: columns, into: base)
    }
    let swap = bitmapInfo.byteOrder == .order16Little ? 1 : bitmapInfo.byteOrder == .order32Little ? 3 : 0
    for y in rows {
      let (from, row) = (buffer.row(y), base + y * bytesPerRow)
      for x in columns {
        let pixel = from[x]
        let start = (x * bitsPerPixel) >> 3
        if bitsPerComponent == 5 {
          let word =
            UInt16((pixel >> 19) & 31) << 10 | UInt16((pixel >> 11) & 31) << 5 | UInt16((pixel >> 3) & 31)
          row[start ^ swap] = UInt8(word >> 8)
          row[(start + 1) ^ swap] = UInt8(word & 255)
          continue
        }
        for (index, sample) in samples(of: pixel).enumerated() { store(sample, index, row, start, swap) }
      }
    }
  }

  /// Returns the samples of a pixel, from 0 to 255, in the order of the layout.
  private func samples(of pixel: UInt32) -> [UInt32] {
    let alphaByte = usesAlpha ? pixel >> 24 : 255
    var colors: [UInt32] = []
    if colorCount == 1 {
      colors = [PixelMath.luminance(pixel)]
    } else if colorCount == 3 {
      colors = [(pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255]
    }
    if alpha == .none { return colors }
    return hasAlphaFirst ? [alphaByte] + colors : colors + [alphaByte]
  }

  private func store(_ sample: UInt32, _ index: Int, _ row: UnsafeMutablePointer<UInt8>, _ start: Int, _ swap: Int)
  {
    switch bitsPerComponent {
    case 8: row[(start + index) ^ swap] = UInt8(sample)
    case 16:
      let bits: UInt16
      if bitmapInfo.contains(.floatComponents) {
        bits = Self.halfBits(Float(sample) / 255)
      } else {
        bits = UInt16(sample) * 257
      }
      row[(start + index * 2) ^ swap] = UInt8(bits >> 8)
      row[(start + index * 2 + 1) ^ swap] = UInt8(bits & 255)
    case 32:
      let word = (Float(sample) / 255).bitPattern
      for byte in 0..<4 { row[(start + index * 4 + byte) ^ swap] = UInt8((word >> UInt32(24 - 8 * byte)) & 255) }
    default: break
    }
  }

  /// Returns the bits of the half-precision float nearest to a number from 0 to 1.
  private static func halfBits(_ value: Float) -> UInt16 {
    guard value >= 0x1p-14 else { return UInt16(value * 0x1p24) }
    let word = value.bitPattern
    let exponent = Int((word >> 23) & 255) - 127 + 15
    return UInt16(exponent << 10) | UInt16((word >> 13) & 1023)
  }

  private func encodeWords(
    _ buffer: PixelBuffer, rows: Range<Int>, columns: Range<Int>, into base: UnsafeMutablePointer<UInt8>
  ) {
    let opaque: UInt32 = usesAlpha ? 0 : 0xFF00_0000
    let isLittle = bitmapInfo.byteOrder == .order32Little
    for y in rows {
      let from = buffer.row(y)
      let row = UnsafeMutableRawPointer(base + y * bytesPerRow)
      // Each byte order has a loop of its own, so that the compiler can vectorize it.
      switch (hasAlphaFirst, isLittle) {
      case (true, true):
        for x in columns { row.storeBytes(of: from[x] | opaque, toByteOffset: x * 4, as: UInt32.self) }
      case (true, false):
        for x in columns {
          row.storeBytes(of: (from[x] | opaque).byteSwapped, toByteOffset: x * 4, as: UInt32.self)
        }
      case (false, true):
        for x in columns {
          let word = from[x] | opaque
          row.storeBytes(of: word << 8 | word >> 24, toByteOffset: x * 4, as: UInt32.self)
        }
      case (false, false):
        // Red and blue exchange their bytes in the word.
        for x in columns {
          let word = from[x] | opaque
          row.storeBytes(
            of: word & 0xFF00_FF00 | (word & 255) << 16 | (word >> 16) & 255, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
  }
}
