import CoreText

/// Lays out the text of a text storage in one or more containers, and draws it.
///
/// ```swift
/// let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
/// let manager = NSLayoutManager()
/// manager.addTextContainer(container)
/// let storage = NSTextStorage(string: "Hello, world")
/// storage.addLayoutManager(manager)
/// let size = manager.usedRect(for: container).size
/// ```
///
/// A glyph index is the UTF-16 index of its character: a ligature counts as many glyphs as it has characters.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutmanager>
open class NSLayoutManager: NSObject, NSSecureCoding {
  /// What one container holds.
  struct Filled {
    var container: NSTextContainer
    var layout: TextFlow
    /// Index in the storage of the layout's first character.
    var start: Int
    /// Up to where the container's text goes.
    var end: Int
  }

  open weak var textStorage: NSTextStorage? { didSet { invalidate() } }
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var usesFontLeading = true { didSet { invalidate() } }
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  open var showsInvisibleCharacters = false {
    didSet { if showsInvisibleCharacters { Unsupported.log("NSLayoutManager.showsInvisibleCharacters") } }
  }
  open var showsControlCharacters = false {
    didSet { if showsControlCharacters { Unsupported.log("NSLayoutManager.showsControlCharacters") } }
  }
  open var limitsLayoutForSuspiciousContents = false
  open var usesDefaultHyphenation = false { didSet { invalidate() } }
  private var filled: [Filled]?
  /// Put over the attributes of links.
  var linkAttributes: [NSAttributedString.Key: Any] = [:] { didSet { invalidate() } }
  /// Ranges that look like links without being ones in the text.
  var detectedRanges: [NSRange] = [] { didSet { if detectedRanges != oldValue { invalidate() } } }
  /// Called when text or looks changed, with the changed range and the difference in length; nil: all may have.
  var layoutDidChange: ((_ range: NSRange?, _ change: Int) -> Void)?
  /// Called when text whose height was estimated was laid out, with its top and the difference.
  var heightWasRefined: ((_ top: CGFloat, _ change: CGFloat) -> Void)?

  /// Text that an input method is composing, and what is put over its attributes.
  var marked: (range: NSRange, attributes: [NSAttributedString.Key: Any])? {
    didSet {
      for range in [oldValue?.range, marked?.range] { if let range { lookDidChange(in: range) } }
    }
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    usesFontLeading = coder.decodeBool(forKey: "usesFontLeading")
  }

  open class var supportsSecureCoding: Bool { true }
  /// Keeps the settings; containers and text are the storage's.
  open func encode(with coder: NSCoder) { coder.encode(usesFontLeading, forKey: "usesFontLeading") }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  // MARK: Invalidation

  private func invalidate() {
    layoutDidChange?(nil, 0)
    guard filled != nil else { return }
    filled = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// The layout whose text may change in parts; nil where a change may move text between containers.
  private var divisibleLayout: TextFlow? {
    guard let filled, filled.count == 1, let only = filled.first, only.layout.isDivisible else { return nil }
    return only.layout
  }

  /// What stands outside of the storage changed how a range looks.
  private func lookDidChange(in range: NSRange) {
    guard let layout = divisibleLayout else { return invalidate() }
    let low = min(max(range.location, 0), layout.length)
    layout.invalidate(low..<min(max(NSMaxRange(range), low), layout.length))
    layoutDidChange?(range, 0)
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }

  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    let old = newCharRange.length - delta
    guard let layout = divisibleLayout, newCharRange.location != NSNotFound, old >= 0 else { return invalidate() }
    layout.replaced(newCharRange.location..<newCharRange.location + old, count: newCharRange.length)
    filled?[0].end = textStorage.length
    layoutDidChange?(newCharRange, delta)
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {
    for filled in layouts {
      let low = max(charRange.location - filled.start, 0)
      filled.layout.forEachLine(in: low..<max(low, NSMaxRange(charRange) - filled.start)) { _ in true }
    }
  }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }
  open func ensureLayout(for container: NSTextContainer) { layout(of: container)?.layout.layOutAll() }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    layout(of: container)?.layout.layOut(from: bounds.minY, to: bounds.maxY)
  }

  // MARK: Layout

  /// The containers with their text, laid out when first asked for.
  var layouts: [Filled] {
    guard let textStorage else { return [] }
    if let filled { return filled }
    var result: [Filled] = []
    var start = 0
    let length = textStorage.length
    for (index, container) in textContainers.enumerated() {
      var options = container.layoutOptions
      options.usesFontLeading = usesFontLeading
      options.usesDefaultHyphenation = usesDefaultHyphenation
      let layout = flow(textStorage, from: start, options)
      let isLast = index == textContainers.count - 1
      let end = layout.isDivisible ? length : start + (layout.lines.last?.range.upperBound ?? 0)
      result.append(Filled(container: container, layout: layout, start: start, end: isLast ? max(end, start) : end))
      start = min(end, length)
    }
    filled = result
    delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: start >= length)
    return result
  }

  private func flow(_ storage: NSTextStorage, from start: Int, _ options: TextLayoutOptions) -> TextFlow {
    var text: NSAttributedString = storage
    if start > 0 {
      text = storage.attributedSubstring(from: NSRange(location: start, length: storage.length - start))
    }
    let kept = start > 0 ? text : nil
    let flow = TextFlow(text, options) { [weak self, weak storage] part in
      guard let text = kept ?? storage else { return NSAttributedString() }
      let piece = text.attributedSubstring(from: NSRange(location: part.lowerBound, length: part.count))
      return self?.shown(piece, from: start + part.lowerBound) ?? piece
    }
    flow.heightWasRefined = { [weak self] in self?.heightWasRefined?($0, $1) }
    return flow
  }

  /// A piece of the text as it is shown: what looks different without being so in the storage gets its attributes.
  private func shown(_ piece: NSAttributedString, from start: Int) -> NSAttributedString {
    let text = withLinks(piece, from: start)
    guard let marked, let range = NSLayoutManager.part(of: marked.range, start, text.length) else { return text }
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttributes(marked.attributes, range: range)
    return copy
  }

  /// What of a range is in the piece of that start and length, counted in the piece.
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

  /// The container and line of a character.
  func line(_ index: Int) -> (filled: Filled, line: TextLayout.Line)? {
    for filled in layouts where index < filled.end || filled.container === textContainers.last {
      guard let line = filled.layout.line(at: index - filled.start) else { continue }
      return (filled, line)
    }
    return nil
  }

  // MARK: Characters and glyphs

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// What of the text is in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let filled = layout(of: container) else { return NSRange(location: 0, length: 0) }
    return NSRange(location: filled.start, length: filled.end - filled.start)
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let filled = layouts.first(where: { glyphIndex >= $0.start && glyphIndex < $0.end }) else { return nil }
    effectiveGlyphRange?.pointee = NSRange(location: filled.start, length: filled.end - filled.start)
    return filled.container
  }

  // MARK: Drawing

  /// Draws backgrounds into the current context; `origin` is the container's top left.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, origin, backgrounds: true)
  }

  /// Draws text into the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, origin, backgrounds: false)
  }

  /// The length of what fits the containers, which is laid out when it is asked for.
  open func firstUnlaidCharacterIndex() -> Int { layouts.last?.end ?? 0 }
  open func firstUnlaidGlyphIndex() -> Int { layouts.last?.end ?? 0 }

  // MARK: Places

  /// The rectangle that the text uses of a container, with the padding at its sides; it begins at the leftmost
  /// line.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let filled = layout(of: container), !filled.layout.lines.isEmpty else { return .zero }
    let left = filled.layout.lines.map(\.frame.minX).min() ?? 0
    let right = filled.layout.lines.map(\.frame.maxX).max() ?? 0
    return CGRect(
      x: left, y: 0, width: right - left + 2 * container.lineFragmentPadding, height: filled.layout.size.height)
  }

  /// The whole width of the line that a character is on.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (filled, line) = line(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(line, filled)
    return fragment(line, filled)
  }

  /// The rectangle that the text uses of the line with that character.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (filled, line) = line(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(line, filled)
    return used(line, filled)
  }

  /// The characters that an ellipsis replaces on the line of a character; its location is `NSNotFound` for a line
  /// that is not truncated.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let (filled, line) = line(glyphIndex), let hidden = filled.layout.truncatedRange(of: line) else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: filled.start + hidden.lowerBound, length: hidden.count)
  }

  /// The line after a last newline.
  open var extraLineFragmentRect: CGRect {
    guard let filled = layouts.last, filled.layout.length > 0,
      let line = filled.layout.line(at: filled.layout.length), line.range.isEmpty
    else { return .zero }
    return fragment(line, filled)
  }

  /// Where a character's glyph starts, from its line's top left; y is the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (filled, line) = line(glyphIndex) else { return .zero }
    let x = filled.layout.caretRect(at: glyphIndex - filled.start).minX + filled.container.lineFragmentPadding
    return CGPoint(x: x, y: line.baseline - line.frame.minY)
  }

  /// The box around a range.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let box = rects(glyphRange, container).reduce(CGRect.null) { $0.union($1) }
    return box.isNull ? .zero : box
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(glyphRange, textContainer) where !stop.boolValue { block(rect, &stop) }
  }

  /// Calls the block for each line of a range, with its fragment, its used rectangle, its container and its range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for filled in layouts {
      let low = max(glyphRange.location - filled.start, 0)
      filled.layout.forEachLine(in: low..<max(low, NSMaxRange(glyphRange) - filled.start)) { line in
        guard !stop.boolValue else { return false }
        block(fragment(line, filled), used(line, filled), filled.container, range(line, filled), &stop)
        return !stop.boolValue
      }
    }
  }

  /// The characters whose lines meet a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let filled = layout(of: container) else { return NSRange(location: 0, length: 0) }
    guard let range = filled.layout.range(from: bounds.minY, to: bounds.maxY) else {
      return NSRange(location: filled.start, length: 0)
    }
    return NSRange(location: filled.start + range.lowerBound, length: range.count)
  }

  /// The character under a point, or the nearest.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let filled = layout(of: container), filled.layout.length > 0 else { return 0 }
    let inside = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    if let range = filled.layout.characterRange(at: inside) {
      if let partialFraction, let box = filled.layout.selectionRects(for: range, limit: 1).first, box.width > 0 {
        partialFraction.pointee = min(max((inside.x - box.minX) / box.width, 0), 1)
      }
      return filled.start + range.lowerBound
    }
    let index = filled.layout.index(at: inside)
    let last = max((textStorage?.length ?? 0) - 1, 0)
    if filled.start + index > last { partialFraction?.pointee = 1 }
    return min(filled.start + index, last)
  }
}

/// The methods by which a layout manager reports layout; all of them are optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
