/// What typing does, and in which order others hear of it.
extension UITextField {
  /// Attributes of typed text.
  var typing: [NSAttributedString.Key: Any] {
    var attributes = attributesForAll
    attributes[.font] = storedFont
    attributes[.foregroundColor] = storedColor ?? .label
    return attributes
  }

  func setText(_ text: NSAttributedString) {
    let line = text.string.contains { $0.isNewline } ? UITextField.singleLine(text) : text
    content = NSMutableAttributedString(attributedString: line)
    marked = nil
    history.removeAll()
    selection = NSRange(location: content.length, length: 0)
    scroll = 0
    invalidateIntrinsicContentSize()
    textLookDidChange()
    if isEditing { KeyboardController.shared.textDidChange() }
  }

  /// Line ends become spaces, as in a pasted text.
  private static func singleLine(_ text: NSAttributedString) -> NSAttributedString {
    let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    return NSAttributedString(string: oneLine(text.string), attributes: attributes)
  }

  private static func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    content.addAttribute(key, value: value, range: NSRange(location: 0, length: content.length))
    textLookDidChange()
  }

  // MARK: Beginning and end

  func beginEditing() {
    if selection.location > content.length { selection = NSRange(location: content.length, length: 0) }
    if clearsOnBeginEditing, content.length > 0, delegate?.textFieldShouldClear(self) ?? true {
      setText(NSAttributedString())
    }
    replacesSecureText = isSecureTextEntry && content.length > 0
    parts.caret.start()
    textLookDidChange()
    setNeedsLayout()
    send(.editingDidBegin, with: nil)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    parts.caret.stop()
    history.removeAll()
    UIMenuController.shared.hideMenu(from: self)
    scroll = 0
    selection = NSRange(location: content.length, length: 0)
    invalidateIntrinsicContentSize()
    textLookDidChange()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, with: nil)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  // MARK: Changes

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), content.length)
    let end = min(max(start, range.location + max(0, range.length)), content.length)
    return NSRange(location: start, length: end - start)
  }

  func asksDelegate(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// The range that the next typed text replaces.
  private var insertionRange: NSRange {
    if clearsOnInsertion || replacesSecureText { return NSRange(location: 0, length: content.length) }
    return clamped(marked ?? selection)
  }

  /// Replaces a range and tells everyone, in Apple's order.
  private func change(_ range: NSRange, to text: String, isComposing: Bool = false) {
    change(range, to: NSAttributedString(string: text, attributes: typing), isComposing: isComposing)
  }

  private func change(_ range: NSRange, to text: NSAttributedString, isComposing: Bool) {
    let range = clamped(range)
    UIMenuController.shared.hideMenu(from: self)
    inputListener?.textWillChange(self)
    replace(range, with: text, isComposing: isComposing)
    selection = NSRange(location: range.location + text.length, length: 0)
    clearsOnInsertion = false
    replacesSecureText = false
    textLookDidChange()
    inputListener?.textDidChange(self)
    announceChange()
  }

  private func replace(_ range: NSRange, with text: NSAttributedString, isComposing: Bool) {
    history.record(
      range, content.attributedSubstring(from: range), newLength: text.length, isComposing: isComposing
    ) { [weak self] range, text in
      self?.marked = nil
      self?.change(range, to: text, isComposing: false)
    }
    content.replaceCharacters(in: range, with: text)
  }

  private func announceChange() {
    delegate?.textFieldDidChangeSelection(self)
    send(.editingChanged, with: nil)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    KeyboardController.shared.textDidChange()
    parts.caret.restart()
  }

  func insert(_ text: String) {
    let range = insertionRange
    let isComposing = marked != nil
    marked = nil
    change(range, to: UITextField.oneLine(text), isComposing: isComposing)
  }

  /// What the delete key takes away: the selection, or the character before the caret.
  private var deletionRange: NSRange {
    if replacesSecureText || clearsOnInsertion { return NSRange(location: 0, length: content.length) }
    let range = clamped(marked ?? selection)
    return range.length > 0 ? range : TextUnits.characterBefore(range.location, in: content.string)
  }

  func deleteOne() {
    let range = deletionRange
    guard range.length > 0 else { return }
    marked = nil
    change(range, to: "")
  }

  func mark(_ text: String, _ selected: NSRange) {
    let range = insertionRange
    let line = UITextField.oneLine(text)
    guard marked != nil || !line.isEmpty else { return }
    replace(
      range, with: NSAttributedString(string: line, attributes: typing), isComposing: marked != nil)
    let length = line.utf16.count
    marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = min(max(0, selected.location), length)
    selection = NSRange(
      location: range.location + start, length: min(max(0, selected.length), length - start))
    clearsOnInsertion = false
    replacesSecureText = false
    textLookDidChange()
    announceChange()
  }

  func replaceRange(_ range: UITextRange, _ text: String) {
    guard let range = range as? TextOffsetRange else { return }
    marked = nil
    change(range.range, to: UITextField.oneLine(text))
  }

  func string(in range: UITextRange) -> String? {
    guard let range = range as? TextOffsetRange else { return nil }
    return content.attributedSubstring(from: clamped(range.range)).string
  }

  // MARK: Selection

  func select(_ range: NSRange) {
    let range = clamped(range)
    guard range != selection else { return }
    history.endRun()
    inputListener?.selectionWillChange(self)
    selection = range
    replacesSecureText = false
    inputListener?.selectionDidChange(self)
    setNeedsLayout()
    parts.caret.restart()
    if isEditing {
      delegate?.textFieldDidChangeSelection(self)
      KeyboardController.shared.textDidChange()
    }
  }

  func selectWord(at offset: Int) {
    let text = content.string
    let word =
      TextUnits.unit(.word, at: offset, forward: true, in: text)
      ?? TextUnits.unit(.word, at: offset, forward: false, in: text)
    if let word { select(word) }
  }

  // MARK: Clear and return

  func clearButtonTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if !isEditing { becomeFirstResponder() }
    marked = nil
    change(NSRange(location: 0, length: content.length), to: "")
  }

  /// The return key: the events of leaving, and leaving itself only when someone listens for it.
  func returnKey() {
    unmarkText()
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let leaves = hasHandler(for: .editingDidEndOnExit)
    send(.editingDidEndOnExit, with: nil)
    send(.primaryActionTriggered, with: nil)
    if leaves, isFirstResponder { resignFirstResponder() }
  }
}

extension UITextField: EditableText {
  var selectionInText: NSRange {
    get { selection }
    set { select(newValue) }
  }
  var textLength: Int { content.length }
  var hidesText: Bool { isSecureTextEntry }
  var takesChanges: Bool { isEnabled }
}

extension UITextField: TextInputTarget {
  package func insertTypedText(_ text: String) {
    guard isEditing, !text.isEmpty else { return }
    if text == "\n" || text == "\r" { return returnKey() }
    guard asksDelegate(insertionRange, text) else { return }
    insertText(text)
  }

  package func deleteBackwardTyped() {
    guard isEditing else { return }
    let range = deletionRange
    if range.length > 0, !asksDelegate(range, "") { return }
    deleteBackward()
  }

  package func setTypedMarkedText(_ text: String, selectedRange: NSRange) {
    guard isEditing, marked != nil || !text.isEmpty else { return }
    guard asksDelegate(insertionRange, text) else { return }
    setMarkedText(text, selectedRange: selectedRange)
  }

  package func handleTypedKey(_ key: HostKey, modifiers: HostKeyModifiers) -> Bool {
    guard isEditing else { return false }
    let isExtending = modifiers.contains(.shift)
    let byWord = modifiers.contains(.alternate) || modifiers.contains(.control)
    switch key {
    case .return: returnKey()
    case .delete: deleteBackwardTyped()
    case .forwardDelete: deleteForwardTyped()
    case .left: move(forward: false, byWord: byWord, isExtending: isExtending)
    case .right: move(forward: true, byWord: byWord, isExtending: isExtending)
    case .home, .up, .pageUp: move(to: 0, isExtending: isExtending)
    case .end, .down, .pageDown: move(to: content.length, isExtending: isExtending)
    case .character(let letter): return handleEditKey(String(letter), modifiers)
    default: return false
    }
    return true
  }

  private func deleteForwardTyped() {
    let range = clamped(selection)
    guard range.length == 0 else { return deleteBackwardTyped() }
    let next = TextUnits.character(at: range.location, in: content.string)
    guard next.length > 0, asksDelegate(next, "") else { return }
    replaceRange(TextOffsetRange(next), "")
  }

  private func move(forward: Bool, byWord: Bool, isExtending: Bool) {
    let range = clamped(selection)
    if range.length > 0, !isExtending {
      return move(to: forward ? range.location + range.length : range.location, isExtending: false)
    }
    let start = forward ? range.location + range.length : range.location
    let text = content.string
    if byWord {
      let direction = UITextDirection.storage(forward ? .forward : .backward)
      let end = tokenizer.position(from: TextOffset(start), toBoundary: .word, inDirection: direction)
      return move(to: (end as? TextOffset)?.offset ?? start, isExtending: isExtending, from: forward)
    }
    let unit = forward ? TextUnits.character(at: start, in: text) : TextUnits.characterBefore(start, in: text)
    move(to: forward ? start + unit.length : unit.location, isExtending: isExtending, from: forward)
  }

  private func move(to offset: Int, isExtending: Bool, from isForward: Bool? = nil) {
    guard isExtending else { return select(NSRange(location: offset, length: 0)) }
    let range = clamped(selection)
    let forward = isForward ?? (offset >= range.location)
    let anchor = forward ? range.location : range.location + range.length
    select(NSRange(location: min(anchor, offset), length: abs(offset - anchor)))
  }
}
