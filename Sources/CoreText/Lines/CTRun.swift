/// The glyphs of a line that share their attributes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coretext/ctrun>
public final class CTRun: Hashable, Sendable {
  unowned let line: CTLine
  let run: TextLayout.Run

  init(_ line: CTLine, _ index: Int) {
    self.line = line
    run = line.layout.runs[index]
  }

  var count: Int { run.glyphs.count }
  var glyphs: ArraySlice<TextLayout.Glyph> { line.layout.glyphs[run.glyphs] }

  func slice(_ range: CFRange) -> ArraySlice<TextLayout.Glyph> {
    let part = range.clamped(to: count)
    return line.layout.glyphs[run.glyphs.lowerBound + part.lowerBound..<run.glyphs.lowerBound + part.upperBound]
  }

  public static func == (lhs: CTRun, rhs: CTRun) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The order of a run's glyphs.
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The glyphs are those of text that is read from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// The order of glyphs is not that of the characters. Never set.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The glyphs are drawn through a matrix of the font. Never set.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns the number of glyphs in the run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.count }

/// The attributes, by name.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let location = run.run.range.lowerBound
  guard let source = run.line.source, location < source.length else {
    return [kCTFontAttributeName: run.run.style.font]
  }
  return Dictionary(
    uniqueKeysWithValues: source.attributes(at: location, effectiveRange: nil).map {
      (AnyHashable($0.key.rawValue), $0.value)
    })
}

/// Returns the direction of the run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// Copies the numbers of a range of glyphs, by which the run's font draws them. A length of 0 means all that
/// follow.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.slice(range).enumerated() { buffer[index] = CGGlyph(truncatingIfNeeded: glyph.id) }
}

/// Copies the positions of a range of glyphs in points: relative to the line's beginning on its baseline, y up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, glyph) in run.slice(range).enumerated() {
    buffer[index] = CGPoint(x: CGFloat(glyph.x), y: CGFloat(glyph.y))
  }
}

/// Copies the advances of a range of glyphs in points. Heights are 0.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (index, glyph) in run.slice(range).enumerated() {
    buffer[index] = CGSize(width: CGFloat(glyph.advance), height: 0)
  }
}

/// Copies, for a range of glyphs, the index of the first UTF-16 unit that each stands for.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (index, glyph) in run.slice(range).enumerated() { buffer[index] = Int(glyph.cluster) + run.line.offset }
}

/// Returns the run's range in the string that the line was made from, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.run.range.lowerBound + run.line.offset, length: run.run.range.count)
}

/// Returns the width of a range of glyphs, in points. Ascent, descent (positive) and leading are those of the run's
/// font.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.run.style.font.ascent
  descent?.pointee = run.run.style.font.descent
  leading?.pointee = run.run.style.font.lineGap
  return run.slice(range).reduce(0) { $0 + Double($1.advance) }
}

/// Draws the run at its position in its line, at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  context.saveGState()
  var part = run.run
  let slice = range.clamped(to: run.count)
  let first = run.run.glyphs.lowerBound
  part.glyphs = first + slice.lowerBound..<first + slice.upperBound
  run.line.layout.draw(part, GlyphPainter(context, toUser: context.textMatrix))
  context.restoreGState()
}
