import FlipsideTesting
import UIKit
import XCTest

final class UIGraphicsImageRendererTests: XCTestCase {
  /// `facts/defaults.md#UIGraphicsImageRendererFormat`
  func testFormatDefaults() {
    UITraitCollection(displayScale: 2).performAsCurrent {
      let format = UIGraphicsImageRendererFormat()
      XCTAssertEqual(format.scale, 2)
      XCTAssertFalse(format.opaque)
      XCTAssertEqual(format.preferredRange, .automatic)
      XCTAssertEqual(UIGraphicsImageRendererFormat.default().scale, 2)
      XCTAssertEqual(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale, 2)
    }
    XCTAssertEqual(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1)).scale, 1)
  }

  func testFormatHasTheBounds() {
    let bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    XCTAssertEqual(renderer.format.bounds, bounds)
    XCTAssertTrue(renderer.allowsImageOutput)
  }

  /// The origin of the bounds is at the top left of the image.
  func testBoundsMoveTheOrigin() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
    }
    assertPixel(image, 0, 0, 0xFFFF_0000)
    assertPixel(image, 1, 1, 0)
  }

  /// Changes of a format after the renderer was created have no effect.
  func testFormatIsCopied() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format)
    format.scale = 3
    XCTAssertEqual(renderer.image { _ in }.cgImage?.width, 3)
  }

  func testOpaqueImagesStartBlackAndHaveNoAlpha() {
    let image = Samples.draw(2, 2, opaque: true) { context in
      context.cgContext.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    assertPixel(image, 0, 0, 0xFF00_0000)
    assertPixel(image, 1, 1, 0xFF00_0000)
    XCTAssertEqual(image.cgImage?.alphaInfo, .noneSkipFirst)
    assertPixel(Samples.draw(1, 1) { _ in }, 0, 0, 0)
  }

  func testContextIsCurrentDuringTheActionsOnly() {
    let image = Samples.draw(2, 2) { context in
      XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
      // Contexts that were not popped are removed.
      UIGraphicsPushContext(context.cgContext)
    }
    XCTAssertNil(UIGraphicsGetCurrentContext())
    XCTAssertEqual(image.size, CGSize(width: 2, height: 2))
  }

  func testContextMethods() {
    let image = Samples.draw(8, 8) { context in
      UIColor.green.setFill()
      UIColor.red.setStroke()
      context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 6))
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.fill(CGRect(x: 6, y: 0, width: 2, height: 2), blendMode: .clear)
    }
    assertPixel(image, 5, 5, 0xFF00_FF00)
    assertPixel(image, 5, 7, 0)
    assertPixel(image, 0, 0, 0xFFFF_0000)
    assertPixel(image, 3, 3, 0xFFFF_0000)
    assertPixel(image, 2, 2, 0xFF00_FF00)
    assertPixel(image, 7, 0, 0)
  }

  func testCurrentImageIsWhatWasDrawnSoFar() {
    var early: UIImage?
    _ = Samples.draw(1, 1) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      early = context.currentImage
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    assertPixel(early, 0, 0, 0xFFFF_0000)
  }

  func testDataOutput() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let png = renderer.pngData { _ in }
    XCTAssertEqual(Array(png.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    let jpeg = renderer.jpegData(withCompressionQuality: 0.5) { _ in }
    XCTAssertEqual(Array(jpeg.prefix(2)), [0xFF, 0xD8])
  }

  func testBoundsWithoutAreaGiveAnEmptyImage() {
    for size in [CGSize.zero, CGSize(width: -4, height: 4), CGSize(width: CGFloat.nan, height: 1)] {
      var ran = false
      let lines = consoleLines {
        let image = UIGraphicsImageRenderer(size: size).image { _ in ran = true }
        XCTAssertEqual(image.size, .zero)
      }
      XCTAssertFalse(ran)
      XCTAssertEqual(lines.count, 1)
    }
  }

  /// Fractions of a pixel are rounded up, so that nothing is cut off.
  func testFractionsOfAPixel() {
    let image = Samples.draw(1.5, 1.1, scale: 2) { _ in }
    XCTAssertEqual(image.cgImage?.width, 3)
    XCTAssertEqual(image.cgImage?.height, 3)
  }
}
