import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableParagraphStyle

/// Apple: NSTextLayoutManager, NSTextContentStorage and their fragments.
final class TextLayoutManagerTests: XCTestCase {
  private let line: CGFloat = 20.287109375
  private let content = NSTextContentStorage()
  private let layout = NSTextLayoutManager()

  override func setUp() {
    content.addTextLayoutManager(layout)
    layout.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
  }

  private func set(_ text: String) {
    content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  private func range(_ location: Int, _ length: Int) -> NSTextRange {
    let start = content.documentRange.location
    let low = content.location(start, offsetBy: location) ?? start
    return NSTextRange(location: low, end: content.location(low, offsetBy: length)) ?? NSTextRange(location: low)
  }

  private func offset(_ location: (any NSTextLocation)?) -> Int? {
    location.map { content.offset(from: content.documentRange.location, to: $0) }
  }

  private var fragments: [NSTextLayoutFragment] {
    var result: [NSTextLayoutFragment] = []
    layout.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      result.append($0)
      return true
    }
    return result
  }

  // MARK: Ranges

  func testRanges() {
    set("0123456789")
    let low = range(1, 4)
    let high = range(3, 5)
    XCTAssertTrue(low.intersects(high))
    XCTAssertEqual(low.intersection(high), range(3, 2))
    XCTAssertEqual(low.union(high), range(1, 7))
    XCTAssertTrue(low.contains(range(4, 0).location))
    XCTAssertFalse(low.contains(range(5, 0).location))
    XCTAssertTrue(range(0, 10).contains(low))
    XCTAssertTrue(range(2, 0).isEmpty)
    XCTAssertNil(NSTextRange(location: high.location, end: low.location))
    XCTAssertNil(range(0, 2).intersection(range(5, 2)))
    XCTAssertNil(content.location(low.location, offsetBy: 99))
    XCTAssertEqual(content.offset(from: high.endLocation, to: low.location), -7)
  }

  // MARK: Elements

  func testParagraphsAreElements() {
    set("one\ntwo\r\nthree")
    var ranges: [NSRange] = []
    content.enumerateTextElements(from: nil) { element in
      let paragraph = element as? NSTextParagraph
      ranges.append(
        NSRange(
          location: offset(element.elementRange?.location) ?? -1, length: paragraph?.attributedString.length ?? -1))
      return true
    }
    XCTAssertEqual(
      ranges, [NSRange(location: 0, length: 4), NSRange(location: 4, length: 5), NSRange(location: 9, length: 5)])
    let second = content.textElements(for: range(5, 1)).first as? NSTextParagraph
    XCTAssertEqual(second?.paragraphContentRange, range(4, 3))
    XCTAssertEqual(second?.paragraphSeparatorRange, range(7, 2))
    var reversed: [String] = []
    content.enumerateTextElements(from: nil, options: .reverse) { element in
      reversed.append((element as? NSTextParagraph)?.attributedString.string ?? "")
      return reversed.count < 2
    }
    XCTAssertEqual(reversed, ["three", "two\r\n"])
  }

  func testElementsThatAnEditLeavesStayTheSame() {
    set("one\ntwo\nthree")
    let before = content.textElements(for: content.documentRange)
    let kept = fragments
    content.performEditingTransaction {
      content.textStorage?.replaceCharacters(in: NSRange(location: 5, length: 1), with: "WW")
    }
    let now = content.textElements(for: content.documentRange)
    XCTAssertTrue(before[0] === now[0])
    XCTAssertFalse(before[1] === now[1])
    XCTAssertTrue(before[2] === now[2])
    XCTAssertEqual(offset(now[2].elementRange?.location), 9)
    XCTAssertTrue(fragments[0] === kept[0])
    XCTAssertTrue(fragments[2] === kept[2])
  }

  // MARK: Fragments

  func testFragmentsHaveLines() {
    set("one\nThe quick brown fox jumps over the lazy dog\n")
    let fragments = fragments
    XCTAssertEqual(fragments.count, 2)
    XCTAssertEqual(fragments[0].layoutFragmentFrame.height, line, accuracy: 1e-6)
    XCTAssertEqual(fragments[1].layoutFragmentFrame.minY, line, accuracy: 1e-6)
    XCTAssertEqual(fragments[1].state, .layoutAvailable)
    let lines = fragments[1].textLineFragments
    XCTAssertGreaterThan(lines.count, 2)
    XCTAssertEqual(lines[0].characterRange.location, 0)
    XCTAssertEqual(lines[1].characterRange.location, NSMaxRange(lines[0].characterRange))
    XCTAssertEqual(lines.last?.characterRange.length, 0, "the line behind the last newline")
    XCTAssertEqual(lines[0].typographicBounds.minX, 5)
    XCTAssertEqual(lines[1].typographicBounds.minY, line, accuracy: 1e-6)
    XCTAssertEqual(lines[0].glyphOrigin.y, 17 * 0.9521484375, accuracy: 1e-6)
    let word = NSAttributedString(string: "The ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    XCTAssertEqual(lines[0].locationForCharacter(at: 4).x, word.size().width, accuracy: 0.1)
    XCTAssertEqual(lines[0].characterIndex(for: CGPoint(x: 1, y: 5)), 0)
  }

  func testBothTextKitsAgree() {
    let text = "The quick brown fox jumps over the lazy dog\nand back\n\nagain"
    set(text)
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 6
    style.lineSpacing = 2
    style.paragraphSpacingBefore = 3
    let all = NSRange(location: 0, length: text.utf16.count)
    content.textStorage?.addAttribute(.paragraphStyle, value: style, range: all)
    let storage = NSTextStorage(attributedString: content.attributedString ?? NSAttributedString())
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var first: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in first.append(used) }
    var second: [CGRect] = []
    for fragment in fragments {
      for line in fragment.textLineFragments {
        let bounds = line.typographicBounds
        second.append(
          CGRect(
            x: bounds.minX - 5, y: bounds.minY + fragment.layoutFragmentFrame.minY, width: bounds.width + 10,
            height: bounds.height))
      }
    }
    XCTAssertEqual(first.count, second.count)
    for (a, b) in zip(first, second) {
      XCTAssertEqual(a.minY, b.minY, accuracy: 1e-6)
      XCTAssertEqual(a.width, b.width, accuracy: 1e-6)
    }
    XCTAssertEqual(
      layout.usageBoundsForTextContainer.height, manager.usedRect(for: container).height, accuracy: 1e-6)
  }

  func testFragmentsByPointAndLocation() {
    set("one\ntwo\nthree")
    XCTAssertEqual(offset(layout.textLayoutFragment(for: CGPoint(x: 9, y: line * 1.5))?.rangeInElement.location), 4)
    XCTAssertEqual(offset(layout.textLayoutFragment(for: range(9, 0).location)?.rangeInElement.location), 8)
    XCTAssertEqual(offset(layout.textLayoutFragment(for: range(13, 0).location)?.rangeInElement.location), 8)
    XCTAssertNil(layout.textLayoutFragment(for: CGPoint(x: 0, y: -1)))
    XCTAssertNil(layout.textLayoutFragment(for: CGPoint(x: 0, y: 1000)))
    XCTAssertNil(layout.textLayoutFragment(for: CGPoint(x: CGFloat.nan, y: CGFloat.nan)))
  }

  // MARK: Delegates

  private final class Bubble: NSTextLayoutFragment {
    override var topMargin: CGFloat { 10 }
    override var bottomMargin: CGFloat { 4 }
    var drawn = 0
    override func draw(at point: CGPoint, in context: CGContext) {
      drawn += 1
      super.draw(at: point, in: context)
    }
  }

  private final class BubbleMaker: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }
  }

  func testCustomFragmentsTakeTheirMargins() {
    let maker = BubbleMaker()
    layout.delegate = maker
    set("one\ntwo")
    XCTAssertEqual(fragments.map(\.layoutFragmentFrame.minY), [0, line + 14])
    XCTAssertEqual(fragments[1].textLineFragments[0].typographicBounds.minY, 10)
    XCTAssertTrue(fragments[0] is Bubble)
  }

  private final class Shouter: NSObject, NSTextContentStorageDelegate {
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
      -> NSTextParagraph?
    {
      guard let text = textContentStorage.textStorage?.attributedSubstring(from: range) else { return nil }
      return NSTextParagraph(attributedString: NSAttributedString(string: text.string.uppercased()))
    }
    func textContentManager(
      _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
      options: NSTextContentManager.EnumerationOptions
    ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string.hasPrefix("HIDE") != true }
  }

  func testDelegateOfTheContentShowsOtherParagraphsAndHidesSome() {
    let shouter = Shouter()
    content.delegate = shouter
    set("one\nhide me\ntwo")
    XCTAssertEqual(
      fragments.map { $0.textLineFragments[0].attributedString.string }, ["ONE\n", "TWO"])
    XCTAssertEqual(content.attributedString?.string, "one\nhide me\ntwo")
  }

  // MARK: Segments and attributes

  func testSegments() {
    set("one\ntwo")
    var rects: [CGRect] = []
    layout.enumerateTextSegments(in: range(1, 5), type: .selection) { _, rect, baseline, container in
      rects.append(rect)
      XCTAssertEqual(baseline, 17 * 0.9521484375, accuracy: 1e-6)
      XCTAssertTrue(container === layout.textContainer)
      return true
    }
    XCTAssertEqual(rects.count, 2)
    XCTAssertEqual(rects[0].maxX, 200, "the selected line end reaches to the edge")
    XCTAssertLessThan(rects[1].maxX, 60)
    rects = []
    layout.enumerateTextSegments(in: range(1, 5), type: .standard) { _, rect, _, _ in
      rects.append(rect)
      return true
    }
    XCTAssertLessThan(rects[0].maxX, 60)
    rects = []
    layout.enumerateTextSegments(in: range(4, 0), type: .standard) { _, rect, _, _ in
      rects.append(rect)
      return true
    }
    XCTAssertEqual(rects, [CGRect(x: 5, y: line, width: 0, height: line)])
  }

  func testRenderingAttributesFollowEdits() {
    set("0123456789")
    layout.setRenderingAttributes([.kern: 1], for: range(2, 6))
    layout.addRenderingAttribute(.ligature, value: 0, for: range(4, 2))
    layout.removeRenderingAttribute(.kern, for: range(7, 1))
    func runs() -> [String] {
      var result: [String] = []
      layout.enumerateRenderingAttributes(from: content.documentRange.location, reverse: false) {
        _, values, range in
        result.append("\(offset(range.location) ?? -1)-\(offset(range.endLocation) ?? -1): \(values.count)")
        return true
      }
      return result
    }
    XCTAssertEqual(runs(), ["2-4: 1", "4-6: 2", "6-7: 1"])
    content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 1), with: "abc")
    XCTAssertEqual(runs(), ["4-6: 1", "6-8: 2", "8-9: 1"])
    content.textStorage?.replaceCharacters(in: NSRange(location: 5, length: 2), with: "")
    XCTAssertEqual(runs(), ["4-5: 1", "5-6: 2", "6-7: 1"])
  }

  // MARK: Selections

  func testSelectionsMove() {
    set("one two\nthree")
    let navigation = layout.textSelectionNavigation
    func moved(
      _ start: Int, _ direction: NSTextSelectionNavigation.Direction,
      _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
    ) -> NSRange? {
      let selection = NSTextSelection(range(start, 0).location, affinity: .downstream)
      let result = navigation.destinationSelection(
        for: selection, direction: direction, destination: destination, extending: extending, confined: false)
      guard let found = result?.textRanges.first, let low = offset(found.location),
        let high = offset(found.endLocation)
      else { return nil }
      return NSRange(location: low, length: high - low)
    }
    XCTAssertEqual(moved(0, .forward, .character), NSRange(location: 1, length: 0))
    XCTAssertEqual(moved(1, .left, .character), NSRange(location: 0, length: 0))
    XCTAssertNil(moved(0, .backward, .character))
    XCTAssertEqual(moved(0, .forward, .word), NSRange(location: 3, length: 0))
    XCTAssertEqual(moved(6, .backward, .word), NSRange(location: 4, length: 0))
    XCTAssertEqual(moved(1, .forward, .line), NSRange(location: 7, length: 0))
    XCTAssertEqual(moved(1, .forward, .document), NSRange(location: 13, length: 0))
    XCTAssertEqual(moved(10, .up, .character)?.length, 0)
    XCTAssertEqual(moved(0, .down, .character), NSRange(location: 8, length: 0))
    XCTAssertEqual(moved(2, .forward, .word, extending: true), NSRange(location: 2, length: 1))
    let word = navigation.textSelection(
      for: .word, enclosing: NSTextSelection(range(5, 0).location, affinity: .downstream))
    XCTAssertEqual(word.textRanges, [range(4, 3)])
    XCTAssertEqual(
      navigation.deletionRanges(
        for: NSTextSelection(range(3, 0).location, affinity: .downstream), direction: .backward,
        destination: .character, allowsDecomposition: false), [range(2, 1)])
  }

  // MARK: The viewport

  private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect.zero
    var calls: [String] = []
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { calls.append("\(Int(textLayoutFragment.layoutFragmentFrame.minY))") }
    func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
      calls.append("will")
    }
    func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) { calls.append("did") }
  }

  func testViewportLaysOutWhatShows() {
    set(Array(repeating: "line", count: 500).joined(separator: "\n"))
    let viewport = Viewport()
    viewport.bounds = CGRect(x: 0, y: 100, width: 200, height: 40)
    let controller = layout.textViewportLayoutController
    controller.delegate = viewport
    controller.layoutViewport()
    XCTAssertEqual(viewport.calls, ["will", "81", "101", "121", "did"])
    XCTAssertEqual(offset(controller.viewportRange?.location), 20)
    XCTAssertEqual(offset(controller.viewportRange?.endLocation), 35)
  }
}
