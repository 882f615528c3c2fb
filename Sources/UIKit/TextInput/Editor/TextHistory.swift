/// Records changes of a text for undo. Characters that are typed one after another are undone together, and so are
/// those that are deleted one after another.
@MainActor final class TextHistory {
  /// Replaces a range by the recorded text, which records the opposite change.
  typealias Restore = (_ range: NSRange, _ text: NSAttributedString) -> Void

  /// The replacement that an undo makes.
  private final class Change {
    var range: NSRange
    var text: NSAttributedString
    /// Whether text that is typed after it extends the change.
    let isTyping: Bool

    init(range: NSRange, text: NSAttributedString, isTyping: Bool) {
      self.range = range
      self.text = text
      self.isTyping = isTyping
    }
  }

  let manager = UndoManager()
  private weak var last: Change?

  /// Ends the run of changes that are undone together, because the caret was moved or editing ended.
  func endRun() { last = nil }

  func removeAll() {
    last = nil
    manager.removeAllActions()
  }

  /// Records that `old` at the range is about to be replaced by text of that length.
  ///
  /// - Parameter isComposing: whether an input method replaces text that it composed before.
  func record(
    _ range: NSRange, _ old: NSAttributedString, newLength: Int, isComposing: Bool, restore: @escaping Restore
  ) {
    guard manager.isUndoRegistrationEnabled, old.length > 0 || newLength > 0 else { return }
    let isReplay = manager.isUndoing || manager.isRedoing
    if !isReplay, let last, continues(last, range, old, newLength, isComposing) { return }
    let change = Change(
      range: NSRange(location: range.location, length: newLength), text: old,
      isTyping: newLength > 0 && (old.length == 0 || isComposing))
    manager.registerUndo(withTarget: self) { history in
      history.last = nil
      restore(change.range, change.text)
    }
    if !isReplay { manager.setActionName("Typing") }
    last = isReplay ? nil : change
  }

  private func continues(
    _ last: Change, _ range: NSRange, _ old: NSAttributedString, _ newLength: Int, _ isComposing: Bool
  ) -> Bool {
    let end = last.range.location + last.range.length
    if isComposing, range.location >= last.range.location, range.location + range.length == end {
      last.range.length += newLength - range.length
      return true
    }
    if range.length == 0, newLength > 0, range.location == end, last.isTyping || last.range.length > 0 {
      last.range.length += newLength
      return true
    }
    // Deleting backwards continues with deleting.
    if newLength == 0, last.range.length == 0, range.location + range.length == last.range.location {
      let text = NSMutableAttributedString(attributedString: old)
      text.append(last.text)
      last.text = text
      last.range.location = range.location
      return true
    }
    return false
  }
}
