import CoreText

/// The begin and the end of editing in a text view, and its calls of the app's delegate
/// (facts/text-input.md#view-orders).
extension UITextView {
  func beginEditing() {
    editor.beginEditing()
    showCaret()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    editor.endEditing(forgets: false)
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  // MARK: Attributes of all of the text

  private static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  var plainFont: UIFont { storedFont ?? UITextView.defaultFont }

  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    return style
  }

  /// The attributes of `text`.
  var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: plainFont, .foregroundColor: storedColor ?? UIColor.label, .paragraphStyle: paragraphStyle]
  }

  func apply(_ key: NSAttributedString.Key, _ value: Any) {
    storage.addAttributes([key: value], range: editor.all)
    editor.updateTypingAttribute(key, value)
    textLookDidChange()
  }

  /// Sets the view's font, color and alignment to those of the text's first character.
  func takeAttributes(of text: NSAttributedString) {
    guard text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    storedFont = attributes[.font] as? UIFont ?? storedFont
    storedColor = attributes[.foregroundColor] as? UIColor
    storedAlignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }
}

extension UITextView: DraggableTextHost {
  var allowsLineBreaks: Bool { true }
  var allowsEditing: Bool { isEditable }
  var allowsReading: Bool { isSelectable }
  var copiesAttributes: Bool { true }
  /// False: `isSecureTextEntry` has no effect on a text view.
  var hidesText: Bool { false }

  /// Returns the attributes of the character before the caret, or of the first selected one, without links and
  /// attachments.
  func typingAttributes(for selection: NSRange) -> [NSAttributedString.Key: Any] {
    guard storage.length > 0 else { return plainAttributes }
    let place = selection.length > 0 ? selection.location : selection.location - 1
    var attributes = storage.attributes(at: min(max(0, place), storage.length - 1), effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    return attributes
  }

  func allowsChange(in range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func reportSelectionChange(by cause: TextChangeCause) { delegate?.textViewDidChangeSelection(self) }

  func reportTextChange(by cause: TextChangeCause) {
    searchAgain()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// Reports the end of marked text as a separate change (facts/text-input.md#view-orders/unmark).
  func compositionDidEnd() {
    delegate?.textViewDidChangeSelection(self)
    reportTextChange(by: .replacement)
  }

  func textLookDidChange() {
    if !dataDetectorTypes.isEmpty, !isEditable || !detected.isEmpty { detectData() }
    showMarkedText()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  private func showMarkedText() {
    guard editor.mark != nil || manager.marked != nil else { return }
    manager.marked = editor.mark.map {
      ($0, markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue])
    }
  }

  func selectionLookDidChange() {
    setNeedsLayout()
    textInteraction.selectionDidChange()
    if editor.isEditing { showCaret() }
  }
}
