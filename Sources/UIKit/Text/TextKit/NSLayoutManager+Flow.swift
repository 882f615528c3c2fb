import CoreText

// Layout of the text into containers, and its invalidation by changes of the text.

extension NSLayoutManager {
  /// The laid-out text of one container.
  struct Filled {
    var container: NSTextContainer
    var layout: TextFlow
    /// Index in the storage of the layout's first character.
    var start: Int
    /// The index in the storage at which the container's text ends.
    var end: Int
  }

  // MARK: Changes

  func invalidate() {
    layoutDidChange?(nil, 0)
    guard filled != nil else { return }
    filled = nil
    reportInvalidation()
  }

  /// Notifies the delegate of an invalidated layout, unless the delegate itself has invalidated it during that
  /// call.
  private func reportInvalidation() {
    guard !isReporting else { return }
    isReporting = true
    delegate?.layoutManagerDidInvalidateLayout(self)
    isReporting = false
  }

  func containerDidResize(_ container: NSTextContainer, from oldSize: CGSize) {
    textContainerChangedGeometry(container)
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
  }

  /// The layout, if parts of its text may change; nil if a change may move text between containers.
  private var divisibleLayout: TextFlow? {
    guard let filled, filled.count == 1, let only = filled.first, only.layout.isDivisible else { return nil }
    return only.layout
  }

  /// Updates the layout of a range whose appearance was changed from outside of the storage.
  func lookDidChange(in range: NSRange) {
    guard let layout = divisibleLayout else { return invalidate() }
    let low = min(max(range.location, 0), layout.length)
    let length = min(max(range.length, 0), layout.length - low)
    layout.invalidate(low..<low + length)
    layoutDidChange?(range, 0)
    reportInvalidation()
  }

  func invalidateText(_ range: NSRange, _ actual: NSRangePointer?) {
    let whole = inside(range)
    actual?.pointee = whole
    if filled != nil { lookDidChange(in: whole) }
  }

  /// Returns the intersection of a range with the text.
  func inside(_ range: NSRange) -> NSRange {
    let length = max(textStorage?.length ?? 0, 0)
    let low = min(max(range.location, 0), length)
    return NSRange(location: low, length: min(max(range.length, 0), length - low))
  }

  func textDidChange(_ storage: NSTextStorage, _ range: NSRange, _ delta: Int) {
    let length = max(storage.length, 0)
    let (old, isOver) = range.length.subtractingReportingOverflow(delta)
    // An app may report a range outside the text; then all is laid out again.
    guard let layout = divisibleLayout, !isOver, old >= 0, 0...length ~= range.location,
      0...length - range.location ~= range.length
    else { return invalidate() }
    layout.replaced(range.location..<range.location + old, count: range.length)
    filled?[0].end = length
    layoutDidChange?(range, delta)
    reportInvalidation()
  }

  // MARK: Layout

  /// The containers with their text, laid out on first access.
  var layouts: [Filled] {
    guard let textStorage else { return [] }
    if let filled { return filled }
    // A delegate that accesses lines while they are made gets none.
    guard !isFilling else { return [] }
    isFilling = true
    var result: [Filled] = []
    var start = 0
    let length = max(textStorage.length, 0)
    for (index, container) in textContainers.enumerated() {
      let flow = flow(textStorage, container, from: start)
      let isLast = index == textContainers.count - 1
      let end = flow.isDivisible ? length : start + (flow.lines.last?.range.upperBound ?? 0)
      result.append(Filled(container: container, layout: flow, start: start, end: isLast ? max(end, start) : end))
      start = min(end, length)
    }
    isFilling = false
    filled = result
    if start < length, !textContainers.isEmpty {
      delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false)
    } else {
      delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: start >= length)
    }
    return result
  }

  private func flow(_ storage: NSTextStorage, _ container: NSTextContainer, from start: Int) -> TextFlow {
    var options = container.layoutOptions
    options.usesFontLeading = usesFontLeading
    options.usesDefaultHyphenation = usesDefaultHyphenation
    options.hyphenationFactor = hyphenationFactor.isFinite ? Float(min(max(hyphenationFactor, 0), 1)) : 0
    var text: NSAttributedString = storage
    if start > 0 {
      text = storage.attributedSubstring(from: NSRange(location: start, length: storage.length - start))
    }
    let kept = start > 0 ? text : nil
    let flow = TextFlow(text, options, asksForRoom: container.asksForRoom) { [weak self, weak storage] part in
      guard let text = kept ?? storage else { return NSAttributedString() }
      let piece = text.attributedSubstring(from: NSRange(location: part.lowerBound, length: part.count))
      return self?.shown(piece, from: start + part.lowerBound) ?? piece
    }
    flow.heightWasRefined = { [weak self] in self?.heightWasRefined?($0, $1) }
    flow.hooks = { [weak self, weak container] first, top in
      guard let self, let container else { return nil }
      return LayoutParticipant(self, container, start: start + first, top: top)
    }
    return flow
  }

  /// Returns a piece of the text as displayed, with attributes for a different look that is not in the storage.
  private func shown(_ piece: NSAttributedString, from start: Int) -> NSAttributedString {
    var text = withLinks(piece, from: start)
    for case let (whole, attributes)? in [highlighted, marked] {
      guard let range = NSLayoutManager.part(of: whole, start, text.length) else { continue }
      let copy = NSMutableAttributedString(attributedString: text)
      copy.addAttributes(attributes, range: range)
      text = copy
    }
    return withGlyphs(text, from: start)
  }

  /// Returns the intersection of a range with the piece of that start and length, relative to the piece.
  private static func part(of range: NSRange, _ start: Int, _ length: Int) -> NSRange? {
    let low = max(range.location - start, 0)
    let high = min(NSMaxRange(range) - start, length)
    return low < high ? NSRange(location: low, length: high - low) : nil
  }

  private func withLinks(_ text: NSAttributedString, from start: Int) -> NSAttributedString {
    guard !linkAttributes.isEmpty else { return text }
    var result: NSMutableAttributedString?
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard value != nil else { return }
      let copy = result ?? NSMutableAttributedString(attributedString: text)
      copy.addAttributes(linkAttributes, range: range)
      result = copy
    }
    for detected in detectedRanges {
      guard let range = NSLayoutManager.part(of: detected, start, text.length) else { continue }
      let copy = result ?? NSMutableAttributedString(attributedString: text)
      copy.addAttributes(linkAttributes, range: range)
      copy.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
      result = copy
    }
    return result ?? text
  }

  func layout(of container: NSTextContainer) -> Filled? { layouts.first { $0.container === container } }

  /// Lays out the lines of a range.
  func layOut(_ range: NSRange) {
    let range = inside(range)
    for filled in layouts {
      let low = max(range.location - filled.start, 0)
      filled.layout.forEachFlowLine(in: low..<max(low, NSMaxRange(range) - filled.start)) { _ in true }
    }
  }

  func outOfBounds(_ method: String) {
    ExceptionReport.raise(
      .rangeException, "-[NSLayoutManager \(method)]: Out of bounds",
      logged: "*** NSRangeException: -[NSLayoutManager \(method)]: Out of bounds")
  }

  func unset(_ method: String) { Unsupported.log("NSLayoutManager.\(method)") }
}

/// The participation of a layout manager, its delegate and a container in the layout of a block of text.
private final class LayoutParticipant: TextLayoutHooks {
  private weak var manager: NSLayoutManager?
  private let container: NSTextContainer
  private let start: Int
  private let top: CGFloat

  init(_ manager: NSLayoutManager, _ container: NSTextContainer, start: Int, top: CGFloat) {
    self.manager = manager
    self.container = container
    self.start = start
    self.top = top
  }

  var questions: TextLayoutQuestions {
    var result: TextLayoutQuestions = container.asksForRoom ? .lineRects : []
    guard let manager, manager.delegate != nil else { return result }
    if !manager.missing.isSuperset(of: [.wordBreaks, .hyphens]) { result.insert(.breaks) }
    if !manager.missing.isSuperset(of: [.lineSpacing, .spacingBefore, .spacingAfter]) { result.insert(.spacing) }
    if !manager.missing.contains(.lineRects) { result.insert(.placement) }
    return result
  }

  private var delegate: (any NSLayoutManagerDelegate)? { manager?.delegate }

  func stretches(proposed: CGRect, at index: Int, isRightToLeft: Bool) -> [CGRect] {
    container.stretches(proposed, top: top, at: start + index, isRightToLeft: isRightToLeft)
  }

  func allowsBreak(before index: Int, hyphenating: Bool) -> Bool {
    guard let manager, let delegate else { return true }
    if manager.missing.contains(hyphenating ? .hyphens : .wordBreaks) { return true }
    return hyphenating
      ? delegate.layoutManager(manager, shouldBreakLineByHyphenatingBeforeCharacterAt: start + index)
      : delegate.layoutManager(manager, shouldBreakLineByWordBeforeCharacterAt: start + index)
  }

  /// Returns the delegate's spacing, or the default if the delegate does not implement the method.
  private func ask(
    _ question: DelegateQuestions, _ usual: CGFloat,
    _ body: (NSLayoutManager, any NSLayoutManagerDelegate) -> CGFloat
  ) -> CGFloat {
    guard let manager, let delegate, !manager.missing.contains(question) else { return usual }
    let answer = body(manager, delegate)
    return manager.missing.contains(question) ? usual : answer
  }

  func lineSpacing(before index: Int, rect: CGRect, usual: CGFloat) -> CGFloat {
    ask(.lineSpacing, usual) {
      $1.layoutManager(
        $0, lineSpacingAfterGlyphAt: max(start + index - 1, 0),
        withProposedLineFragmentRect: rect.offsetBy(dx: 0, dy: top))
    }
  }

  func paragraphSpacing(before index: Int, top: CGFloat, usual: CGFloat) -> CGFloat {
    ask(.spacingBefore, usual) {
      $1.layoutManager($0, paragraphSpacingBeforeGlyphAt: start + index, withProposedLineFragmentRect: band(top))
    }
  }

  func paragraphSpacing(after index: Int, bottom: CGFloat, usual: CGFloat) -> CGFloat {
    ask(.spacingAfter, usual) {
      $1.layoutManager(
        $0, paragraphSpacingAfterGlyphAt: max(start + index - 1, 0), withProposedLineFragmentRect: band(bottom))
    }
  }

  private func band(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y + top, width: container.size.width, height: 0) }

  func place(_ rect: inout CGRect, used: inout CGRect, baseline: inout CGFloat, range: Range<Int>) -> Bool {
    guard let manager, let delegate, !manager.missing.contains(.lineRects) else { return false }
    let padding = container.lineFragmentPadding
    var line = CGRect(x: 0, y: rect.minY + top, width: rect.width + 2 * padding, height: rect.height)
    var text = CGRect(x: used.minX, y: used.minY + top, width: used.width + 2 * padding, height: used.height)
    let left = text.minX
    let changed = delegate.layoutManager(
      manager, shouldSetLineFragmentRect: &line, lineFragmentUsedRect: &text, baselineOffset: &baseline,
      in: container, forGlyphRange: NSRange(location: start + range.lowerBound, length: range.count))
    guard changed else { return false }
    rect = line.offsetBy(dx: 0, dy: -top)
    used = CGRect(x: used.minX + text.minX - left, y: text.minY - top, width: used.width, height: text.height)
    return true
  }

  func bounds(
    of attachment: any TextAttachmentContent, lineWidth: CGFloat, position: CGPoint, index: Int
  ) -> CGRect {
    guard let attachment = attachment as? NSTextAttachment else {
      return attachment.textBounds(lineWidth: lineWidth, position: position, index: start + index)
    }
    return attachment.attachmentBounds(
      for: container, proposedLineFragment: CGRect(x: 0, y: 0, width: lineWidth, height: 0),
      glyphPosition: position,
      characterIndex: start + index)
  }
}
