/// What text fields and text views do alike on the commands of the edit menu and of a keyboard.
@MainActor protocol EditableText: UIView, UITextInput, TextInputTarget {
  /// In UTF-16 units.
  var selectionInText: NSRange { get set }
  var textLength: Int { get }
  var history: TextHistory { get }
  /// Dots are shown, and nothing may be copied.
  var hidesText: Bool { get }
  /// Whether commands may change the text.
  var takesChanges: Bool { get }
}

extension EditableText {
  /// Nil if the action does not edit text.
  func canEdit(by action: Selector) -> Bool? {
    let isSelected = selectionInText.length > 0
    switch action {
    case Selector("cut:"): return isSelected && !hidesText && takesChanges
    case Selector("copy:"): return isSelected && !hidesText
    case Selector("paste:"): return takesChanges && UIPasteboard.general.hasStrings
    case Selector("delete:"): return false
    case Selector("select:"): return !isSelected && hasText
    case Selector("selectAll:"): return hasText && selectionInText.length < textLength
    default: return nil
    }
  }

  func copySelection() {
    guard selectionInText.length > 0, !hidesText, let text = text(in: TextOffsetRange(selectionInText)) else {
      return
    }
    UIPasteboard.general.string = text
  }

  func cutSelection() {
    guard takesChanges, selectionInText.length > 0, !hidesText else { return }
    copySelection()
    history.endRun()
    deleteBackwardTyped()
    history.endRun()
  }

  func pasteText() {
    guard takesChanges, let text = UIPasteboard.general.string else { return }
    history.endRun()
    if isFirstResponder { insertTypedText(text) } else { insertText(text) }
    history.endRun()
  }

  /// Carries out an editing command of a hardware keyboard. Returns false if the key is no such command.
  func handleEditKey(_ letter: String, _ modifiers: HostKeyModifiers) -> Bool {
    guard !modifiers.isDisjoint(with: [.command, .control]) else { return false }
    switch (letter.lowercased(), modifiers.contains(.shift)) {
    case ("a", false): selectAll(nil)
    case ("c", false): copy(nil)
    case ("x", false): cut(nil)
    case ("v", false): paste(nil)
    case ("z", false): history.manager.undo()
    case ("z", true): history.manager.redo()
    default: return false
    }
    return true
  }

  /// Shows the edit menu beside what is selected, or beside the caret.
  func showEditMenu() {
    guard isFirstResponder else { return }
    let boxes = selectionRects(for: TextOffsetRange(selectionInText)).map(\.rect).filter { !$0.isEmpty }
    let caret = caretRect(for: TextOffset(selectionInText.location))
    let target = boxes.dropFirst().reduce(boxes.first ?? caret) { $0.union($1) }
    let shown = target.intersection(bounds)
    UIMenuController.shared.hideMenu()
    UIMenuController.shared.showMenu(from: self, rect: shown.isNull ? target : shown)
  }
}

/// Tells a finger that rests on text from one that taps it.
struct TextPress {
  /// As long as a long press takes by default (facts/events.md#gesture-thresholds/long-press-duration).
  private static let duration: TimeInterval = 0.5
  private var began: TimeInterval?

  mutating func begin(_ touch: UITouch) { began = touch.timestamp }

  func isLong(_ touch: UITouch) -> Bool { began.map { touch.timestamp - $0 >= Self.duration } ?? false }
}
