import Foundation

/// Reads untrusted property lists. In the binary format, a container is stored once and may be referenced many
/// times. Foundation copies it for each reference, so a file of a few hundred bytes could exhaust the memory.
public enum PropertyListFile {
  /// The error for a binary property list with too many objects, where each reference to an object counts.
  public struct TooLarge: Error, CustomStringConvertible {
    public var description: String {
      "holds more than \(maximumCount) values, or values more than \(maximumDepth) levels deep"
    }
  }

  static let maximumCount = 5_000_000
  static let maximumDepth = 512

  public static func value(of data: Data) throws -> Any {
    if data.starts(with: Array("bplist".utf8)), !BinaryPropertyList(data).isModest { throw TooLarge() }
    return try PropertyListSerialization.propertyList(from: data, format: nil)
  }
}

/// The objects of a binary property list and their references, as needed for counting. Other damage is left to
/// Foundation, which throws an error.
private struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  private let top: Int

  init(_ data: Data) {
    let bytes = Array(data)
    self.bytes = bytes
    // The last 26 bytes of the trailer contain two sizes, the number of objects, the top object and the offset of
    // the table.
    let trailer = bytes.count - 26
    guard trailer > 8 else {
      (offsets, referenceSize, top) = ([], 0, 0)
      return
    }
    let (offsetSize, referenceSize) = (Int(bytes[trailer]), Int(bytes[trailer + 1]))
    let count = Self.number(bytes, trailer + 2, 8)
    let table = Self.number(bytes, trailer + 18, 8)
    self.referenceSize = referenceSize
    top = Self.number(bytes, trailer + 10, 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count, table < bytes.count
    else {
      offsets = []
      return
    }
    offsets = (0..<count).map { Self.number(bytes, table + $0 * offsetSize, offsetSize) }
  }

  /// Returns a big-endian number; `.max` if it is outside of the file.
  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int {
    guard place >= 0, place <= bytes.count - size else { return .max }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: value)
  }

  /// Returns the objects that an object refers to.
  private func parts(of object: Int) -> [Int] {
    guard offsets.indices.contains(object), bytes.indices.contains(offsets[object]) else { return [] }
    var place = offsets[object]
    let kind = bytes[place] >> 4
    guard kind == 0xA || kind == 0xC || kind == 0xD else { return [] }
    var count = Int(bytes[place] & 0xF)
    place += 1
    if count == 0xF {
      guard bytes.indices.contains(place), bytes[place] >> 4 == 1, bytes[place] & 0xF <= 3 else { return [] }
      let size = 1 << Int(bytes[place] & 0xF)
      count = Self.number(bytes, place + 1, size)
      place += 1 + size
    }
    let total = count.multipliedReportingOverflow(by: kind == 0xD ? 2 : 1)
    guard !total.overflow, total.partialValue <= (bytes.count - place) / referenceSize else { return [] }
    return (0..<total.partialValue).map { Self.number(bytes, place + $0 * referenceSize, referenceSize) }
  }

  /// Whether the number of objects is below the limit, where each reference to an object counts.
  var isModest: Bool {
    // The number of values in each object. It is nil while the object is being counted; finding such an object
    // again means that it contains itself.
    var counts: [Int: Int?] = [:]
    var waiting: [(object: Int, parts: [Int], next: Int, count: Int)] = []
    func enter(_ object: Int) {
      counts[object] = .some(nil)
      waiting.append((object, parts(of: object), 0, 1))
    }
    enter(top)
    while var here = waiting.popLast() {
      guard here.next < here.parts.count else {
        counts[here.object] = here.count
        if !waiting.isEmpty { waiting[waiting.count - 1].count += here.count }
        continue
      }
      let part = here.parts[here.next]
      here.next += 1
      switch counts[part] {
      case .none:
        waiting.append(here)
        enter(part)
      case .some(.none): return false
      case .some(.some(let count)):
        here.count += count
        waiting.append(here)
      }
      guard waiting.count <= PropertyListFile.maximumDepth,
        waiting.last.map({ $0.count <= PropertyListFile.maximumCount }) ?? true
      else { return false }
    }
    return true
  }
}
