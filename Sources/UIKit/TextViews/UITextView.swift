/// Text of any length that scrolls.
///
/// The text is kept in a text storage and laid out by a layout manager, both of which may be used directly. The text
/// stands 8 points below the top and 5 from the sides (facts/geometry.md#text-view). Typing and the keys of a
/// keyboard edit it at the caret, which is kept in sight. Two taps select a word, three all; they and a long press show the
/// edit menu. Links can be tapped while it is
/// not editable.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  private let canvas = TextCanvas()
  let caret = TextCaret(frame: .zero)
  /// Text that an input method is still composing.
  var marked: NSRange?
  var isEditingNow = false
  let history = TextHistory()
  var press = TextPress()
  /// The selection moves with the text.
  var isChangingText = false
  private var ownsLayout = false

  /// The scroll view's delegate, as one of text views; Apple's class has it of this type.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  /// There is one way of laying out text.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Shows the text of the container's layout manager; nil makes all of that.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: .zero)
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage()
    super.init(frame: frame)
    setUpText()
  }

  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: .zero)
    manager = NSLayoutManager()
    storage = NSTextStorage()
    super.init(coder: coder)
    setUpText()
    decodeAgain(from: coder)
  }

  private func setUpText() {
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    container.widthTracksTextView = true
    if backgroundColor == nil { backgroundColor = .systemBackground }
    showLinks()
    canvas.textView = self
    insertSubview(canvas, at: 0)
    caret.isUserInteractionEnabled = false
    caret.isHidden = true
    addSubview(caret)
    textDidChange()
  }

  // MARK: Text

  open var textStorage: NSTextStorage { storage }
  open var layoutManager: NSLayoutManager { manager }
  open var textContainer: NSTextContainer { container }

  /// Never nil; setting it gives all of the text the view's font, colour and alignment.
  open var text: String! {
    get { storage.string }
    set {
      KeyValueObserving.willChange(self, "text")
      defer { KeyValueObserving.didChange(self, "text") }
      replace(with: NSAttributedString(string: newValue ?? "", attributes: plainAttributes))
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set {
      let new = newValue ?? NSAttributedString(string: "")
      if new.length > 0 {
        let attributes = new.attributes(at: 0, effectiveRange: nil)
        storedFont = attributes[.font] as? UIFont ?? storedFont
        storedColor = attributes[.foregroundColor] as? UIColor
        storedAlignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
      }
      replace(with: new)
    }
  }

  private var storedFont: UIFont?
  private var storedColor: UIColor?
  private var storedAlignment = NSTextAlignment.natural

  /// Of all of the text; nil: Helvetica of 12 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      apply(.font, newValue ?? UITextView.defaultFont)
    }
  }
  /// Of all of the text; nil: `UIColor.label`.
  open var textColor: UIColor? {
    get { storedColor }
    set {
      storedColor = newValue
      apply(.foregroundColor, newValue ?? .label)
    }
  }
  /// Of all of the text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      apply(.paragraphStyle, paragraphStyle)
    }
  }

  private static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    return style
  }

  /// What `text` gets.
  private var plainAttributes: [NSAttributedString.Key: Any] {
    [
      .font: storedFont ?? UITextView.defaultFont, .foregroundColor: storedColor ?? UIColor.label,
      .paragraphStyle: paragraphStyle,
    ]
  }

  private var typing: [NSAttributedString.Key: Any]?
  /// What typed text gets: as the character before the caret has it, or the first of those that are selected, until
  /// others are set; these hold until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typing ?? attributesAtCaret }
    set { typing = newValue }
  }

  private var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard storage.length > 0 else { return plainAttributes }
    let place = selectedRange.length > 0 ? selectedRange.location : selectedRange.location - 1
    var attributes = storage.attributes(at: min(max(0, place), storage.length - 1), effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    return attributes
  }

  private func apply(_ key: NSAttributedString.Key, _ value: Any) {
    storage.addAttributes([key: value], range: NSRange(location: 0, length: storage.length))
    typing?[key] = value
    textDidChange()
  }

  /// Whether the font follows the user's text size; for fonts that were made for a text style.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }
  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let font = storedFont?.following(traitCollection) else { return }
    self.font = font
  }

  /// Put over the attributes of links; default: the tint.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? UIColor.systemBlue] }
    set {
      ownLinkAttributes = newValue
      showLinks()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  func showLinks() {
    manager.linkAttributes = linkTextAttributes
    canvas.setNeedsDisplay()
  }

  /// What of the text becomes links by itself while it is not editable: addresses of the web and of mail, phone numbers,
  /// postal addresses and dates. Default none.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { detectData() } }
  /// What was found.
  var detected: [DetectedData] = []
  /// Kept; there is no menu that changes attributes.
  open var allowsEditingTextAttributes = false
  /// Whether the next typed text replaces all.
  open var clearsOnInsertion = false
  /// Text on macOS is smaller; no such thing happens here.
  open var usesStandardTextScaling = false {
    didSet { if usesStandardTextScaling { Unsupported.log("UITextView.usesStandardTextScaling") } }
  }
  /// The selection, to be kept between launches.
  open var interactionState: Any {
    get { selectedRange }
    set { if let range = newValue as? NSRange { selectedRange = range } }
  }

  private func replace(with string: NSAttributedString) {
    typing = nil
    marked = nil
    history.removeAll()
    storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: string)
    selectedRange = NSRange(location: storage.length, length: 0)
    textDidChange()
  }

  func textDidChange() {
    if !dataDetectorTypes.isEmpty { detectData() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  // MARK: Editing

  /// Whether a tap begins to edit the text.
  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if !dataDetectorTypes.isEmpty { detectData() }
    }
  }
  /// Whether links can be tapped; text can't be selected by touch yet.
  open var isSelectable = true
  /// In UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      let length = storage.length
      let start = min(max(0, selectedRange.location), length)
      let fitted = NSRange(location: start, length: min(max(0, selectedRange.length), length - start))
      if fitted != selectedRange { selectedRange = fitted }
      guard selectedRange != oldValue else { return }
      typing = nil
      clearsOnInsertion = false
      if !isChangingText { history.endRun() }
      inputDelegate?.selectionDidChange(self)
      textDelegate?.textViewDidChangeSelection(self)
      selectionDidMove()
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { press.begin(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, touch.tapCount > 0 || press.isLong(touch) else { return }
    if isEditable { lifted(touch) } else { followLink(at: touch.location(in: self)) }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// The keyboard's notifications come before the delegate hears of it (facts/text-input.md#view-orders/keyboard).
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    if isEditingNow, !KeyboardController.shared.isForced, textDelegate?.textViewShouldEndEditing(self) == false {
      return false
    }
    marked = nil
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      if isFirstResponder { reloadInputViews() }
    }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set {
      ownAccessory = newValue
      if isFirstResponder { reloadInputViews() }
    }
  }
  private var ownInputView: UIView?
  private var ownAccessory: UIView?

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    showLinks()
  }

  open class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  open class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  open class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }

  // MARK: The keyboard

  open var hasText: Bool { storage.length > 0 }
  /// At the caret, or instead of what is selected; asks nobody.
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteOne() }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { traitsDidChange() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { traitsDidChange() } }
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default { didSet { traitsDidChange() } }
  open var keyboardAppearance = UIKeyboardAppearance.default { didSet { traitsDidChange() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { traitsDidChange() } }
  open var enablesReturnKeyAutomatically = false { didSet { traitsDidChange() } }
  /// Kept; only a text field hides what is typed.
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  private func traitsDidChange() { if isFirstResponder { KeyboardController.shared.traitsDidChange() } }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? { string(in: range) }
  /// Tells the delegate, and does not ask it.
  open func replace(_ range: UITextRange, withText text: String) { replaceRange(range, text) }
  /// `selectedRange` in positions.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selectedRange) }
    set { if let range = newValue as? TextOffsetRange { selectedRange = range.range } }
  }
  open var markedTextRange: UITextRange? { marked.map { TextOffsetRange($0) } }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
  open func unmarkText() { marked = nil }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(storage.length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    TextOffsetRange(from: fromPosition, to: toPosition)
  }
  /// The position `offset` UTF-16 units on; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    (position as? TextOffset)?.moved(by: offset, within: storage.length)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, offset) }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    TextOffset.compare(position, other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    TextOffset.distance(from, toPosition)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extended(position, direction) }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  /// In the view's coordinates, as all that follow.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretFrame(at: (position as? TextOffset)?.offset ?? 0)
  }
  open func firstRect(for range: UITextRange) -> CGRect { firstBox(range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { boxes(range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(to: point, within: range)
  }
  /// Asks the delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    (range as? TextOffsetRange).map { asks($0.range, text) } ?? true
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { styling(at: position) }
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var textInputView: UIView { self }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// The text's own: what was typed goes back by it.
  open override var undoManager: UndoManager? { history.manager }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: storage.length) }
  open override func select(_ sender: Any?) { selectWord() }
  open override func delete(_ sender: Any?) { if selectedRange.length > 0 { deleteBackwardTyped() } }

  // MARK: Layout

  /// Between the view's edges and the text's container. Default 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = contentHeight(width: bounds.width)
    contentSize = CGSize(width: bounds.width, height: isScrollEnabled ? height : min(height, bounds.height))
    canvas.frame = bounds
    canvas.setNeedsDisplay()
    placeCaret()
  }

  /// Lays the text out for that width of the view.
  private func contentHeight(width: CGFloat) -> CGFloat {
    let inner = max(1, (width.isFinite ? width : 0) - textContainerInset.left - textContainerInset.right)
    container.size = CGSize(width: inner, height: 0)
    var height = manager.usedRect(for: container).maxY
    height = max(height, manager.extraLineFragmentRect.maxY)
    if storage.length == 0 { height = (storedFont ?? UITextView.defaultFont).lineHeight }
    let scale = max(1, traitCollection.displayScale)
    return ((height + textContainerInset.top + textContainerInset.bottom) * scale).rounded(.up) / scale
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let height = contentHeight(width: limit < 1e7 ? limit : 1e7)
    let used = manager.usedRect(for: container).width + textContainerInset.left + textContainerInset.right
    let result = CGSize(width: min(limit, used.rounded(.up)), height: height)
    _ = contentHeight(width: bounds.width)
    return result
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return sizeThatFits(CGSize(width: layoutWidth, height: 0))
  }
  /// The width that constraints gave the view, where its text wraps.
  var layoutWidth: CGFloat = 0
  override var textBaselines: TextBaselines? {
    let font = storedFont ?? UITextView.defaultFont
    return TextBaselines(
      filling: font, lineHeight: lineHeight(of: font), top: textContainerInset.top,
      bottom: textContainerInset.bottom)
  }

  /// Scrolls until the characters show.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard range.location >= 0, range.length >= 0, range.location <= storage.length else { return }
    layoutIfNeeded()
    let end = min(storage.length, range.location + range.length)
    let characters = NSRange(location: range.location, length: end - range.location)
    var rect = manager.boundingRect(forGlyphRange: characters, in: container)
    rect = rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    scrollRectToVisible(rect, animated: false)
  }

  /// What is selected shows while the text is edited.
  private func drawSelection() {
    guard isEditingNow, selectedRange.length > 0 else { return }
    tintColor.withAlphaComponent(0.2).setFill()
    for box in boxes(of: selectedRange) {
      UIRectFillUsingBlendMode(box.offsetBy(dx: -bounds.minX, dy: -bounds.minY), .normal)
    }
  }

  func selectionLookDidChange() { canvas.setNeedsDisplay() }

  /// Draws the part that shows into the canvas.
  fileprivate func drawText() {
    let all = NSRange(location: 0, length: storage.length)
    let visible = bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
    let range = manager.glyphRange(forBoundingRect: visible, in: container)
    let shown = range.length > 0 ? range : all
    let origin = CGPoint(x: textContainerInset.left - bounds.minX, y: textContainerInset.top - bounds.minY)
    manager.drawBackground(forGlyphRange: shown, at: origin)
    drawSelection()
    manager.drawGlyphs(forGlyphRange: shown, at: origin)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSizeCategory()
    canvas.setNeedsDisplay()
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
}

/// The visible part of a text view's text; it stays in place while the text scrolls under it.
private final class TextCanvas: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) { textView?.drawText() }
}
