import Foundation

/// The contents of a binary property list: a table of values, in which collections refer to positions.
///
/// Foundation converts the whole list to objects at once and does not expose the references that archives contain.
/// This reader does not follow references, so that cycles and lists that refer to a value many times take no
/// memory; invalid data is an error.
struct BinaryPropertyList {
  enum Value {
    case null
    case bool(Bool)
    case integer(Int64)
    /// An integer that is greater than the maximum of `Int64`.
    case unsigned(UInt64)
    case real(Double)
    /// A date in seconds since the reference date, January 1, 2001.
    case date(Double)
    case data(Range<Int>)
    case string(String)
    /// A reference (UID) of a keyed archive.
    case reference(Int)
    case array([Int])
    /// A dictionary, by the positions of its keys and values.
    case dictionary([(key: Int, value: Int)])

    /// The minimum number of bytes in the file.
    fileprivate var size: Int {
      switch self {
      case .string(let text): text.utf16.count
      case .array(let members): members.count
      case .dictionary(let pairs): 2 * pairs.count
      default: 1
      }
    }
  }

  struct Damaged: Error {}

  private let bytes: [UInt8]
  private(set) var values: [Value] = []
  /// The position of the top-level value.
  let top: Int

  init(_ data: Data) throws {
    bytes = [UInt8](data)
    guard bytes.count >= 40, bytes.starts(with: Array("bplist0".utf8)) else { throw Damaged() }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, at: trailer + 8, size: 8),
      let top = Self.integer(bytes, at: trailer + 16, size: 8),
      let table = Self.integer(bytes, at: trailer + 24, size: 8), count > 0, top < count, table >= 8,
      table <= trailer,
      count <= (trailer - table) / offsetSize
    else { throw Damaged() }
    self.top = top
    values.reserveCapacity(count)
    var size = 0
    for index in 0..<count {
      guard let offset = Self.integer(bytes, at: table + index * offsetSize, size: offsetSize), offset >= 8,
        offset < table
      else { throw Damaged() }
      let value = try Self.value(bytes, at: offset, end: table, referenceSize: referenceSize, count: count)
      size += value.size
      // In valid files values do not overlap, so that their total size is limited by the file's.
      guard size <= bytes.count else { throw Damaged() }
      values.append(value)
    }
  }

  func data(_ range: Range<Int>) -> Data { Data(bytes[range]) }

  /// Returns the position of the value under a key of the dictionary at a position.
  func value(_ key: String, in position: Int) -> Int? {
    guard case .dictionary(let pairs) = values[position] else { return nil }
    return pairs.first { pair in
      if case .string(let name) = values[pair.key] { return name == key }
      return false
    }?.value
  }

  // MARK: Reading

  /// Returns a big-endian number; nil if it exceeds `Int`.
  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    let number = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }

  private static func value(
    _ bytes: [UInt8], at offset: Int, end: Int, referenceSize: Int, count: Int
  ) throws -> Value {
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0:
      switch low {
      case 0: return .null
      case 8: return .bool(false)
      case 9: return .bool(true)
      default: throw Damaged()
      }
    case 0x1: return try number(bytes, at: offset + 1, size: 1 << low, end: end)
    case 0x2: return .real(try real(bytes, at: offset + 1, size: 1 << low, end: end))
    case 0x3: return .date(try real(bytes, at: offset + 1, size: 8, end: end))
    case 0x8:
      guard offset + 1 + low + 1 <= end, let number = integer(bytes, at: offset + 1, size: min(low + 1, 8)), low < 8
      else { throw Damaged() }
      return .reference(number)
    default: break
    }
    let (length, start) = try length(bytes, low, at: offset, end: end)
    func contents(_ size: Int) throws -> Range<Int> {
      let (total, overflow) = length.multipliedReportingOverflow(by: size)
      guard !overflow, total <= end - start else { throw Damaged() }
      return start..<start + total
    }
    func references(from first: Int) throws -> [Int] {
      try (0..<length).map { index in
        guard let reference = integer(bytes, at: first + index * referenceSize, size: referenceSize),
          reference < count
        else { throw Damaged() }
        return reference
      }
    }
    switch marker >> 4 {
    case 0x4: return .data(try contents(1))
    case 0x5: return .string(String(decoding: bytes[try contents(1)], as: UTF8.self))
    case 0x6:
      let range = try contents(2)
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return .string(String(decoding: units, as: UTF16.self))
    case 0xA, 0xB, 0xC:
      return .array(try references(from: try contents(referenceSize).lowerBound))
    case 0xD:
      let range = try contents(2 * referenceSize)
      let keys = try references(from: range.lowerBound)
      let values = try references(from: range.lowerBound + length * referenceSize)
      return .dictionary(zip(keys, values).map { ($0, $1) })
    default: throw Damaged()
    }
  }

  /// Returns the number of members and the offset of the first one. Counts up to 14 are in the marker itself,
  /// larger ones in an integer that follows it.
  private static func length(_ bytes: [UInt8], _ low: Int, at offset: Int, end: Int) throws -> (Int, start: Int) {
    guard low == 0xF else { return (low, offset + 1) }
    guard offset + 1 < end, bytes[offset + 1] >> 4 == 1 else { throw Damaged() }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard size <= 8, let length = integer(bytes, at: offset + 2, size: size), offset + 2 + size <= end else {
      throw Damaged()
    }
    return (length, offset + 2 + size)
  }

  private static func number(_ bytes: [UInt8], at offset: Int, size: Int, end: Int) throws -> Value {
    guard size <= 16, offset + size <= end else { throw Damaged() }
    // 16-byte integers represent unsigned numbers; their upper half is zero.
    let low = bytes[offset + max(0, size - 8)..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if size == 16, low > UInt64(Int64.max) { return .unsigned(low) }
    return .integer(Int64(bitPattern: low))
  }

  private static func real(_ bytes: [UInt8], at offset: Int, size: Int, end: Int) throws -> Double {
    guard offset + size <= end, size == 4 || size == 8 else { throw Damaged() }
    let bits = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
  }
}
