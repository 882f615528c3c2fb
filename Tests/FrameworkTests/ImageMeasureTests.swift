import CoreImage
import Metal
import MetalPerformanceShaders
import UIKit
import XCTest

/// Filters that measure pictures, and kernels that an app defines.
final class ImageMeasureTests: FrameworkTestCase {
  /// Returns a picture of two by two pixels, the upper row first.
  private func picture(_ pixels: [UInt32], alpha: UInt8 = 255) throws -> CIImage {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpace(name: CGColorSpace.sRGB)!,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let data = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    for (index, pixel) in pixels.enumerated() {
      for channel in 0..<3 {
        data[index * 4 + channel] = UInt8(truncatingIfNeeded: pixel >> UInt32(16 - 8 * channel))
      }
      data[index * 4 + 3] = alpha
    }
    return CIImage(cgImage: try XCTUnwrap(context.makeImage()))
  }

  /// Libraries measure without color management.
  private let context = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])

  private func values(_ image: CIImage, in bounds: CGRect? = nil) -> [Float] {
    let bounds = bounds ?? image.extent
    var result = [Float](repeating: -1, count: Int(bounds.width * bounds.height))
    context.render(
      image, toBitmap: &result, rowBytes: 4 * Int(bounds.width), bounds: bounds, format: .Rf, colorSpace: nil)
    return result
  }

  // CIE 116-1995; the expected figures were computed with its formula from sRGB under D50.
  func testTheDifferenceOfColors() throws {
    let first = try picture([0xFFFFFF, 0x808080, 0xFF0000, 0x102030])
    let second = try picture([0x000000, 0x7F7F7F, 0xFF0000, 0x102030])
    let difference = first.applyingFilter("CILabDeltaE", parameters: ["inputImage2": second])
    XCTAssertEqual(difference.extent, CGRect(x: 0, y: 0, width: 2, height: 2))
    let found = values(difference)
    XCTAssertEqual(found[0], 100, accuracy: 0.001, "black and white")
    // L* of 0x80 is 53.585, that of 0x7F 53.193.
    XCTAssertEqual(found[1], 0.393, accuracy: 0.002)
    XCTAssertEqual(found[2], 0)
    XCTAssertEqual(found[3], 0)
    XCTAssertNil(CIFilter(name: "CILabDeltaE", parameters: [kCIInputImageKey: first])?.outputImage)
  }

  /// The chroma of the first color reduces differences of chroma and hue.
  func testTheDifferenceCountsFromTheFirstColor() throws {
    let red = try picture([0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000])
    let gray = try picture([0x808080, 0x808080, 0x808080, 0x808080])
    let there = values(red.applyingFilter("CILabDeltaE", parameters: ["inputImage2": gray]))[0]
    let back = values(gray.applyingFilter("CILabDeltaE", parameters: ["inputImage2": red]))[0]
    XCTAssertLessThan(there, 30)
    XCTAssertGreaterThan(back, 90)
  }

  func testAreas() throws {
    let image = try picture([0x000000, 0xFF0000, 0x330000, 0x660000])
    let whole = [kCIInputExtentKey: CIVector(cgRect: image.extent)]
    let average = image.applyingFilter("CIAreaAverage", parameters: whole)
    XCTAssertEqual(average.extent, CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(values(average)[0], 0.4, accuracy: 0.0001)
    XCTAssertEqual(values(image.applyingFilter("CIAreaMaximum", parameters: whole)), [1])
    XCTAssertEqual(values(image.applyingFilter("CIAreaMinimum", parameters: whole)), [0])
    // The y axis points upwards, so this is the lower row.
    let lower = [kCIInputExtentKey: CGRect(x: 0, y: 0, width: 2, height: 1)]
    XCTAssertEqual(values(image.applyingFilter("CIAreaMaximum", parameters: lower))[0], 0.4, accuracy: 0.0001)
  }

  func testFormatsAndBounds() throws {
    let image = try picture([0x102030, 0x405060, 0x708090, 0xA0B0C0])
    func bytes(_ format: CIFormat, _ count: Int, _ bounds: CGRect) -> [UInt8] {
      var result = [UInt8](repeating: 0xEE, count: count)
      context.render(
        image, toBitmap: &result, rowBytes: count / Int(bounds.height), bounds: bounds, format: format,
        colorSpace: nil)
      return result
    }
    let upperLeft = CGRect(x: 0, y: 1, width: 1, height: 1)
    XCTAssertEqual(bytes(.RGBA8, 4, upperLeft), [0x10, 0x20, 0x30, 0xFF])
    XCTAssertEqual(bytes(.BGRA8, 4, upperLeft), [0x30, 0x20, 0x10, 0xFF])
    XCTAssertEqual(bytes(.ARGB8, 4, upperLeft), [0xFF, 0x10, 0x20, 0x30])
    XCTAssertEqual(bytes(.R8, 4, image.extent), [0x10, 0x40, 0x70, 0xA0])
    XCTAssertEqual(bytes(.A8, 1, CGRect(x: 5, y: 5, width: 1, height: 1)), [0], "outside the extent")
    XCTAssertEqual(bytes(CIFormat(rawValue: -3), 4, upperLeft), [0xEE, 0xEE, 0xEE, 0xEE])
    XCTAssertEqual(said("CIFormat -3"), 1)
    var halves = [UInt16](repeating: 0, count: 4)
    context.render(
      image, toBitmap: &halves, rowBytes: 8, bounds: CGRect(x: 1, y: 0, width: 1, height: 1), format: .RGBAh,
      colorSpace: nil)
    XCTAssertEqual(halves[3], 0x3C00, "alpha 1")
    let part = try XCTUnwrap(context.createCGImage(image, from: CGRect(x: 0, y: 0, width: 1, height: 1)))
    XCTAssertEqual(values(CIImage(cgImage: part))[0], Float(0x70) / 255, accuracy: 0.0001)
  }

  /// The average is computed in the linear working space, and converted back to sRGB.
  func testManagedColors() throws {
    let image = try picture([0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF])
    let average = image.applyingFilter(
      "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: image.extent)])
    let picture = try XCTUnwrap(CIContext().createCGImage(average, from: average.extent))
    var pixel = [UInt8](repeating: 0, count: 4)
    context.render(
      CIImage(cgImage: picture), toBitmap: &pixel, rowBytes: 4, bounds: average.extent, format: .RGBA8,
      colorSpace: nil)
    XCTAssertEqual(pixel, [188, 188, 188, 255])
    XCTAssertEqual(UIImage(ciImage: average).size, CGSize(width: 1, height: 1))
  }

  // MARK: Kernels

  private final class Threshold: CIImageProcessorKernel {
    override class var outputFormat: CIFormat { .Rf }
    override class func formatForInput(at input: Int32) -> CIFormat { .Rf }
    override class func process(
      with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {
      guard let limit = arguments?["limit"] as? Float, let input = inputs?.first else { throw Missing() }
      XCTAssertNil(input.metalTexture)
      XCTAssertNil(output.metalCommandBuffer)
      for y in 0..<Int(output.region.height) {
        for x in 0..<Int(output.region.width) {
          let value = input.baseAddress.load(fromByteOffset: y * input.bytesPerRow + x * 4, as: Float.self)
          output.baseAddress.storeBytes(
            of: value > limit ? 1 : 0, toByteOffset: y * output.bytesPerRow + x * 4, as: Float.self)
        }
      }
    }
    struct Missing: Error {}
  }

  private final class Strange: CIImageProcessorKernel {
    override class var outputFormat: CIFormat { CIFormat(rawValue: 99) }
  }

  func testKernels() throws {
    let image = try picture([0x000000, 0xFF0000, 0x330000, 0x660000])
    let bright = try Threshold.apply(withExtent: image.extent, inputs: [image], arguments: ["limit": Float(0.3)])
    XCTAssertEqual(values(bright), [0, 1, 0, 1])
    let failed = try Threshold.apply(withExtent: image.extent, inputs: [image], arguments: nil)
    XCTAssertEqual(values(failed), [0, 0, 0, 0])
    XCTAssertEqual(said("Missing"), 1)
    XCTAssertThrowsError(try Strange.apply(withExtent: image.extent, inputs: nil, arguments: nil))
  }

  /// Libraries request a Metal device, and use the processor if there is none.
  func testThereIsNoMetalDevice() {
    XCTAssertNil(MTLCreateSystemDefaultDevice())
    XCTAssertTrue(MTLCopyAllDevices().isEmpty)
    XCTAssertFalse(MPSSupportsMTLDevice(nil))
  }
}
