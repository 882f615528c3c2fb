/// The position of the alpha component in a pixel, and whether colours are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// The alpha is last, and colors are multiplied by it.
  case premultipliedLast = 1
  /// The alpha is first, and colors are multiplied by it.
  case premultipliedFirst = 2
  /// The alpha is last, and colors are not multiplied by it.
  case last = 3
  /// The alpha is first, and colors are not multiplied by it.
  case first = 4
  /// The last component is not used.
  case noneSkipLast = 5
  /// The first component is not used.
  case noneSkipFirst = 6
  /// There is only alpha.
  case alphaOnly = 7
}

/// The order of bytes within a pixel's words.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the byte order in a bitmap's information; no order itself.
  case orderMask = 28672
  /// Bytes in the order in which the format lists components.
  case orderDefault = 0
  /// Units of 16 bits, the least byte first.
  case order16Little = 4096
  /// Units of 32 bits, the least byte first: the order of screens' pixels.
  case order32Little = 8192
  /// Units of 16 bits, the largest byte first.
  case order16Big = 12288
  /// Units of 32 bits, the largest byte first.
  case order32Big = 16384
}

/// The packing of components into a pixel.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// The bits of the pixel format in a bitmap's information; no format itself.
  case mask = 983_040
  /// Components one after the other, all of the same width. The default.
  case packed = 0
  /// Five bits for each of red, green and blue in 16 bits; the sixteenth may be alpha.
  case RGB555 = 65536
  /// Five bits for red and blue and six for green in 16 bits.
  case RGB565 = 131072
  /// Ten bits for each of red, green and blue in 32 bits; the last two may be alpha.
  case RGB101010 = 196608
  /// Ten bits for each component over an extended range, as Core Image packs them.
  case RGBCIF10 = 262144
}

/// Alpha, byte order and number format of a bitmap in one word.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgbitmapinfo>
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the alpha.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the kind of numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of bytes as the format has it.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Units of 16 bits, the least byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Units of 32 bits, the least byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Units of 16 bits, the largest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Units of 32 bits, the largest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// The layout of our own pixels: premultiplied 0xAARRGGBB words.
  package static let native = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)

  package var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
  package var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }
  package var pixelFormat: CGImagePixelFormatInfo {
    CGImagePixelFormatInfo(rawValue: rawValue & 0xF0000) ?? .packed
  }
}

/// The order of bytes in this machine's words of 16 bits: the least first.
public var kCGBitmapByteOrder16Host: CGBitmapInfo { .byteOrder16Little }
/// The order of bytes in this machine's words of 32 bits: the least first.
public var kCGBitmapByteOrder32Host: CGBitmapInfo { .byteOrder32Little }
