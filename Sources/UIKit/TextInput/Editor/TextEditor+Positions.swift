/// Positions, ranges and geometry of `UITextInput`. Positions count UTF-16 units; those of another text input are
/// not valid in this one (facts/text-input.md#positions).
extension TextEditor {
  func position(_ offset: Int) -> TextOffset { TextOffset(offset, in: self) }
  func range(_ range: NSRange) -> TextOffsetRange { TextOffsetRange(range, in: self) }

  /// Returns the position's offset, which may lie behind the end of a text that became shorter; nil for a foreign
  /// position.
  func offset(_ position: UITextPosition) -> Int? {
    guard let position = position as? TextOffset, position.editor === self else { return nil }
    return position.offset
  }

  /// Returns the range in UTF-16 units; nil for a range of another text input.
  func nsRange(_ range: UITextRange) -> NSRange? {
    guard let range = range as? TextOffsetRange, range.editor === self else { return nil }
    return range.range
  }

  // MARK: Arithmetic

  /// Returns a range between two positions in either order.
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = offset(start), let end = offset(end) else { return nil }
    return range(NSRange(location: min(start, end), length: abs(end - start)))
  }

  /// Returns the position at an offset in UTF-16 units from another; nil outside of the text.
  func position(from position: UITextPosition, offset units: Int) -> UITextPosition? {
    guard let start = offset(position) else { return nil }
    let (end, overflow) = start.addingReportingOverflow(units)
    return overflow || end < 0 || end > length ? nil : self.position(end)
  }

  /// Returns the position in a direction: to the sides by composed characters, up and down by lines; nil beyond the
  /// text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
  ) -> UITextPosition? {
    guard let host, let start = offset(position), start >= 0, start <= length else { return nil }
    switch direction {
    case .right, .left:
      return sideStep(from: start, toRight: (direction == .right) == (count >= 0), count.magnitude)
    case .up, .down:
      guard host.allowsLineBreaks else { return self.position(direction == .up ? 0 : length) }
      let column = host.caretFrame(at: start).midX
      return lines(from: start, isBelow: (direction == .down) == (count >= 0), count.magnitude, column: column)
        .map(self.position)
    }
  }

  /// Steps as they are seen, by composed characters.
  private func sideStep(from start: Int, toRight: Bool, _ count: UInt) -> UITextPosition? {
    guard let host else { return nil }
    var offset = start
    for _ in 0..<min(count, UInt(length) + 1) {
      switch host.visualStep(from: offset, toRight: toRight) {
      case .index(let next): offset = next
      case .logical:
        guard let next = neighbour(of: offset, isForward: toRight) else { return nil }
        offset = next
      case .edge(let isForward):
        guard let next = neighbour(of: offset, isForward: isForward) else { return nil }
        offset = next
      }
    }
    return position(offset)
  }

  /// Returns the offset of the next composed character; nil at the end.
  private func neighbour(of offset: Int, isForward: Bool) -> Int? {
    let unit =
      isForward ? TextUnits.character(at: offset, in: storage) : TextUnits.characterBefore(offset, in: storage)
    guard unit.length > 0 else { return nil }
    return isForward ? NSMaxRange(unit) : unit.location
  }

  /// Returns the offset nearest to a column, in the line `count` lines away; nil beyond the text.
  func lines(from start: Int, isBelow: Bool, _ count: UInt, column: CGFloat) -> Int? {
    guard let host else { return nil }
    var offset = start
    for _ in 0..<min(count, UInt(length) + 1) {
      guard let y = host.lineHeight(beside: offset, isBelow: isBelow) else { return nil }
      offset = host.offset(at: CGPoint(x: column, y: y))
    }
    return offset
  }

  /// Compares two positions; those of another input compare as equal.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = distance(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// Returns the distance in UTF-16 units; 0 if a position belongs to another input.
  func distance(from start: UITextPosition, to end: UITextPosition) -> Int {
    guard let start = offset(start), let end = offset(end) else { return 0 }
    return end - start
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: self.position(0), to: position) : textRange(from: position, to: self.position(length))
  }

  /// Returns the line of an offset, without its line break; where two lines meet, the upper one if `isUpstream`.
  func line(at offset: Int, isUpstream: Bool) -> NSRange {
    guard let host else { return all }
    var line = host.lineRange(at: min(max(0, offset), length), isUpstream: isUpstream)
    let last = TextUnits.characterBefore(NSMaxRange(line), in: storage)
    if last.length > 0, last.location >= line.location,
      storage.attributedSubstring(from: last).string.allSatisfy(\.isNewline)
    {
      line.length = last.location - line.location
    }
    return line
  }

  // MARK: Content

  /// Returns the text in a range, in which half of a surrogate pair reads as U+FFFD.
  func text(in range: UITextRange) -> String? {
    nsRange(range).map { storage.attributedSubstring(from: clamped($0)).string }
  }

  /// Returns the attributes of the character at a position, or of typed text if the text is empty.
  func styling(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
    guard let offset = offset(position) else { return nil }
    guard length > 0 else { return typingAttributes }
    return storage.attributes(at: min(max(0, offset), length - 1), effectiveRange: nil)
  }

  // MARK: Geometry

  func caretRect(for position: UITextPosition) -> CGRect {
    guard let host, let offset = offset(position) else { return .zero }
    return host.caretFrame(at: min(max(0, offset), length))
  }

  /// Returns the rectangle of the range on its first line; that of an empty range is at the caret and has no width.
  func firstRect(for range: UITextRange) -> CGRect {
    guard let host, let range = nsRange(range).map(clamped) else { return .zero }
    if let box = host.firstBox(of: range) { return box }
    let caret = host.caretFrame(at: range.location)
    return CGRect(x: caret.midX, y: caret.minY, width: 0, height: caret.height)
  }

  /// Returns one rectangle for each run of a line. The rectangles with the edges of the range are marked; in
  /// bidirectional lines these need not be the first and the last.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let host, let range = nsRange(range).map(clamped) else { return [] }
    let boxes = host.selectionBoxes(of: range)
    guard !boxes.isEmpty else { return [] }
    let edges = edges(of: self.range(range))
    let first = edges.flatMap { edge in boxes.firstIndex { $0.touches(edge.start) } } ?? 0
    let last = edges.flatMap { edge in boxes.lastIndex { $0.touches(edge.end) } } ?? boxes.count - 1
    return boxes.enumerated().map { index, box in
      let isRight =
        index == first
        ? edges.map { abs($0.start.minX - box.maxX) < abs($0.start.minX - box.minX) }
        : index == last ? edges.map { abs($0.end.minX - box.minX) < abs($0.end.minX - box.maxX) } : nil
      return TextSelectionRect(
        box, isFirst: index == first, isLast: index == last,
        isRight.map { $0 ? .rightToLeft : .leftToRight } ?? .natural)
    }
  }

  /// Returns the edges of a selection's start and end; nil for an empty selection.
  func edges(of range: UITextRange) -> (start: CGRect, end: CGRect)? {
    guard let host, let range = nsRange(range).map(clamped), range.length > 0,
      let start = host.edge(at: range.location, isTrailing: false),
      let end = host.edge(at: range.location + range.length, isTrailing: true)
    else { return nil }
    return (start, end)
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? { host.map { position($0.offset(at: point)) } }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let host, let range = nsRange(range) else { return nil }
    return position(min(max(host.offset(at: point), range.location), range.location + range.length))
  }

  /// Returns the composed character under the point; nil beside the text.
  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let host, point.x.isFinite, point.y.isFinite else { return nil }
    let (point, offset) = (host.pointOnText(point), host.offset(at: point))
    for unit in [TextUnits.character(at: offset, in: storage), TextUnits.characterBefore(offset, in: storage)]
    where host.boxes(of: unit).contains(where: { $0.contains(point) }) { return range(unit) }
    return nil
  }
}

extension CGRect {
  /// Returns whether an extent of no width lies on the rectangle's edges or in it.
  fileprivate func touches(_ edge: CGRect) -> Bool {
    edge.midY > minY && edge.midY < maxY && edge.minX >= minX - 0.5 && edge.minX <= maxX + 0.5
  }
}
