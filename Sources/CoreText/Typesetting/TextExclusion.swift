/// An area around which text flows: closed polygons in the layout's coordinate space.
package struct TextExclusion: Equatable {
  package var polygons: [[CGPoint]]
  /// The margin on both sides of the area, in points.
  package var margin: CGFloat

  package init(polygons: [[CGPoint]], margin: CGFloat = 0) {
    self.polygons = polygons
    self.margin = margin
  }

  /// Returns the horizontal span that the area occupies between two heights; nil if it does not intersect them.
  package func span(from top: CGFloat, to bottom: CGFloat) -> (low: CGFloat, high: CGFloat)? {
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    func add(_ x: CGFloat) {
      low = min(low, x)
      high = max(high, x)
    }
    for polygon in polygons {
      for (index, a) in polygon.enumerated() {
        let b = polygon[(index + 1) % polygon.count]
        let (upper, lower) = a.y <= b.y ? (a, b) : (b, a)
        guard lower.y > top, upper.y < bottom else { continue }
        let height = lower.y - upper.y
        func x(at y: CGFloat) -> CGFloat {
          height > 0 ? upper.x + (lower.x - upper.x) * (y - upper.y) / height : upper.x
        }
        add(x(at: max(upper.y, top)))
        add(x(at: min(lower.y, bottom)))
        if height == 0 { add(lower.x) }
      }
    }
    return low <= high ? (low - margin, high + margin) : nil
  }
}

/// The horizontal span of a line beside exclusions, before the indents of its text.
package final class LineStretch: Sendable {
  /// The left and right edges in the layout's coordinate space.
  package let low: CGFloat
  package let high: CGFloat

  init(low: CGFloat, high: CGFloat) {
    self.low = low
    self.high = high
  }
}

/// The spans beside exclusions of the lines at one height.
struct TextRow {
  private(set) var top: CGFloat = 0
  private var spans: [(low: CGFloat, high: CGFloat)] = []
  /// The spans without the indents of the paragraph.
  private var whole: [(low: CGFloat, high: CGFloat)] = []
  private var index = 0
  /// Whether lines are positioned in the spans of the row.
  private(set) var isActive = false
  /// Whether an exclusion is beside the span, so that a word that is too long moves to the next span.
  private(set) var isBeside = false

  var hasRoom: Bool { index < spans.count }
  /// The left edge of the current span.
  var left: CGFloat { hasRoom ? spans[index].low : 0 }
  var width: CGFloat { hasRoom ? spans[index].high - spans[index].low : 0 }

  /// The current span without indents; nil if the row has no room.
  var stretch: LineStretch? { hasRoom ? LineStretch(low: whole[index].low, high: whole[index].high) : nil }

  /// Begins a row.
  ///
  /// - Parameter whole: the spans without the indents of the paragraph, with the same count as `spans`.
  mutating func begin(
    _ spans: [(low: CGFloat, high: CGFloat)], whole: [(low: CGFloat, high: CGFloat)], top: CGFloat, isBeside: Bool
  ) {
    self.spans = spans
    self.whole = whole
    self.top = top
    self.isBeside = isBeside
    index = 0
    isActive = true
  }

  /// Skips a span.
  mutating func skip() { index += 1 }

  /// Advances after a line: the next line is in the next span of the row, unless the paragraph ends.
  mutating func advance(endsParagraph: Bool) { index = endsParagraph ? spans.count : index + 1 }

  /// Returns the left edge of a line in the current span.
  func left(_ width: CGFloat, _ alignment: NSTextAlignment) -> CGFloat {
    guard hasRoom else { return 0 }
    let (low, high) = spans[index]
    guard width < high - low else { return low }
    switch alignment {
    case .right: return high - width
    case .center: return (low + high - width) / 2
    default: return low
    }
  }
}

extension LayoutBuilder {
  /// Finds the next span beside the exclusions for a line; returns false if there is none within the height.
  ///
  /// - Parameter emptyHeight: the height of a line without characters.
  func findRoom(_ context: ParagraphContext, _ start: Int, _ isFirst: Bool, emptyHeight: CGFloat? = nil) -> Bool {
    if row.hasRoom { return true }
    let metrics = context.metrics
    var height = emptyHeight ?? style(start).map { $0.font.ascent + $0.font.descent } ?? 16
    if metrics.lineHeightMultiple > 0 { height *= metrics.lineHeightMultiple }
    height = max(height, metrics.minimumLineHeight, 1)
    let limit = width.isFinite ? width : 1e7
    let head = isFirst ? metrics.firstLineHeadIndent : metrics.headIndent
    let tail = metrics.tailIndent > 0 ? min(metrics.tailIndent, limit) : limit + metrics.tailIndent
    let step = max(height / 4, 0.5)
    var top = y + (layout.lines.isEmpty ? 0 : pendingSpace)
    if let hooks = layout.hooks, hooks.questions.contains(.lineRects) {
      return askForRoom(
        hooks, context, start, CGRect(x: 0, y: top, width: limit, height: height), head, limit - tail)
    }
    if row.isActive { top = max(top, row.top + step) }
    for _ in 0..<20_000 {
      if top + height > options.height + 0.01, !layout.lines.isEmpty { return false }
      let taken = options.exclusions.compactMap { $0.span(from: top, to: top + height) }
      let end = max(tail, head)
      let free = LayoutBuilder.gaps(head, end, taken.sorted { $0.low < $1.low })
      if !free.isEmpty {
        let whole = free.map { (low: $0.low == head ? 0 : $0.low, high: $0.high == end ? limit : $0.high) }
        row.begin(free, whole: whole, top: top, isBeside: !taken.isEmpty)
        return true
      }
      top += step
    }
    return false
  }

  /// Uses the spans that the client provides for a line.
  private func askForRoom(
    _ hooks: any TextLayoutHooks, _ context: ParagraphContext, _ start: Int, _ proposed: CGRect, _ head: CGFloat,
    _ tail: CGFloat
  ) -> Bool {
    let stretches = hooks.stretches(
      proposed: proposed, at: context.base + start, isRightToLeft: scratch.baseLevel & 1 == 1)
    let usable = stretches.filter { $0.minX.isFinite && $0.minY.isFinite && $0.width > 0 && $0.width.isFinite }
    guard let first = usable.first, first.minY + proposed.height <= options.height + 0.01 || layout.lines.isEmpty
    else {
      return false
    }
    let whole = usable.map { (low: $0.minX, high: $0.maxX) }
    var spans = whole
    spans[0].low = min(spans[0].low + head, spans[0].high)
    spans[spans.count - 1].high = max(spans[spans.count - 1].high - tail, spans[spans.count - 1].low)
    row.begin(spans, whole: whole, top: first.minY, isBeside: spans.count > 1)
    return true
  }

  /// Returns the free parts of a span, without those that are too narrow for a few letters.
  private static func gaps(
    _ low: CGFloat, _ high: CGFloat, _ taken: [(low: CGFloat, high: CGFloat)]
  ) -> [(low: CGFloat, high: CGFloat)] {
    guard !taken.isEmpty else { return [(low, high)] }
    var result: [(low: CGFloat, high: CGFloat)] = []
    var x = low
    for span in taken {
      if min(span.low, high) - x >= 20 { result.append((x, min(span.low, high))) }
      x = max(x, span.high)
    }
    if high - x >= 20 { result.append((x, high)) }
    return result
  }
}
