import Foundation
import ObjectiveC

/// An immutable bitmap image or image mask.
///
/// ```swift
/// let corner = day.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 10, height: 10))
/// let pixels = corner?.width
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgimage>
public final class CGImage: Hashable, @unchecked Sendable {
  let layout: BitmapLayout
  private let provider: CGDataProvider?
  /// The pixels that the image was created from, with components of its own space.
  private let ownPixels: PixelBuffer?
  private let converted: Locked<Converted>
  private let decodeArray: UnsafeMutablePointer<CGFloat>?
  /// Whether the image is interpolated if it is drawn at another size.
  public let shouldInterpolate: Bool
  /// The rendering intent. It has no effect.
  public let renderingIntent: CGColorRenderingIntent
  /// Whether the image is an image mask, whose samples determine the painted area.
  public var isMask: Bool { layout.isMask }
  /// The uniform type identifier of the file that the image was read from, such as `public.png`.
  public internal(set) var utType: CFString?

  init(
    layout: BitmapLayout, provider: CGDataProvider?, pixels: PixelBuffer? = nil,
    shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
  ) {
    self.layout = layout
    self.provider = provider
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
    if layout.decode.isEmpty {
      decodeArray = nil
    } else {
      let array = UnsafeMutablePointer<CGFloat>.allocate(capacity: layout.decode.count)
      array.initialize(from: layout.decode, count: layout.decode.count)
      decodeArray = array
    }
    ownPixels = pixels
    converted = Locked(Converted(coverage: pixels?.format == .a8 ? pixels : nil))
  }

  deinit { decodeArray?.deallocate() }

  /// The results of converting the samples, cached on demand.
  private struct Converted {
    var pixels: PixelBuffer?
    var coverage: PixelBuffer?
  }

  /// Creates an image from premultiplied sRGB pixels, which are shared and may no longer be changed. A coverage
  /// buffer makes an image mask that paints where the coverage is not 0.
  package convenience init(pixelBuffer: PixelBuffer) {
    self.init(pixelBuffer: pixelBuffer, space: .standardRGB)
  }

  /// Creates an image whose pixels are declared to be opaque if `opaque` is true.
  package convenience init(pixelBuffer: PixelBuffer, opaque: Bool) {
    var layout = BitmapLayout(pixelBuffer: pixelBuffer, space: .standardRGB)
    if opaque, !layout.isMask {
      layout.bitmapInfo = [
        CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue), .byteOrder32Little,
      ]
    }
    self.init(layout: layout, provider: nil, pixels: pixelBuffer)
  }

  convenience init(pixelBuffer: PixelBuffer, space: CGColorSpace) {
    self.init(layout: BitmapLayout(pixelBuffer: pixelBuffer, space: space), provider: nil, pixels: pixelBuffer)
  }

  /// Creates an image with a layout that Apple's documentation lists; returns nil for other layouts, and if rows
  /// are too short.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let range = decode.map { Array(UnsafeBufferPointer(start: $0, count: space.numberOfComponents * 2)) } ?? []
    guard
      let layout = BitmapLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, decode: range)
    else { return nil }
    self.init(layout: layout, provider: provider, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Creates an image mask: samples of 0 paint and samples of the maximum do not, unless `decode` reverses that.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let range = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2)) } ?? []
    guard
      let layout = BitmapLayout(
        maskWidth: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, decode: range)
    else { return nil }
    self.init(layout: layout, provider: provider, shouldInterpolate: shouldInterpolate)
  }

  /// The Core Foundation type identifier of images.
  public class var typeID: CFTypeID { 0x4349 }
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The width in pixels.
  public var width: Int { layout.width }
  /// The height in pixels.
  public var height: Int { layout.height }
  /// The number of bits per component of a pixel.
  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// The number of bits per pixel.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// The number of bytes per row of pixels.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// The color space of the pixels; nil for masks.
  public var colorSpace: CGColorSpace? { layout.space }
  /// The position of the alpha component in each pixel, and whether color components are premultiplied by it.
  public var alphaInfo: CGImageAlphaInfo { layout.bitmapInfo.alphaInfo }
  /// The order of components and bytes in each pixel.
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
  /// The byte order of each pixel.
  public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder }
  /// The packing of the components into a pixel.
  public var pixelFormatInfo: CGImagePixelFormatInfo { layout.bitmapInfo.pixelFormat }
  /// The ranges that samples are mapped to, two numbers per component; nil for the default ranges. The pointer is
  /// valid as long as the image.
  public var decode: UnsafePointer<CGFloat>? { decodeArray.map { UnsafePointer($0) } }

  /// A provider of the image's bytes, in the layout that its properties describe.
  public var dataProvider: CGDataProvider? {
    if let provider { return provider }
    guard let pixels = ownPixels else { return nil }
    let isMask = isMask
    return CGDataProvider(load: {
      var data = Data(bytes: pixels.data, count: pixels.bytesPerRow * pixels.height)
      if isMask { for index in data.indices { data[index] = 255 - data[index] } }
      return data
    })
  }
}

extension CGImage {
  /// The pixels, premultiplied in sRGB; converted on first use. Nil for masks, and if there is no data.
  package var pixelBuffer: PixelBuffer? {
    guard !isMask else { return nil }
    if let ownPixels, layout.space?.hasStandardNumbers ?? true { return ownPixels }
    return converted.withLock { converted in
      if converted.pixels == nil {
        converted.pixels =
          ownPixels.map { layout.convertToStandard($0) } ?? layout.makePixels(data: provider?.data)
      }
      return converted.pixels
    }
  }

  /// The coverage for clipping to this image: the painted area of a mask, or the luminance of an image.
  package var coverage: PixelBuffer? {
    if isMask {
      return converted.withLock { converted in
        if converted.coverage == nil { converted.coverage = layout.makeCoverage(data: provider?.data) }
        return converted.coverage
      }
    }
    return pixelBuffer.flatMap { BitmapLayout.luminance(of: $0) }
  }

  /// Whether the layout has no alpha.
  package var isOpaque: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: return !isMask
    default: return false
    }
  }
}
