import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Apple: NSTextStorage, NSLayoutManager, NSTextContainer.
final class TextKitTests: XCTestCase {
  private let line: CGFloat = 20.287109375

  /// A storage owns its layout managers, which do not retain it.
  private var kept: [NSTextStorage] = []

  private func system(_ string: String, width: CGFloat = 200, height: CGFloat = 0)
    -> (NSTextStorage, NSLayoutManager, NSTextContainer)
  {
    let storage = NSTextStorage(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    kept.append(storage)
    return (storage, manager, container)
  }

  func testUsedRectHasPaddingAtBothSides() {
    let (storage, manager, container) = system("Hello")
    XCTAssertEqual(container.lineFragmentPadding, 5)
    XCTAssertEqual(manager.usedRect(for: container).width, storage.size().width + 10, accuracy: 0.01)
    XCTAssertEqual(manager.usedRect(for: container).height, line, accuracy: 1e-6)
  }

  func testLineFragments() {
    let (_, manager, _) = system("one\ntwo")
    var range = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
    XCTAssertEqual(rect, CGRect(x: 0, y: line, width: 200, height: line))
    XCTAssertEqual(range, NSRange(location: 4, length: 3))
    XCTAssertEqual(manager.location(forGlyphAt: 4).x, 5, accuracy: 0.01)
    XCTAssertEqual(manager.location(forGlyphAt: 4).y, 17 * 0.9521484375, accuracy: 1e-6)
  }

  func testEnumeratingLines() {
    let (_, manager, _) = system("The quick brown fox jumps over the lazy dog", width: 150)
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 43)) { _, used, _, range, _ in
      ranges.append(range)
      XCTAssertLessThanOrEqual(used.width, 150)
    }
    XCTAssertEqual(ranges.count, 3)
    XCTAssertEqual(ranges.last.map { $0.location + $0.length }, 43)
  }

  func testCharacterUnderAPoint() {
    let (_, manager, container) = system("abc")
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
    XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: box.midX, y: 5), in: container), 1)
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: CGPoint(x: 190, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    XCTAssertEqual(index, 2)
    XCTAssertEqual(fraction, 1)
  }

  func testEditsInvalidateLayout() {
    let (storage, manager, container) = system("a")
    let before = manager.usedRect(for: container).width
    storage.append(NSAttributedString(string: "bc", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    XCTAssertGreaterThan(manager.usedRect(for: container).width, before)
    container.lineFragmentPadding = 0
    XCTAssertEqual(manager.usedRect(for: container).width, storage.size().width, accuracy: 0.01)
  }

  func testTextFlowsIntoTheNextContainer() {
    let (_, manager, first) = system("one\ntwo\nthree", height: 45)
    let second = NSTextContainer(size: CGSize(width: 200, height: 100))
    manager.addTextContainer(second)
    XCTAssertEqual(manager.glyphRange(for: first), NSRange(location: 0, length: 8))
    XCTAssertEqual(manager.glyphRange(for: second), NSRange(location: 8, length: 5))
    XCTAssertTrue(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second)
  }

  private final class Listener: NSObject, NSTextStorageDelegate {
    var edits: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { edits.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
  }

  func testStorageReportsEdits() {
    let storage = NSTextStorage(string: "hello")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "EYY")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    XCTAssertEqual(listener.edits, ["2 1+3 1", "1 0+2 0"])
  }

  func testGroupedEditsAreReportedOnce() {
    let storage = NSTextStorage(string: "hello")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 2))
    storage.endEditing()
    XCTAssertEqual(listener.edits, ["3 0+5 0"])
  }

  /// A text storage as in syntax highlighters.
  private final class Highlighter: NSTextStorage {
    private let backing = NSMutableAttributedString()
    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key:
      Any]
    {
      backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: length))
      super.processEditing()
    }
  }

  func testSubclassThatHighlights() {
    let storage = Highlighter()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.beginEditing()
    storage.append(NSAttributedString(string: "code"))
    storage.endEditing()
    XCTAssertEqual(storage.string, "code")
    XCTAssertEqual(manager.usedRect(for: container).height, 34 * 1.193359375, accuracy: 1e-6)
  }

  func testManagersAreReleased() {
    weak var gone: NSLayoutManager?
    autoreleasepool {
      let (storage, manager, _) = system("a")
      gone = manager
      storage.removeLayoutManager(manager)
      kept = []
    }
    XCTAssertNil(gone)
  }
}
