import CoreText

/// The units by which selections of TextKit 2 grow and move.
enum TextSelectionUnits {
  /// Returns the range of the unit that contains an offset; at the end of the text, that of the last unit.
  static func unit(
    _ granularity: NSTextSelection.Granularity, at offset: Int, in text: NSAttributedString
  ) -> NSRange? {
    let kind: UITextGranularity
    switch granularity {
    case .character: kind = .character
    case .word: kind = .word
    case .sentence: kind = .sentence
    case .paragraph, .line: kind = .paragraph
    }
    return TextUnits.unit(kind, at: offset, forward: true, in: text)
      ?? TextUnits.unit(kind, at: offset, forward: false, in: text)
      // The text between words is a unit of its own.
      ?? (offset < text.length ? gap(at: offset, kind, in: text) : nil)
  }

  private static func gap(at offset: Int, _ kind: UITextGranularity, in text: NSAttributedString) -> NSRange {
    let start = TextUnits.boundary(kind, from: offset, forward: false, in: text)
    let before = TextUnits.unit(kind, at: start, forward: true, in: text)
    let low = min(before.map { NSMaxRange($0) } ?? start, offset)
    let end = TextUnits.boundary(kind, from: offset, forward: true, in: text)
    let behind = TextUnits.unit(kind, at: end, forward: false, in: text)
    let high = max(behind?.location ?? end, offset + 1)
    return NSRange(location: low, length: high - low)
  }

  static func granularity(_ options: NSString.EnumerationOptions) -> NSTextSelection.Granularity {
    switch options.rawValue & 0xFF {
    case NSString.EnumerationOptions.byWords.rawValue: return .word
    case NSString.EnumerationOptions.bySentences.rawValue: return .sentence
    case NSString.EnumerationOptions.byComposedCharacterSequences.rawValue: return .character
    case NSString.EnumerationOptions.byParagraphs.rawValue: return .paragraph
    default: return .line
    }
  }

  static func isSpace(_ range: NSRange, in text: NSAttributedString) -> Bool {
    text.withUnits(range.location..<min(NSMaxRange(range), range.location + 64)) { units in
      units.allSatisfy { unit in
        UnicodeScalar(unit).map { !CharacterSet.alphanumerics.contains($0) } ?? false
      }
    }
  }
}
