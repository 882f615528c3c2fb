/// A line of text without wrapping.
///
/// ```swift
/// let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Hello"))
/// let width = CTLineGetTypographicBounds(line, nil, nil, nil)
/// if let context = UIGraphicsGetCurrentContext() {
///   context.textPosition = CGPoint(x: 20, y: 100)
///   CTLineDraw(line, context)
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/coretext/ctline>
public final class CTLine: Hashable, @unchecked Sendable {
  let layout: TextLayout
  let index: Int
  /// The index of the layout's first unit in the string from which the line was created.
  let offset: Int
  private(set) lazy var glyphRuns: [CTRun] = line.map { line in line.runs.map { CTRun(self, $0) } } ?? []
  /// The text of the line, from which a truncated line can be created.
  let source: NSAttributedString?

  init(layout: TextLayout, index: Int, offset: Int, source: NSAttributedString? = nil) {
    self.layout = layout
    self.index = index
    self.offset = offset
    self.source = source
  }

  var line: TextLayout.Line? { layout.lines.indices.contains(index) ? layout.lines[index] : nil }

  public static func == (lhs: CTLine, rhs: CTLine) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The position of the ellipsis in a truncated line.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The start of the line is truncated.
  case start = 0
  /// The end of the line is truncated.
  case end = 1
  /// The middle of the line is truncated.
  case middle = 2
}

/// Options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Excludes the leading. The bounds never include it.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Excludes shifts by kerning and baseline offsets. It has no effect.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Uses hanging punctuation at the margins. It has no effect.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// Uses the bounds of the glyphs' outlines instead of the typographic bounds. It has no effect.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Uses optical bounds from the font's tables. It has no effect.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Creates a line from the string up to its first line break, regardless of its width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  var options = TextLayoutOptions()
  options.maximumLines = 1
  options.lineBreakMode = .byWordWrapping
  return CTLine(layout: TextLayout(attrString, options), index: 0, offset: 0, source: attrString)
}

/// Returns the line truncated to a width. The token is ignored: the ellipsis has the font of the text.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard let source = line.source else { return line }
  var options = TextLayoutOptions(width: CGFloat(width))
  options.maximumLines = 1
  switch truncationType {
  case .start: options.lineBreakMode = .byTruncatingHead
  case .end: options.lineBreakMode = .byTruncatingTail
  case .middle: options.lineBreakMode = .byTruncatingMiddle
  }
  return CTLine(layout: TextLayout(source, options), index: 0, offset: line.offset, source: source)
}

/// Returns the line itself: only lines in frames can be justified.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? { line }

/// Returns the number of glyphs in all runs, which can be less than that of characters because of ligatures.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.glyphRuns.reduce(0) { $0 + $1.count } }

/// Returns the runs of the line, as `CTRun`, from left to right. A run has uniform attributes and direction.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.glyphRuns }

/// Returns the range of the line in the string from which it was created, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  guard let range = line.line?.range else { return CFRange() }
  return CFRange(location: range.lowerBound + line.offset, length: range.count)
}

/// Draws the line at the context's text position with its text matrix; the context's y axis points upwards.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  guard let placed = line.line else { return }
  context.saveGState()
  line.layout.draw(placed, context, context.textMatrix)
  context.restoreGState()
}

/// Returns the width, and writes ascent, descent (positive) and leading.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line?.ascent ?? 0
  descent?.pointee = line.line?.descent ?? 0
  leading?.pointee = 0
  return Double(line.line?.frame.width ?? 0)
}

/// Returns the box from descent to ascent, with y upwards from the baseline.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let placed = line.line else { return .null }
  return CGRect(x: 0, y: -placed.descent, width: placed.frame.width, height: placed.ascent + placed.descent)
}

/// Returns the width of trailing spaces in points, which are ignored in alignment.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  guard let placed = line.line, let run = line.layout.runs[placed.runs].last else { return 0 }
  var width: Float = 0
  for glyph in line.layout.glyphs[run.glyphs].reversed() {
    let unit = Int(glyph.cluster)
    guard unit >= 0, unit < line.layout.units.count, LayoutBuilder.isWrappedSpace(line.layout.units[unit]) else {
      break
    }
    width += glyph.advance
  }
  return Double(width)
}

/// Returns the typographic bounding box at the context's text position; it can differ from that of the ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let box = CTLineGetBoundsWithOptions(line, [])
  guard let context, !box.isNull else { return box }
  return box.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// Returns the index of the character nearest to a position along the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let placed = line.line else { return -1 }
  let point = CGPoint(x: position.x + placed.frame.minX, y: placed.frame.midY)
  return line.layout.index(at: point) + line.offset
}

/// Returns the distance of the insertion point before a character from the start of the line.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  guard let placed = line.line else { return 0 }
  let index = min(max(charIndex - line.offset, placed.range.lowerBound), placed.range.upperBound)
  let isEnd = index == placed.range.upperBound
  let x = line.layout.caretRect(at: index, isUpstream: isEnd).minX - placed.frame.minX
  secondaryOffset?.pointee = x
  return x
}

/// Returns the offset that aligns a line: 0 for flush left, 0.5 for centered, 1 for flush right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  let width = Double(line.line?.frame.width ?? 0) - CTLineGetTrailingWhitespaceWidth(line)
  return max(0, (flushWidth - width) * Double(min(max(flushFactor, 0), 1)))
}
