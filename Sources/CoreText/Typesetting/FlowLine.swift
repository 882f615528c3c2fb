/// A line of a flow: ranges count units of the flow's text, points are the flow's.
package struct FlowLine {
  package let layout: TextLayout
  /// The line in its layout.
  package let local: TextLayout.Line
  /// First unit and top of the layout in the flow.
  package let start: Int
  package let top: CGFloat

  package init(_ layout: TextLayout, _ local: TextLayout.Line, start: Int = 0, top: CGFloat = 0) {
    self.layout = layout
    self.local = local
    self.start = start
    self.top = top
  }

  package var range: Range<Int> { local.range.lowerBound + start..<local.range.upperBound + start }
  package var frame: CGRect { local.frame.offsetBy(dx: 0, dy: top) }
  /// The frame of the next line of the same layout.
  package var next: CGRect? {
    guard let index = layout.lineIndex(for: local.range.upperBound),
      layout.lines[index].frame.minY > local.frame.minY
    else { return nil }
    return layout.lines[index].frame.offsetBy(dx: 0, dy: top)
  }
  package var baseline: CGFloat { local.baseline + top }
  /// The stretch of the line beside exclusions; nil if it has all of the width.
  package var stretch: LineStretch? { local.stretch }

  /// What a line looks like, apart from where it lies.
  package struct Look: Equatable {
    private var content: UInt64
    /// Kept, so that no other style gets the same identity.
    private var styles: [TextStyle]
    private var frame: CGRect
    /// Whether the line is drawn on whole pixels by its baseline: glyphs on it, and nothing else.
    package var isByBaseline: Bool

    package static func == (a: Look, b: Look) -> Bool {
      a.content == b.content && a.frame == b.frame && a.styles.elementsEqual(b.styles, by: ===)
    }

    fileprivate init(_ line: TextLayout.Line, _ layout: TextLayout, _ scale: CGFloat) {
      frame = CGRect(x: line.frame.minX, y: 0, width: line.frame.width, height: line.frame.height)
      content = 14_695_981_039_346_656_037
      styles = []
      isByBaseline = true
      for run in layout.runs[line.runs] {
        styles.append(run.style)
        let isPlain = run.style.isPlain && run.style.baselineOffset == 0
        if !isPlain || run.style.font.spec.size * scale > CGFloat(GlyphRaster.largestSize) { isByBaseline = false }
        mix(UInt64(run.x.bitPattern))
        mix(run.face.map { UInt64(UInt(bitPattern: ObjectIdentifier($0))) } ?? 0)
        for glyph in layout.glyphs[run.glyphs] {
          if glyph.y != 0 { isByBaseline = false }
          mix(UInt64(glyph.id) << 32 | UInt64(glyph.x.bitPattern))
          mix(UInt64(glyph.y.bitPattern))
        }
      }
    }

    private mutating func mix(_ value: UInt64) {
      content = (content ^ value) &* 1_099_511_628_211
      content ^= content >> 29
    }
  }

  /// Returns the line's look on a screen of that many pixels a point.
  package func look(pixelsPerPoint scale: CGFloat) -> Look { Look(local, layout, scale) }

  /// The line's pieces from left to right, which count from the layout's own start and top.
  package func pieces(
    in range: Range<Int>? = nil, overlay: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
  ) -> [TextPiece] {
    layout.pieces(
      of: local, in: range.map { max($0.lowerBound - start, 0)..<max($0.upperBound - start, 0) },
      overlay: overlay.map {
        (max($0.range.lowerBound - start, 0)..<max($0.range.upperBound - start, 0), $0.values)
      })
  }

  /// Insertion indices of the line and their distances from its left edge, in the order of the text.
  package var stops: [(index: Int, x: CGFloat)] {
    layout.stops(local).map { ($0.index + start, CGFloat($0.x)) }
  }

  /// The distance of an insertion index from the line's left edge.
  package func offset(of index: Int) -> CGFloat { CGFloat(layout.offset(of: index - start, in: local)) }

  /// The characters under a distance from the line's left edge, with their edges; nil beside the text.
  package func character(at x: CGFloat) -> (range: Range<Int>, low: CGFloat, high: CGFloat, isRightToLeft: Bool)? {
    layout.character(at: Float(x), in: local).map {
      (
        $0.range.lowerBound + start..<$0.range.upperBound + start, CGFloat($0.low), CGFloat($0.high),
        $0.isRightToLeft
      )
    }
  }

  /// The glyph of the cluster that a unit begins, and its level; nil within clusters and for what is not shown.
  package func glyph(at index: Int) -> (id: CGGlyph, level: UInt8)? { layout.glyph(at: index - start) }

  /// The characters that the line's ellipsis replaces; nil if the line is not truncated.
  package var truncatedRange: Range<Int>? {
    layout.truncatedRange(of: local).map { $0.lowerBound + start..<$0.upperBound + start }
  }

  /// Whether the line may touch the clip of a context in which the flow's top left is at `origin`.
  package func isVisible(in context: CGContext, at origin: CGPoint) -> Bool {
    layout.isVisible(local, context, CGPoint(x: origin.x, y: origin.y + top))
  }
}

extension TextFlow {
  /// Calls the body for the lines that overlap a range of units, from the first on, until it returns false.
  package func forEachFlowLine(in range: Range<Int>, _ body: (FlowLine) -> Bool) {
    guard !blocks.isEmpty, !range.isEmpty else { return }
    var number = blockIndex(at: range.lowerBound)
    while number < blocks.count, start(number) < range.upperBound {
      let layout = layout(number)
      let (start, top) = (start(number), top(number))
      let first = layout.lineIndex(for: range.lowerBound - start) ?? 0
      for line in layout.lines.dropFirst(first) {
        guard line.range.lowerBound + start < range.upperBound else { return }
        guard line.range.upperBound + start > range.lowerBound else { continue }
        guard body(FlowLine(layout, line, start: start, top: top)) else { return }
      }
      number += 1
    }
  }

  /// The line that holds an insertion index, and that below it.
  package func flowLine(at index: Int, isUpstream: Bool = false) -> FlowLine? {
    guard !blocks.isEmpty else { return nil }
    let number = blockIndex(at: index)
    let layout = layout(number)
    guard let line = layout.lineIndex(for: index - start(number), isUpstream: isUpstream) else { return nil }
    return FlowLine(layout, layout.lines[line], start: start(number), top: top(number))
  }

  /// Whether nothing is estimated any more.
  package var isLaidOut: Bool { blocks.allSatisfy { $0.layout != nil } }
}
