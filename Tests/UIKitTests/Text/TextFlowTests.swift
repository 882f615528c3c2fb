import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableParagraphStyle

/// Exclusion paths, hyphens, and the positions of TextKit's rectangles.
final class TextFlowTests: XCTestCase {
  /// Layout managers do not retain their text.
  private var kept: [NSTextStorage] = []

  private func laidOut(
    _ text: String, width: CGFloat, height: CGFloat = 0, _ attributes: [NSAttributedString.Key: Any] = [:],
    _ change: (NSTextContainer) -> Void = { _ in }
  ) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
    let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
    let storage = NSTextStorage(string: text, attributes: attributes.merging(font) { first, _ in first })
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    container.lineFragmentPadding = 0
    change(container)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    kept.append(storage)
    return (manager, container, storage)
  }

  private func fragments(_ manager: NSLayoutManager) -> [(used: CGRect, range: NSRange)] {
    var result: [(used: CGRect, range: NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      _, used, _, range, _ in result.append((used, range))
    }
    return result
  }

  private let words = Array(repeating: "word", count: 60).joined(separator: " ")

  // Apple's page of `NSTextContainer.exclusionPaths`: areas where text is not laid out.
  func testTextFlowsAroundExclusions() {
    let hole = CGRect(x: 100, y: 30, width: 100, height: 50)
    let (manager, container, _) = laidOut(words, width: 300)
    let plain = fragments(manager)
    container.exclusionPaths = [UIBezierPath(rect: hole)]
    let around = fragments(manager)
    XCTAssertGreaterThan(around.count, plain.count)
    for (used, _) in around { XCTAssertFalse(used.insetBy(dx: 0.5, dy: 0.5).intersects(hole), "\(used)") }
    XCTAssertTrue(around.contains { $0.used.minX >= 200 }, "text on the right, too")
    XCTAssertTrue(around.contains { $0.used.maxX <= 100 && $0.used.minY > 20 && $0.used.maxY < 90 })
    // Every character is on one line, in their order.
    var next = 0
    for (_, range) in around {
      XCTAssertEqual(range.location, next)
      next = range.location + range.length
    }
    XCTAssertEqual(next, words.utf16.count)
    let right = around.first { $0.used.minX >= 200 }
    let point = CGPoint(x: (right?.used.minX ?? 0) + 2, y: right?.used.midY ?? 0)
    XCTAssertEqual(manager.glyphIndex(for: point, in: container), right?.range.location)
  }

  /// Apple's pages of `lineFragmentRect(forGlyphAt:effectiveRange:)` and `lineFragmentPadding`: the rectangle is
  /// what the container has left for the line, and text keeps the padding at both of its ends.
  func testFragmentsEndAtExclusions() throws {
    let hole = CGRect(x: 100, y: 0, width: 60, height: 30)
    let (manager, container, _) = laidOut(words, width: 300) {
      $0.lineFragmentPadding = 5
      $0.exclusionPaths = [UIBezierPath(rect: hole)]
    }
    var lines: [(rect: CGRect, used: CGRect, range: NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      rect, used, _, range, _ in lines.append((rect, used, range))
    }
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    XCTAssertGreaterThan(lines.count, 5)
    let (left, right) = (lines[0], lines[1])
    XCTAssertEqual(left.rect, CGRect(x: 0, y: 0, width: 100, height: left.rect.height))
    XCTAssertEqual(left.rect.height, height, accuracy: 0.5)
    XCTAssertEqual(right.rect, CGRect(x: 160, y: 0, width: 140, height: left.rect.height))
    XCTAssertEqual(try XCTUnwrap(lines.last).rect.width, 300, "below the hole all of the width is there")
    for line in lines {
      let (rect, used) = (line.rect.insetBy(dx: -0.01, dy: -0.01), line.used)
      XCTAssertTrue(rect.minX < used.minX && used.maxX < rect.maxX, "\(line)")
      XCTAssertTrue(rect.minY < used.minY && used.maxY < rect.maxY, "\(line)")
      let glyphs = manager.boundingRect(forGlyphRange: line.range, in: container)
      XCTAssertGreaterThanOrEqual(glyphs.minX, line.rect.minX + 4.99)
      XCTAssertEqual(
        manager.lineFragmentRect(forGlyphAt: line.range.location, effectiveRange: nil), line.rect)
      XCTAssertEqual(manager.location(forGlyphAt: line.range.location).x, 5, accuracy: 0.01)
    }
    XCTAssertEqual(lines.reduce(0) { $0 + $1.range.length }, words.utf16.count)
  }

  func testTheLineBehindALastNewlineIsBelowTheOthers() {
    let (manager, container, _) = laidOut("above\nbelow\n", width: 200) {
      $0.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 10))]
    }
    let last = fragments(manager).last?.used.maxY ?? 0
    XCTAssertEqual(manager.extraLineFragmentRect.minY, last, accuracy: 0.01)
    XCTAssertEqual(manager.usedRect(for: container).maxY, manager.extraLineFragmentRect.maxY, accuracy: 0.01)
  }

  func testExclusionOfAllOfTheWidthMovesTextDown() {
    let (manager, _, _) = laidOut("above\nbelow", width: 200) {
      $0.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: 21, width: 400, height: 100))]
    }
    let lines = fragments(manager)
    XCTAssertEqual(lines.count, 2)
    XCTAssertLessThan(lines[0].used.maxY, 21)
    XCTAssertGreaterThanOrEqual(lines[1].used.minY, 121)
  }

  func testExclusionsEndWithTheHeight() {
    let (manager, _, _) = laidOut(words, width: 200, height: 60) {
      $0.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 1000))]
    }
    XCTAssertLessThanOrEqual(fragments(manager).count, 1)
  }

  func testUsedRectBeginsWhereCentredTextDoes() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let (manager, container, storage) = laidOut("Centred", width: 300, [.paragraphStyle: style])
    let used = manager.usedRect(for: container)
    let width = storage.size().width
    XCTAssertEqual(used.minX, (300 - width) / 2, accuracy: 0.01)
    XCTAssertEqual(used.width, width, accuracy: 0.01)
  }

  func testBoundingRectHoldsTheEllipsis() {
    let text = "A sentence that is too long for its line"
    let (manager, container, _) = laidOut(text, width: 150) {
      $0.maximumNumberOfLines = 1
      $0.lineBreakMode = .byTruncatingTail
    }
    let all = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: text.utf16.count), in: container)
    let used = manager.usedRect(for: container)
    XCTAssertEqual(all.maxX, used.maxX, accuracy: 0.01)
    XCTAssertNotEqual(all.maxX, all.maxX.rounded(), "edges are not rounded")
    let visible = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container)
    XCTAssertLessThan(visible.maxX, 40)
  }

  // MARK: Hyphens

  func testSoftHyphensAreShownWhereTheyBreak() {
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ text: String) -> CGFloat {
      NSAttributedString(string: text, attributes: [.font: font]).size().width
    }
    XCTAssertEqual(
      width("hyphen\u{AD}ation"), width("hyphen") + width("ation"), accuracy: 0.6, "hidden within a line")
    let (manager, _, _) = laidOut("hyphen\u{AD}ation", width: width("hyphenat"))
    let lines = fragments(manager)
    XCTAssertEqual(lines.map(\.range.length), [7, 5])
    XCTAssertEqual(lines[0].used.width, width("hyphen") + width("-"), accuracy: 0.6)
    let (narrow, _, _) = laidOut("an hyphen\u{AD}ation", width: width("an hyphen") + 2)
    XCTAssertEqual(fragments(narrow).first?.range.length, 3, "no room for the hyphen")
  }

  // Apple's page of `NSParagraphStyle.hyphenationFactor`: words are divided when a line is filled to less than
  // that.
  func testHyphenationFactorDividesWords() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    let text = "An extraordinarily complicated representation"
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ text: String) -> CGFloat {
      NSAttributedString(string: text, attributes: [.font: font]).size().width
    }
    let room = width("An extraordin-") + 1
    let (manager, _, _) = laidOut(text, width: room, [.paragraphStyle: style])
    let first = fragments(manager)[0]
    XCTAssertGreaterThan(first.range.length, 5)
    XCTAssertLessThan(first.range.length, 18)
    XCTAssertEqual(
      first.used.width, width(String(text.prefix(first.range.length))) + width("-"), accuracy: 0.7)
    style.hyphenationFactor = 0
    let (plain, _, _) = laidOut(text, width: room, [.paragraphStyle: style])
    XCTAssertEqual(fragments(plain)[0].range.length, 3)
  }
}
