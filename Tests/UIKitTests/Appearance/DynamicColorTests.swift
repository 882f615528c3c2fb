import UIKit
import XCTest

final class DynamicColorTests: XCTestCase {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let highContrast = UITraitCollection(accessibilityContrast: .high)
  private let elevated = UITraitCollection(userInterfaceLevel: .elevated)

  private func bytes(_ color: UIColor, _ traits: UITraitCollection...) -> [Int] {
    let resolved = color.resolvedColor(with: UITraitCollection(traitsFrom: traits))
    var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
    XCTAssertTrue(resolved.getRed(&r, green: &g, blue: &b, alpha: &a))
    return [r, g, b, a].map { Int(($0 * 255).rounded()) }
  }

  /// Facts: `colors/system_colors.json`, `ios13_18`.
  func testSystemColoursInTheirVariants() {
    XCTAssertEqual(bytes(.systemBlue, light), [0, 122, 255, 255])
    XCTAssertEqual(bytes(.systemBlue, dark), [10, 132, 255, 255])
    XCTAssertEqual(bytes(.systemBlue, light, highContrast), [0, 64, 221, 255])
    XCTAssertEqual(bytes(.systemBlue, dark, highContrast), [64, 156, 255, 255])
    XCTAssertEqual(bytes(.systemRed, light), [255, 59, 48, 255])
    XCTAssertEqual(bytes(.systemTeal, light), [48, 176, 199, 255])
    XCTAssertEqual(bytes(.systemGray6, dark), [28, 28, 30, 255])
    XCTAssertEqual(bytes(.label, dark), [255, 255, 255, 255])
    XCTAssertEqual(bytes(.secondaryLabel, light), [60, 60, 67, 153])
    XCTAssertEqual(bytes(.placeholderText, light), [60, 60, 67, 76])
    XCTAssertEqual(bytes(.separator, light), [60, 60, 67, 74])
    XCTAssertEqual(bytes(.opaqueSeparator, dark, highContrast), [56, 56, 58, 255])
    XCTAssertEqual(bytes(.link, dark), [9, 132, 255, 255])
    XCTAssertEqual(bytes(.tertiarySystemFill, dark), [118, 118, 128, 61])
    XCTAssertEqual(bytes(.groupTableViewBackground, light), [242, 242, 247, 255])
  }

  func testBackgroundsAreLighterWhenElevatedInTheDark() {
    XCTAssertEqual(bytes(.systemBackground, dark), [0, 0, 0, 255])
    XCTAssertEqual(bytes(.systemBackground, dark, elevated), [28, 28, 30, 255])
    XCTAssertEqual(bytes(.systemBackground, light, elevated), [255, 255, 255, 255])
    XCTAssertEqual(bytes(.secondarySystemGroupedBackground, dark, elevated), [44, 44, 46, 255])
  }

  func testEachSystemColourHasItsOwnEntry() {
    // Names and table entries must not be shifted against each other.
    XCTAssertEqual(bytes(.systemGreen, light), [52, 199, 89, 255])
    XCTAssertEqual(bytes(.systemIndigo, light), [88, 86, 214, 255])
    XCTAssertEqual(bytes(.systemOrange, light), [255, 149, 0, 255])
    XCTAssertEqual(bytes(.systemMint, light), [0, 199, 190, 255])
    XCTAssertEqual(bytes(.systemCyan, light), [50, 173, 230, 255])
    XCTAssertEqual(bytes(.systemBrown, light), [162, 132, 94, 255])
    XCTAssertEqual(bytes(.systemPink, light), [255, 45, 85, 255])
    XCTAssertEqual(bytes(.systemPurple, light), [175, 82, 222, 255])
    XCTAssertEqual(bytes(.systemYellow, light), [255, 204, 0, 255])
    XCTAssertEqual(bytes(.systemGray, light), [142, 142, 147, 255])
    XCTAssertEqual(bytes(.systemGray2, light), [174, 174, 178, 255])
    XCTAssertEqual(bytes(.systemGray3, light), [199, 199, 204, 255])
    XCTAssertEqual(bytes(.systemGray4, light), [209, 209, 214, 255])
    XCTAssertEqual(bytes(.systemGray5, light), [229, 229, 234, 255])
    XCTAssertEqual(bytes(.tertiaryLabel, light), [60, 60, 67, 76])
    XCTAssertEqual(bytes(.quaternaryLabel, light), [60, 60, 67, 45])
    XCTAssertEqual(bytes(.systemFill, light), [120, 120, 128, 51])
    XCTAssertEqual(bytes(.secondarySystemFill, light), [120, 120, 128, 40])
    XCTAssertEqual(bytes(.quaternarySystemFill, light), [116, 116, 128, 20])
    XCTAssertEqual(bytes(.tertiarySystemBackground, dark), [44, 44, 46, 255])
    XCTAssertEqual(bytes(.systemGroupedBackground, light), [242, 242, 247, 255])
    XCTAssertEqual(bytes(.tertiarySystemGroupedBackground, light), [242, 242, 247, 255])
  }

  /// Apple: a dynamic colour's `cgColor` is taken for the current traits.
  func testCGColorFollowsCurrentTraits() {
    dark.performAsCurrent {
      XCTAssertEqual(UIColor.label.cgColor.components, [1, 1, 1, 1])
      light.performAsCurrent { XCTAssertEqual(UIColor.label.cgColor.components, [0, 0, 0, 1]) }
      XCTAssertEqual(UIColor.label.cgColor.components, [1, 1, 1, 1])
    }
  }

  func testProviderIsAskedWithTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemGreen : .red }
    XCTAssertEqual(bytes(color, dark), [48, 209, 88, 255])
    XCTAssertEqual(bytes(color, light), [255, 0, 0, 255])
  }

  /// Inside the provider the traits are also the current ones.
  func testProviderSeesItsTraitsAsCurrent() {
    let color = UIColor { _ in UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black }
    XCTAssertEqual(bytes(color, dark), [255, 255, 255, 255])
  }

  func testFadedDynamicColourStaysDynamic() {
    let faded = UIColor.systemBackground.withAlphaComponent(0.5)
    XCTAssertEqual(bytes(faded, light), [255, 255, 255, 128])
    XCTAssertEqual(bytes(faded, dark), [0, 0, 0, 128])
    XCTAssertEqual(bytes(faded.withAlphaComponent(1), dark), [0, 0, 0, 255])
    XCTAssertEqual(faded, UIColor.systemBackground.withAlphaComponent(0.5))
    XCTAssertNotEqual(faded, UIColor.systemBackground.withAlphaComponent(0.4))
  }

  func testResolvingAFixedColourGivesItself() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    XCTAssertTrue(color.resolvedColor(with: dark) === color)
  }

  func testAProviderThatNeverEndsDoesNotHang() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    box.color = UIColor { _ in box.color ?? .red }
    XCTAssertNotNil(box.color?.cgColor)
    box.color = nil
  }

  func testTintColourIsSystemBlueUnlessTheTraitsSayOtherwise() {
    XCTAssertEqual(bytes(.tintColor, light), [0, 122, 255, 255])
    var values = TraitValues()
    values.tintColor = .purple
    XCTAssertEqual(bytes(.tintColor, UITraitCollection(values: values)), [128, 0, 128, 255])
  }
}
