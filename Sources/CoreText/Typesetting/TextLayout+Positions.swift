internal import CICU

extension TextLayout {
  /// Returns the rectangle of the insertion point before a character. Its width is 0. At a wrap, `isUpstream`
  /// selects the end of the line instead of the start of the next one.
  package func caretRect(at index: Int, isUpstream: Bool = false) -> CGRect {
    guard let lineIndex = lineIndex(for: index, isUpstream: isUpstream) else { return .zero }
    let line = lines[lineIndex]
    let x = line.frame.minX + CGFloat(offset(of: index, in: line))
    return CGRect(x: x, y: line.baseline - line.ascent, width: 0, height: line.ascent + line.descent)
  }

  /// Returns the index of the line that contains an insertion index.
  package func lineIndex(for index: Int, isUpstream: Bool = false) -> Int? {
    guard !lines.isEmpty else { return nil }
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    if isUpstream, low > 0, lines[low].range.lowerBound == index, !lines[low - 1].endsParagraph { return low - 1 }
    return low
  }

  /// Returns the insertion index nearest to a point.
  package func index(at point: CGPoint) -> Int {
    guard let line = line(at: point) else { return 0 }
    let x = Float(point.x.isFinite ? point.x - line.frame.minX : 0)
    var best = line.range.lowerBound
    var distance = Float.infinity
    for (index, position) in stops(line) {
      let away = abs(position - x)
      if away < distance {
        distance = away
        best = index
      }
    }
    return best
  }

  /// Returns the range of the character at a point, in UTF-16 units; nil outside of the text.
  package func characterRange(at point: CGPoint) -> Range<Int>? {
    guard let line = line(at: point), line.frame.contains(point) else { return nil }
    let x = Float(point.x - line.frame.minX)
    for run in runs[line.runs] where x >= run.x && x < run.x + run.width && !run.range.isEmpty {
      for (range, low, high) in clusters(run) where x >= low && x < high { return range }
    }
    return nil
  }

  /// Returns rectangles that cover a range, at least one per line. `includesEllipses` includes the ellipsis of a
  /// line if it replaces characters in the range.
  package func selectionRects(for range: Range<Int>, includesEllipses: Bool = false) -> [CGRect] {
    var result: [CGRect] = []
    for line in lines where line.range.overlaps(range) {
      var spans: [(Float, Float)] = []
      if includesEllipses, line.isTruncated, hidesAny(of: range, line) {
        for run in runs[line.runs] where run.range.isEmpty { spans.append((run.x, run.x + run.width)) }
      }
      for run in runs[line.runs] where run.range.overlaps(range) {
        for (cluster, low, high) in clusters(run) where cluster.overlaps(range) {
          if let last = spans.last, abs(last.1 - low) < 0.01 {
            spans[spans.count - 1].1 = high
          } else {
            spans.append((low, high))
          }
        }
      }
      for (low, high) in spans where high > low {
        result.append(
          CGRect(
            x: line.frame.minX + CGFloat(low), y: line.frame.minY, width: CGFloat(high - low),
            height: line.frame.height))
      }
    }
    return result
  }

  /// Returns the rectangle of width 0 at the leading edge of the character at an index, or at the trailing edge of
  /// the preceding one. Between runs of different directions, an edge differs from the insertion point.
  package func edgeRect(at index: Int, isTrailing: Bool) -> CGRect? {
    let unit = isTrailing ? index - 1 : index
    guard unit >= 0, let lineIndex = lineIndex(for: unit) else { return nil }
    let line = lines[lineIndex]
    var x = offset(of: min(index, caretEnd(line)), in: line)
    for run in runs[line.runs] where run.range.contains(unit) {
      for (range, low, high) in clusters(run) where range.contains(unit) {
        x = run.isRightToLeft != isTrailing ? high : low
      }
    }
    return CGRect(x: line.frame.minX + CGFloat(x), y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// Returns whether a range contains characters of a truncated line that the ellipsis replaces.
  private func hidesAny(of range: Range<Int>, _ line: Line) -> Bool {
    let shown = runs[line.runs].map(\.range).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    var index = max(range.lowerBound, line.range.lowerBound)
    for part in shown where part.upperBound > index {
      if part.lowerBound > index { break }
      index = part.upperBound
    }
    return index < min(range.upperBound, line.range.upperBound)
  }

  /// Returns the range of characters that the ellipsis of a line replaces; nil if the line is not truncated.
  package func truncatedRange(of line: Line) -> Range<Int>? {
    guard line.isTruncated else { return nil }
    let shown = runs[line.runs].map(\.range).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    var start = line.range.lowerBound
    for part in shown where part.lowerBound <= start { start = max(start, part.upperBound) }
    let end = shown.first { $0.lowerBound > start }?.lowerBound ?? line.range.upperBound
    return start < end ? start..<end : nil
  }

  // MARK: Within lines

  /// Returns the character at a distance from the left edge of a line, with its edges.
  func character(
    at x: Float, in line: Line
  ) -> (range: Range<Int>, low: Float, high: Float, isRightToLeft: Bool)? {
    for run in runs[line.runs] where x >= run.x && x < run.x + run.width && !run.range.isEmpty {
      for (range, low, high) in clusters(run) where x >= low && x < high {
        return (range, low, high, run.isRightToLeft)
      }
    }
    return nil
  }

  /// Returns the line at a point, or the nearest one; of several lines side by side, the one that begins to its
  /// left.
  private func line(at point: CGPoint) -> Line? {
    guard let last = lines.last else { return nil }
    guard let index = lines.firstIndex(where: { point.y < $0.frame.maxY }) else { return last }
    guard !options.exclusions.isEmpty else { return lines[index] }
    let row = lines[index...].prefix { $0.frame.minY == lines[index].frame.minY }
    return row.last { $0.frame.minX <= point.x } ?? lines[index]
  }

  /// Returns the clusters of a run from left to right, with their edges relative to the line.
  private func clusters(_ run: Run) -> [(range: Range<Int>, low: Float, high: Float)] {
    guard !run.glyphs.isEmpty else {
      return run.range.isEmpty ? [] : [(run.range, run.x, run.x + run.width)]
    }
    var result: [(range: Range<Int>, low: Float, high: Float)] = []
    var starts: [(unit: Int, low: Float, high: Float)] = []
    var x = run.x
    for glyph in glyphs[run.glyphs] {
      let unit = Int(glyph.cluster)
      if let last = starts.last, last.unit == unit {
        starts[starts.count - 1].high = x + glyph.advance
      } else {
        starts.append((unit, x, x + glyph.advance))
      }
      x += glyph.advance
    }
    for (index, start) in starts.enumerated() {
      let end: Int
      if run.isRightToLeft {
        end = index == 0 ? run.range.upperBound : starts[index - 1].unit
      } else {
        end = index + 1 < starts.count ? starts[index + 1].unit : run.range.upperBound
      }
      guard end > start.unit else { continue }
      result += divided(start.unit..<end, start.low, start.high, run.isRightToLeft)
    }
    return result
  }

  /// Returns the characters of a cluster. The letters of a ligature divide its width evenly.
  private func divided(
    _ range: Range<Int>, _ low: Float, _ high: Float, _ isRightToLeft: Bool
  ) -> [(range: Range<Int>, low: Float, high: Float)] {
    guard range.count > 1, let parts = ligatureParts(range), parts.count > 1 else { return [(range, low, high)] }
    let step = (high - low) / Float(parts.count)
    let result = parts.enumerated().map { index, part in
      let position = isRightToLeft ? parts.count - 1 - index : index
      return (part, low + step * Float(position), low + step * Float(position + 1))
    }
    return isRightToLeft ? result.reversed() : result
  }

  private func ligatureParts(_ range: Range<Int>) -> [Range<Int>]? {
    guard range.upperBound <= units.count else { return nil }
    var starts = [UInt8](repeating: 0, count: range.count + 1)
    units[range].withUnsafeBufferPointer {
      _ = cicu_grapheme_breaks($0.baseAddress, Int32($0.count), &starts)
    }
    let inside = range.filter { $0 == range.lowerBound || starts[$0 - range.lowerBound] != 0 }
    return inside.enumerated().map { index, start in
      start..<(index + 1 < inside.count ? inside[index + 1] : range.upperBound)
    }
  }

  /// Returns the insertion indexes of a line and their positions relative to its left edge.
  func stops(_ line: Line) -> [(index: Int, x: Float)] {
    var result: [(index: Int, x: Float)] = []
    for run in runs[line.runs] where !run.range.isEmpty {
      for (range, low, high) in clusters(run) {
        result.append((range.lowerBound, run.isRightToLeft ? high : low))
      }
    }
    let end = caretEnd(line)
    result.append((end, offset(of: end, in: line)))
    return result
  }

  /// Returns the last insertion index of a line.
  private func caretEnd(_ line: Line) -> Int {
    let shown = runs[line.runs].map(\.range.upperBound).max() ?? line.range.lowerBound
    return max(shown, line.range.lowerBound)
  }

  func offset(of index: Int, in line: Line) -> Float {
    var atEnd: Float = line.isRightToLeft ? 0 : Float(line.frame.width)
    var best: (distance: Int, x: Float)?
    for run in runs[line.runs] where !run.range.isEmpty {
      if index >= run.range.lowerBound, index < run.range.upperBound {
        for (range, low, high) in clusters(run) where range.contains(index) {
          return run.isRightToLeft ? high : low
        }
      }
      if run.range.upperBound <= index {
        let distance = index - run.range.upperBound
        if best.map({ distance < $0.distance }) ?? true {
          best = (distance, run.isRightToLeft ? run.x : run.x + run.width)
        }
      }
    }
    if let best { atEnd = best.x }
    if runs[line.runs].isEmpty || index <= line.range.lowerBound {
      return line.isRightToLeft ? Float(line.frame.width) : 0
    }
    return atEnd
  }
}
