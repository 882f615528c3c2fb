extension TextTyping {
  /// Replaces text before the caret, as the keyboard does when it replaces a space by a period or corrects a word.
  /// - Parameter length: the number of UTF-16 units before the caret; if there are fewer, the call has no effect.
  static func replace(_ length: Int, with text: String, in responder: UIResponder?) {
    if let host = responder as? any TextEditorHost {
      host.editor.typeReplacement(of: length, with: text)
    } else if let input = responder as? any UITextInput {
      guard let caret = input.selectedTextRange?.start, let start = input.position(from: caret, offset: -length),
        let range = input.textRange(from: start, to: caret),
        input.shouldChangeText(in: range, replacementText: text)
      else { return }
      input.replace(range, withText: text)
    } else if let input = responder as? any UIKeyInput {
      for _ in 0..<max(0, length) { input.deleteBackward() }
      input.insertText(text)
    }
  }
}

extension TextEditor {
  /// Replaces UTF-16 units before the caret by a text, if the delegate allows it.
  func typeReplacement(of length: Int, with text: String) {
    let caret = insertionRange
    guard isEditing, let host, length >= 0, length <= caret.location, caret.length == 0 else { return }
    let range = NSRange(location: caret.location - length, length: length)
    guard host.allowsChange(in: range, to: text) else { return }
    asUser { host.replace(self.range(range), withText: text) }
  }
}
