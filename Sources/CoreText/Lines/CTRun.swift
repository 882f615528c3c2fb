/// A run: the glyphs of a line with the same attributes.
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

/// The status of a run's glyphs.
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The glyphs belong to right-to-left text.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// The order of glyphs differs from that of the characters. Flipside never sets this status.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The font has a matrix other than the identity. Flipside never sets this status.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns the number of glyphs in the run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.count }

/// Returns the attributes by name.
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

/// Returns the status of the run, which describes its direction.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// Writes the glyphs in a range. A length of 0 extends the range to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.slice(range).enumerated() { buffer[index] = CGGlyph(truncatingIfNeeded: glyph.id) }
}

/// Writes the positions of the glyphs in a range, in points, relative to the start of the line on its baseline,
/// with y upwards.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, glyph) in run.slice(range).enumerated() {
    buffer[index] = CGPoint(x: CGFloat(glyph.x), y: CGFloat(glyph.y))
  }
}

/// Writes the advances of the glyphs in a range, in points. The heights are 0.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (index, glyph) in run.slice(range).enumerated() {
    buffer[index] = CGSize(width: CGFloat(glyph.advance), height: 0)
  }
}

/// Writes the indexes of the first UTF-16 units of the glyphs in a range.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (index, glyph) in run.slice(range).enumerated() { buffer[index] = Int(glyph.cluster) + run.line.offset }
}

/// Returns the range of the run in the string from which the line was created, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.run.range.lowerBound + run.line.offset, length: run.run.range.count)
}

/// Returns the width of the glyphs in a range, in points, and writes ascent, descent (positive) and leading of the
/// run's font.
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

/// Draws the run at its position in the line, relative to the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  context.saveGState()
  var part = run.run
  let slice = range.clamped(to: run.count)
  let first = run.run.glyphs.lowerBound
  part.glyphs = first + slice.lowerBound..<first + slice.upperBound
  run.line.layout.draw(part, GlyphPainter(context, toUser: context.textMatrix))
  context.restoreGState()
}
