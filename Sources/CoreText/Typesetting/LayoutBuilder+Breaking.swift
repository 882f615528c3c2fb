extension LayoutBuilder {
  private enum Wrapping { case words, characters, none }

  /// Breaks the window into lines; returns the index in the text at which they end.
  func breakLines(_ context: inout ParagraphContext) -> Int {
    let mode = options.lineBreakMode ?? context.metrics.lineBreakMode
    let isLabel = options.lineBreakMode != nil
    let wrapping: Wrapping
    switch mode {
    case .byWordWrapping: wrapping = .words
    case .byCharWrapping: wrapping = .characters
    case .byClipping: wrapping = isLabel && options.maximumLines != 1 ? .words : .none
    default: wrapping = isLabel ? .words : .none
    }
    let truncates =
      (mode.rawValue >= NSLineBreakMode.byTruncatingHead.rawValue || options.truncatesLastLine)
      && !options.measuresUncut
    let hyphenation = hyphenation(context.metrics)
    let pushesOut = wrapping == .words && context.isWhole && context.metrics.lineBreakStrategy.contains(.pushOut)
    let count = scratch.count
    var start = 0
    while start < count {
      let isFirst = context.base + start == context.paragraphStart
      var available = lineWidth(context.metrics, isFirst)
      lineHead = isFirst ? context.metrics.firstLineHeadIndent : context.metrics.headIndent
      if !options.exclusions.isEmpty || layout.hooks?.questions.contains(.lineRects) == true {
        guard findRoom(context, start, isFirst) else {
          layout.isTruncated = true
          isOutOfHeight = true
          maximumLines = layout.lines.count
          return context.base + start
        }
        available = row.width
        lineHead = max(row.left, 0)
      }
      let isLast = layout.lines.count == maximumLines - 1
      var (end, isWrapped, needsMore) = lineEnd(start, available, wrapping, hyphenation, context.base)
      if row.isBeside, isWrapped, scratch.breaks[end] == 0 {
        row.skip()
        continue
      }
      if isWrapped, pushesOut, !isLast { end = pushedOut(start, end, context.metrics) }
      if needsMore, !context.isWhole, !isLast || start > 0 || count < LayoutBuilder.largestWindow {
        if start > 0 || count < LayoutBuilder.largestWindow { return context.base + start }
      }
      let isRest = end == count && context.isWhole
      let overflows = wrapping == .none && truncates && sum(start, contentEnd(start, end)) > available + 0.02
      let mustTruncate = truncates && ((isLast && !(isRest && context.isLastParagraph)) || overflows)
      var line = LineBuilder(builder: self, metrics: context.metrics, paragraphStart: context.paragraphStart)
      if mustTruncate {
        let paragraphEnd = contentEnd(start, count)
        let target = isLabel || options.truncatesLastLine ? paragraphEnd : contentEnd(start, end)
        let isEnd = context.isWhole && context.isLastParagraph
        let hidesMore = isLast && target == paragraphEnd && !isEnd
        line.truncate(
          start..<target, mode: mode, available: Float(available), hidesMore: hidesMore,
          base: context.base)
        let consumed = overflows && !isLast ? end : count
        guard place(&line, context, start, consumed, available, isFirst, isWrapped: false) else { return retry() }
        if isLast {
          layout.isTruncated = layout.isTruncated || layout.lines.last?.isTruncated == true
          return context.base + consumed
        }
        start = consumed
        continue
      }
      let visible = isWrapped ? trimmedEnd(start, end) : contentEnd(start, end)
      if isWrapped {
        // Clipped text has the full width (facts/text.md#labels/clipped-width).
        line.trailing =
          mode == .byClipping && options.measuresUncut ? .greatestFiniteMagnitude : Float(sum(visible, end))
      }
      let justifies = isWrapped && LineBuilder.isJustified(options.alignment ?? context.metrics.alignment)
      line.add(start..<visible, base: context.base, stretchTo: justifies ? Float(available) : nil)
      if isWrapped, isHyphenated(end) { line.addHyphen(end - 1) }
      guard place(&line, context, start, end, available, isFirst, isWrapped: isWrapped) else { return retry() }
      start = end
      if layout.lines.count >= maximumLines { return context.base + start }
    }
    return context.base + count
  }

  /// Adds a finished line below the others; returns false if it does not fit into the height.
  private func place(
    _ line: inout LineBuilder, _ context: ParagraphContext, _ start: Int, _ end: Int, _ available: CGFloat,
    _ isFirst: Bool, isWrapped: Bool
  ) -> Bool {
    line.measureStyles(start..<end)
    let fits = line.place(
      range: context.base + start..<context.base + end, isRightToLeft: scratch.baseLevel & 1 == 1,
      isFirstOfParagraph: isFirst, endsParagraph: end == scratch.count && context.isWhole && !isWrapped)
    if !fits { line.discard() }
    return fits
  }

  /// Ends the layout because the next line does not fit. The last line is laid out again, truncated if the options
  /// require it. Returns the index at which to continue.
  private func retry() -> Int {
    layout.isTruncated = true
    guard let last = layout.lines.popLast() else { return storage.count }
    isOutOfHeight = true
    let truncates =
      options.truncatesLastLine
      || (options.lineBreakMode?.rawValue ?? 0) >= NSLineBreakMode.byTruncatingHead.rawValue
    if !truncates {
      layout.lines.append(last)
      maximumLines = layout.lines.count
      return last.range.upperBound
    }
    layout.runs.removeSubrange(last.runs.lowerBound...)
    layout.glyphs.removeSubrange((layout.runs.last?.glyphs.upperBound ?? 0)...)
    y = last.frame.minY
    pendingSpace = 0
    maximumLines = layout.lines.count + 1
    return last.range.lowerBound
  }

  /// Returns the width of a line between the indents of the paragraph.
  func lineWidth(_ metrics: ParagraphMetrics, _ isFirst: Bool) -> CGFloat {
    guard width.isFinite else { return .infinity }
    let head = isFirst ? metrics.firstLineHeadIndent : metrics.headIndent
    let tail = metrics.tailIndent > 0 ? min(metrics.tailIndent, width) : width + metrics.tailIndent
    return max(tail - head, 0)
  }

  private func sum(_ start: Int, _ end: Int) -> CGFloat {
    var total: Float = 0
    for index in start..<max(start, end) { total += scratch.advances[index] }
    return CGFloat(total)
  }

  /// Returns an earlier end of a line, so that the last line of the paragraph has more than a single word.
  private func pushedOut(_ start: Int, _ end: Int, _ metrics: ParagraphMetrics) -> Int {
    let last = trimmedEnd(end, contentEnd(end, scratch.count))
    guard last > end else { return end }
    var index = end + 1
    while index < last {
      if scratch.breaks[index] != 0 { return end }
      index += 1
    }
    var previous = end - 1
    while previous > start, scratch.breaks[previous] != 1 { previous -= 1 }
    guard previous > start, sum(previous, last) <= lineWidth(metrics, false) else { return end }
    return previous
  }

  /// Returns the end of a line without its separators.
  private func contentEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start {
      let unit = scratch.units[end - 1]
      guard LayoutBuilder.isParagraphSeparator(unit) || unit == 0x2028 || unit == 0x0B || unit == 0x0C else {
        break
      }
      end -= 1
    }
    return end
  }

  /// Returns the end of a wrapped line without its trailing spaces, which are not shown.
  private func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, LayoutBuilder.isWrappedSpace(scratch.units[end - 1]) { end -= 1 }
    return end
  }

  static func isWrappedSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0x3000 || (0x2000...0x200A).contains(unit) || unit == 0x2028
  }

  /// Returns the end of a line that begins at `start`, whether it is wrapped, and whether the window was too short
  /// to find the end.
  private func lineEnd(
    _ start: Int, _ available: CGFloat, _ wrapping: Wrapping, _ hyphenation: Float, _ base: Int
  ) -> (end: Int, isWrapped: Bool, needsMore: Bool) {
    let count = scratch.count
    let limit =
      wrapping == .none || !available.isFinite ? Float.infinity : Float(available) + LayoutBuilder.tolerance
    var x: Float = 0
    var lastBreak = -1
    var widthAtBreak: Float = 0
    var index = start
    while index < count {
      if index > start {
        switch scratch.breaks[index] {
        case 2: return (index, false, false)
        case 1:
          // A soft hyphen is visible at the end of a line, so there must be room for it.
          if scratch.units[index - 1] != 0xAD || x + hyphenAdvance(index - 1) <= limit {
            lastBreak = index
            widthAtBreak = x
          }
        default: break
        }
      }
      let unit = scratch.units[index]
      if scratch.hasOverrides, let kind = style(index)?.override?.kind {
        if kind == .tab { scratch.advances[index] = tabAdvance(index, x, available) }
        if kind == .space { scratch.advances[index] = attachmentAdvance(index, x, available, base) }
      } else if unit == 0x09 {
        scratch.advances[index] = tabAdvance(index, x, available)
      } else if unit == 0xFFFC {
        scratch.advances[index] = attachmentAdvance(index, x, available, base)
      }
      let advance = scratch.advances[index]
      if x + advance > limit, !LayoutBuilder.isWrappedSpace(unit), advance > 0 {
        if wrapping == .words, hyphenation > 0, widthAtBreak < limit * hyphenation,
          let end = hyphenatedEnd(from: max(lastBreak, start), lineStart: start, limit, base)
        {
          return (end, true, false)
        }
        if wrapping == .words, lastBreak > start, let end = allowedBreak(lastBreak, start, base) {
          return (end, true, false)
        }
        var end = index
        // A character must not be separated from combining characters.
        while end > start, end < count, scratch.advances[end] == 0, !isSeparator(end) { end -= 1 }
        if end == start {
          end = index + 1
          while end < count, scratch.advances[end] == 0, scratch.breaks[end] == 0, !isSeparator(end) { end += 1 }
        }
        return (end, end < count, false)
      }
      x += advance
      index += 1
      if isLineSeparator(unit) { return (index, false, false) }
    }
    return (count, false, true)
  }

  /// Returns the last break up to `end` that the client allows; nil if there is none on the line.
  private func allowedBreak(_ end: Int, _ start: Int, _ base: Int) -> Int? {
    guard let hooks = layout.hooks, hooks.questions.contains(.breaks) else { return end }
    var index = end
    while index > start {
      if scratch.breaks[index] == 1, hooks.allowsBreak(before: base + index, hyphenating: false) { return index }
      index -= 1
    }
    return nil
  }

  func isSeparator(_ index: Int) -> Bool {
    LayoutBuilder.isParagraphSeparator(scratch.units[index]) || isLineSeparator(scratch.units[index])
  }

  private func isLineSeparator(_ unit: UInt16) -> Bool { unit == 0x2028 || unit == 0x0B || unit == 0x0C }
}
