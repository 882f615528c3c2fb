import FactTables
import UIKit
import XCTest

/// Constants and raw values, row by row of their tables.
final class ConstantFactsTests: XCTestCase {
  private func check(
    _ file: String, _ section: String, _ values: [(row: String, value: Double)], line: UInt = #line
  ) throws {
    let table = try FactTable(file, section)
    for (row, value) in values {
      XCTAssertEqual(value, try table.number(row), accuracy: 1e-9, "\(table.name)/\(row)", line: line)
    }
    XCTAssertEqual(values.map(\.row), table.rows.map(\.name), "rows that nothing is compared with", line: line)
  }

  func testPriorities() throws {
    let label = UILabel()
    try check(
      "layout", "priorities",
      [
        ("required", UILayoutPriority.required), ("defaultHigh", .defaultHigh),
        ("dragThatCanResizeScene", .dragThatCanResizeScene), ("sceneSizeStayPut", .sceneSizeStayPut),
        ("dragThatCannotResizeScene", .dragThatCannotResizeScene), ("defaultLow", .defaultLow),
        ("fittingSizeLevel", .fittingSizeLevel),
        ("view-hugging", UIView().contentHuggingPriority(for: .horizontal)),
        ("label-vertical-hugging", label.contentHuggingPriority(for: .vertical)),
        ("compression-resistance", label.contentCompressionResistancePriority(for: .horizontal)),
      ].map { ($0, Double($1.rawValue)) })
  }

  func testAttributes() throws {
    let attributes: [(String, NSLayoutConstraint.Attribute)] = [
      ("notAnAttribute", .notAnAttribute), ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
      ("leading", .leading), ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX),
      ("centerY", .centerY), ("lastBaseline", .lastBaseline), ("firstBaseline", .firstBaseline),
      ("leftMargin", .leftMargin), ("rightMargin", .rightMargin), ("topMargin", .topMargin),
      ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin),
      ("centerXWithinMargins", .centerXWithinMargins), ("centerYWithinMargins", .centerYWithinMargins),
    ]
    try check("layout", "attributes", attributes.map { ($0, Double($1.rawValue)) })
  }

  /// The rows are numbers of bits; curves, transitions and modes begin at theirs.
  func testAnimationOptions() throws {
    let options: [(String, UIView.AnimationOptions)] = [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat), ("autoreverse", .autoreverse),
      ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedCurve", .overrideInheritedCurve),
      ("allowAnimatedContent", .allowAnimatedContent), ("showHideTransitionViews", .showHideTransitionViews),
      ("overrideInheritedOptions", .overrideInheritedOptions),
    ]
    let modes = Double(UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue)
    let others = [
      ("keyframe-mode", modes), ("curve", Double(UIView.AnimationOptions.curveEaseIn.rawValue)),
      ("transition", Double(UIView.AnimationOptions.transitionFlipFromLeft.rawValue)),
    ]
    try check("animation", "options", (options.map { ($0, Double($1.rawValue)) } + others).map { ($0, log2($1)) })
  }

  func testGestureStates() throws {
    let states: [(String, UIGestureRecognizer.State)] = [
      ("possible", .possible), ("began", .began), ("changed", .changed), ("ended", .ended),
      ("cancelled", .cancelled),
      ("failed", .failed),
    ]
    try check("events", "gesture-states", states.map { ($0, Double($1.rawValue)) })
  }

  func testFonts() throws {
    let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    let table = try FactTable("text", "weights")
    for (row, weight) in weights {
      XCTAssertEqual(Double(weight.rawValue), try table.number(row), accuracy: 1e-6, row)
    }
    try check(
      "text", "default-sizes",
      [
        ("systemFontSize", UIFont.systemFontSize), ("smallSystemFontSize", UIFont.smallSystemFontSize),
        ("labelFontSize", UIFont.labelFontSize), ("buttonFontSize", UIFont.buttonFontSize),
      ].map { ($0, Double($1)) })
    let font = UIFont.systemFont(ofSize: 40)
    let metrics = try FactTable("text", "system-font")
    for (row, value) in [
      ("ascender", font.ascender), ("descender", font.descender), ("leading", font.leading),
      ("line-height", font.lineHeight), ("cap-height", font.capHeight),
    ] { XCTAssertEqual(Double(value), try metrics.number(row) * 40, accuracy: 1e-6, row) }
  }

  func testContentSizeCategories() throws {
    let categories: [(String, UIContentSizeCategory)] = [
      ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
      ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
      ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
      ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
      ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
      ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]
    let table = try FactTable("text", "categories")
    XCTAssertEqual(categories.map(\.0), table.rows.map(\.name))
    for (row, category) in categories { XCTAssertEqual(category.rawValue, try table.text(row)) }
  }
}
