/// A scrollable view with text of any length, editable unless `isEditable` is false.
///
/// ```swift
/// let notes = UITextView(frame: view.bounds)
/// notes.font = .preferredFont(forTextStyle: .body)
/// notes.text = "Dear diary,"
/// notes.delegate = self
/// view.addSubview(notes)
/// ```
///
/// The text is stored in a text storage and laid out by a layout manager, which may both be used directly. It
/// begins 8 points below the top and 5 points from the sides (facts/geometry.md#text-view). Typing and the keys of
/// a keyboard edit the text at the caret, which is scrolled into view. A double tap selects a word, a triple tap a
/// paragraph; both, and a long press, show the edit menu. Links can be tapped while the view is not editable.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting,
  MakesOwnSubviews
{
  let editor: TextEditor
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  let canvas = TextCanvas()
  let damage = TextViewDamage()
  let stack = TextViewStack()
  let finding = TextViewFinding()
  /// The menus of links and attachments, from the first window on.
  private(set) lazy var itemMenus = TextItemMenus(self)
  lazy var textInteraction = UITextInteraction(for: isEditable ? .editable : .nonEditable)
  var storedFont: UIFont?
  var storedColor: UIColor?
  var storedAlignment = NSTextAlignment.natural
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// The data that `dataDetectorTypes` detected.
  var detected: [DetectedData] = []
  /// The width that constraints gave the view, at which its text wraps.
  var layoutWidth: CGFloat = 0

  /// The scroll view's delegate, with the type of a text view's; declared with this type in Apple's class.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  /// Creates a text view that uses TextKit 2, or TextKit 1.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if !usingTextLayoutManager { stack.becomeClassic() }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Shows the text of the container's layout manager, with TextKit 2 if that is an `NSTextLayoutManager`; nil
  /// makes all of that.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? UITextView.makeContainer()
    let modern = container.textLayoutManager
    let isClassic = container.layoutManager != nil
    manager = container.layoutManager ?? NSLayoutManager()
    let content = modern?.textContentManager as? NSTextContentStorage
    storage = manager.textStorage ?? content?.textStorage ?? NSTextStorage()
    editor = TextEditor(storage: storage)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUpText()
    if isClassic { stack.becomeClassic() } else if let modern { stack.adopt(modern, for: self) }
  }

  public required init?(coder: NSCoder) {
    container = UITextView.makeContainer()
    manager = NSLayoutManager()
    storage = NSTextStorage()
    editor = TextEditor(storage: storage)
    super.init(coder: coder)
    setUpText()
    decode(.textView, from: coder)
  }

  override class var nibRow: NibRow { .textView }

  private func setUpText() {
    editor.host = self
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    container.widthTracksTextView = true
    if bounds.width > 0 { fitContainer(width: bounds.width) }
    observeLayout()
    showLinks()
    canvas.textView = self
    insertSubview(canvas, at: 0)
    textLookDidChange()
  }

  // MARK: Text

  /// The text with its attributes. Changes by code are displayed immediately.
  open var textStorage: NSTextStorage { storage }
  /// The layout manager between text and container. Once it has been read, the view uses TextKit 1 permanently.
  open var layoutManager: NSLayoutManager {
    stack.becomeClassic()
    return manager
  }
  /// The layout manager of TextKit 2; nil for a view that uses TextKit 1.
  open var textLayoutManager: NSTextLayoutManager? { makeTextLayoutManager() }
  /// The area that the text fills.
  open var textContainer: NSTextContainer { container }

  /// The text, never nil. Setting it applies the view's font, color and alignment to all of it.
  open var text: String! {
    get { storage.string }
    set {
      KeyValueObserving.willChange(self, "text")
      defer { KeyValueObserving.didChange(self, "text") }
      editor.assign(NSAttributedString(string: newValue ?? "", attributes: plainAttributes))
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set {
      KeyValueObserving.change(self, "attributedText") {
        let new = newValue ?? NSAttributedString(string: "")
        takeAttributes(of: new)
        editor.assign(new)
      }
    }
  }

  /// The frame around the view. `.none` by default.
  open var borderStyle = BorderStyle.none { didSet { showBorder(insteadOf: oldValue) } }

  /// The font of the whole text. Set to nil, it is Helvetica of 12 points, and nil as long as there is no text.
  open var font: UIFont? {
    get { storedFont ?? (hasText ? plainFont : nil) }
    set {
      storedFont = newValue
      apply(.font, plainFont)
    }
  }
  /// The color of the whole text; nil stands for `UIColor.label`.
  open var textColor: UIColor? {
    get { storedColor }
    set {
      storedColor = newValue
      apply(.foregroundColor, newValue ?? .label)
    }
  }
  /// The alignment of the whole text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      apply(.paragraphStyle, paragraphStyle)
    }
  }

  /// The attributes of typed text: by default those of the character before the caret or of the first selected
  /// character. Attributes that the app sets are used until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// Whether the font follows the user's text size; for fonts that were made for a text style.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }
  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let font = storedFont?.following(traitCollection) else { return }
    self.font = font
  }

  /// The attributes that are added to links; the tint by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? UIColor.systemBlue] }
    set {
      ownLinkAttributes = newValue
      showLinks()
    }
  }
  func showLinks() {
    manager.linkAttributes = linkTextAttributes
    stack.layout?.linkAttributes = linkTextAttributes
    redrawText()
  }

  /// The kinds of data that become links while the text is not editable: web and mail addresses, phone numbers,
  /// postal addresses and dates. None by default.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { detectData() } }
  /// Whether the user may make text bold, italic or underlined, and paste text with attributes and images. False by
  /// default.
  open var allowsEditingTextAttributes = false
  /// Whether the next typed text replaces the whole text. A change of the selection makes it false.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }
  /// Whether the user can find and replace in the text, by `findInteraction` and Command-F. False by default.
  open var isFindInteractionEnabled: Bool {
    get { finding.interaction != nil }
    set { setFindEnabled(newValue) }
  }
  /// The interaction that searches the text; nil unless `isFindInteractionEnabled` is true.
  open var findInteraction: UIFindInteraction? { finding.interaction }
  /// Whether text is scaled as on macOS, where it is smaller. It has no effect.
  open var usesStandardTextScaling = false {
    didSet { if usesStandardTextScaling { Unsupported.log("UITextView.usesStandardTextScaling") } }
  }
  /// The selection, which can be saved between launches.
  open var interactionState: Any {
    get { selectedRange }
    set { if let range = newValue as? NSRange { selectedRange = range } }
  }

  // MARK: Editing

  // MARK: Drag and drop

  /// The delegate that provides the items and previews of dragged text.
  open weak var textDragDelegate: (any UITextDragDelegate)? {
    get { textDragging.dragDelegate }
    set { textDragging.dragDelegate = newValue }
  }
  /// The interaction that drags selected text; nil before the view was in a window.
  open var textDragInteraction: UIDragInteraction? { textDragging.prepareDrag() }
  /// Whether text of the view is being dragged.
  open var isTextDragActive: Bool { textDragging.isDragActive }
  /// The look of dragged text. Setting it logs a message, and has no effect.
  open var textDragOptions: UITextDragOptions {
    get { textDragging.options }
    set {
      textDragging.options = newValue
      Unsupported.log("UITextView.textDragOptions")
    }
  }
  /// The delegate that determines the effect of a drop.
  open weak var textDropDelegate: (any UITextDropDelegate)? {
    get { textDragging.dropDelegate }
    set { textDragging.dropDelegate = newValue }
  }
  /// The interaction that drops text into the view.
  open var textDropInteraction: UIDropInteraction? { textDragging.drop }
  /// Whether a drag that the view accepts is over it.
  open var isTextDropActive: Bool { textDragging.isDropActive }
  /// The delegate that changes dropped and pasted items.
  open weak var pasteDelegate: (any UITextPasteDelegate)? {
    get { textDragging.pasteDelegate }
    set { textDragging.pasteDelegate = newValue }
  }

  /// Whether a tap begins to edit the text.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if isFirstResponder { resignFirstResponder() }
      textInteraction.setMode(isEditable ? .editable : .nonEditable)
      if !dataDetectorTypes.isEmpty { detectData() }
    }
  }
  /// Whether links can be tapped, and text that can't be edited is selected by touch. True by default.
  open var isSelectable = true {
    didSet { if !canBecomeFirstResponder, isFirstResponder { resignFirstResponder() } }
  }
  /// The selected range, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    prepareSelection()
  }

  /// Text that can only be selected becomes first responder without a keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Makes the text view the first responder. The keyboard posts its notifications before the delegate is notified
  /// (facts/text-input.md#view-orders/keyboard).
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, isEditable else { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    if editor.isEditing, !InputFocus.isForced, delegate?.textViewShouldEndEditing(self) == false {
      return false
    }
    editor.confirmMarked()
    guard super.resignFirstResponder() else { return false }
    if editor.isEditing { endEditing() }
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
    showLinks()
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
  open var keyboardAppearance = UIKeyboardAppearance.default { didSet { inputTraitsDidChange() } }
  /// The label of the Return key. `.default` by default.
  open var returnKeyType = UIReturnKeyType.default { didSet { inputTraitsDidChange() } }
  /// Whether the Return key is disabled while the text is empty. False by default.
  open var enablesReturnKeyAutomatically = false { didSet { inputTraitsDidChange() } }
  /// Whether the text is hidden. It has no effect, because only a text field hides its text.
  open var isSecureTextEntry = false
  /// The semantic meaning of the text, such as a name or a password, for suggestions. Nil, the default, is unknown.
  open var textContentType: UITextContentType!

  /// Returns whether the point is in the view or on a handle of the selection, which extends beyond it.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || textInteraction.isHandle(at: point)
  }

  // MARK: Commands

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// The undo manager of the text, which undoes typing.
  open override var undoManager: UndoManager? { editor.history.manager }
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

  // MARK: Layout

  /// The insets of the text's container from the view's edges. Default 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      guard textContainerInset != oldValue else { return }
      textLookDidChange()
      redrawText()
    }
  }

  /// Whether the Tab key can focus the view. The caret shows the focus, without a ring.
  open override var canBecomeFocused: Bool { isEditable && canBecomeFirstResponder }
  open override var focusEffect: UIFocusEffect? {
    get { rare?.focusEffect ?? nil }
    set { super.focusEffect = newValue }
  }

  /// Encodes the selection and whether the text can be edited, in addition to the scroll view's state.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedRange.location, forKey: "UITextView.selection.location")
    coder.encode(selectedRange.length, forKey: "UITextView.selection.length")
    coder.encode(isEditable, forKey: "UITextView.editable")
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: "UITextView.editable") else { return }
    isEditable = coder.decodeBool(forKey: "UITextView.editable")
    let location = coder.decodeInteger(forKey: "UITextView.selection.location")
    let length = coder.decodeInteger(forKey: "UITextView.selection.length")
    // The text may have changed.
    let end = (text as NSString? ?? "").length
    if location >= 0, length >= 0, location <= end - length {
      selectedRange = NSRange(location: location, length: length)
    }
  }

  override func boundsDidChange(from old: CGRect) {
    if bounds.width > 0, bounds.width != old.width { fitContainer(width: bounds.width) }
    super.boundsDidChange(from: old)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContainer(width: bounds.width)
    layOutVisibleText()
    let height = visibleContentHeight
    contentSize = CGSize(width: bounds.width, height: isScrollEnabled ? height : min(height, bounds.height))
    invalidateCanvas()
    textInteraction.layOutSelection()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return sizeThatFits(CGSize(width: layoutWidth, height: 0))
  }
  override var baselineFont: UIFont? { font }
  override var describingText: String? { text }
  override var textBaselines: TextBaselines? {
    let font = plainFont
    return TextBaselines(
      filling: font, lineHeight: lineHeight(of: font), top: textContainerInset.top,
      bottom: textContainerInset.bottom)
  }

  /// Scrolls until the characters show, in the next turn of the run loop.
  open func scrollRangeToVisible(_ range: NSRange) {
    MainTurn.beforeLayout { [weak self] in self?.scroll(to: range) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSizeCategory()
    showBorder(insteadOf: borderStyle)
    redrawText()
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .textView }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
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
  /// `selectedRange` as a range of positions. Setting nil puts the caret at the start, and reads as nil until the
  /// selection changes (facts/text-input.md#view-orders/no-selection).
  open var selectedTextRange: UITextRange? {
    get { editor.selectedRange }
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
  ) -> NSWritingDirection { isRightToLeft(at: editor.offset(position) ?? 0) ? .rightToLeft : .leftToRight }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    if let range = editor.nsRange(range).map(editor.clamped) {
      editor.setWritingDirection(writingDirection, in: range)
    }
  }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editor.styling(at: position) }
  /// Calls the delegate.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    showsEditMenu(for: textRange, suggestedActions)
  }
  /// Notifies the delegate that the edit menu will appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// Notifies the delegate that the edit menu will disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
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

  // MARK: Finding text

  /// Returns a session that searches the text.
  open func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    UITextSearchingFindSession(searchableObject: self)
  }
  /// Returns the order of the beginnings of two ranges.
  open func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }
  /// Reports the matches from the beginning of the text to its end.
  open func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) { search(queryString, options, resultAggregator) }
  /// Highlights a match: the current one with a yellow background, the others fainter.
  open func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
  ) { decorate(foundTextRange, usingStyle) }
  /// Shows all text without the backgrounds of matches.
  open func clearAllDecoratedFoundText() { clearFoundText() }
  /// Scrolls until the match shows.
  open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    if let range = editor.nsRange(range) { scrollRangeToVisible(range) }
  }
  /// Whether the text can be edited.
  open var supportsTextReplacement: Bool { isEditable }
  /// Calls the delegate, as for typing.
  open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
    isEditable && shouldChangeText(in: foundTextRange, replacementText: withText)
  }
  /// Replaces a match, as one step of undo.
  open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    replaceFound(foundTextRange, withText)
  }
  /// Replaces all matches from the end to the beginning, as one step of undo.
  open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    replaceAllFound(queryString, options, withText)
  }

  override var describedText: String? { text }
}
