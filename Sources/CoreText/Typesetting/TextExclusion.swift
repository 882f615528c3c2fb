/// An area that text flows around: closed polygons in the layout's points.
package struct TextExclusion: Equatable {
  package var polygons: [[CGPoint]]
  /// The distance in points that text keeps from the area on both sides.
  package var margin: CGFloat

  package init(polygons: [[CGPoint]], margin: CGFloat = 0) {
    self.polygons = polygons
    self.margin = margin
  }

  /// The stretch of a band of lines that the area takes; nil when it does not reach into it.
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

/// The stretch beside exclusions that a line is in, from which its text may be indented.
package final class LineStretch: Sendable {
  /// The left and the right edge, in the layout's points.
  package let low: CGFloat
  package let high: CGFloat

  init(low: CGFloat, high: CGFloat) {
    self.low = low
    self.high = high
  }
}

/// The stretches that lines of one height have beside exclusions.
struct TextRow {
  private(set) var top: CGFloat = 0
  private var spans: [(low: CGFloat, high: CGFloat)] = []
  /// The stretches of the row without indents.
  private var whole: [(low: CGFloat, high: CGFloat)] = []
  private var index = 0
  /// Whether lines are placed in the row's stretches.
  private(set) var isActive = false
  /// Whether an exclusion is beside the stretch, so that a word that is too long for it moves to the next.
  private(set) var isBeside = false

  var hasRoom: Bool { index < spans.count }
  /// The left edge of the stretch.
  var left: CGFloat { hasRoom ? spans[index].low : 0 }
  var width: CGFloat { hasRoom ? spans[index].high - spans[index].low : 0 }

  /// The whole stretch of the line; nil where the row has no room.
  var stretch: LineStretch? { hasRoom ? LineStretch(low: whole[index].low, high: whole[index].high) : nil }

  /// - Parameter whole: the stretches without the indents of the paragraph, as many as there are spans.
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

  /// Leaves a stretch empty.
  mutating func skip() { index += 1 }

  /// Proceeds after a line: the next one continues beside it, unless the paragraph ends.
  mutating func advance(endsParagraph: Bool) { index = endsParagraph ? spans.count : index + 1 }

  /// The left edge of a line in the stretch.
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
  /// Finds the next stretch beside the exclusions for a line; false when there is no other stretch within the
  /// height.
  /// - Parameter emptyHeight: of a line without characters.
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

  /// Takes the stretches that the client has for a line.
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

  /// Returns the remaining parts of a stretch; parts too narrow for a few letters are not used.
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
