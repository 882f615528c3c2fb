import CoreGraphics
import XCTest

/// Images that cover a bitmap pixel by pixel, as drawn by image comparison libraries to read their bytes.
final class WholeImageTests: XCTestCase {
  private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  private func context(_ bytes: UnsafeMutableRawPointer?, _ info: UInt32) -> CGContext? {
    CGContext(
      data: bytes, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: info)
  }

  /// Draws two RGBA pixels over the caller's memory.
  private func draw(
    _ pixels: [UInt8], over memory: [UInt8], info: UInt32? = nil, _ prepare: (CGContext) -> Void = { _ in }
  ) throws -> [UInt8] {
    var bytes = memory
    try bytes.withUnsafeMutableBytes { memory in
      let context = try XCTUnwrap(context(memory.baseAddress, info ?? rgba))
      prepare(context)
      let image = try XCTUnwrap(makeImage(pixels, width: 2, height: 1, info: rgba))
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    return bytes
  }

  private let clear = [UInt8](repeating: 0, count: 8)
  private let white = [UInt8](repeating: 255, count: 8)
  private let opaque: [UInt8] = [200, 100, 50, 255, 1, 2, 3, 255]
  private let translucent: [UInt8] = [100, 50, 25, 128, 1, 2, 3, 255]

  func testOpaqueImagesReplaceWhatIsThere() throws {
    XCTAssertEqual(try draw(opaque, over: white), opaque)
    XCTAssertEqual(try draw(opaque, over: clear), opaque)
  }

  func testTranslucentImagesShowWhatIsBelow() throws {
    XCTAssertEqual(try draw(translucent, over: clear), translucent)
    let blended = try draw(translucent, over: white)
    XCTAssertEqual(Int(blended[0]), 227, accuracy: 1)
    XCTAssertEqual(Array(blended[3...]), [255, 1, 2, 3, 255])
    XCTAssertEqual(try draw(translucent, over: white) { $0.setBlendMode(.copy) }, translucent)
  }

  func testTheStateOfTheContextCounts() throws {
    XCTAssertEqual(
      try draw(opaque, over: white) { $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1)) },
      Array(opaque[..<4] + white[4...]))
    XCTAssertEqual(Int(try draw(opaque, over: white) { $0.setAlpha(0.5) }[0]), 227, accuracy: 2)
    XCTAssertEqual(try draw(opaque, over: white) { $0.setBlendMode(.destinationOver) }, white)
    let moved = try draw(opaque, over: white) { $0.translateBy(x: 1, y: 0) }
    XCTAssertEqual(moved, Array(white[..<4] + opaque[..<4]))
  }

  func testOtherOrdersOfBytes() throws {
    let skipped = CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
    XCTAssertEqual(try draw(opaque, over: clear, info: skipped), [255, 200, 100, 50, 255, 1, 2, 3])
    let words = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    XCTAssertEqual(try draw(opaque, over: clear, info: words), [50, 100, 200, 255, 3, 2, 1, 255])
    let last = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    XCTAssertEqual(try draw(translucent, over: clear, info: last), [128, 25, 50, 100, 255, 3, 2, 1])
  }

  /// Drawing in the context's own memory continues after a copy of its image.
  func testDrawingGoesOn() throws {
    let context = try XCTUnwrap(context(nil, rgba))
    let image = try XCTUnwrap(makeImage(opaque, width: 2, height: 1, info: rgba))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    let memory = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    XCTAssertEqual((0..<8).map { memory[$0] }, opaque)
    memory[0] = 7
    context.setFillColor(.blue)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    XCTAssertEqual((0..<8).map { memory[$0] }, [7, 100, 50, 255, 0, 0, 255, 255])
    let pixels = try XCTUnwrap(context.makeImage()?.pixelBuffer)
    withExtendedLifetime(pixels) { XCTAssertEqual(pixels.row(0)[0], 0xFF07_6432) }
  }
}
