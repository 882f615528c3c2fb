import FlipsideTesting
import UIKit
import XCTest

final class SymbolTests: XCTestCase {
  func testUnknownNamesAreNil() {
    for name in ["", "my-own-icon", "IconHome", "star ", "house..fill", ".star", "ic_add", "Star", "a"] {
      XCTAssertNil(UIImage(systemName: name), name)
    }
  }

  func testMostUsedSymbolsAreDrawn() {
    let names = [
      "chevron.left", "chevron.right", "chevron.up", "chevron.down", "plus", "minus", "xmark", "checkmark", "star",
      "star.fill", "heart", "heart.fill", "house", "house.fill", "person", "person.fill", "person.circle",
      "person.crop.circle.fill", "gear", "gearshape.fill", "magnifyingglass", "trash", "trash.fill", "pencil",
      "square.and.arrow.up", "square.and.pencil", "bell", "bell.fill", "calendar", "camera", "camera.fill", "photo",
      "play.fill", "pause.fill", "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise",
      "ellipsis",
      "ellipsis.circle", "info.circle", "info.circle.fill", "exclamationmark.triangle",
      "exclamationmark.triangle.fill",
      "bookmark", "bookmark.fill", "tag", "folder", "folder.fill", "doc", "doc.text", "envelope", "envelope.fill",
      "phone", "phone.fill", "lock", "lock.fill", "eye", "eye.slash", "wifi", "moon", "moon.fill", "sun.max",
      "sun.max.fill", "cloud", "bolt", "bolt.fill", "flag", "cart", "cart.fill", "creditcard", "map", "location",
      "location.fill", "mic", "mic.fill", "mic.slash", "speaker.wave.2", "list.bullet", "square.grid.2x2",
      "line.3.horizontal", "plus.circle", "plus.circle.fill", "xmark.circle.fill", "checkmark.circle.fill",
      "minus.circle", "questionmark.circle", "clock", "clock.fill", "globe", "link", "paperplane.fill",
      "bubble.left",
      "circle", "circle.fill", "square", "checkmark.square.fill", "delete.left", "keyboard", "shift", "photo.fill",
    ]
    for name in names { XCTAssertTrue(SymbolCatalog.isDrawn(name), name) }
  }

  /// A symbol of iOS without a drawing gets a substitute, which is logged once.
  func testStandInsAreToldOnce() {
    let lines = consoleLines {
      XCTAssertNotNil(UIImage(systemName: "fan.desk"))
      XCTAssertNotNil(UIImage(systemName: "fan.desk"))
      XCTAssertNotNil(UIImage(systemName: "star.square.on.square.fill"))
    }
    XCTAssertEqual(lines.filter { $0.contains("star.square.on.square.fill") }.count, 1)
    XCTAssertEqual(lines.filter { $0.contains("fan.desk") }.count, 1)
  }

  func testSizeFollowsPointSizeAndScale() throws {
    func size(_ configuration: UIImage.SymbolConfiguration?) throws -> CGSize {
      try XCTUnwrap(UIImage(systemName: "circle", withConfiguration: configuration)).size
    }
    // Without a configuration a symbol fits text of 17 points; a circle is a little higher than the text.
    let plain = try size(nil)
    XCTAssertEqual(plain, try size(UIImage.SymbolConfiguration(pointSize: 17)))
    XCTAssertEqual(plain.width, 20, accuracy: 1.5)
    let large = try size(UIImage.SymbolConfiguration(scale: .large))
    let small = try size(UIImage.SymbolConfiguration(scale: .small))
    XCTAssertEqual(large.width / plain.width, 1.27, accuracy: 0.03)
    XCTAssertEqual(small.width / plain.width, 0.79, accuracy: 0.03)
    XCTAssertEqual(try size(UIImage.SymbolConfiguration(pointSize: 34)).width / plain.width, 2, accuracy: 0.05)
    XCTAssertEqual(try size(UIImage.SymbolConfiguration(textStyle: .body)), plain)
  }

  func testSizesAreWholePixels() throws {
    let image = try XCTUnwrap(UIImage(systemName: "heart"))
    XCTAssertEqual((image.size.width * image.scale).rounded(), image.size.width * image.scale, accuracy: 1e-6)
    XCTAssertEqual(image.cgImage?.width, Int((image.size.width * image.scale).rounded()))
  }

  func testWeightMakesLinesThicker() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      let image = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(weight: weight))
      let buffer = try XCTUnwrap(image?.cgImage?.pixelBuffer)
      var sum = 0
      for y in 0..<buffer.height { for x in 0..<buffer.width { sum += Int(buffer.row(y)[x] >> 24) } }
      return sum
    }
    XCTAssertLessThan(try ink(.ultraLight), try ink(.regular))
    XCTAssertLessThan(try ink(.regular), try ink(.bold))
    XCTAssertLessThan(try ink(.bold), try ink(.black))
  }

  func testBaselineIsHalfACapitalBelowTheMiddle() throws {
    let image = try XCTUnwrap(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100)))
    XCTAssertEqual(try XCTUnwrap(image.baselineOffsetFromBottom), image.size.height / 2 - 35.2, accuracy: 0.5)
  }

  func testSymbolsAreTemplatesAndKeepTheirConfiguration() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    let image = try XCTUnwrap(UIImage(systemName: "star", withConfiguration: configuration))
    XCTAssertTrue(image.isSymbolImage)
    XCTAssertEqual(image.renderingMode, .automatic)
    XCTAssertEqual(image.symbolConfiguration, configuration)
    let larger = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    XCTAssertGreaterThan(larger.size.width, image.size.width * 1.8)
    // Values that the new configuration does not specify are kept.
    XCTAssertEqual(
      larger.symbolConfiguration, UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large))
    XCTAssertNil(try Samples.quadrants().applyingSymbolConfiguration(configuration))
  }

  func testDrawnInTheFillColourOrTint() throws {
    let image = try XCTUnwrap(UIImage(systemName: "circle.fill"))
    let middle = (x: Int(image.size.width / 2), y: Int(image.size.height / 2))
    let filled = Samples.draw(image.size.width, image.size.height) { _ in
      UIColor.green.setFill()
      image.draw(at: .zero)
    }
    assertPixel(filled, middle.x, middle.y, 0xFF00_FF00)
    let tinted = Samples.draw(image.size.width, image.size.height) { _ in
      image.withTintColor(.red).draw(at: .zero)
    }
    assertPixel(tinted, middle.x, middle.y, 0xFFFF_0000)
  }

  func testFilledCircleHasTheSignCutOut() throws {
    let image = try XCTUnwrap(
      UIImage(systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100)))
    let bitmap = try XCTUnwrap(image.cgImage)
    let x = bitmap.width / 2, y = bitmap.height / 2
    XCTAssertEqual(image.pixel(x, y).map { $0 >> 24 }, 0)
    XCTAssertEqual(image.pixel(x / 2, y / 2).map { $0 >> 24 }, 255)
  }

  func testPaletteColours() throws {
    let configuration = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
    let image = try XCTUnwrap(
      UIImage(
        systemName: "plus.circle.fill",
        withConfiguration: configuration.applying(UIImage.SymbolConfiguration(pointSize: 100))))
    let bitmap = try XCTUnwrap(image.cgImage)
    assertPixel(image, bitmap.width / 2, bitmap.height / 2, 0xFFFF_FFFF)
    assertPixel(image, bitmap.width / 4, bitmap.height / 4, 0xFFFF_0000)
    XCTAssertEqual(image.renderingMode, .alwaysOriginal)
  }

  func testConfigurationsCombine() {
    let size = UIImage.SymbolConfiguration(pointSize: 20)
    let weight = UIImage.SymbolConfiguration(weight: .bold)
    XCTAssertEqual(size.applying(weight), UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    XCTAssertEqual(
      UIImage.SymbolConfiguration(pointSize: 20, weight: .bold).configurationWithoutWeight(), size)
    XCTAssertEqual(
      UIImage.SymbolConfiguration(pointSize: 20, weight: .bold).configurationWithoutPointSizeAndWeight(),
      .unspecified)
    XCTAssertEqual(size.copy() as? UIImage.SymbolConfiguration, size)
    XCTAssertNotEqual(size, weight)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    XCTAssertEqual(size.withTraitCollection(traits).traitCollection, traits)
  }

  func testBadPointSizesSurvive() {
    for points in [0, -5, .nan, .infinity, 1e12] as [CGFloat] {
      let image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: points))
      XCTAssertNotNil(image)
      XCTAssertGreaterThan(image?.size.width ?? 0, 0)
    }
  }

  func testStandardImages() {
    for image in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] {
      XCTAssertTrue(image.isSymbolImage)
    }
  }

  func testPictures() {
    let names = [
      "heart.fill", "star", "gearshape", "trash", "square.and.arrow.up", "bell", "person.crop.circle.fill",
      "eye.slash",
      "chevron.right", "plus.circle.fill", "exclamationmark.triangle.fill", "magnifyingglass",
    ]
    let image = Samples.draw(160, 120, opaque: true) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 160, height: 120))
      UIColor.black.setFill()
      for (index, name) in names.enumerated() {
        let symbol = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 26))
        let middle = CGPoint(x: index % 4 * 40 + 20, y: index / 4 * 40 + 20)
        let size = symbol?.size ?? .zero
        symbol?.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
      }
    }
    let regions = names.enumerated().map { index, name in
      PictureRegion(name, CGRect(x: index % 4 * 40, y: index / 4 * 40, width: 40, height: 40))
    }
    assertPicture(image.cgImage, named: "symbols", regions: regions)
  }
}
