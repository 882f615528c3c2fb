import CoreText

// Where characters are: points from a container's top left.

extension NSLayoutManager {
  /// What the text takes of a container, with the padding at its sides.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let filled = layout(of: container), !filled.layout.lines.isEmpty else { return .zero }
    let size = filled.layout.size
    return CGRect(x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }

  /// The whole width of the line that a character is on.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (filled, line) = line(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(line, filled)
    return fragment(line, filled)
  }

  /// What the text takes of the line that a character is on.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (filled, line) = line(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(line, filled)
    return used(line, filled)
  }

  private func range(_ line: TextLayout.Line, _ filled: Filled) -> NSRange {
    NSRange(location: filled.start + line.range.lowerBound, length: line.range.count)
  }

  private func fragment(_ line: TextLayout.Line, _ filled: Filled) -> CGRect {
    let padding = filled.container.lineFragmentPadding
    let width = filled.container.size.width
    let full = width > 0 && width < 1e7 ? width : filled.layout.size.width + 2 * padding
    return CGRect(x: 0, y: line.frame.minY, width: full, height: line.frame.height)
  }

  private func used(_ line: TextLayout.Line, _ filled: Filled) -> CGRect {
    let padding = filled.container.lineFragmentPadding
    return CGRect(
      x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
  }

  /// The line after a last newline.
  public var extraLineFragmentRect: CGRect {
    guard let filled = layouts.last, let line = filled.layout.lines.last, line.range.isEmpty,
      filled.layout.length > 0
    else { return .zero }
    return fragment(line, filled)
  }

  /// Where a character's glyph starts, from its line's top left; y is the baseline.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (filled, line) = line(glyphIndex) else { return .zero }
    let x = filled.layout.caretRect(at: glyphIndex - filled.start).minX + filled.container.lineFragmentPadding
    return CGPoint(x: x, y: line.baseline - line.frame.minY)
  }

  /// The box around a range.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    rects(glyphRange, container).reduce(CGRect.null) { $0.union($1) }.nonNull
  }

  private func rects(_ range: NSRange, _ container: NSTextContainer) -> [CGRect] {
    guard let filled = layout(of: container), range.length > 0 else { return [] }
    let low = max(range.location - filled.start, 0)
    let high = max(range.location + range.length - filled.start, low)
    return filled.layout.selectionRects(for: low..<high).map {
      $0.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }
  }

  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(glyphRange, textContainer) where !stop.boolValue { block(rect, &stop) }
  }

  /// Calls the block for each line of a range: its fragment, what is used of it, container and range.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for filled in layouts {
      for line in filled.layout.lines {
        let lineRange = range(line, filled)
        let overlaps =
          lineRange.location < glyphRange.location + glyphRange.length
          && lineRange.location + lineRange.length > glyphRange.location
        guard overlaps, !stop.boolValue else { continue }
        block(fragment(line, filled), used(line, filled), filled.container, lineRange, &stop)
      }
    }
  }

  /// The characters whose lines meet a rectangle.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let filled = layout(of: container) else { return NSRange(location: 0, length: 0) }
    let lines = filled.layout.lines.filter { $0.frame.minY < bounds.maxY && $0.frame.maxY > bounds.minY }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: filled.start, length: 0) }
    return NSRange(
      location: filled.start + first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
  }

  /// The character under a point, or the nearest.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let filled = layout(of: container), !filled.layout.lines.isEmpty else { return 0 }
    let inside = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    if let range = filled.layout.characterRange(at: inside) {
      if let partialFraction, let box = filled.layout.selectionRects(for: range).first, box.width > 0 {
        partialFraction.pointee = min(max((inside.x - box.minX) / box.width, 0), 1)
      }
      return filled.start + range.lowerBound
    }
    let index = filled.layout.index(at: inside)
    let last = max((textStorage?.length ?? 0) - 1, 0)
    if filled.start + index > last { partialFraction?.pointee = 1 }
    return min(filled.start + index, last)
  }

  // MARK: Drawing

  func draw(_ glyphs: NSRange, _ origin: CGPoint, backgrounds: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for filled in layouts {
      let low = glyphs.location - filled.start
      let high = low + glyphs.length
      let lines = filled.layout.lines
      guard let first = lines.firstIndex(where: { $0.range.upperBound > low && $0.range.lowerBound < high }),
        let last = lines.lastIndex(where: { $0.range.upperBound > low && $0.range.lowerBound < high })
      else { continue }
      filled.layout.draw(
        in: context, at: CGPoint(x: origin.x + filled.container.lineFragmentPadding, y: origin.y),
        lines: first..<last + 1, drawsBackgrounds: backgrounds, drawsGlyphs: !backgrounds)
    }
  }
}

extension CGRect {
  fileprivate var nonNull: CGRect { isNull ? .zero : self }
}
