import Foundation
import ObjectiveC
import XCTest

final class ArchivedNote: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let text: String
  let number: Int
  let others: [ArchivedNote]

  init(_ text: String, _ number: Int, _ others: [ArchivedNote] = []) {
    (self.text, self.number, self.others) = (text, number, others)
  }
  func encode(with coder: NSCoder) {
    coder.encode(text, forKey: "text")
    coder.encode(number, forKey: "number")
    coder.encode(others, forKey: "others")
  }
  init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "text") else { return nil }
    self.text = text as String
    number = coder.decodeInteger(forKey: "number")
    others = coder.decodeArrayOfObjects(ofClass: ArchivedNote.self, forKey: "others") ?? []
  }
}

/// A class without secure coding.
final class CarelessNote: NSObject, NSCoding {
  override init() {}
  func encode(with coder: NSCoder) {}
  init?(coder: NSCoder) {}
}

/// Damaged archives and unexpected contents, for which Apple's unarchiver throws `NSCoderReadCorruptError`
/// (<https://developer.apple.com/documentation/foundation/nscoderreadcorrupterror>).
final class UnarchivingTests: XCTestCase {
  private func archive(_ object: Any, isSecure: Bool = true) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: isSecure)
  }

  private func assertCorrupt(_ body: () throws -> Any?, line: UInt = #line) {
    XCTAssertThrowsError(try body(), line: line) { error in
      XCTAssertEqual((error as NSError).domain, NSCocoaErrorDomain, line: line)
      XCTAssertEqual((error as NSError).code, 4864, line: line)
    }
  }

  func testWhatIsNoArchiveThrows() throws {
    let whole = try archive(ArchivedNote("a", 1))
    let list = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0)
    for data in [Data(), Data("hello".utf8), Data(repeating: 7, count: 500), whole.prefix(whole.count / 2), list] {
      assertCorrupt { try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: data) }
      assertCorrupt { try NSKeyedUnarchiver.unarchivedObject(ofClasses: [ArchivedNote.self], from: data) }
      assertCorrupt { try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: ArchivedNote.self, from: data) }
      assertCorrupt {
        try NSKeyedUnarchiver.unarchivedDictionary(
          ofKeyClass: NSString.self, objectClass: ArchivedNote.self, from: data)
      }
      assertCorrupt { try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) }
      XCTAssertNil(NSKeyedUnarchiver.unarchiveObject(with: data))
    }
  }

  /// Keys of Swift's dictionaries are hashable, and Foundation ends the process when it makes one of such an
  /// object.
  func testListsAsKeysThrow() throws {
    let lists: [NSObject] = [
      NSDictionary(object: "v", forKey: NSArray(array: [1])),
      NSSet(array: [NSDictionary(object: 1, forKey: "k" as NSString)]),
    ]
    for object in lists {
      let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
      XCTAssertThrowsError(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)) { error in
        XCTAssertEqual((error as NSError).code, CocoaError.coderReadCorrupt.rawValue)
      }
    }
  }

  func testAnotherClassThrows() throws {
    let note = try archive(ArchivedNote("a", 1))
    assertCorrupt { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: note) }
    assertCorrupt {
      try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: archive("text" as NSString))
    }
    assertCorrupt {
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: archive([ArchivedNote("a", 1)]))
    }
    assertCorrupt {
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: ArchivedNote.self, from: archive(["a", "b"]))
    }
    let careless = try archive(CarelessNote(), isSecure: false)
    assertCorrupt { try NSKeyedUnarchiver.unarchivedObject(ofClass: CarelessNote.self, from: careless) }
    XCTAssertTrue(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(careless) is CarelessNote)
    // The archive contains the name of a missing class.
    let renamed = try XCTUnwrap(String(data: note, encoding: .isoLatin1))
      .replacingOccurrences(of: "ArchivedNote", with: "ArchivedNone")
    let gone = try XCTUnwrap(renamed.data(using: .isoLatin1))
    assertCorrupt { try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: gone) }
  }

  func testWhatWasArchivedComesBack() throws {
    let note = ArchivedNote("a", 1, [ArchivedNote("b", 2), ArchivedNote("ü", -3)])
    let back = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: archive(note)))
    XCTAssertEqual([back.text, back.others[0].text, back.others[1].text], ["a", "b", "ü"])
    XCTAssertEqual([back.number, back.others[0].number, back.others[1].number], [1, 2, -3])
    let list = try NSKeyedUnarchiver.unarchivedArrayOfObjects(
      ofClass: ArchivedNote.self, from: archive([note, note]))
    XCTAssertEqual(list?.map(\.text), ["a", "a"])
    XCTAssertTrue(list?[0] === list?[1])
    let named = try NSKeyedUnarchiver.unarchivedDictionary(
      ofKeyClass: NSString.self, objectClass: ArchivedNote.self, from: archive(["x": note]))
    XCTAssertEqual(named?["x"]?.text, "a")
    let objects: [NSObject] = [
      "s" as NSString, NSMutableString(string: "m"), 5 as NSNumber, 2.5 as NSNumber, true as NSNumber,
      NSDate(timeIntervalSinceReferenceDate: 9.5), Data([1, 2, 3]) as NSData, [1, "a"] as NSArray,
      ["k": 1] as NSDictionary,
      NSSet(array: [1, 2]), NSOrderedSet(array: ["z", "a"]), NSNull(), NSUUID(), NSURL(string: "https://a.b/c?d")!,
      NSIndexSet(indexesIn: NSRange(location: 3, length: 4)), NSIndexPath(indexes: [1, 300, 2], length: 3),
      NSTimeZone(name: "Asia/Tokyo")!,
      NSLocale(localeIdentifier: "de_DE"), NSCharacterSet(charactersIn: "abc"),
      NSError(domain: "D", code: 3, userInfo: ["a": "b"]), NSCountedSet(array: [1, 1, 2]),
    ]
    for object in objects {
      let data = try archive(object, isSecure: false)
      XCTAssertEqual(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NSObject, object)
      XCTAssertEqual(NSKeyedUnarchiver.unarchiveObject(with: data) as? NSObject, object)
    }
    let all = try NSKeyedUnarchiver.unarchivedObject(
      ofClasses: [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self], from: archive(["a": [1, "b"]]))
    XCTAssertEqual(all as? NSDictionary, ["a": [1, "b"]])
  }

  func testXMLArchives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.outputFormat = .xml
    archiver.encode(ArchivedNote("a", 7), forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    XCTAssertTrue(String(decoding: archiver.encodedData, as: UTF8.self).contains("<plist"))
    XCTAssertEqual(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: archiver.encodedData)?.number, 7)
  }

  /// Every byte of an archive is changed in several ways, and ranges of it are removed and duplicated. The result
  /// is an error or an object, and the process continues.
  func testDamageOfEveryKind() throws {
    let objects: [Any] = [
      [ArchivedNote("a", 1, [ArchivedNote("b", 2)])],
      ["x": [1, 2.5, true] as NSArray, "y": NSIndexPath(indexes: [1, 300, 2], length: 3)] as NSDictionary,
      [
        NSIndexSet(indexesIn: NSRange(location: 3, length: 4)), NSTimeZone(name: "Asia/Tokyo")!, NSUUID(),
        NSURL(string: "a:b")!,
        NSCharacterSet(charactersIn: "abc"), Calendar(identifier: .gregorian), DateComponents(year: 3),
        NSOrderedSet(array: ["z"]),
        NSCountedSet(array: [1, 1]), Decimal(3) as NSDecimalNumber, NSDateInterval(start: Date(), duration: 4),
      ] as [Any],
    ]
    var random = Numbers()
    var errors = 0
    for object in objects {
      let data = [UInt8](try archive(object, isSecure: false))
      for round in 0..<1_500 {
        var damaged = data
        for _ in 0...Int(random.next() % 3) {
          damaged[Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        if round % 7 == 0 { damaged.removeSubrange(Int(random.next() % UInt64(data.count))...) }
        do {
          _ = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(Data(damaged))
        } catch {
          errors += 1
        }
      }
    }
    XCTAssertGreaterThan(errors, 500)
  }

  /// SplitMix64.
  private struct Numbers: RandomNumberGenerator {
    private var state: UInt64 = 17
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
