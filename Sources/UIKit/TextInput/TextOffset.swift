/// A position in the text of a `TextEditor`, in UTF-16 units from the start.
final class TextOffset: UITextPosition {
  let offset: Int
  /// The editor of the position; those of other editors are not valid in this one.
  let editor: TextEditor

  init(_ offset: Int, in editor: TextEditor) {
    self.offset = offset
    self.editor = editor
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextOffset else { return false }
    return other.offset == offset && other.editor === editor
  }
  override var hash: Int { offset }
}

/// A range in the text of a `TextEditor`, in UTF-16 units.
final class TextOffsetRange: UITextRange {
  let range: NSRange
  let editor: TextEditor

  init(_ range: NSRange, in editor: TextEditor) {
    self.range = range
    self.editor = editor
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { editor.position(range.location) }
  override var end: UITextPosition { editor.position(range.location + range.length) }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextOffsetRange else { return false }
    return other.range == range && other.editor === editor
  }
  override var hash: Int { range.location }
}

/// One rectangle of a selection in a text that a `TextEditor` edits.
final class TextSelectionRect: UITextSelectionRect {
  private let box: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  private let direction: NSWritingDirection
  init(_ box: CGRect, isFirst: Bool, isLast: Bool, _ direction: NSWritingDirection) {
    self.box = box
    self.direction = direction
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }
  override var rect: CGRect { box }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
