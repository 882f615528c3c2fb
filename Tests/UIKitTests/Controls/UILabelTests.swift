import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString
import class CoreText.NSMutableParagraphStyle

/// Facts: facts/defaults.md#UILabel, facts/text.md#labels
final class UILabelTests: XCTestCase {
  private func label(_ text: String?, _ frame: CGRect = .zero) -> UILabel {
    UIScreen.main.configure(HostDevice())
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  func testDefaults() {
    let label = UILabel()
    XCTAssertNil(label.text)
    XCTAssertNil(label.attributedText)
    XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    XCTAssertEqual(label.textColor, .label)
    XCTAssertEqual(label.textAlignment, .natural)
    XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
    XCTAssertEqual(label.numberOfLines, 1)
    XCTAssertNil(label.shadowColor)
    XCTAssertEqual(label.shadowOffset, CGSize(width: 0, height: -1))
    XCTAssertFalse(label.isUserInteractionEnabled)
    XCTAssertTrue(label.isEnabled)
    XCTAssertFalse(label.isHighlighted)
    XCTAssertNil(label.highlightedTextColor)
    XCTAssertFalse(label.adjustsFontSizeToFitWidth)
    XCTAssertEqual(label.minimumScaleFactor, 0)
    XCTAssertEqual(label.baselineAdjustment, .alignBaselines)
    XCTAssertFalse(label.allowsDefaultTighteningForTruncation)
    XCTAssertEqual(label.preferredMaxLayoutWidth, 0)
    XCTAssertFalse(label.adjustsFontForContentSizeCategory)
    XCTAssertEqual(label.contentMode, .redraw)
    XCTAssertEqual(label.intrinsicContentSize, .zero)
  }

  // A line of 17 points is 20.333 points high at 3x (facts/text.md#labels/line-17-3x).
  func testIntrinsicHeightIsRoundedUpToPixels() {
    XCTAssertEqual(label("Hello").intrinsicContentSize.height, 61.0 / 3, accuracy: 0.001)
    let width = label("Hello").intrinsicContentSize.width * 3
    XCTAssertEqual(width, width.rounded(), accuracy: 0.001)
  }

  func testSizeToFitOfOneLineIgnoresTheWidth() {
    let label = label("A rather long line of text", CGRect(x: 5, y: 6, width: 10, height: 10))
    let full = label.intrinsicContentSize
    label.sizeToFit()
    XCTAssertEqual(label.bounds.size, full)
    XCTAssertEqual(label.frame.minX, 5, accuracy: 0.001)
    XCTAssertEqual(label.frame.minY, 6, accuracy: 0.001)
  }

  func testSeveralLinesWrapInTheGivenWidth() {
    let label = label("A rather long line of text that must wrap")
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 100, height: 10))
    XCTAssertLessThanOrEqual(size.width, 100)
    XCTAssertGreaterThanOrEqual(size.height, 60)
    label.numberOfLines = 2
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 100, height: 0)).height, 122.0 / 3, accuracy: 0.4)
  }

  func testPreferredMaxLayoutWidthLimitsTheIntrinsicSize() {
    let label = label("A rather long line of text that must wrap")
    label.numberOfLines = 0
    let free = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 100
    XCTAssertLessThanOrEqual(label.intrinsicContentSize.width, 100)
    XCTAssertGreaterThan(label.intrinsicContentSize.height, free.height * 2)
  }

  // The block is centered, its offset rounded half up to a whole point (measured).
  func testTextRectIsCentred() {
    let label = label("Hello", CGRect(x: 0, y: 0, width: 200, height: 100))
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    XCTAssertEqual(rect.minY, 40)
    XCTAssertEqual(rect.minX, 0)
    XCTAssertEqual(rect.size, label.intrinsicContentSize)
    label.textAlignment = .right
    let right = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    XCTAssertEqual(right.maxX, 200, accuracy: 0.4)
    label.textAlignment = .center
    XCTAssertEqual(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).midX, 100, accuracy: 0.4)
  }

  /// The natural alignment depends on the language of the app, not on the text (Apple's page of
  /// `NSTextAlignment.natural`).
  func testNaturalAlignmentFollowsTheLanguageOfTheApp() {
    UIScreen.main.configure(HostDevice())
    func places() -> [CGRect] {
      ["Hello", "שלום"].map { text in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = text
        return label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
      }
    }
    XCTAssertEqual(places().map(\.minX), [0, 0])
    let traits = UITraitCollection.applicationTraits
    defer { UITraitCollection.applicationTraits = traits }
    var values = traits.values
    values.layoutDirection = .rightToLeft
    UITraitCollection.applicationTraits = UITraitCollection(values: values)
    for place in places() { XCTAssertEqual(place.maxX, 200, accuracy: 0.7) }
  }

  func testAttributedTextGivesItsFontColourAndParagraphStyle() {
    let label = label(nil)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(
      string: "x",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style])
    XCTAssertEqual(label.text, "x")
    XCTAssertEqual(label.font, .boldSystemFont(ofSize: 30))
    XCTAssertEqual(label.textColor, .red)
    XCTAssertEqual(label.textAlignment, .center)
  }

  func testFontAndColourApplyToAllOfAnAttributedText() {
    let label = label(nil)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    label.attributedText = text
    label.font = .systemFont(ofSize: 40)
    label.textColor = .green
    for index in 0..<2 {
      let attributes = label.attributedText!.attributes(at: index, effectiveRange: nil)
      XCTAssertEqual(attributes[.font] as? UIFont, .systemFont(ofSize: 40))
      XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .green)
    }
  }

  func testMissingAttributesAreTheLabelsOwn() throws {
    let label = label(nil)
    label.textColor = .green
    label.font = .systemFont(ofSize: 11)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    let shown = try XCTUnwrap(label.displayText())
    func color(_ index: Int) -> CGColor? {
      (shown.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor)?.cgColor
    }
    XCTAssertEqual(color(0), UIColor.red.cgColor)
    XCTAssertEqual(color(1), UIColor.green.cgColor)
    XCTAssertEqual(shown.attribute(.font, at: 1, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 11))
  }

  func testAttributedTextIsWhatWasSet() {
    let label = label(nil)
    let attributes: [NSAttributedString.Key: Any] = [.strikethroughStyle: NSUnderlineStyle.single.rawValue]
    let text = NSMutableAttributedString(string: "done", attributes: attributes)
    label.attributedText = text
    let copy = NSAttributedString(string: "done", attributes: attributes)
    XCTAssertEqual(label.attributedText, copy)
    text.append(NSAttributedString(string: " later"))
    XCTAssertEqual(label.attributedText, copy, "a copy of the text")
    label.font = .systemFont(ofSize: 40)
    XCTAssertEqual(
      label.attributedText,
      NSAttributedString(
        string: "done", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 40)]) { $1 }))
    label.attributedText = nil
    XCTAssertNil(label.attributedText)
  }

  func testTextDropsAttributes() {
    let label = label(nil)
    label.attributedText = NSAttributedString(string: "x", attributes: [.kern: 9])
    label.text = "y"
    XCTAssertNil(label.attributedText!.attribute(.kern, at: 0, effectiveRange: nil))
    XCTAssertEqual(label.attributedText!.string, "y")
  }

  func testAttributedTextOfAPlainLabelHasItsAttributes() {
    let label = label("x")
    label.textColor = .blue
    let attributes = label.attributedText!.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .blue)
    XCTAssertEqual(attributes[.font] as? UIFont, .systemFont(ofSize: 17))
  }

  func testNilFontAndColourGiveTheDefaults() {
    let label = label("x")
    label.font = .systemFont(ofSize: 30)
    label.font = nil
    label.textColor = .red
    label.textColor = nil
    XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    XCTAssertEqual(label.textColor, .label)
  }

  func testShrinksToFitAndStopsAtTheMinimum() {
    let label = label("A rather long line of text", CGRect(x: 0, y: 0, width: 100, height: 30))
    let full = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).height
    label.adjustsFontSizeToFitWidth = true
    let fitted = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    XCTAssertLessThanOrEqual(fitted.width, 100.4)
    XCTAssertLessThan(fitted.height, full * 0.7)
    label.minimumScaleFactor = 0.9
    let limited = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    XCTAssertEqual(limited.height, full * 0.9, accuracy: 0.7)
  }

  func testFontFollowsTheTextSize() {
    onStage(animates: false) { stage in
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "x"
      stage.view.addSubview(label)
      UIApplication.shared.step()
      UIApplication.shared.send(.contentSizeCategory(UIContentSizeCategory.extraExtraExtraLarge.rawValue))
      UIApplication.shared.step()
      XCTAssertEqual(label.font.pointSize, 23)
      UIApplication.shared.send(.contentSizeCategory(UIContentSizeCategory.large.rawValue))
      UIApplication.shared.step()
      XCTAssertEqual(label.font.pointSize, 17)
    }
  }

  func testHostileSizes() {
    let label = label("Hello", CGRect(x: 0, y: 0, width: CGFloat.nan, height: -5))
    label.numberOfLines = -3
    XCTAssertEqual(label.numberOfLines, 0)
    for size in [
      CGSize(width: CGFloat.infinity, height: 1), CGSize(width: -1, height: -1),
      CGSize(width: CGFloat.nan, height: 0),
    ] {
      XCTAssertTrue(label.sizeThatFits(size).width.isFinite)
    }
    _ = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat.infinity), limitedToNumberOfLines: 0)
    label.text = String(repeating: "long ", count: 20_000)
    XCTAssertTrue(label.sizeThatFits(CGSize(width: 300, height: 0)).height > 10_000)
  }

  // MARK: Pictures

  private func ink(_ image: Picture, _ rect: CGRect, where matches: (UInt32) -> Bool) -> Int {
    let pixels = image
    var count = 0
    for y in Int(rect.minY * 3)..<Int(rect.maxY * 3) {
      for x in Int(rect.minX * 3)..<Int(rect.maxX * 3) where matches(pixels.row(y)[x]) { count += 1 }
    }
    return count
  }
  private func isDark(_ pixel: UInt32) -> Bool {
    pixel & 0xFF < 0x80 && pixel >> 8 & 0xFF < 0x80 && pixel >> 16 & 0xFF < 0x80
  }
  private func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xFF > 0xC0 && pixel & 0xFF < 0x60 }

  func testInkIsWhereTheTextRectIs() {
    onStage(animates: false) { stage in
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      label.text = "Hello"
      stage.view.addSubview(label)
      let image = stage.picture()
      let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).offsetBy(dx: 20, dy: 100)
      XCTAssertGreaterThan(ink(image, rect, where: isDark), 500)
      XCTAssertEqual(ink(image, CGRect(x: 20, y: 100, width: 200, height: 38), where: isDark), 0)
      XCTAssertEqual(ink(image, CGRect(x: 20, y: 162, width: 200, height: 38), where: isDark), 0)
    }
  }

  func testHighlightColourShadowAndDisabled() {
    onStage(animates: false) { stage in
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      label.text = "Hello"
      label.highlightedTextColor = .red
      stage.view.addSubview(label)
      let box = CGRect(x: 20, y: 100, width: 200, height: 40)
      XCTAssertEqual(ink(stage.picture(), box, where: isRed), 0)
      label.isHighlighted = true
      XCTAssertGreaterThan(ink(stage.picture(), box, where: isRed), 300)
      label.isHighlighted = false
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: 0, height: 12)
      let shadowed = stage.picture()
      XCTAssertGreaterThan(ink(shadowed, box, where: isRed), 200)
      XCTAssertGreaterThan(ink(shadowed, box, where: isDark), 300)
      label.shadowColor = nil
      label.isEnabled = false
      XCTAssertEqual(ink(stage.picture(), box, where: { $0 & 0xFF < 0x60 }), 0, "a disabled label is dimmed")
    }
  }

  func testOverriddenDrawingIsUsed() {
    onStage(animates: false) { stage in
      let label = InsetLabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      label.text = "Hello"
      stage.view.addSubview(label)
      let image = stage.picture()
      XCTAssertEqual(ink(image, CGRect(x: 20, y: 100, width: 48, height: 40), where: isDark), 0)
      XCTAssertGreaterThan(ink(image, CGRect(x: 68, y: 100, width: 100, height: 40), where: isDark), 300)
    }
  }

  func testColourFollowsTheAppearance() {
    onStage(animates: false) { stage in
      stage.view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      label.text = "Hello"
      stage.view.addSubview(label)
      let box = CGRect(x: 20, y: 100, width: 200, height: 40)
      XCTAssertGreaterThan(ink(stage.picture(), box, where: isDark), 300)
      UIApplication.shared.send(.appearance(dark: true))
      let bright = ink(stage.picture(), box, where: { $0 & 0xFF > 0xC0 })
      UIApplication.shared.send(.appearance(dark: false))
      XCTAssertGreaterThan(bright, 300)
      XCTAssertLessThan(bright, 3000)
    }
  }

  /// The text of a subclass is drawn by the faster path, as that of a label, unless the class draws it itself.
  func testSubclassesAreDrawnAsLabelsAre() throws {
    func isMask(_ label: UILabel) -> Bool {
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      label.text = "Hello"
      if case .mask = label.layerContents(for: label.layer) { return true }
      return false
    }
    XCTAssertTrue(isMask(UILabel()))
    XCTAssertTrue(isMask(NamedLabel()))
    XCTAssertTrue(isMask(try XCTUnwrap(UIButton(type: .system).titleLabel)))
    XCTAssertTrue(isMask(try XCTUnwrap(UITableViewCell(style: .default, reuseIdentifier: nil).textLabel)))
    XCTAssertFalse(isMask(InsetLabel()))
    XCTAssertFalse(isMask(DrawnLabel()))
  }

  private final class NamedLabel: UILabel {
    var name = "name"
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private final class DrawnLabel: UILabel {
    override func draw(_ rect: CGRect) { super.draw(rect.insetBy(dx: 1, dy: 0)) }
  }

  private final class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 50, dy: 0)) }
  }
}
