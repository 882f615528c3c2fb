import CoreGraphics
import FlipsideTesting
import XCTest

/// Apple's pages on CGImage, CGDataProvider and CGBitmapInfo; layouts from the Quartz 2D programming guide.
final class ImageTests: XCTestCase {
  private let last = CGImageAlphaInfo.last.rawValue
  private let premultipliedLast = CGImageAlphaInfo.premultipliedLast.rawValue
  private let premultipliedFirst = CGImageAlphaInfo.premultipliedFirst.rawValue
  private let little = CGBitmapInfo.byteOrder32Little.rawValue

  private func pixel(_ image: CGImage?, _ x: Int = 0, _ y: Int = 0) -> UInt32 {
    guard let pixels = image?.pixelBuffer else { return 0xDEAD_BEEF }
    return pixels.row(y)[x]
  }

  func testFourByteLayouts() {
    XCTAssertEqual(pixel(makeImage([255, 128, 0, 128], width: 1, height: 1, info: last)), 0x8080_4000)
    XCTAssertEqual(pixel(makeImage([128, 64, 0, 128], width: 1, height: 1, info: premultipliedLast)), 0x8080_4000)
    XCTAssertEqual(
      pixel(makeImage([1, 2, 3, 255], width: 1, height: 1, info: premultipliedFirst | little)), 0xFF03_0201)
    XCTAssertEqual(
      pixel(makeImage([255, 1, 2, 3], width: 1, height: 1, info: premultipliedFirst)), 0xFF01_0203)
    XCTAssertEqual(
      pixel(makeImage([128, 255, 0, 0], width: 1, height: 1, info: CGImageAlphaInfo.first.rawValue)), 0x8080_0000)
    XCTAssertEqual(
      pixel(makeImage([9, 8, 7, 0], width: 1, height: 1, info: CGImageAlphaInfo.noneSkipLast.rawValue)),
      0xFF09_0807)
    XCTAssertEqual(
      pixel(makeImage([0, 9, 8, 7], width: 1, height: 1, info: CGImageAlphaInfo.noneSkipFirst.rawValue)),
      0xFF09_0807)
    XCTAssertEqual(
      pixel(makeImage([255, 3, 2, 1], width: 1, height: 1, info: premultipliedLast | little)), 0xFF01_0203)
  }

  func testOtherLayouts() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    XCTAssertEqual(pixel(makeImage([77], width: 1, height: 1, info: 0, space: gray, pixelBits: 8)), 0xFF4D_4D4D)
    XCTAssertEqual(
      pixel(makeImage([0b1010_0000], width: 3, height: 1, info: 0, space: gray, bits: 1, pixelBits: 1), 2),
      0xFFFF_FFFF)
    XCTAssertEqual(
      pixel(makeImage([200, 128], width: 1, height: 1, info: last, space: gray, pixelBits: 16)), 0x8064_6464)
    XCTAssertEqual(pixel(makeImage([1, 2, 3], width: 1, height: 1, info: 0, pixelBits: 24)), 0xFF01_0203)
    let wide: [UInt8] = [0xFF, 0xFF, 0x80, 0x80, 0, 0, 0xFF, 0xFF]
    XCTAssertEqual(
      pixel(makeImage(wide, width: 1, height: 1, info: last, bits: 16, pixelBits: 64)), 0xFFFF_8000)
    XCTAssertEqual(
      pixel(makeImage([0b0111_1100, 0], width: 1, height: 1, info: 6, bits: 5, pixelBits: 16)), 0xFFFF_0000)
    var floats = Data()
    for value in [Float(1), 0.5, 0, 1] {
      withUnsafeBytes(of: value.bitPattern.bigEndian) { floats.append(contentsOf: $0) }
    }
    let float = CGBitmapInfo.floatComponents.rawValue | last
    XCTAssertEqual(
      pixel(makeImage(Array(floats), width: 1, height: 1, info: float, bits: 32, pixelBits: 128)), 0xFFFF_8000)
    let table: [UInt8] = [10, 20, 30, 40, 50, 60]
    let indexed = try XCTUnwrap(
      CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
    XCTAssertEqual(
      pixel(makeImage([0, 1], width: 2, height: 1, info: 0, space: indexed, pixelBits: 8), 1), 0xFF28_323C)
    XCTAssertEqual(
      pixel(makeImage([0, 255, 255, 0], width: 1, height: 1, info: 0, space: CGColorSpaceCreateDeviceCMYK())),
      0xFFFF_0000)
  }

  func testDecodeArraysTurnSamplesRound() {
    let gray = CGColorSpaceCreateDeviceGray()
    let image = makeImage([55], width: 1, height: 1, info: 0, space: gray, pixelBits: 8, decode: [1, 0])
    XCTAssertEqual(pixel(image), 0xFFC8_C8C8)
    XCTAssertEqual(image?.decode?[0], 1)
    XCTAssertNil(makeImage([55], width: 1, height: 1, info: 0, space: gray, pixelBits: 8)?.decode)
  }

  func testProperties() throws {
    let image = try XCTUnwrap(makeImage([UInt8](repeating: 0, count: 24), width: 3, height: 2, info: last))
    XCTAssertEqual([image.width, image.height, image.bytesPerRow], [3, 2, 12])
    XCTAssertEqual([image.bitsPerComponent, image.bitsPerPixel], [8, 32])
    XCTAssertEqual(image.alphaInfo, .last)
    XCTAssertEqual(image.byteOrderInfo, .orderDefault)
    XCTAssertEqual(image.colorSpace, CGColorSpaceCreateDeviceRGB())
    XCTAssertFalse(image.isMask)
    XCTAssertEqual(image.dataProvider?.data?.count, 24)
  }

  func testBadLayoutsAreRefused() {
    XCTAssertNil(makeImage([0], width: 0, height: 1, info: last))
    XCTAssertNil(makeImage([0], width: 1, height: -1, info: last))
    XCTAssertNil(makeImage([0], width: 1, height: 1, info: last, pixelBits: 16))
    XCTAssertNil(makeImage([0], width: 1, height: 1, info: last, bits: 7))
    XCTAssertNil(makeImage([0], width: 1 << 40, height: 1, info: last))
  }

  /// Missing bytes are transparent, and nothing is read beyond the end.
  func testShortDataLeavesRowsClear() {
    let image = makeImage([255, 0, 0, 255], width: 1, height: 4, info: last)
    XCTAssertEqual(pixel(image, 0, 0), 0xFFFF_0000)
    XCTAssertEqual(pixel(image, 0, 1), 0)
    XCTAssertEqual(pixel(makeImage([1], width: 1, height: 1, info: last)), 0)
  }

  /// Premultiplied components greater than alpha must not overflow into other components.
  func testBrokenPremultiplicationIsClipped() {
    XCTAssertEqual(pixel(makeImage([255, 255, 255, 1], width: 1, height: 1, info: premultipliedLast)), 0x0101_0101)
  }

  func testCropping() throws {
    let bytes: [UInt8] = [0, 0, 0, 255, 10, 0, 0, 255, 20, 0, 0, 255, 30, 0, 0, 255]
    let image = try XCTUnwrap(makeImage(bytes, width: 4, height: 1, info: last))
    let part = try XCTUnwrap(image.cropping(to: CGRect(x: 1.2, y: 0, width: 1.5, height: 9)))
    XCTAssertEqual([part.width, part.height], [2, 1])
    XCTAssertEqual(pixel(part), 0xFF0A_0000)
    XCTAssertNil(image.cropping(to: CGRect(x: 9, y: 0, width: 1, height: 1)))
    XCTAssertNil(image.cropping(to: .null))
    XCTAssertNotNil(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 4, height: 1)) ?? image)
  }

  private func makeMask(_ bytes: [UInt8], width: Int, height: Int, decode: [CGFloat]? = nil) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
      provider: provider, decode: decode, shouldInterpolate: false)
  }

  /// 0 in a mask paints, and 255 does not; in an image it is the reverse.
  func testMasking() throws {
    let image = try XCTUnwrap(
      makeImage([UInt8](repeating: 255, count: 8), width: 2, height: 1, info: premultipliedLast))
    let mask = try XCTUnwrap(makeMask([0, 255], width: 2, height: 1))
    XCTAssertTrue(mask.isMask)
    let masked = image.masking(mask)
    XCTAssertEqual(pixel(masked, 0), 0xFFFF_FFFF)
    XCTAssertEqual(pixel(masked, 1), 0)
    let turned = try XCTUnwrap(makeMask([0, 255], width: 2, height: 1, decode: [1, 0]))
    XCTAssertEqual(pixel(image.masking(turned), 0), 0)
    let gray = try XCTUnwrap(
      makeImage([0, 255], width: 2, height: 1, info: 0, space: CGColorSpaceCreateDeviceGray(), pixelBits: 8))
    XCTAssertEqual(pixel(image.masking(gray), 0), 0)
    XCTAssertEqual(pixel(image.masking(gray), 1), 0xFFFF_FFFF)
  }

  func testMasksPaintWithTheFillColor() throws {
    let mask = try XCTUnwrap(makeMask([0, 255, 255, 255], width: 2, height: 2))
    let bitmap = Bitmap(2, 2, flipped: false)
    bitmap.context.setFillColor(.red)
    bitmap.context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertEqual(bitmap[0, 0], 0xFFFF_0000)
    XCTAssertEqual(bitmap[1, 0], 0)
    XCTAssertEqual(bitmap[0, 1], 0)
  }

  func testMaskingColorRanges() throws {
    let bytes: [UInt8] = [250, 0, 0, 0, 10, 0, 0, 0]
    let image = try XCTUnwrap(
      makeImage(bytes, width: 2, height: 1, info: CGImageAlphaInfo.noneSkipLast.rawValue))
    let copy = image.copy(maskingColorComponents: [240, 255, 0, 5, 0, 5])
    XCTAssertEqual(pixel(copy, 0), 0)
    XCTAssertEqual(pixel(copy, 1), 0xFF0A_0000)
    XCTAssertNil(image.copy(maskingColorComponents: [0, 1]))
  }

  /// Images are upright where y is upwards, and upside down in a flipped context, as on iOS.
  func testOrientationOfDrawnImages() throws {
    let image = try XCTUnwrap(
      makeImage([255, 0, 0, 255, 0, 0, 255, 255], width: 1, height: 2, info: last))
    for flipped in [false, true] {
      let bitmap = Bitmap(1, 2, flipped: flipped)
      bitmap.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
      XCTAssertEqual(bitmap[0, 0], flipped ? 0xFF00_00FF : 0xFFFF_0000)
    }
  }

  func testDisplayP3ImagesAreConverted() throws {
    let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
    let image = makeImage([128, 128, 128, 255, 234, 51, 35, 255], width: 2, height: 1, info: last, space: space)
    assertPixel(pixel(image, 0), 0xFF80_8080)
    // This is the red of sRGB in P3.
    assertPixel(pixel(image, 1), 0xFFFF_0000, tolerance: 2)
  }

  func testPNGRoundTrip() throws {
    let bitmap = Bitmap(5, 3)
    bitmap.context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    bitmap.context.fill(CGRect(x: 1, y: 1, width: 3, height: 2))
    let data = try XCTUnwrap(bitmap.buffer.pngData())
    let provider = try XCTUnwrap(CGDataProvider(data: data as CFData))
    let image = try XCTUnwrap(
      CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    XCTAssertEqual(image.utType, "public.png")
    XCTAssertEqual(pixel(image, 1, 1), bitmap[1, 1])
    XCTAssertEqual(pixel(image, 0, 0), 0)
    XCTAssertNil(
      CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    let junk = try XCTUnwrap(CGDataProvider(data: data.prefix(40) as CFData))
    XCTAssertNil(CGImage(pngDataProviderSource: junk, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
  }

  func testProvidersReleaseTheirMemory() {
    final class Box { var released = 0 }
    let box = Box()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
    memory.initializeMemory(as: UInt8.self, repeating: 7, count: 4)
    var provider = CGDataProvider(
      dataInfo: Unmanaged.passUnretained(box).toOpaque(), data: memory, size: 4,
      releaseData: { info, data, size in
        if let info { Unmanaged<Box>.fromOpaque(info).takeUnretainedValue().released += size }
        data.deallocate()
      })
    XCTAssertEqual(provider?.data, Data([7, 7, 7, 7]))
    provider = nil
    XCTAssertEqual(box.released, 4)
  }

  func testImagesOfContextsDoNotChange() throws {
    let bitmap = Bitmap(2, 2)
    bitmap.context.setFillColor(.red)
    bitmap.context.fill(.infinite)
    let image = try XCTUnwrap(bitmap.context.makeImage())
    bitmap.context.setFillColor(.blue)
    bitmap.context.fill(.infinite)
    XCTAssertEqual(pixel(image), 0xFFFF_0000)
    XCTAssertEqual(image.bitmapInfo.rawValue, 8194)
  }

  /// When an image is reduced, each of its pixels contributes, not only those next to the sampled points.
  func testShrinkingTakesTheMean() throws {
    let source = try XCTUnwrap(PixelBuffer(width: 103, height: 50, format: .argb32))
    for y in 0..<50 { for x in 0..<103 { source.row(y)[x] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 } }
    let image = CGImage(pixelBuffer: source)
    let bitmap = Bitmap(10, 5)
    bitmap.context.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 5))
    for x in 1..<9 { assertPixel(bitmap[x, 2], 0xFF80_8080, tolerance: 6) }
    let dot = Bitmap(1, 1)
    dot.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    assertPixel(dot[0, 0], 0xFF80_8080, tolerance: 2)
    // The halves keep their positions.
    for y in 0..<50 { for x in 0..<103 { source.row(y)[x] = x < 50 ? 0xFFFF_0000 : 0xFF00_00FF } }
    let sides = Bitmap(10, 5)
    sides.context.draw(CGImage(pixelBuffer: source), in: CGRect(x: 0, y: 0, width: 10, height: 5))
    XCTAssertEqual(sides[3, 2], 0xFFFF_0000)
    XCTAssertEqual(sides[6, 2], 0xFF00_00FF)
  }
}
