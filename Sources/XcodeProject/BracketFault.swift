/// The location of the first syntax error in a project file. Foundation reports only that there is an error.
enum BracketFault {
  /// Returns a description of the first unmatched bracket with its line; nil if all brackets match.
  static func find(in bytes: some Collection<UInt8>) -> String? {
    var open: [(bracket: UInt8, line: Int)] = []
    var line = 1
    var quote: UInt8?
    var quoteLine = 1
    var isComment = false
    var previous: UInt8 = 0
    for byte in bytes {
      defer { previous = previous == 92 && byte == 92 ? 0 : byte }
      if byte == 10 { line += 1 }
      if isComment {
        if byte == 47, previous == 42 { isComment = false }
        continue
      }
      if let end = quote {
        if byte == end, previous != 92 { quote = nil }
        continue
      }
      switch byte {
      case 34:
        quote = byte
        quoteLine = line
      case 42 where previous == 47: isComment = true
      case 123, 40: open.append((byte, line))
      case 125, 41:
        guard let last = open.popLast() else { return "line \(line) closes a bracket that nothing opened" }
        if last.bracket != (byte == 125 ? 123 : 40) {
          return "line \(line) closes a bracket of another kind than line \(last.line) opened"
        }
      default: break
      }
    }
    if quote != nil { return "the string that begins in line \(quoteLine) is not closed" }
    if isComment { return "a comment is not closed" }
    return open.last.map { "it is incomplete: the bracket that line \($0.line) opens is not closed" }
  }
}
