/// Breaks text into lines and places them. Used once, under `Typesetter.lock`.
final class LayoutBuilder {
  let layout: TextLayout
  let storage: AttributedStorage
  let options: TextLayoutOptions
  let scratch: ParagraphScratch
  let width: CGFloat
  var maximumLines: Int
  var y: CGFloat = 0
  /// Space under the last line that counts only when another one follows.
  var pendingSpace: CGFloat = 0
  var widest: CGFloat = 0
  /// The width of the widest line including the spaces at which lines were wrapped.
  var widestMeasured: CGFloat = 0
  /// The remaining width beside exclusions at the height of the last line.
  var row = TextRow()
  /// Set when lines ran out of height: the line being built is the last.
  var isOutOfHeight = false
  /// Distance of the current line's start from the margin, from which tab stops count.
  var lineHead: CGFloat = 0

  /// Units of a paragraph that are shaped at a time.
  static let window = 16_384
  static let largestWindow = 1 << 20
  /// The width by which a line may exceed its limit, in points, so that text fits the size it was measured at.
  static let tolerance: Float = 0.02

  /// Used over and over, under `Typesetter.lock`; a layout that is made while another one is under way gets its
  /// own.
  nonisolated(unsafe) private static var idleScratch: [ParagraphScratch] = []

  init(_ layout: TextLayout, _ storage: AttributedStorage) {
    self.layout = layout
    self.storage = storage
    options = layout.options
    scratch = LayoutBuilder.idleScratch.popLast() ?? ParagraphScratch()
    width = options.width.isNaN ? .infinity : max(options.width, 0)
    maximumLines = options.maximumLines > 0 ? options.maximumLines : .max
  }

  func build() {
    storage.units.withUnsafeBufferPointer { units in
      guard !units.isEmpty else { return }
      var start = 0
      var windowSize = LayoutBuilder.window
      while start < units.count, layout.lines.count < maximumLines {
        start = layOutWindow(units, start, &windowSize)
      }
      if start >= units.count, layout.lines.count < maximumLines, endsWithNewline(units), !isOutOfHeight,
        !options.isFollowed
      {
        addEmptyLine(units.count)
      }
      if start < units.count { layout.isTruncated = true }
    }
    finish()
    if LayoutBuilder.idleScratch.count < 4 { LayoutBuilder.idleScratch.append(scratch) }
  }

  private func endsWithNewline(_ units: UnsafeBufferPointer<UInt16>) -> Bool {
    units.last.map(LayoutBuilder.isParagraphSeparator) ?? false
  }

  static func isParagraphSeparator(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85
  }

  // MARK: Paragraphs

  /// End of the paragraph that begins or continues at `start`, behind its separator, at most `limit` units on.
  private func paragraphEnd(
    _ units: UnsafeBufferPointer<UInt16>, _ start: Int, _ limit: Int
  ) -> (end: Int, isWhole: Bool) {
    let last = min(units.count, limit > units.count - start ? units.count : start + limit)
    var index = start
    while index < last {
      let unit = units[index]
      index += 1
      guard LayoutBuilder.isParagraphSeparator(unit) else { continue }
      if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
      return (index, true)
    }
    if last == units.count { return (last, true) }
    // Never between the halves of a character.
    if last > start + 1, units[last] & 0xFC00 == 0xDC00 { return (last - 1, false) }
    return (last, false)
  }

  private func paragraphStart(_ units: UnsafeBufferPointer<UInt16>, _ start: Int) -> Int {
    if let line = layout.lines.last, !line.endsParagraph { return line.paragraphStart }
    return start == 0 && options.startsWithinParagraph ? -1 : start
  }

  /// Styles of a range, ends counted from its start.
  private func styles(_ range: Range<Int>) -> [(end: Int, style: TextStyle)] {
    var result: [(end: Int, style: TextStyle)] = []
    var index = storage.runIndex(at: range.lowerBound)
    while index < storage.runs.count {
      let run = storage.runs[index]
      let end = min(run.end, range.upperBound)
      result.append((end - range.lowerBound, TextStyle.of(run.attributes, fontScale: options.fontScale)))
      if end == range.upperBound { break }
      index += 1
    }
    return result
  }

  /// Lays out lines from `start` to the end of the paragraph, or of what was shaped of it; returns where to
  /// continue.
  private func layOutWindow(_ units: UnsafeBufferPointer<UInt16>, _ start: Int, _ windowSize: inout Int) -> Int {
    let paragraph = paragraphStart(units, start)
    let (end, isWhole) = paragraphEnd(units, start, windowSize)
    let styles = styles(start..<end)
    let metrics = TextStyle.of(
      storage.runs[storage.runIndex(at: max(paragraph, 0))].attributes, fontScale: options.fontScale
    ).paragraph
    scratch.prepare(
      UnsafeBufferPointer(rebasing: units[start..<end]), styles: styles, direction: metrics.baseWritingDirection,
      isRightToLeftDefault: options.isRightToLeft)
    var context = ParagraphContext(
      metrics: metrics, base: start, paragraphStart: paragraph, isWhole: isWhole,
      isLastParagraph: isWhole && end == units.count)
    if paragraph == start, windowSize == LayoutBuilder.window {
      if layout.lines.isEmpty {
        layout.spaceBefore = spacingBefore(start, metrics)
      } else {
        pendingSpace += spacingBefore(start, metrics)
      }
    }
    let reached = breakLines(&context)
    if reached == start, !isOutOfHeight, layout.lines.count < maximumLines, windowSize < LayoutBuilder.largestWindow
    {
      // One line is longer than the window: shape more of it.
      windowSize *= 4
      return start
    }
    windowSize = LayoutBuilder.window
    let isCut = options.isFollowed && end == units.count && !endsWithNewline(units)
    if isWhole, reached == end, !isCut { pendingSpace += spacingAfter(end, metrics) }
    return reached
  }

  private func spacingBefore(_ index: Int, _ metrics: ParagraphMetrics) -> CGFloat {
    let usual = metrics.paragraphSpacingBefore
    guard let hooks = layout.hooks, hooks.questions.contains(.spacing) else { return usual }
    return finite(hooks.paragraphSpacing(before: index, top: y, usual: usual))
  }

  private func spacingAfter(_ index: Int, _ metrics: ParagraphMetrics) -> CGFloat {
    guard let hooks = layout.hooks, hooks.questions.contains(.spacing) else { return metrics.paragraphSpacing }
    return finite(hooks.paragraphSpacing(after: index, bottom: y, usual: metrics.paragraphSpacing))
  }

  /// Spacing as a client gave it.
  func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e6), 1e6) : 0 }

  // MARK: The whole

  private func addEmptyLine(_ index: Int) {
    let attributes = storage.runs[storage.runIndex(at: index - 1)].attributes
    let style = TextStyle.of(attributes, fontScale: options.fontScale)
    let metrics = style.paragraph
    if !options.exclusions.isEmpty, layout.hooks?.questions.contains(.lineRects) != true {
      let context = ParagraphContext(
        metrics: metrics, base: index, paragraphStart: index, isWhole: true, isLastParagraph: true)
      guard findRoom(context, 0, true, emptyHeight: style.font.ascent + style.font.descent) else { return }
    }
    var line = LineBuilder(builder: self, metrics: metrics, paragraphStart: index)
    line.measure(style)
    let isRightToLeft = metrics.baseWritingDirection == .rightToLeft || options.isRightToLeft
    line.place(range: index..<index, isRightToLeft: isRightToLeft, isFirstOfParagraph: true, endsParagraph: true)
  }

  private func finish() {
    let container = width.isFinite ? width : widest
    if !width.isFinite {
      // Without a width, lines are aligned with the widest.
      for index in layout.lines.indices {
        let line = layout.lines[index]
        let alignment = effectiveAlignment(line)
        let slack = container - line.frame.maxX
        if alignment == .center { layout.lines[index].frame.origin.x += slack / 2 }
        if alignment == .right { layout.lines[index].frame.origin.x += slack }
      }
    }
    layout.size = CGSize(width: widest, height: y)
    layout.measuredWidth = widestMeasured
    layout.spaceAfter = pendingSpace
    guard options.pixelScale > 0 else { return }
    let scale = options.pixelScale
    layout.size.width = (widest * scale - 0.001).rounded(.up) / scale
    layout.measuredWidth = (widestMeasured * scale - 0.001).rounded(.up) / scale
    layout.size.height = (y * scale - 0.001).rounded(.up) / scale
  }

  private func effectiveAlignment(_ line: TextLayout.Line) -> NSTextAlignment {
    let location = min(line.range.lowerBound, storage.count - 1)
    let style = TextStyle.of(storage.runs[storage.runIndex(at: location)].attributes, fontScale: options.fontScale)
    return LineBuilder.resolve(options.alignment ?? style.paragraph.alignment, line.isRightToLeft)
  }
}

/// The values that the lines of a paragraph share.
struct ParagraphContext {
  var metrics: ParagraphMetrics
  /// Index in the text of the window's first unit.
  var base: Int
  var paragraphStart: Int
  /// Whether the window reaches the paragraph's end.
  var isWhole: Bool
  var isLastParagraph: Bool
}
