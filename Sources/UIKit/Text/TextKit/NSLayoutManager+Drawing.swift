import CoreText

// Drawing, run by run, through the methods that subclasses override.

extension NSLayoutManager {
  /// Calls the body for the lines of a range within the context's clip, with the origin of their flow.
  private func forEachVisibleLine(
    _ range: NSRange, _ origin: CGPoint, _ context: CGContext,
    _ body: (FlowLine, Filled, Range<Int>, CGPoint) -> Void
  ) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let range = inside(range)
    for filled in layouts {
      let low = max(range.location - filled.start, 0)
      let part = low..<max(low, NSMaxRange(range) - filled.start)
      let inner = CGPoint(x: origin.x + filled.container.lineFragmentPadding, y: origin.y)
      filled.layout.forEachFlowLine(in: part) { line in
        guard line.isVisible(in: context, at: inner) else { return true }
        body(line, filled, part, CGPoint(x: inner.x, y: inner.y + line.top))
        return true
      }
    }
  }

  // MARK: Backgrounds

  func fillBackgrounds(_ range: NSRange, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var pending: (color: UIColor, range: NSRange, rects: [CGRect])?
    func flush() {
      guard let (color, range, rects) = pending else { return }
      pending = nil
      color.setFill()
      fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: range, color: color)
    }
    context.saveGState()
    forEachVisibleLine(range, origin, context) { line, filled, part, place in
      for piece in line.pieces(in: part) {
        guard let color = piece.background as? UIColor else {
          flush()
          continue
        }
        let location = filled.start + line.start + piece.range.lowerBound
        let rect = piece.frame.offsetBy(dx: place.x, dy: place.y)
        if let open = pending, open.color.isEqual(color), NSMaxRange(open.range) == location {
          pending?.range.length += piece.range.count
          if let last = open.rects.last, last.minY == rect.minY, abs(last.maxX - rect.minX) < 0.01 {
            pending?.rects[open.rects.count - 1].size.width = rect.maxX - last.minX
          } else {
            pending?.rects.append(rect)
          }
        } else {
          flush()
          pending = (color, NSRange(location: location, length: piece.range.count), [rect])
        }
      }
    }
    flush()
    context.restoreGState()
  }

  // MARK: Text

  func drawLines(_ range: NSRange, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    forEachVisibleLine(range, origin, context) { line, filled, part, place in
      for piece in line.pieces(in: part) {
        piece.withShadow(context) { draw(piece, line, filled, at: place, containerOrigin: origin, context) }
      }
    }
    context.restoreGState()
  }

  private func draw(
    _ piece: TextPiece, _ line: FlowLine, _ filled: Filled, at place: CGPoint, containerOrigin: CGPoint,
    _ context: CGContext
  ) {
    let range = NSRange(
      location: filled.start + line.start + piece.range.lowerBound, length: piece.range.count)
    if let (content, frame) = piece.attachment {
      return draw(content, frame.offsetBy(dx: place.x, dy: place.y), range.location, filled.container, context)
    }
    if let underline = piece.underline {
      underlineGlyphRange(
        range, underlineType: underline, lineFragmentRect: fragment(line, filled),
        lineFragmentGlyphRange: self.range(line, filled), containerOrigin: containerOrigin)
    }
    if piece.hasGlyphs { show(piece, range, place, context) }
    if let strikethrough = piece.strikethrough {
      strikethroughGlyphRange(
        range, strikethroughType: strikethrough, lineFragmentRect: fragment(line, filled),
        lineFragmentGlyphRange: self.range(line, filled), containerOrigin: containerOrigin)
    }
  }

  private func draw(
    _ content: any TextAttachmentContent, _ frame: CGRect, _ index: Int, _ container: NSTextContainer,
    _ context: CGContext
  ) {
    guard let attachment = content as? NSTextAttachment else {
      return content.drawText(in: frame, of: context, index: index)
    }
    attachment.draw(in: frame, container, index)
  }

  /// Hands a piece to `showCGGlyphs` in the context's space, with its color as the fill color.
  private func show(_ piece: TextPiece, _ range: NSRange, _ place: CGPoint, _ context: CGContext) {
    let glyphs = piece.glyphs
    let positions = piece.positions.map { CGPoint(x: $0.x + place.x, y: $0.y + place.y) }
    let font = piece.font as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    let attributes =
      range.length > 0 ? textStorage?.attributes(at: range.location, effectiveRange: nil) ?? [:] : [:]
    let outer = drawnPiece
    drawnPiece = (piece, place)
    defer { drawnPiece = outer }
    piece.setColor(in: context)
    showCGGlyphs(
      glyphs, positions: positions, count: glyphs.count, font: font,
      textMatrix: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0), attributes: attributes, in: context)
  }

  /// Draws glyphs. Glyphs of the current run are drawn with the run's face, at their new positions if they were
  /// moved; others with the font's face.
  func show(
    _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ font: UIFont,
    _ matrix: CGAffineTransform, _ context: CGContext
  ) {
    guard count > 0 else { return }
    if let (piece, place) = drawnPiece {
      let own = piece.glyphs
      if own.count == count, own.indices.allSatisfy({ own[$0] == glyphs[$0] }), let first = piece.positions.first {
        let moved = CGPoint(x: positions[0].x - first.x, y: positions[0].y - first.y)
        let isMoved = abs(moved.x - place.x) > 1e-6 || abs(moved.y - place.y) > 1e-6
        return piece.drawGlyphs(in: context, at: isMoved && moved.x.isFinite && moved.y.isFinite ? moved : place)
      }
    }
    context.saveGState()
    context.textMatrix = matrix
    // Positions are in the context's space; Core Text expects them in the text's space.
    let space = matrix.inverted()
    CTFontDrawGlyphs(font, glyphs, (0..<count).map { positions[$0].applying(space) }, count, context)
    context.restoreGState()
  }

  /// Draws the line under a range or through it, line by line.
  func drawStroke(_ range: NSRange, _ style: NSUnderlineStyle, _ isStrikethrough: Bool, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // An ellipsis has no characters: it is drawn with the piece at hand.
    if range.length == 0, let (piece, place) = drawnPiece {
      return piece.drawLine(style, isStrikethrough: isStrikethrough, in: context, at: place)
    }
    forEachVisibleLine(range, origin, context) { line, _, part, place in
      for piece in line.pieces(in: part) where !piece.range.isEmpty && piece.attachment == nil {
        piece.drawLine(style, isStrikethrough: isStrikethrough, in: context, at: place)
      }
    }
  }
}
