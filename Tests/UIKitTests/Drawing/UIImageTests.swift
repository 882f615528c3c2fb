import FlipsideTesting
import TestFolders
import UIKit
import XCTest

final class UIImageTests: XCTestCase {
  func testEmptyImage() {
    let image = UIImage()
    XCTAssertEqual(image.size, .zero)
    XCTAssertNil(image.cgImage)
    XCTAssertNil(image.pngData())
    XCTAssertNil(image.preparingForDisplay())
    XCTAssertNil(image.preparingThumbnail(of: CGSize(width: 4, height: 4)))
    _ = Samples.draw(4, 4) { _ in
      image.draw(at: .zero)
      image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  func testSizeIsPixelsByScale() throws {
    let data = try Samples.data("plain.jpg")
    XCTAssertEqual(UIImage(data: data)?.size, CGSize(width: 16, height: 12))
    let image = try XCTUnwrap(UIImage(data: data, scale: 2))
    XCTAssertEqual(image.size, CGSize(width: 8, height: 6))
    XCTAssertEqual(image.scale, 2)
    for scale in [0, -1, CGFloat.nan] { XCTAssertEqual(UIImage(data: data, scale: scale)?.scale, 1) }
  }

  /// The console shows the reason, and the image is nil.
  func testUnreadableDataIsNilAndTold() throws {
    let png = try Samples.data("rgba.png")
    for data in [Data(), Data("no image".utf8), png.prefix(60), Data(repeating: 0xFF, count: 64)] {
      let lines = consoleLines { XCTAssertNil(UIImage(data: data)) }
      XCTAssertEqual(lines.count, 1)
      XCTAssertTrue(lines[0].hasPrefix("Could not read the image"), lines[0])
    }
  }

  /// The content determines the format: a PNG file may have the extension `.jpg`.
  func testLyingFileName() throws {
    let file = TestFolder.make().appendingPathComponent("liar.jpg")
    try Samples.data("rgba.png").write(to: file)
    XCTAssertEqual(UIImage(contentsOfFile: file.path)?.size, CGSize(width: 8, height: 8))
  }

  func testOrientationTurnsTheSize() throws {
    let bitmap = try XCTUnwrap(try Samples.image("plain.jpg").cgImage)
    for orientation in [UIImage.Orientation.up, .down, .upMirrored, .downMirrored] {
      XCTAssertEqual(
        UIImage(cgImage: bitmap, scale: 1, orientation: orientation).size, CGSize(width: 16, height: 12))
    }
    for orientation in [UIImage.Orientation.left, .right, .leftMirrored, .rightMirrored] {
      let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
      XCTAssertEqual(image.size, CGSize(width: 12, height: 16))
      XCTAssertTrue(image.cgImage === bitmap, "the pixels stay as they are stored")
    }
  }

  /// Red and green over blue and yellow, as each orientation shows them (top left, top right, bottom left,
  /// bottom right). EXIF's table of rows and columns.
  func testOrientationTurnsTheDrawing() throws {
    let r: UInt32 = 0xFFFF_0000, g: UInt32 = 0xFF00_FF00, b: UInt32 = 0xFF00_00FF, y: UInt32 = 0xFFFF_FF00
    let expected: [(UIImage.Orientation, [UInt32])] = [
      (.up, [r, g, b, y]), (.down, [y, b, g, r]), (.left, [g, y, r, b]), (.right, [b, r, y, g]),
      (.upMirrored, [g, r, y, b]), (.downMirrored, [b, y, r, g]), (.leftMirrored, [r, b, g, y]),
      (.rightMirrored, [y, g, b, r]),
    ]
    let bitmap = try XCTUnwrap(try Samples.quadrants().cgImage)
    for (orientation, colors) in expected {
      let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
      let drawn = Samples.draw(4, 4) { _ in image.draw(at: .zero) }
      for (index, color) in colors.enumerated() {
        XCTAssertEqual(drawn.pixel(index % 2 * 3, index / 2 * 3), color, "\(orientation) quadrant \(index)")
      }
    }
  }

  func testEXIFOrientationOfAFileIsTaken() throws {
    let image = UIImage(
      cgImage: try XCTUnwrap(try Samples.image("plain.jpg").cgImage), scale: 1, orientation: .right)
    let data = try XCTUnwrap(image.jpegData(compressionQuality: 0.9))
    let back = try XCTUnwrap(UIImage(data: data))
    XCTAssertEqual(back.imageOrientation, .right)
    XCTAssertEqual(back.size, CGSize(width: 12, height: 16))
    for orientation in 1...8 { XCTAssertEqual(UIImage.Orientation(exif: orientation).exif, orientation) }
    XCTAssertEqual(UIImage.Orientation(exif: 99), .up)
  }

  /// `facts/defaults.md#raw-values`
  func testRawValues() {
    XCTAssertEqual(UIImage.Orientation.rightMirrored.rawValue, 7)
    XCTAssertEqual(UIImage.RenderingMode.alwaysTemplate.rawValue, 2)
    XCTAssertEqual(UIImage.ResizingMode.tile.rawValue, 0)
    XCTAssertEqual(UIImage.SymbolWeight.black.rawValue, 9)
    XCTAssertEqual(UIImage.SymbolScale.large.rawValue, 3)
  }

  func testDrawScalesIntoTheRectangle() throws {
    let image = try Samples.quadrants()
    let drawn = Samples.draw(10, 10) { _ in image.draw(in: CGRect(x: 1, y: 1, width: 8, height: 8)) }
    assertPixel(drawn, 0, 0, 0)
    assertPixel(drawn, 2, 2, 0xFFFF_0000)
    assertPixel(drawn, 7, 2, 0xFF00_FF00)
    assertPixel(drawn, 2, 7, 0xFF00_00FF)
    assertPixel(drawn, 7, 7, 0xFFFF_FF00)
  }

  func testDrawWithAlphaAndBlendMode() throws {
    let image = try Samples.quadrants()
    let drawn = Samples.draw(4, 4, opaque: true) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      image.draw(at: .zero, blendMode: .normal, alpha: 0.5)
    }
    assertPixel(drawn, 0, 0, 0xFFFF_8080, tolerance: 1)
    let multiplied = Samples.draw(4, 4, opaque: true) { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4), blendMode: .multiply, alpha: 1)
    }
    assertPixel(multiplied, 0, 3, 0xFF00_0000)
    assertPixel(multiplied, 3, 0, 0xFF00_FF00)
  }

  func testDrawAsPattern() throws {
    let image = try Samples.quadrants(side: 1)
    let drawn = Samples.draw(6, 6) { _ in image.drawAsPattern(in: CGRect(x: 2, y: 2, width: 4, height: 4)) }
    assertPixel(drawn, 1, 1, 0)
    for (x, y) in [(2, 2), (4, 2), (4, 4)] { assertPixel(drawn, x, y, 0xFFFF_0000) }
    assertPixel(drawn, 3, 2, 0xFF00_FF00)
    assertPixel(drawn, 2, 3, 0xFF00_00FF)
  }

  func testEqualityIsByContent() throws {
    let bitmap = try XCTUnwrap(try Samples.quadrants().cgImage)
    XCTAssertEqual(UIImage(cgImage: bitmap), UIImage(cgImage: bitmap))
    XCTAssertEqual(UIImage(cgImage: bitmap).hash, UIImage(cgImage: bitmap).hash)
    XCTAssertNotEqual(UIImage(cgImage: bitmap), UIImage(cgImage: bitmap, scale: 2, orientation: .up))
    XCTAssertNotEqual(UIImage(cgImage: bitmap), UIImage(cgImage: bitmap).withRenderingMode(.alwaysTemplate))
    XCTAssertEqual(UIImage(systemName: "star"), UIImage(systemName: "star"))
    XCTAssertNotEqual(UIImage(systemName: "star"), UIImage(systemName: "heart"))
  }

  func testSubclassInheritsInitialisers() throws {
    final class Photo: UIImage, @unchecked Sendable {
      var title = "none"
    }
    let photo = try XCTUnwrap(Photo(data: try Samples.data("plain.jpg")))
    XCTAssertEqual(photo.title, "none")
    XCTAssertEqual(photo.size.width, 16)
  }

  func testCoding() throws {
    let image = try Samples.quadrants(scale: 2)
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: false)
    let back = try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
    XCTAssertEqual(back.size, image.size)
    assertPixel(back, 3, 3, 0xFFFF_FF00)
  }

  func testThumbnail() throws {
    let image = try Samples.quadrants(side: 20)
    let thumbnail = try XCTUnwrap(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    XCTAssertEqual(thumbnail.size, CGSize(width: 10, height: 10))
    assertPixel(thumbnail, 2, 2, 0xFFFF_0000)
    assertPixel(thumbnail, 7, 7, 0xFFFF_FF00)
    XCTAssertNil(image.preparingThumbnail(of: .zero))
  }

  func testPreparesOffTheMainThread() throws {
    let image = try Samples.quadrants()
    let done = DispatchSemaphore(value: 0)
    image.prepareForDisplay { prepared in
      XCTAssertFalse(Thread.isMainThread)
      XCTAssertNotNil(prepared)
      done.signal()
    }
    done.wait()
  }

  /// Apple: images may be made and drawn on any thread.
  func testManyThreadsDecodeAndDraw() throws {
    let data = try Samples.data("rgba.png")
    let wrong = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      let image = UIImage(data: data)
      let drawn = Samples.draw(8, 8) { _ in image?.draw(at: .zero) }
      if drawn.pixel(1, 1) != 0xFFFF_0000 { wrong.withLock { $0 += 1 } }
    }
    XCTAssertEqual(wrong.withLock { $0 }, 0)
  }
}
