/// A builder of layouts, which breaks text into lines and positions them. It is used once. Protected by
/// `Typesetter.lock`.
final class LayoutBuilder {
  let layout: TextLayout
  let storage: AttributedStorage
  let options: TextLayoutOptions
  let scratch: ParagraphScratch
  let width: CGFloat
  var maximumLines: Int
  var y: CGFloat = 0
  /// The space below the last line, which is applied only if another line follows.
  var pendingSpace: CGFloat = 0
  var widest: CGFloat = 0
  /// The width of the widest line including the spaces at which lines are wrapped.
  var widestMeasured: CGFloat = 0
  /// The row of spans beside exclusions at the height of the last line.
  var row = TextRow()
  /// Whether no more lines fit into the height, so that the current line is the last one.
  var isOutOfHeight = false
  /// The distance of the current line's start from the margin, to which tab stops are relative.
  var lineHead: CGFloat = 0

  /// The number of units of a paragraph that are shaped at once.
  static let window = 16_384
  static let largestWindow = 1 << 20
  /// The tolerance in points by which a line can exceed its width, so that text fits into its own measured size.
  static let tolerance: Float = 0.02

  /// The idle instances, which are reused under `Typesetter.lock`. A layout that is created during another one uses
  /// a separate instance.
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

  /// Returns the end of the paragraph at `start`, including its separator, at most `limit` units away.
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
    // A surrogate pair must not be split.
    if last > start + 1, units[last] & 0xFC00 == 0xDC00 { return (last - 1, false) }
    return (last, false)
  }

  private func paragraphStart(_ units: UnsafeBufferPointer<UInt16>, _ start: Int) -> Int {
    if let line = layout.lines.last, !line.endsParagraph { return line.paragraphStart }
    return start == 0 && options.startsWithinParagraph ? -1 : start
  }

  /// Returns the styles of a range, with ends relative to its start.
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

  /// Lays out lines from `start` to the end of the paragraph or of its shaped window; returns the index at which to
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
      // A single line is longer than the window, so a larger one is shaped.
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

  /// Returns a client's spacing, limited to finite values.
  func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e6), 1e6) : 0 }

  // MARK: Completion

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
      // Without a width, lines are aligned relative to the widest one.
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

/// The common values of a paragraph's lines.
struct ParagraphContext {
  var metrics: ParagraphMetrics
  /// The index of the window's first unit in the text.
  var base: Int
  var paragraphStart: Int
  /// Whether the window contains the end of the paragraph.
  var isWhole: Bool
  var isLastParagraph: Bool
}
