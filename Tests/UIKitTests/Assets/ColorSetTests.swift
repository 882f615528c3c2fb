import FlipsideTesting
import UIKit
import XCTest

/// `facts/project.md#asset-catalogs/colorset`
final class ColorSetTests: XCTestCase {
  private let fixture = AssetFixture()

  private func color(
    _ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000", space: String = "srgb",
    conditions: String = ""
  ) -> String {
    let parts = "\"red\": \"\(red)\", \"green\": \"\(green)\", \"blue\": \"\(blue)\", \"alpha\": \"\(alpha)\""
    return "{\"idiom\": \"universal\"\(conditions), "
      + "\"color\": {\"color-space\": \"\(space)\", \"components\": {\(parts)}}}"
  }

  private func appearances(_ values: (kind: String, value: String)...) -> String {
    let list = values.map { "{\"appearance\": \"\($0.kind)\", \"value\": \"\($0.value)\"}" }
    return ", \"appearances\": [\(list.joined(separator: ", "))]"
  }

  private func parts(_ color: UIColor?, _ traits: UITraitCollection = .light) -> [CGFloat]? {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    guard let color = color?.resolvedColor(with: traits) else { return nil }
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  func testNotationsOfComponents() {
    fixture.set("Parts.colorset", "colors", [color("0.500", "0x33", "51", "0.250")])
    fixture.set("Whole.colorset", "colors", [color("255", "0xff", "1.000", "1")])
    fixture.set("One.colorset", "colors", [color("1", "0", "0x01")])
    XCTAssertEqual(parts(fixture.color("Parts")), [0.5, 0.2, 0.2, 0.25])
    XCTAssertEqual(parts(fixture.color("Whole")), [1, 1, 1, 1])
    XCTAssertEqual(parts(fixture.color("One")), [0.004, 0, 0.004, 1])
  }

  func testColorSpaces() {
    fixture.set("Wide.colorset", "colors", [color("1.000", "0.000", "0.000", space: "display-p3")])
    fixture.set("Extended.colorset", "colors", [color("1.500", "-0.250", "0.000", space: "extended-srgb")])
    let gray = "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.250\", \"alpha\": \"0.500\"}}"
    fixture.set("Gray.colorset", "colors", ["{\"idiom\": \"universal\", \"color\": \(gray)}"])
    XCTAssertEqual(fixture.color("Wide", .light), UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(parts(fixture.color("Extended")), [1.5, -0.25, 0, 1])
    XCTAssertEqual(fixture.color("Gray", .light), UIColor(white: 0.25, alpha: 0.5))
  }

  func testAppearances() {
    fixture.set(
      "Paper.colorset", "colors",
      [
        color("0.1", "0.0", "0.0"),
        color("0.2", "0.0", "0.0", conditions: appearances(("luminosity", "dark"))),
        color("0.3", "0.0", "0.0", conditions: appearances(("contrast", "high"))),
        color("0.4", "0.0", "0.0", conditions: appearances(("luminosity", "dark"), ("contrast", "high"))),
      ])
    let paper = fixture.color("Paper")
    XCTAssertEqual(parts(paper, .light)?[0], 0.1)
    XCTAssertEqual(parts(paper, .dark)?[0], 0.2)
    XCTAssertEqual(parts(paper, .light.with(.highContrast))?[0], 0.3)
    XCTAssertEqual(parts(paper, .dark.with(.highContrast))?[0], 0.4)
  }

  /// Dark goes before contrast where no entry has both.
  func testDarkGoesBeforeContrast() {
    fixture.set(
      "Ink.colorset", "colors",
      [
        color("0.1", "0.0", "0.0"), color("0.3", "0.0", "0.0", conditions: appearances(("contrast", "high"))),
        color("0.2", "0.0", "0.0", conditions: appearances(("luminosity", "dark"))),
      ])
    XCTAssertEqual(parts(fixture.color("Ink"), .dark.with(.highContrast))?[0], 0.2)
  }

  func testSystemColorReference() {
    let reference = "{\"platform\": \"ios\", \"reference\": \"systemBackgroundColor\"}"
    fixture.set("Back.colorset", "colors", ["{\"idiom\": \"universal\", \"color\": \(reference)}"])
    XCTAssertEqual(parts(fixture.color("Back"), .light), [1, 1, 1, 1])
    XCTAssertEqual(parts(fixture.color("Back"), .dark), [0, 0, 0, 1])
  }

  func testIdentity() {
    fixture.set("A.colorset", "colors", [color("0.1", "0.2", "0.3")])
    fixture.set("B.colorset", "colors", [color("0.1", "0.2", "0.3")])
    XCTAssertEqual(fixture.color("A"), fixture.color("A"))
    XCTAssertEqual(fixture.color("A")?.hash, fixture.color("A")?.hash)
    XCTAssertNotEqual(fixture.color("A"), fixture.color("B"))
    XCTAssertTrue(fixture.color("A")?.description.contains("name = A") ?? false)
    XCTAssertEqual(parts(fixture.color("A")?.withAlphaComponent(0.5)), [0.1, 0.2, 0.3, 0.5])
  }

  func testTraitsFixTheColor() {
    fixture.set(
      "Paper.colorset", "colors",
      [
        color("0.1", "0.0", "0.0"), color("0.2", "0.0", "0.0", conditions: appearances(("luminosity", "dark"))),
      ])
    XCTAssertEqual(parts(fixture.color("Paper", .dark), .light)?[0], 0.2)
  }

  /// The color set `AccentColor` of Xcode's templates has an entry without a color.
  func testEmptySetIsNoColor() {
    fixture.set("AccentColor.colorset", "colors", ["{\"idiom\": \"universal\"}"])
    XCTAssertNil(fixture.color("AccentColor"))
    XCTAssertNil(fixture.color("Gone"))
  }

  func testResource() {
    fixture.set("Accent.colorset", "colors", [color("1.0", "0.0", "0.0")])
    XCTAssertEqual(
      parts(UIColor(resource: ColorResource(name: "Accent", bundle: fixture.bundle))), [1, 0, 0, 1])
    let lines = consoleLines { _ = UIColor(resource: ColorResource(name: "Gone", bundle: fixture.bundle)) }
    XCTAssertTrue(lines.first?.contains("'Gone'") ?? false)
  }

  func testNonsenseIsTold() {
    fixture.set("Bad.colorset", "colors", [color("red", "0xZZ", "")])
    fixture.set("Odd.colorset", "colors", ["7", "null", "{\"color\": []}", color("nan", "0.0", "0.0")])
    let lines = consoleLines {
      XCTAssertNil(fixture.color("Bad"))
      XCTAssertNil(fixture.color("Odd"))
      XCTAssertNil(fixture.color("Bad"))
    }
    XCTAssertEqual(lines.filter { $0.contains("Bad.colorset/Contents.json") }.count, 1)
    XCTAssertEqual(lines.filter { $0.contains("Odd.colorset/Contents.json") }.count, 1)
  }
}
