/// The begin and the end of editing in a text field, and its calls of the app's delegate
/// (facts/text-input.md#field-orders).
extension UITextField {
  /// Whether the bar around the field and the delegate let the editing end.
  var mayEndEditing: Bool {
    if let owner, !owner.fieldShouldEndEditing() { return false }
    return delegate?.textFieldShouldEndEditing(self) ?? true
  }

  // MARK: Text that code sets

  /// The attributes of `text`, and of typed text unless the app chose others.
  var textAttributes: [NSAttributedString.Key: Any] {
    var attributes = attributesForAll
    attributes[.font] = storedFont
    attributes[.foregroundColor] = storedColor ?? .label
    return attributes
  }

  /// The paragraph style of the app's attributes, with the field's alignment; by default one that truncates with an
  /// ellipsis.
  var paragraphStyle: NSParagraphStyle {
    let own = attributesForAll[.paragraphStyle] as? NSParagraphStyle
    if let own, own.alignment == textAlignment { return own }
    let style = NSMutableParagraphStyle()
    if let own { style.setParagraphStyle(own) } else { style.lineBreakMode = .byTruncatingTail }
    style.alignment = textAlignment
    return style
  }

  func setAttributesForAll(_ attributes: [NSAttributedString.Key: Any]) {
    attributesForAll = attributes
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    if let font = attributes[.font] as? UIFont { storedFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { storedColor = color }
    let attachments = editor.storage.attachments
    editor.storage.setAttributes(textAttributes, range: editor.all)
    for (index, attachment) in attachments {
      editor.storage.addAttribute(.attachment, value: attachment, range: NSRange(location: index, length: 1))
    }
    textLookDidChange()
  }

  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    editor.storage.addAttribute(key, value: value, range: editor.all)
    editor.updateTypingAttribute(key, value)
    textLookDidChange()
  }

  func setText(_ text: NSAttributedString) {
    scroll = 0
    editor.assign(text.string.contains(where: \.isNewline) ? UITextField.singleLine(text) : text)
    invalidateIntrinsicContentSize()
    owner?.fieldWasFilled()
  }

  /// Returns the text with line breaks replaced by spaces, as for pasted text.
  private static func singleLine(_ text: NSAttributedString) -> NSAttributedString {
    let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    return NSAttributedString(
      string: String(text.string.map { $0.isNewline ? " " : $0 }), attributes: attributes)
  }

  // MARK: Beginning and end

  func beginEditing() {
    editor.beginEditing()
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      setText(NSAttributedString())
      editor.textHidingDidChange()
    }
    textLookDidChange()
    send(.editingDidBegin, with: nil)
    owner?.fieldDidBeginEditing()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    scroll = 0
    editor.endEditing(forgets: true)
    editor.select(NSRange(location: editor.length, length: 0))
    invalidateIntrinsicContentSize()
    textLookDidChange()
    owner?.fieldDidEndEditing()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, with: nil)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  func clearButtonTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if !isEditing, !clearsBeforeEditing { becomeFirstResponder() }
    editor.asUser { editor.replace(editor.all, with: "") }
    if !isEditing, clearsBeforeEditing { becomeFirstResponder() }
  }
}

/// The bar that contains a text field.
@MainActor protocol TextFieldOwner: AnyObject {
  func fieldShouldBeginEditing() -> Bool
  func fieldDidBeginEditing()
  func fieldShouldEndEditing() -> Bool
  func fieldDidEndEditing()
  /// Returns whether the user's change is allowed. The range counts UTF-16 units of the text without tokens.
  func fieldShouldChange(in range: NSRange, to text: String) -> Bool
  /// Called when the user changed the text.
  func fieldDidChange()
  /// Called when the app set the text.
  func fieldWasFilled()
  func fieldDidReturn()
}

extension NSAttributedString {
  /// The attachments, with their characters' indexes in UTF-16 units.
  var attachments: [(index: Int, attachment: NSTextAttachment)] {
    var found: [(Int, NSTextAttachment)] = []
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      for index in range.location..<(range.location + range.length) { found.append((index, attachment)) }
    }
    return found
  }
}

extension UITextField: DraggableTextHost {
  var allowsLineBreaks: Bool { false }
  var allowsEditing: Bool { isEnabled }
  var hidesText: Bool { isSecureTextEntry }
  func typingAttributes(for selection: NSRange) -> [NSAttributedString.Key: Any] { textAttributes }

  func allowsChange(in range: NSRange, to text: String) -> Bool {
    let range = withoutTokens(range)
    if let owner, !owner.fieldShouldChange(in: range, to: text) { return false }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Returns a range that counts the text alone, without the characters of tokens, as delegates expect it.
  private func withoutTokens(_ range: NSRange) -> NSRange {
    let start = max(0, range.location - tokenCount)
    return NSRange(location: start, length: max(0, range.location + range.length - tokenCount - start))
  }

  /// Reports a changed selection. Changes while the text is not edited and those by setting `text` are not
  /// reported.
  func reportSelectionChange(by cause: TextChangeCause) {
    switch cause {
    case .assignment: return
    case .selection where !isEditing: return
    case .selection, .editing, .replacement: delegate?.textFieldDidChangeSelection(self)
    }
  }

  func reportTextChange(by cause: TextChangeCause) {
    guard cause == .editing else { return }
    owner?.fieldDidChange()
    send(.editingChanged, with: nil)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Handles the return key: sends the events of ending, and ends editing only if a target is registered for them.
  func returnKey() {
    editor.confirmMarked()
    if enablesReturnKeyAutomatically, !hasText { return }
    owner?.fieldDidReturn()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let leaves = hasHandler(for: .editingDidEndOnExit)
    send(.editingDidEndOnExit, with: nil)
    send(.primaryActionTriggered, with: nil)
    if leaves, isFirstResponder { resignFirstResponder() }
  }

  func selectionLookDidChange() {
    setNeedsLayout()
    textInteraction.selectionDidChange()
  }
}
