import FlipsideTesting
import UIKit
import XCTest

final class UIImageVariantTests: XCTestCase {
  func testCapsKeepTheirSizeWhenStretched() throws {
    // A frame of red around a blue pixel.
    let image = Samples.draw(5, 5) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
    }
    let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let resizable = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    XCTAssertEqual(resizable.capInsets, caps)
    XCTAssertEqual(resizable.resizingMode, .stretch)
    let drawn = Samples.draw(20, 10) { _ in resizable.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    for (x, y) in [(0, 0), (1, 5), (18, 5), (10, 1), (10, 8)] { assertPixel(drawn, x, y, 0xFFFF_0000) }
    for (x, y) in [(2, 2), (17, 2), (10, 5), (2, 7), (17, 7)] { assertPixel(drawn, x, y, 0xFF00_00FF) }
  }

  /// The middle is repeated from its start, the last copy cut off.
  func testMiddleIsTiled() {
    let image = Samples.draw(4, 1) { context in
      for (x, color) in [UIColor.red, .green, .blue, .red].enumerated() {
        color.setFill()
        context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
    let tiled = image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    XCTAssertEqual(tiled.resizingMode, .tile)
    let drawn = Samples.draw(7, 1) { _ in tiled.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }
    let expected: [UInt32] = [
      0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000,
    ]
    XCTAssertEqual((0..<7).map { drawn.pixel($0, 0) }, expected)
  }

  /// Copies at the end are cut off at the rectangle's edge.
  func testTilesStayInside() throws {
    let image = try Samples.quadrants().resizableImage(withCapInsets: .zero)
    let drawn = Samples.draw(8, 8) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 5)) }
    assertPixel(drawn, 5, 4, 0xFFFF_0000)
    assertPixel(drawn, 6, 4, 0)
    assertPixel(drawn, 5, 5, 0)
  }

  func testCapsOfAScaledAndTurnedImage() throws {
    let bitmap = try XCTUnwrap(try Samples.quadrants(side: 4).cgImage)
    let image = UIImage(cgImage: bitmap, scale: 2, orientation: .down)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
    XCTAssertEqual(image.size, CGSize(width: 4, height: 4))
    let drawn = Samples.draw(8, 8, scale: 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    // Turned by 180 degrees yellow comes to the top left; caps without a middle leave the rest empty.
    assertPixel(drawn, 1, 1, 0xFFFF_FF00)
    assertPixel(drawn, 14, 14, 0xFFFF_0000)
    assertPixel(drawn, 8, 8, 0)
  }

  func testCapsLargerThanTheRectangleShrink() throws {
    let image = try Samples.quadrants(side: 5)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    let drawn = Samples.draw(4, 4) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    assertPixel(drawn, 0, 0, 0xFFFF_0000)
    assertPixel(drawn, 3, 3, 0xFFFF_FF00)
  }

  func testStretchableImageLeavesOnePoint() {
    let image = Samples.draw(10, 10) { _ in }.stretchableImage(withLeftCapWidth: 4, topCapHeight: 3)
    XCTAssertEqual(image.leftCapWidth, 4)
    XCTAssertEqual(image.topCapHeight, 3)
    XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 3, left: 4, bottom: 6, right: 5))
  }

  func testBadCapsSurvive() throws {
    let image = try Samples.quadrants()
    for insets in [
      UIEdgeInsets(top: -5, left: .nan, bottom: .infinity, right: 1e9),
      UIEdgeInsets(top: 1e300, left: 1, bottom: 1, right: 1),
    ] {
      let resizable = image.resizableImage(withCapInsets: insets)
      _ = Samples.draw(9, 9) { _ in resizable.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    }
    _ = Samples.draw(9, 9) { _ in image.draw(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: .infinity)) }
  }

  /// A template is drawn in the fill color wherever it is opaque.
  func testTemplateIsAStencil() throws {
    let image = try Samples.image("rgba.png").withRenderingMode(.alwaysTemplate)
    let drawn = Samples.draw(8, 8) { _ in
      UIColor.blue.setFill()
      image.draw(at: .zero)
    }
    assertPixel(drawn, 1, 1, 0xFF00_00FF)
    assertPixel(drawn, 6, 1, 0xFF00_00FF)
    assertPixel(drawn, 6, 6, 0x8000_0080, tolerance: 1)
  }

  func testTintColour() throws {
    let image = try Samples.image("rgba.png")
    let tinted = Samples.draw(8, 8) { _ in
      image.withTintColor(.green, renderingMode: .alwaysOriginal).draw(at: .zero)
    }
    assertPixel(tinted, 1, 1, 0xFF00_FF00)
    let twice = Samples.draw(8, 8) { _ in image.withTintColor(.green).withTintColor(.red).draw(at: .zero) }
    assertPixel(twice, 1, 1, 0xFFFF_0000)
    XCTAssertEqual(image.withTintColor(.green).renderingMode, .automatic)
    let own = Samples.draw(8, 8) { _ in image.withRenderingMode(.alwaysOriginal).draw(at: .zero) }
    assertPixel(own, 6, 1, 0xFF00_FF00)
  }

  /// The image that a layer receives as contents: templates in the view's tint, rotated images upright, others
  /// unchanged.
  func testLayerContents() throws {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    func pixels(_ image: UIImage) -> PixelBuffer? {
      if case .bitmap(let buffer, _) = image.layerContents(tint: .blue, traits: traits) { return buffer }
      return nil
    }
    func pixel(_ image: UIImage, _ x: Int) -> UInt32? {
      guard let buffer = pixels(image) else { return nil }
      return withExtendedLifetime(buffer) { buffer.row(0)[x] }
    }
    let image = try Samples.quadrants(side: 1)
    XCTAssertTrue(pixels(image) === image.cgImage?.pixelBuffer)
    XCTAssertEqual(pixel(image.withRenderingMode(.alwaysTemplate), 0), 0xFF00_00FF)
    XCTAssertEqual(pixel(image.withTintColor(.red, renderingMode: .alwaysOriginal), 1), 0xFFFF_0000)
    XCTAssertEqual(pixel(image.withTintColor(.red, renderingMode: .alwaysTemplate), 1), 0xFF00_00FF)
    XCTAssertEqual(pixel(image.withHorizontallyFlippedOrientation(), 0), 0xFF00_FF00)
    XCTAssertTrue(try XCTUnwrap(UIImage(systemName: "star")).isStencil)
    XCTAssertFalse(image.isStencil)
    XCTAssertNil(pixels(UIImage()))
  }

  func testFlipping() throws {
    let image = try Samples.quadrants(side: 1)
    let drawn = Samples.draw(2, 2) { _ in image.withHorizontallyFlippedOrientation().draw(at: .zero) }
    assertPixel(drawn, 0, 0, 0xFF00_FF00)
    for orientation in (0...7).compactMap(UIImage.Orientation.init) {
      let turned = UIImage(cgImage: try XCTUnwrap(image.cgImage), scale: 1, orientation: orientation)
      let plain = Samples.draw(2, 2) { _ in turned.draw(at: .zero) }
      let mirrored = Samples.draw(2, 2) { _ in turned.withHorizontallyFlippedOrientation().draw(at: .zero) }
      for y in 0...1 { for x in 0...1 { XCTAssertEqual(plain.pixel(x, y), mirrored.pixel(1 - x, y)) } }
    }
    XCTAssertFalse(image.flipsForRightToLeftLayoutDirection)
    XCTAssertTrue(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  func testAlignmentInsetsAndBaseline() throws {
    let image = try Samples.quadrants()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(image.alignmentRectInsets, .zero)
    XCTAssertEqual(image.withAlignmentRectInsets(insets).alignmentRectInsets, insets)
    XCTAssertNil(image.baselineOffsetFromBottom)
    let based = image.withBaselineOffset(fromBottom: 2)
    XCTAssertEqual(based.baselineOffsetFromBottom, 2)
    XCTAssertNil(based.imageWithoutBaseline().baselineOffsetFromBottom)
  }

  func testAnimatedImage() throws {
    let one = try Samples.quadrants(), two = try Samples.quadrants(side: 2)
    let animated = try XCTUnwrap(UIImage.animatedImage(with: [one, two, one], duration: 0.9))
    XCTAssertEqual(animated.images?.count, 3)
    XCTAssertEqual(animated.duration, 0.9)
    XCTAssertEqual(animated.size, one.size)
    XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
    XCTAssertNil(one.images)
    XCTAssertEqual(one.duration, 0)
    // Apple: a duration of 0 means 1/30 second a frame.
    XCTAssertEqual(
      try XCTUnwrap(UIImage.animatedImage(with: [one, two, one], duration: 0)).duration, 0.1, accuracy: 1e-9)
    let drawn = Samples.draw(4, 4) { _ in animated.draw(at: .zero) }
    assertPixel(drawn, 0, 0, 0xFFFF_0000)
  }

  /// Frames of 0.1, 0.2 and 0.3 seconds become six of 0.1.
  func testAnimatedFileKeepsItsTimes() throws {
    let image = try XCTUnwrap(UIImage.animatedImage(data: try Samples.data("animated.gif"), duration: 0))
    XCTAssertEqual(image.duration, 0.6, accuracy: 1e-9)
    let colors = try XCTUnwrap(image.images).map { $0.pixel(0, 0) }
    XCTAssertEqual(
      colors, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])
    XCTAssertNil(UIImage(data: try Samples.data("animated.gif"))?.images, "plain data gives the first frame")
  }

  func testAssetChoosesByTraits() throws {
    let day = try Samples.quadrants(side: 1), night = try Samples.quadrants(side: 2)
    let asset = UIImageAsset()
    asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size, night.size)
    let shown = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
    XCTAssertEqual(shown.size, day.size)
    XCTAssertTrue(shown.imageAsset === asset)
    let dark = UITraitCollection(userInterfaceStyle: .dark).imageConfiguration
    XCTAssertEqual(shown.withConfiguration(dark).size, night.size)
    asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size, day.size)
    XCTAssertEqual(UIImageAsset().image(with: UITraitCollection()).size, .zero)
  }
}
