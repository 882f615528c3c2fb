import UIKit
import XCTest

/// `facts/project.md#asset-catalogs/imageset`
final class ImageSetTests: XCTestCase {
  private let fixture = AssetFixture()
  private let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"

  private func scale(_ scale: CGFloat) -> UITraitCollection { UITraitCollection(displayScale: scale) }

  func testScaleOfTheScreenIsTaken() {
    fixture.images(
      "Star", ("a.png", 4, ", \"scale\": \"1x\""), ("b.png", 8, ", \"scale\": \"2x\""),
      ("c.png", 12, ", \"scale\": \"3x\""))
    for factor in [1, 2, 3] as [CGFloat] {
      let image = fixture.image("Star", scale(factor))
      XCTAssertEqual(image?.scale, factor)
      XCTAssertEqual(image?.size, CGSize(width: 4, height: 4))
    }
  }

  func testNextScaleWhenTheScreensIsMissing() {
    fixture.images("Low", ("a.png", 4, ", \"scale\": \"1x\""), ("b.png", 8, ", \"scale\": \"2x\""))
    fixture.images("High", ("a.png", 4, ", \"scale\": \"1x\""), ("c.png", 12, ", \"scale\": \"3x\""))
    XCTAssertEqual(fixture.image("Low", scale(3))?.scale, 2)
    XCTAssertEqual(fixture.image("High", scale(2))?.scale, 3)
  }

  /// Empty slots, which Xcode writes for scales without a file, are no images.
  func testEmptySlots() {
    fixture.png("Assets.xcassets/Slots.imageset/a.png", side: 4)
    fixture.set(
      "Slots.imageset", "images",
      [
        "{\"idiom\": \"universal\", \"scale\": \"3x\"}",
        "{\"idiom\": \"universal\", \"scale\": \"1x\", \"filename\": \"a.png\"}",
      ])
    XCTAssertEqual(fixture.image("Slots", scale(3))?.size.width, 4)
    fixture.set("Bare.imageset", "images", ["{\"idiom\": \"universal\", \"scale\": \"3x\"}"])
    XCTAssertNil(fixture.image("Bare"))
  }

  func testSingleScaleIsOnePixelAPoint() {
    fixture.images("Single", ("a.png", 9, ""))
    XCTAssertEqual(fixture.image("Single", scale(3))?.size.width, 9)
  }

  func testIdiom() {
    fixture.png("Assets.xcassets/Device.imageset/u.png", side: 1)
    fixture.png("Assets.xcassets/Device.imageset/p.png", side: 2)
    fixture.png("Assets.xcassets/Device.imageset/t.png", side: 3)
    fixture.set(
      "Device.imageset", "images",
      [
        "{\"idiom\": \"universal\", \"filename\": \"u.png\"}", "{\"idiom\": \"ipad\", \"filename\": \"p.png\"}",
        "{\"idiom\": \"mac\", \"filename\": \"t.png\"}",
      ])
    XCTAssertEqual(fixture.image("Device", UITraitCollection(userInterfaceIdiom: .pad))?.size.width, 2)
    XCTAssertEqual(fixture.image("Device", UITraitCollection(userInterfaceIdiom: .phone))?.size.width, 1)
  }

  func testAppearanceAndContrast() {
    let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    let night = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    fixture.images(
      "Sky", ("d.png", 1, ""), ("n.png", 2, dark), ("h.png", 3, ", \"appearances\": [\(high)]"),
      ("nh.png", 4, ", \"appearances\": [\(night), \(high)]"))
    XCTAssertEqual(fixture.image("Sky", .light)?.size.width, 1)
    XCTAssertEqual(fixture.image("Sky", .dark)?.size.width, 2)
    XCTAssertEqual(fixture.image("Sky", .highContrast.with(.light))?.size.width, 3)
    XCTAssertEqual(fixture.image("Sky", .highContrast.with(.dark))?.size.width, 4)
  }

  func testSizeClasses() {
    fixture.images(
      "Wide", ("a.png", 1, ""), ("b.png", 2, ", \"width-class\": \"regular\""),
      ("c.png", 3, ", \"heightClass\": \"compact\""))
    let compact = UITraitCollection(horizontalSizeClass: .compact).with(
      UITraitCollection(verticalSizeClass: .regular))
    XCTAssertEqual(fixture.image("Wide", compact)?.size.width, 1)
    XCTAssertEqual(
      fixture.image("Wide", compact.with(UITraitCollection(horizontalSizeClass: .regular)))?.size.width, 2)
    XCTAssertEqual(
      fixture.image("Wide", compact.with(UITraitCollection(verticalSizeClass: .compact)))?.size.width, 3)
  }

  func testLanguageDirection() {
    fixture.images(
      "Both", ("l.png", 1, ", \"language-direction\": \"left-to-right\""),
      ("r.png", 2, ", \"language-direction\": \"right-to-left\""))
    fixture.images("Arrow", ("l.png", 1, ", \"language-direction\": \"left-to-right\""))
    let right = UITraitCollection(layoutDirection: .rightToLeft)
    XCTAssertEqual(fixture.image("Both", right)?.size.width, 2)
    XCTAssertEqual(fixture.image("Both")?.size.width, 1)
    XCTAssertEqual(fixture.image("Both")?.flipsForRightToLeftLayoutDirection, false)
    XCTAssertEqual(fixture.image("Arrow", right)?.flipsForRightToLeftLayoutDirection, true)
  }

  /// Views show an image made for the other direction mirrored.
  func testImageViewMirrors() {
    fixture.write(try? Samples.quadrants(side: 1).pngData(), to: "Assets.xcassets/Arrow.imageset/l.png")
    fixture.images("Arrow", ("l.png", 0, ", \"language-direction\": \"left-to-right\""))
    let view = UIImageView(image: fixture.image("Arrow"))
    func topLeft() -> UInt32? { (view.layer.contents as? CGImage).flatMap { UIImage(cgImage: $0).pixel(0, 0) } }
    XCTAssertEqual(topLeft(), 0xFFFF_0000)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    XCTAssertEqual(topLeft(), 0xFF00_FF00)
  }

  func testForeignLocaleIsPassedOver() {
    fixture.images("Flag", ("x.png", 2, ", \"locale\": \"xx\""), ("a.png", 1, ""))
    XCTAssertEqual(fixture.image("Flag")?.size.width, 1)
  }

  func testRenderingIntent() {
    fixture.images("Icon", properties: "\"template-rendering-intent\": \"template\"", ("a.png", 1, ""))
    fixture.images("Photo", properties: "\"template-rendering-intent\": \"original\"", ("a.png", 1, ""))
    fixture.images("Plain", ("a.png", 1, ""))
    XCTAssertEqual(fixture.image("Icon")?.renderingMode, .alwaysTemplate)
    XCTAssertEqual(fixture.image("Photo")?.renderingMode, .alwaysOriginal)
    XCTAssertEqual(fixture.image("Plain")?.renderingMode, .automatic)
  }

  /// Insets are pixels in the file, points in UIKit.
  func testSlicing() {
    let caps = "\"cap-insets\": {\"top\": 2, \"left\": 4, \"bottom\": 6, \"right\": 8}"
    let center = "\"center\": {\"mode\": \"tile\", \"width\": 1, \"height\": 1}"
    fixture.images(
      "Bubble", ("a.png", 20, ", \"scale\": \"2x\", \"resizing\": {\"mode\": \"9-part\", \(caps), \(center)}"))
    fixture.images("Bar", ("a.png", 20, ", \"resizing\": {\"mode\": \"3-part-horizontal\", \(caps)}"))
    let bubble = fixture.image("Bubble", scale(2))
    XCTAssertEqual(bubble?.capInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(bubble?.resizingMode, .tile)
    XCTAssertEqual(bubble?.size.width, 10)
    XCTAssertEqual(fixture.image("Bar")?.capInsets, UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 8))
    XCTAssertEqual(fixture.image("Bar")?.resizingMode, .stretch)
  }

  func testAlignmentInsets() {
    fixture.images(
      "Badge", ("a.png", 20, ", \"scale\": \"2x\", \"alignment-insets\": {\"top\": 4, \"bottom\": -10}"))
    XCTAssertEqual(
      fixture.image("Badge", scale(2))?.alignmentRectInsets, UIEdgeInsets(top: 2, left: 0, bottom: -5, right: 0))
  }

  // MARK: Following the traits

  func testAssetHasAllVariants() {
    fixture.images("Sky", ("d.png", 1, ""), ("n.png", 2, dark))
    let asset = fixture.image("Sky", .light)?.imageAsset
    XCTAssertEqual(asset?.image(with: UITraitCollection.dark).size.width, 2)
    XCTAssertEqual(asset?.image(with: UITraitCollection.light).size.width, 1)
  }

  func testConfiguringKeepsWhatTheAppChanged() {
    fixture.images("Sky", ("d.png", 1, ""), ("n.png", 2, dark))
    let image = fixture.image("Sky", .light)?.withRenderingMode(.alwaysTemplate)
    let night = image?.withConfiguration(UITraitCollection.dark.imageConfiguration)
    XCTAssertEqual(night?.size.width, 2)
    XCTAssertEqual(night?.renderingMode, .alwaysTemplate)
  }

  /// A variant that the app registers goes before the catalog's.
  func testRegisteredVariantWins() throws {
    fixture.images("Sky", ("d.png", 1, ""), ("n.png", 2, dark))
    let asset = try XCTUnwrap(fixture.image("Sky", .light)?.imageAsset)
    asset.register(Samples.draw(7, 7) { _ in }, with: .dark)
    XCTAssertEqual(asset.image(with: UITraitCollection.dark).size.width, 7)
    XCTAssertEqual(asset.image(with: UITraitCollection.light).size.width, 1)
  }

  func testImageViewFollowsTheAppearance() {
    fixture.images("Sky", ("d.png", 10, ""), ("n.png", 20, dark))
    let view = UIImageView(image: fixture.image("Sky", .light))
    XCTAssertEqual(view.intrinsicContentSize.width, 10)
    view.overrideUserInterfaceStyle = .dark
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.layoutIfNeeded()
    XCTAssertEqual(view.intrinsicContentSize.width, 20)
    XCTAssertEqual((view.layer.contents as? CGImage)?.width, 20)
  }

  func testImageViewFollowsAChange() {
    fixture.images("Sky", ("d.png", 10, ""), ("n.png", 20, dark))
    let view = UIImageView(image: fixture.image("Sky", .light)?.withRenderingMode(.alwaysOriginal))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .light
    window.addSubview(view)
    window.layoutIfNeeded()
    for (style, width) in [(UIUserInterfaceStyle.dark, 20), (.light, 10), (.dark, 20)] {
      window.overrideUserInterfaceStyle = style
      window.layoutIfNeeded()
      XCTAssertEqual((view.layer.contents as? CGImage)?.width, width)
    }
    XCTAssertEqual(view.image?.size.width, 10, "the view's property keeps the image that was set")
  }

  func testSameFileIsDecodedOnce() {
    fixture.images("Star", ("a.png", 4, ""))
    XCTAssertEqual(fixture.image("Star"), fixture.image("Star"))
    XCTAssertTrue(fixture.image("Star", .light)?.cgImage === fixture.image("Star", .dark)?.cgImage)
  }
}
