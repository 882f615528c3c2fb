/// Enters into the first responder what the user types on the screen's keyboard, on a hardware keyboard or with an input
/// method. Everything that is typed comes through here.
///
/// Text fields and text views hand it to their `TextEditor`. Any other `UITextInput` gets what the protocol offers:
/// `shouldChangeText(in:replacementText:)` first, then `insertText(_:)` or `setMarkedText(_:selectedRange:)`; arrow keys
/// move its `selectedTextRange`. A plain `UIKeyInput` gets text, return and delete.
@MainActor enum TextTyping {
  static func insert(_ text: String, into responder: UIResponder?) {
    Trace.log(.text, "\(Trace.quoted(text)) is typed into \(Trace.name(responder))")
    if let host = responder as? any TextEditorHost {
      host.editor.type(text)
    } else if let input = responder as? any UITextInput {
      guard allows(text, in: input) else { return }
      input.insertText(text)
    } else if let input = responder as? any UIKeyInput {
      input.insertText(text)
    }
  }

  static func delete(in responder: UIResponder?) {
    if let host = responder as? any TextEditorHost {
      host.editor.typeDelete()
    } else if let input = responder as? any UIKeyInput {
      input.deleteBackward()
    }
  }

  /// Text that an input method is still composing; empty text ends that.
  static func mark(_ text: String, selectedRange: NSRange, in responder: UIResponder?) {
    if let host = responder as? any TextEditorHost {
      host.editor.typeMarked(text, selectedRange: selectedRange)
    } else if let input = responder as? any UITextInput {
      guard input.markedTextRange != nil || !text.isEmpty, allows(text, in: input) else { return }
      input.setMarkedText(text, selectedRange: selectedRange)
    }
  }

  private static func allows(_ text: String, in input: any UITextInput) -> Bool {
    guard let range = input.markedTextRange ?? input.selectedTextRange else { return true }
    return input.shouldChangeText(in: range, replacementText: text)
  }

  /// A key that types no character, or a shortcut. Returns false if the key means nothing to the responder.
  @discardableResult static func press(
    _ key: HostKey, _ modifiers: HostKeyModifiers, in responder: UIResponder?
  ) -> Bool {
    guard let responder, responder is any UIKeyInput else { return false }
    let host = responder as? any TextEditorHost
    if let host, !host.editor.isEditing { return false }
    switch key {
    case .return: insert("\n", into: responder)
    case .tab:
      guard let host, host.allowsLineBreaks else { return false }
      insert("\t", into: responder)
    case .delete: deleteKey(modifiers, in: responder)
    case .forwardDelete:
      guard let host else { return false }
      host.editor.typeForwardDelete()
    case .character(let letter): return command(letter.lowercased(), modifiers, in: responder)
    default: return (responder as? any UITextInput).map { TextMovement.move($0, key, modifiers) } ?? false
    }
    return true
  }

  /// With the alternate key the word before the caret goes, with the command key the line's text.
  private static func deleteKey(_ modifiers: HostKeyModifiers, in responder: UIResponder) {
    guard let host = responder as? any TextEditorHost, host.editor.insertionRange.length == 0,
      !modifiers.isDisjoint(with: [.alternate, .command])
    else { return delete(in: responder) }
    let caret = host.editor.selection.location
    let start = TextMovement.destination(from: host.editor.position(caret), .left, modifiers, in: host)
    let offset = start.flatMap(host.editor.offset) ?? caret
    host.editor.typeDeletion(of: NSRange(location: offset, length: caret - offset))
  }

  /// The shortcuts of the editing commands, with the command or the control key.
  private static func command(
    _ letter: String, _ modifiers: HostKeyModifiers, in responder: UIResponder
  ) -> Bool {
    guard !modifiers.isDisjoint(with: [.command, .control]) else { return false }
    func run(_ action: Selector, _ method: (Any?) -> Void) {
      if responder.canPerformAction(action, withSender: nil) { method(nil) }
    }
    switch (letter, modifiers.contains(.shift)) {
    case ("a", false): run("selectAll:", responder.selectAll)
    case ("c", false): run("copy:", responder.copy(_:))
    case ("x", false): run("cut:", responder.cut)
    case ("v", false): run("paste:", responder.paste)
    case ("z", false): responder.undoManager?.undo()
    case ("z", true): responder.undoManager?.redo()
    default: return false
    }
    return true
  }
}
