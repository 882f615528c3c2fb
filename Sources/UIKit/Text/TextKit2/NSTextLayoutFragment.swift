import CoreText

/// The lines of a text element: the unit of layout and drawing in TextKit 2.
///
/// A delegate of the layout manager can return a subclass that draws more than the text:
///
/// ```swift
/// final class Bubble: NSTextLayoutFragment {
///   override func draw(at point: CGPoint, in context: CGContext) {
///     context.setFillColor(UIColor.systemGray6.cgColor)
///     context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
///     super.draw(at: point, in: context)
///   }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextlayoutfragment>
open class NSTextLayoutFragment: NSObject, NSSecureCoding {
  /// Options for enumerating fragments.
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enumerates from the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Estimates the sizes of fragments that are not laid out. They are always laid out.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Lays fragments out before the block gets them.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// Includes the empty line after a final newline in the last fragment.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// The layout state of a fragment.
  public enum State: UInt, Sendable {
    /// The fragment has not been laid out.
    case none = 0
    /// An estimate of its size.
    case estimatedUsageBounds = 1
    /// The size was computed.
    case calculatedUsageBounds = 2
    /// The lines were laid out.
    case layoutAvailable = 3
  }

  /// The layout manager to which the fragment belongs.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The element whose text this is.
  open private(set) weak var textElement: NSTextElement?
  /// The queue for layout in the background. Setting it logs a message, and has no effect: layout is synchronous.
  open var layoutQueue: OperationQueue? {
    didSet { if layoutQueue != nil { Unsupported.log("NSTextLayoutFragment.layoutQueue") } }
  }
  // An element that a delegate created has no other owner.
  private let kept: NSTextElement
  private let range: NSTextRange?
  /// The y coordinate of the fragment's upper edge in the container.
  var top: CGFloat = 0
  private var laidOut: (layout: TextLayout, lines: [NSTextLineFragment])?
  private var providers: [Int: NSTextAttachmentViewProvider] = [:]
  /// Whether rendering attributes were made for the fragment.
  var isValidated = false
  private var isLayingOut = false
  /// Whether the fragment was the last one of the text when it was laid out.
  var wasLast = false

  /// Creates the fragment of an element; a range of nil is all of it.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    kept = textElement
    range = rangeInElement
    super.init()
  }

  /// Returns nil: fragments are laid out again.
  public required init?(coder: NSCoder) { return nil }
  /// Always true.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes no state: fragments are laid out again.
  open func encode(with coder: NSCoder) {}

  /// The range of the document that the fragment shows.
  open var rangeInElement: NSTextRange {
    // The element may have been moved by edits since the fragment was laid out.
    kept.elementRange ?? range ?? NSTextRange(offsets: NSRange(location: 0, length: 0))
  }
  /// The fragment's offsets in the document.
  var span: NSRange { kept.span ?? rangeInElement.offsets ?? NSRange(location: 0, length: 0) }
  /// The paragraph's spacing above it, in points.
  var spacingBefore: CGFloat {
    guard text.length > 0 else { return 0 }
    return (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?
      .paragraphSpacingBefore ?? 0
  }

  // MARK: Layout

  /// The lines, which are laid out on first access.
  open var textLineFragments: [NSTextLineFragment] { lines }
  /// Whether the fragment has lines.
  open var state: State { laidOut == nil ? .none : .layoutAvailable }
  /// Marks the fragment to be laid out again.
  open func invalidateLayout() {
    textLayoutManager?.fragmentDidChange(self)
    forgetLayout()
  }

  func forgetLayout() {
    laidOut = nil
    providers = [:]
  }

  private var text: NSAttributedString { (kept as? NSTextParagraph)?.attributedString ?? NSAttributedString() }

  var layout: TextLayout? {
    if let laidOut { return laidOut.layout }
    // A delegate that accesses the lines during their layout gets no lines.
    guard !isLayingOut, let manager = textLayoutManager else { return nil }
    isLayingOut = true
    let text = text
    let made = TextLayout(text, manager.options(for: self), hooks: FragmentParticipant(self, manager))
    let padding = manager.padding
    let lines = made.lines.map { line in
      let fragment = NSTextLineFragment(FlowLine(made, line, top: topMargin), of: text, padding: padding)
      fragment.overlay = { [weak self] in self?.overlay ?? [] }
      fragment.drawAttachment = { [weak self] in self?.draw($0, in: $1, at: $2) }
      return fragment
    }
    laidOut = (made, lines)
    isLayingOut = false
    return made
  }

  private var lines: [NSTextLineFragment] {
    _ = layout
    return laidOut?.lines ?? []
  }

  /// The fragment's rectangle in the container, with the padding at its sides and the margins above and below.
  open var layoutFragmentFrame: CGRect {
    let width = (layout?.lines.map(\.frame.maxX).max() ?? 0) + leadingPadding + trailingPadding
    return CGRect(x: 0, y: top, width: width, height: height)
  }
  /// The height of the lines and the margins, in points.
  var height: CGFloat { topMargin + (layout?.size.height ?? 0) + bottomMargin }
  /// The bounds of the fragment's drawing, relative to the fragment's top left.
  open var renderingSurfaceBounds: CGRect {
    let frame = layoutFragmentFrame
    return lines.reduce(CGRect(origin: .zero, size: frame.size)) { $0.union($1.typographicBounds) }
  }
  /// Space at the start of each line: the container's `lineFragmentPadding`.
  open var leadingPadding: CGFloat { textLayoutManager?.padding ?? 0 }
  /// Space at the end of each line: the container's `lineFragmentPadding`.
  open var trailingPadding: CGFloat { textLayoutManager?.padding ?? 0 }
  /// Space above the lines. 0, besides the spacing between paragraphs, which is outside of fragments.
  open var topMargin: CGFloat { 0 }
  /// Space under the lines. 0, besides the spacing between paragraphs, which is outside of fragments.
  open var bottomMargin: CGFloat { 0 }

  // MARK: Drawing

  /// Draws the fragment with its top left at a point of a context whose y axis points down.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in lines {
      let bounds = line.typographicBounds
      line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
    }
  }

  /// The layout manager's attributes that override the text's own, for ranges of the element's text.
  private var overlay: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] {
    textLayoutManager?.overlay(of: self, text) ?? []
  }

  private func draw(_ attachment: NSTextAttachment, in rect: CGRect, at index: Int) {
    // The attachment's view shows the attachment.
    if provider(at: index, attachment) != nil { return }
    let place = TextOffsetLocation(span.location + index)
    let padding = attachment.lineLayoutPadding.isFinite ? max(attachment.lineLayoutPadding, 0) : 0
    let inner = rect.insetBy(dx: min(padding, rect.width / 2), dy: 0)
    attachment.image(
      for: inner, attributes: text.attributes(at: index, effectiveRange: nil), location: place,
      textContainer: textLayoutManager?.textContainer)?.draw(in: inner)
  }

  // MARK: Attachments

  /// The providers of the views of the fragment's attachments.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    _ = layout
    return providers.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the box of the attachment at a location, relative to the fragment's top left; zero if there is none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let offset = (location as? TextOffsetLocation)?.offset else { return .zero }
    let index = offset - span.location
    for line in lines {
      if let found = line.attachments.first(where: { $0.index == index }) { return found.frame }
    }
    return .zero
  }

  /// Returns the provider of an attachment's view; nil for an image.
  fileprivate func provider(at index: Int, _ attachment: NSTextAttachment) -> NSTextAttachmentViewProvider? {
    if let known = providers[index] { return known }
    guard attachment.mayUseView else { return nil }
    let provider = attachment.viewProvider(
      for: textLayoutManager?.parentView, location: TextOffsetLocation(span.location + index),
      textContainer: textLayoutManager?.textContainer)
    providers[index] = provider
    return provider
  }

  fileprivate func bounds(of attachment: NSTextAttachment, _ lineWidth: CGFloat, _ position: CGPoint, _ index: Int)
    -> CGRect
  {
    let text = text
    guard index < text.length else { return .zero }
    let attributes = text.attributes(at: index, effectiveRange: nil)
    let place = TextOffsetLocation(span.location + index)
    let line = CGRect(x: 0, y: 0, width: lineWidth, height: 0)
    let container = textLayoutManager?.textContainer
    if let provider = provider(at: index, attachment) {
      return provider.attachmentBounds(
        for: attributes, location: place, textContainer: container, proposedLineFragment: line, position: position)
    }
    return attachment.attachmentBounds(
      for: attributes, location: place, textContainer: container, proposedLineFragment: line, position: position)
  }
}

/// The participation of a layout manager's delegate and of attachments in the layout of a fragment.
private final class FragmentParticipant: TextLayoutHooks {
  private let fragment: NSTextLayoutFragment
  private let manager: NSTextLayoutManager
  private let start: Int

  init(_ fragment: NSTextLayoutFragment, _ manager: NSTextLayoutManager) {
    self.fragment = fragment
    self.manager = manager
    start = fragment.span.location
  }

  var questions: TextLayoutQuestions {
    var result: TextLayoutQuestions = manager.delegate == nil ? [] : .breaks
    if manager.textContainer?.asksForRoom == true { result.insert(.lineRects) }
    return result
  }

  func stretches(proposed: CGRect, at index: Int, isRightToLeft: Bool) -> [CGRect] {
    guard let container = manager.textContainer else { return [proposed] }
    return container.stretches(
      proposed, top: fragment.top + fragment.topMargin, at: start + index, isRightToLeft: isRightToLeft)
  }

  func allowsBreak(before index: Int, hyphenating: Bool) -> Bool {
    manager.delegate?.textLayoutManager(
      manager, shouldBreakLineBefore: TextOffsetLocation(start + index), hyphenating: hyphenating) ?? true
  }

  func lineSpacing(before index: Int, rect: CGRect, usual: CGFloat) -> CGFloat { usual }
  func paragraphSpacing(before index: Int, top: CGFloat, usual: CGFloat) -> CGFloat { usual }
  func paragraphSpacing(after index: Int, bottom: CGFloat, usual: CGFloat) -> CGFloat { usual }
  func place(_ rect: inout CGRect, used: inout CGRect, baseline: inout CGFloat, range: Range<Int>) -> Bool { false }

  func bounds(
    of attachment: any TextAttachmentContent, lineWidth: CGFloat, position: CGPoint, index: Int
  ) -> CGRect {
    guard let attachment = attachment as? NSTextAttachment else {
      return attachment.textBounds(lineWidth: lineWidth, position: position, index: start + index)
    }
    return fragment.bounds(of: attachment, lineWidth, position, index)
  }
}
