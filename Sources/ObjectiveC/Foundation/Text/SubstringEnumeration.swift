internal import CICU
import Foundation

extension NSString.EnumerationOptions {
  /// The words of a text, without the spaces and punctuation between them.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }

  /// The sentences of a text, each including the spaces that follow it.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

/// The pieces of a text that `enumerateSubstrings` passes to its block. Foundation on Linux does not support words
/// and sentences, so the symbols of its methods are redirected here; see Sources/System/CFoundationOverrides.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/foundation/nsstring/1416774-enumeratesubstrings>
struct SubstringEnumeration {
  /// A piece, and its range including the separators that follow it; for the first piece, also those that precede
  /// it.
  struct Piece {
    let range: NSRange
    let enclosing: NSRange
  }

  private let text: NSString
  private let range: NSRange
  private let options: NSString.EnumerationOptions

  init(_ text: NSString, _ range: NSRange, _ options: NSString.EnumerationOptions) {
    self.text = text
    self.options = options
    // An invalid range raises an exception on iOS.
    let whole = NSRange(location: 0, length: text.length)
    if range.location < 0 || range.length < 0 || range.location > whole.length
      || range.length > whole.length - range.location
    {
      let text =
        "-[NSString enumerateSubstringsInRange:options:usingBlock:]: Range {\(range.location), \(range.length)} out of "
        + "bounds; string length \(whole.length)"
      ExceptionReport.raise(.rangeException, text, logged: text)
      self.range = NSRange(location: 0, length: 0)
    } else {
      self.range = range
    }
  }

  /// Calls the body for each piece, in reverse order with `.reverse`, until it sets its last argument to true.
  func run(_ body: (String?, Piece, inout Bool) -> Void) {
    let pieces = pieces
    let isText = !options.contains(.substringNotRequired)
    var ends = false
    for piece in options.contains(.reverse) ? pieces.reversed() : pieces {
      body(isText ? text.substring(with: piece.range) : nil, piece, &ends)
      if ends { return }
    }
  }

  private var pieces: [Piece] {
    guard range.length > 0 else { return [] }
    // The lowest byte identifies the kind of pieces (NSStringEnumerationOptions).
    switch options.rawValue & 0xFF {
    case 0: return lines { text.getLineStart($0, end: $1, contentsEnd: $2, for: $3) }
    case 1: return lines { text.getParagraphStart($0, end: $1, contentsEnd: $2, for: $3) }
    case 2: return characters
    case 3: return marked(cicu_word_breaks) { $0 & 2 != 0 }
    case 4: return marked(cicu_sentence_breaks) { _ in true }
    default:
      Unsupported.log("NSString.EnumerationOptions(rawValue: \(options.rawValue))", effect: "nothing is enumerated")
      return []
    }
  }

  private typealias Bounds = UnsafeMutablePointer<Int>

  private func lines(_ bounds: (Bounds, Bounds, Bounds, NSRange) -> Void) -> [Piece] {
    var pieces: [Piece] = []
    var position = range.location
    let limit = range.location + range.length
    while position < limit {
      var (start, end, contents) = (0, 0, 0)
      bounds(&start, &end, &contents, NSRange(location: position, length: 0))
      let next = min(max(end, position + 1), limit)
      pieces.append(
        Piece(
          range: NSRange(location: position, length: max(0, min(contents, limit) - position)),
          enclosing: NSRange(location: position, length: next - position)))
      position = next
    }
    return pieces
  }

  private var characters: [Piece] {
    var pieces: [Piece] = []
    var position = range.location
    let limit = range.location + range.length
    while position < limit {
      let character = text.rangeOfComposedCharacterSequence(at: position)
      let next = min(max(character.location + character.length, position + 1), limit)
      let piece = NSRange(location: position, length: next - position)
      pieces.append(Piece(range: piece, enclosing: piece))
      position = next
    }
    return pieces
  }

  /// Returns the pieces between the boundaries that ICU finds in the range. The flag at the end of a piece
  /// determines whether it is included.
  private func marked(
    _ boundaries: (UnsafePointer<UInt16>, Int32, UnsafeMutablePointer<UInt8>) -> Int32, counts: (UInt8) -> Bool
  ) -> [Piece] {
    let units = Array(text.substring(with: range).utf16)
    guard let length = Int32(exactly: units.count) else { return [] }
    var flags = [UInt8](repeating: 0, count: units.count + 1)
    guard boundaries(units, length, &flags) != 0 else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    for end in 1...units.count where flags[end] != 0 {
      if counts(flags[end]) { found.append(start..<end) }
      start = end
    }
    return found.indices.map { index in
      let from = index == 0 ? 0 : found[index].lowerBound
      let to = index + 1 < found.count ? found[index + 1].lowerBound : units.count
      return Piece(
        range: NSRange(location: range.location + found[index].lowerBound, length: found[index].count),
        enclosing: NSRange(location: range.location + from, length: to - from))
    }
  }
}

extension NSString {
  @_silgen_name("flipside_enumerateSubstringsOfObject")
  package func enumeratePieces(
    in range: NSRange, options: EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    SubstringEnumeration(self, range, options).run { text, piece, ends in
      var stop: ObjCBool = false
      block(text, piece.range, piece.enclosing, &stop)
      ends = stop.boolValue
    }
  }
}

extension StringProtocol {
  @_silgen_name("flipside_enumerateSubstrings")
  package func enumeratePieces<Bounds: RangeExpression>(
    in range: Bounds, options: NSString.EnumerationOptions,
    _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where Bounds.Bound == String.Index {
    let text = NSString(string: String(self))
    let whole = NSRange(range.relative(to: self), in: self)
    /// Returns the index for a UTF-16 offset in this text, which can be a substring.
    func index(_ offset: Int) -> String.Index? {
      let start = utf16.startIndex
      return utf16.index(start, offsetBy: offset, limitedBy: utf16.endIndex)
    }
    SubstringEnumeration(text, whole, options).run { text, piece, ends in
      guard let start = index(piece.range.location), let end = index(piece.range.location + piece.range.length),
        let first = index(piece.enclosing.location),
        let last = index(piece.enclosing.location + piece.enclosing.length)
      else { return }
      body(text, start..<end, first..<last, &ends)
    }
  }
}
