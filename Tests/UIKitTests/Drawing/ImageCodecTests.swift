import CImageCodecs
import CoreGraphics
import FlipsideTesting
import UIKit
import XCTest

final class ImageCodecTests: XCTestCase {
  private func decode(_ name: String, limits: codec_limits? = nil) throws -> codec_image {
    let data = try Samples.data(name)
    var image = codec_image()
    let result = data.withUnsafeBytes { bytes -> Int32 in
      if var limits { return codec_decode(bytes.baseAddress, bytes.count, &limits, &image) }
      return codec_decode(bytes.baseAddress, bytes.count, nil, &image)
    }
    XCTAssertEqual(result, 0, name + ": " + error(image))
    return image
  }

  private func error(_ image: codec_image) -> String {
    withUnsafeBytes(of: image.error) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private func pixel(_ image: codec_image, _ x: Int, _ y: Int, frame: Int = 0) throws -> UInt32 {
    let pixels = try XCTUnwrap(image.frames[frame].pixels)
    return (pixels + y * image.bytes_per_row).assumingMemoryBound(to: UInt32.self)[x]
  }

  /// The four colors of `rgba.png` and its like, premultiplied.
  private func checkQuadrants(_ name: String) throws {
    var image = try decode(name)
    defer { codec_image_free(&image) }
    XCTAssertEqual(image.width, 8, name)
    XCTAssertEqual(image.height, 8, name)
    XCTAssertEqual(image.opaque, 0, name)
    XCTAssertEqual(try pixel(image, 1, 1), 0xFFFF_0000, name)
    XCTAssertEqual(try pixel(image, 6, 1), 0xFF00_FF00, name)
    XCTAssertEqual(try pixel(image, 1, 6), 0xFF00_00FF, name)
    // The palette has no half-transparent white.
    let fourth: [UInt32] = name == "palette.png" ? [0] : [0x7F7F_7F7F, 0x8080_8080]
    XCTAssertTrue(fourth.contains(try pixel(image, 6, 6)), name)
  }

  func testDecodesStraightInterlacedPaletteAndLosslessAlike() throws {
    for name in ["rgba.png", "interlaced.png", "palette.png", "lossless.webp"] { try checkQuadrants(name) }
  }

  func testSixteenBitGreyComesAsEightBitColour() throws {
    var image = try decode("gray16.png")
    defer { codec_image_free(&image) }
    XCTAssertEqual(image.opaque, 1)
    XCTAssertEqual(try pixel(image, 0, 0), 0xFFFF_FFFF)
    XCTAssertEqual(try pixel(image, 0, 7), 0xFF00_0000)
    let middle = try pixel(image, 3, 4)
    XCTAssertEqual(middle >> 16 & 255, middle & 255)
  }

  func testDecodesEveryKindOfJPEG() throws {
    for name in ["plain.jpg", "progressive.jpg", "cmyk.jpg"] {
      var image = try decode(name)
      defer { codec_image_free(&image) }
      XCTAssertEqual(image.format, CODEC_FORMAT_JPEG)
      XCTAssertEqual(image.opaque, 1, name)
      let left = try pixel(image, 2, 6), right = try pixel(image, 13, 6)
      XCTAssertEqual(left >> 24, 255)
      XCTAssertGreaterThan(left >> 16 & 255, 200, "\(name): red on the left")
      XCTAssertLessThan(left & 255, 60, name)
      XCTAssertGreaterThan(right & 255, 200, "\(name): blue on the right")
      XCTAssertLessThan(right >> 16 & 255, 60, name)
    }
    var gray = try decode("gray.jpg")
    defer { codec_image_free(&gray) }
    let level = try pixel(gray, 2, 6)
    XCTAssertEqual(level >> 16 & 255, level & 255)
  }

  func testLossyWebPKeepsAlpha() throws {
    var image = try decode("lossy.webp")
    defer { codec_image_free(&image) }
    XCTAssertEqual(image.opaque, 0)
    XCTAssertEqual(Double(try pixel(image, 7, 7) >> 24), 128, accuracy: 3)
  }

  func testAnimatedGIFGivesFramesDelaysAndLoops() throws {
    var image = try decode("animated.gif")
    defer { codec_image_free(&image) }
    XCTAssertEqual(image.frame_count, 3)
    XCTAssertEqual((0..<3).map { image.frames[$0].delay }, [0.1, 0.2, 0.3])
    // The file says to repeat twice.
    XCTAssertEqual(image.loop_count, 2)
    XCTAssertEqual(
      try (0..<3).map { try pixel(image, 0, 0, frame: $0) }, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
  }

  /// The second frame covers four pixels, and is cleared before the third one, which covers four others.
  func testFramesOfAGIFAreComposed() throws {
    var image = try decode("placed.gif")
    defer { codec_image_free(&image) }
    XCTAssertEqual(image.frame_count, 3)
    XCTAssertEqual(try pixel(image, 0, 0, frame: 1), 0xFFFF_0000)
    XCTAssertEqual(try pixel(image, 2, 1, frame: 1), 0xFF00_FF00)
    XCTAssertEqual(try pixel(image, 4, 1, frame: 1), 0xFFFF_0000)
    XCTAssertEqual(try pixel(image, 2, 1, frame: 2), 0xFFFF_0000)
    XCTAssertEqual(try pixel(image, 0, 0, frame: 2), 0xFF00_00FF)
  }

  func testInterlacedGIFHasItsRowsInOrder() throws {
    var image = try decode("interlaced.gif")
    defer { codec_image_free(&image) }
    let reds = try (0..<9).map { try pixel(image, 4, $0) >> 16 & 255 }
    XCTAssertEqual(reds, reds.sorted(by: >))
    XCTAssertGreaterThan(reds[0], 240)
  }

  func testAnimatedWebPGivesFrames() throws {
    var image = try decode("animated.webp")
    defer { codec_image_free(&image) }
    XCTAssertEqual(image.frame_count, 2)
    XCTAssertEqual(image.frames[0].delay, 0.1, accuracy: 0.001)
    XCTAssertEqual(image.frames[1].delay, 0.2, accuracy: 0.001)
    XCTAssertEqual(try pixel(image, 0, 0, frame: 1), 0xFF00_FF00)
  }

  func testLimitsOnFramesSidesAndPixels() throws {
    var one = try decode("animated.gif", limits: codec_limits(max_side: 0, max_pixels: 0, max_frames: 1))
    defer { codec_image_free(&one) }
    XCTAssertEqual(one.frame_count, 1)
    // 24 pixels a frame: two frames fit into 50.
    var two = try decode("animated.gif", limits: codec_limits(max_side: 0, max_pixels: 50, max_frames: 0))
    defer { codec_image_free(&two) }
    XCTAssertEqual(two.frame_count, 2)
    let data = try Samples.data("plain.jpg")
    var image = codec_image()
    var limits = codec_limits(max_side: 15, max_pixels: 0, max_frames: 0)
    XCTAssertNotEqual(data.withUnsafeBytes { codec_decode($0.baseAddress, $0.count, &limits, &image) }, 0)
    XCTAssertTrue(error(image).contains("16 x 12"), error(image))
  }

  func testSniffsByContent() throws {
    let formats: [(String, codec_format)] = [
      ("rgba.png", CODEC_FORMAT_PNG), ("plain.jpg", CODEC_FORMAT_JPEG), ("lossy.webp", CODEC_FORMAT_WEBP),
      ("animated.gif", CODEC_FORMAT_GIF),
    ]
    for (name, format) in formats {
      let data = try Samples.data(name)
      XCTAssertEqual(data.withUnsafeBytes { codec_sniff($0.baseAddress, $0.count) }, format, name)
    }
    XCTAssertEqual(codec_sniff(nil, 0), CODEC_FORMAT_UNKNOWN)
  }

  func testProbeReadsTheHeaderOnly() throws {
    let data = try Samples.data("plain.jpg")
    var image = codec_image()
    XCTAssertEqual(data.prefix(290).withUnsafeBytes { codec_probe($0.baseAddress, $0.count, &image) }, 0)
    XCTAssertEqual(image.width, 16)
    XCTAssertEqual(image.height, 12)
    XCTAssertNil(image.frames)
  }

  /// A header that claims 30,000 x 30,000 pixels in a file of some bytes must not take memory.
  func testSizeBombIsRefused() throws {
    var data = try Samples.data("rgba.png")
    for offset in [16, 20] { data.replaceSubrange(offset..<offset + 4, with: [0, 0, 0x75, 0x30]) }
    // The checksum of the header is valid, so that only the size is wrong.
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in data[12..<29] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc ^= 0xFFFF_FFFF
    data.replaceSubrange(29..<33, with: withUnsafeBytes(of: crc.bigEndian, Array.init))
    var image = codec_image()
    XCTAssertNotEqual(data.withUnsafeBytes { codec_decode($0.baseAddress, $0.count, nil, &image) }, 0)
    XCTAssertTrue(error(image).contains("too large"), error(image))
  }

  func testNamesWhatIsNotSupported() {
    let texts: [(String, String)] = [
      ("", "empty"), ("%PDF-1.4 ...", "PDF"), ("BM123456", "BMP"), ("hello there", "not a PNG"),
      ("....ftypheic....", "HEIF"),
    ]
    for (content, word) in texts {
      var image = codec_image()
      let data = Data(content.utf8)
      XCTAssertNotEqual(data.withUnsafeBytes { codec_decode($0.baseAddress, $0.count, nil, &image) }, 0)
      XCTAssertTrue(error(image).contains(word), "\(content): \(error(image))")
    }
  }

  func testPNGGoesRoundWithoutLoss() throws {
    let image = try Samples.image("rgba.png")
    let data = try XCTUnwrap(image.pngData())
    let back = try XCTUnwrap(UIImage(data: data))
    for y in 0..<8 { for x in 0..<8 { assertPixel(back, x, y, try XCTUnwrap(image.pixel(x, y))) } }
    XCTAssertEqual(data, image.pngData(), "the same pixels give the same bytes")
  }

  func testJPEGQualityAndWhiteUnderTransparency() throws {
    let image = Samples.draw(64, 64) { context in
      for index in 0..<32 {
        UIColor(hue: CGFloat(index) / 32, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: index * 2, y: 0, width: 2, height: 48))
      }
    }
    let best = try XCTUnwrap(image.jpegData(compressionQuality: 1))
    let worst = try XCTUnwrap(image.jpegData(compressionQuality: 0))
    XCTAssertLessThan(worst.count * 2, best.count)
    assertPixel(UIImage(data: best), 20, 60, 0xFFFF_FFFF, tolerance: 3)
    XCTAssertNotNil(image.jpegData(compressionQuality: .nan))
  }
}
