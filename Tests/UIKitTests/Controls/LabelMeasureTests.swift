import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString
import class CoreText.NSMutableParagraphStyle

/// The measurement, truncation, shrinking and position of labels' text: facts/text.md#labels
final class LabelMeasureTests: XCTestCase {
  private let sentence = "Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor"

  private func label(_ text: String, lines: Int = 0, frame: CGRect = .zero) -> UILabel {
    UIScreen.main.configure(HostDevice())
    let label = UILabel(frame: frame)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width
  }

  private func pixels(_ value: CGFloat) -> CGFloat { (value * 3 - 0.001).rounded(.up) / 3 }

  func testWrappedLinesCountTheSpaceTheyAreWrappedAt() {
    let label = label("alpha beta gamma delta")
    label.lineBreakStrategy = []
    let limit = width("alpha beta gamma") - 1
    let size = label.sizeThatFits(CGSize(width: limit, height: 1000))
    XCTAssertEqual(size.width, pixels(max(width("alpha beta "), width("gamma delta"))), accuracy: 0.01)
    XCTAssertGreaterThan(width("alpha beta "), width("alpha beta") + 4)
    let drawn = NSAttributedString(string: "alpha beta", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      .boundingRect(
        with: CGSize(width: width("alpha b"), height: 1000), options: .usesLineFragmentOrigin, context: nil)
    XCTAssertEqual(drawn.width, width("alpha "), accuracy: 0.01)
  }

  func testTheSpaceNeverMakesALabelWiderThanItsLimit() {
    let label = label("alpha beta gamma delta")
    let limit = width("alpha beta") + 1
    XCTAssertLessThanOrEqual(label.sizeThatFits(CGSize(width: limit, height: 1000)).width, pixels(limit))
  }

  func testTwoLinesAreMeasuredWithoutTheirEllipsis() {
    let cut = label(sentence, lines: 2)
    let whole = label("Lorem ipsum dolor sit amet consectetur", lines: 0)
    cut.lineBreakStrategy = []
    whole.lineBreakStrategy = []
    let limit = CGSize(width: width("Lorem ipsum dolor sit") + 6, height: 1000)
    let wrapped = whole.sizeThatFits(limit)
    XCTAssertEqual(wrapped.height, pixels(2 * 20.287109375), accuracy: 0.34)
    XCTAssertEqual(cut.sizeThatFits(limit).height, wrapped.height)
    XCTAssertEqual(
      cut.sizeThatFits(limit).width, pixels(max(width("Lorem ipsum dolor sit "), width("amet consectetur "))),
      accuracy: 0.34)
  }

  func testClippedTextAsksForAllOfTheWidth() {
    let label = label(sentence)
    label.lineBreakMode = .byClipping
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 375, height: 1000)).width, 375)
    label.text = "Short"
    XCTAssertEqual(
      label.sizeThatFits(CGSize(width: 375, height: 1000)).width, pixels(width("Short")), accuracy: 0.01)
  }

  func testShrunkTextIsCentred() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let label = label("A text that must shrink a lot", lines: 1, frame: frame)
    label.adjustsFontSizeToFitWidth = true
    let rect = label.textRect(forBounds: frame, limitedToNumberOfLines: 1)
    XCTAssertLessThan(rect.height, 15)
    XCTAssertEqual(rect.midY, 20, accuracy: 0.34)
    label.baselineAdjustment = .none
    XCTAssertEqual(label.textRect(forBounds: frame, limitedToNumberOfLines: 1).minY, 0)
  }

  func testASingleLetterShrinksToo() {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 80)
    let label = label("W", lines: 1, frame: frame)
    label.font = .systemFont(ofSize: 60)
    XCTAssertGreaterThan(label.textRect(forBounds: frame, limitedToNumberOfLines: 1).height, 70)
    label.adjustsFontSizeToFitWidth = true
    let rect = label.textRect(forBounds: frame, limitedToNumberOfLines: 1)
    XCTAssertLessThan(rect.height, 30)
    XCTAssertLessThanOrEqual(rect.width, 20.01)
  }

  /// The last row of pixels of a text's letters, from the label's top.
  private func inkBottom(_ label: UILabel) throws -> Int {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { context in
      label.layer.render(in: context.cgContext)
    }
    let bitmap = try XCTUnwrap(image.cgImage?.dataProvider?.data)
    let data = bitmap as Data
    let row = data.count / Int(label.bounds.height * 3)
    for y in stride(from: Int(label.bounds.height * 3) - 1, through: 0, by: -1)
    where data[(y * row)..<((y + 1) * row)].contains(where: { $0 > 100 }) {
      return y + 1
    }
    return 0
  }

  // The baseline of a line of 13 pt in the middle of 44 pt lies at 26.67 (measured with its antialiasing: 26.78).
  func testCentredBaselineIsRoundedToPixels() throws {
    let label = label("H", lines: 1, frame: CGRect(x: 0, y: 0, width: 40, height: 44))
    label.font = .systemFont(ofSize: 13)
    XCTAssertEqual(try inkBottom(label), 80)
  }

  func testAnOrphanGetsCompany() {
    let text = "one two three four"
    let limit = width("one two three") + 1
    let label = label(text)
    XCTAssertTrue(label.lineBreakStrategy.contains(.pushOut))
    let pushed = label.sizeThatFits(CGSize(width: limit, height: 1000))
    XCTAssertEqual(pushed.width, pixels(max(width("one two "), width("three four"))), accuracy: 0.01)
    label.lineBreakStrategy = []
    let plain = label.sizeThatFits(CGSize(width: limit, height: 1000))
    XCTAssertEqual(plain.width, pixels(limit), accuracy: 0.34)
    XCTAssertEqual(plain.height, pushed.height)
  }

  func testAnOrphanStaysWhereNothingElseFits() {
    let label = label("one incomprehensibilities four")
    let limit = width("incomprehensibilities four") - 2
    XCTAssertEqual(
      label.sizeThatFits(CGSize(width: limit, height: 1000)).height, pixels(3 * 20.287109375), accuracy: 0.34)
    let two = self.label("two words")
    let size = two.sizeThatFits(CGSize(width: width("words") + 1, height: 1000))
    XCTAssertEqual(size.height, pixels(2 * 20.287109375), accuracy: 0.34)
  }

  func testLinksAreBlueAndUnderlined() throws {
    let text = NSMutableAttributedString(string: "see ", attributes: [.foregroundColor: UIColor.black])
    text.append(
      NSAttributedString(
        string: "there",
        attributes: [.link: URL(string: "https://example.com") as Any, .foregroundColor: UIColor.red]))
    let label = label("", lines: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = text
    let shown = try XCTUnwrap(label.displayText())
    XCTAssertNil(shown.attribute(.underlineStyle, at: 0, effectiveRange: nil))
    XCTAssertNotNil(shown.attribute(.underlineStyle, at: 5, effectiveRange: nil))
    let color = try XCTUnwrap(shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor)
    XCTAssertEqual(color.cgColor, UIColor.link.cgColor)
    XCTAssertEqual(
      label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor, .red,
      "the text itself keeps its colour")
  }
}
