import ImageIO
import TestFolders
import UIKit
import XCTest

/// <https://developer.apple.com/documentation/imageio>
final class ImageIOTests: XCTestCase {
  private func picture(_ width: Int, _ height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
      UIColor.blue.setFill()
      context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
    }
  }

  func testAFileIsWrittenAndRead() throws {
    let file = TestFolder.make().appendingPathComponent("a.png")
    let image = try XCTUnwrap(picture(40, 20).cgImage)
    let destination = try XCTUnwrap(
      CGImageDestinationCreateWithURL(file as CFURL, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, image, nil)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    XCTAssertFalse(CGImageDestinationFinalize(destination), "it is written once")
    let source = try XCTUnwrap(CGImageSourceCreateWithURL(file as CFURL, nil))
    XCTAssertEqual(CGImageSourceGetCount(source), 1)
    XCTAssertEqual(CGImageSourceGetType(source) as String?, "public.png")
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    let back = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
    XCTAssertEqual([back.width, back.height], [40, 20])
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    XCTAssertEqual(properties?[kCGImagePropertyPixelWidth] as? Int, 40)
    XCTAssertEqual(properties?[kCGImagePropertyPixelHeight] as? Int, 20)
    XCTAssertEqual(properties?[kCGImagePropertyOrientation] as? Int, 1)
    XCTAssertNil(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/none") as CFURL, nil))
  }

  func testThumbnails() throws {
    let data = try XCTUnwrap(picture(400, 100).jpegData(compressionQuality: 0.9))
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
    XCTAssertEqual(CGImageSourceGetType(source) as String?, "public.jpeg")
    XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil), "the file has none of its own")
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 50,
      kCGImageSourceCreateThumbnailWithTransform: true,
    ]
    let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    XCTAssertEqual([small.width, small.height], [50, 13])
    // The picture is rotated by 90 degrees, as a phone's camera writes it.
    let upright = UIImage(cgImage: try XCTUnwrap(picture(40, 20).cgImage), scale: 1, orientation: .right)
    let turned = try XCTUnwrap(
      CGImageSourceCreateWithData(try XCTUnwrap(upright.jpegData(compressionQuality: 1)) as CFData, nil))
    let image = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(turned, 0, options as CFDictionary))
    XCTAssertEqual([image.width, image.height], [20, 40])
    // The left half of the stored pixels is the upper half of the picture.
    let pixels = try XCTUnwrap(image.dataProvider?.data)
    let bytes = [UInt8](pixels as Data)
    let top = bytes[(4 * image.bytesPerRow + 40)..<(4 * image.bytesPerRow + 44)].map { $0 > 128 }
    let bottom = bytes[(35 * image.bytesPerRow + 40)..<(35 * image.bytesPerRow + 44)].map { $0 > 128 }
    XCTAssertNotEqual(top, bottom)
    XCTAssertTrue(top.contains(true) && bottom.contains(true))
  }

  func testDataThatComesPieceByPieceAndThatIsNone() throws {
    let data = try XCTUnwrap(picture(30, 30).pngData())
    let source = CGImageSourceCreateIncremental(nil)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
    CGImageSourceUpdateData(source, data as CFData, true)
    XCTAssertEqual(CGImageSourceGetCount(source), 1)
    for bytes in [Data(), Data("hello".utf8), data.prefix(40)] {
      let broken = CGImageSourceCreateWithData(bytes as CFData, nil)
      XCTAssertNil(broken.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) })
    }
    XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif" as CFString, 3, nil))
    let target = NSMutableData()
    let destination = try XCTUnwrap(CGImageDestinationCreateWithData(target, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(
      destination, try XCTUnwrap(picture(80, 40).cgImage),
      [kCGImageDestinationLossyCompressionQuality: 0.5, kCGImageDestinationImageMaxPixelSize: 20] as CFDictionary)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    XCTAssertEqual(UIImage(data: target as Data)?.size, CGSize(width: 20, height: 10))
  }
}
