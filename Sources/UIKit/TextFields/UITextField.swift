/// One line of text that the user can edit.
///
/// ```swift
/// let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
/// field.borderStyle = .roundedRect
/// field.placeholder = "Hypnotize me"
/// field.returnKeyType = .done
/// field.delegate = self
/// ```
/// A tap makes it first responder, which shows the keyboard. Orders of delegate calls, events and notifications:
/// facts/text-input.md#field-orders. Setting `text` in code sends none of them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextfield>
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When an overlay view is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Whether the text was committed or given up.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }

  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

  // MARK: Stored

  var content = NSMutableAttributedString()
  /// The background that the app chose.
  private(set) var fillColor: UIColor?
  var storedFont = UIFont.systemFont(ofSize: 17)
  var storedColor: UIColor?
  var attributesForAll: [NSAttributedString.Key: Any] = [:]
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  /// How far the text is moved to the left so that the caret is in sight.
  var scroll: CGFloat = 0
  /// Secure text is replaced as a whole by the first key after editing began.
  var replacesSecureText = false
  let parts = TextFieldParts()
  var layoutCache: TextLayout?
  weak var inputListener: (any UITextInputDelegate)?
  private(set) var isEditingNow = false
  let history = TextHistory()
  private var placeholderText: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeAgain(from: coder)
  }

  private func setUp() {
    contentVerticalAlignment = .center
    contentHorizontalAlignment = .left
    parts.install(in: self)
  }

  // MARK: Text

  /// Never nil once read: an empty field has "".
  open var text: String? {
    get { content.string }
    set {
      KeyValueObserving.willChange(self, "text")
      defer { KeyValueObserving.didChange(self, "text") }
      setText(NSAttributedString(string: newValue ?? "", attributes: typing))
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: content) }
    set {
      if let newValue, newValue.length > 0 {
        let first = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { storedFont = font }
        if let color = first[.foregroundColor] as? UIColor { storedColor = color }
      }
      setText(newValue ?? NSAttributedString())
    }
  }

  /// Nil: the colour of labels.
  open var textColor: UIColor? {
    get { storedColor ?? .label }
    set {
      storedColor = newValue
      restyle(.foregroundColor, newValue ?? UIColor.label)
    }
  }

  /// Default: the system font at 17 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: 17)
      restyle(.font, storedFont)
      invalidateIntrinsicContentSize()
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { textLookDidChange() } }

  /// Attributes of all text; setting it applies them.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { typing }
    set {
      attributesForAll = newValue
      if let font = newValue[.font] as? UIFont { storedFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { storedColor = color }
      content.setAttributes(typing, range: NSRange(location: 0, length: content.length))
      textLookDidChange()
    }
  }

  /// What typed text gets; nil while not editing.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? typing : nil }
    set { if isEditing, let newValue { attributesForAll = newValue } }
  }

  open var allowsEditingTextAttributes = false
  open var adjustsFontSizeToFitWidth = false { didSet { textLookDidChange() } }
  open var minimumFontSize: CGFloat = 0 { didSet { textLookDidChange() } }
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  // MARK: Placeholder

  open var placeholder: String? {
    get { placeholderText?.string }
    set {
      placeholderText = newValue.map { NSAttributedString(string: $0) }
      invalidateIntrinsicContentSize()
      textLookDidChange()
    }
  }

  /// Its own attributes win over the field's font and the grey of placeholders.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderText }
    set {
      placeholderText = newValue.map { NSAttributedString(attributedString: $0) }
      invalidateIntrinsicContentSize()
      textLookDidChange()
    }
  }

  // MARK: Looks

  open var borderStyle = BorderStyle.none {
    didSet {
      invalidateIntrinsicContentSize()
      borderDidChange()
    }
  }
  /// Drawn behind the text unless the border is a rounded rectangle.
  open var background: UIImage? { didSet { borderDidChange() } }
  open var disabledBackground: UIImage? { didSet { borderDidChange() } }

  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replaceSide(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { replaceSide(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Editing

  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { isEditingNow }
  /// Whether the text goes when editing begins (the delegate is asked).
  open var clearsOnBeginEditing = false
  /// Whether the next typed text replaces all.
  open var clearsOnInsertion = false
  open var interactionState: Any {
    get { selection }
    set { if let range = newValue as? NSRange { select(range) } }
  }

  private var customInputView: UIView?
  private var customAccessoryView: UIView?
  /// Shown instead of the keyboard.
  open override var inputView: UIView? {
    get { customInputView }
    set { customInputView = newValue }
  }
  /// Shown on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { customAccessoryView }
    set { customAccessoryView = newValue }
  }

  // MARK: Traits

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
  open var isSecureTextEntry = false {
    didSet {
      traitsDidChange()
      textLookDidChange()
    }
  }
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  private func traitsDidChange() { if isFirstResponder { KeyboardController.shared.traitsDidChange() } }

  // MARK: First responder

  /// With `.roundedRect` it fills the rounded rectangle, and the corners stay clear.
  open override var backgroundColor: UIColor? {
    get { fillColor }
    set {
      fillColor = newValue
      borderDidChange()
    }
  }
  func showBackground() { super.backgroundColor = borderStyle == .roundedRect ? nil : fillColor }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    guard window != nil else { return super.becomeFirstResponder() }
    KeyboardController.shared.beginChange()
    defer { KeyboardController.shared.endChange() }
    if let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditingNow = true
    beginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    KeyboardController.shared.beginChange()
    defer { KeyboardController.shared.endChange() }
    if isEditingNow, !KeyboardController.shared.isForced, let delegate, !delegate.textFieldShouldEndEditing(self) {
      return false
    }
    unmarkText()
    guard super.resignFirstResponder() else { return false }
    isEditingNow = false
    endEditing()
    return true
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    parts.caret.stop()
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where text is shown while not editing.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds, isEditing: false) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where text is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds, isEditing: true) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, onLeft: true) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, onLeft: false) }

  /// Draws the text; override it to draw differently.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawStandard(in: rect) }

  open override var intrinsicContentSize: CGSize { fittingSize() }
  override var textBaselines: TextBaselines? {
    TextBaselines(centred: storedFont, lineHeight: lineHeight(of: storedFont))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { touchDown(touch) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { touchMoved(touch) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { touchUp(touch) }
  }

  // MARK: UIKeyInput and UITextInput that subclasses override

  open var hasText: Bool { content.length > 0 }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteOne() }
  open func text(in range: UITextRange) -> String? { string(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { replaceRange(range, text) }
  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextOffsetRange(selection) : nil }
    set { if let range = newValue as? TextOffsetRange { select(range.range) } }
  }
  open var markedTextRange: UITextRange? { marked.map { TextOffsetRange($0) } }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
  open func unmarkText() {
    guard marked != nil else { return }
    marked = nil
    textLookDidChange()
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretFrame(at: (position as? TextOffset)?.offset ?? 0)
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = range as? TextOffsetRange else { return true }
    return asksDelegate(range.range, text)
  }
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { inputListener }
    set { inputListener = newValue }
  }

  // MARK: Changes from above

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    borderDidChange()
    textLookDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.tintDidChange(in: self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSizeCategory()
    borderDidChange()
    textLookDidChange()
  }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let font = storedFont.following(traitCollection) else { return }
    self.font = font
  }

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? displayString : text) }
    set { super.accessibilityValue = newValue }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// While it is edited the text's own: what was typed goes back by it.
  open override var undoManager: UndoManager? { isEditing ? history.manager : super.undoManager }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: content.length)) }
  open override func select(_ sender: Any?) { selectWord(at: selection.location) }
  open override func delete(_ sender: Any?) { if selection.length > 0 { deleteBackwardTyped() } }

  // MARK: Positions and ranges

  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(content.length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    TextOffsetRange(from: fromPosition, to: toPosition)
  }
  /// The position `offset` UTF-16 units on; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    (position as? TextOffset)?.moved(by: offset, within: content.length)
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
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(to: point, within: range)
  }
  open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { typing }
  open var textInputView: UIView { self }
}
