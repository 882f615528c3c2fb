/// A builder of a line, which orders its pieces visually and positions them.
struct LineBuilder {
  private enum Piece {
    /// A slice of an item of the paragraph.
    case item(Int, Range<Int>)
    case ellipsis(TextStyle, SizedFace?, UInt32, Float)
  }

  let builder: LayoutBuilder
  let metrics: ParagraphMetrics
  let paragraphStart: Int
  private var firstRun: Int
  private var firstGlyph: Int
  private var width: Float = 0
  /// The width of the spaces at which the line is wrapped.
  var trailing: Float = 0
  private var ascent: CGFloat = 0
  private var descent: CGFloat = 0
  private var leading: CGFloat = 0
  private var isTruncated = false

  init(builder: LayoutBuilder, metrics: ParagraphMetrics, paragraphStart: Int) {
    self.builder = builder
    self.metrics = metrics
    self.paragraphStart = paragraphStart
    firstRun = builder.layout.runs.count
    firstGlyph = builder.layout.glyphs.count
  }

  /// Removes the runs and glyphs that were added for the line.
  func discard() {
    builder.layout.runs.removeSubrange(firstRun...)
    builder.layout.glyphs.removeSubrange(firstGlyph...)
  }

  // MARK: Contents

  /// Adds a range of the window, stretched to a width at its spaces.
  mutating func add(_ range: Range<Int>, base: Int, stretchTo: Float?) {
    let scratch = builder.scratch
    if scratch.isSimple {
      place(0, range, base: base, stretch: stretch(range, stretchTo), squeeze: 0)
      return
    }
    emit(pieces(range), base: base, stretch: stretch(range, stretchTo), squeeze: 0)
  }

  /// Adds the hyphen at the end of the line.
  mutating func addHyphen(_ index: Int) {
    guard let style = builder.style(index), let (face, glyph, advance) = LayoutBuilder.hyphen(style) else { return }
    append(style, face, glyph, advance)
  }

  /// Adds a glyph that does not represent a character of the text.
  private mutating func append(_ style: TextStyle, _ face: SizedFace?, _ glyph: UInt32, _ advance: Float) {
    let start = builder.layout.glyphs.count
    builder.layout.glyphs.append(.init(id: glyph, x: width, y: 0, advance: advance, cluster: -1))
    builder.layout.runs.append(
      .init(
        face: face, style: style, glyphs: start..<start + 1, x: width, width: advance, range: 0..<0,
        isRightToLeft: builder.scratch.baseLevel & 1 == 1, attachment: nil))
    width += advance
    include(style)
  }

  private func stretch(_ range: Range<Int>, _ target: Float?) -> Float {
    guard let target else { return 0 }
    var total: Float = 0
    var spaces: Float = 0
    for index in range {
      total += builder.scratch.advances[index]
      if builder.scratch.units[index] == 0x20 { spaces += 1 }
    }
    return spaces > 0 && total < target ? (target - total) / spaces : 0
  }

  private func pieces(_ range: Range<Int>) -> [Piece] {
    let items = builder.scratch.items
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].end <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var result: [Piece] = []
    while low < items.count, items[low].start < range.upperBound {
      result.append(.item(low, max(items[low].start, range.lowerBound)..<min(items[low].end, range.upperBound)))
      low += 1
    }
    return result
  }

  private func level(_ piece: Piece) -> UInt8 {
    switch piece {
    case .item(let index, _): return builder.scratch.items[index].level
    case .ellipsis: return builder.scratch.baseLevel
    }
  }

  private mutating func emit(_ pieces: [Piece], base: Int, stretch: Float, squeeze: Float) {
    for piece in ordered(pieces) {
      switch piece {
      case .item(let index, let range): place(index, range, base: base, stretch: stretch, squeeze: squeeze)
      case .ellipsis(let style, let face, let glyph, let advance):
        append(style, face, glyph, advance)
      }
    }
  }

  /// Returns the pieces from left to right (rule L2 of the bidi algorithm).
  private func ordered(_ pieces: [Piece]) -> [Piece] {
    var highest: UInt8 = 0
    var lowestOdd: UInt8 = 255
    for piece in pieces {
      let level = level(piece)
      highest = max(highest, level)
      if level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
    }
    guard lowestOdd <= highest else { return pieces }
    var result = pieces
    var level = highest
    while level >= lowestOdd, level > 0 {
      var index = 0
      while index < result.count {
        var end = index
        while end < result.count, self.level(result[end]) >= level { end += 1 }
        if end > index { result[index..<end].reverse() }
        index = max(end, index + 1)
      }
      level -= 1
    }
    return result
  }

  /// Adds a slice of an item.
  private mutating func place(_ index: Int, _ range: Range<Int>, base: Int, stretch: Float, squeeze: Float) {
    let scratch = builder.scratch
    let item = scratch.items[index]
    let start = builder.layout.glyphs.count
    let isRightToLeft = item.level & 1 == 1
    let origin = width
    var attachmentBounds: CGRect?
    switch item.kind {
    case .invisible: return
    case .tab: width += scratch.advances[range.lowerBound]
    case .attachment:
      let advance = scratch.advances[range.lowerBound]
      attachmentBounds = attachment(item, range.lowerBound + base, Float(advance))
      width += advance
    case .text:
      let first = max(Int(scratch.glyphIndex[range.lowerBound]), item.firstGlyph)
      let last = min(Int(scratch.glyphIndex[range.upperBound]), item.endGlyph)
      guard first < last else { break }
      var position = first
      while position < last {
        let glyph = scratch.glyphs[isRightToLeft ? last - 1 - (position - first) : position]
        var advance = glyph.advance
        if stretch != 0, scratch.units[Int(glyph.cluster)] == 0x20 { advance += stretch }
        if squeeze != 0, advance > 0 { advance -= squeeze }
        builder.layout.glyphs.append(
          .init(
            id: glyph.id, x: width + glyph.dx, y: glyph.dy, advance: advance,
            cluster: glyph.cluster + Int32(truncatingIfNeeded: base)))
        width += advance
        position += 1
      }
    }
    builder.layout.runs.append(
      .init(
        face: item.face, style: item.style, glyphs: start..<builder.layout.glyphs.count, x: origin,
        width: width - origin, range: base + range.lowerBound..<base + range.upperBound,
        isRightToLeft: isRightToLeft, attachment: attachmentBounds))
  }

  private mutating func attachment(_ item: ParagraphScratch.Item, _ index: Int, _ advance: Float) -> CGRect? {
    guard let attachment = item.style.attachment else { return nil }
    let limit = builder.width.isFinite ? builder.width : 10_000_000
    let bounds = builder.bounds(of: attachment, limit, CGPoint(x: CGFloat(width), y: 0), index)
    guard bounds.minY.isFinite, bounds.maxY.isFinite, bounds.width.isFinite else { return nil }
    ascent = max(ascent, bounds.maxY)
    descent = max(descent, -bounds.minY)
    return bounds
  }

  // MARK: Truncation

  /// Truncates a range to a width with an ellipsis. `hidesMore` is whether the range is followed by more text, so
  /// that an ellipsis is always required.
  mutating func truncate(
    _ range: Range<Int>, mode: NSLineBreakMode, available: Float, hidesMore: Bool, base: Int
  ) {
    let scratch = builder.scratch
    let tolerance = LayoutBuilder.tolerance
    var total: Float = 0
    var count: Float = 0
    for index in range {
      total += scratch.advances[index]
      if scratch.advances[index] > 0 { count += 1 }
    }
    if !hidesMore {
      if total <= available + tolerance {
        emit(pieces(range), base: base, stretch: 0, squeeze: 0)
        return
      }
      let size = scratch.items.first.map { Float($0.style.font.spec.size) } ?? 0
      let squeeze = (total - available) / max(count, 1)
      if builder.options.tightensForTruncation || metrics.allowsDefaultTighteningForTruncation,
        squeeze <= size * 0.025
      {
        emit(pieces(range), base: base, stretch: 0, squeeze: squeeze)
        return
      }
    }
    isTruncated = true
    var (before, after) = cut(range, mode, total, available)
    // Spaces before the ellipsis are removed (facts/text.md#labels/ellipsis).
    while before > range.lowerBound, LayoutBuilder.isWrappedSpace(scratch.units[before - 1]) { before -= 1 }
    after = max(after, before)
    var result = pieces(range.lowerBound..<before)
    result.append(ellipsis(before < range.upperBound ? before : range.upperBound - 1))
    result += pieces(after..<range.upperBound)
    emit(result, base: base, stretch: 0, squeeze: 0)
  }

  /// Returns the end of the text before the ellipsis, and the start of the text after it.
  private func cut(_ range: Range<Int>, _ mode: NSLineBreakMode, _ total: Float, _ available: Float) -> (Int, Int) {
    let room = max(available - ellipsisWidth(range.lowerBound), 0) + LayoutBuilder.tolerance
    switch mode {
    case .byTruncatingHead: return (range.lowerBound, suffixStart(range, room))
    case .byTruncatingMiddle:
      let before = prefixEnd(range, room / 2)
      var used: Float = 0
      for index in range.lowerBound..<before { used += builder.scratch.advances[index] }
      return (before, max(suffixStart(range, room - used), before))
    default: return (prefixEnd(range, room), range.upperBound)
    }
  }

  /// Returns the end of the text that fits into a width, in whole characters.
  private func prefixEnd(_ range: Range<Int>, _ room: Float) -> Int {
    var x: Float = 0
    var index = range.lowerBound
    while index < range.upperBound, x + builder.scratch.advances[index] <= room {
      x += builder.scratch.advances[index]
      index += 1
    }
    while index > range.lowerBound, index < range.upperBound, builder.scratch.advances[index] == 0 { index -= 1 }
    return index
  }

  private func suffixStart(_ range: Range<Int>, _ room: Float) -> Int {
    var x: Float = 0
    var index = range.upperBound
    var start = index
    while index > range.lowerBound, x + builder.scratch.advances[index - 1] <= room {
      index -= 1
      x += builder.scratch.advances[index]
      if builder.scratch.advances[index] > 0 { start = index }
    }
    return start
  }

  private func ellipsisWidth(_ index: Int) -> Float {
    guard case .ellipsis(_, _, _, let advance) = ellipsis(index) else { return 0 }
    return advance
  }

  private func ellipsis(_ index: Int) -> Piece {
    let items = builder.scratch.items
    let item = items.last { $0.start <= max(index, 0) } ?? items[0]
    let face = item.style.instance.face(for: 0x2026, isEmoji: false)
    guard let face else { return .ellipsis(item.style, nil, 0, 0) }
    let glyph = face.face.glyph(0x2026)
    let spacing = face.fit?.small ?? 0
    let advance = face.fixedAdvance ?? Float(face.face.advance(glyph)) * face.horizontalScale + spacing
    return .ellipsis(item.style, face, glyph, advance + item.style.spacing)
  }

  // MARK: Height

  /// Includes the fonts of a range of the window in the height of the line.
  mutating func measureStyles(_ range: Range<Int>) {
    let items = builder.scratch.items
    if items.count == 1 {
      include(items[0].style)
      return
    }
    var last: TextStyle?
    for item in items where item.start < range.upperBound && item.end > range.lowerBound {
      if item.style !== last { include(item.style) }
      last = item.style
    }
  }

  mutating func measure(_ style: TextStyle) { include(style) }

  private mutating func include(_ style: TextStyle) {
    ascent = max(ascent, style.font.ascent + style.baselineOffset)
    descent = max(descent, style.font.descent - style.baselineOffset)
    leading = max(leading, style.font.lineGap)
  }

  // MARK: Position

  static func isJustified(_ alignment: NSTextAlignment) -> Bool { alignment == .justified }

  static func resolve(_ alignment: NSTextAlignment, _ isRightToLeft: Bool) -> NSTextAlignment {
    switch alignment {
    case .natural, .justified: return isRightToLeft ? .right : .left
    default: return alignment
    }
  }

  /// Adds the line to the layout; returns false if it does not fit into the height.
  @discardableResult
  func place(range: Range<Int>, isRightToLeft: Bool, isFirstOfParagraph: Bool, endsParagraph: Bool) -> Bool {
    let layout = builder.layout
    var height = ascent + descent
    if metrics.lineHeightMultiple > 0 { height *= metrics.lineHeightMultiple }
    if metrics.maximumLineHeight > 0 { height = min(height, metrics.maximumLineHeight) }
    height = max(height, metrics.minimumLineHeight)
    if builder.options.usesFontLeading { height += max(leading, 0) }
    let under = builder.options.usesFontLeading ? max(leading, 0) : 0
    let row = builder.row.isActive ? builder.row : nil
    let top = row?.top ?? builder.y + (layout.lines.isEmpty ? 0 : builder.pendingSpace)
    if !layout.lines.isEmpty, top + height > builder.options.height + 0.01 { return false }
    var baseline = top + height - under - descent
    let scale = builder.options.pixelScale
    if scale > 0 { baseline = (baseline * scale).rounded() / scale }

    let head = isFirstOfParagraph ? metrics.firstLineHeadIndent : metrics.headIndent
    var left = isRightToLeft ? 0 : head
    let lineWidth = CGFloat(width)
    if let row {
      left = row.left(
        lineWidth, LineBuilder.resolve(builder.options.alignment ?? metrics.alignment, isRightToLeft))
    } else if builder.width.isFinite {
      let tail =
        metrics.tailIndent > 0 ? min(metrics.tailIndent, builder.width) : builder.width + metrics.tailIndent
      let low = isRightToLeft ? builder.width - max(tail, head) : head
      let high = isRightToLeft ? builder.width - head : max(tail, head)
      switch LineBuilder.resolve(builder.options.alignment ?? metrics.alignment, isRightToLeft) {
      case .right: left = high - lineWidth
      case .center: left = (low + high - lineWidth) / 2
      default: left = low
      }
      // A line that is too wide overflows at its end, not at its start.
      if lineWidth > high - low { left = isRightToLeft ? high - lineWidth : low }
    }
    var frame = CGRect(x: left, y: top, width: lineWidth, height: height)
    var bottom = top + height
    if let hooks = layout.hooks, hooks.questions.contains(.placement) {
      var rect = CGRect(x: 0, y: top, width: builder.width.isFinite ? builder.width : lineWidth, height: height)
      var offset = baseline - top
      if hooks.place(&rect, used: &frame, baseline: &offset, range: range),
        LineBuilder.isUsable(rect, frame, offset)
      {
        baseline = rect.minY + offset
        bottom = rect.maxY
      } else {
        frame = CGRect(x: left, y: top, width: lineWidth, height: height)
      }
    }
    layout.lines.append(
      .init(
        range: range, frame: frame, baseline: baseline,
        isRightToLeft: isRightToLeft, isTruncated: isTruncated, ascent: ascent, descent: descent,
        endsParagraph: endsParagraph, runs: firstRun..<layout.runs.count, paragraphStart: paragraphStart,
        stretch: row?.stretch))
    builder.y = row == nil ? bottom : max(bottom, builder.y)
    builder.pendingSpace = spacing(under: frame, range)
    builder.widest = max(builder.widest, lineWidth + head)
    builder.widestMeasured = max(
      builder.widestMeasured, min(lineWidth + CGFloat(trailing) + head, max(builder.width, lineWidth + head)))
    if row != nil { builder.row.advance(endsParagraph: endsParagraph) }
    return true
  }

  /// Returns whether a client's values are valid.
  private static func isUsable(_ rect: CGRect, _ frame: CGRect, _ offset: CGFloat) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height, frame.minX, frame.minY, frame.width, frame.height, offset]
      .allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }

  private func spacing(under frame: CGRect, _ range: Range<Int>) -> CGFloat {
    guard let hooks = builder.layout.hooks, hooks.questions.contains(.spacing) else { return metrics.lineSpacing }
    return builder.finite(hooks.lineSpacing(before: range.upperBound, rect: frame, usual: metrics.lineSpacing))
  }
}
