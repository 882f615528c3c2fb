import CoreGraphics
import Foundation
import Metal
import ObjectiveC

/// A context that renders images on the CPU.
///
/// ```swift
/// guard let picture = day.cgImage else { return }
/// let image = CIImage(cgImage: picture)
/// var pixel = [UInt8](repeating: 0, count: 4)
/// let average = image.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: image.extent)])
/// CIContext(options: [.workingColorSpace: NSNull()]).render(
///   average, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/coreimage/cicontext>
open class CIContext: NSObject {
  /// Whether filters work with linear components; otherwise, with a null working space, they work with sRGB
  /// components.
  private let isLinear: Bool
  private let hasOutputSpace: Bool

  /// The working color space of filters: linear sRGB, or nil if color management is disabled.
  open private(set) var workingColorSpace: CGColorSpace?

  /// Creates a context with options such as `workingColorSpace`.
  public init(options: [CIContextOption: Any]? = nil) {
    isLinear = !(options?[.workingColorSpace] is NSNull)
    hasOutputSpace = !(options?[.outputColorSpace] is NSNull)
    workingColorSpace = isLinear ? CGColorSpace(name: CGColorSpace.linearSRGB) : nil
    super.init()
  }
  public override convenience init() { self.init(options: nil) }

  /// Returns a part of an image in sRGB; nil if it is empty.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    if let picture = image.cgImage {
      if fromRect == image.extent { return picture }
      return picture.cropping(
        to: CGRect(
          x: fromRect.minX, y: image.extent.height - fromRect.maxY, width: fromRect.width, height: fromRect.height))
    }
    guard CIImage.size(of: fromRect) != nil else { return nil }
    return image.pixels(in: fromRect, isLinear: isLinear).picture(isLinear: isLinear)
  }

  /// Renders a part of an image into memory, with the top row first.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - data: memory of at least `rowBytes` times the height of `bounds`.
  ///   - rowBytes: the distance between rows in bytes.
  ///   - bounds: the rectangle in the image's space. Pixels outside of the image's extent are transparent.
  ///   - format: a format that `CIFormat` declares. For others an error is logged, and nothing is written.
  ///   - colorSpace: the color space of the result; nil for the unconverted components.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let layout = PixelLayout(format) else {
      return Unsupported.log("CIFormat \(format.rawValue)", effect: "nothing is rendered")
    }
    let pixels = image.pixels(in: bounds, isLinear: isLinear)
    layout.write(
      pixels, to: data, rowBytes: rowBytes, isEncoding: isLinear && colorSpace != nil && hasOutputSpace)
  }

  /// Has no effect, because nothing is cached between renderings.
  open func clearCaches() {}
}

/// The options of a rendering context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The option to render on the CPU. It has no effect, because images are always rendered on the CPU.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  /// The working color space of filters; `NSNull` disables color management.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  /// The color space of results; `NSNull` leaves components unconverted.
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  /// The option for the pixel format of filters. It has no effect, because filters always use 32 bits per
  /// component.
  public static let workingFormat = CIContextOption(rawValue: "kCIContextWorkingFormat")
  /// The option to cache intermediate results. It has no effect, because nothing is cached.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// The option for a better quality of reduced images. It has no effect.
  public static let highQualityDownsample = CIContextOption(rawValue: "kCIContextHighQualityDownsample")
  /// The option to render with a low priority. It has no effect.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  /// The option for the name of the context in diagnostics. It has no effect.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
