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
    let bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      place = passed(bytes, place)
    }
    most = max(most, open.count)
  }

  private mutating func passed(_ bytes: [UInt8], _ place: Int) -> Int {
    func starts(_ word: StaticString, at place: Int) -> Bool {
      let count = word.utf8CodeUnitCount
      return place + count <= bytes.count && (0..<count).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
    }
    /// Returns the index after the next occurrence of a word, or the end of the text if the word does not occur.
    func behind(_ word: StaticString, from place: Int, orLineEnd: Bool = false) -> Int {
      var place = place
      while place < bytes.count, !starts(word, at: place) {
        if orLineEnd, bytes[place] == UInt8(ascii: "\n") { return place }
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(bytes.count, place + word.utf8CodeUnitCount)
    }
    if starts("//", at: place) { return behind("\n", from: place) }
    if starts("/*", at: place) { return behind("*/", from: place + 2) }
    if starts("\"\"\"", at: place) { return behind("\"\"\"", from: place + 3) }
    switch bytes[place] {
    case UInt8(ascii: "\""): return behind("\"", from: place + 1, orLineEnd: true)
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
}
