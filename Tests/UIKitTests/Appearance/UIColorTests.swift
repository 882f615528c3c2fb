import UIKit
import XCTest

final class UIColorTests: XCTestCase {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var parts: [CGFloat] = [-1, -1, -1, -1]
    parts.withUnsafeMutableBufferPointer { part in
      let base = part.baseAddress!
      color.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3)
    }
    return parts
  }

  private func assertNear(
    _ color: UIColor, _ expected: [CGFloat], file: StaticString = #filePath, line: UInt = #line
  ) {
    for (mine, other) in zip(rgba(color), expected) {
      XCTAssertEqual(mine, other, accuracy: 0.001, "\(color)", file: file, line: line)
    }
  }

  /// `facts/colors.md#fixed`
  func testFixedColours() {
    assertNear(.red, [1, 0, 0, 1])
    assertNear(.green, [0, 1, 0, 1])
    assertNear(.blue, [0, 0, 1, 1])
    assertNear(.cyan, [0, 1, 1, 1])
    assertNear(.yellow, [1, 1, 0, 1])
    assertNear(.magenta, [1, 0, 1, 1])
    assertNear(.orange, [1, 0.5, 0, 1])
    assertNear(.purple, [0.5, 0, 0.5, 1])
    assertNear(.brown, [0.6, 0.4, 0.2, 1])
    assertNear(.darkGray, [0.333, 0.333, 0.333, 1])
    assertNear(.lightGray, [0.667, 0.667, 0.667, 1])
    assertNear(.gray, [0.5, 0.5, 0.5, 1])
    assertNear(.clear, [0, 0, 0, 0])
    assertNear(.lightText, [1, 1, 1, 0.6])
    assertNear(.darkText, [0, 0, 0, 1])
  }

  func testHueMatchesRed() {
    assertNear(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), [1, 0, 0, 1])
    assertNear(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), [0, 1, 0, 1])
    assertNear(UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 0.3), [0.4, 0.8, 0.8, 0.3])
    assertNear(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1), [1, 0, 0, 1])
    assertNear(UIColor(hue: 7, saturation: -1, brightness: 2, alpha: 9), [1, 1, 1, 1])
  }

  func testGetHueIsTheWayBack() {
    for hue in stride(from: CGFloat(0.05), to: 1, by: 0.1) {
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.7, alpha: 0.5)
      var h: CGFloat = 0, s: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
      XCTAssertTrue(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      XCTAssertEqual(h, hue, accuracy: 0.0001)
      XCTAssertEqual(s, 0.6, accuracy: 0.0001)
      XCTAssertEqual(b, 0.7, accuracy: 0.0001)
      XCTAssertEqual(a, 0.5, accuracy: 0.0001)
    }
  }

  func testGetWhite() {
    var white: CGFloat = 0, alpha: CGFloat = 0
    XCTAssertTrue(UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha))
    XCTAssertEqual(white, 0.3)
    XCTAssertEqual(alpha, 0.4)
    XCTAssertTrue(UIColor(red: 0.7, green: 0.7, blue: 0.7, alpha: 1).getWhite(&white, alpha: nil))
    XCTAssertEqual(white, 0.7)
    XCTAssertFalse(UIColor(patternImage: UIImage()).getWhite(&white, alpha: &alpha))
  }

  /// Extended sRGB keeps components beyond 0...1; alpha is clamped.
  func testExtendedComponentsAreKept() {
    assertNear(UIColor(red: 1.5, green: -0.2, blue: 0, alpha: 2), [1.5, -0.2, 0, 1])
    assertNear(UIColor(red: .nan, green: .infinity, blue: 1, alpha: .nan), [0, 0, 1, 0])
  }

  /// The primaries of Display P3 lie outside sRGB; grays are the same.
  func testDisplayP3() {
    let red = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(red[0], 1.093, accuracy: 0.002)
    XCTAssertEqual(red[1], -0.227, accuracy: 0.002)
    XCTAssertEqual(red[2], -0.150, accuracy: 0.002)
    assertNear(UIColor(displayP3Red: 0.4, green: 0.4, blue: 0.4, alpha: 1), [0.4, 0.4, 0.4, 1])
  }

  func testAlphaComponent() {
    assertNear(UIColor.red.withAlphaComponent(0.25), [1, 0, 0, 0.25])
    assertNear(UIColor.white.withAlphaComponent(0.25), [1, 1, 1, 0.25])
    XCTAssertEqual(UIColor.white.withAlphaComponent(0.5), UIColor(white: 1, alpha: 0.5))
  }

  /// A color of another color space is another color, as on iOS.
  func testEquality() {
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(UIColor.black, UIColor(white: 0, alpha: 1))
    XCTAssertEqual(UIColor(cgColor: UIColor.red.cgColor), UIColor.red)
    XCTAssertEqual(UIColor(cgColor: UIColor.red.cgColor).hash, UIColor.red.hash)
    XCTAssertEqual(UIColor.systemBlue, UIColor.systemBlue)
    XCTAssertNotEqual(UIColor.systemBlue, UIColor.systemBlue.resolvedColor(with: .current))
    XCTAssertNotEqual(UIColor { _ in .red }, UIColor { _ in .red })
    XCTAssertEqual(Set([UIColor.red, .red, .label, .label]).count, 2)
  }

  /// Grays have two components, others four.
  func testCGColor() {
    XCTAssertEqual(UIColor.white.cgColor.numberOfComponents, 2)
    XCTAssertEqual(UIColor.white.cgColor.colorSpace?.name, CGColorSpace.extendedGray)
    XCTAssertEqual(UIColor.red.cgColor.components, [1, 0, 0, 1])
    XCTAssertEqual(UIColor.red.cgColor.colorSpace?.name, CGColorSpace.extendedSRGB)
    let own = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    XCTAssertTrue(UIColor(cgColor: own).cgColor === own)
    assertNear(UIColor(cgColor: own), [0.1, 0.2, 0.3, 0.4])
    assertNear(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)), [0.5, 0.5, 0.5, 1])
    XCTAssertNotNil(UIColor(patternImage: UIImage(systemName: "star")!).cgColor.pattern)
  }

  func testDescription() {
    XCTAssertEqual(UIColor.red.description, "UIExtendedSRGBColorSpace 1 0 0 1")
    XCTAssertEqual(UIColor.black.description, "UIExtendedGrayColorSpace 0 1")
    XCTAssertTrue(UIColor.systemBlue.description.contains("name = systemBlueColor"))
  }

  func testCodingKeepsTheColour() throws {
    for color in [
      UIColor.red, .white, UIColor(white: 0.3, alpha: 0.2), UIColor(red: 1.2, green: 0, blue: 0, alpha: 1),
    ] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: false)
      let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      XCTAssertEqual(back, color)
    }
  }

  /// App code subclasses colors for tests and themes.
  func testSubclass() {
    final class Named: UIColor, @unchecked Sendable {
      var title = "paper"
    }
    let color = Named(white: 1, alpha: 1)
    XCTAssertEqual(color.title, "paper")
    assertNear(color, [1, 1, 1, 1])
  }

  func testColorLiteral() {
    let color: UIColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    assertNear(color, [0.5, 0.25, 0, 1])
  }

  func testAccessibilityNames() {
    XCTAssertEqual(UIColor.black.accessibilityName, "black")
    XCTAssertEqual(UIColor.white.accessibilityName, "white")
    XCTAssertEqual(UIColor.red.accessibilityName, "red")
    XCTAssertEqual(UIColor.clear.accessibilityName, "transparent")
    XCTAssertEqual(UIColor(red: 0, green: 0, blue: 0.3, alpha: 1).accessibilityName, "dark blue")
  }
}
