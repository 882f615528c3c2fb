extension TextFlow {
  /// Returns the rectangle of the insertion point before a character. Its width is 0.
  package func caretRect(at index: Int, isUpstream: Bool = false) -> CGRect {
    guard !blocks.isEmpty else { return .zero }
    let number = blockIndex(at: index)
    let rect = layout(number).caretRect(at: index - start(number), isUpstream: isUpstream)
    return rect.offsetBy(dx: 0, dy: top(number))
  }

  /// Returns the line that contains an insertion index.
  package func line(at index: Int, isUpstream: Bool = false) -> TextLayout.Line? {
    guard !blocks.isEmpty else { return nil }
    let number = blockIndex(at: index)
    let layout = layout(number)
    guard let line = layout.lineIndex(for: index - start(number), isUpstream: isUpstream) else { return nil }
    return moved(layout.lines[line], number)
  }

  /// Returns the line above or below that of an insertion index; nil if there is none.
  package func line(beside index: Int, isBelow: Bool, isUpstream: Bool = false) -> TextLayout.Line? {
    guard !blocks.isEmpty else { return nil }
    var number = blockIndex(at: index)
    let here = layout(number).lineIndex(for: index - start(number), isUpstream: isUpstream)
    guard let line = here else { return nil }
    let lines = layout(number).lines
    let wanted = isBelow ? line + 1 : line - 1
    if lines.indices.contains(wanted) { return moved(lines[wanted], number) }
    number += isBelow ? 1 : -1
    guard blocks.indices.contains(number) else { return nil }
    let others = layout(number).lines
    return (isBelow ? others.first : others.last).map { moved($0, number) }
  }

  /// Returns the insertion index nearest to a point.
  package func index(at point: CGPoint) -> Int {
    guard let number = blockIndex(atHeight: point.y) else { return 0 }
    return start(number) + layout(number).index(at: CGPoint(x: point.x, y: point.y - top(number)))
  }

  /// Returns the range of the character at a point, in UTF-16 units; nil outside of the text.
  package func characterRange(at point: CGPoint) -> Range<Int>? {
    guard let number = blockIndex(atHeight: point.y) else { return nil }
    let start = start(number)
    let range = layout(number).characterRange(at: CGPoint(x: point.x, y: point.y - top(number)))
    return range.map { $0.lowerBound + start..<$0.upperBound + start }
  }

  /// Returns rectangles that cover a range, at least one per line.
  ///
  /// - Parameters:
  ///   - includesEllipses: whether the ellipsis of a line is included if it replaces characters in the range.
  ///   - heights: limits the result to lines that intersect these heights, so that other blocks are not laid out;
  ///     nil for all.
  ///   - limit: the maximum number of rectangles.
  package func selectionRects(
    for range: Range<Int>, includesEllipses: Bool = false, within heights: ClosedRange<CGFloat>? = nil,
    limit: Int = .max
  ) -> [CGRect] {
    guard !blocks.isEmpty, !range.isEmpty else { return [] }
    var result: [CGRect] = []
    var number = blockIndex(at: range.lowerBound)
    if let heights, let visible = blockIndex(atHeight: heights.lowerBound) { number = max(number, visible) }
    while number < blocks.count, start(number) < range.upperBound, result.count < limit {
      if let heights, top(number) > heights.upperBound { break }
      let layout = layout(number)
      let (start, top) = (start(number), top(number))
      let low = max(range.lowerBound - start, 0)
      let high = min(range.upperBound - start, blocks[number].count)
      if low < high {
        for rect in layout.selectionRects(for: low..<high, includesEllipses: includesEllipses) {
          let moved = rect.offsetBy(dx: 0, dy: top)
          if let heights, moved.maxY < heights.lowerBound || moved.minY > heights.upperBound { continue }
          result.append(moved)
        }
      }
      number += 1
    }
    return result
  }

  /// Returns the rectangle of width 0 at the leading edge of the character at an index, or at the trailing edge of
  /// the preceding one.
  package func edgeRect(at index: Int, isTrailing: Bool) -> CGRect? {
    let unit = isTrailing ? index - 1 : index
    guard !blocks.isEmpty, unit >= 0 else { return nil }
    let number = blockIndex(at: unit)
    return layout(number).edgeRect(at: index - start(number), isTrailing: isTrailing)?.offsetBy(
      dx: 0, dy: top(number))
  }

  /// Returns the range of characters that the ellipsis of a line replaces; nil if the line is not truncated.
  package func truncatedRange(of line: TextLayout.Line) -> Range<Int>? {
    // Only a text with a single block can be truncated.
    blocks.count == 1 ? layout(0).truncatedRange(of: line) : nil
  }

  /// Returns the range of the lines that intersect two heights, which are laid out if necessary; nil if there is
  /// none.
  package func range(from low: CGFloat, to high: CGFloat) -> Range<Int>? {
    guard var number = blockIndex(atHeight: low) else { return nil }
    var result: Range<Int>?
    while number < blocks.count, top(number) < high {
      let layout = layout(number)
      let (start, top) = (start(number), top(number))
      for line in layout.lines where line.frame.minY + top < high && line.frame.maxY + top > low {
        let first = result?.lowerBound ?? line.range.lowerBound + start
        result = first..<max(first, line.range.upperBound + start)
      }
      number += 1
    }
    return result
  }

  /// Calls the body for each line that overlaps a range of units, in order, until it returns false.
  package func forEachLine(in range: Range<Int>, _ body: (TextLayout.Line) -> Bool) {
    guard !blocks.isEmpty, !range.isEmpty else { return }
    var number = blockIndex(at: range.lowerBound)
    while number < blocks.count, start(number) < range.upperBound {
      for line in layout(number).lines {
        let line = moved(line, number)
        guard line.range.lowerBound < range.upperBound, line.range.upperBound > range.lowerBound else { continue }
        guard body(line) else { return }
      }
      number += 1
    }
  }

  /// Draws the lines that overlap a range of units, with the text's top left corner at a point of a context with y
  /// downwards.
  package func draw(
    in context: CGContext, at origin: CGPoint, range: Range<Int>, drawsBackgrounds: Bool = true,
    drawsGlyphs: Bool = true
  ) {
    guard !blocks.isEmpty, !range.isEmpty else { return }
    var number = blockIndex(at: range.lowerBound)
    while number < blocks.count, start(number) < range.upperBound {
      let layout = layout(number)
      let low = range.lowerBound - start(number)
      let high = range.upperBound - start(number)
      let lines = layout.lines
      if let first = lines.firstIndex(where: { $0.range.upperBound > low && $0.range.lowerBound < high }),
        let last = lines.lastIndex(where: { $0.range.upperBound > low && $0.range.lowerBound < high })
      {
        layout.draw(
          in: context, at: CGPoint(x: origin.x, y: origin.y + top(number)), lines: first..<last + 1,
          drawsBackgrounds: drawsBackgrounds, drawsGlyphs: drawsGlyphs)
      }
      number += 1
    }
  }
}
