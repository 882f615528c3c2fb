/// Input by the user. Each change asks the host's delegate first, then goes through the host's methods of
/// `UIKeyInput` and `UITextInput`, which subclasses override.
extension TextEditor {
  func type(_ text: String) {
    guard isEditing, let host, !text.isEmpty else { return }
    if !host.allowsLineBreaks, text == "\n" || text == "\r" { return host.returnKey() }
    guard host.allowsChange(in: askedInsertionRange, to: text) else { return }
    asUser { host.insertText(text) }
  }

  func typeReturn() { type("\n") }

  /// Calls the delegate for the composed character before the caret. If there is nothing to delete,
  /// `deleteBackward()` is called without that.
  func typeDelete() {
    guard isEditing, let host else { return }
    let range = askedDeletionRange
    if range.length > 0, !host.allowsChange(in: range, to: "") { return }
    asUser { host.deleteBackward() }
  }

  /// Deletes the selection, or the composed character behind the caret.
  func typeForwardDelete() {
    guard selection.length == 0 else { return typeDelete() }
    typeDeletion(of: TextUnits.character(at: selection.location, in: storage))
  }

  /// Deletes a range, such as from the caret to the start of its word.
  func typeDeletion(of range: NSRange) {
    guard isEditing, let host, range.length > 0, host.allowsChange(in: range, to: "") else { return }
    asUser { host.replace(self.range(range), withText: "") }
  }

  /// Shows text that an input method is composing; empty text ends the composition.
  func typeMarked(_ text: String, selectedRange: NSRange) {
    guard isEditing, let host, mark != nil || !text.isEmpty else { return }
    guard host.allowsChange(in: askedInsertionRange, to: text) else { return }
    asUser { host.setMarkedText(text, selectedRange: selectedRange) }
  }

  /// Keeps the marked text, because editing ends or the return key confirms it.
  func confirmMarked() {
    guard mark != nil else { return }
    asUser { host?.unmarkText() }
  }
}
