import CoreText

/// An object that lays out the text of a text storage in one or more containers, and draws it.
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
/// A glyph index is the UTF-16 index of its character: a ligature counts as many glyphs as it has characters, of
/// which the first is drawn and the others are null glyphs. Rectangles and points are the container's, with y
/// growing downwards.
///
/// Drawing calls the methods of this class for backgrounds, glyphs, underlines and strikethroughs, so that a
/// subclass that overrides one of them changes the text of a text view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutmanager>
open class NSLayoutManager: NSObject, NSSecureCoding {
  /// The text that is laid out; set by the storage.
  open weak var textStorage: NSTextStorage? { didSet { invalidate() } }
  /// The containers that the text fills one after the other.
  open internal(set) var textContainers: [NSTextContainer] = []
  /// The delegate, which can customize the generation of glyphs and the layout.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      missing = []
      if delegate != nil || oldValue != nil { invalidate() }
    }
  }
  /// Whether the fonts' leading counts between lines. True by default.
  open var usesFontLeading = true { didSet { invalidate() } }
  /// Whether parts of a long text may be laid out before the text above them, whose height is estimated. False by
  /// default.
  open var allowsNonContiguousLayout = false
  /// Whether ranges of the text are not laid out yet, which `allowsNonContiguousLayout` permits.
  open var hasNonContiguousLayout: Bool {
    allowsNonContiguousLayout && filled?.contains { !$0.layout.isLaidOut } == true
  }
  /// Whether white space is drawn. Setting it logs a message, and has no effect.
  open var showsInvisibleCharacters = false {
    didSet { if showsInvisibleCharacters { Unsupported.log("NSLayoutManager.showsInvisibleCharacters") } }
  }
  /// Whether control characters are drawn. Setting it logs a message, and has no effect.
  open var showsControlCharacters = false {
    didSet { if showsControlCharacters { Unsupported.log("NSLayoutManager.showsControlCharacters") } }
  }
  /// Whether text that takes long to lay out may be refused. Setting it logs a message, and has no effect: all text
  /// is laid out.
  open var limitsLayoutForSuspiciousContents = false {
    didSet {
      if limitsLayoutForSuspiciousContents { Unsupported.log("NSLayoutManager.limitsLayoutForSuspiciousContents") }
    }
  }
  /// Whether words are hyphenated in paragraphs whose style does not specify it. False by default.
  open var usesDefaultHyphenation = false { didSet { invalidate() } }
  /// The hyphenation factor of paragraphs whose style has none. 0, the default, does not hyphenate.
  open var hyphenationFactor: CGFloat = 0 { didSet { invalidate() } }

  /// The laid-out text of the containers; nil until it is needed, and after changes.
  var filled: [Filled]?
  /// Whether lines are being made, when a delegate must not make them again.
  var isFilling = false
  /// Whether the delegate is being notified of an invalid layout.
  var isReporting = false
  /// Attributes that are added to links.
  var linkAttributes: [NSAttributedString.Key: Any] = [:] { didSet { invalidate() } }
  /// Ranges with the look of links that are not links in the text.
  var detectedRanges: [NSRange] = [] { didSet { if detectedRanges != oldValue { invalidate() } } }
  /// Called when the text or its appearance has changed, with the changed range and the change in length; the range
  /// is nil if all of the text may have changed.
  var layoutDidChange: ((_ range: NSRange?, _ change: Int) -> Void)?
  /// Called when text whose height was estimated was laid out, with its top and the difference.
  var heightWasRefined: ((_ top: CGFloat, _ change: CGFloat) -> Void)?
  /// The text that an input method is composing, and the attributes that are added to it.
  var marked: (range: NSRange, attributes: [NSAttributedString.Key: Any])? {
    didSet {
      for range in [oldValue?.range, marked?.range] { if let range { lookDidChange(in: range) } }
    }
  }
  /// The highlighted match of a search, and the attributes that are added to it.
  var highlighted: (range: NSRange, attributes: [NSAttributedString.Key: Any])? {
    didSet {
      for range in [oldValue?.range, highlighted?.range] { if let range { lookDidChange(in: range) } }
    }
  }
  /// The methods that the delegate is known not to implement.
  var missing: DelegateQuestions = []
  /// The glyphs that the delegate sets for the present run.
  var generation: GlyphGeneration?
  /// The piece of text that `showCGGlyphs` has to draw.
  var drawnPiece: (piece: TextPiece, origin: CGPoint)?

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// Decodes the settings.
  public required init?(coder: NSCoder) {
    super.init()
    usesFontLeading = coder.decodeBool(forKey: "usesFontLeading")
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes the settings; containers and text belong to the storage.
  open func encode(with coder: NSCoder) { coder.encode(usesFontLeading, forKey: "usesFontLeading") }

  // MARK: Containers

  /// Adds a container, which the text continues in behind those before it.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Inserts a container at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidate()
  }
  /// Removes a container; its text continues in the next one.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return outOfBounds("removeTextContainerAtIndex:") }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }
  /// Lays the container and those behind it out again, after it changed its size or shape.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  // MARK: Invalidation

  /// Marks the glyphs of a range to be generated again.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) { invalidateText(charRange, actualCharRange) }
  /// Marks a range to be laid out again.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) { invalidateText(charRange, actualCharRange) }
  /// Marks the characters of a range to be drawn again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { displayDidChange?() }
  /// Marks the glyphs of a range to be drawn again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { displayDidChange?() }
  /// Called by the view that shows the text when it must be drawn again.
  var displayDidChange: (() -> Void)?

  /// Called by the storage after a change: has the text around it laid out again.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { textDidChange(textStorage, newCharRange, delta) }

  // MARK: Layout on demand

  /// Generates the glyphs of a range of characters now.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { layOut(charRange) }
  /// Generates the glyphs of a range now.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { layOut(glyphRange) }
  /// Lays a range of characters out now.
  open func ensureLayout(forCharacterRange charRange: NSRange) { layOut(charRange) }
  /// Lays a range of glyphs out now.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { layOut(glyphRange) }
  /// Lays all of a container's text out now.
  open func ensureLayout(for container: NSTextContainer) { layout(of: container)?.layout.layOutAll() }
  /// Lays out the lines that intersect a rectangle.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    guard bounds.minY.isFinite, bounds.maxY.isFinite else { return }
    layout(of: container)?.layout.layOut(from: bounds.minY, to: bounds.maxY)
  }
  /// Returns the length of the text that fits the containers.
  open func firstUnlaidCharacterIndex() -> Int { layouts.last?.end ?? 0 }
  /// Returns the number of glyphs that fit the containers.
  open func firstUnlaidGlyphIndex() -> Int { layouts.last?.end ?? 0 }
  /// Returns the first character and glyph that are not laid out.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  // MARK: Glyphs

  /// Sets the glyphs of a range, from within `layoutManager(_:shouldGenerateGlyphs:…)`. Each glyph belongs to a
  /// character; a character without a glyph is hidden.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) { take(glyphs, props, charIndexes, count: glyphRange.length) }
  /// The number of glyphs, which is the number of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns the glyph at an index, and whether there is one.
  open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return shownGlyph(at: glyphIndex)?.id ?? 0
  }
  /// Returns the glyph at an index; 0 for a glyph that is not drawn.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    guard isValidGlyphIndex(glyphIndex) else {
      outOfBounds("CGGlyphAtIndex:")
      return 0
    }
    return shownGlyph(at: glyphIndex)?.id ?? 0
  }
  /// Returns the glyph at an index, and whether there is one.
  open func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    cgGlyph(at: glyphIndex, isValidIndex: isValidIndex)
  }
  /// Returns the glyph at an index; 0 for a glyph that is not drawn.
  open func glyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex) }
  /// Returns whether there is a glyph of that index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  /// Returns whether a glyph is white space, a control character, an element of another glyph, or not displayed.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(at: glyphIndex) }
  /// Returns the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Writes the glyphs of a range into buffers, each of which may be nil, and returns their number.
  open func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int { write(glyphRange, glyphBuffer, props, charIndexBuffer, bidiLevelBuffer) }
  /// Returns the glyphs of a range of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange { wholeCharacters(charRange, actualCharRange) }
  /// Returns the characters of a range of glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    wholeCharacters(glyphRange, actualGlyphRange)
  }
  /// Returns the range around a glyph in which glyphs follow each other by their advances: one run of a line.
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange { run(at: glyphIndex) }

  // MARK: Methods for typesetters

  /// Logs that it has no effect: the layout assigns the containers.
  open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {
    unset("setTextContainer(_:forGlyphRange:)")
  }
  /// Logs that it has no effect; the delegate's `layoutManager(_:shouldSetLineFragmentRect:…)` can move lines.
  open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
    unset("setLineFragmentRect(_:forGlyphRange:usedRect:)")
  }
  /// Logs that it has no effect: the layout places the line after a final newline.
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) { unset("setExtraLineFragmentRect(_:usedRect:textContainer:)") }
  /// Logs that it has no effect: the layout places the glyphs.
  open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {
    unset("setLocation(_:forStartOfGlyphRange:)")
  }
  /// Logs that it has no effect; `setGlyphs` with the property `null` hides glyphs.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {
    unset("setNotShownAttribute(_:forGlyphAt:)")
  }
  /// Logs that it has no effect: glyphs may always be drawn outside of their lines.
  open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {
    unset("setDrawsOutsideLineFragment(_:forGlyphAt:)")
  }
  /// Logs that it has no effect: attachments have the sizes that they return.
  open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {
    unset("setAttachmentSize(_:forGlyphRange:)")
  }

  // MARK: Containers and lines

  /// Returns the range of the text that is in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let filled = layout(of: container) else { return NSRange(location: 0, length: 0) }
    return NSRange(location: filled.start, length: filled.end - filled.start)
  }
  /// Returns the container that a glyph is in, and the range of all that are in it; nil for those that fit in none.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let filled = layouts.first(where: { glyphIndex >= $0.start && glyphIndex < $0.end }) else { return nil }
    effectiveGlyphRange?.pointee = NSRange(location: filled.start, length: filled.end - filled.start)
    return filled.container
  }
  /// Returns the container of a glyph. The flag that prevents layout is ignored: the text is always laid out.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// Returns the rectangle that the text uses of a container, with the padding at its sides; it begins at the
  /// leftmost line.
  open func usedRect(for container: NSTextContainer) -> CGRect { usedRectangle(container) }
  /// Returns the whole width of the line that a glyph is on, with the spacing under it, and the line's range.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (filled, line) = line(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(line, filled)
    return fragment(line, filled)
  }
  /// Returns the line fragment of a glyph. The flag that prevents layout is ignored: the text is always laid out.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// Returns the rectangle that the text uses of the line that a glyph is on, and the line's range.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (filled, line) = line(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(line, filled)
    return used(line, filled)
  }
  /// Returns the used rectangle of a glyph's line. The flag that prevents layout is ignored: the text is always
  /// laid out.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// The line after a last newline, as wide as the container; zero without one.
  open var extraLineFragmentRect: CGRect { extraLine.map { fragment($0.line, $0.filled) } ?? .zero }
  /// The rectangle of an insertion point in the line after a last newline; zero without such a line.
  open var extraLineFragmentUsedRect: CGRect { extraLine.map { used($0.line, $0.filled) } ?? .zero }
  /// The container of the line after a last newline.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.filled.container }
  /// Returns the start of a glyph, from the top left of its line; y is the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { place(of: glyphIndex) }
  /// Returns whether a glyph is not drawn: a line end, a character that the delegate hid, or part of another glyph.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { shownGlyph(at: glyphIndex) == nil }
  /// Returns whether a glyph may be drawn outside of its line. True.
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { true }
  /// Returns the size of the attachment at an index; (-1, -1) for other glyphs.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    attachmentFrame(at: glyphIndex)?.size ?? CGSize(width: -1, height: -1)
  }
  /// Returns the characters that an ellipsis replaces on the line of a glyph; its location is `NSNotFound` for a
  /// line that is not truncated.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { truncated(glyphIndex) }

  // MARK: Rectangles and points

  /// Returns the box around a range's lines in a container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let box = rects(glyphRange, container).reduce(CGRect.null) { $0.union($1) }
    return box.isNull ? .zero : box
  }
  /// Returns the range of the lines that intersect a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    lines(meeting: bounds, container)
  }
  /// Returns the same as `glyphRange(forBoundingRect:in:)`: the text is laid out.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { lines(meeting: bounds, container) }
  /// Returns the glyph under a point, or the nearest, and how far along it the point is, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = nearest(point, container)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  /// Returns the glyph under a point, or the nearest.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { nearest(point, container).index }
  /// Returns how far along the glyph under a point the point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    nearest(point, container).fraction
  }
  /// Returns the character at a point, or the nearest, and the fraction of the distance from its insertion point to
  /// the next one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = nearest(point, container)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  /// Writes the insertion points of a character's line into buffers, and returns their number. Positions are
  /// relative to the line's left edge. There are no alternate positions.
  open func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int { writeInsertionPoints(charIndex, dFlag, positions, charIndexes) }
  /// Calls the block for each line of a range, with its fragment, its used rectangle, its container and its range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { forEachLine(glyphRange, block) }
  /// Calls the block with the rectangles of a range, one or more for each line. With a selected range around it,
  /// rectangles of lines whose end is selected extend to the right edge; a selected range with the location
  /// `NSNotFound` is ignored.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in enclosingRects(glyphRange, selectedRange, textContainer) where !stop.boolValue {
      block(rect, &stop)
    }
  }

  // MARK: Drawing

  /// Draws the backgrounds of a range into the current context; `origin` is the container's top left.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    fillBackgrounds(glyphsToShow, origin)
  }
  /// Draws a range into the current context: glyphs, attachments, underlines and strikethroughs.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { drawLines(glyphsToShow, origin) }
  /// Draws glyphs at positions of the context in its fill color. Called for each run of a line.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
  ) { show(glyphs, positions, glyphCount, font, textMatrix, CGContext) }
  /// Fills the rectangles behind a range that has a background color, which is the context's fill color already.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) { for index in 0..<max(rectCount, 0) { UIRectFillUsingBlendMode(rectArray[index], .normal) } }
  /// Draws the underline of a range within one line.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { drawStroke(glyphRange, underlineVal, false, containerOrigin) }
  /// Calls `drawUnderline` for the underlined parts of a range.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Draws the strikethrough of a range within one line.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { drawStroke(glyphRange, strikethroughVal, true, containerOrigin) }
  /// Calls `drawStrikethrough` for the struck-through parts of a range.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
}
