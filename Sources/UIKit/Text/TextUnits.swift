internal import CICU

/// Units of text by UTF-16 offsets. Only the text around an offset is read, so that the cost does not depend on the
/// text's length.
enum TextUnits {
  /// Returns the range of the character (grapheme) that contains an offset; empty at the end of the text.
  static func character(at offset: Int, in text: NSAttributedString) -> NSRange {
    let length = text.length
    guard offset >= 0, offset < length else { return NSRange(location: min(max(offset, 0), length), length: 0) }
    var reach = 32
    while true {
      let low = safeStart(before: offset - reach, in: text)
      let high = min(length, offset + reach)
      let found = text.withUnits(low..<high) { units -> (Int, Int)? in
        var flags = [UInt8](repeating: 0, count: units.count + 1)
        guard cicu_grapheme_breaks(units.baseAddress, Int32(units.count), &flags) != 0 else {
          return (offset, offset + 1)
        }
        var start = offset - low
        while start > 0, flags[start] == 0 { start -= 1 }
        var end = offset - low + 1
        while end < units.count, flags[end] == 0 { end += 1 }
        let isCut = (start == 0 && low > 0) || (end == units.count && high < length)
        return isCut ? nil : (low + start, low + end)
      }
      if let (start, end) = found { return NSRange(location: start, length: end - start) }
      reach *= 4
    }
  }

  /// Returns the character before an offset that the delete key removes.
  static func characterBefore(_ offset: Int, in text: NSAttributedString) -> NSRange {
    offset > 0 ? character(at: offset - 1, in: text) : NSRange(location: 0, length: 0)
  }

  /// Returns the word, sentence or paragraph that contains an offset; backwards, the one before it.
  static func unit(
    _ granularity: UITextGranularity, at offset: Int, forward: Bool, in text: NSAttributedString
  ) -> NSRange? {
    let index = forward ? offset : offset - 1
    guard index >= 0, index < text.length else { return nil }
    switch granularity {
    case .character: return character(at: index, in: text)
    case .word, .sentence:
      return stretch(granularity, around: index, in: text).first { NSLocationInRange(index, $0) }
    case .document: return NSRange(location: 0, length: text.length)
    default: return paragraph(at: index, in: text)
    }
  }

  /// Returns the nearest end of a unit after an offset, or the nearest start of one before it; the end of the text
  /// if there is none.
  static func boundary(
    _ granularity: UITextGranularity, from offset: Int, forward: Bool, in text: NSAttributedString
  ) -> Int {
    let length = text.length
    guard granularity == .word || granularity == .sentence else {
      let found = unit(granularity, at: offset, forward: forward, in: text)
      return found.map { forward ? NSMaxRange($0) : $0.location } ?? (forward ? length : 0)
    }
    var index = forward ? offset : offset - 1
    while index >= 0, index < length {
      let window = window(around: index, in: text)
      let units = pieces(granularity, window, in: text)
      if forward {
        if let next = units.first(where: { NSMaxRange($0) > offset }) { return NSMaxRange(next) }
        index = window.upperBound
      } else {
        if let previous = units.last(where: { $0.location < offset }) { return previous.location }
        index = window.lowerBound - 1
      }
    }
    return forward ? length : 0
  }

  // MARK: Paragraphs

  /// Returns the range of the paragraph that contains an index, including its line break.
  static func paragraph(at index: Int, in text: NSAttributedString) -> NSRange {
    let length = text.length
    guard length > 0 else { return NSRange(location: 0, length: 0) }
    let index = min(max(index, 0), length - 1)
    let start = paragraphStart(index, in: text, limit: .max)
    let end = paragraphEnd(index, in: text, limit: .max)
    return NSRange(location: start, length: end - start)
  }

  private static func isSeparator(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85 || unit == 0x2028
  }

  /// Returns the start of the paragraph that contains an index, at most `limit` units before the index.
  private static func paragraphStart(_ index: Int, in text: NSAttributedString, limit: Int) -> Int {
    var high = index
    let least = limit > index ? 0 : index - limit
    while high > least {
      let low = max(least, high - 1_024)
      let found = text.withUnits(low..<min(high + 1, text.length)) { units -> Int? in
        var at = high - low - 1
        while at >= 0 {
          let isPair = units[at] == 0x0D && at + 1 < units.count && units[at + 1] == 0x0A
          if isSeparator(units[at]), !isPair { return low + at + 1 }
          at -= 1
        }
        return nil
      }
      if let found { return found }
      high = low
    }
    return least
  }

  /// Returns the end of the paragraph that contains an index, including its line break, at most `limit` units after
  /// the index.
  private static func paragraphEnd(_ index: Int, in text: NSAttributedString, limit: Int) -> Int {
    let most = limit > text.length - index ? text.length : index + limit
    var low = index
    while low < most {
      let high = min(most, low + 1_024)
      let found = text.withUnits(low..<min(high + 1, text.length)) { units -> Int? in
        for at in 0..<high - low where isSeparator(units[at]) {
          let isPair = units[at] == 0x0D && at + 1 < units.count && units[at + 1] == 0x0A
          return low + at + (isPair ? 2 : 1)
        }
        return nil
      }
      if let found { return found }
      low = high
    }
    return most
  }

  // MARK: Words and sentences

  /// The length of the part of a paragraph in which words and sentences are searched, in UTF-16 units.
  private static let reach = 1_024

  private static func window(around index: Int, in text: NSAttributedString) -> Range<Int> {
    let start = paragraphStart(index, in: text, limit: reach)
    let low = start == 0 || start > index - reach ? start : wordStart(from: start, to: index, in: text)
    return low..<max(index + 1, paragraphEnd(index, in: text, limit: reach))
  }

  /// Returns the first index after a space, so that a window begins with a whole word.
  private static func wordStart(from low: Int, to high: Int, in text: NSAttributedString) -> Int {
    text.withUnits(low..<high) { units in
      units.firstIndex(of: 0x20).map { low + $0 + 1 } ?? low
    }
  }

  private static func stretch(
    _ granularity: UITextGranularity, around index: Int, in text: NSAttributedString
  ) -> [NSRange] { pieces(granularity, window(around: index, in: text), in: text) }

  private static func pieces(
    _ granularity: UITextGranularity, _ window: Range<Int>, in text: NSAttributedString
  ) -> [NSRange] {
    text.withUnits(window) { units in
      var flags = [UInt8](repeating: 0, count: units.count + 1)
      let count = Int32(units.count)
      let isWord = granularity == .word
      let isFound =
        isWord
        ? cicu_word_breaks(units.baseAddress, count, &flags)
        : cicu_sentence_breaks(units.baseAddress, count, &flags)
      guard isFound != 0 else { return [] }
      var result: [NSRange] = []
      var start = 0
      for end in 1...max(units.count, 1) where end <= units.count && (flags[end] != 0 || end == units.count) {
        if !isWord || flags[end] == 3 || (flags[end] == 0 && hasLetter(units[start])) {
          result.append(NSRange(location: window.lowerBound + start, length: end - start))
        }
        start = end
      }
      return result
    }
  }

  private static func hasLetter(_ unit: UInt16) -> Bool {
    Unicode.Scalar(UInt32(unit)).map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? true
  }

  /// Returns the nearest index, at or before a limit, that is certainly a character boundary.
  private static func safeStart(before limit: Int, in text: NSAttributedString) -> Int {
    var high = limit
    while high > 0 {
      let low = max(0, high - 256)
      let found = text.withUnits(low..<high + 1) { units -> Int? in
        var at = units.count - 1
        while at >= 0 {
          if isSafe(units[at]) { return low + at }
          at -= 1
        }
        return nil
      }
      if let found { return found }
      high = low - 1
    }
    return 0
  }

  /// Returns whether a character always begins a composed character: letters, ideographs, kana and syllables.
  private static func isSafe(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E, 0xC0...0x2FF, 0x3041...0x3096, 0x4E00...0x9FFF: return true
    default: return false
    }
  }
}
