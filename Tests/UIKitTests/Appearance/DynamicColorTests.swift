import FactTables
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

  /// `facts/colors.md#system`
  func testSystemColoursInTheirVariants() throws {
    let table = try FactTable("colors", "system")
    for (name, color) in colors {
      func expect(_ column: String, or other: String, _ traits: UITraitCollection...) throws {
        var text = try table.text(name, column)
        if text == "-" { text = try table.text(name, other) }
        let numbers = text.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        XCTAssertEqual(numbers.count, 4, "\(name) \(column)")
        // Alphas are given in thousandths, and differ in the last of 255 steps.
        for (mine, fact) in zip(
          bytes(color, UITraitCollection(traitsFrom: traits)), numbers.dropLast() + [numbers[3] * 255])
        {
          XCTAssertEqual(Double(mine), fact, accuracy: 0.6, "\(name) \(column)")
        }
      }
      try expect("light", or: "light", light)
      try expect("dark", or: "dark", dark)
      try expect("light-hc", or: "light", light, highContrast)
      try expect("dark-hc", or: "dark", dark, highContrast)
      try expect("elevated", or: "dark", dark, elevated)
    }
    let untested = Set(table.rows.map(\.name)).subtracting(colors.map(\.name))
    XCTAssertEqual(untested, ["darkText", "lightText"])
    XCTAssertEqual(bytes(.groupTableViewBackground, light), [242, 242, 247, 255])
  }

  private let colors: [(name: String, color: UIColor)] = [
    ("systemBlue", .systemBlue), ("systemGreen", .systemGreen), ("systemIndigo", .systemIndigo),
    ("systemOrange", .systemOrange), ("systemMint", .systemMint), ("systemCyan", .systemCyan),
    ("systemBrown", .systemBrown), ("systemTeal", .systemTeal), ("systemPink", .systemPink),
    ("systemPurple", .systemPurple), ("systemRed", .systemRed), ("systemYellow", .systemYellow),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6), ("label", .label),
    ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
    ("placeholderText", .placeholderText), ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
    ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground), ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("separator", .separator),
    ("opaqueSeparator", .opaqueSeparator), ("link", .link),
  ]

  func testBackgroundsAreLighterWhenElevatedInTheDark() {
    XCTAssertEqual(bytes(.systemBackground, dark), [0, 0, 0, 255])
    XCTAssertEqual(bytes(.systemBackground, dark, elevated), [28, 28, 30, 255])
    XCTAssertEqual(bytes(.systemBackground, light, elevated), [255, 255, 255, 255])
    XCTAssertEqual(bytes(.secondarySystemGroupedBackground, dark, elevated), [44, 44, 46, 255])
  }

  /// Apple: a dynamic color's `cgColor` is taken for the current traits.
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
