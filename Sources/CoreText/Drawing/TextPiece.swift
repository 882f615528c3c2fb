/// A portion of a line with a uniform style, which clients of the layout draw: a run, or part of one.
///
/// Positions are in the layout's coordinate space; `origin` is its top left corner in a context with y downwards.
package struct TextPiece {
  let layout: TextLayout
  let line: TextLayout.Line
  private(set) var run: TextLayout.Run

  /// The range in UTF-16 units of the layout's text; empty for an ellipsis and for hyphens.
  package var range: Range<Int> { run.range }
  /// The rectangle from the left edge of the first glyph to the right edge of the last one, with the line's height.
  package var frame: CGRect {
    CGRect(
      x: line.frame.minX + CGFloat(run.x), y: line.frame.minY, width: CGFloat(run.width), height: line.frame.height)
  }
  package var baseline: CGFloat { line.baseline }
  package var baselineOffset: CGFloat { run.style.baselineOffset }
  package var font: CTFont { run.style.font }
  package var background: Any? { run.style.background }
  package var foreground: Any? { run.style.foreground }
  package var underline: NSUnderlineStyle? { run.style.underline?.style }
  package var strikethrough: NSUnderlineStyle? { run.style.strikethrough?.style }
  package var isRightToLeft: Bool { run.isRightToLeft }
  package var hasGlyphs: Bool { run.style.attachment == nil && !run.glyphs.isEmpty }

  /// The attachment in the piece, and its frame.
  package var attachment: (content: any TextAttachmentContent, frame: CGRect)? {
    guard let content = run.style.attachment, let bounds = run.attachment else { return nil }
    let bottom = line.baseline - bounds.minY - run.style.baselineOffset
    return (
      content,
      CGRect(
        x: line.frame.minX + CGFloat(run.x) + bounds.minX, y: bottom - bounds.height, width: bounds.width,
        height: bounds.height)
    )
  }

  package var glyphs: [CGGlyph] { layout.glyphs[run.glyphs].map { CGGlyph(truncatingIfNeeded: $0.id) } }
  /// The origins of the glyphs on the baseline.
  package var positions: [CGPoint] {
    layout.glyphs[run.glyphs].map {
      CGPoint(
        x: line.frame.minX + CGFloat($0.x), y: line.baseline - CGFloat($0.y) - run.style.baselineOffset)
    }
  }

  // MARK: Parts

  /// Returns the part of the piece within a range, in whole clusters; nil if they do not overlap.
  package func part(in range: Range<Int>) -> TextPiece? {
    guard !run.range.isEmpty else { return self }
    guard run.range.overlaps(range) else { return nil }
    if range.lowerBound <= run.range.lowerBound, range.upperBound >= run.range.upperBound { return self }
    guard !run.glyphs.isEmpty else { return self }
    var result = self
    var (low, high): (Int?, Int) = (nil, run.glyphs.lowerBound)
    var x = run.x
    for index in run.glyphs {
      let glyph = layout.glyphs[index]
      if range.contains(Int(glyph.cluster)) {
        if low == nil {
          low = index
          result.run.x = x
        }
        high = index + 1
        result.run.width = x + glyph.advance - result.run.x
      }
      x += glyph.advance
    }
    guard let low else { return nil }
    result.run.glyphs = low..<high
    result.run.range = run.range.clamped(to: range)
    return result
  }

  /// Returns the piece with additional attributes that affect drawing only.
  package func drawn(with values: [NSAttributedString.Key: Any]) -> TextPiece {
    var result = self
    result.run.style = TextStyle(run.style, drawnWith: values)
    return result
  }

  // MARK: Drawing

  private func painter(_ context: CGContext, _ origin: CGPoint) -> GlyphPainter {
    GlyphPainter(
      context,
      toUser: CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: origin.x + line.frame.minX, ty: origin.y + line.baseline))
  }

  private var color: CGColor { (run.style.foreground as? any TextColor)?.textColor ?? TextLayout.black }

  /// Calls the closure with the piece's shadow set in the context.
  package func withShadow(_ context: CGContext, _ draw: () -> Void) {
    guard let shadow = run.style.shadow, let color = shadow.textShadowColor else { return draw() }
    context.saveGState()
    context.setShadow(offset: shadow.textShadowOffset, blur: shadow.textShadowBlur, color: color)
    draw()
    context.restoreGState()
  }

  /// Sets the context's fill color to the piece's color.
  package func setColor(in context: CGContext) { context.setFillColor(color) }

  /// Draws the glyphs with the context's fill color.
  package func drawGlyphs(in context: CGContext, at origin: CGPoint) {
    layout.drawGlyphs(run, painter(context, origin), color)
  }

  /// Draws an underline or strikethrough, in a style that can differ from the piece's own.
  package func drawLine(
    _ style: NSUnderlineStyle, isStrikethrough: Bool, in context: CGContext, at origin: CGPoint
  ) {
    let own = isStrikethrough ? run.style.strikethrough : run.style.underline
    layout.drawDecoration(
      .init(style: style, color: own?.color), run, painter(context, origin), color, isStrikethrough: isStrikethrough
    )
  }
}

extension TextLayout {
  /// Returns the pieces of a line from left to right. The attributes of `overlay` replace those of the text; where
  /// ranges overlap, later ones take precedence.
  package func pieces(
    of line: Line, in range: Range<Int>? = nil,
    overlay: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
  ) -> [TextPiece] {
    var result: [TextPiece] = []
    for run in runs[line.runs] {
      guard let piece = TextPiece(layout: self, line: line, run: run).part(in: range ?? line.range) else {
        continue
      }
      let over = overlay.filter { $0.range.overlaps(piece.range) }
      guard !over.isEmpty else {
        result.append(piece)
        continue
      }
      let edges = Set(over.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
      let inner = edges.filter { $0 > piece.range.lowerBound && $0 < piece.range.upperBound }
      let bounds = [piece.range.lowerBound] + inner + [piece.range.upperBound]
      var parts = zip(bounds, bounds.dropFirst()).compactMap { low, high in
        var values: [NSAttributedString.Key: Any] = [:]
        for entry in over where entry.range.overlaps(low..<high) { values.merge(entry.values) { $1 } }
        let part = piece.part(in: low..<high)
        return values.isEmpty ? part : part?.drawn(with: values)
      }
      if run.isRightToLeft { parts.reverse() }
      result += parts
    }
    return result
  }

  /// Returns the glyph of the cluster that begins at a unit, and its bidi level; nil within clusters and without a
  /// glyph.
  package func glyph(at unit: Int) -> (id: CGGlyph, level: UInt8)? {
    guard let number = lineIndex(for: unit) else { return nil }
    for run in runs[lines[number].runs] where run.range.contains(unit) {
      let glyph = glyphs[run.glyphs].first { Int($0.cluster) == unit }
      return glyph.map { (CGGlyph(truncatingIfNeeded: $0.id), run.isRightToLeft ? 1 : 0) }
    }
    return nil
  }
}
