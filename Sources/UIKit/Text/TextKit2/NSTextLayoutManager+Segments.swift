import CoreText

// Geometry of text ranges.

extension NSTextLayoutManager {
  func forEachSegment(
    _ textRange: NSTextRange, _ type: SegmentType, _ options: SegmentOptions,
    _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let range = textRange.offsets, let container = textContainer else { return }
    makeFragments { NSMaxRange($0.span) > NSMaxRange(range) }
    guard var index = index(of: range.location) else { return }
    var segments: [Segment] = []
    while fragments.indices.contains(index) {
      let fragment = fragments[index]
      guard fragment.span.location < NSMaxRange(range) || segments.isEmpty else { break }
      let isMiddle = fragment.span.location > range.location && NSMaxRange(fragment.span) < NSMaxRange(range)
      if !(isMiddle && options.contains(.middleFragmentsExcluded)) {
        segments += self.segments(of: range, in: fragment, type, options)
      }
      index += 1
    }
    let right = container.size.width > 0 ? container.size.width : usageBoundsForTextContainer.maxX
    for (number, segment) in segments.enumerated() {
      var rect = segment.rect
      if number == 0, options.contains(.headSegmentExtended) {
        rect = CGRect(x: 0, y: rect.minY, width: rect.maxX, height: rect.height)
      }
      let isTail = number == segments.count - 1 && options.contains(.tailSegmentExtended)
      if isTail || segment.reachesEdge { rect.size.width = max(right - rect.minX, rect.width) }
      let part = options.contains(.rangeNotRequired) ? nil : NSTextRange(offsets: segment.range)
      guard block(part, rect, segment.baseline, container) else { return }
    }
  }

  private struct Segment {
    var range: NSRange
    var rect: CGRect
    var baseline: CGFloat
    var reachesEdge: Bool
  }

  private func segments(
    of range: NSRange, in fragment: NSTextLayoutFragment, _ type: SegmentType, _ options: SegmentOptions
  ) -> [Segment] {
    guard let layout = fragment.layout, let container = textContainer else { return [] }
    let start = fragment.span.location
    let top = fragment.top + fragment.topMargin
    let inset = container.lineFragmentPadding
    if range.length == 0 {
      let index = range.location - start
      guard let number = layout.lineIndex(for: index, isUpstream: options.contains(.upstreamAffinity)) else {
        return []
      }
      let line = layout.lines[number]
      let x = layout.caretRect(at: index, isUpstream: options.contains(.upstreamAffinity)).minX
      let rect = CGRect(x: x + inset, y: line.frame.minY + top, width: 0, height: line.frame.height)
      return [Segment(range: range, rect: rect, baseline: line.baseline - line.frame.minY, reachesEdge: false)]
    }
    let low = max(range.location - start, 0)
    let high = min(NSMaxRange(range) - start, layout.length)
    guard low < high else { return [] }
    var result: [Segment] = []
    for line in layout.lines where line.range.lowerBound < high && line.range.upperBound > low {
      let part = line.range.clamped(to: low..<high)
      let place = NSRange(location: start + part.lowerBound, length: part.count)
      let holdsEnd = type == .selection && high >= line.range.upperBound
      let reaches =
        holdsEnd && (line.endsParagraph ? NSMaxRange(fragment.span) < documentLength || hasBreak(fragment) : true)
      let rects = layout.selectionRects(for: part, includesEllipses: true)
      if rects.isEmpty {
        let x = layout.caretRect(at: part.lowerBound).minX
        result.append(
          Segment(
            range: place, rect: CGRect(x: x + inset, y: line.frame.minY + top, width: 0, height: line.frame.height),
            baseline: line.baseline - line.frame.minY, reachesEdge: reaches))
      }
      for (number, rect) in rects.enumerated() {
        result.append(
          Segment(
            range: place, rect: rect.offsetBy(dx: inset, dy: top), baseline: line.baseline - line.frame.minY,
            reachesEdge: reaches && number == rects.count - 1))
      }
    }
    return result
  }

  /// Returns whether a fragment's text ends with a line break.
  private func hasBreak(_ fragment: NSTextLayoutFragment) -> Bool {
    (fragment.textElement as? NSTextParagraph)?.paragraphSeparatorRange?.isEmpty == false
  }

  // MARK: Queries of selections

  private var string: NSAttributedString? { (textContentManager as? NSTextContentStorage)?.textStorage }

  func unit(_ granularity: NSTextSelection.Granularity, _ location: any NSTextLocation) -> NSTextRange? {
    guard let offset = (location as? TextOffsetLocation)?.offset, let text = string, offset >= 0,
      offset <= text.length
    else { return nil }
    if granularity == .line {
      guard let fragment = textLayoutFragment(for: location), let layout = fragment.layout,
        let number = layout.lineIndex(for: offset - fragment.span.location)
      else { return nil }
      let line = layout.lines[number].range
      return NSTextRange(offsets: NSRange(location: fragment.span.location + line.lowerBound, length: line.count))
    }
    if granularity == .paragraph {
      let range = text.paragraphRange(containing: offset)
      return NSTextRange(offsets: NSRange(location: range.lowerBound, length: range.count))
    }
    return TextSelectionUnits.unit(granularity, at: offset, in: text).map { NSTextRange(offsets: $0) }
  }

  func forEachSubstring(
    _ location: any NSTextLocation, _ options: NSString.EnumerationOptions,
    _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let text = string, var offset = (location as? TextOffsetLocation)?.offset else { return }
    let isReverse = options.contains(.reverse)
    let granularity = TextSelectionUnits.granularity(options)
    var stop = ObjCBool(false)
    offset = min(max(offset, 0), text.length)
    if isReverse { offset -= 1 }
    while offset >= 0, offset < text.length, !stop.boolValue {
      guard let range = unit(granularity, TextOffsetLocation(offset))?.offsets, range.length > 0 else { return }
      let isSpace = granularity == .word && TextSelectionUnits.isSpace(range, in: text)
      if !isSpace {
        let part = options.contains(.substringNotRequired) ? nil : text.attributedSubstring(from: range).string
        block(part, NSTextRange(offsets: range), NSTextRange(offsets: range), &stop)
      }
      offset = isReverse ? range.location - 1 : NSMaxRange(range)
    }
  }

  func direction(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
    guard let offset = (location as? TextOffsetLocation)?.offset, let fragment = textLayoutFragment(for: location),
      let layout = fragment.layout, let number = layout.lineIndex(for: offset - fragment.span.location)
    else { return .leftToRight }
    return layout.lines[number].isRightToLeft ? .rightToLeft : .leftToRight
  }

  func forEachCaretOffset(
    _ location: any NSTextLocation,
    _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let offset = (location as? TextOffsetLocation)?.offset, let fragment = textLayoutFragment(for: location),
      let layout = fragment.layout, let number = layout.lineIndex(for: offset - fragment.span.location)
    else { return }
    let line = FlowLine(layout, layout.lines[number])
    var stop = ObjCBool(false)
    for (index, x) in line.stops.sorted(by: { $0.x < $1.x }) where !stop.boolValue {
      block(x + line.frame.minX + padding, TextOffsetLocation(fragment.span.location + index), true, &stop)
    }
  }

  func lineRange(at point: CGPoint) -> NSTextRange? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    makeFragments { $0.top + $0.height > point.y }
    guard !fragments.isEmpty else { return nil }
    let fragment = fragments[index(at: point.y)]
    guard let layout = fragment.layout else { return nil }
    let y = point.y - fragment.top - fragment.topMargin
    guard let line = layout.lines.first(where: { y < $0.frame.maxY }) ?? layout.lines.last else { return nil }
    return NSTextRange(
      offsets: NSRange(location: fragment.span.location + line.range.lowerBound, length: line.range.count))
  }
}
