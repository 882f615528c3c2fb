/// A line of text, laid out without wrapping.
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
  /// Index in the string that the line was made of, of the layout's first unit.
  let offset: Int
  private(set) lazy var glyphRuns: [CTRun] = line.map { line in line.runs.map { CTRun(self, $0) } } ?? []
  /// Kept to justify and truncate the line again.
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

/// The end of a line at which it is truncated.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The beginning is replaced by an ellipsis, so that the end shows.
  case start = 0
  /// The end is replaced by an ellipsis, so that the beginning shows.
  case end = 1
  /// The middle is replaced by an ellipsis, so that both ends show.
  case middle = 2
}

/// Options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Excludes the space that fonts request between lines. The bounds never include it.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Excludes shifts by kerning and baseline offsets. It makes no difference.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Lets punctuation at the margins hang out. It makes no difference.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The bounds of the glyphs' outlines in place of the typographic ones. It makes no difference.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The bounds as they look to the eye, by the font's table for that. It makes no difference.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Returns the string as one line, whatever its width. It ends at the first line end.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  var options = TextLayoutOptions()
  options.maximumLines = 1
  options.lineBreakMode = .byWordWrapping
  return CTLine(layout: TextLayout(attrString, options), index: 0, offset: 0, source: attrString)
}

/// Returns the line truncated to a width. The token is ignored: an ellipsis in the font of the text is drawn.
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

/// The line itself: only lines that a frame wraps are stretched.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? { line }

/// Returns the number of glyphs in all runs. It may be less than that of characters, where there are ligatures.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.glyphRuns.reduce(0) { $0 + $1.count } }

/// Returns the line's runs, `CTRun`s of equal attributes and direction, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.glyphRuns }

/// Returns the line's range in the string that it was made from, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  guard let range = line.line?.range else { return CFRange() }
  return CFRange(location: range.lowerBound + line.offset, length: range.count)
}

/// Draws at the context's text position, through its text matrix; the context's y axis points up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  guard let placed = line.line else { return }
  context.saveGState()
  line.layout.draw(placed, context, context.textMatrix)
  context.restoreGState()
}

/// The advance width; ascent, descent (positive) and leading by reference.
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

/// The box from descent to ascent, y up from the baseline.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let placed = line.line else { return .null }
  return CGRect(x: 0, y: -placed.descent, width: placed.frame.width, height: placed.ascent + placed.descent)
}

/// Returns the width of the spaces at the line's end, in points, which do not count for alignment.
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

/// Returns the box of the line at the context's text position. It is the typographic box rather than that of the
/// ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let box = CTLineGetBoundsWithOptions(line, [])
  guard let context, !box.isNull else { return box }
  return box.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// The index of the character nearest to a position along the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let placed = line.line else { return -1 }
  let point = CGPoint(x: position.x + placed.frame.minX, y: placed.frame.midY)
  return line.layout.index(at: point) + line.offset
}

/// The distance of the insertion point before a character from the line's start.
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

/// Returns the offset that aligns a line: 0 for flush left, 0.5 for centred, 1 for flush right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  let width = Double(line.line?.frame.width ?? 0) - CTLineGetTrailingWhitespaceWidth(line)
  return max(0, (flushWidth - width) * Double(min(max(flushFactor, 0), 1)))
}
