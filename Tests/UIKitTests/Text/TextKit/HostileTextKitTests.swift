import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Ranges outside of the text, sizes that are NaN, and huge texts.
final class HostileTextKitTests: XCTestCase {
  private func stack(_ text: String, _ size: CGSize) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: size)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  func testRangesOutsideOfTheText() {
    let console = ConsoleRecorder()
    defer { console.end() }
    let (storage, manager, container) = stack("hello", CGSize(width: 200, height: 0))
    let ranges = [
      NSRange(location: -3, length: 2), NSRange(location: 99, length: 5), NSRange(location: 2, length: -4),
      NSRange(location: NSNotFound, length: 0), NSRange(location: 0, length: .max),
      NSRange(location: 3, length: 99),
    ]
    for range in ranges {
      _ = manager.boundingRect(forGlyphRange: range, in: container)
      manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
      manager.enumerateEnclosingRects(forGlyphRange: range, withinSelectedGlyphRange: range, in: container) {
        _, _ in
      }
      manager.invalidateLayout(forCharacterRange: range, actualCharacterRange: nil)
      manager.ensureLayout(forCharacterRange: range)
      _ = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    }
    for index in [-1, 5, 99, .max, .min] {
      _ = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
      _ = manager.location(forGlyphAt: index)
      var isValid = ObjCBool(true)
      _ = manager.cgGlyph(at: index, isValidIndex: &isValid)
      XCTAssertFalse(isValid.boolValue)
      _ = manager.attachmentSize(forGlyphAt: index)
      XCTAssertFalse(manager.isValidGlyphIndex(index))
    }
    XCTAssertEqual(manager.glyphRange(forCharacterRange: ranges[5], actualCharacterRange: nil).length, 2)
    _ = storage
  }

  func testChangesOutsideOfTheText() {
    let console = ConsoleRecorder()
    defer { console.end() }
    let ranges = [
      NSRange(location: NSNotFound, length: NSNotFound), NSRange(location: .min, length: .min),
      NSRange(location: 2, length: .max), NSRange(location: 99, length: 5), NSRange(location: 2, length: -4),
    ]
    for range in ranges {
      let (storage, manager, container) = stack("hello", CGSize(width: 200, height: 0))
      _ = manager.usedRect(for: container)
      storage.setAttributes([:], range: range)
      storage.edited(.editedCharacters, range: range, changeInLength: 3)
      storage.edited(.editedCharacters, range: range, changeInLength: .min)
      manager.processEditing(
        for: storage, edited: .editedCharacters, range: range, changeInLength: .max, invalidatedRange: range)
      _ = manager.usedRect(for: container)
      storage.replaceCharacters(in: range, with: "")
      storage.deleteCharacters(in: range)
      // The layout and the text are consistent after any clamping.
      storage.append(NSAttributedString(string: "!"))
      XCTAssertEqual(manager.glyphRange(for: container).length, storage.length)
      XCTAssertTrue(storage.string.hasSuffix("!"))
    }
    XCTAssertTrue(console.contains("NSRangeException"))
  }

  private final class LyingStorage: NSTextStorage {
    override var string: String { "hello" }
    override var length: Int { -3 }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      range?.pointee = NSRange(location: location + 3, length: .max)
      return [:]
    }
  }

  func testAStorageThatSaysItsLengthIsNegative() {
    let storage = LyingStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    _ = manager.usedRect(for: container)
    storage.edited(.editedCharacters, range: NSRange(location: 0, length: 2), changeInLength: 1)
    XCTAssertEqual(manager.glyphRange(for: container).length, 0)
    XCTAssertEqual(NSAttributedString(attributedString: storage).string, "hello")
  }

  @MainActor private final class FarInput: PlainTextInput {
    var distance = 0
    override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { distance }
  }

  func testATokenizerOfAnInputWithBoundlessOffsets() {
    MainActor.assumeIsolated {
      let input = FarInput(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let tokenizer = UITextInputStringTokenizer(textInput: input)
      for distance in [Int.min, -1, .max] {
        input.distance = distance
        for direction in [UITextDirection.storage(.forward), .storage(.backward)] {
          for unit in [UITextGranularity.character, .word, .sentence, .paragraph, .line, .document] {
            _ = tokenizer.position(from: UITextPosition(), toBoundary: unit, inDirection: direction)
            _ = tokenizer.isPosition(UITextPosition(), atBoundary: unit, inDirection: direction)
            let range = tokenizer.rangeEnclosingPosition(UITextPosition(), with: unit, inDirection: direction)
            if distance == .max { XCTAssertNil(range) }
          }
        }
      }
    }
  }

  func testContainersThatAreNoNumbers() {
    for size in [
      CGSize(width: CGFloat.nan, height: .nan), CGSize(width: -5, height: -5),
      CGSize(width: CGFloat.infinity, height: 0),
      CGSize(width: 1e-9, height: 1e-9),
    ] {
      let (storage, manager, container) = stack("one two\nthree", size)
      container.lineFragmentPadding = .nan
      container.maximumNumberOfLines = -4
      _ = manager.usedRect(for: container)
      _ = manager.glyphIndex(for: CGPoint(x: CGFloat.nan, y: .infinity), in: container)
      _ = manager.glyphRange(forBoundingRect: CGRect(x: 0, y: CGFloat.nan, width: 1, height: .nan), in: container)
      container.lineFragmentPadding = 5
      container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))]
      XCTAssertNotNil(manager.usedRect(for: container))
      _ = storage
    }
  }

  func testManyCombiningMarks() {
    let text = "a" + String(repeating: "\u{0301}", count: 100_000) + " b"
    let (storage, manager, container) = stack(text, CGSize(width: 200, height: 0))
    XCTAssertEqual(manager.glyphRange(for: container).length, storage.length)
    XCTAssertLessThan(manager.usedRect(for: container).height, 100_000)
    let layout = NSTextLayoutManager()
    let content = NSTextContentStorage()
    content.addTextLayoutManager(layout)
    layout.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
    content.attributedString = storage
    XCTAssertGreaterThan(layout.usageBoundsForTextContainer.height, 0)
  }

  /// Only the visible share of a long line is laid out.
  func testALineOfTenMegabytes() {
    let text = String(repeating: "word ", count: 2_000_000)
    let (storage, manager, container) = stack(text, CGSize(width: 300, height: 0))
    manager.allowsNonContiguousLayout = true
    let start = manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 300, height: 500), in: container)
    XCTAssertGreaterThan(start.length, 500)
    XCTAssertLessThan(start.length, 5_000)
    XCTAssertTrue(manager.hasNonContiguousLayout)
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "xyz")
    XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY, 0)
  }

  func testForeignLocations() {
    final class Place: NSObject, NSTextLocation {
      func compare(_ location: any NSTextLocation) -> ComparisonResult { .orderedSame }
    }
    let content = NSTextContentStorage()
    let layout = NSTextLayoutManager()
    content.addTextLayoutManager(layout)
    layout.textContainer = NSTextContainer(size: CGSize(width: CGFloat.nan, height: .nan))
    content.attributedString = NSAttributedString(string: "text")
    let foreign = NSTextRange(location: Place())
    layout.ensureLayout(for: foreign)
    layout.invalidateLayout(for: foreign)
    layout.setRenderingAttributes([.kern: 1], for: foreign)
    layout.enumerateTextSegments(in: foreign, type: .standard) { _, _, _, _ in true }
    layout.replaceContents(in: foreign, with: NSAttributedString(string: "x"))
    XCTAssertNil(layout.textLayoutFragment(for: Place()))
    XCTAssertNil(content.location(Place(), offsetBy: 1))
    XCTAssertEqual(content.attributedString?.string, "text")
    layout.textContainer = nil
    XCTAssertEqual(layout.usageBoundsForTextContainer, .zero)
  }

  func testAnEmptyDocument() {
    let content = NSTextContentStorage()
    let layout = NSTextLayoutManager()
    content.addTextLayoutManager(layout)
    layout.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
    var count = 0
    layout.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout, .reverse]) { _ in
      count += 1
      return true
    }
    XCTAssertLessThanOrEqual(count, 1)
    content.attributedString = NSAttributedString(string: "now")
    XCTAssertGreaterThan(layout.usageBoundsForTextContainer.height, 0)
  }
}
