/// The shortcuts of text: the editing commands with the command key, and Emacs's keys with the control key.
@MainActor enum TextShortcut {
  /// Performs a shortcut of text editing; returns false for others.
  static func run(_ letter: String, _ modifiers: HostKeyModifiers, in responder: UIResponder) -> Bool {
    if modifiers.contains(.command) {
      guard !modifiers.contains(.control), !modifiers.contains(.alternate) else { return false }
      return command(letter, isShifted: modifiers.contains(.shift), in: responder)
    }
    guard modifiers.contains(.control), let host = responder as? any TextEditorHost, host.editor.isEditing else {
      return false
    }
    return control(letter, in: host.editor)
  }

  private static func command(_ letter: String, isShifted: Bool, in responder: UIResponder) -> Bool {
    func run(_ action: Selector, _ method: (Any?) -> Void) {
      if responder.canPerformAction(action, withSender: nil) { method(nil) }
    }
    switch (letter, isShifted) {
    case ("a", false): run("selectAll:", responder.selectAll)
    case ("c", false): run("copy:", responder.copy(_:))
    case ("x", false): run("cut:", responder.cut)
    case ("v", false): run("paste:", responder.paste)
    case ("z", false): responder.undoManager?.undo()
    case ("z", true): responder.undoManager?.redo()
    case ("b", false): run("toggleBoldface:", responder.toggleBoldface)
    case ("i", false): run("toggleItalics:", responder.toggleItalics)
    case ("u", false): run("toggleUnderline:", responder.toggleUnderline)
    default: return false
    }
    return true
  }

  private static func control(_ letter: String, in editor: TextEditor) -> Bool {
    switch letter {
    case "d": editor.typeForwardDelete()
    case "h": editor.typeDelete()
    case "k": editor.typeKill()
    case "t": editor.typeTransposition()
    case "o": editor.typeLineBreakBehind()
    default: return false
    }
    return true
  }
}

extension TextEditor {
  /// Deletes the selection, or else the text from the caret to the end of the unit.
  func typeDeletion(by unit: TextMovement.Unit) {
    guard let host, insertionRange.length == 0 else { return typeDelete() }
    let caret = selection.location
    let target = TextMovement.destination(from: position(caret), by: unit, in: host).flatMap(offset) ?? caret
    typeDeletion(of: NSRange(location: min(caret, target), length: abs(target - caret)))
  }

  /// Deletes the rest of the paragraph, or the line break that the caret is before.
  func typeKill() {
    guard insertionRange.length == 0 else { return typeDelete() }
    let caret = selection.location
    let end = paragraphEdge(from: caret, isForward: true)
    if end == caret { return typeForwardDelete() }
    typeDeletion(of: NSRange(location: caret, length: end - caret))
  }

  /// Swaps the characters on both sides of the caret, or at the end of a paragraph its last two, and moves behind
  /// them.
  func typeTransposition() {
    guard isEditing, let host, selection.length == 0, mark == nil, !host.hidesText else { return }
    let caret = selection.location
    let isAtEnd = paragraphEdge(from: caret, isForward: true) == caret
    let second =
      isAtEnd ? TextUnits.characterBefore(caret, in: storage) : TextUnits.character(at: caret, in: storage)
    let first = TextUnits.characterBefore(second.location, in: storage)
    guard first.length > 0, second.length > 0, first.location >= paragraphEdge(from: caret, isForward: false) else {
      return
    }
    let all = NSRange(location: first.location, length: first.length + second.length)
    let swapped =
      storage.attributedSubstring(from: second).string + storage.attributedSubstring(from: first).string
    guard host.allowsChange(in: all, to: swapped), isEditing, NSMaxRange(all) <= length else { return }
    history.endRun()
    asUser { host.replace(range(all), withText: swapped) }
    history.endRun()
  }

  /// Breaks the line behind the caret.
  func typeLineBreakBehind() {
    guard let host, host.allowsLineBreaks else { return }
    let caret = selection.location
    type("\n")
    if selection == NSRange(location: caret + 1, length: 0) { select(NSRange(location: caret, length: 0)) }
  }
}
