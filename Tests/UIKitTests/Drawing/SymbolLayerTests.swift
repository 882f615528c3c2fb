import UIKit
import XCTest

/// The ways to color symbols: Apple's page of `UIImage.SymbolConfiguration`.
final class SymbolLayerTests: CoreTestCase {
  private struct Pixels {
    var all: [(x: CGFloat, y: CGFloat, color: UInt32)] = []

    /// Opaque pixels of about that color, with the middle of where they are in unit space.
    func near(_ color: UIColor) -> (count: Int, x: CGFloat, y: CGFloat) {
      let wanted = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components ?? []
      let found = all.filter { pixel in
        [16, 8, 0].enumerated().allSatisfy { index, shift in
          abs(CGFloat(pixel.color >> UInt32(shift) & 255) / 255 - wanted[wanted.count > 2 ? index : 0]) < 0.03
        } && pixel.color >> 24 > 250
      }
      let count = CGFloat(max(1, found.count))
      return (found.count, found.reduce(0) { $0 + $1.x } / count, found.reduce(0) { $0 + $1.y } / count)
    }
  }

  private func pixels(_ image: UIImage?) throws -> Pixels {
    let buffer = try XCTUnwrap(image?.cgImage?.pixelBuffer)
    var pixels = Pixels()
    for y in 0..<buffer.height {
      for x in 0..<buffer.width where buffer.row(y)[x] >> 24 > 0 {
        pixels.all.append(
          (CGFloat(x) / CGFloat(buffer.width), CGFloat(y) / CGFloat(buffer.height), buffer.row(y)[x]))
      }
    }
    return pixels
  }

  private func pixels(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> Pixels {
    let size = UIImage.SymbolConfiguration(pointSize: 60)
    return try pixels(UIImage(systemName: name, withConfiguration: size.applying(configuration)))
  }

  func testPalette() throws {
    let bell = try pixels("bell.badge.fill", UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    XCTAssertGreaterThan(bell.near(.red).count, 200)
    XCTAssertLessThan(bell.near(.red).y, 0.4, "the badge")
    XCTAssertGreaterThan(bell.near(.blue).count, bell.near(.red).count * 3)
    let plus = try pixels("person.badge.plus", UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    XCTAssertGreaterThan(plus.near(.red).x, 0.6)
    XCTAssertGreaterThan(plus.near(.red).y, 0.6)
    XCTAssertGreaterThan(plus.near(.blue).count, 200)
    let three = try pixels(
      "person.3.sequence.fill", UIImage.SymbolConfiguration(paletteColors: [.red, .green, .blue]))
    XCTAssertLessThan(three.near(.red).x, 0.35)
    XCTAssertEqual(three.near(.green).x, 0.5, accuracy: 0.05)
    XCTAssertGreaterThan(three.near(.blue).x, 0.65)
    let slash = try pixels("bell.slash", UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    XCTAssertGreaterThan(slash.near(.red).count, 100)
    XCTAssertGreaterThan(slash.near(.blue).count, 100)
  }

  func testMulticolor() throws {
    let cloud = try pixels("cloud.sun.rain.fill", .preferringMulticolor())
    XCTAssertGreaterThan(cloud.near(.systemYellow).count, 100)
    XCTAssertGreaterThan(cloud.near(.systemCyan).count, 50)
    XCTAssertGreaterThan(cloud.near(.white).count, 500)
    XCTAssertGreaterThan(cloud.near(.systemCyan).y, cloud.near(.white).y)
    // Layers without their own color have the tint color.
    let bell = try pixels("bell.badge", .preferringMulticolor())
    XCTAssertGreaterThan(bell.near(.systemRed).count, 100)
    XCTAssertGreaterThan(bell.near(.black).count, 100)
    let plus = try pixels("folder.badge.plus", .preferringMulticolor())
    XCTAssertGreaterThan(plus.near(.systemGreen).count, 100)
    XCTAssertGreaterThan(plus.near(.white).count, 20)
    XCTAssertEqual(try pixels("cloud.sun.rain.fill", .unspecified).near(.systemYellow).count, 0)
  }

  func testHierarchicalBadgesStandOut() throws {
    let configuration = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let bell = try pixels("bell.badge.fill", configuration)
    let opaque = bell.all.filter { $0.color >> 24 > 250 }.count
    let half = bell.all.filter { (120...135).contains($0.color >> 24) }.count
    XCTAssertGreaterThan(opaque, 200)
    XCTAssertGreaterThan(half, opaque * 2)
  }

  /// `variableValue`: parts above the value are faint.
  func testVariableValue() throws {
    func opaque(_ name: String, _ value: Double) throws -> Int {
      try pixels(UIImage(systemName: name, variableValue: value)).all.filter { $0.color >> 24 > 250 }.count
    }
    for name in ["wifi", "speaker.wave.3", "speaker.wave.3.fill", "chart.bar", "chart.bar.fill", "cellularbars"] {
      let all = try opaque(name, 1)
      let some = try opaque(name, 0.5)
      XCTAssertLessThan(some, all, name)
      XCTAssertLessThan(try opaque(name, 0), some, name)
      XCTAssertEqual(all, try opaque(name, .infinity), name)
      XCTAssertEqual(try pixels(UIImage(systemName: name)).all.filter { $0.color >> 24 > 250 }.count, all, name)
    }
    XCTAssertFalse(said("variable"))
    XCTAssertNotEqual(UIImage(systemName: "wifi", variableValue: 0), UIImage(systemName: "wifi", variableValue: 1))
  }

  func testWhatHasNoPartsIsToldOnce() {
    for _ in 0..<2 {
      _ = UIImage(systemName: "carrot", variableValue: 0.5)
      _ = UIImage(systemName: "carrot", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor())
      let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
      _ = UIImage(systemName: "carrot", withConfiguration: palette)
    }
    XCTAssertEqual(console.filter { $0.contains("'carrot'") }.count, 3)
  }

  func testPersonGroups() {
    let names = [
      "person.3.sequence", "person.3.sequence.fill", "person.line.dotted.person", "person.line.dotted.person.fill",
      "person.2.circle.fill", "person.2.slash", "person.3.fill",
    ]
    XCTAssertEqual(names.filter { !SymbolCatalog.isDrawn($0) }, [])
  }
}
