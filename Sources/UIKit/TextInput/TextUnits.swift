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
