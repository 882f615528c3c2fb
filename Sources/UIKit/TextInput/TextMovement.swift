/// Moves the selection of a text input for arrow keys and similar keys, by the input's own positions.
@MainActor enum TextMovement {
  /// The unit and direction by which a key moves the selection.
  enum Unit {
    /// By composed characters, visually.
    case side(isRight: Bool)
    case character(isForward: Bool)
    case word(isRight: Bool)
    /// To the end of the line, as it is seen.
    case lineEdge(isRight: Bool)
    case line(isBelow: Bool)
    case paragraphEdge(isForward: Bool)
    /// To the end of the paragraph, or of the next one if it is there already.
    case paragraph(isForward: Bool)
    case page(isBelow: Bool)
    case document(isForward: Bool)
  }

  /// The fixed end of a selection while the shift key is down, and the column of movements across lines. They are
  /// valid while the selection is the one that the last key made. Offsets count from the start of the text, so that
  /// no text is retained.
  private struct Memory {
    weak var input: AnyObject?
    var anchor: Int
    var focus: Int
    var column: CGFloat?
  }
  private static var last: Memory?

  /// Returns the unit by which a key of a hardware keyboard moves the selection; nil for a key that does not move
  /// it.
  static func unit(_ key: HostKey, _ modifiers: HostKeyModifiers) -> Unit? {
    let isWord = !modifiers.isDisjoint(with: [.alternate, .control])
    let isFar = modifiers.contains(.command)
    switch key {
    case .left, .right:
      let isRight = key == .right
      return isFar ? .lineEdge(isRight: isRight) : isWord ? .word(isRight: isRight) : .side(isRight: isRight)
    case .up, .down:
      let isBelow = key == .down
      return isFar
        ? .document(isForward: isBelow) : isWord ? .paragraph(isForward: isBelow) : .line(isBelow: isBelow)
    case .pageUp: return .page(isBelow: false)
    case .pageDown: return .page(isBelow: true)
    case .home: return .document(isForward: false)
    case .end: return .document(isForward: true)
    case .character(let letter) where modifiers.contains(.control) && !modifiers.contains(.command):
      return unit(control: letter.lowercased())
    default: return nil
    }
  }

  /// Returns the movement for a letter with the control key, as in Emacs and in all text views of Apple's systems;
  /// nil if it has none.
  private static func unit(control letter: String) -> Unit? {
    switch letter {
    case "a": .paragraphEdge(isForward: false)
    case "e": .paragraphEdge(isForward: true)
    case "f": .character(isForward: true)
    case "b": .character(isForward: false)
    case "n": .line(isBelow: true)
    case "p": .line(isBelow: false)
    default: nil
    }
  }

  /// Moves or extends the selection.
  static func move(_ input: any UITextInput, by unit: Unit, isExtending: Bool) {
    guard let range = input.selectedTextRange else { return }
    let isForward = isForward(unit, from: range.end, in: input)
    if !isExtending, isStep(unit), !range.isEmpty {
      select(isForward ? range.end : range.start, in: input)
      return
    }
    let column = column(for: unit, range, in: input)
    let (anchor, focus) = isExtending ? ends(of: range, isForward, in: input) : edges(of: range, isForward)
    let target = destination(from: focus, by: unit, column: column, in: input) ?? focus
    if isExtending {
      guard let selection = input.textRange(from: anchor, to: target) else { return }
      input.selectedTextRange = selection
    } else {
      select(target, in: input)
    }
    let (fixed, moved) = (offset(isExtending ? anchor : target, in: input), offset(target, in: input))
    last = Memory(input: input, anchor: fixed, focus: moved, column: column)
  }

  /// Returns whether the key collapses a selection to one of its ends.
  private static func isStep(_ unit: Unit) -> Bool {
    switch unit {
    case .side, .character: true
    default: false
    }
  }

  private static func isForward(_ unit: Unit, from position: UITextPosition, in input: any UITextInput) -> Bool {
    switch unit {
    case .side(let isRight), .word(let isRight), .lineEdge(let isRight):
      isRight != isRightToLeft(at: position, in: input)
    case .character(let isForward), .paragraphEdge(let isForward), .paragraph(let isForward),
      .document(let isForward):
      isForward
    case .line(let isBelow), .page(let isBelow): isBelow
    }
  }

  private static func isRightToLeft(at position: UITextPosition, in input: any UITextInput) -> Bool {
    if let host = input as? any TextEditorHost {
      return host.isRightToLeft(at: host.editor.offset(position) ?? 0)
    }
    return input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
  }

  /// Returns the column for movements across lines; successive ones keep the column of the first.
  private static func column(for unit: Unit, _ range: UITextRange, in input: any UITextInput) -> CGFloat? {
    guard case .line(let isBelow) = unit else { return nil }
    if let column = last?.column, isRemembered(range, in: input) { return column }
    return input.caretRect(for: isBelow ? range.end : range.start).midX
  }

  private static func isRemembered(_ range: UITextRange, in input: any UITextInput) -> Bool {
    guard let last, last.input === input else { return false }
    return [last.anchor, last.focus].sorted() == [offset(range.start, in: input), offset(range.end, in: input)]
  }

  /// Returns the end of a range that stays and the end that moves, depending on the key's direction.
  private static func edges(
    of range: UITextRange, _ isForward: Bool
  ) -> (anchor: UITextPosition, focus: UITextPosition) {
    isForward ? (range.start, range.end) : (range.end, range.start)
  }

  /// Returns the fixed and the moving end as the last key left them, if the selection is still the one that it
  /// made.
  private static func ends(
    of range: UITextRange, _ isForward: Bool, in input: any UITextInput
  ) -> (anchor: UITextPosition, focus: UITextPosition) {
    guard let last, last.anchor != last.focus, isRemembered(range, in: input) else {
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

  /// Returns the position after a movement by a unit; nil if there is no such position.
  ///
  /// - Parameter column: the horizontal position, in the input's points, at which lines are crossed; nil for that
  ///   of the position.
  static func destination(
    from position: UITextPosition, by unit: Unit, column: CGFloat? = nil, in input: any UITextInput
  ) -> UITextPosition? {
    let isForward = isForward(unit, from: position, in: input)
    let end = isForward ? input.endOfDocument : input.beginningOfDocument
    let direction = UITextDirection.storage(isForward ? .forward : .backward)
    switch unit {
    case .side(let isRight): return input.position(from: position, in: isRight ? .right : .left, offset: 1)
    case .character: return input.tokenizer.position(from: position, toBoundary: .character, inDirection: direction)
    case .word: return input.tokenizer.position(from: position, toBoundary: .word, inDirection: direction)
    case .lineEdge(let isRight):
      let side: CGFloat = isRight ? 1e6 : -1e6
      return input.closestPosition(to: CGPoint(x: side, y: input.caretRect(for: position).midY))
    case .line: return line(from: position, isForward, column, in: input) ?? end
    case .paragraphEdge: return paragraphEdge(from: position, isForward, crosses: false, in: input)
    case .paragraph: return paragraphEdge(from: position, isForward, crosses: true, in: input)
    case .page:
      let page = (input as? UIView)?.bounds.height ?? 0
      let caret = input.caretRect(for: position)
      let point = CGPoint(x: caret.midX, y: caret.midY + (isForward ? page : -page))
      let target = input.closestPosition(to: point) ?? end
      return input.compare(target, to: position) == .orderedSame ? end : target
    case .document: return end
    }
  }

  private static func line(
    from position: UITextPosition, _ isForward: Bool, _ column: CGFloat?, in input: any UITextInput
  ) -> UITextPosition? {
    guard let host = input as? any TextEditorHost, host.allowsLineBreaks, let column,
      let start = host.editor.offset(position)
    else { return input.position(from: position, in: isForward ? .down : .up, offset: 1) }
    return host.editor.lines(from: start, isBelow: isForward, 1, column: column).map(host.editor.position)
  }

  private static func paragraphEdge(
    from position: UITextPosition, _ isForward: Bool, crosses: Bool, in input: any UITextInput
  ) -> UITextPosition? {
    guard let host = input as? any TextEditorHost, let offset = host.editor.offset(position) else {
      let direction = UITextDirection.storage(isForward ? .forward : .backward)
      return input.tokenizer.position(from: position, toBoundary: .paragraph, inDirection: direction)
    }
    let edge = host.editor.paragraphEdge(from: offset, isForward: isForward)
    guard crosses, edge == offset else { return host.editor.position(edge) }
    let beyond = isForward ? min(edge + 1, host.editor.length) : max(edge - 1, 0)
    return host.editor.position(host.editor.paragraphEdge(from: beyond, isForward: isForward))
  }
}

extension TextEditor {
  /// Returns the start of the paragraph of an offset, or its end before the line break.
  func paragraphEdge(from offset: Int, isForward: Bool) -> Int {
    guard length > 0 else { return 0 }
    // Behind a last line break there is an empty paragraph.
    if offset == length, isLineBreak(TextUnits.characterBefore(offset, in: storage)) { return offset }
    let paragraph = TextUnits.paragraph(at: min(offset, length - 1), in: storage)
    guard isForward else { return paragraph.location }
    let last = TextUnits.characterBefore(NSMaxRange(paragraph), in: storage)
    return isLineBreak(last) ? last.location : NSMaxRange(paragraph)
  }

  private func isLineBreak(_ range: NSRange) -> Bool {
    range.length > 0 && storage.attributedSubstring(from: range).string.allSatisfy(\.isNewline)
  }
}
