/// The text of a text input with its selection and its marked text; only its code changes them.
///
/// `UITextField` and `UITextView` each own one and pass the requirements of `UITextInput` on to it; their
/// differences are requirements of `TextEditorHost`. Ranges and offsets count UTF-16 units.
///
/// Each change goes through these steps (facts/text-input.md#field-orders, facts/text-input.md#view-orders):
///
/// 1. For a change by the user the host's delegate is called (`TextEditor+Typing`), for one by code it is not.
/// 2. The input delegate gets `textWillChange`, the change is recorded for undo, the storage changes, and the input
///    delegate gets `textDidChange`.
/// 3. The selection moves. If its range differs from before, the input delegate is notified of it, and the host
///   reports it.
/// 4. The host reports the change: delegate methods, control events, notifications.
@MainActor final class TextEditor {
  /// The characters with their attributes. A text view's storage may be changed by the app directly.
  let storage: NSMutableAttributedString
  weak var host: (any TextEditorHost)?
  weak var inputDelegate: (any UITextInputDelegate)?
  let history = TextHistory()

  /// The state of drags and drops; nil before the first one.
  var dragging: AnyObject?
  /// Whether the text is edited: between `beginEditing()` and `endEditing()`.
  private(set) var isEditing = false
  /// Whether the next inserted text replaces the whole text. Moving the selection makes it false.
  var clearsOnInsertion = false
  /// Whether the next change replaces hidden text as a whole (facts/text-input.md#secure/first-edit).
  private var replacesHiddenText = false
  /// Whether the app took the selection away by `selectedTextRange = nil`.
  private(set) var isSelectionAbsent = false
  /// The selection as it was set; it may extend beyond the text after the app removed characters from the storage.
  private var storedSelection = NSRange(location: 0, length: 0)
  private var storedMark: NSRange?
  private var chosenAttributes: [NSAttributedString.Key: Any]?
  /// Whether the change comes from the user, rather than from code.
  private var isTyping = false

  init(storage: NSMutableAttributedString = NSMutableAttributedString()) { self.storage = storage }

  // MARK: State

  var length: Int { storage.length }
  var all: NSRange { NSRange(location: 0, length: storage.length) }

  /// The selection; a caret is an empty range.
  var selection: NSRange { clamped(storedSelection) }
  var selectedRange: UITextRange? { isSelectionAbsent ? nil : range(selection) }

  /// The range of the text that an input method is still composing; nil if there is none.
  var mark: NSRange? { storedMark.map(clamped) }
  var markedRange: UITextRange? { mark.map { range($0) } }

  /// Returns the nearest range that lies within the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), storage.length)
    return NSRange(location: start, length: min(max(0, range.length), storage.length - start))
  }

  /// The attributes of typed text: those that the app chose since the selection last moved, else the host's.
  var typingAttributes: [NSAttributedString.Key: Any] {
    get { chosenAttributes ?? host?.typingAttributes(for: selection) ?? [:] }
    set { chosenAttributes = newValue }
  }

  /// Changes one attribute of text typed next, if the app set such attributes.
  func updateTypingAttribute(_ key: NSAttributedString.Key, _ value: Any) { chosenAttributes?[key] = value }

  // MARK: Beginning and end

  func beginEditing() {
    isEditing = true
    textHidingDidChange()
  }

  /// Ends editing, and hides the menu.
  /// - Parameter forgets: whether nothing can be undone any more.
  func endEditing(forgets: Bool) {
    isEditing = false
    replacesHiddenText = false
    if forgets { history.removeAll() } else { history.endRun() }
    host?.textInteraction.hideMenu()
  }

  /// Replaces text as a whole with the user's next edit, if the text was hidden before.
  func textHidingDidChange() { replacesHiddenText = isEditing && host?.hidesText == true && length > 0 }

  // MARK: Selection

  /// Moves the selection to the nearest range that lies within the text, and reports it if it differs from before.
  func select(_ range: NSRange) {
    isSelectionAbsent = false
    let range = clamped(range)
    storedSelection = selection
    guard range != storedSelection else { return }
    history.endRun()
    chosenAttributes = nil
    clearsOnInsertion = false
    replacesHiddenText = false
    moveSelection(to: range, by: .selection)
    if isEditing { InputFocus.observer?.textDidChange() }
    if range.length > 0, UIDragInteraction.isEnabledByDefault, let host = host as? any DraggableTextHost {
      _ = host.textDragging.prepareDrag()
    }
  }

  /// Selects a range, or nothing if it is nil. A range of another text input is ignored.
  func select(_ range: UITextRange?) {
    if let range {
      if let range = nsRange(range) { select(range) }
      return
    }
    select(NSRange(location: 0, length: 0))
    isSelectionAbsent = true
  }

  private func moveSelection(to range: NSRange, by cause: TextChangeCause) {
    isSelectionAbsent = false
    guard range != storedSelection else { return }
    inputDelegate?.selectionWillChange(host)
    storedSelection = range
    inputDelegate?.selectionDidChange(host)
    host?.reportSelectionChange(by: cause)
    host?.selectionLookDidChange()
  }

  // MARK: Changes

  /// Runs a change that the user makes.
  func asUser(_ change: () -> Void) {
    let wasTyping = isTyping
    isTyping = true
    defer { isTyping = wasTyping }
    change()
  }

  /// The range that inserted text replaces.
  var insertionRange: NSRange { clearsOnInsertion || replacesHiddenText ? all : mark ?? selection }

  /// The range for which the delegate is called before text is inserted. The first insertion into hidden text
  /// replaces all of it, but the delegate gets the caret: delegates that store such text combine the two
  /// themselves.
  var askedInsertionRange: NSRange { clearsOnInsertion ? all : mark ?? selection }

  /// The range for which the delegate is called before the delete key removes text.
  var askedDeletionRange: NSRange {
    let range = askedInsertionRange
    return range.length > 0 ? range : TextUnits.characterBefore(range.location, in: storage)
  }

  /// The range that the delete key removes: the selection, or the character before the caret.
  var deletionRange: NSRange {
    let range = insertionRange
    return range.length > 0 ? range : TextUnits.characterBefore(range.location, in: storage)
  }

  /// Returns the text with spaces for line breaks if the host allows none.
  private func fitted(_ text: String) -> String {
    host?.allowsLineBreaks == false ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  /// Replaces the marked text, else the selection, by text.
  func insert(_ text: String) {
    change(insertionRange, to: plain(text), isComposing: mark != nil, by: .editing)
  }

  /// Replaces the same range by text with attributes of its own, in one step.
  func insert(_ text: NSAttributedString) {
    change(insertionRange, to: text, isComposing: mark != nil, by: .editing)
  }

  /// Replaces the attributes of a range, with the same characters.
  func restyle(_ range: NSRange, _ text: NSAttributedString) {
    let kept = selection
    history.endRun()
    change(range, to: text, selecting: kept, by: .editing)
    history.endRun()
  }

  func deleteBackward() {
    let range = deletionRange
    guard range.length > 0 else { return }
    change(range, to: plain(""), by: .editing)
  }

  /// Replaces a range of this text; the caret goes behind the new text. Ranges of other text inputs are ignored.
  func replace(_ range: UITextRange, with text: String) {
    guard let range = nsRange(range) else { return }
    replace(range, with: text)
  }

  func replace(_ range: NSRange, with text: String) {
    change(clamped(range), to: plain(text), by: isTyping ? .editing : .replacement)
  }

  private func plain(_ text: String) -> NSAttributedString {
    NSAttributedString(string: fitted(text), attributes: typingAttributes)
  }

  private func change(
    _ range: NSRange, to text: NSAttributedString, selecting: NSRange? = nil, marking: NSRange? = nil,
    isComposing: Bool = false, by cause: TextChangeCause
  ) {
    guard let host else { return }
    host.textInteraction.hideMenu()
    storedSelection = selection
    inputDelegate?.textWillChange(host)
    // The delegate may have changed the text.
    let range = clamped(range)
    history.record(
      range, storage.attributedSubstring(from: range), newLength: text.length, isComposing: isComposing
    ) { [weak self] in self?.restore($0, $1) }
    storage.replaceCharacters(in: range, with: text)
    storedMark = marking
    clearsOnInsertion = false
    replacesHiddenText = false
    if text.length == 0 { chosenAttributes = nil }
    host.textLookDidChange()
    inputDelegate?.textDidChange(host)
    moveSelection(to: selecting ?? NSRange(location: range.location + text.length, length: 0), by: cause)
    // This applies also if the caret's offset is the same.
    host.selectionLookDidChange()
    host.reportTextChange(by: cause)
    InputFocus.observer?.textDidChange()
  }

  /// Restores a recorded text for undo or redo, unless the delegate refuses (facts/text-input.md#view-orders/undo).
  private func restore(_ range: NSRange, _ text: NSAttributedString) {
    let range = clamped(range)
    if let host, !host.allowsChange(in: range, to: text.string) { return }
    change(range, to: text, by: .editing)
  }

  /// Replaces the whole text by code: the caret moves to its end, and the undo history is cleared.
  func assign(_ text: NSAttributedString) {
    storedSelection = selection
    inputDelegate?.textWillChange(host)
    storedMark = nil
    chosenAttributes = nil
    history.removeAll()
    storage.replaceCharacters(in: all, with: text)
    host?.textLookDidChange()
    inputDelegate?.textDidChange(host)
    moveSelection(to: NSRange(location: storage.length, length: 0), by: .assignment)
    if isEditing { InputFocus.observer?.textDidChange() }
  }

  // MARK: Marked text

  /// Replaces the marked text, else the selection, by text that an input method is composing.
  ///
  /// - Parameter selected: the selection, counted from the start of the marked text.
  func setMarkedText(_ text: String, selected: NSRange) {
    let text = plain(text)
    guard mark != nil || text.length > 0 else { return }
    let range = insertionRange
    let start = min(max(0, selected.location), text.length)
    change(
      range, to: text,
      selecting: NSRange(
        location: range.location + start, length: min(max(0, selected.length), text.length - start)),
      marking: text.length > 0 ? NSRange(location: range.location, length: text.length) : nil,
      isComposing: mark != nil, by: isTyping ? .editing : .replacement)
    if text.length == 0 { host?.compositionDidEnd() }
  }

  /// Makes marked text ordinary text, with the caret at the start of the selection.
  func unmark() {
    guard mark != nil else { return }
    storedMark = nil
    moveSelection(to: NSRange(location: selection.location, length: 0), by: .replacement)
    host?.textLookDidChange()
    host?.compositionDidEnd()
  }
}
