/// The position of the alpha component in a pixel, and whether color components are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha is the last component, and the color components are premultiplied by it.
  case premultipliedLast = 1
  /// Alpha is the first component, and the color components are premultiplied by it.
  case premultipliedFirst = 2
  /// Alpha is the last component, and the color components are not premultiplied.
  case last = 3
  /// Alpha is the first component, and the color components are not premultiplied.
  case first = 4
  /// The last component is unused.
  case noneSkipLast = 5
  /// The first component is unused.
  case noneSkipFirst = 6
  /// Alpha is the only component.
  case alphaOnly = 7
}

/// The byte order of a pixel's words.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the byte order in a bitmap info value; not a byte order itself.
  case orderMask = 28672
  /// The default order, in which the bytes follow the order of the components.
  case orderDefault = 0
  /// 16-bit words, little-endian.
  case order16Little = 4096
  /// 32-bit words, little-endian: the byte order of screen pixels.
  case order32Little = 8192
  /// 16-bit words, big-endian.
  case order16Big = 12288
  /// 32-bit words, big-endian.
  case order32Big = 16384
}

/// The packing of components into a pixel.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// The bits of the pixel format in a bitmap info value; not a format itself.
  case mask = 983_040
  /// Adjacent components of equal width. The default.
  case packed = 0
  /// Five bits for each of red, green and blue in 16 bits; the remaining bit can be alpha.
  case RGB555 = 65536
  /// Five bits for red and blue and six for green in 16 bits.
  case RGB565 = 131072
  /// Ten bits for each of red, green and blue in 32 bits; the remaining two bits can be alpha.
  case RGB101010 = 196608
  /// Ten bits for each component over an extended range, as Core Image packs them.
  case RGBCIF10 = 262144
}

/// The alpha info, byte order and number format of a bitmap, combined in one word.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgbitmapinfo>
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the alpha info.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the number format.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The default byte order.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 16-bit words, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32-bit words, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16-bit words, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit words, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// The layout of pixel buffers: premultiplied 0xAARRGGBB words.
  package static let native = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)

  package var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
  package var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }
  package var pixelFormat: CGImagePixelFormatInfo {
    CGImagePixelFormatInfo(rawValue: rawValue & 0xF0000) ?? .packed
  }
}

/// The byte order of 16-bit words on this machine: little-endian.
public var kCGBitmapByteOrder16Host: CGBitmapInfo { .byteOrder16Little }
/// The byte order of 32-bit words on this machine: little-endian.
public var kCGBitmapByteOrder32Host: CGBitmapInfo { .byteOrder32Little }
