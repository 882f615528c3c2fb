import CoreGraphics
import Foundation
import Metal
import ObjectiveC

/// Renders images, on the processor.
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
  /// Whether filters work with components that are proportional to light; they get those of sRGB where the working
  /// space is null.
  private let isLinear: Bool
  private let hasOutputSpace: Bool

  /// The space that filters work in: linear sRGB, or nil where color management is off.
  open private(set) var workingColorSpace: CGColorSpace?

  public init(options: [CIContextOption: Any]? = nil) {
    isLinear = !(options?[.workingColorSpace] is NSNull)
    hasOutputSpace = !(options?[.outputColorSpace] is NSNull)
    workingColorSpace = isLinear ? CGColorSpace(name: CGColorSpace.linearSRGB) : nil
    super.init()
  }
  public override convenience init() { self.init(options: nil) }

  /// A part of an image as a picture in sRGB; nil where it is empty.
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

  /// Writes a part of an image to memory, its upper row first.
  ///
  /// - Parameters:
  ///   - image: the image that is rendered.
  ///   - data: at least `rowBytes` times the height of `bounds`.
  ///   - rowBytes: from one row to the next.
  ///   - bounds: in the image's space; what lies outside its extent is transparent.
  ///   - format: one that `CIFormat` names; others are reported, and nothing is written.
  ///   - colorSpace: nil for the values as filters make them.
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

  /// Does nothing: nothing is kept from one rendering to the next.
  open func clearCaches() {}
}

/// Options for rendering.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Rendering takes the processor in any case.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  /// The space that filters work in; `NSNull` turns color management off.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  /// The space of what is rendered; `NSNull` leaves values as they are.
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  /// The format that filters work in, which has no effect: they work in 32 bits a component.
  public static let workingFormat = CIContextOption(rawValue: "kCIContextWorkingFormat")
  /// Nothing is kept in any case.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Has no effect.
  public static let highQualityDownsample = CIContextOption(rawValue: "kCIContextHighQualityDownsample")
  /// Has no effect.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  /// Has no effect.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
