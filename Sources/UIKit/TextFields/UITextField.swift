/// A control with one line of text that the user edits.
///
/// Set a placeholder, the traits of the keyboard and a delegate; read `text` when editing ends or changes.
///
/// ```swift
/// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 240, height: 34))
/// name.borderStyle = .roundedRect
/// name.placeholder = "Name"
/// name.returnKeyType = .done
/// name.delegate = self
/// name.addTarget(self, action: #selector(valueChanged(_:)), for: .editingChanged)
/// view.addSubview(name)
/// ```
///
/// A tap makes the field first responder, which shows the keyboard. The orders of delegate calls, events and
/// notifications are those of facts/text-input.md#field-orders. Setting `text` in code calls no delegate and sends
/// no event.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextfield>
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable,
  UIContentSizeCategoryAdjusting
{
  let editor = TextEditor()
  let parts = TextFieldParts()
  lazy var textInteraction = UITextInteraction(for: .editable)
  /// The bar that contains the field. Its methods are called before the delegate's.
  weak var owner: (any TextFieldOwner)?
  /// The background that the app chose.
  private(set) var fillColor: UIColor?
  var storedFont = UIFont.systemFont(ofSize: 17)
  var storedColor: UIColor?
  var attributesForAll: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the text is scrolled to the left so that the caret is visible, in points.
  var scroll: CGFloat = 0
  var layoutCache: TextLayout?
  /// The conditions of `layoutCache`; nil before the first layout.
  var lineConditions: LineConditions?
  private(set) var placeholderText: NSAttributedString? { didSet { placeholderDidChange() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .left
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.textField, from: coder)
  }

  private func setUp() {
    editor.host = self
    parts.install(in: self)
  }

  override class var nibRow: NibRow { .textField }

  // MARK: Text

  /// The text of the field. Reading it never returns nil: an empty field has "".
  open var text: String? {
    get { editor.storage.string }
    set {
      KeyValueObserving.willChange(self, "text")
      defer { KeyValueObserving.didChange(self, "text") }
      setText(NSAttributedString(string: newValue ?? "", attributes: textAttributes))
    }
  }

  /// The text with its attributes. Setting it sets the field's font and color to those of its first character; it
  /// sends no event and calls no delegate.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: editor.storage) }
    set {
      KeyValueObserving.change(self, "attributedText") { setAttributedText(newValue ?? NSAttributedString()) }
    }
  }

  /// The color of the text; nil for the color of labels.
  open var textColor: UIColor? {
    get { storedColor ?? .label }
    set { KeyValueObserving.change(self, "textColor") { setTextColor(newValue) } }
  }

  /// The font of the text; by default the system font at 17 points.
  open var font: UIFont? {
    get { storedFont }
    set { KeyValueObserving.change(self, "font") { setFont(newValue) } }
  }

  /// The side at which the text is. `.natural`, the default, follows the language.
  open var textAlignment = NSTextAlignment.natural { didSet { textLookDidChange() } }

  /// Attributes of all text, among them a font, a color and a paragraph style; setting it applies them.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textAttributes.merging([.paragraphStyle: paragraphStyle]) { $1 } }
    set { setAttributesForAll(newValue) }
  }

  /// The attributes of typed text until the selection changes; nil while not editing.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes : nil }
    set { if isEditing, let newValue { editor.typingAttributes = newValue } }
  }

  /// Whether the user may change the attributes of the text, by bold and italic commands. False by default.
  open var allowsEditingTextAttributes = false
  /// Whether text that is too long is made smaller, down to `minimumFontSize`. False by default.
  open var adjustsFontSizeToFitWidth = false { didSet { textLookDidChange() } }
  /// The size down to which the text is made smaller, in points. 0, the default, leaves the size.
  open var minimumFontSize: CGFloat = 0 { didSet { textLookDidChange() } }
  /// Whether the font follows the user's text size, if it comes from a text style or font metrics. False by
  /// default.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  // MARK: Placeholder

  /// The gray hint in an empty field. Nil, the default, shows no hint.
  open var placeholder: String? {
    get { placeholderText?.string }
    set {
      KeyValueObserving.change(self, "placeholder") {
        placeholderText = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }

  /// The placeholder with attributes, which take precedence over the field's font and the gray of placeholders. Of
  /// a plain placeholder they are the field's font and paragraph style, and that gray.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderText.map(styledPlaceholder) }
    set { placeholderText = newValue.map { NSAttributedString(attributedString: $0) } }
  }

  // MARK: Looks

  /// The border around the field, which also insets the text. `.none` by default; Interface Builder files contain
  /// theirs.
  open var borderStyle = BorderStyle.none {
    didSet {
      invalidateIntrinsicContentSize()
      borderDidChange()
    }
  }
  /// Drawn behind the text unless the border is a rounded rectangle.
  open var background: UIImage? { didSet { borderDidChange() } }
  /// The image behind the text of a disabled field in place of `background`. Nil, the default, for that one.
  open var disabledBackground: UIImage? { didSet { borderDidChange() } }

  /// The conditions under which a clear button replaces a hidden `rightView`. `.never` by default.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the left edge, such as an icon. Nil by default; `leftViewMode` determines when it shows.
  open var leftView: UIView? { didSet { replaceSide(oldValue, leftView) } }
  /// The conditions under which `leftView` is shown. `.never` by default.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the right edge, in place of the clear button. Nil by default; `rightViewMode` determines when it
  /// shows.
  open var rightView: UIView? { didSet { replaceSide(oldValue, rightView) } }
  /// The conditions under which `rightView` is shown. `.never` by default.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Editing

  /// The delegate, which controls editing and is notified of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is edited at the moment.
  open var isEditing: Bool { editor.isEditing }
  /// Whether the text is cleared when editing begins, if the delegate allows it.
  open var clearsOnBeginEditing = false
  /// Whether the next typed text replaces the whole text. A change of the selection makes it false.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }
  /// The selection, which can be saved between launches.
  open var interactionState: Any {
    get { editor.selection }
    set { if let range = newValue as? NSRange { editor.select(range) } }
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

  /// The letters that the keyboard capitalizes automatically. `.sentences` by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { inputTraitsDidChange() } }
  /// Whether typed words are corrected. `.default` depends on the kind of text.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { inputTraitsDidChange() } }
  /// Whether misspelled words are underlined, if there is a dictionary. `.default` follows `autocorrectionType`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether typed quotation marks are replaced by those of the language. With `.default` the content type decides.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two typed hyphens become a dash. `.default` leaves it to the kind of text.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces around pasted and deleted words are adjusted. `.default` depends on the kind of text.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the rest of a word is predicted at the caret. The value has no effect.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The set of keys that the keyboard shows first. `.default` by default.
  open var keyboardType = UIKeyboardType.default { didSet { inputTraitsDidChange() } }
  /// Whether the keyboard is light or dark. `.default` follows the traits.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet {
      ExplicitValues.note(self, "keyboardAppearance")
      inputTraitsDidChange()
    }
  }
  /// The label of the Return key. `.default` by default.
  open var returnKeyType = UIReturnKeyType.default { didSet { inputTraitsDidChange() } }
  /// Whether the Return key is disabled while the text is empty. False by default.
  open var enablesReturnKeyAutomatically = false { didSet { inputTraitsDidChange() } }
  /// Whether dots are shown in place of the text, which then cannot be copied. False by default.
  open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry != oldValue { editor.textHidingDidChange() }
      inputTraitsDidChange()
      textLookDidChange()
    }
  }
  /// The semantic meaning of the text, such as a name or a password, for suggestions. Nil, the default, is unknown.
  open var textContentType: UITextContentType!
  /// The rules for suggested passwords. It has no effect, because Flipside suggests no passwords.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: Drag and drop

  /// The delegate that provides the items and previews of dragged text.
  open weak var textDragDelegate: (any UITextDragDelegate)? {
    get { textDragging.dragDelegate }
    set { textDragging.dragDelegate = newValue }
  }
  /// The interaction that drags selected text; nil before the field was in a window.
  open var textDragInteraction: UIDragInteraction? { textDragging.prepareDrag() }
  /// Whether text of the field is being dragged.
  open var isTextDragActive: Bool { textDragging.isDragActive }
  /// The look of dragged text. Setting it logs a message, and has no effect.
  open var textDragOptions: UITextDragOptions {
    get { textDragging.options }
    set {
      textDragging.options = newValue
      Unsupported.log("UITextField.textDragOptions")
    }
  }
  /// The delegate that determines the effect of a drop.
  open weak var textDropDelegate: (any UITextDropDelegate)? {
    get { textDragging.dropDelegate }
    set { textDragging.dropDelegate = newValue }
  }
  /// The interaction that drops text into the field.
  open var textDropInteraction: UIDropInteraction? { textDragging.drop }
  /// Whether a drag that the field accepts is over it.
  open var isTextDropActive: Bool { textDragging.isDropActive }
  /// The delegate that changes dropped and pasted items.
  open weak var pasteDelegate: (any UITextPasteDelegate)? {
    get { textDragging.pasteDelegate }
    set { textDragging.pasteDelegate = newValue }
  }

  // MARK: First responder

  /// The background color. With `.roundedRect` it fills the rounded rectangle, and the corners stay clear.
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
    return InputFocus.change {
      if let owner, !owner.fieldShouldBeginEditing() { return false }
      if let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return true
    }
  }

  override var agreesToResign: Bool { super.agreesToResign && (!isEditing || mayEndEditing) }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    return InputFocus.change {
      if isEditing, !InputFocus.isForced, !mayEndEditing { return false }
      editor.confirmMarked()
      guard super.resignFirstResponder() else { return false }
      endEditing()
      return true
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    prepareSelection()
  }

  // MARK: Overridden by search fields

  /// The look of the border `.roundedRect`.
  var plate: TextFieldPlate { TextFieldPlate() }
  /// The default color of placeholders.
  var placeholderColor: UIColor { .placeholderText }
  /// The diameter of the disc of the clear button, in points.
  var clearDiscSize: CGFloat { 14 }
  /// Called before the clear button is shown.
  func prepareClearButton(_ button: UIButton) {}
  /// Whether the clear button empties a field that is not edited before it begins to edit it.
  var clearsBeforeEditing: Bool { false }
  /// The number of characters at the start of the text that represent tokens.
  var tokenCount: Int { 0 }

  // MARK: Rectangles

  /// Returns the rectangle of the frame; the bounds unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while not editing.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds, isEditing: false) }
  /// Returns the rectangle of the placeholder; by default that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the text while editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds, isEditing: true) }
  /// Returns the rectangle of the clear button, at the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
  /// Returns the rectangle of `leftView`, which has its own size and is centered at the left edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, onLeft: true) }
  /// Returns the rectangle of `rightView`, which has its own size and is centered at the right edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, onLeft: false) }

  /// Draws the text; override it to draw differently.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }
  /// Draws the placeholder within a rectangle; override it to draw differently.
  open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawStandard(in: rect) }

  open override var intrinsicContentSize: CGSize { fittingSize() }
  override var baselineFont: UIFont? { font }
  override var textBaselines: TextBaselines? {
    TextBaselines(centred: storedFont, lineHeight: lineHeight(of: storedFont))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

  /// Whether the Tab key can focus the field. The caret shows the focus, without a ring.
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }
  open override var focusEffect: UIFocusEffect? {
    get { rare?.focusEffect ?? nil }
    set { super.focusEffect = newValue }
  }

  /// Saves the selection.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelection(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelection(from: coder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Returns whether the point is in the field or on a handle of the selection, which extends beyond it.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || textInteraction.isHandle(at: point)
  }

  // MARK: Commands

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// The undo manager of the text while it is edited, which undoes typing.
  open override var undoManager: UndoManager? { isEditing ? editor.history.manager : super.undoManager }
  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copy() }
  open override func paste(_ sender: Any?) { editor.paste() }
  open override func pasteAndMatchStyle(_ sender: Any?) { editor.pasteAndMatchStyle() }
  open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }
  open override func increaseSize(_ sender: Any?) { editor.changeSize(by: 1) }
  open override func decreaseSize(_ sender: Any?) { editor.changeSize(by: -1) }
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { editor.changeAttributes(conversionHandler) }
  open override func delete(_ sender: Any?) { editor.deleteSelection() }
  open override func select(_ sender: Any?) { editor.selectWord(at: editor.selection.location) }
  open override func selectAll(_ sender: Any?) { editor.selectAll() }

  // MARK: State, traits and automation

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    borderDidChange()
    textLookDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSizeCategory()
    borderDidChange()
    textLookDidChange()
  }

  package override var automationType: AutomationType {
    if let type = accessibilityStorage?.automationType { return type }
    if accessibilityTraits.contains(.searchField) { return .searchField }
    return isSecureTextEntry ? .secureTextField : .textField
  }
  package override var automationLabel: String? {
    let label = accessibilityLabel
    return label == placeholder ? ownAccessibilityLabel : label
  }
  package override var automationValue: String? {
    if let value = accessibilityValue, !value.isEmpty { return value }
    return placeholder
  }
  package override var automationPlaceholder: String? { placeholder }
  package override var automationElements: [Any] {
    UIView.meaningful(subviews).filter { $0 is UIControl || $0.accessibilityIdentifier != nil }
  }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? (isEnabled ? .none : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? displayString : text) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: UIKeyInput and UITextInput, whose own documentation holds where none is here

  /// Whether there is any text to delete.
  open var hasText: Bool { editor.length > 0 }
  /// Inserts text at the caret or in place of the selection, without calling the delegate.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection, or else the character before the caret.
  open func deleteBackward() { editor.deleteBackward() }
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, with: text) }
  /// Calls the delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editor.nsRange(range).map { allowsChange(in: $0, to: text) } ?? true
  }
  /// The selected range; nil while the text is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? editor.range(editor.selection) : nil }
    set { editor.select(newValue) }
  }
  /// The range of the text that an input method has not confirmed yet; nil if there is none.
  open var markedTextRange: UITextRange? { editor.markedRange }
  /// The attributes that are added to marked text; nil for an underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textLookDidChange() } }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText ?? "", selected: selectedRange)
  }
  open func unmarkText() { editor.unmark() }
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// The view in whose space the rectangles of the text are.
  open var textInputView: UIView { self }

  open var beginningOfDocument: UITextPosition { editor.position(0) }
  open var endOfDocument: UITextPosition { editor.position(editor.length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }
  /// Returns the position at an offset in UTF-16 units from another; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.distance(from: from, to: toPosition)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: range)
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
  /// Has no effect: the language determines the direction.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editor.styling(at: position) }
  /// Calls the delegate.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    showsEditMenu(for: textRange, suggestedActions)
  }
  /// Notifies the delegate that the edit menu will appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// Notifies the delegate that the edit menu will disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Dictation and placeholders, whose own documentation holds where none is here

  /// Inserts the most likely transcription at the caret.
  open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    editor.insertDictation(dictationResult)
  }
  /// Has no effect. It is never called, because Flipside has no dictation.
  open func dictationRecordingDidEnd() {}
  /// Has no effect. It is never called, because Flipside has no dictation.
  open func dictationRecognitionFailed() {}
  /// A new placeholder without a size, at the caret.
  open var insertDictationResultPlaceholder: Any { insertTextPlaceholder(with: .zero) }
  /// Returns the rectangle of a dictation placeholder; zero for any other object.
  open func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
    (placeholder as? UITextPlaceholder)?.rects.first?.rect ?? .zero
  }
  /// Removes a placeholder.
  open func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {
    if let placeholder = placeholder as? UITextPlaceholder { remove(placeholder) }
  }
  open func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { editor.insertPlaceholder(size) }
  open func remove(_ textPlaceholder: UITextPlaceholder) { editor.remove(textPlaceholder) }

  override var describedText: String? { text }
}
