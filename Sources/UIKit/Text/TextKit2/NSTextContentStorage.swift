import CoreText

/// An object that observes the changes of a text storage.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The storage that is followed.
  var textStorage: NSTextStorage? { get set }
  /// Called after a change of the storage.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Makes changes of the storage in one step.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}

/// The methods by which a content storage requests its paragraphs; all of them are optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Returns the paragraph that is shown for a range of the text, with as many UTF-16 units; nil for the text's
  /// own.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
  { nil }
}

/// A document whose backing store is a text storage: each of its paragraphs is an element.
///
/// ```swift
/// let content = NSTextContentStorage()
/// let layout = NSTextLayoutManager()
/// content.addTextLayoutManager(layout)
/// layout.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
/// content.attributedString = NSAttributedString(string: "Hello, world")
/// layout.ensureLayout(for: layout.documentRange)
/// let height = layout.usageBoundsForTextContainer.height
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextcontentstorage>
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  /// The delegate, which provides elements and paragraphs.
  @_nonoverride open weak var delegate: (any NSTextContentStorageDelegate)? {
    get { super.delegate as? any NSTextContentStorageDelegate }
    set { super.delegate = newValue }
  }

  /// The text storage; a new content storage has an empty one of its own.
  open var textStorage: NSTextStorage? {
    didSet {
      guard textStorage !== oldValue else { return }
      if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
      textStorage?.textStorageObserver = self
      elements = [:]
      let old = NSTextRange(offsets: NSRange(location: 0, length: oldValue?.length ?? 0))
      recordEditAction(in: old, newTextRange: documentRange)
    }
  }

  /// The paragraphs that were requested, by their start offset.
  private var elements: [Int: NSTextElement] = [:]

  /// Creates an empty document.
  public override init() {
    super.init()
    adopt(NSTextStorage())
  }

  /// Decodes an empty document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adopt(NSTextStorage())
  }

  private func adopt(_ storage: NSTextStorage) { textStorage = storage }

  /// A copy of the text. Setting it replaces all of the text.
  open var attributedString: NSAttributedString? {
    get { textStorage.map { NSAttributedString(attributedString: $0) } }
    set {
      performEditingTransaction { textStorage?.setAttributedString(newValue ?? NSAttributedString()) }
    }
  }

  /// Returns the text of an element.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// Returns an element for text that does not belong to a document yet.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  // MARK: Elements

  open override var documentRange: NSTextRange {
    NSTextRange(offsets: NSRange(location: 0, length: textStorage?.length ?? 0))
  }

  /// Returns the paragraph that holds a unit.
  func element(at offset: Int) -> NSTextElement? {
    guard let textStorage else { return nil }
    let range = textStorage.paragraphRange(containing: offset)
    if let known = elements[range.lowerBound] { return known }
    let place = NSRange(location: range.lowerBound, length: range.count)
    let element =
      (super.delegate?.textContentManager(self, textElementAt: TextOffsetLocation(range.lowerBound)))
      ?? delegate?.textContentStorage(self, textParagraphWith: place)
      ?? NSTextParagraph(attributedString: textStorage.attributedSubstring(from: place))
    element.textContentManager = self
    element.span = place
    elements[range.lowerBound] = element
    return element
  }

  @discardableResult open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    guard let length = textStorage?.length else { return nil }
    let isReverse = options.contains(.reverse)
    var offset = (textLocation as? TextOffsetLocation)?.offset ?? (isReverse ? length : 0)
    offset = min(max(offset, 0), length)
    if isReverse { offset -= 1 }
    var edge: Int?
    // An empty text is one empty paragraph.
    while offset < length || length == 0, offset >= 0 || length == 0, let element = element(at: max(offset, 0)),
      let span = element.span
    {
      if super.delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true {
        edge = isReverse ? span.location : NSMaxRange(span)
        guard block(element) else { break }
      }
      // The block may have changed the text.
      guard let now = textStorage?.length, now == length, length > 0, span.length > 0 else { break }
      offset = isReverse ? span.location - 1 : NSMaxRange(span)
    }
    return edge.map { TextOffsetLocation($0) }
  }

  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    guard let place = range.offsets, let textStorage else { return }
    let text = NSMutableAttributedString()
    for element in textElements ?? [] { if let part = attributedString(for: element) { text.append(part) } }
    performEditingTransaction { textStorage.replaceCharacters(in: place, with: text) }
  }

  // MARK: Locations

  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    super.location(location, offsetBy: offset)
  }
  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    super.offset(from: from, to: to)
  }
  /// Returns a range with the whole characters at its ends.
  open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
    guard let range = textRange.offsets, let textStorage else { return nil }
    func isSecondHalf(_ index: Int) -> Bool {
      guard index > 0, index < textStorage.length else { return false }
      return textStorage.withUnits(index..<index + 1) { $0.first.map { $0 & 0xFC00 == 0xDC00 } ?? false }
    }
    let low = isSecondHalf(range.location) ? range.location - 1 : range.location
    let high = isSecondHalf(NSMaxRange(range)) ? NSMaxRange(range) + 1 : NSMaxRange(range)
    return NSTextRange(offsets: NSRange(location: low, length: high - low))
  }

  // MARK: Changes of the storage

  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    let oldLength = max(newCharRange.length - delta, 0)
    let oldEnd = newCharRange.location + oldLength
    var kept: [Int: NSTextElement] = [:]
    for (start, element) in elements {
      guard let span = element.span else { continue }
      if NSMaxRange(span) < newCharRange.location {
        kept[start] = element
      } else if start > oldEnd {
        element.span?.location += delta
        kept[start + delta] = element
      }
    }
    elements = kept
    recordEditAction(
      in: NSTextRange(offsets: NSRange(location: newCharRange.location, length: oldLength)),
      newTextRange: NSTextRange(offsets: newCharRange))
  }

  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
    performEditingTransaction(transaction)
  }
}
