import Foundation
import ObjectiveC
import XCTest

/// Additions to Foundation.
final class FoundationAdditionTests: XCTestCase {
  func testDataDetector() throws {
    let text = """
      Mail a.b@c.de or see https://example.com/a?b=c, www.apple.com. Call (408) 555-1234 or +49 30 1234567 on January 5, \
      2024 at 5:30 PM; visit 1 Infinite Loop, Cupertino, CA 95014. Version 1.2.3 of file.swift (http://x.y/z).
      """
    let types: NSTextCheckingResult.CheckingType = [
      .init(rawValue: 64), .init(rawValue: 2048), .init(rawValue: 16), .init(rawValue: 32),
    ]
    let whole = NSRange(location: 0, length: text.utf16.count)
    let results = try NSDataDetector(types: types.rawValue).matches(in: text, range: whole)
    XCTAssertEqual(
      results.compactMap(\.url?.absoluteString),
      ["mailto:a.b@c.de", "https://example.com/a?b=c", "http://www.apple.com", "http://x.y/z"])
    XCTAssertEqual(results.compactMap(\.phoneNumber), ["(408) 555-1234", "+49 30 1234567"])
    let date = try XCTUnwrap(results.compactMap(\.date).first)
    XCTAssertEqual(Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date).hour, 17)
    XCTAssertEqual(results.compactMap { $0.addressComponents?[.zip] }, ["95014"])
    XCTAssertEqual(results.count, 8)
    XCTAssertThrowsError(try NSDataDetector(types: 0))
    let links = try NSDataDetector(types: 64)
    XCTAssertEqual(links.firstMatch(in: text, range: whole)?.range, NSRange(location: 5, length: 8))
    XCTAssertEqual(links.numberOfMatches(in: "", range: NSRange(location: 0, length: 9)), 0)
  }

  func testNotificationsAsASequence() async {
    let center = NotificationCenter()
    let name = Notification.Name("tick")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    for index in 0..<3 { center.post(name: name, object: nil, userInfo: ["index": index]) }
    var seen: [Int] = []
    while seen.count < 3, let next = await iterator.next() { seen.append(next.userInfo?["index"] as? Int ?? -1) }
    XCTAssertEqual(seen, [0, 1, 2])
  }

  func testClocksAndProtocols() {
    XCTAssertEqual(CFAbsoluteTimeGetCurrent(), Date.timeIntervalSinceReferenceDate, accuracy: 1)
    var timebase = mach_timebase_info_data_t()
    mach_timebase_info(&timebase)
    XCTAssertEqual(timebase.numer, timebase.denom)
    XCTAssertLessThanOrEqual(mach_absolute_time(), mach_absolute_time())
    XCTAssertTrue(Winged().conforms(to: (any Flying).self))
    XCTAssertFalse(NSObject().conforms(to: (any Flying).self))
  }

  func testSharedCounters() {
    nonisolated(unsafe) let (small, large) = (
      UnsafeMutablePointer<Int32>.allocate(capacity: 1), UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    )
    defer {
      small.deallocate()
      large.deallocate()
    }
    (small.pointee, large.pointee) = (0, 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      OSAtomicIncrement32(small)
      OSAtomicAdd64(3, large)
    }
    XCTAssertEqual(small.pointee, 1000)
    XCTAssertEqual(large.pointee, 3000)
    XCTAssertEqual(OSAtomicDecrement32(small), 999)
    XCTAssertEqual(OSAtomicAdd32(-9, small), 990)
    XCTAssertEqual(OSAtomicIncrement64(large), 3001)
    XCTAssertEqual(OSAtomicDecrement64(large), 3000)
  }

  func testEnumeratingMatchesNeedsNoEscapingBlock() throws {
    let expression = try NSRegularExpression(pattern: "a")
    var count = 0
    func each(_ body: () -> Void) {
      expression.enumerateMatchesAtOnce(in: "aaa", range: NSRange(0..<3)) { _, _, stop in
        body()
        if count == 2 { stop.pointee = true }
      }
    }
    each { count += 1 }
    XCTAssertEqual(count, 2)
  }

  func testSystemVersion() {
    XCTAssertTrue(isSystemVersionAvailable(17))
    XCTAssertTrue(isSystemVersionAvailable(17, 5))
    XCTAssertFalse(isSystemVersionAvailable(17, 6))
    XCTAssertFalse(isSystemVersionAvailable(18))
  }
}

private protocol Flying {}
private final class Winged: NSObject, Flying {}
