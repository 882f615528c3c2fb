import CoreGraphics
import Foundation
import Metal
import ObjectiveC

/// The input of a processor kernel.
public protocol CIImageProcessorInput {
  /// The rectangle of the image that is in memory.
  var region: CGRect { get }
  /// From one row to the next.
  var bytesPerRow: Int { get }
  /// The layout of pixels in memory.
  var format: CIFormat { get }
  /// The upper row's first pixel.
  var baseAddress: UnsafeRawPointer { get }
  /// Nil: there is no Metal device.
  var metalTexture: (any MTLTexture)? { get }
}

/// The output of a processor kernel.
public protocol CIImageProcessorOutput {
  /// The rectangle of the image to fill.
  var region: CGRect { get }
  /// From one row to the next.
  var bytesPerRow: Int { get }
  /// The layout of pixels in memory.
  var format: CIFormat { get }
  /// The upper row's first pixel.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// Nil: there is no Metal device.
  var metalTexture: (any MTLTexture)? { get }
  /// Nil: there is no Metal device.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A filter of an app's own that reads and writes pixels in memory.
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
  /// Fills the output from the inputs, for subclasses to override.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}

  /// The part of an input that a rectangle of the output needs: the same rectangle, unless it is overridden.
  open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

  /// The format that an input is given in: four half-precision components, unless it is overridden.
  open class func formatForInput(at input: Int32) -> CIFormat { .RGBAh }

  /// The format of the output: four half-precision components, unless it is overridden.
  open class var outputFormat: CIFormat { .RGBAh }

  /// Whether the output has no transparent pixels.
  open class var outputIsOpaque: Bool { false }

  /// Whether inputs are complete before the kernel is called; they are in any case.
  open class var synchronizeInputs: Bool { true }

  /// An image that this kernel makes when it is rendered. An error that it throws is printed, and leaves the image
  /// transparent.
  ///
  /// - Throws: `CIImageProcessorKernelError` for a format that Core Image does not have.
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

/// Pixels in memory for the time of a call.
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

/// The memory that a kernel writes to.
private struct KernelOutput: CIImageProcessorOutput {
  let memory: KernelMemory
  var region: CGRect { memory.region }
  var bytesPerRow: Int { memory.bytesPerRow }
  var format: CIFormat { memory.format }
  var baseAddress: UnsafeMutableRawPointer { memory.address }
  var metalTexture: (any MTLTexture)? { nil }
  var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
