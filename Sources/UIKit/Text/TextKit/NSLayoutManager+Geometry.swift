import CoreText

// Geometry of characters: points from a container's top left.

extension NSLayoutManager {
  // MARK: Lines

  /// Returns the container and line of a character.
  func line(_ index: Int) -> (filled: Filled, line: FlowLine)? {
    for filled in layouts where index < filled.end || filled.container === textContainers.last {
      guard let line = filled.layout.flowLine(at: index - filled.start) else { continue }
      return (filled, line)
    }
    return nil
  }

  /// The line behind a last newline.
  var extraLine: (filled: Filled, line: FlowLine)? {
    guard let filled = layouts.last, filled.layout.length > 0,
      let line = filled.layout.flowLine(at: filled.layout.length), line.range.isEmpty
    else { return nil }
    return (filled, line)
  }

  func range(_ line: FlowLine, _ filled: Filled) -> NSRange {
    NSRange(location: filled.start + line.range.lowerBound, length: line.range.count)
  }

  /// Returns a line with the width of the container. It extends down to the next line, because it includes the
  /// spacing below it.
  func fragment(_ line: FlowLine, _ filled: Filled) -> CGRect {
    let padding = filled.container.lineFragmentPadding
    let width = filled.container.size.width
    let full = width > 0 && width < 1e7 ? width : filled.layout.size.width + 2 * padding
    let frame = line.frame
    // Beside exclusions, a line has the room between them.
    if let stretch = line.stretch {
      let right = min(stretch.high + 2 * padding, full)
      return CGRect(x: stretch.low, y: frame.minY, width: max(right - stretch.low, 0), height: frame.height)
    }
    var height = frame.height
    if let next = line.next ?? nextLine(line, filled), next.minY > frame.maxY { height = next.minY - frame.minY }
    return CGRect(x: 0, y: frame.minY, width: full, height: height)
  }

  /// Returns the frame of the first line of the next block; nil if that block is not laid out yet.
  private func nextLine(_ line: FlowLine, _ filled: Filled) -> CGRect? {
    guard line.range.upperBound < filled.layout.length else { return nil }
    return filled.layout.flowLine(at: line.range.upperBound)?.frame
  }

  func used(_ line: FlowLine, _ filled: Filled) -> CGRect {
    let padding = filled.container.lineFragmentPadding
    return CGRect(
      x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
  }

  func forEachLine(
    _ range: NSRange, _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let inner = inside(range)
    for filled in layouts {
      let low = max(inner.location - filled.start, 0)
      filled.layout.forEachFlowLine(in: low..<max(low, NSMaxRange(inner) - filled.start)) { line in
        guard !stop.boolValue else { return false }
        block(
          fragment(line, filled), used(line, filled), filled.container, self.range(line, filled), &stop)
        return !stop.boolValue
      }
    }
  }

  func truncated(_ index: Int) -> NSRange {
    guard let (filled, line) = line(index), let hidden = line.truncatedRange else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: filled.start + hidden.lowerBound, length: hidden.count)
  }

  // MARK: Rectangles

  func usedRectangle(_ container: NSTextContainer) -> CGRect {
    guard let filled = layout(of: container), !filled.layout.lines.isEmpty else { return .zero }
    let left = filled.layout.lines.map(\.frame.minX).min() ?? 0
    let right = filled.layout.lines.map(\.frame.maxX).max() ?? 0
    return CGRect(
      x: left, y: 0, width: right - left + 2 * container.lineFragmentPadding, height: filled.layout.size.height)
  }

  func rects(_ range: NSRange, _ container: NSTextContainer) -> [CGRect] {
    let range = inside(range)
    guard range.length > 0, let filled = layout(of: container) else { return [] }
    let low = max(range.location - filled.start, 0)
    let high = max(NSMaxRange(range) - filled.start, low)
    return filled.layout.selectionRects(for: low..<high, includesEllipses: true).map {
      $0.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }
  }

  /// Returns the rectangles of a range; within a selection that continues behind a line, the line's rectangle
  /// extends to the container's right edge.
  func enclosingRects(_ range: NSRange, _ selected: NSRange, _ container: NSTextContainer) -> [CGRect] {
    let result = rects(range, container)
    guard selected.location != NSNotFound, let filled = layout(of: container), container.size.width > 0 else {
      return result
    }
    let selected = inside(selected)
    return result.map { rect in
      guard
        let line = filled.layout.flowLine(
          at: filled.layout.index(at: CGPoint(x: rect.midX - container.lineFragmentPadding, y: rect.midY)))
      else { return rect }
      let end = filled.start + line.range.upperBound
      guard selected.location < end,
        NSMaxRange(selected) > end || (NSMaxRange(selected) == end && endsWithBreak(end))
      else { return rect }
      return CGRect(
        x: rect.minX, y: rect.minY, width: max(container.size.width - rect.minX, rect.width), height: rect.height)
    }
  }

  private func endsWithBreak(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return textStorage?.withUnits(index - 1..<index) { $0.first == 0x0A || $0.first == 0x0D } ?? false
  }

  func lines(meeting bounds: CGRect, _ container: NSTextContainer) -> NSRange {
    guard let filled = layout(of: container) else { return NSRange(location: 0, length: 0) }
    guard !bounds.minY.isNaN, !bounds.maxY.isNaN,
      let range = filled.layout.range(from: bounds.minY, to: bounds.maxY)
    else { return NSRange(location: filled.start, length: 0) }
    return NSRange(location: filled.start + range.lowerBound, length: range.count)
  }

  // MARK: Points

  func place(of index: Int) -> CGPoint {
    guard let (filled, line) = line(index) else { return .zero }
    let x = line.frame.minX + line.offset(of: index - filled.start) + filled.container.lineFragmentPadding
    // The point is relative to the fragment's origin, which is at the container's edge except beside exclusions.
    return CGPoint(x: x - (line.stretch?.low ?? 0), y: line.baseline - line.frame.minY)
  }

  /// Returns the character under a point or the nearest, and the fraction of its width at which the point is, in
  /// the direction of the text.
  func nearest(_ point: CGPoint, _ container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    guard point.x.isFinite, point.y.isFinite, let filled = layout(of: container), filled.layout.length > 0 else {
      return (0, 0)
    }
    let inside = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    if let range = filled.layout.characterRange(at: inside),
      let line = filled.layout.flowLine(at: range.lowerBound),
      let found = line.character(at: inside.x - line.frame.minX), found.high > found.low
    {
      let along = min(max((inside.x - line.frame.minX - found.low) / (found.high - found.low), 0), 1)
      return (filled.start + found.range.lowerBound, found.isRightToLeft ? 1 - along : along)
    }
    let index = filled.start + filled.layout.index(at: inside)
    let last = max((textStorage?.length ?? 0) - 1, 0)
    return index > last ? (last, 1) : (index, 0)
  }

  func writeInsertionPoints(
    _ index: Int, _ inDisplayOrder: Bool, _ positions: UnsafeMutablePointer<CGFloat>?,
    _ indexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let (filled, line) = line(index) else { return 0 }
    var stops = line.stops
    // The start of the next line is not part of this one.
    if stops.count > 1, let last = stops.last, last.index == line.range.upperBound,
      last.index < filled.layout.length
    {
      stops.removeLast()
    }
    if inDisplayOrder { stops.sort { $0.x < $1.x } } else { stops.sort { $0.index < $1.index } }
    for (number, stop) in stops.enumerated() {
      positions?[number] = line.frame.minX + stop.x + filled.container.lineFragmentPadding
      indexes?[number] = filled.start + stop.index
    }
    return stops.count
  }
}
