/// Words, sentences and paragraphs of any text input, by its positions and strings.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer>
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of no text.
  public override init() { super.init() }

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private var whole: String {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return ""
    }
    return input.text(in: all) ?? ""
  }

  private func range(around offset: Int, _ granularity: UITextGranularity, forward: Bool) -> NSRange? {
    let text = whole
    let length = text.utf16.count
    if granularity == .document || granularity == .line { return NSRange(location: 0, length: length) }
    if granularity == .character {
      let index = forward ? offset : offset - 1
      guard index >= 0, index < length else { return nil }
      return TextUnits.character(at: index, in: text)
    }
    return TextUnits.unit(granularity, at: offset, forward: forward, in: text)
  }

  private func offset(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction.rawValue == UITextStorageDirection.forward.rawValue
      || direction.rawValue == UITextLayoutDirection.right.rawValue
      || direction.rawValue == UITextLayoutDirection.down.rawValue
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let found = range(around: offset(position), granularity, forward: isForward(direction)),
      let start = input.position(from: input.beginningOfDocument, offset: found.location),
      let end = input.position(from: input.beginningOfDocument, offset: found.location + found.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let forward = isForward(direction)
    guard let found = range(around: offset(position), granularity, forward: !forward) else { return false }
    return offset(position) == (forward ? found.location + found.length : found.location)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let forward = isForward(direction)
    let length = whole.utf16.count
    var at = offset(position)
    while at >= 0, at <= length {
      if let found = range(around: at, granularity, forward: forward) {
        let edge = forward ? found.location + found.length : found.location
        if edge != offset(position) { return input.position(from: input.beginningOfDocument, offset: edge) }
      }
      at += forward ? 1 : -1
    }
    return forward ? input.endOfDocument : input.beginningOfDocument
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    range(around: offset(position), granularity, forward: isForward(direction)) != nil
  }
}
