import CoreText

/// An object that lays out the elements of a document in a container, as fragments: TextKit 2.
///
/// ```swift
/// let layoutManager = NSTextLayoutManager()
/// layoutManager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
/// let storage = NSTextContentStorage()
/// storage.attributedString = NSAttributedString(string: "Hello")
/// storage.addTextLayoutManager(layoutManager)
/// ```
///
/// Fragments are made from the start of the document as far as they are needed; an edit keeps the fragments of
/// unchanged paragraphs. Rectangles and points are the container's, with y growing downwards.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextlayoutmanager>
open class NSTextLayoutManager: NSObject, NSSecureCoding, NSTextSelectionDataSource {
  /// The purpose of a range's segments.
  public enum SegmentType: Int, Sendable {
    /// The text itself.
    case standard = 0
    /// A selection: a selected line end reaches to the container's edge.
    case selection = 1
    /// A highlight, as of found text.
    case highlight = 2
  }

  /// Options for enumerating segments.
  public struct SegmentOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block gets no ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Only the segments of the first and the last fragment.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The first segment reaches to the container's leading edge.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The last segment reaches to the container's trailing edge.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// An empty range at a wrap is at the end of the line above.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// The delegate, which can customize the layout.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { invalidateAll() } }
  /// Whether the fonts' leading counts between lines. True by default.
  open var usesFontLeading = true { didSet { invalidateAll() } }
  /// Whether text that takes long to lay out may be refused. Setting it logs a message, and has no effect: all text
  /// is laid out.
  open var limitsLayoutForSuspiciousContents = false {
    didSet {
      if limitsLayoutForSuspiciousContents {
        Unsupported.log("NSTextLayoutManager.limitsLayoutForSuspiciousContents")
      }
    }
  }
  /// Whether words are hyphenated in paragraphs whose style does not specify it. False by default.
  open var usesHyphenation = false { didSet { invalidateAll() } }
  /// The document; set by that.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The container in which the text is laid out. Without one, there is no layout.
  open var textContainer: NSTextContainer? {
    didSet {
      if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
      textContainer?.textLayoutManager = self
      invalidateAll()
    }
  }
  /// The controller of the layout of the visible fragments.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
  /// The queue for layout in the background. Setting it logs a message, and has no effect: layout is synchronous.
  open var layoutQueue: OperationQueue? {
    didSet { if layoutQueue != nil { Unsupported.log("NSTextLayoutManager.layoutQueue") } }
  }
  /// The selections in the text.
  open var textSelections: [NSTextSelection] = []
  /// Moves selections.
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
  /// Called before a fragment is drawn whose rendering attributes are missing or were invalidated.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { for fragment in fragments { fragment.isValidated = false } }
  }

  // The fragments of the text from its start on, without gaps.
  var fragments: [NSTextLayoutFragment] = []
  /// Fragments after an edit, which are reused if their elements still exist.
  private var loose: [ObjectIdentifier: NSTextLayoutFragment] = [:]
  /// Whether the container has no room for more, or the document is at its end.
  private var isComplete = false
  private var isAdding = false
  var rendering = RenderingAttributes()
  /// The view that shows the text, to which the views of attachments belong.
  weak var parentView: UIView?
  /// The text that an input method is composing, the highlighted match of a search, and ranges with the look of
  /// links, set by a text view.
  var marked: (range: NSRange, attributes: [NSAttributedString.Key: Any])?
  var highlighted: (range: NSRange, attributes: [NSAttributedString.Key: Any])?
  var detectedRanges: [NSRange] = []
  /// Called when the text must be laid out or drawn again.
  var layoutDidChange: (() -> Void)?
  /// Attributes of links, set by a text view in place of the class's.
  var linkAttributes: [NSAttributedString.Key: Any]? { didSet { layoutDidChange?() } }

  /// Creates a layout manager without document and container.
  public override init() { super.init() }

  /// Decodes the settings.
  public required init?(coder: NSCoder) {
    super.init()
    usesFontLeading = coder.decodeBool(forKey: "usesFontLeading")
    usesHyphenation = coder.decodeBool(forKey: "usesHyphenation")
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes the settings.
  open func encode(with coder: NSCoder) {
    coder.encode(usesFontLeading, forKey: "usesFontLeading")
    coder.encode(usesHyphenation, forKey: "usesHyphenation")
  }

  // MARK: The document

  /// Replaces the document, for all the layout managers of the previous one.
  open func replace(_ textContentManager: NSTextContentManager) {
    guard let old = self.textContentManager, old !== textContentManager else {
      return textContentManager.addTextLayoutManager(self)
    }
    for manager in old.textLayoutManagers { textContentManager.addTextLayoutManager(manager) }
  }

  func contentManagerDidChange(to manager: NSTextContentManager?) {
    textContentManager = manager
    rendering = RenderingAttributes()
    invalidateAll()
  }

  func contentDidChange(_ old: NSTextRange, _ new: NSTextRange) {
    guard let old = old.offsets, let new = new.offsets else { return invalidateAll() }
    rendering.replaced(old.location..<NSMaxRange(old), count: new.length)
    let first = fragments.firstIndex { NSMaxRange($0.span) >= old.location } ?? fragments.count
    // Edited elements have been replaced.
    for fragment in fragments[first...] { keep(fragment) }
    fragments.removeSubrange(first...)
    isComplete = false
    layoutDidChange?()
  }

  private func keep(_ fragment: NSTextLayoutFragment) {
    guard let element = fragment.textElement else { return }
    loose[ObjectIdentifier(element)] = fragment
  }

  func containerDidChange() { invalidateAll() }

  private func invalidateAll() {
    fragments = []
    loose = [:]
    isComplete = false
    layoutDidChange?()
  }

  // MARK: Fragments

  /// The container's padding.
  var padding: CGFloat {
    guard let padding = textContainer?.lineFragmentPadding, padding.isFinite else { return 0 }
    return padding
  }

  func options(for fragment: NSTextLayoutFragment) -> TextLayoutOptions {
    var options = textContainer?.layoutOptions ?? TextLayoutOptions()
    options.usesFontLeading = usesFontLeading
    options.usesDefaultHyphenation = usesHyphenation
    let top = fragment.top + fragment.topMargin
    options.height = max(options.height - top, 0)
    options.isFollowed = NSMaxRange(fragment.span) < documentLength
    if options.maximumLines > 0 {
      let used = fragments.reduce(0) { $0 + ($1 === fragment ? 0 : $1.textLineFragments.count) }
      options.maximumLines = max(options.maximumLines - used, 1)
    }
    options.exclusions = options.exclusions.map { exclusion in
      var moved = exclusion
      moved.polygons = exclusion.polygons.map { $0.map { CGPoint(x: $0.x, y: $0.y - top) } }
      return moved
    }
    return options
  }

  var documentLength: Int { textContentManager?.documentRange.offsets.map { NSMaxRange($0) } ?? 0 }

  /// Makes fragments until the condition holds for the last one.
  func makeFragments(until isEnough: (NSTextLayoutFragment) -> Bool) {
    guard let content = textContentManager, let container = textContainer, !isAdding, !isComplete else { return }
    if let last = fragments.last, isEnough(last) { return }
    isAdding = true
    defer { isAdding = false }
    let start = fragments.last.map { TextOffsetLocation(NSMaxRange($0.span)) }
    if let start, start.offset >= documentLength {
      isComplete = true
      return
    }
    let isLimited = container.layoutOptions.maximumLines > 0
    var lineCount = isLimited ? fragments.reduce(0) { $0 + $1.textLineFragments.count } : 0
    let length = documentLength
    var isDone = true
    content.enumerateTextElements(from: start, options: []) { element in
      let options = container.layoutOptions
      if options.maximumLines > 0, lineCount >= options.maximumLines { return false }
      let fragment = self.fragment(of: element)
      place(fragment)
      // The first line of all always is shown.
      let first = fragment.layout?.lines.first?.frame.maxY ?? 0
      if !fragments.isEmpty, fragment.top + fragment.topMargin + first > options.height + 0.01 { return false }
      fragments.append(fragment)
      if isLimited { lineCount += fragment.textLineFragments.count }
      if fragment.layout?.isTruncated == true { return false }
      guard !isEnough(fragment) else {
        isDone = NSMaxRange(fragment.span) >= length
        return false
      }
      return true
    }
    if isDone {
      isComplete = true
      loose = [:]
    }
  }

  private func fragment(of element: NSTextElement) -> NSTextLayoutFragment {
    let isLast = element.span.map { NSMaxRange($0) >= documentLength } ?? true
    if let known = loose.removeValue(forKey: ObjectIdentifier(element)) {
      // The lines depend on the position only if there are exclusions, and the last fragment may have an additional
      // line.
      if textContainer?.hasGaps == true || isLast || known.wasLast { known.forgetLayout() }
      known.wasLast = isLast
      return known
    }
    let location = element.elementRange?.location ?? TextOffsetLocation(0)
    let fragment =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
    fragment.textLayoutManager = self
    fragment.wasLast = isLast
    return fragment
  }

  /// Positions a fragment below the last one.
  private func place(_ fragment: NSTextLayoutFragment) {
    guard let last = fragments.last else { return fragment.top = 0 }
    fragment.top = last.top + last.height + (last.layout?.spaceAfter ?? 0) + fragment.spacingBefore
  }

  func fragmentDidChange(_ fragment: NSTextLayoutFragment) {
    guard let index = fragments.firstIndex(where: { $0 === fragment }) else { return }
    for other in fragments[index...] { keep(other) }
    fragments.removeSubrange(index...)
    isComplete = false
    layoutDidChange?()
  }

  // MARK: Layout

  /// The region of the container that the text occupies, in points; estimated for the part of a long text that is
  /// not laid out.
  open var usageBoundsForTextContainer: CGRect {
    let isShort = documentLength <= TextFlow.exactLimit
    if isShort || fragments.isEmpty { makeFragments { !isShort && NSMaxRange($0.span) >= TextFlow.exactLimit } }
    guard let last = fragments.last else { return .zero }
    let width = fragments.reduce(0) { max($0, $1.layoutFragmentFrame.maxX) }
    var height = last.top + last.height
    let known = NSMaxRange(last.span)
    if !isComplete, known > 0 { height *= CGFloat(documentLength) / CGFloat(known) }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// Lays a range out now.
  open func ensureLayout(for range: NSTextRange) {
    guard let range = range.offsets else { return }
    makeFragments { NSMaxRange($0.span) >= NSMaxRange(range) }
  }

  /// Lays out the text that intersects a rectangle now.
  open func ensureLayout(for bounds: CGRect) {
    guard !bounds.maxY.isNaN else { return }
    makeFragments { $0.top + $0.height >= bounds.maxY }
  }

  /// Marks a range to be laid out again.
  open func invalidateLayout(for range: NSTextRange) {
    guard let range = range.offsets else { return invalidateAll() }
    guard let first = fragments.firstIndex(where: { NSMaxRange($0.span) > range.location || $0.span == range })
    else {
      return
    }
    for fragment in fragments[first...] {
      if fragment.span.location < NSMaxRange(range) || range.length == 0 { fragment.forgetLayout() }
      keep(fragment)
    }
    fragments.removeSubrange(first...)
    isComplete = false
    layoutDidChange?()
  }

  /// Returns the fragment at a point of the container; nil above and below the text.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    guard position.y >= 0, position.y.isFinite else { return nil }
    makeFragments { $0.top + $0.height > position.y }
    guard let last = fragments.last, position.y < last.top + last.height else { return nil }
    return fragments[index(at: position.y)]
  }

  /// Returns the fragment that contains a location; the last one for the end of the document.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    guard let offset = (location as? TextOffsetLocation)?.offset, offset >= 0 else { return nil }
    makeFragments { NSMaxRange($0.span) > offset }
    return index(of: offset).map { fragments[$0] }
  }

  /// Returns the index of the last existing fragment that does not begin below a vertical position.
  func index(at y: CGFloat) -> Int {
    var low = 0
    var high = max(fragments.count - 1, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if fragments[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func index(of offset: Int) -> Int? {
    guard let last = fragments.last else { return nil }
    let end = NSMaxRange(last.span)
    if offset >= end { return offset == end && end == documentLength ? fragments.count - 1 : nil }
    var low = 0
    var high = fragments.count - 1
    while low < high {
      let middle = (low + high) / 2
      if NSMaxRange(fragments[middle].span) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Calls the block for the fragments after a location until it returns false; nil is the start, or the end for
  /// reverse order. Returns the edge of the last one.
  @discardableResult open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    let offset = (location as? TextOffsetLocation)?.offset ?? (isReverse ? documentLength : 0)
    makeFragments { NSMaxRange($0.span) > offset }
    let wanted = isReverse ? max(offset - 1, 0) : offset
    guard var index = index(of: wanted) ?? (isReverse ? fragments.indices.last : nil) else { return nil }
    var edge: Int?
    while fragments.indices.contains(index) {
      let fragment = fragments[index]
      edge = isReverse ? fragment.span.location : NSMaxRange(fragment.span)
      guard block(fragment) else { break }
      index += isReverse ? -1 : 1
      if index >= fragments.count { makeFragments { $0 !== fragment } }
    }
    return edge.map { TextOffsetLocation($0) }
  }

  // MARK: Rendering attributes

  /// Calls the block for the rendering attributes from a location on until it returns false.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard let offset = (location as? TextOffsetLocation)?.offset else { return }
    let runs = rendering.runs.filter { reverse ? $0.range.lowerBound < offset : $0.range.upperBound > offset }
    for run in reverse ? runs.reversed() : runs {
      let range = NSTextRange(offsets: NSRange(location: run.range.lowerBound, length: run.range.count))
      guard block(self, run.values, range) else { return }
    }
  }

  /// Sets attributes with which a range is drawn, which override the text's and replace earlier ones. They do not
  /// affect the layout.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { changeRendering(textRange) { _ in renderingAttributes } }

  /// Sets an attribute with which a range is drawn; nil removes it.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) { changeRendering(textRange) { $0.merging(value.map { [renderingAttribute: $0] } ?? [:]) { $1 } } }

  /// Removes an attribute with which a range is drawn.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    changeRendering(textRange) { $0.filter { $0.key != renderingAttribute } }
  }

  /// Removes the drawing attributes of a range, and lets the validator set new ones before it is drawn.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    changeRendering(textRange) { _ in [:] }
    guard let range = textRange.offsets else { return }
    for fragment in fragments where NSIntersectionRange(fragment.span, range).length > 0 {
      fragment.isValidated = false
    }
  }

  private func changeRendering(
    _ range: NSTextRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard let range = range.offsets, range.length > 0 else { return }
    rendering.change(range.location..<NSMaxRange(range), change)
    if !isValidating { layoutDidChange?() }
  }
  var isValidating = false

  /// The attributes of links: the tint, underlined.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// Returns the attributes that a link is drawn with, which the delegate may change.
  open func renderingAttributes(
    forLink link: Any, at location: any NSTextLocation
  ) -> [NSAttributedString.Key: Any] {
    let usual = linkAttributes ?? type(of: self).linkRenderingAttributes
    return delegate?.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: usual) ?? usual
  }

  // MARK: Segments

  /// Calls the block for each line of a range with its range, its rectangle in the container, and the distance of
  /// the baseline from the rectangle's top, until the block returns false. An empty range has one segment without
  /// width.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) { forEachSegment(textRange, type, options, block) }

  /// Replaces a range of the document by other elements.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }

  /// Replaces a range of the document by text.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    textContentManager?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }

  // MARK: NSTextSelectionDataSource

  /// The range of the whole document.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(offsets: NSRange(location: 0, length: 0))
  }
  /// Calls the block for the words, sentences or other units of the text after a location.
  open func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { forEachSubstring(location, options, block) }
  /// Returns the unit around a location.
  open func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? { unit(selectionGranularity, location) }
  /// Returns the location some units on; nil outside of the document.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }
  /// Returns the units between two locations.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? 0
  }
  /// Returns the direction of the line at a location.
  open func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection { direction(at: location) }
  /// Calls the block for the insertion points of the line at a location, from left to right.
  open func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { forEachCaretOffset(location, block) }
  /// Returns the range of the line at a point of the container.
  open func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? { lineRange(at: point) }
  /// Calls the block for the edge of the document.
  open func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    block(reverse ? documentRange.location : documentRange.endLocation, &stop)
  }
  /// Returns the direction of lines: horizontal.
  open func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
