import CoreGraphics
import FlipsideTesting
import UIKit
import XCTest

/// Files and pixels for the drawing tests.
enum Samples {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

  static func image(_ name: String) throws -> UIImage { try XCTUnwrap(UIImage(data: data(name)), name) }

  /// Four quadrants, one pixel each times `side`: red and green over blue and yellow.
  static func quadrants(side: Int = 2, scale: CGFloat = 1) throws -> UIImage {
    let buffer = try XCTUnwrap(PixelBuffer(width: side * 2, height: side * 2, format: .argb32))
    for y in 0..<side * 2 {
      for x in 0..<side * 2 {
        buffer.row(y)[x] = [[0xFFFF_0000, 0xFF00_FF00], [0xFF00_00FF, 0xFFFF_FF00]][y / side][x / side]
      }
    }
    return UIImage(cgImage: CGImage(pixelBuffer: buffer, opaque: false), scale: scale, orientation: .up)
  }

  /// Draws at one pixel a point.
  static func draw(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false,
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image(
      actions: actions)
  }
}

extension UIImage {
  /// 0xAARRGGBB, premultiplied; nil outside.
  func pixel(_ x: Int, _ y: Int) -> UInt32? {
    guard let buffer = cgImage?.pixelBuffer, (0..<buffer.width).contains(x), (0..<buffer.height).contains(y) else {
      return nil
    }
    return withExtendedLifetime(buffer) { buffer.row(y)[x] }
  }
}

/// Compares the pixel of a bitmap with an expected one.
func assertPixel(
  _ image: UIImage?, _ x: Int, _ y: Int, _ expected: UInt32, tolerance: Int = 0, file: StaticString = #filePath,
  line: UInt = #line
) {
  assertPixel(image?.pixel(x, y), expected, tolerance: tolerance, "at \(x), \(y)", file: file, line: line)
}
