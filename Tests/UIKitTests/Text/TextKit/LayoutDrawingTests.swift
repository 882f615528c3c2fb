import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// A layout manager draws through the methods that apps override.
final class LayoutDrawingTests: XCTestCase {
  private final class Recorder: NSLayoutManager {
    var calls: [String] = []
    var draws = true
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
      calls.append("fill \(rectCount) \(charRange.location)+\(charRange.length)")
      if draws {
        super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
      }
    }
    override func showCGGlyphs(
      _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
      textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
    ) {
      calls.append("glyphs \(glyphCount) at \(positions[0].x.rounded())")
      guard draws else { return }
      super.showCGGlyphs(
        glyphs, positions: positions, count: glyphCount, font: font, textMatrix: textMatrix, attributes: attributes,
        in: CGContext)
    }
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      calls.append("underline \(underlineVal.rawValue) \(glyphRange.location)+\(glyphRange.length)")
      XCTAssertEqual(lineGlyphRange, NSRange(location: 0, length: 9))
      guard draws else { return }
      super.drawUnderline(
        forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) {
      calls.append("strike \(strikethroughVal.rawValue) \(glyphRange.location)+\(glyphRange.length)")
    }
  }

  private func stack(_ manager: NSLayoutManager) -> NSTextStorage {
    let storage = NSTextStorage(string: "one two 3", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 0, length: 3))
    storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
    storage.addAttribute(.strikethroughStyle, value: 9, range: NSRange(location: 8, length: 1))
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return storage
  }

  private func picture(_ storage: NSTextStorage) -> UIImage {
    let manager = storage.layoutManagers[0]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 120, height: 30), format: format).image { _ in
      let all = NSRange(location: 0, length: storage.length)
      manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 3, y: 2))
      manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 3, y: 2))
    }
  }

  func testDrawingCallsTheMethodsOfASubclass() {
    let recorder = Recorder()
    let storage = stack(recorder)
    _ = picture(storage)
    XCTAssertEqual(
      recorder.calls.filter { !$0.hasPrefix("glyphs") }, ["fill 1 0+3", "underline 1 4+3", "strike 9 8+1"])
    XCTAssertEqual(recorder.calls.filter { $0.hasPrefix("glyphs") }.first, "glyphs 3 at 8.0")
  }

  func testASubclassThatCallsSuperDrawsTheSame() {
    let plain = stack(NSLayoutManager())
    let recorder = Recorder()
    let same = stack(recorder)
    // The recorder draws no strikethroughs.
    for storage in [plain, same] {
      storage.removeAttribute(.strikethroughStyle, range: NSRange(location: 0, length: storage.length))
    }
    XCTAssertEqual(picture(plain).pngData(), picture(same).pngData())
    recorder.draws = false
    XCTAssertNotEqual(picture(plain).pngData(), picture(same).pngData())
  }

  func testAPartOfALineIsDrawnAlone() {
    let recorder = Recorder()
    let storage = stack(recorder)
    UIGraphicsBeginImageContext(CGSize(width: 120, height: 30))
    recorder.drawGlyphs(forGlyphRange: NSRange(location: 1, length: 2), at: .zero)
    recorder.drawGlyphs(forGlyphRange: NSRange(location: -5, length: 9_000_000), at: CGPoint(x: CGFloat.nan, y: 0))
    UIGraphicsEndImageContext()
    XCTAssertEqual(recorder.calls.count, 1)
    XCTAssertTrue(recorder.calls.first?.hasPrefix("glyphs 2") == true, "\(recorder.calls)")
    _ = storage
  }

  // MARK: Queries

  func testGlyphQueries() {
    let manager = NSLayoutManager()
    let storage = stack(manager)
    let container = manager.textContainers[0]
    XCTAssertEqual(manager.propertyForGlyph(at: 3), .elastic)
    XCTAssertEqual(manager.propertyForGlyph(at: 0), [])
    XCTAssertNotEqual(manager.cgGlyph(at: 0), 0)
    var isValid = ObjCBool(true)
    XCTAssertEqual(manager.cgGlyph(at: 99, isValidIndex: &isValid), 0)
    XCTAssertFalse(isValid.boolValue)
    var glyphs = [CGGlyph](repeating: 0, count: 9)
    var indexes = [Int](repeating: 0, count: 9)
    let count = manager.getGlyphs(
      in: NSRange(location: 0, length: 9), glyphs: &glyphs, properties: nil, characterIndexes: &indexes,
      bidiLevels: nil)
    XCTAssertEqual(count, 9)
    XCTAssertEqual(indexes, Array(0..<9))
    XCTAssertEqual(glyphs[0], glyphs[6], "both are o")
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: container)
    let quarter = CGPoint(x: box.minX + box.width / 4, y: box.midY)
    XCTAssertEqual(manager.fractionOfDistanceThroughGlyph(for: quarter, in: container), 0.25, accuracy: 0.01)
    XCTAssertEqual(manager.range(ofNominallySpacedGlyphsContaining: 5), NSRange(location: 4, length: 3))
    XCTAssertEqual(manager.attachmentSize(forGlyphAt: 0), CGSize(width: -1, height: -1))
    _ = storage
  }

  func testInsertionPoints() {
    let manager = NSLayoutManager()
    let storage = stack(manager)
    var positions = [CGFloat](repeating: 0, count: 20)
    var indexes = [Int](repeating: 0, count: 20)
    let count = manager.getLineFragmentInsertionPoints(
      forCharacterAt: 2, alternatePositions: false, inDisplayOrder: true, positions: &positions,
      characterIndexes: &indexes)
    XCTAssertEqual(count, 10)
    XCTAssertEqual(Array(indexes.prefix(10)), Array(0...9))
    XCTAssertEqual(positions[0], 5)
    XCTAssertEqual(positions[4], manager.location(forGlyphAt: 4).x, accuracy: 0.01)
    _ = storage
  }

  func testEnclosingRectsOfASelectionReachTheEdge() {
    let storage = NSTextStorage(string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let all = NSRange(location: 0, length: 3)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(forGlyphRange: all, withinSelectedGlyphRange: all, in: container) { rect, _ in
      rects.append(rect)
    }
    XCTAssertEqual(rects.count, 2)
    XCTAssertEqual(rects[0].maxX, 200)
    XCTAssertLessThan(rects[1].maxX, 50)
    rects = []
    let none = NSRange(location: NSNotFound, length: 0)
    manager.enumerateEnclosingRects(forGlyphRange: all, withinSelectedGlyphRange: none, in: container) { rect, _ in
      rects.append(rect)
    }
    XCTAssertLessThan(rects[0].maxX, 50)
  }

  func testExtraLineFragment() {
    let storage = NSTextStorage(string: "a\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    XCTAssertEqual(manager.extraLineFragmentRect.minY, 20.287109375, accuracy: 1e-6)
    XCTAssertEqual(manager.extraLineFragmentUsedRect.width, 10)
    XCTAssertTrue(manager.extraLineFragmentTextContainer === container)
    storage.deleteCharacters(in: NSRange(location: 1, length: 1))
    XCTAssertEqual(manager.extraLineFragmentRect, .zero)
    XCTAssertNil(manager.extraLineFragmentTextContainer)
  }
}
