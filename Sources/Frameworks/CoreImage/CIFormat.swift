import Foundation

/// A pixel format in memory: the order of the components and their number format.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coreimage/ciformat>
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// 8-bit alpha, red, green and blue.
  public static let ARGB8 = CIFormat(rawValue: 1)
  /// 8-bit blue, green, red and alpha.
  public static let BGRA8 = CIFormat(rawValue: 2)
  /// 8-bit red, green, blue and alpha.
  public static let RGBA8 = CIFormat(rawValue: 3)
  /// 8-bit alpha, blue, green and red.
  public static let ABGR8 = CIFormat(rawValue: 4)
  /// Half-precision red, green, blue and alpha.
  public static let RGBAh = CIFormat(rawValue: 5)
  /// Single-precision red, green, blue and alpha.
  public static let RGBAf = CIFormat(rawValue: 6)
  /// 8-bit red.
  public static let R8 = CIFormat(rawValue: 7)
  /// Half-precision red.
  public static let Rh = CIFormat(rawValue: 8)
  /// Single-precision red.
  public static let Rf = CIFormat(rawValue: 9)
  /// 8-bit red and green.
  public static let RG8 = CIFormat(rawValue: 10)
  /// Half-precision red and green.
  public static let RGh = CIFormat(rawValue: 11)
  /// Single-precision red and green.
  public static let RGf = CIFormat(rawValue: 12)
  /// 8-bit alpha.
  public static let A8 = CIFormat(rawValue: 13)
  /// Half-precision alpha.
  public static let Ah = CIFormat(rawValue: 14)
  /// Single-precision alpha.
  public static let Af = CIFormat(rawValue: 15)
}

/// The memory layout of a format.
struct PixelLayout {
  enum Component {
    case byte, half, single
  }

  /// The components in memory order, as indices of red, green, blue and alpha.
  let channels: [Int]
  let component: Component

  var bytesPerPixel: Int { channels.count * (component == .byte ? 1 : component == .half ? 2 : 4) }

  init?(_ format: CIFormat) {
    switch format {
    case .ARGB8: (channels, component) = ([3, 0, 1, 2], .byte)
    case .BGRA8: (channels, component) = ([2, 1, 0, 3], .byte)
    case .RGBA8: (channels, component) = ([0, 1, 2, 3], .byte)
    case .ABGR8: (channels, component) = ([3, 2, 1, 0], .byte)
    case .RGBAh: (channels, component) = ([0, 1, 2, 3], .half)
    case .RGBAf: (channels, component) = ([0, 1, 2, 3], .single)
    case .R8: (channels, component) = ([0], .byte)
    case .Rh: (channels, component) = ([0], .half)
    case .Rf: (channels, component) = ([0], .single)
    case .RG8: (channels, component) = ([0, 1], .byte)
    case .RGh: (channels, component) = ([0, 1], .half)
    case .RGf: (channels, component) = ([0, 1], .single)
    case .A8: (channels, component) = ([3], .byte)
    case .Ah: (channels, component) = ([3], .half)
    case .Af: (channels, component) = ([3], .single)
    default: return nil
    }
  }

  /// Writes pixels in this format.
  /// - Parameters:
  ///   - pixels: the pixels.
  ///   - data: the memory.
  ///   - rowBytes: the distance between rows in bytes.
  ///   - isEncoding: whether linear components are converted to sRGB.
  func write(_ pixels: PixelValues, to data: UnsafeMutableRawPointer, rowBytes: Int, isEncoding: Bool) {
    let size = bytesPerPixel / channels.count
    for y in 0..<pixels.height {
      var place = data + y * rowBytes
      for x in 0..<pixels.width {
        let stored = pixels.values[y * pixels.width + x]
        let value = isEncoding ? PixelValues.encoded(stored) : stored
        let bytes = component == .byte ? PixelValues.bytes(value) : .zero
        for channel in channels {
          switch component {
          case .byte: place.storeBytes(of: bytes[channel], as: UInt8.self)
          case .half: place.storeBytes(of: Float16(value[channel]).bitPattern, as: UInt16.self)
          case .single: place.storeBytes(of: value[channel], as: Float.self)
          }
          place += size
        }
      }
    }
  }

  /// Reads pixels in this format. Components that the format lacks are 0, and a missing alpha is 1.
  func read(_ data: UnsafeRawPointer, width: Int, height: Int, rowBytes: Int) -> PixelValues {
    let size = bytesPerPixel / channels.count
    var pixels = PixelValues(width: width, height: height)
    for y in 0..<height {
      var place = data + y * rowBytes
      for x in 0..<width {
        var value = SIMD4<Float>(0, 0, 0, 1)
        for channel in channels {
          switch component {
          case .byte: value[channel] = Float(place.load(as: UInt8.self)) / 255
          case .half: value[channel] = Float(Float16(bitPattern: place.loadUnaligned(as: UInt16.self)))
          case .single: value[channel] = place.loadUnaligned(as: Float.self)
          }
          place += size
        }
        pixels.values[y * width + x] = value
      }
    }
    return pixels
  }
}
