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

/// Units of text by UTF-16 offsets.
enum TextUnits {
  /// The whole character (grapheme) that covers an offset.
  static func character(at offset: Int, in text: String) -> NSRange {
    let index = String.Index(utf16Offset: offset, in: text)
    guard index < text.endIndex else { return NSRange(location: text.utf16.count, length: 0) }
    let character = text.rangeOfComposedCharacterSequence(at: index)
    return NSRange(character, in: text)
  }

  /// The character before an offset, as the delete key takes it.
  static func characterBefore(_ offset: Int, in text: String) -> NSRange {
    offset > 0 ? character(at: offset - 1, in: text) : NSRange(location: 0, length: 0)
  }

  /// The word, sentence or paragraph that covers an offset (the one before it, going backward).
  static func unit(_ granularity: UITextGranularity, at offset: Int, forward: Bool, in text: String) -> NSRange? {
    var result: NSRange?
    for range in ranges(granularity, in: text) {
      let end = range.location + range.length
      let covers =
        forward ? range.location <= offset && offset < end : range.location < offset && offset <= end
      if covers { result = range }
    }
    return result
  }

  private static func ranges(_ granularity: UITextGranularity, in text: String) -> [NSRange] {
    switch granularity {
    case .word: return words(in: text)
    case .sentence: return pieces(in: text) { ".!?。！？\n".contains($0) }
    default: return pieces(in: text) { $0.isNewline }
    }
  }

  /// Runs of letters and digits; characters of scripts without spaces stand alone.
  private static func words(in text: String) -> [NSRange] {
    var result: [NSRange] = []
    var start: Int?
    var offset = 0
    for character in text {
      let length = character.utf16.count
      let isAlone = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
      let isPart =
        character.isLetter || character.isNumber || ((character == "'" || character == "’") && start != nil)
      if let from = start, !isPart || isAlone {
        result.append(NSRange(location: from, length: offset - from))
        start = nil
      }
      if isAlone, isPart {
        result.append(NSRange(location: offset, length: length))
      } else if isPart, start == nil {
        start = offset
      }
      offset += length
    }
    if let from = start { result.append(NSRange(location: from, length: offset - from)) }
    return result
  }

  private static func pieces(in text: String, endingWith isEnd: (Character) -> Bool) -> [NSRange] {
    var result: [NSRange] = []
    var start = 0
    var offset = 0
    for character in text {
      offset += character.utf16.count
      if isEnd(character) {
        result.append(NSRange(location: start, length: offset - start))
        start = offset
      }
    }
    if offset > start { result.append(NSRange(location: start, length: offset - start)) }
    return result
  }
}
