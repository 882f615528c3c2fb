import CoreGraphics
import Foundation
import XCTest

final class CFDataTests: XCTestCase {
  func testDataThatGrows() {
    let data: CFMutableData = CFDataCreateMutable(nil, 0)
    XCTAssertEqual(CFDataGetLength(data), 0)
    CFDataAppendBytes(data, [1, 2, 3], 3)
    CFDataAppendBytes(data, [4], 1)
    CFDataAppendBytes(data, [5], -1)
    XCTAssertEqual(CFDataGetLength(data), 4)
    XCTAssertEqual([UInt8](data as Data), [1, 2, 3, 4])
    XCTAssertEqual(CFDataGetLength(CFDataCreateMutable(nil, -5)), 0)
  }

  func testCopiesOfBytes() {
    let data: CFData? = CFDataCreate(nil, [7, 8], 2)
    XCTAssertEqual(CFDataGetLength(data), 2)
    XCTAssertEqual(data.map { [UInt8]($0) }, [7, 8])
    let missing: CFData? = CFDataCreate(nil, nil, 3)
    XCTAssertNil(missing)
  }

  /// The bytes can be drawn into: their address stays.
  func testBytesThatAreChangedInPlace() {
    let data: CFMutableData = CFDataCreateMutable(nil, 4)
    CFDataSetLength(data, 4)
    let bytes: UnsafeMutablePointer<UInt8> = CFDataGetMutableBytePtr(data)
    XCTAssertEqual((0..<4).map { bytes[$0] }, [0, 0, 0, 0])
    bytes[3] = 7
    XCTAssertEqual(Array(data as Data), [0, 0, 0, 7])
    XCTAssertEqual(CFDataGetMutableBytePtr(data), bytes)
    CFDataSetLength(data, 2)
    XCTAssertEqual(CFDataGetLength(data), 2)
    CFDataSetLength(data, -1)
    XCTAssertEqual(CFDataGetLength(data), 0)
  }
}
