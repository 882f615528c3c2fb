import Foundation

/// Damages the files of a corpus like faulty tools, merges and attackers: by bytes, ranges, words and values of
/// other files.
struct Mutator {
  /// Whole files from which every input begins.
  let corpus: [Data]
  /// Words with a meaning for the reader: element names, keys, invalid values.
  let words: [String]
  /// Inputs are cut at this length, in bytes, so that a round stays short.
  var limit = 1 << 18

  /// Returns the input of a round.
  func input(_ random: inout RandomBytes) -> Data {
    guard let first = random.element(of: corpus) else { return Data() }
    var bytes = [UInt8](first)
    for _ in 0...random.below(8) { change(&bytes, &random) }
    return Data(bytes.prefix(limit))
  }

  private func change(_ bytes: inout [UInt8], _ random: inout RandomBytes) {
    let position = random.below(bytes.count + 1)
    switch random.below(9) {
    case 0 where !bytes.isEmpty: bytes[random.below(bytes.count)] = UInt8(random.below(256))
    case 1 where !bytes.isEmpty: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
    case 2:
      let end = min(bytes.count, position + random.below(64))
      bytes.removeSubrange(position..<end)
    case 3: bytes.removeLast(random.below(bytes.count / 2 + 1))
    case 4, 5:
      let word = [UInt8]((random.element(of: words) ?? "").utf8)
      let isInsertion = random.below(2) == 0
      bytes.replaceSubrange(position..<min(bytes.count, position + (isInsertion ? 0 : word.count)), with: word)
    case 6: repeatRange(of: &bytes, at: position, &random)
    case 7: splice(&bytes, at: position, &random)
    default: swapValues(of: &bytes, &random)
    }
  }

  /// Repeats a range, up to a thousand times.
  private func repeatRange(of bytes: inout [UInt8], at position: Int, _ random: inout RandomBytes) {
    let range = bytes[position..<min(bytes.count, position + 1 + random.below(200))]
    let count = [1, 2, 10, 1000][random.below(4)]
    bytes.insert(contentsOf: Array(repeating: range, count: count).joined(), at: position)
  }

  /// Inserts a range of another file.
  private func splice(_ bytes: inout [UInt8], at position: Int, _ random: inout RandomBytes) {
    guard let other = random.element(of: corpus), !other.isEmpty else { return }
    let start = random.below(other.count)
    bytes.insert(contentsOf: other.dropFirst(start).prefix(random.below(400)), at: position)
  }

  /// Exchanges two quoted values, which keeps the syntax valid and changes the meaning.
  private func swapValues(of bytes: inout [UInt8], _ random: inout RandomBytes) {
    var parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count > 4 else { return }
    let first = 1 + 2 * random.below((parts.count - 1) / 2)
    let second = 1 + 2 * random.below((parts.count - 1) / 2)
    parts.swapAt(first, second)
    bytes = Array(parts.joined(separator: [UInt8(ascii: "\"")]))
  }
}
