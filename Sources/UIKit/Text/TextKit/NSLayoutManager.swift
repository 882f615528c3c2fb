import CoreText

/// Lays a text storage out in containers, one after the other.
///
/// Glyphs are counted as characters are, a glyph index being the UTF-16 index of its character: a ligature counts as
/// its letters do.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutmanager>
open class NSLayoutManager: NSObject {
  /// What one container holds.
  struct Filled {
    var container: NSTextContainer
    var layout: TextLayout
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
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var limitsLayoutForSuspiciousContents = false
  open var usesDefaultHyphenation = false
  private var filled: [Filled]?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

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
    guard filled != nil else { return }
    filled = nil
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
  ) { invalidate() }

  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layouts }

  // MARK: Layout

  /// The containers with their text, laid out when first asked for.
  var layouts: [Filled] {
    if let filled { return filled }
    guard let textStorage else { return [] }
    var result: [Filled] = []
    var start = 0
    let length = textStorage.length
    for (index, container) in textContainers.enumerated() {
      var options = container.layoutOptions
      options.usesFontLeading = usesFontLeading
      let rest =
        start == 0
        ? textStorage : textStorage.attributedSubstring(from: NSRange(location: start, length: length - start))
      let layout = TextLayout(rest, options)
      let isLast = index == textContainers.count - 1
      let end = start + (layout.lines.last?.range.upperBound ?? 0)
      result.append(Filled(container: container, layout: layout, start: start, end: isLast ? max(end, start) : end))
      start = min(end, length)
    }
    filled = result
    delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: start >= length)
    return result
  }

  func layout(of container: NSTextContainer) -> Filled? { layouts.first { $0.container === container } }

  /// The container and line of a character.
  func line(_ index: Int) -> (filled: Filled, line: TextLayout.Line)? {
    for filled in layouts where index < filled.end || filled.container === textContainers.last {
      guard let number = filled.layout.lineIndex(for: index - filled.start) else { continue }
      return (filled, filled.layout.lines[number])
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

  open func firstUnlaidCharacterIndex() -> Int { layouts.last?.end ?? 0 }
  open func firstUnlaidGlyphIndex() -> Int { layouts.last?.end ?? 0 }
}

/// Hears of layout.
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
