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
  func selectWord(at offset: Int) { selectUnit(.word, at: offset) }

  /// Selects the paragraph without its line break.
  func selectParagraph(at offset: Int) { selectUnit(.paragraph, at: offset) }

  private func selectUnit(_ granularity: UITextGranularity, at offset: Int) {
    let unit =
      TextUnits.unit(granularity, at: offset, forward: true, in: storage)
      ?? TextUnits.unit(granularity, at: offset, forward: false, in: storage)
    guard var unit else { return select(NSRange(location: offset, length: 0)) }
    if granularity == .paragraph {
      let last = TextUnits.characterBefore(unit.location + unit.length, in: storage)
      if storage.attributedSubstring(from: last).string.allSatisfy(\.isNewline) { unit.length -= last.length }
    }
    select(unit)
  }

  /// Shows the edit menu beside the selection or the caret.
  func showMenu() {
    guard let host, host.isFirstResponder else { return }
    let boxes = host.visibleBoxes(of: selection).filter { !$0.isEmpty }
    let caret = host.caretFrame(at: selection.location)
    let target = boxes.dropFirst().reduce(boxes.first ?? caret) { $0.union($1) }
    let shown = target.intersection(host.bounds)
    UIMenuController.shared.hideMenu()
    UIMenuController.shared.showMenu(from: host, rect: shown.isNull ? target : shown)
  }

  /// What a finger did that was lifted from the text: one tap puts the caret there, two select the word, three the
  /// paragraph. More than one tap and a long press show the edit menu. The first tap only begins to edit.
  func fingerLifted(at point: CGPoint, taps: Int, isLong: Bool) {
    guard let host else { return }
    let wasEditing = host.isFirstResponder
    guard wasEditing || host.becomeFirstResponder() else { return }
    let offset = host.offset(at: point)
    let selects = wasEditing && !isLong && (2...3).contains(taps)
    switch taps {
    case 2 where selects: selectWord(at: offset)
    case 3 where selects: selectParagraph(at: offset)
    default: select(NSRange(location: offset, length: 0))
    }
    if isLong || selects { showMenu() }
  }
}
