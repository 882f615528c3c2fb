import CoreGraphics
import FlipsideTesting
import XCTest

/// Tests `CGContext(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)` with the formats of the
/// table "Pixel formats supported for bitmap graphics contexts" in the Quartz 2D Programming Guide.
final class BitmapContextTests: XCTestCase {
  private let rgb = CGColorSpaceCreateDeviceRGB()
  private let gray = CGColorSpaceCreateDeviceGray()

  private func make(
    _ bits: Int, _ space: CGColorSpace, _ info: UInt32, data: UnsafeMutableRawPointer? = nil, width: Int = 4,
    height: Int = 2, bytesPerRow: Int = 0
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: info)
  }

  func testSupportedLayouts() {
    for alpha in [CGImageAlphaInfo.noneSkipFirst, .noneSkipLast, .premultipliedFirst, .premultipliedLast] {
      for order in [CGBitmapInfo.byteOrderDefault, .byteOrder32Little, .byteOrder32Big] {
        XCTAssertNotNil(make(8, rgb, alpha.rawValue | order.rawValue), "\(alpha)")
      }
    }
    XCTAssertNotNil(make(5, rgb, CGImageAlphaInfo.noneSkipFirst.rawValue))
    XCTAssertNotNil(make(16, rgb, CGImageAlphaInfo.premultipliedLast.rawValue))
    XCTAssertNotNil(
      make(32, rgb, CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue))
    XCTAssertNotNil(make(8, gray, CGImageAlphaInfo.none.rawValue))
    XCTAssertNotNil(make(8, gray, CGImageAlphaInfo.alphaOnly.rawValue))
  }

  func testUnsupportedLayoutsGiveNilAndALine() {
    let console = ConsoleRecorder()
    defer { console.end() }
    var lines: [String] { console.lines }
    XCTAssertNil(make(8, rgb, CGImageAlphaInfo.last.rawValue))
    XCTAssertNil(make(8, rgb, CGImageAlphaInfo.none.rawValue))
    XCTAssertNil(make(4, gray, CGImageAlphaInfo.none.rawValue))
    XCTAssertNil(make(8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 15))
    XCTAssertNil(make(8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue, width: 0))
    XCTAssertNil(make(8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue, height: -4))
    XCTAssertNil(make(8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue, width: 1 << 50))
    XCTAssertTrue(lines.contains { $0.hasPrefix("CGBitmapContextCreate: unsupported parameter combination") })
    XCTAssertTrue(
      lines.contains { $0.hasPrefix("CGBitmapContextCreate: invalid data bytes/row: should be at least 16") })
  }

  /// The caller's memory contains the drawing immediately, in its own byte order, with the top row first.
  func testCallersMemoryInRGBA() throws {
    var bytes = [UInt8](repeating: 0, count: 32)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try XCTUnwrap(
        make(8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue, data: memory.baseAddress, bytesPerRow: 16))
      context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      // The origin is at the bottom left.
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      XCTAssertEqual(Array(memory[16..<20]), [255, 128, 0, 255])
      XCTAssertEqual(Array(memory[0..<4]), [0, 0, 0, 0])
      // Bytes that the caller writes are kept under further drawing.
      memory[4] = 0
      memory[5] = 0
      memory[6] = 255
      memory[7] = 255
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      XCTAssertEqual(Array(memory[4..<8]), [128, 0, 127, 255])
      XCTAssertEqual(context.data, memory.baseAddress)
    }
  }

  func testOwnMemory() throws {
    let context = try XCTUnwrap(make(8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(.green)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let data = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    XCTAssertEqual(context.bytesPerRow % 16, 0)
    XCTAssertEqual(data[0], 0)
    XCTAssertEqual(data[context.bytesPerRow + 1], 255)
    // From now on the memory is updated by drawing.
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    XCTAssertEqual(data[1], 255)
    XCTAssertEqual(context.alphaInfo, .premultipliedLast)
    XCTAssertEqual([context.width, context.height, context.bitsPerPixel], [4, 2, 32])
  }

  func testGrayContexts() throws {
    var bytes = [UInt8](repeating: 0, count: 8)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try XCTUnwrap(
        make(8, gray, CGImageAlphaInfo.none.rawValue, data: memory.baseAddress, bytesPerRow: 4))
      context.setFillColor(CGColor(gray: 0.5, alpha: 1))
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
      XCTAssertEqual(Array(memory), [128, 128, 0, 0, 0, 0, 0, 0])
      let image = try XCTUnwrap(context.makeImage())
      XCTAssertEqual(image.colorSpace?.model, .monochrome)
      XCTAssertEqual(image.bitsPerPixel, 8)
      XCTAssertEqual(image.dataProvider?.data?.first, 128)
    }
  }

  func testAlphaOnlyContextsKeepCoverage() throws {
    let context = try XCTUnwrap(make(8, gray, CGImageAlphaInfo.alphaOnly.rawValue))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let data = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    XCTAssertEqual(data[0], 128)
    XCTAssertEqual(data[3], 0)
  }

  func testSixteenBitAndFloatContexts() throws {
    let wide = try XCTUnwrap(make(16, rgb, CGImageAlphaInfo.premultipliedLast.rawValue))
    wide.setFillColor(.red)
    wide.fill(.infinite)
    let words = try XCTUnwrap(wide.data).assumingMemoryBound(to: UInt16.self)
    XCTAssertEqual([words[0], words[1], words[3]], [0xFFFF, 0, 0xFFFF])
    let info =
      CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue
      | CGBitmapInfo.byteOrder32Little.rawValue
    let float = try XCTUnwrap(make(32, rgb, info))
    float.setFillColor(.blue)
    float.fill(.infinite)
    let values = try XCTUnwrap(float.data).assumingMemoryBound(to: Float.self)
    XCTAssertEqual([values[0], values[2], values[3]], [0, 1, 1])
  }

  func testReleaseCallback() {
    final class Box { var count = 0 }
    let box = Box()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 16)
    var context = CGContext(
      data: memory, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 16, space: rgb,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
      releaseCallback: { info, data in
        if let info { Unmanaged<Box>.fromOpaque(info).takeUnretainedValue().count += 1 }
        data?.deallocate()
      }, releaseInfo: Unmanaged.passUnretained(box).toOpaque())
    XCTAssertNotNil(context)
    context = nil
    XCTAssertEqual(box.count, 1)
  }

  func testImageKeepsTheLayoutOfTheContext() throws {
    let context = try XCTUnwrap(make(8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 20))
    context.setFillColor(.red)
    context.fill(.infinite)
    let image = try XCTUnwrap(context.makeImage())
    XCTAssertEqual(image.alphaInfo, .premultipliedLast)
    XCTAssertEqual(image.bytesPerRow, 20)
    XCTAssertEqual(image.dataProvider.flatMap { $0.data }.map { Array($0.prefix(4)) }, [255, 0, 0, 255])
    XCTAssertEqual(image.pixelBuffer?.row(0)[0], 0xFFFF_0000)
  }
}
