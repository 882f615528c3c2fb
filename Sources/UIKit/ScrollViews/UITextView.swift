/// Text of any length that scrolls.
///
/// The text is kept in a text storage and laid out by a layout manager, both of which may be used directly. The text
/// stands 8 points below the top and 5 from the sides (facts/behaviour/geometry_classic.md). Typing and the keys of a
/// keyboard edit it at the caret, which is kept in sight; text can't be selected by touch yet.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor open class UITextView: UIScrollView {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  private let canvas = TextCanvas()
  let caret = TextCaret(frame: .zero)
  /// Text that an input method is still composing.
  var marked: NSRange?
  var isEditingNow = false
  private var ownsLayout = false

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
    (coder as? NibCoder)?.applyAgain(to: self)
  }

  private func setUpText() {
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    container.widthTracksTextView = true
    if backgroundColor == nil { backgroundColor = .systemBackground }
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
    set { replace(with: NSAttributedString(string: newValue ?? "", attributes: typingAttributes)) }
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
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      [
        .font: storedFont ?? UITextView.defaultFont, .foregroundColor: storedColor ?? UIColor.label,
        .paragraphStyle: paragraphStyle,
      ]
    }
    set {
      storedFont = newValue[.font] as? UIFont
      storedColor = newValue[.foregroundColor] as? UIColor
      storedAlignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }
  }

  private func apply(_ key: NSAttributedString.Key, _ value: Any) {
    storage.addAttributes([key: value], range: NSRange(location: 0, length: storage.length))
    textDidChange()
  }

  private func replace(with string: NSAttributedString) {
    storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: string)
    selectedRange = NSRange(location: storage.length, length: 0)
    textDidChange()
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  // MARK: Editing

  /// Whether a tap begins to edit the text.
  open var isEditable = true { didSet { if !isEditable, isFirstResponder { resignFirstResponder() } } }
  /// Kept; text can't be selected by touch yet.
  open var isSelectable = true
  /// In UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      let length = storage.length
      let start = min(max(0, selectedRange.location), length)
      let fitted = NSRange(location: start, length: min(max(0, selectedRange.length), length - start))
      if fitted != selectedRange { selectedRange = fitted }
      guard selectedRange != oldValue else { return }
      textDelegate?.textViewDidChangeSelection(self)
      selectionDidMove()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable, let touch = touches.first, touch.tapCount > 0 { tapped(at: touch.location(in: self)) }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// The keyboard's notifications come before the delegate hears of it (facts/behaviour/events_text.md).
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
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

  /// Draws the part that shows into the canvas.
  fileprivate func drawText() {
    let all = NSRange(location: 0, length: storage.length)
    let visible = bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
    let range = manager.glyphRange(forBoundingRect: visible, in: container)
    let shown = range.length > 0 ? range : all
    let origin = CGPoint(x: textContainerInset.left - bounds.minX, y: textContainerInset.top - bounds.minY)
    manager.drawBackground(forGlyphRange: shown, at: origin)
    manager.drawGlyphs(forGlyphRange: shown, at: origin)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
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
