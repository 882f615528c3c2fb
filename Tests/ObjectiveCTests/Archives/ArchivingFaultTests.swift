import Foundation
import ObjectiveC
import XCTest

final class UncodedNote: NSObject {}

final class CodedNote: NSObject, NSCoding {
  var part: Any?
  override init() {}
  required init?(coder: NSCoder) { part = coder.decodeObject(forKey: "part") }
  func encode(with coder: NSCoder) {
    coder.encode(part, forKey: "part")
    coder.encode(7, forKey: "number")
  }
}

/// An object that cannot be archived causes an error, or the message of Apple's exception, and the process
/// continues. Apple's pages: `NSKeyedArchiver`, `archivedData(withRootObject:requiringSecureCoding:)`,
/// `NSSecureCoding`.
final class ArchivingFaultTests: XCTestCase {
  private struct Value {}

  private func fault(_ root: Any, isSecure: Bool = false) -> String? {
    do {
      _ = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: isSecure)
      return nil
    } catch let error as NSError {
      XCTAssertEqual(error.domain, NSCocoaErrorDomain)
      XCTAssertEqual(error.code, 4866)
      return error.userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }

  func testObjectsWithoutCoding() throws {
    for root in [
      UncodedNote(), [UncodedNote()], ["a": UncodedNote()], ["a": [1, UncodedNote()] as [Any]],
      Set([UncodedNote()]),
    ] as [Any] {
      let text = try XCTUnwrap(fault(root), "\(root)")
      XCTAssertTrue(text.hasPrefix("Caught exception during archival: -["), text)
      XCTAssertTrue(text.contains("UncodedNote encodeWithCoder:]: unrecognized selector sent to instance 0x"), text)
    }
    XCTAssertNotNil(fault(Value()))
    let coded = CodedNote()
    coded.part = NSArray(array: [UncodedNote()])
    XCTAssertNotNil(fault(coded))
    coded.part = nil
    XCTAssertNil(fault(coded))
  }

  func testClassesThatAreNotSecure() throws {
    let text = try XCTUnwrap(fault([CodedNote()], isSecure: true))
    XCTAssertTrue(text.contains("This decoder will only decode classes that adopt NSSecureCoding. Class '"), text)
    XCTAssertTrue(text.hasSuffix("CodedNote' does not adopt it."), text)
    XCTAssertNil(fault([CodedNote()]))
    XCTAssertNil(fault(["a", 1, Date(), Data(), URL(string: "a:b") as Any, NSNull(), [1.5: true]], isSecure: true))
  }

  func testAnArchiverOfOnesOwnGoesOn() throws {
    var lines: [String] = []
    let before = Console.sink
    Console.sink = { lines.append($0) }
    defer { Console.sink = before }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(UncodedNote(), forKey: "plain")
    archiver.encodeConditionalObject(UncodedNote(), forKey: "maybe")
    archiver.encode("text", forKey: "text")
    archiver.finishEncoding()
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines.allSatisfy { $0.contains("unrecognized selector sent to instance") }, "\(lines)")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    XCTAssertNil(reader.decodeObject(forKey: "plain"))
    XCTAssertEqual(reader.decodeObject(forKey: "text") as? String, "text")
  }
}
