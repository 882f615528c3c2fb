/// The commands of the edit menu and of the keyboard's shortcuts.
extension TextEditor {
  /// Returns whether the command would do something now; nil if the action is not an editing command.
  func canPerform(_ action: Selector) -> Bool? {
    guard let host else { return nil }
    let isSelected = selection.length > 0
    switch action {
    case Selector("cut:"): return isSelected && !host.hidesText && host.allowsEditing
    case Selector("copy:"), Selector("share:"), Selector("_define:"): return isSelected && !host.hidesText
    case Selector("promptForReplace:"): return isEditing && isSelected && !host.hidesText && host.allowsEditing
    case Selector("paste:"), Selector("pasteAndMatchStyle:"):
      guard host.allowsEditing else { return false }
      let board = UIPasteboard.general
      if action == Selector("paste:"), host.takesPasted(board) { return true }
      return board.hasStrings && (action == Selector("paste:") || host.allowsEditingTextAttributes)
    case Selector("toggleBoldface:"), Selector("toggleItalics:"), Selector("toggleUnderline:"),
      Selector("increaseSize:"), Selector("decreaseSize:"), Selector("updateTextAttributesWithConversionHandler:"):
      return host.allowsEditing && host.allowsEditingTextAttributes
    case Selector("delete:"): return false
    case Selector("select:"): return !isSelected && length > 0
    case Selector("selectAll:"): return length > 0 && selection.length < length
    default: return nil
    }
  }

  /// Copies the selection to the general pasteboard unless the text is hidden.
  func copy() {
    guard let host, selection.length > 0, !host.hidesText, let text = host.text(in: range(selection)) else {
      return
    }
    var item: [String: Any] = [PasteboardType.text[0]: text]
    if host.copiesAttributes {
      let styled = storage.attributedSubstring(from: selection)
      item[PasteboardType.attributedText] = styled
      // Rich text is for other programs, unless it is long.
      if styled.length < 65_536 { item[PasteboardType.rtf] = PasteboardType.rtfData(styled) }
    }
    UIPasteboard.general.items = [item]
  }

  func cut() {
    guard let host, host.allowsEditing, selection.length > 0, !host.hidesText else { return }
    copy()
    deleteSelection()
  }

  /// Removes the selection. Calls the delegate while the text is edited.
  func deleteSelection() {
    guard let host, host.allowsEditing, selection.length > 0 else { return }
    history.endRun()
    if isEditing { typeDelete() } else { host.deleteBackward() }
    history.endRun()
  }

  /// Inserts the pasteboard's content in one step: text and, if the host allows attributes, its attributes and
  /// images. Calls the delegate while the text is edited.
  func paste() {
    guard let host, host.allowsEditing else { return }
    let board = UIPasteboard.general
    if host.transformsPasted(board) { return }
    if host.allowsEditingTextAttributes {
      if let text = PasteboardType.styledText(board.items.first ?? [:]) { return bring(text) }
      if !board.hasStrings, let image = board.image {
        let attachment = NSTextAttachment()
        attachment.image = image
        return bring(NSAttributedString(attachment: attachment))
      }
    }
    pasteAndMatchStyle()
  }

  /// Inserts the pasteboard's text as if it was typed.
  func pasteAndMatchStyle() {
    guard let host, host.allowsEditing, let text = UIPasteboard.general.string else { return }
    bring(text)
  }

  /// Inserts text from the user, in one step. Calls the delegate while the text is edited.
  func bring(_ text: String) {
    guard let host, !text.isEmpty else { return }
    if isEditing, !host.allowsChange(in: askedInsertionRange, to: text) { return }
    history.endRun()
    asUser { host.insertText(text) }
    history.endRun()
  }

  /// Inserts text with its own attributes if the host allows them, else with those of typed text.
  func bring(_ text: NSAttributedString) {
    guard let host, text.length > 0 else { return }
    guard host.allowsEditingTextAttributes else { return bring(text.string) }
    if isEditing, !host.allowsChange(in: askedInsertionRange, to: text.string) { return }
    let whole = NSMutableAttributedString(string: text.string, attributes: typingAttributes)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      whole.addAttributes(attributes, range: range)
    }
    history.endRun()
    asUser { insert(whole) }
    history.endRun()
  }

  /// Replaces a range by a word that the user chose, in one step, if the delegate allows it.
  func bringReplacement(_ text: String, for range: NSRange) {
    let range = clamped(range)
    guard isEditing, let host, host.allowsEditing, host.allowsChange(in: range, to: text) else { return }
    history.endRun()
    asUser { host.replace(self.range(range), withText: text) }
    history.endRun()
  }

  func selectAll() { select(all) }

  /// Selects the word that contains the offset or ends at it; without a word, moves the caret to the offset.
  func selectWord(at offset: Int) {
    guard let host else { return }
    let position = position(offset)
    select(TextSelecting(input: host).unit(.word, at: position) ?? range(NSRange(location: offset, length: 0)))
  }
}
