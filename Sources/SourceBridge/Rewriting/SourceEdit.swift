/// A replacement of bytes of a source file.
struct SourceEdit {
  var range: Range<Int>
  var replacement: String

  /// Applies the edits. Each replacement keeps the number of line breaks of the replaced bytes, so that the line
  /// numbers of the following code do not change.
  static func apply(_ edits: [SourceEdit], to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for edit in inOrder(edits) where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count {
      result.append(contentsOf: bytes[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      let removed = bytes[edit.range].lazy.filter { $0 == UInt8(ascii: "\n") }.count
      let added = edit.replacement.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count
      for _ in 0..<max(0, removed - added) { result.append(UInt8(ascii: "\n")) }
      position = edit.range.upperBound
    }
    result.append(contentsOf: bytes[position...])
    return String(decoding: result, as: UTF8.self)
  }

  /// Sorts the edits by position. An insertion precedes a replacement that starts at the same position; of two
  /// overlapping replacements the longer one is kept, and edits inside it are dropped.
  private static func inOrder(_ edits: [SourceEdit]) -> [SourceEdit] {
    edits.enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      if x.lowerBound != y.lowerBound { return x.lowerBound < y.lowerBound }
      if x.isEmpty != y.isEmpty { return x.isEmpty }
      if x.upperBound != y.upperBound { return x.upperBound > y.upperBound }
      return a.offset < b.offset
    }.map(\.element)
  }
}
