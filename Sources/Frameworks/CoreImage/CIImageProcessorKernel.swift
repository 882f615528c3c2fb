import CoreGraphics
import Foundation
import Metal
import ObjectiveC

/// The input of a processor kernel.
public protocol CIImageProcessorInput {
  /// The rectangle of the image that is in memory.
  var region: CGRect { get }
  /// The distance between rows in bytes.
  var bytesPerRow: Int { get }
  /// The pixel format.
  var format: CIFormat { get }
  /// The address of the first pixel in the top row.
  var baseAddress: UnsafeRawPointer { get }
  /// The texture; always nil, because there is no Metal device.
  var metalTexture: (any MTLTexture)? { get }
}

/// The output of a processor kernel.
public protocol CIImageProcessorOutput {
  /// The rectangle of the image to fill.
  var region: CGRect { get }
  /// The distance between rows in bytes.
  var bytesPerRow: Int { get }
  /// The pixel format.
  var format: CIFormat { get }
  /// The address of the first pixel in the top row.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// The texture; always nil, because there is no Metal device.
  var metalTexture: (any MTLTexture)? { get }
  /// The command buffer; always nil, because there is no Metal device.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A custom filter that reads and writes pixels in memory.
///
/// ```swift
/// final class Invert: CIImageProcessorKernel {
///   override class var outputFormat: CIFormat { .RGBA8 }
///   override class func formatForInput(at input: Int32) -> CIFormat { .RGBA8 }
///   override class func process(
///     with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
///   ) throws {
///     guard let input = inputs?.first else { return }
///     for y in 0..<Int(output.region.height) {
///       let from = (input.baseAddress + y * input.bytesPerRow).assumingMemoryBound(to: UInt8.self)
///       let to = (output.baseAddress + y * output.bytesPerRow).assumingMemoryBound(to: UInt8.self)
///       for x in 0..<4 * Int(output.region.width) { to[x] = x % 4 == 3 ? from[x] : 255 - from[x] }
///     }
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/coreimage/ciimageprocessorkernel>
open class CIImageProcessorKernel: NSObject {
  /// Computes the output from the inputs. Subclasses override it.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}

  /// Returns the rectangle of an input that is needed for a rectangle of the output; by default it is the same.
  open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

  /// Returns the pixel format of an input; by default four half-precision components.
  open class func formatForInput(at input: Int32) -> CIFormat { .RGBAh }

  /// The pixel format of the output; by default four half-precision components.
  open class var outputFormat: CIFormat { .RGBAh }

  /// Whether the output has no transparent pixels.
  open class var outputIsOpaque: Bool { false }

  /// Whether inputs are complete before the kernel is called, which is always the case.
  open class var synchronizeInputs: Bool { true }

  /// Returns an image that the kernel computes when it is rendered. If the kernel throws an error, it is logged and
  /// the image is transparent.
  ///
  /// - Throws: `CIImageProcessorKernelError` if a format is not one that `CIFormat` declares.
  open class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: Any]?
  ) throws -> CIImage {
    let formats = (inputs ?? []).indices.map { formatForInput(at: Int32($0)) }
    guard let layout = PixelLayout(outputFormat), formats.allSatisfy({ PixelLayout($0) != nil }) else {
      throw CIImageProcessorKernelError.unknownFormat
    }
    let format = outputFormat
    return CIImage(extent: extent) { isLinear in
      guard let (width, height) = CIImage.size(of: extent) else { return PixelValues(width: 0, height: 0) }
      let memories = zip(inputs ?? [], formats).enumerated().map { index, input in
        let region = roi(forInput: Int32(index), arguments: args, outputRect: extent)
        return KernelMemory(input.0.pixels(in: region, isLinear: isLinear), region: region, format: input.1)
      }
      let output = KernelMemory(PixelValues(width: width, height: height), region: extent, format: format)
      do {
        try process(with: inputs == nil ? nil : memories, arguments: args, output: KernelOutput(memory: output))
      } catch {
        Console.write("\(self): \(error)")
        return PixelValues(width: width, height: height)
      }
      return layout.read(output.address, width: width, height: height, rowBytes: output.bytesPerRow)
    }
  }
}

/// The reasons for which a kernel cannot be applied.
public enum CIImageProcessorKernelError: Error {
  /// An input or the output has a format that `CIFormat` does not declare.
  case unknownFormat
}

/// A buffer of pixels for the duration of a call.
private final class KernelMemory: CIImageProcessorInput {
  let region: CGRect
  let bytesPerRow: Int
  let format: CIFormat
  let address: UnsafeMutableRawPointer

  init(_ pixels: PixelValues, region: CGRect, format: CIFormat) {
    self.region = region
    self.format = format
    let layout = PixelLayout(format)
    bytesPerRow = (pixels.width * (layout?.bytesPerPixel ?? 16) + 15) / 16 * 16
    let count = max(16, bytesPerRow * pixels.height)
    address = .allocate(byteCount: count, alignment: 16)
    address.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    layout?.write(pixels, to: address, rowBytes: bytesPerRow, isEncoding: false)
  }

  deinit { address.deallocate() }

  var baseAddress: UnsafeRawPointer { UnsafeRawPointer(address) }
  var metalTexture: (any MTLTexture)? { nil }
}

/// The buffer into which a kernel writes its output.
private struct KernelOutput: CIImageProcessorOutput {
  let memory: KernelMemory
  var region: CGRect { memory.region }
  var bytesPerRow: Int { memory.bytesPerRow }
  var format: CIFormat { memory.format }
  var baseAddress: UnsafeMutableRawPointer { memory.address }
  var metalTexture: (any MTLTexture)? { nil }
  var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
