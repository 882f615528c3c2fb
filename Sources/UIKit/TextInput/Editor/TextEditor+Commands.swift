/// The commands of the edit menu and of the keyboard's shortcuts.
extension TextEditor {
  /// Whether the command would do something now; nil if the action is none of them.
  func canPerform(_ action: Selector) -> Bool? {
    guard let host else { return nil }
    let isSelected = selection.length > 0
    switch action {
    case Selector("cut:"): return isSelected && !host.hidesText && host.allowsEditing
    case Selector("copy:"): return isSelected && !host.hidesText
    case Selector("paste:"): return host.allowsEditing && UIPasteboard.general.hasStrings
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
    UIPasteboard.general.string = text
  }

  func cut() {
    guard let host, host.allowsEditing, selection.length > 0, !host.hidesText else { return }
    copy()
    deleteSelection()
  }

  /// Removes the selection. Asks the delegate while the text is edited.
  func deleteSelection() {
    guard let host, host.allowsEditing, selection.length > 0 else { return }
    history.endRun()
    if isEditing { typeDelete() } else { host.deleteBackward() }
    history.endRun()
  }

  /// Inserts the pasteboard's text in one step. Asks the delegate while the text is edited.
  func paste() {
    guard let host, host.allowsEditing, let text = UIPasteboard.general.string else { return }
    bring(text)
  }

  /// Inserts text that the user brought, in one step. Asks the delegate while the text is edited.
  func bring(_ text: String) {
    guard let host else { return }
    history.endRun()
    if isEditing { type(text) } else { host.insertText(text) }
    history.endRun()
  }

  func selectAll() { select(all) }

  /// Selects the word that covers the offset or ends there; without one the caret goes there.
  func selectWord(at offset: Int) {
    guard let host else { return }
    let position = position(offset)
    select(TextSelecting(input: host).unit(.word, at: position) ?? range(NSRange(location: offset, length: 0)))
  }
}
