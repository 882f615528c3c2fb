import CoreGraphics

/// Computes the text that a gesture selects, for any text input: by its positions, its tokenizer and its strings.
/// Inputs of apps may return nil for any of them, which selects nothing.
@MainActor struct TextSelecting {
  let input: any UIResponder & UITextInput

  private var forward: UITextDirection { .storage(.forward) }
  private var backward: UITextDirection { .storage(.backward) }

  // MARK: Positions

  func caret(at position: UITextPosition) -> UITextRange? { input.textRange(from: position, to: position) }

  func isSame(_ first: UITextPosition, _ second: UITextPosition) -> Bool {
    input.compare(first, to: second) == .orderedSame
  }

  /// Returns the range between two positions in either order.
  func range(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange? {
    input.compare(first, to: second) == .orderedDescending
      ? input.textRange(from: second, to: first) : input.textRange(from: first, to: second)
  }

  /// Returns the union of two ranges.
  func union(_ first: UITextRange, _ second: UITextRange) -> UITextRange? {
    let start = input.compare(first.start, to: second.start) == .orderedDescending ? second.start : first.start
    let end = input.compare(first.end, to: second.end) == .orderedAscending ? second.end : first.end
    return input.textRange(from: start, to: end)
  }

  // MARK: Units

  /// Whether the text is hidden: dots do not show word boundaries.
  private var hidesText: Bool { (input as? any TextEditorHost)?.hidesText ?? false }

  /// Returns the unit that contains the position, or else the unit that ends at it.
  func unit(_ granularity: UITextGranularity, at position: UITextPosition) -> UITextRange? {
    if hidesText { return input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) }
    let tokenizer = input.tokenizer
    return tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: forward)
      ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: backward)
  }

  /// Returns the paragraph without its line break.
  func paragraph(at position: UITextPosition) -> UITextRange? {
    guard let range = unit(.paragraph, at: position) else { return nil }
    guard let last = input.text(in: range)?.last, last.isNewline,
      let end = input.position(from: range.end, offset: -String(last).utf16.count)
    else { return range }
    return input.textRange(from: range.start, to: end) ?? range
  }

  /// Returns the caret's position for a tap: the end of the word, or its start if the tap is at most one character
  /// behind that; a position outside of words is returned as it is (facts/text-input.md#selection/tap).
  func wordEdge(at position: UITextPosition) -> UITextPosition {
    guard !hidesText else { return position }
    guard
      let word = input.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: forward),
      input.compare(word.start, to: position) == .orderedAscending,
      input.compare(position, to: word.end) == .orderedAscending
    else { return position }
    return input.offset(from: word.start, to: position) > 1 ? word.end : word.start
  }

  // MARK: Points

  /// Returns whether a point is on the selected text.
  func isSelected(_ point: CGPoint) -> Bool {
    guard let range = input.selectedTextRange, !range.isEmpty else { return false }
    if let host = input as? any TextEditorHost {
      return host.visibleBoxes(of: host.editor.selection).contains { $0.contains(point) }
    }
    return input.selectionRects(for: range).contains { $0.rect.isFinite && $0.rect.contains(point) }
  }
}
