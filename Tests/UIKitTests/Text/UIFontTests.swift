import FactTables
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// `facts/text.md#system-font`; Apple: UIFont, class reference.
final class UIFontTests: XCTestCase {
  func testSystemFontMetrics() {
    for size in [8, 13, 17, 34] as [CGFloat] {
      let font = UIFont.systemFont(ofSize: size)
      XCTAssertEqual(font.pointSize, size)
      XCTAssertEqual(font.ascender, size * 0.9521484375)
      XCTAssertEqual(font.descender, size * -0.2412109375)
      XCTAssertEqual(font.leading, 0)
      XCTAssertEqual(font.lineHeight, size * 1.193359375, accuracy: 1e-9)
      XCTAssertEqual(font.capHeight, size * 0.70458984375)
    }
    XCTAssertEqual(UIFont.systemFont(ofSize: 8).xHeight, 8 * 0.5263671875, accuracy: 1e-6)
    XCTAssertEqual(UIFont.systemFont(ofSize: 26).xHeight, 26 * 0.50928, accuracy: 0.01)
  }

  func testMetricsDoNotDependOnWeight() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for weight in weights {
      XCTAssertEqual(UIFont.systemFont(ofSize: 17, weight: weight).lineHeight, 20.287109375, accuracy: 1e-9)
    }
    XCTAssertEqual(weights.map(\.rawValue), [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
  }

  func testMonospacedMetrics() {
    let font = UIFont.monospacedSystemFont(ofSize: 25, weight: .bold)
    XCTAssertEqual(font.capHeight, 25 * 0.70459, accuracy: 0.001)
    XCTAssertEqual(font.xHeight, 13.427734, accuracy: 0.001)
    XCTAssertTrue(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  func testSizes() {
    XCTAssertEqual(UIFont.systemFontSize, 14)
    XCTAssertEqual(UIFont.smallSystemFontSize, 12)
    XCTAssertEqual(UIFont.labelFontSize, 17)
    XCTAssertEqual(UIFont.buttonFontSize, 18)
  }

  func testNames() {
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).fontName, ".SFUI-Regular")
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).familyName, ".AppleSystemUIFont")
    XCTAssertEqual(UIFont.boldSystemFont(ofSize: 17).fontName, ".SFUI-Semibold")
    XCTAssertEqual(UIFont.italicSystemFont(ofSize: 17).fontName, ".SFUI-RegularItalic")
    XCTAssertEqual(
      UIFont.monospacedSystemFont(ofSize: 9, weight: .bold).fontName, ".AppleSystemUIFontMonospaced-Bold")
  }

  func testNamedFonts() {
    for name in [
      "Helvetica", "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Light", "ArialMT", "Avenir-Heavy",
      "AvenirNext-DemiBold", "Georgia-Italic", "Courier", "Menlo-Regular", "TimesNewRomanPSMT",
    ] {
      XCTAssertEqual(UIFont(name: name, size: 12)?.fontName, name)
    }
    XCTAssertEqual(UIFont(name: "Helvetica Neue", size: 12)?.fontName, "HelveticaNeue")
    XCTAssertNil(UIFont(name: "Nonsense-Bold", size: 12))
    XCTAssertEqual(UIFont(name: "HelveticaNeue", size: 100)?.ascender ?? 0, 95.2, accuracy: 0.01)
  }

  func testFamilies() {
    XCTAssertTrue(UIFont.familyNames.contains("Helvetica Neue"))
    XCTAssertEqual(UIFont.familyNames, UIFont.familyNames.sorted())
    XCTAssertTrue(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-BoldItalic"))
    XCTAssertEqual(UIFont.fontNames(forFamilyName: "Nonsense"), [])
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        XCTAssertEqual(UIFont(name: name, size: 10)?.familyName, family, name)
      }
    }
  }

  func testEquality() {
    XCTAssertEqual(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .regular))
    XCTAssertNotEqual(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 18))
    XCTAssertNotEqual(UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17))
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).hash, UIFont.systemFont(ofSize: 17).hash)
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).copy() as? UIFont, UIFont.systemFont(ofSize: 17))
  }

  func testDescription() {
    let text = UIFont.systemFont(ofSize: 17).description
    XCTAssertTrue(
      text.contains(
        "font-family: \".AppleSystemUIFont\"; font-weight: normal; font-style: normal; font-size: 17.00pt"), text)
  }

  func testWithSize() {
    let font = UIFont.boldSystemFont(ofSize: 17).withSize(30)
    XCTAssertEqual(font, UIFont.boldSystemFont(ofSize: 30))
  }

  func testSymbolicTraits() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = descriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    XCTAssertEqual(bold, UIFont.boldSystemFont(ofSize: 17))
    let both = descriptor.withSymbolicTraits([.traitBold, .traitItalic])
    XCTAssertTrue(both?.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]) ?? false)
    let plain = both?.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: 0) }
    XCTAssertEqual(plain, UIFont.systemFont(ofSize: 17))
    let named = UIFont(name: "Georgia", size: 10)?.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    XCTAssertEqual(named?.postscriptName, "Georgia-BoldItalic")
    XCTAssertNil(UIFont(name: "Chalkduster", size: 10)?.fontDescriptor.withSymbolicTraits(.traitBold))
  }

  func testDesigns() {
    let descriptor = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    let serif = descriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: 0) }
    XCTAssertEqual(serif?.fontName, ".NewYork-Bold")
    XCTAssertEqual(serif?.pointSize, 17)
    XCTAssertNotNil(descriptor.withDesign(.rounded))
    XCTAssertNil(UIFont(name: "Courier", size: 9)?.fontDescriptor.withDesign(.serif))
  }

  func testDescriptorAttributes() {
    let weight = [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    let heavy = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([.traits: weight])
    XCTAssertEqual(UIFont(descriptor: heavy, size: 0), UIFont.systemFont(ofSize: 12, weight: .heavy))
    let family = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .size: 14, .face: "Bold"])
    XCTAssertEqual(UIFont(descriptor: family, size: 0).fontName, "HelveticaNeue-Bold")
    XCTAssertEqual(UIFont(descriptor: family, size: 20).pointSize, 20)
    XCTAssertEqual(UIFontDescriptor(name: "Menlo-Bold", size: 11).pointSize, 11)
    XCTAssertEqual(heavy.object(forKey: .family) as? String, ".AppleSystemUIFont")
  }

  func testFeatureSettingsGiveFiguresOfOneWidth() {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
    ]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
    let font = UIFont(descriptor: descriptor, size: 0)
    XCTAssertEqual("111".size(withAttributes: [.font: font]).width, "000".size(withAttributes: [.font: font]).width)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    XCTAssertEqual("111".size(withAttributes: [.font: digits]), "000".size(withAttributes: [.font: digits]))
  }

  func testCoding() throws {
    let font = UIFont(name: "Georgia-Bold", size: 21)
    let data = try NSKeyedArchiver.archivedData(withRootObject: font as Any, requiringSecureCoding: false)
    let back = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIFont
    XCTAssertEqual(back, font)
  }

  // facts/text.md#text-sizes, facts/text.md#font-metrics
  private let styles: [(name: String, style: UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline),
    ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote),
    ("caption1", .caption1), ("caption2", .caption2),
  ]

  func testPreferredFontsAtTheDefaultSize() throws {
    let sizes = try FactTable("text", "text-sizes")
    XCTAssertEqual(sizes.rows.map(\.name), styles.map(\.name))
    for (name, style) in styles {
      let font = UIFont.preferredFont(forTextStyle: style)
      XCTAssertEqual(font.pointSize, CGFloat(try sizes.number(name, "L")), name)
      XCTAssertEqual(font.fontName, style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular")
      XCTAssertEqual(font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle, style)
    }
  }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
  }

  private let categories: [(column: String, category: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge),
    ("XXXL", .extraExtraExtraLarge), ("AM", .accessibilityMedium), ("AL", .accessibilityLarge),
    ("AXL", .accessibilityExtraLarge), ("AXXL", .accessibilityExtraExtraLarge),
    ("AXXXL", .accessibilityExtraExtraExtraLarge),
  ]

  func testPreferredFontsFollowTheSetting() throws {
    let sizes = try FactTable("text", "text-sizes")
    for (name, style) in styles {
      for (column, category) in categories {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
        XCTAssertEqual(font.pointSize, CGFloat(try sizes.number(name, column)), "\(name) \(column)")
      }
    }
  }

  func testFontMetricsScaleByLeading() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    // The values are 100 * 29 / 22, rounded to thirds, and 100 * 62 / 22.
    XCTAssertEqual(
      metrics.scaledValue(for: 100, compatibleWith: traits(.extraExtraExtraLarge)), 395.0 / 3, accuracy: 1e-6)
    XCTAssertEqual(
      metrics.scaledValue(for: 100, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)), 845.0 / 3,
      accuracy: 1e-6)
    XCTAssertEqual(metrics.scaledValue(for: 10.1, compatibleWith: traits(.large)), 10.1, accuracy: 1e-9)
    // The headline style has an exceptional value at the fourth accessibility size: 51 instead of 56.
    let headline = UIFontMetrics(forTextStyle: .headline)
    XCTAssertEqual(
      headline.scaledValue(for: 22, compatibleWith: traits(.accessibilityExtraExtraLarge)), 51, accuracy: 1e-6)
  }

  func testScaledFontsAreOfWholePoints() {
    let base = UIFont.systemFont(ofSize: 15, weight: .bold)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = metrics.scaledFont(for: base, compatibleWith: traits(.extraExtraLarge))
    XCTAssertEqual(large.fontDescriptor, UIFont.systemFont(ofSize: 18, weight: .bold).fontDescriptor)
    let limited = metrics.scaledFont(
      for: base, maximumPointSize: 20, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
    XCTAssertEqual(limited.pointSize, 20)
    XCTAssertEqual(UIFontMetrics.default.scaledFont(for: base).pointSize, 15)
  }
}

/// Fonts of the app's own follow the text size when `UIFontMetrics` made them (Apple's documentation of
/// `adjustsFontForContentSizeCategory`). They grow as the style's leading does, in whole points: 15 * 34 / 22
/// (facts/text.md#text-sizes).
final class FollowingFontTests: CoreTestCase {
  func testScaledFontsFollowTheTextSize() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let fonts: [(UIFont, CGFloat)] = [
      (metrics.scaledFont(for: .systemFont(ofSize: 15)), 23),
      (metrics.scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 20), 20),
      (UIFontMetrics.default.scaledFont(for: UIFont(name: "Georgia-Bold", size: 15)!), 23),
      (.preferredFont(forTextStyle: .body), 28), (.systemFont(ofSize: 15), 15),
    ]
    let window = makeWindow()
    var sizes: [() -> (UIFont?, String)] = []
    for (font, _) in fonts {
      let (label, field, text) = (UILabel(), UITextField(), UITextView())
      let button = UIButton(type: .system)
      button.setTitle("x", for: .normal)
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      field.font = font
      field.adjustsFontForContentSizeCategory = true
      text.text = "x"
      text.font = font
      text.adjustsFontForContentSizeCategory = true
      button.titleLabel?.font = font
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      for view in [label, field, text, button] { window.rootViewController?.view.addSubview(view) }
      sizes.append { (label.font, "label") }
      sizes.append { (field.font, "field") }
      sizes.append { (text.font, "text") }
      sizes.append { (button.titleLabel?.font, "button") }
    }
    for category in [UIContentSizeCategory.accessibilityMedium, .large, .accessibilityMedium] {
      window.traitOverrides.preferredContentSizeCategory = category
      step()
      for (index, size) in sizes.enumerated() {
        let (font, expected) = fonts[index / 4]
        XCTAssertEqual(
          size().0?.pointSize, category == .large ? font.pointSize : expected,
          "\(index / 4) \(size().1) \(category)")
        XCTAssertEqual(size().0?.fontName, font.fontName)
      }
    }
  }

  func testABoldTextStyleStaysBold() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = UIFont(descriptor: try XCTUnwrap(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    let label = UILabel()
    label.font = bold
    label.adjustsFontForContentSizeCategory = true
    let window = makeWindow()
    window.rootViewController?.view.addSubview(label)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    step()
    XCTAssertEqual(label.font.pointSize, 28)
    XCTAssertTrue(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }
}
