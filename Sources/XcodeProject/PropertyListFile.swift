import Foundation

/// Reads untrusted property lists. In the binary format a container is stored once and referenced many times;
/// Foundation makes a copy for each, so that a file of a few hundred bytes can expand to more objects than fit into
/// memory.
public enum PropertyListFile {
  /// There are too many objects in a binary property list when each is counted where it is named.
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

/// The objects of a binary property list and what they contain, as far as counting needs it. Other damage is left
/// to Foundation, which throws an error.
private struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  private let top: Int

  init(_ data: Data) {
    let bytes = Array(data)
    self.bytes = bytes
    // The trailer's last 26 bytes: two sizes, then the number of objects, the top object and the offset of the
    // table.
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

  /// Big-endian; what lies outside of the file or is no positive number is larger than any index.
  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int {
    guard place >= 0, place <= bytes.count - size else { return .max }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: value)
  }

  /// The objects that one contains.
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

  /// Whether all objects together, each counted as often as it is named, are few enough.
  var isModest: Bool {
    // The count below each object; nil while it is being counted, when meeting it again means that it contains
    // itself and has no end.
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
