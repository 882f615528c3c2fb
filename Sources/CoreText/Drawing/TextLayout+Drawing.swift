extension TextLayout {
  /// Draws the layout with its top left corner at a point of a context whose y axis points down.
  package func draw(in context: CGContext, at origin: CGPoint) {
    draw(in: context, at: origin, lines: lines.indices)
  }

  /// Draws some of the lines at their positions in the layout.
  package func draw(
    in context: CGContext, at origin: CGPoint, lines range: Range<Int>, drawsBackgrounds: Bool = true,
    drawsGlyphs: Bool = true
  ) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    context.saveGState()
    defer { context.restoreGState() }
    for line in lines[range.clamped(to: lines.indices)] where isVisible(line, context, origin) {
      let pen = CGPoint(x: origin.x + line.frame.minX, y: origin.y + line.baseline)
      let toUser = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: pen.x, ty: pen.y)
      let top = line.baseline - line.frame.minY
      if drawsBackgrounds {
        drawBackgrounds(line, context, toUser, top: top, bottom: top - line.frame.height)
      }
      if drawsGlyphs { draw(line, context, toUser) }
    }
  }

  /// Returns whether a line may intersect the clip. Its glyphs can extend beyond its frame by the height of the
  /// line.
  func isVisible(_ line: Line, _ context: CGContext, _ origin: CGPoint) -> Bool {
    let reach = max(line.frame.height, line.ascent + line.descent) + 4
    let box = line.frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -reach, dy: -reach)
    return box.applying(context.deviceTransform).intersects(context.clipPixelBounds)
  }

  private func drawBackgrounds(
    _ line: Line, _ context: CGContext, _ toUser: CGAffineTransform, top: CGFloat, bottom: CGFloat
  ) {
    for run in runs[line.runs] {
      guard let color = (run.style.background as? any TextColor)?.textColor else { continue }
      context.setFillColor(color)
      let box = CGRect(x: CGFloat(run.x), y: bottom, width: CGFloat(run.width), height: top - bottom)
      context.fill(box.applying(toUser))
    }
  }

  /// Draws a line's runs. `toUser` maps from the line's space, with the origin at its left edge on the baseline and
  /// y upwards.
  func draw(_ line: Line, _ context: CGContext, _ toUser: CGAffineTransform) {
    let painter = GlyphPainter(context, toUser: toUser)
    for run in runs[line.runs] {
      let shadow = run.style.shadow
      if let shadow, let color = shadow.textShadowColor {
        context.saveGState()
        // The y axis of a text shadow's offset points downwards; a context's shadow offset is in its base space.
        context.setShadow(offset: shadow.textShadowOffset, blur: shadow.textShadowBlur, color: color)
      }
      draw(run, painter)
      if shadow?.textShadowColor != nil { context.restoreGState() }
    }
  }

  static let black = CGColor(gray: 0, alpha: 1)

  func draw(_ run: Run, _ painter: GlyphPainter) {
    let style = run.style
    let context = painter.context
    if let attachment = style.attachment, let bounds = run.attachment {
      let box = CGRect(
        x: CGFloat(run.x) + bounds.minX, y: bounds.minY + style.baselineOffset, width: bounds.width,
        height: bounds.height)
      attachment.drawText(in: box.applying(painter.toUser), of: context, index: run.range.lowerBound)
      return
    }
    let color = (style.foreground as? any TextColor)?.textColor ?? TextLayout.black
    context.setFillColor(color)
    drawDecoration(style.underline, run, painter, color, isStrikethrough: false)
    drawGlyphs(run, painter, color)
    drawDecoration(style.strikethrough, run, painter, color, isStrikethrough: true)
  }

  func drawGlyphs(_ run: Run, _ painter: GlyphPainter, _ color: CGColor) {
    let style = run.style
    if let face = run.face, !run.glyphs.isEmpty {
      let places = glyphs[run.glyphs].map {
        GlyphPainter.PositionedGlyph(id: $0.id, x: CGFloat($0.x), y: CGFloat($0.y) + style.baselineOffset)
      }
      if style.strokeWidth <= 0 {
        painter.fill(places, face, obliqueness: style.obliqueness, expansion: style.expansion)
      }
      if style.strokeWidth != 0 {
        painter.context.setStrokeColor((style.strokeColor as? any TextColor)?.textColor ?? color)
        painter.stroke(
          places, face, width: abs(style.strokeWidth) / 100 * style.font.spec.size, obliqueness: style.obliqueness,
          expansion: style.expansion)
      }
    }
  }

  // MARK: Underlines and strikethroughs

  func drawDecoration(
    _ decoration: TextStyle.Decoration?, _ run: Run, _ painter: GlyphPainter, _ color: CGColor,
    isStrikethrough: Bool
  ) {
    guard let decoration, run.width > 0 else { return }
    let font = run.style.font
    let size = font.spec.size
    let scale = max(hypot(painter.toDevice.c, painter.toDevice.d), 0.01)
    func pixels(_ value: CGFloat) -> CGFloat { max((value * scale).rounded(), 1) / scale }
    var thickness = pixels(font.verticalMetrics.underlineThickness * size)
    if decoration.style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue { thickness *= 2 }
    let middle =
      isStrikethrough
      ? font.verticalMetrics.xHeight * size / 2 : font.verticalMetrics.underlinePosition * size
    let top =
      ((middle + run.style.baselineOffset) * scale).rounded() / scale + (isStrikethrough ? thickness / 2 : 0)
    let isDouble = decoration.style.rawValue & 0xF == NSUnderlineStyle.double.rawValue
    let context = painter.context
    context.setFillColor((decoration.color as? any TextColor)?.textColor ?? color)
    for (start, end) in spans(run, byWord: decoration.style.contains(.byWord)) {
      for line in 0..<(isDouble ? 2 : 1) {
        let y = top - thickness - CGFloat(line) * thickness * 2
        for (low, high) in TextLayout.dashes(start, end, decoration.style, thickness) {
          let box = CGRect(x: CGFloat(low), y: y, width: CGFloat(high - low), height: thickness)
          context.fill(box.applying(painter.toUser))
        }
      }
    }
    context.setFillColor(color)
  }

  /// Returns the horizontal spans of a run that are underlined: the whole run, or its words.
  private func spans(_ run: Run, byWord: Bool) -> [(Float, Float)] {
    guard byWord else { return [(run.x, run.x + run.width)] }
    var result: [(Float, Float)] = []
    var x = run.x
    for glyph in glyphs[run.glyphs] {
      let unit = Int(glyph.cluster)
      let isSpace = unit >= 0 && unit < units.count && LayoutBuilder.isWrappedSpace(units[unit])
      if !isSpace {
        if let last = result.last, last.1 == x {
          result[result.count - 1].1 = x + glyph.advance
        } else {
          result.append((x, x + glyph.advance))
        }
      }
      x += glyph.advance
    }
    return result
  }

  private static func dashes(
    _ start: Float, _ end: Float, _ style: NSUnderlineStyle, _ thickness: CGFloat
  ) -> [(Float, Float)] {
    let unit = Float(thickness)
    let pattern: [Float]
    switch style.rawValue & 0x700 {
    case 0x100: pattern = [1, 1]
    case 0x200: pattern = [4, 2]
    case 0x300: pattern = [4, 2, 1, 2]
    case 0x400: pattern = [4, 2, 1, 2, 1, 2]
    default: return [(start, end)]
    }
    var result: [(Float, Float)] = []
    var x = start
    var index = 0
    while x < end, result.count < 10_000 {
      let next = x + max(pattern[index % pattern.count] * unit, 0.1)
      if index & 1 == 0 { result.append((x, min(next, end))) }
      x = next
      index += 1
    }
    return result
  }
}
