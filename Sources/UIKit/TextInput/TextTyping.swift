/// Enters the user's typing into the first responder: from the screen's keyboard, a hardware keyboard or an input
/// method. It is the only path of typed text.
///
/// Text fields and text views pass it to their `TextEditor`. For any other `UITextInput` the protocol's methods are
/// called: `shouldChangeText(in:replacementText:)` first, then `insertText(_:)` or
/// `setMarkedText(_:selectedRange:)`; arrow keys move its `selectedTextRange`. A plain `UIKeyInput` gets text,
/// return and delete.
@MainActor enum TextTyping {
  static func insert(_ text: String, into responder: UIResponder?) {
    defer { TextInteractions.note(responder) }
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
    defer { TextInteractions.note(responder) }
    if let host = responder as? any TextEditorHost {
      host.editor.typeDelete()
    } else if let input = responder as? any UIKeyInput {
      input.deleteBackward()
    }
  }

  /// Shows text that an input method is still composing; empty text ends the composition.
  static func mark(_ text: String, selectedRange: NSRange, in responder: UIResponder?) {
    defer { TextInteractions.note(responder) }
    if let host = responder as? any TextEditorHost {
      host.editor.typeMarked(text, selectedRange: selectedRange)
    } else if let input = responder as? any UITextInput {
      guard input.markedTextRange != nil || !text.isEmpty, allows(text, in: input) else { return }
      input.setMarkedText(text, selectedRange: selectedRange)
    }
  }

  /// Returns whether a keyboard types into the responder: not into text that can only be selected.
  static func takesKeys(_ responder: UIResponder) -> Bool {
    (responder as? any TextEditorHost)?.allowsEditing ?? (responder is any UIKeyInput)
  }

  private static func allows(_ text: String, in input: any UITextInput) -> Bool {
    guard let range = input.markedTextRange ?? input.selectedTextRange else { return true }
    return input.shouldChangeText(in: range, replacementText: text)
  }

  /// Handles a key without a character, or a shortcut. Returns false if the responder does not handle the key.
  @discardableResult static func press(
    _ key: HostKey, _ modifiers: HostKeyModifiers, in responder: UIResponder?
  ) -> Bool {
    guard let responder, responder is any UIKeyInput else { return false }
    defer { TextInteractions.note(responder) }
    let host = responder as? any TextEditorHost
    if let host, !host.editor.isEditing { return host.allowsReading && read(key, modifiers, in: host) }
    switch key {
    case .return: insert("\n", into: responder)
    case .tab:
      guard let host, host.allowsLineBreaks, modifiers.isDisjoint(with: [.shift, .control]) else { return false }
      insert("\t", into: responder)
    case .delete: deleteKey(modifiers, in: responder)
    case .forwardDelete:
      guard let host else { return false }
      let isWord = !modifiers.isDisjoint(with: [.alternate, .control])
      host.editor.typeDeletion(by: isWord ? .word(isRight: true) : .character(isForward: true))
    case .character(let letter):
      return TextShortcut.run(letter.lowercased(), modifiers, in: responder) || move(responder, key, modifiers)
    default: return move(responder, key, modifiers)
    }
    return true
  }

  private static func move(_ responder: UIResponder, _ key: HostKey, _ modifiers: HostKeyModifiers) -> Bool {
    guard let input = responder as? any UITextInput, let unit = TextMovement.unit(key, modifiers) else {
      return false
    }
    TextMovement.move(input, by: unit, isExtending: modifiers.contains(.shift))
    return true
  }

  /// Runs a shortcut that copies or selects text that cannot be edited. Returns whether the key is one.
  private static func read(_ key: HostKey, _ modifiers: HostKeyModifiers, in host: any TextEditorHost) -> Bool {
    guard case .character(let letter) = key else { return false }
    return TextShortcut.run(letter.lowercased(), modifiers, in: host)
  }

  /// Returns whether the key belongs to text editing, and precedes key commands without priority: the keys that
  /// move the caret, delete and break lines while a text is edited.
  static func isSystemKey(_ key: HostKey, _ modifiers: HostKeyModifiers, in responder: UIResponder?) -> Bool {
    guard let responder, responder is any UITextInput, !modifiers.contains(.command) else { return false }
    if let host = responder as? any TextEditorHost, !host.editor.isEditing { return false }
    switch key {
    case .tab: return (responder as? any TextEditorHost)?.allowsLineBreaks == true && modifiers.isEmpty
    case .return, .delete, .forwardDelete, .left, .right, .up, .down: return true
    default: return false
    }
  }

  /// Deletes with the alternate or the control key the word before the caret, with the command key the line's text.
  private static func deleteKey(_ modifiers: HostKeyModifiers, in responder: UIResponder) {
    guard let host = responder as? any TextEditorHost, host.editor.insertionRange.length == 0 else {
      return delete(in: responder)
    }
    let isRightToLeft = host.isRightToLeft(at: host.editor.selection.location)
    if modifiers.contains(.command) {
      host.editor.typeDeletion(by: .lineEdge(isRight: isRightToLeft))
    } else if !modifiers.isDisjoint(with: [.alternate, .control]) {
      host.editor.typeDeletion(by: .word(isRight: isRightToLeft))
    } else {
      delete(in: responder)
    }
  }
}
