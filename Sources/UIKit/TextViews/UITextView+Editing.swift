import CoreText

/// What typing does to the text, and in which order others hear of it (facts/text-input.md#view-orders).
extension UITextView {
  var textDelegate: (any UITextViewDelegate)? { delegate }

  func beginEditing() {
    isEditingNow = true
    caret.backgroundColor = tintColor
    caret.start()
    placeCaret()
    showCaret()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    isEditingNow = false
    caret.stop()
    placeCaret()
    history.endRun()
    UIMenuController.shared.hideMenu(from: self)
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  /// One tap puts the caret there, two select the word, three all; these and a long press show the edit menu.
  func lifted(_ touch: UITouch) {
    let wasEditing = isFirstResponder
    let isLong = press.isLong(touch)
    let point = touch.location(in: self)
    if wasEditing, !isLong, touch.tapCount == 3 {
      selectAll(nil)
    } else {
      tapped(at: point)
      if wasEditing, !isLong, touch.tapCount == 2 { selectWord() }
    }
    if isLong || wasEditing && (touch.tapCount == 2 || touch.tapCount == 3) { showEditMenu() }
  }

  /// A tap puts the caret between two characters.
  func tapped(at point: CGPoint) {
    if !isFirstResponder, !becomeFirstResponder() { return }
    selectedRange = NSRange(location: offset(at: point), length: 0)
  }

  // MARK: Changes

  private var insertionRange: NSRange {
    clearsOnInsertion ? NSRange(location: 0, length: storage.length) : clamped(marked ?? selectedRange)
  }

  private func change(_ range: NSRange, to text: String, isComposing: Bool = false) {
    change(range, to: NSAttributedString(string: text, attributes: typingAttributes), isComposing: isComposing)
  }

  private func change(_ range: NSRange, to text: NSAttributedString, isComposing: Bool) {
    let range = clamped(range)
    UIMenuController.shared.hideMenu(from: self)
    inputDelegate?.textWillChange(self)
    history.record(
      range, storage.attributedSubstring(from: range), newLength: text.length, isComposing: isComposing
    ) { [weak self] range, text in
      self?.marked = nil
      self?.change(range, to: text, isComposing: false)
    }
    storage.replaceCharacters(in: range, with: text)
    clearsOnInsertion = false
    textDidChange()
    inputDelegate?.textDidChange(self)
    isChangingText = true
    selectedRange = NSRange(location: range.location + text.length, length: 0)
    isChangingText = false
    // Also where the caret's number did not change.
    showCaret()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    KeyboardController.shared.textDidChange()
    caret.restart()
  }

  func insert(_ text: String) {
    let range = insertionRange
    let isComposing = marked != nil
    marked = nil
    change(range, to: text, isComposing: isComposing)
  }

  func replaceRange(_ range: UITextRange, _ text: String) {
    guard let range = range as? TextOffsetRange else { return }
    marked = nil
    change(range.range, to: text)
  }

  /// Text that an input method goes on composing, with the caret or a selection in it.
  func mark(_ text: String, _ selected: NSRange) {
    let range = insertionRange
    guard marked != nil || !text.isEmpty else { return }
    let isComposing = marked != nil
    marked = nil
    change(range, to: text, isComposing: isComposing)
    let length = text.utf16.count
    marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = min(max(0, selected.location), length)
    isChangingText = true
    selectedRange = NSRange(
      location: range.location + start, length: min(max(0, selected.length), length - start))
    isChangingText = false
  }

  private var deletionRange: NSRange {
    let range = insertionRange
    return range.length > 0 ? range : TextUnits.characterBefore(range.location, in: storage.string)
  }

  func deleteOne() {
    let range = deletionRange
    guard range.length > 0 else { return }
    marked = nil
    change(range, to: "")
  }

  // MARK: The caret

  func selectionDidMove() {
    setNeedsLayout()
    guard isEditingNow else { return }
    selectionLookDidChange()
    caret.restart()
    showCaret()
  }

  /// Where the caret is before that character, in the view's space; the line's own height, 2 points wide.
  func caretFrame(at offset: Int) -> CGRect {
    let place: CGRect
    if let filled = manager.layout(of: container), storage.length > 0 {
      place = filled.layout.caretRect(at: min(offset, storage.length) - filled.start)
        .offsetBy(dx: container.lineFragmentPadding, dy: 0)
    } else {
      let font = typingAttributes[.font] as? UIFont
      place = CGRect(x: container.lineFragmentPadding, y: 0, width: 0, height: font?.lineHeight ?? 14)
    }
    return onPixel(
      CGRect(
        x: place.minX + textContainerInset.left - 1, y: place.minY + textContainerInset.top, width: 2,
        height: place.height))
  }

  private func onPixel(_ rect: CGRect) -> CGRect { CGRect(origin: onPixel(rect.origin), size: rect.size) }

  func placeCaret() {
    caret.isHidden = !isEditingNow || selectedRange.length > 0
    guard !caret.isHidden else { return }
    caret.layer.cornerRadius = 1
    caret.frame = caretFrame(at: selectedRange.location)
  }

  /// Scrolls until the caret shows, with the inset of the text around it.
  private func showCaret() {
    guard isEditingNow, isScrollEnabled, drag == nil else { return }
    layoutIfNeeded()
    let end = selectedRange.location + selectedRange.length
    scrollRectToVisible(
      caretFrame(at: end).inset(
        by: UIEdgeInsets(top: -textContainerInset.top, left: 0, bottom: -textContainerInset.bottom, right: 0)),
      animated: false)
  }
}

extension UITextView: EditableText {
  var selectionInText: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  var textLength: Int { storage.length }
  var hidesText: Bool { false }
  var takesChanges: Bool { isEditable }
}

extension UITextView: TextInputTarget {
  func asks(_ range: NSRange, _ text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  package func insertTypedText(_ text: String) {
    guard isEditingNow, !text.isEmpty, asks(insertionRange, text) else { return }
    insertText(text)
  }

  package func deleteBackwardTyped() {
    guard isEditingNow else { return }
    let range = deletionRange
    if range.length > 0, !asks(range, "") { return }
    deleteBackward()
  }

  package func setTypedMarkedText(_ text: String, selectedRange: NSRange) {
    guard isEditingNow, marked != nil || !text.isEmpty, asks(insertionRange, text) else { return }
    setMarkedText(text, selectedRange: selectedRange)
  }

  package func handleTypedKey(_ key: HostKey, modifiers: HostKeyModifiers) -> Bool {
    guard isEditingNow else { return false }
    switch key {
    case .return: insertTypedText("\n")
    case .tab: insertTypedText("\t")
    case .left: moveCaret(to: TextUnits.characterBefore(selectedRange.location, in: storage.string).location)
    case .right:
      let next = TextUnits.character(at: selectedRange.location + selectedRange.length, in: storage.string)
      moveCaret(to: next.location + next.length)
    case .up: moveCaret(byLines: -1)
    case .down: moveCaret(byLines: 1)
    case .character(let letter): return handleEditKey(String(letter), modifiers)
    case .home: moveCaret(to: 0)
    case .end: moveCaret(to: storage.length)
    case .forwardDelete:
      let next = TextUnits.character(at: selectedRange.location, in: storage.string)
      if next.length > 0, asks(next, "") { change(next, to: "") }
    default: return false
    }
    return true
  }

  private func moveCaret(to offset: Int) { selectedRange = NSRange(location: offset, length: 0) }

  private func moveCaret(byLines lines: CGFloat) {
    let here = caretFrame(at: selectedRange.location)
    tapped(at: CGPoint(x: here.midX, y: here.midY + lines * here.height))
  }
}
