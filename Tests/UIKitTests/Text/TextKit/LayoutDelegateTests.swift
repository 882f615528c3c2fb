import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableParagraphStyle

/// The changes of glyphs and lines that a delegate may make, according to Apple's page of
/// `NSLayoutManagerDelegate`.
final class LayoutDelegateTests: XCTestCase {
  private let line: CGFloat = 20.287109375
  private var kept: [AnyObject] = []

  private func laidOut(
    _ text: String, width: CGFloat = 300, _ delegate: (any NSLayoutManagerDelegate)? = nil,
    _ container: NSTextContainer = NSTextContainer()
  ) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    manager.delegate = delegate
    container.size = CGSize(width: width, height: 0)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    kept += [storage]
    if let delegate { kept.append(delegate) }
    return (manager, container, storage)
  }

  private func lines(_ manager: NSLayoutManager) -> [(rect: CGRect, used: CGRect, range: NSRange)] {
    var result: [(CGRect, CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      rect, used, _, range, _ in result.append((rect, used, range))
    }
    return result.map { (rect: $0.0, used: $0.1, range: $0.2) }
  }

  private func width(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
  }

  // MARK: Spacing

  private final class Spacer: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 5 }
  }

  func testDelegateSpacesLines() {
    let (manager, _, _) = laidOut("one\ntwo", Spacer())
    let lines = lines(manager)
    XCTAssertEqual(lines[1].rect.minY, line + 15, accuracy: 1e-6)
    XCTAssertEqual(lines[0].rect.height, line + 15, accuracy: 1e-6, "the spacing is the line's own")
    XCTAssertEqual(lines[0].used.height, line, accuracy: 1e-6)
  }

  private final class Nothing: NSObject, NSLayoutManagerDelegate {}

  func testDelegateWithoutMethodsChangesNothing() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    style.paragraphSpacing = 3
    let plain = laidOut("one two three\nfour", width: 60)
    let asked = laidOut("one two three\nfour", width: 60, Nothing())
    for (manager, _, storage) in [plain, asked] {
      storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
      _ = manager
    }
    XCTAssertEqual(lines(plain.0).map(\.rect), lines(asked.0).map(\.rect))
    XCTAssertEqual(lines(asked.0)[1].rect.minY, line + 7, accuracy: 1e-6)
  }

  // MARK: Breaks

  private final class Breaker: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { charIndex != 8 }
  }

  func testDelegateForbidsABreak() {
    let room = width("one two three") + 1
    XCTAssertEqual(lines(laidOut("one two threefold", width: room).0)[0].range.length, 8)
    XCTAssertEqual(lines(laidOut("one two threefold", width: room, Breaker()).0)[0].range.length, 4)
  }

  // MARK: Rectangles

  private final class Mover: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height = 40
      lineFragmentUsedRect.pointee.size.height = 40
      baselineOffset.pointee = 30
      return true
    }
  }

  func testDelegateSetsLineHeights() {
    let (manager, container, _) = laidOut("one\ntwo", Mover())
    XCTAssertEqual(lines(manager).map(\.rect.minY), [0, 40])
    XCTAssertEqual(manager.location(forGlyphAt: 5).y, 30)
    XCTAssertEqual(manager.usedRect(for: container).height, 80)
  }

  // MARK: Glyphs

  /// A delegate that hides asterisks, as Markdown editors do.
  private final class Hider: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
      characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
      let text = (layoutManager.textStorage?.string ?? "") as NSString
      var properties = (0..<glyphRange.length).map { props[$0] }
      for index in 0..<glyphRange.length where text.character(at: charIndexes[index]) == 0x2A {
        properties[index] = .null
      }
      layoutManager.setGlyphs(
        glyphs, properties: properties, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
      return glyphRange.length
    }
  }

  func testDelegateHidesCharacters() {
    let (manager, container, _) = laidOut("a**b**c", Hider())
    XCTAssertEqual(manager.usedRect(for: container).width, width("a") + width("b") + width("c"), accuracy: 0.5)
    XCTAssertTrue(manager.notShownAttribute(forGlyphAt: 1))
    XCTAssertFalse(manager.notShownAttribute(forGlyphAt: 3))
    XCTAssertEqual(manager.propertyForGlyph(at: 2), .null)
    XCTAssertEqual(manager.numberOfGlyphs, 7)
  }

  /// A delegate that replaces hyphens by bullets.
  private final class Replacer: NSObject, NSLayoutManagerDelegate {
    var bullet: CGGlyph = 0
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
      characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
      var new = (0..<glyphRange.length).map { glyphs[$0] }
      new[0] = bullet
      layoutManager.setGlyphs(
        new, properties: props, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
      return glyphRange.length
    }
  }

  func testDelegateReplacesAGlyph() {
    let replacer = Replacer()
    replacer.bullet = laidOut("•").0.cgGlyph(at: 0)
    XCTAssertNotEqual(replacer.bullet, 0)
    let (manager, container, _) = laidOut("-x", replacer)
    XCTAssertEqual(manager.cgGlyph(at: 0), replacer.bullet)
    XCTAssertEqual(manager.usedRect(for: container).width, width("•x"), accuracy: 1)
  }

  private final class Folder: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action == .horizontalTab ? .whitespace : action }
    func layoutManager(
      _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
      for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: 50, height: 0) }
  }

  func testDelegateMeasuresControlCharacters() {
    let (manager, container, _) = laidOut("a\tb", Folder())
    XCTAssertEqual(manager.usedRect(for: container).width, width("a") + 50 + width("b"), accuracy: 0.5)
    XCTAssertEqual(manager.location(forGlyphAt: 2).x, width("a") + 50, accuracy: 0.5)
    XCTAssertEqual(manager.propertyForGlyph(at: 1), .controlCharacter)
  }

  // MARK: Containers

  /// A container whose right half holds the second fragment of each line.
  private final class Halves: NSTextContainer {
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      let isLeft = proposedRect.minX < 150
      remainingRect?.pointee =
        isLeft ? CGRect(x: 160, y: proposedRect.minY, width: 140, height: proposedRect.height) : .zero
      return CGRect(x: isLeft ? 0 : 160, y: proposedRect.minY, width: 140, height: proposedRect.height)
    }
  }

  func testContainersChooseTheRectanglesOfLines() {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    let (manager, _, _) = laidOut(words, nil, Halves())
    let found = lines(manager)
    XCTAssertEqual(found[0].used.minX, 0)
    XCTAssertEqual(found[1].used.minX, 160)
    XCTAssertEqual(found[0].used.minY, found[1].used.minY)
    XCTAssertGreaterThan(found[2].used.minY, found[1].used.minY)
    for line in found { XCTAssertLessThanOrEqual(line.used.width, 140.1) }
    XCTAssertEqual(found.reduce(0) { $0 + $1.range.length }, words.utf16.count)
  }

  func testContainersSplitProposedLinesAroundExclusions() {
    let container = NSTextContainer(size: CGSize(width: 300, height: 200))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 50, height: 50))]
    var rest = CGRect.zero
    let first = container.lineFragmentRect(
      forProposedRect: CGRect(x: 0, y: 10, width: 300, height: 20), at: 0, writingDirection: .leftToRight,
      remaining: &rest)
    XCTAssertEqual(first, CGRect(x: 0, y: 10, width: 100, height: 20))
    XCTAssertEqual(rest, CGRect(x: 150, y: 10, width: 150, height: 20))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: 0, width: 400, height: 50))]
    let moved = container.lineFragmentRect(
      forProposedRect: CGRect(x: 0, y: 10, width: 300, height: 20), at: 0, writingDirection: .leftToRight,
      remaining: &rest)
    XCTAssertGreaterThanOrEqual(moved.minY, 50)
    XCTAssertEqual(rest, .zero)
  }

  // MARK: Hostile

  /// A delegate that requests the layout in progress, and changes the text that is being laid out.
  private final class Cyclic: NSObject, NSLayoutManagerDelegate {
    var calls = 0
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
      calls += 1
      sender.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 5), actualCharacterRange: nil)
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      calls += 1
      _ = layoutManager.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil)
      _ = layoutManager.usedRect(for: layoutManager.textContainers[0])
      _ = NSAttributedString(string: "measured meanwhile").size()
      return .nan
    }
  }

  func testCyclicDelegatesComeToAnEnd() {
    let cyclic = Cyclic()
    let (manager, container, storage) = laidOut("one two three\nfour", width: 60, cyclic)
    XCTAssertGreaterThan(manager.usedRect(for: container).height, 2 * line)
    storage.append(NSAttributedString(string: "more"))
    XCTAssertEqual(manager.glyphRange(for: container).length, storage.length)
    XCTAssertGreaterThan(cyclic.calls, 3)
  }
}
