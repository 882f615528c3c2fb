/// The maximum number of brackets that a source file with syntax errors leaves unclosed at one position.
///
/// To recover from a missing bracket, SwiftParser tries every combination of the brackets that are still open. A
/// few dozen unclosed brackets would keep it busy for hours.
struct BracketBalance {
  private var open: [UInt8] = []
  /// The maximum number of brackets that were unclosed when an outer closing bracket or the end of the file was
  /// reached.
  private(set) var most = 0

  /// Counts the brackets of a source text. Brackets in comments and string literals are ignored, as are those after
  /// a backslash (regular expressions escape them so).
  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count { place = passed(bytes, place) }
    }
    most = max(most, open.count)
  }

  private mutating func passed(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    switch bytes[place] {
    case UInt8(ascii: "/"):
      if Self.starts(bytes, "//", at: place) { return Self.behind(bytes, "\n", from: place) }
      if Self.starts(bytes, "/*", at: place) { return Self.behind(bytes, "*/", from: place + 2) }
    case UInt8(ascii: "\""):
      if Self.starts(bytes, "\"\"\"", at: place) { return Self.behind(bytes, "\"\"\"", from: place + 3) }
      return Self.behind(bytes, "\"", from: place + 1, orLineEnd: true)
    case UInt8(ascii: "\\"): return place + 2
    case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
    case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard let partner = open.lastIndex(of: bytes[place]) else { break }
      most = max(most, open.count - 1 - partner)
      open.removeSubrange(partner...)
    default: break
    }
    return place + 1
  }

  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Returns the index after the next occurrence of a word, or the end of the text if the word does not occur.
  private static func behind(
    _ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString, from place: Int, orLineEnd: Bool = false
  ) -> Int {
    var place = place
    let first = word.utf8Start[0]
    while place < bytes.count {
      let byte = bytes[place]
      if byte == first, starts(bytes, word, at: place) { break }
      if orLineEnd, byte == UInt8(ascii: "\n") { return place }
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(bytes.count, place + word.utf8CodeUnitCount)
  }
}
