/// A line of a text flow. Ranges and positions are relative to the flow.
package struct FlowLine {
  package let layout: TextLayout
  /// The line within its layout.
  package let local: TextLayout.Line
  /// The index of the layout's first unit in the flow, and the layout's top.
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
  /// The frame of the next line in the same layout; nil if there is none.
  package var next: CGRect? {
    guard let index = layout.lineIndex(for: local.range.upperBound),
      layout.lines[index].frame.minY > local.frame.minY
    else { return nil }
    return layout.lines[index].frame.offsetBy(dx: 0, dy: top)
  }
  package var baseline: CGFloat { local.baseline + top }
  /// The horizontal span of the line beside exclusions; nil if it has the full width.
  package var stretch: LineStretch? { local.stretch }

  /// The appearance of a line, without its position.
  package struct Look: Equatable {
    private var content: UInt64
    /// The styles are retained so that no other style gets the same identity.
    private var styles: [TextStyle]
    private var frame: CGRect

    package static func == (a: Look, b: Look) -> Bool {
      a.content == b.content && a.frame == b.frame && a.styles.elementsEqual(b.styles, by: ===)
    }

    fileprivate init(_ line: TextLayout.Line, _ layout: TextLayout) {
      frame = CGRect(x: line.frame.minX, y: 0, width: line.frame.width, height: line.frame.height)
      content = 14_695_981_039_346_656_037
      styles = []
      for run in layout.runs[line.runs] {
        styles.append(run.style)
        mix(UInt64(run.x.bitPattern))
        mix(run.face.map { UInt64(UInt(bitPattern: ObjectIdentifier($0))) } ?? 0)
        for glyph in layout.glyphs[run.glyphs] {
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

  /// The line's look.
  package var look: Look { Look(local, layout) }

  /// Returns the line's pieces from left to right, relative to the layout's start and top.
  package func pieces(
    in range: Range<Int>? = nil, overlay: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
  ) -> [TextPiece] {
    layout.pieces(
      of: local, in: range.map { max($0.lowerBound - start, 0)..<max($0.upperBound - start, 0) },
      overlay: overlay.map {
        (max($0.range.lowerBound - start, 0)..<max($0.range.upperBound - start, 0), $0.values)
      })
  }

  /// The insertion indexes of the line and their distances from its left edge, in text order.
  package var stops: [(index: Int, x: CGFloat)] {
    layout.stops(local).map { ($0.index + start, CGFloat($0.x)) }
  }

  /// Returns the distance of an insertion index from the left edge of the line.
  package func offset(of index: Int) -> CGFloat { CGFloat(layout.offset(of: index - start, in: local)) }

  /// Returns the characters at a distance from the left edge of the line, with their edges; nil outside of the
  /// text.
  package func character(at x: CGFloat) -> (range: Range<Int>, low: CGFloat, high: CGFloat, isRightToLeft: Bool)? {
    layout.character(at: Float(x), in: local).map {
      (
        $0.range.lowerBound + start..<$0.range.upperBound + start, CGFloat($0.low), CGFloat($0.high),
        $0.isRightToLeft
      )
    }
  }

  /// Returns the glyph of the cluster that begins at a unit, and its bidi level; nil within clusters and for hidden
  /// units.
  package func glyph(at index: Int) -> (id: CGGlyph, level: UInt8)? { layout.glyph(at: index - start) }

  /// The range of characters that the ellipsis replaces; nil if the line is not truncated.
  package var truncatedRange: Range<Int>? {
    layout.truncatedRange(of: local).map { $0.lowerBound + start..<$0.upperBound + start }
  }

  /// Returns whether the line may intersect the clip of a context; `origin` is the flow's top left corner.
  package func isVisible(in context: CGContext, at origin: CGPoint) -> Bool {
    layout.isVisible(local, context, CGPoint(x: origin.x, y: origin.y + top))
  }
}

extension TextFlow {
  /// Calls the body for each line that overlaps a range of units, in order, until it returns false.
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

  /// Returns the line that contains an insertion index.
  package func flowLine(at index: Int, isUpstream: Bool = false) -> FlowLine? {
    guard !blocks.isEmpty else { return nil }
    let number = blockIndex(at: index)
    let layout = layout(number)
    guard let line = layout.lineIndex(for: index - start(number), isUpstream: isUpstream) else { return nil }
    return FlowLine(layout, layout.lines[line], start: start(number), top: top(number))
  }

  /// Whether all blocks have been laid out, so that no height is estimated.
  package var isLaidOut: Bool { blocks.allSatisfy { $0.layout != nil } }
}
