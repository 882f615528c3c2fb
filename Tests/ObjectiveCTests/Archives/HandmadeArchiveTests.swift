import FlipsideTesting
import Foundation
import ObjectiveC
import XCTest

/// Invalid archives, assembled byte by byte, which must not end the process.
final class HandmadeArchiveTests: XCTestCase {
  /// A value of a binary property list.
  private indirect enum Value {
    case text(String)
    case number(UInt8)
    case longNumber(UInt32)
    case real(Double)
    case date(Double)
    case reference(UInt8)
    case list([Value])
    case pairs([(Value, Value)])
  }

  /// Writes a binary property list in the format described in CoreFoundation's CFBinaryPList.c.
  private struct Writer {
    private var bytes = Data("bplist00".utf8)
    private var offsets: [Int] = []

    static func data(_ value: Value) -> Data {
      var writer = Writer()
      let top = writer.add(value)
      let table = writer.bytes.count
      for offset in writer.offsets { writer.append(UInt64(offset), 2) }
      writer.bytes += [0, 0, 0, 0, 0, 0, 2, 1]
      for number in [writer.offsets.count, Int(top), table] { writer.append(UInt64(number), 8) }
      return writer.bytes
    }

    private mutating func append(_ number: UInt64, _ size: Int) {
      for shift in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(shift)))) }
    }

    private mutating func begin(_ kind: UInt8, _ count: Int) {
      offsets.append(bytes.count)
      bytes.append(kind | UInt8(min(count, 15)))
      if count > 14 { bytes += [0x10, UInt8(count)] }
    }

    private mutating func add(_ value: Value) -> UInt8 {
      switch value {
      case .text(let text):
        begin(0x50, text.utf8.count)
        bytes += Data(text.utf8)
      case .number(let number):
        begin(0x10, 0)
        bytes.append(number)
      case .longNumber(let number):
        begin(0x10, 2)
        append(UInt64(number), 4)
      case .real(let number):
        begin(0x20, 3)
        append(number.bitPattern, 8)
      case .date(let seconds):
        begin(0x30, 3)
        append(seconds.bitPattern, 8)
      case .reference(let number):
        begin(0x80, 0)
        bytes.append(number)
      case .list(let members):
        let positions = members.map { add($0) }
        begin(0xA0, positions.count)
        bytes += positions
      case .pairs(let pairs):
        let positions = pairs.map { add($0.0) } + pairs.map { add($0.1) }
        begin(0xD0, pairs.count)
        bytes += positions
      }
      return UInt8(offsets.count - 1)
    }
  }

  /// Returns an archive of objects, the first of which has the index 1; `root` is the top-level value.
  private func archive(_ objects: [Value], root: Value = .reference(1)) -> Data {
    Writer.data(
      .pairs([
        (.text("$archiver"), .text("NSKeyedArchiver")), (.text("$version"), .longNumber(100_000)),
        (.text("$objects"), .list([.text("$null")] + objects)), (.text("$top"), .pairs([(.text("root"), root)])),
      ]))
  }

  private func unarchived(_ data: Data) throws -> Any? {
    try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }

  private let twins: [(Value, Value)] = [
    (.pairs([(.pairs([(.number(1), .number(2))]), .text("a"))]), .number(1)),
    (.pairs([(.pairs([(.number(1), .number(2))]), .text("a"))]), .number(2)),
    (.text("kept"), .number(3)),
  ]

  /// Foundation ends the process when it compares dictionaries that are keys.
  func testDictionariesAsKeysOfPlainDictionaries() throws {
    let expected = ["kept": 3] as NSDictionary
    XCTAssertEqual(try unarchived(archive([.pairs(twins)])) as? NSDictionary, expected)
    XCTAssertEqual(try unarchived(archive([], root: .pairs(twins))) as? NSDictionary, expected)
    let deep = Value.pairs([(.text("in"), .list([.pairs(twins), .pairs(twins)]))])
    XCTAssertEqual(
      try unarchived(archive([deep])) as? NSDictionary, ["in": [expected, expected] as NSArray] as NSDictionary)
  }

  func testOtherKeysOfPlainDictionaries() throws {
    for key: Value in [
      .real(.nan), .date(.nan), .date(.infinity), .number(1), .list([.number(1)]), .reference(0),
    ] {
      let value = try unarchived(
        archive([.pairs([(key, .number(1)), (key, .number(2)), (.text("kept"), .number(3))])]))
      XCTAssertEqual(value as? NSDictionary, ["kept": 3] as NSDictionary)
    }
  }

  private func collection(_ name: String, _ fields: [(Value, Value)], _ members: [Value]) -> [Value] {
    let type = Value.pairs([
      (.text("$classname"), .text(name)), (.text("$classes"), .list([.text(name), .text("NSObject")])),
    ])
    return [.pairs(fields + [(.text("$class"), .reference(2))]), type] + members
  }

  /// Members of sets and keys may be equal, or not equal to themselves, or have no hash in Swift.
  func testMembersOfSets() throws {
    let plain = Value.pairs([(.pairs([(.text("a"), .number(1))]), .number(1)), (.text("b"), .number(2))])
    let references = Value.list([.reference(3), .reference(4)])
    for name in ["NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet"] {
      XCTAssertThrowsError(
        try unarchived(archive(collection(name, [(.text("NS.objects"), references)], [plain, plain]))), name)
      for members: [Value] in [
        [.real(.nan), .real(.nan)], [.date(.nan), .date(.nan)], [.date(.infinity), .date(-.infinity)],
        [.number(1), .real(1)],
      ] {
        let data = archive(collection(name, [(.text("NS.objects"), references)], members))
        XCTAssertNotNil(try unarchived(data), name)
      }
    }
    let counts: [(Value, Value)] = [
      (.text("NS.count"), .number(2)), (.text("NS.object0"), .reference(3)), (.text("NS.object1"), .reference(4)),
      (.text("NS.count0"), .number(2)), (.text("NS.count1"), .number(1)),
    ]
    XCTAssertThrowsError(try unarchived(archive(collection("NSCountedSet", counts, [plain, plain]))))
    let counted =
      try unarchived(archive(collection("NSCountedSet", counts, [.text("a"), .text("b")]))) as? NSCountedSet
    XCTAssertEqual(counted?.count(for: "a"), 2)
    XCTAssertEqual(counted?.count(for: "b"), 1)
    // Adding such a member one by one would take far too long.
    let endless: [(Value, Value)] = [
      (.text("NS.count"), .number(1)), (.text("NS.object0"), .reference(3)),
      (.text("NS.count0"), .longNumber(1_000_000_000)),
    ]
    XCTAssertThrowsError(try unarchived(archive(collection("NSCountedSet", endless, [.text("a")]))))
  }

  /// Keys may be sets of sets, numbers that are not equal to themselves, and dictionaries.
  func testKeysOfDictionaries() throws {
    let fields: [(Value, Value)] = [
      (.text("NS.keys"), .list([.reference(3), .reference(4)])),
      (.text("NS.objects"), .list([.reference(5), .reference(5)])),
    ]
    for name in ["NSDictionary", "NSMutableDictionary"] {
      for keys: [Value] in [[.real(.nan), .real(.nan)], [.date(.nan), .date(.nan)], [.number(1), .real(1)]] {
        XCTAssertNotNil(try unarchived(archive(collection(name, fields, keys + [.text("v")]))), name)
      }
      XCTAssertThrowsError(
        try unarchived(archive(collection(name, fields, [.pairs(twins), .pairs(twins), .text("v")]))), name)
    }
    let sets = NSDictionary(
      objects: [1, 2], forKeys: [NSSet(array: [NSSet(array: [1])]), NSSet(array: [NSSet(array: [2])])])
    let data = try NSKeyedArchiver.archivedData(withRootObject: sets, requiringSecureCoding: false)
    XCTAssertEqual((try unarchived(data) as? NSDictionary)?.count, 2)
  }

  /// In Swift an object is not available before its initializer returns.
  func testReferenceToItselfIsNamedInASentence() throws {
    let circle = archive(collection("NSArray", [(.text("NS.objects"), .list([.reference(1)]))], []))
    let said = consoleLines { XCTAssertEqual(try? unarchived(circle) as? NSArray, []) }
    XCTAssertEqual(
      said, ["Flipside: an archived NSArray that refers to itself is not supported yet; the reference is nil."])
  }
}
