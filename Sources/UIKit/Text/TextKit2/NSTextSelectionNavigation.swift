/// An object that moves and extends selections, as arrow keys and fingers do.
///
/// ```swift
/// if let manager = textView.textLayoutManager, let selection = manager.textSelections.last {
///   let next = manager.textSelectionNavigation.destinationSelection(
///     for: selection, direction: .forward, destination: .word, extending: true, confined: false)
///   manager.textSelections = next.map { [$0] } ?? []
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextselectionnavigation>
open class NSTextSelectionNavigation: NSObject {
  /// The direction in which a selection moves.
  public enum Direction: Int, Sendable {
    /// A movement in the order of the text.
    case forward = 0
    /// A movement against the order of the text.
    case backward = 1
    /// A movement to the right on the screen.
    case right = 2
    /// A movement to the left on the screen.
    case left = 3
    /// A movement to the line above.
    case up = 4
    /// A movement to the line below.
    case down = 5
  }

  /// The unit by which a selection moves.
  public enum Destination: Int, Sendable {
    /// A movement by a character.
    case character = 0
    /// A movement to the edge of a word.
    case word = 1
    /// A movement to the edge of the line.
    case line = 2
    /// A movement to the edge of a sentence.
    case sentence = 3
    /// A movement to the edge of the paragraph.
    case paragraph = 4
    /// A movement to the edge of the container.
    case container = 5
    /// A movement to the edge of the document.
    case document = 6
  }

  /// Modifiers of the change that a touch makes to the selection.
  public struct Modifier: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The selection is extended up to the point.
    public static let extend = Modifier(rawValue: 1 << 0)
    /// The selection is a visual rectangle instead of a range of the text.
    public static let visual = Modifier(rawValue: 1 << 1)
    /// The selection is added to the existing ones.
    public static let multiple = Modifier(rawValue: 1 << 2)
  }

  /// The direction of a line.
  public enum WritingDirection: Int, Sendable {
    /// Lines run from left to right, as in Latin script.
    case leftToRight = 0
    /// Lines run from right to left, as in Arabic script.
    case rightToLeft = 1
  }

  /// Whether lines are horizontal.
  public enum LayoutOrientation: Int, Sendable {
    /// Lines are horizontal.
    case horizontal = 0
    /// Lines from top to bottom, which no text of UIKit has.
    case vertical = 1
  }

  /// The text that selections are in.
  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// Whether selections may have several ranges. False by default.
  open var allowsNonContiguousRanges = false
  /// Whether points are rotated with vertical lines. False by default. Setting it logs a message, and has no
  /// effect: all lines are horizontal.
  open var rotatesCoordinateSystemForLayoutOrientation = false {
    didSet {
      if rotatesCoordinateSystemForLayoutOrientation {
        Unsupported.log("NSTextSelectionNavigation.rotatesCoordinateSystemForLayoutOrientation")
      }
    }
  }

  /// Creates a navigation for the selections of a text.
  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  /// Forgets the distance from the line's start that moves up and down keep.
  open func flushLayoutCache() { keptOffset = nil }
  /// The horizontal distance of the last vertical move, with the location to which it led.
  private var keptOffset: (location: any NSTextLocation, x: CGFloat)?

  // MARK: Moves

  /// Returns the selection after a move; nil if it cannot be moved. A move by a character that does not extend a
  /// selection that is not empty moves to the selection's edge.
  ///
  /// - Parameters:
  ///   - textSelection: the selection that is moved.
  ///   - direction: the direction of the move.
  ///   - destination: the unit of the move.
  ///   - extending: whether the anchor stays selected, so that the selection grows or shrinks.
  ///   - confined: whether the move stays within the text element, such as a paragraph.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
    confined: Bool
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource, let first = textSelection.textRanges.first,
      let last = textSelection.textRanges.last
    else { return nil }
    let isForward = isForward(direction, at: last.endLocation, source)
    let isEmpty = textSelection.textRanges.count == 1 && first.isEmpty
    let isVertical = direction == .up || direction == .down
    if !isEmpty, !extending, destination == .character, !isVertical {
      return NSTextSelection(isForward ? last.endLocation : first.location, affinity: .downstream)
    }
    let anchor = textSelection.anchor ?? (isForward ? first.location : last.endLocation)
    let head: any NSTextLocation
    if extending, let fixed = textSelection.anchor {
      head = fixed.compare(first.location) == .orderedSame ? last.endLocation : first.location
    } else {
      head = isForward ? last.endLocation : first.location
    }
    var offset = textSelection.anchorPositionOffset
    let target: (any NSTextLocation)?
    if isVertical, destination == .character || destination == .line {
      target = vertical(from: head, isDown: direction == .down, &offset, source)
    } else {
      offset = 0
      target = destinationLocation(from: head, isForward, destination, source)
    }
    guard let target, !confined || isWithinParagraph(head, target, source) else { return nil }
    let result: NSTextSelection
    if extending {
      let isBehind = target.compare(anchor) == .orderedDescending
      guard let range = NSTextRange(location: isBehind ? anchor : target, end: isBehind ? target : anchor) else {
        return nil
      }
      result = NSTextSelection([range], affinity: .downstream, granularity: textSelection.granularity)
      result.anchor = anchor
    } else {
      result = NSTextSelection(
        target, affinity: destination == .line && isForward && !isVertical ? .upstream : .downstream)
    }
    result.anchorPositionOffset = offset
    result.typingAttributes = textSelection.typingAttributes
    return result
  }

  private func isWithinParagraph(
    _ start: any NSTextLocation, _ end: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> Bool {
    guard let range = source.textRange(for: .paragraph, enclosing: start) else { return true }
    return range.contains(end) || range.endLocation.compare(end) == .orderedSame
  }

  private func isForward(
    _ direction: Direction, at location: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> Bool {
    switch direction {
    case .forward, .down: return true
    case .backward, .up: return false
    case .right: return source.baseWritingDirection(at: location) == .leftToRight
    case .left: return source.baseWritingDirection(at: location) == .rightToLeft
    }
  }

  private func destinationLocation(
    from head: any NSTextLocation, _ isForward: Bool, _ destination: Destination,
    _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    let document = source.documentRange
    let edge = isForward ? document.endLocation : document.location
    switch destination {
    case .container, .document: return edge
    case .character: return step(from: head, isForward, .character, source)
    case .word: return word(from: head, isForward, source)
    case .sentence: return step(from: head, isForward, .sentence, source)
    case .paragraph: return step(from: head, isForward, .paragraph, source)
    case .line:
      guard let line = source.textRange(for: .line, enclosing: head) else { return edge }
      guard isForward else { return line.location }
      // Before the line break.
      guard line.endLocation.compare(document.endLocation) != .orderedSame || endsWithBreak(line, source),
        let end = source.location(line.endLocation, offsetBy: -1), end.compare(line.location) != .orderedAscending
      else { return line.endLocation }
      return endsWithBreak(line, source) ? end : line.endLocation
    }
  }

  private func endsWithBreak(_ line: NSTextRange, _ source: any NSTextSelectionDataSource) -> Bool {
    guard let paragraph = source.textRange(for: .paragraph, enclosing: line.location) else { return false }
    guard paragraph.endLocation.compare(line.endLocation) == .orderedSame else { return false }
    if paragraph.endLocation.compare(source.documentRange.endLocation) != .orderedSame { return true }
    var isBreak = false
    if let last = source.location(line.endLocation, offsetBy: -1) {
      source.enumerateSubstrings(from: last, options: .byComposedCharacterSequences) { text, _, _, stop in
        isBreak = text?.allSatisfy(\.isNewline) ?? false
        stop.pointee = ObjCBool(true)
      }
    }
    return isBreak
  }

  /// Returns the end of the unit after a location, or the start of the unit before it; nil at the edge of the
  /// document.
  private func step(
    from head: any NSTextLocation, _ isForward: Bool, _ granularity: NSTextSelection.Granularity,
    _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    let document = source.documentRange
    if isForward {
      guard head.compare(document.endLocation) == .orderedAscending else { return nil }
      return source.textRange(for: granularity, enclosing: head)?.endLocation ?? document.endLocation
    }
    guard head.compare(document.location) == .orderedDescending, let before = source.location(head, offsetBy: -1)
    else { return nil }
    return source.textRange(for: granularity, enclosing: before)?.location ?? document.location
  }

  private func word(
    from head: any NSTextLocation, _ isForward: Bool, _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    let document = source.documentRange
    guard head.compare(isForward ? document.endLocation : document.location) != .orderedSame else { return nil }
    var found: (any NSTextLocation)?
    source.enumerateSubstrings(from: head, options: isForward ? .byWords : [.byWords, .reverse]) {
      _, range, _, stop in
      let edge = isForward ? range.endLocation : range.location
      guard edge.compare(head) != .orderedSame else { return }
      found = edge
      stop.pointee = ObjCBool(true)
    }
    return found ?? (isForward ? document.endLocation : document.location)
  }

  /// Returns the location in the line above or below that is nearest to the horizontal offset, which vertical
  /// movements keep.
  private func vertical(
    from head: any NSTextLocation, isDown: Bool, _ offset: inout CGFloat, _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    guard let line = source.textRange(for: .line, enclosing: head) else { return nil }
    if offset == 0, let kept = keptOffset, kept.location.compare(head) == .orderedSame { offset = kept.x }
    if offset == 0 { offset = self.offset(of: head, source) ?? 0 }
    let document = source.documentRange
    let next = isDown ? line.endLocation : source.location(line.location, offsetBy: -1)
    guard let next, isDown ? next.compare(head) == .orderedDescending : true,
      let target = source.textRange(for: .line, enclosing: next), !target.isEqual(to: line)
    else { return isDown ? document.endLocation : document.location }
    var best: (location: any NSTextLocation, distance: CGFloat)?
    source.enumerateCaretOffsetsInLineFragment(at: target.location) { x, location, _, _ in
      let isInLine = target.contains(location) || location.compare(document.endLocation) == .orderedSame
      guard isInLine else { return }
      let distance = abs(x - offset)
      if best.map({ distance < $0.distance }) ?? true { best = (location, distance) }
    }
    let found = best?.location ?? target.location
    keptOffset = (found, offset)
    return found
  }

  private func offset(of location: any NSTextLocation, _ source: any NSTextSelectionDataSource) -> CGFloat? {
    var result: CGFloat?
    source.enumerateCaretOffsetsInLineFragment(at: location) { x, place, _, _ in
      if place.compare(location) == .orderedSame { result = x }
    }
    return result
  }

  // MARK: Points

  /// Returns the selections after a touch.
  ///
  /// - Parameters:
  ///   - point: the touch, in the container's coordinate space.
  ///   - containerLocation: the location at which the container begins.
  ///   - anchors: the selections before the touch, or at its start.
  ///   - modifiers: how the touch changes the selection.
  ///   - selecting: whether the touch selects a range from the anchors on, rather than placing an insertion point.
  ///   - bounds: the visible part of the container. It is ignored.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
    modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let location = nearest(point, containerLocation) else { return anchors }
    guard selecting || modifiers.contains(.extend), let anchor = anchors.last, let range = anchor.textRanges.first
    else {
      let new = NSTextSelection(location, affinity: .downstream)
      return modifiers.contains(.multiple) && allowsNonContiguousRanges ? anchors + [new] : [new]
    }
    let fixed = anchor.anchor ?? range.location
    let isBehind = location.compare(fixed) == .orderedDescending
    guard var selected = NSTextRange(location: isBehind ? fixed : location, end: isBehind ? location : fixed) else {
      return anchors
    }
    if anchor.granularity != .character, let source = textSelectionDataSource {
      for edge in [selected.location, selected.endLocation] {
        if let unit = source.textRange(for: anchor.granularity, enclosing: edge) { selected = selected.union(unit) }
      }
    }
    let result = NSTextSelection(range: selected, affinity: .downstream, granularity: anchor.granularity)
    result.anchor = fixed
    result.isTransient = selecting
    return anchors.dropLast() + [result]
  }

  /// Returns the insertion point nearest to a point.
  private func nearest(_ point: CGPoint, _ container: any NSTextLocation) -> (any NSTextLocation)? {
    guard let source = textSelectionDataSource, !point.x.isNaN, !point.y.isNaN,
      let line = source.lineFragmentRange(for: point, inContainerAt: container)
    else { return nil }
    var best: (location: any NSTextLocation, distance: CGFloat)?
    source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, location, _, _ in
      let distance = abs(x - point.x)
      if best.map({ distance < $0.distance }) ?? true { best = (location, distance) }
    }
    return best?.location ?? line.location
  }

  // MARK: Units

  /// Returns a selection of the whole units that a selection touches.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    guard let source = textSelectionDataSource else { return textSelection }
    let ranges = textSelection.textRanges.map { range -> NSTextRange in
      let first = source.textRange(for: selectionGranularity, enclosing: range.location) ?? range
      guard !range.isEmpty, let end = source.location(range.endLocation, offsetBy: -1),
        let last = source.textRange(for: selectionGranularity, enclosing: end)
      else { return first }
      return first.union(last)
    }
    return NSTextSelection(ranges, affinity: .downstream, granularity: selectionGranularity)
  }

  /// Returns a selection of the unit at a point of the container; nil if there is no text.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let place = nearest(point, location),
      let range = textSelectionDataSource?.textRange(for: selectionGranularity, enclosing: place)
    else { return nil }
    return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
  }

  /// Returns the location at which text is inserted: the start of the selection, or its second insertion point for
  /// text of the other direction.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? {
    guard let location = textSelection.textRanges.first?.location else { return nil }
    if let second = textSelection.secondarySelectionLocation,
      textSelectionDataSource?.baseWritingDirection(at: location) != writingDirection
    {
      return second
    }
    return location
  }

  /// Returns the ranges that a deletion removes: the selection, or else the unit before or after the insertion
  /// point.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
  ) -> [NSTextRange] {
    guard let source = textSelectionDataSource, let range = textSelection.textRanges.first else { return [] }
    if textSelection.textRanges.contains(where: { !$0.isEmpty }) { return textSelection.textRanges }
    let isForward = isForward(direction, at: range.location, source)
    guard let target = destinationLocation(from: range.location, isForward, destination, source) else { return [] }
    let result = NSTextRange(
      location: isForward ? range.location : target, end: isForward ? target : range.location)
    return result.map { $0.isEmpty ? [] : [$0] } ?? []
  }
}
