/// A tokenizer of words, sentences, lines and paragraphs of any text input, by its positions and strings.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer>
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of no text.
  public override init() { super.init() }

  /// Creates a tokenizer for a text input, which it does not keep alive.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The text: that of an editor itself, else a copy of the input's.
  private var whole: NSAttributedString {
    if let host = input as? any TextEditorHost { return host.editor.storage }
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return NSAttributedString()
    }
    return NSAttributedString(string: input.text(in: all) ?? "")
  }

  private func range(around offset: Int, _ granularity: UITextGranularity, forward: Bool) -> NSRange? {
    let text = whole
    guard offset >= 0, offset <= text.length else { return nil }
    if granularity == .document { return NSRange(location: 0, length: text.length) }
    if granularity == .line {
      if let host = input as? any TextEditorHost { return host.editor.line(at: offset, isUpstream: !forward) }
      return NSRange(location: 0, length: text.length)
    }
    return TextUnits.unit(granularity, at: offset, forward: forward, in: text)
  }

  /// Returns an offset that is valid, because an app may return any number.
  private func offset(_ position: UITextPosition) -> Int {
    guard let input else { return 0 }
    return min(max(input.offset(from: input.beginningOfDocument, to: position), 0), Int(Int32.max))
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction.rawValue == UITextStorageDirection.forward.rawValue
      || direction.rawValue == UITextLayoutDirection.right.rawValue
      || direction.rawValue == UITextLayoutDirection.down.rawValue
  }

  /// Returns the word, line, sentence or paragraph that contains a position; at a boundary, the one in the
  /// direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let found = range(around: offset(position), granularity, forward: isForward(direction)),
      let start = input.position(from: input.beginningOfDocument, offset: found.location),
      let end = input.position(from: input.beginningOfDocument, offset: found.location + found.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Returns whether a unit of text ends at a position in that direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let forward = isForward(direction)
    guard let found = range(around: offset(position), granularity, forward: !forward) else { return false }
    return offset(position) == (forward ? found.location + found.length : found.location)
  }

  /// Returns the next end of a unit in that direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let forward = isForward(direction)
    let start = offset(position)
    var edge: Int
    if granularity == .line || granularity == .document {
      guard let found = range(around: start, granularity, forward: forward) else { return nil }
      edge = forward ? found.location + found.length : found.location
    } else {
      edge = TextUnits.boundary(granularity, from: start, forward: forward, in: whole)
    }
    edge = forward ? max(edge, start) : min(edge, start)
    return input.position(from: input.beginningOfDocument, offset: edge)
  }

  /// Returns whether a position is in a unit of text.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    range(around: offset(position), granularity, forward: isForward(direction)) != nil
  }
}
