/// Moves the selection of a text input as arrow keys and their relatives do, by the input's own positions.
@MainActor enum TextMovement {
  /// Which end of a selection stays while the shift key is down. It holds while the selection is what the last key made
  /// it. Offsets count from the start of the text, so that no text is kept alive.
  private struct Extension {
    weak var input: AnyObject?
    var anchor: Int
    var focus: Int
  }
  private static var last: Extension?

  /// Returns false for a key that moves nothing.
  static func move(_ input: any UITextInput, _ key: HostKey, _ modifiers: HostKeyModifiers) -> Bool {
    guard let isForward = isForward(key) else { return false }
    guard let range = input.selectedTextRange else { return true }
    let isExtending = modifiers.contains(.shift)
    let isStep = (key == .left || key == .right) && modifiers.isDisjoint(with: [.alternate, .control, .command])
    if !isExtending, isStep, !range.isEmpty {
      select(isForward ? range.end : range.start, in: input)
      return true
    }
    let (anchor, focus) = isExtending ? ends(of: range, isForward, in: input) : edges(of: range, isForward)
    let target = destination(from: focus, key, modifiers, in: input) ?? focus
    guard isExtending else {
      select(target, in: input)
      return true
    }
    guard let selection = input.textRange(from: anchor, to: target) else { return true }
    input.selectedTextRange = selection
    last = Extension(input: input, anchor: offset(anchor, in: input), focus: offset(target, in: input))
    return true
  }

  /// The end that stays and the end that moves, by the key's direction.
  private static func edges(
    of range: UITextRange, _ isForward: Bool
  ) -> (anchor: UITextPosition, focus: UITextPosition) {
    isForward ? (range.start, range.end) : (range.end, range.start)
  }

  /// The same, but as the last key left them if the selection is still what it made.
  private static func ends(
    of range: UITextRange, _ isForward: Bool, in input: any UITextInput
  ) -> (anchor: UITextPosition, focus: UITextPosition) {
    let current = [offset(range.start, in: input), offset(range.end, in: input)]
    guard let last, last.input === input, [last.anchor, last.focus].sorted() == current else {
      return edges(of: range, isForward)
    }
    return last.anchor <= last.focus ? (range.start, range.end) : (range.end, range.start)
  }

  private static func offset(_ position: UITextPosition, in input: any UITextInput) -> Int {
    input.offset(from: input.beginningOfDocument, to: position)
  }

  private static func select(_ position: UITextPosition, in input: any UITextInput) {
    input.selectedTextRange = input.textRange(from: position, to: position)
  }

  private static func isForward(_ key: HostKey) -> Bool? {
    switch key {
    case .left, .up, .home, .pageUp: return false
    case .right, .down, .end, .pageDown: return true
    default: return nil
    }
  }

  /// Where a key leads from a position: by characters and lines; with the alternate or the control key by words; with the
  /// command key to the ends of the line or of the text. Nil if the key leads nowhere.
  static func destination(
    from position: UITextPosition, _ key: HostKey, _ modifiers: HostKeyModifiers,
    in input: any UITextInput
  ) -> UITextPosition? {
    guard let isForward = isForward(key) else { return nil }
    let end = isForward ? input.endOfDocument : input.beginningOfDocument
    let caret = input.caretRect(for: position)
    switch key {
    case .left, .right:
      if modifiers.contains(.command) {
        let side: CGFloat = isForward ? 1e6 : -1e6
        return input.closestPosition(to: CGPoint(x: side, y: caret.midY))
      }
      if !modifiers.isDisjoint(with: [.alternate, .control]) {
        return input.tokenizer.position(
          from: position, toBoundary: .word, inDirection: .storage(isForward ? .forward : .backward))
      }
      return input.position(from: position, in: isForward ? .right : .left, offset: 1)
    case .up, .down:
      if modifiers.contains(.command) { return end }
      return input.position(from: position, in: isForward ? .down : .up, offset: 1) ?? end
    case .pageUp, .pageDown:
      let page = (input as? UIView)?.bounds.height ?? 0
      let point = CGPoint(x: caret.midX, y: caret.midY + (isForward ? page : -page))
      let target = input.closestPosition(to: point) ?? end
      return input.compare(target, to: position) == .orderedSame ? end : target
    default: return end
    }
  }
}
