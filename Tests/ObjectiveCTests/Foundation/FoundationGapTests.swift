import Foundation
import ObjectiveC
import TestFolders
import XCTest

/// API that Foundation on Linux lacks, or that differs from Apple's.
final class FoundationGapTests: XCTestCase {
  func testCachesLetTheOldestGo() {
    let cache = ObjectiveC.NSCache<NSString, NSNumber>()
    cache.countLimit = 2
    for (index, key) in ["a", "b", "c"].enumerated() { cache.setObject(index as NSNumber, forKey: key as NSString) }
    XCTAssertNil(cache.object(forKey: "a"))
    XCTAssertEqual(cache.object(forKey: "b"), 1)
    cache.setObject(3, forKey: "d")
    XCTAssertNil(cache.object(forKey: "c"), "b was asked for since")
    XCTAssertEqual(cache.object(forKey: "b"), 1)
    XCTAssertEqual(cache.object(forKey: "d"), 3)
    cache.countLimit = 1
    XCTAssertNil(cache.object(forKey: "b"))
    cache.removeAllObjects()
    XCTAssertNil(cache.object(forKey: "d"))
    let weighed = ObjectiveC.NSCache<NSString, NSString>()
    weighed.totalCostLimit = 10
    weighed.setObject("a", forKey: "a", cost: 6)
    weighed.setObject("b", forKey: "b", cost: 6)
    XCTAssertNil(weighed.object(forKey: "a"))
    XCTAssertEqual(weighed.object(forKey: "b"), "b")
    weighed.setObject("c", forKey: "b", cost: 2)
    weighed.setObject("d", forKey: "d", cost: 8)
    XCTAssertEqual(weighed.object(forKey: "b"), "c")
  }

  func testCachesTellWhatGoes() {
    final class Ear: NSObject, ObjectiveC.NSCacheDelegate {
      var heard: [String] = []
      func cache(_ cache: ObjectiveC.NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
        heard.append("\(obj)")
      }
    }
    let ear = Ear()
    let cache = ObjectiveC.NSCache<NSString, NSString>()
    cache.delegate = ear
    cache.countLimit = 1
    cache.setObject("1", forKey: "a")
    cache.setObject("2", forKey: "b")
    cache.removeObject(forKey: "b")
    XCTAssertEqual(ear.heard, ["1", "2"])
    for index in 0..<100_000 { cache.setObject("x", forKey: "\(index)" as NSString) }
    let many = ObjectiveC.NSCache<NSNumber, NSString>()
    for index in 0..<100_000 { many.setObject("x", forKey: index as NSNumber) }
  }

  /// <https://developer.apple.com/documentation/foundation/nsstring/1417069-appendingpathcomponent>
  func testPathComponents() {
    for (path, component, whole) in [
      ("/a/b", "/c/", "/a/b/c"), ("/tmp", "scratch.tiff", "/tmp/scratch.tiff"),
      ("/tmp/", "scratch.tiff", "/tmp/scratch.tiff"),
      ("/", "scratch.tiff", "/scratch.tiff"), ("", "scratch.tiff", "scratch.tiff"), ("a//b/", "c//d", "a/b/c/d"),
      ("/a", "", "/a"),
    ] {
      XCTAssertEqual((path as NSString).appendingPathComponent(component), whole)
    }
  }

  func testWordsOfErrors() throws {
    struct Own: Error {}
    struct Told: LocalizedError { var errorDescription: String? { "Told." } }
    XCTAssertThrowsError(try Data(contentsOf: URL(fileURLWithPath: "/none"))) {
      XCTAssertEqual($0.localizedDescription, "The file “none” couldn’t be opened because there is no such file.")
      XCTAssertEqual(($0 as NSError).localizedDescription, $0.localizedDescription)
    }
    XCTAssertEqual(
      NSError(domain: "Domain", code: 3).localizedDescription,
      "The operation couldn’t be completed. (Domain error 3.)")
    XCTAssertTrue(Own().localizedDescription.hasSuffix("Own error 1.)"), Own().localizedDescription)
    XCTAssertTrue(Own().localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
    XCTAssertEqual(Told().localizedDescription, "Told.")
    XCTAssertEqual((Told() as any Error).localizedDescription, "Told.")
    XCTAssertThrowsError(try JSONDecoder().decode([Int].self, from: Data("x".utf8))) {
      XCTAssertEqual($0.localizedDescription, "The data couldn’t be read because it isn’t in the correct format.")
    }
    let told = NSError(domain: "D", code: 1, userInfo: [NSLocalizedDescriptionKey: "Said."])
    XCTAssertEqual(told.localizedDescription, "Said.")
    XCTAssertEqual(
      "\(NSError(domain: "D", code: 3, userInfo: ["a": 1]))", "Error Domain=D Code=3 \"(null)\" UserInfo={a=1}")
    let lost = NSError(
      domain: NSURLErrorDomain, code: -1004,
      userInfo: [NSLocalizedDescriptionKey: "Failed to connect to a port 1 after 0 ms"])
    XCTAssertEqual(lost.localizedDescription, "Could not connect to the server.")
    XCTAssertEqual(Set([told, told]).count, 1)
  }

  func testDatesNearThePresent() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateStyle = .medium
    formatter.doesRelativeDateFormatting = true
    XCTAssertEqual(formatter.string(from: Date()), "Today")
    let calendar = Calendar.current
    func day(_ offset: Int) -> Date { calendar.date(byAdding: .day, value: offset, to: Date()) ?? Date() }
    XCTAssertEqual(formatter.string(from: day(-1)), "Yesterday")
    XCTAssertEqual(formatter.string(from: day(1)), "Tomorrow")
    XCTAssertFalse(formatter.string(from: day(5)).contains("days"))
    formatter.timeStyle = .short
    XCTAssertTrue(formatter.string(from: Date()).hasPrefix("Today at "), formatter.string(from: Date()))
    formatter.timeStyle = .none
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(
      [-2, -1, 0, 1, 2].map { formatter.string(from: day($0)) },
      ["Vorgestern", "Gestern", "Heute", "Morgen", "Übermorgen"])
    formatter.doesRelativeDateFormatting = false
    XCTAssertNotEqual(formatter.string(from: Date()), "Heute")
  }

  func testFormatsOfMeasurementsAndNames() {
    let american = Locale(identifier: "en_US")
    let run = Measurement(value: 5, unit: UnitLength.kilometers)
    XCTAssertEqual(run.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)), "5 kilometers")
    XCTAssertEqual(run.formatted(.measurement(width: .abbreviated).locale(american)), "3.1 mi")
    let two = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    XCTAssertEqual(
      run.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: two).locale(american)),
      "5.00 km")
    XCTAssertFalse(run.formatted().isEmpty)
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    XCTAssertEqual(name.formatted(.name(style: .medium).locale(american)), "Ada Lovelace")
    XCTAssertEqual(name.formatted(.name(style: .abbreviated).locale(american)), "AL")
    XCTAssertEqual(PersonNameComponentsFormatter.localizedString(from: name, style: .short), "Ada")
  }

  func testLinesOfAFile() async throws {
    let file = TestFolder.make().appendingPathComponent("lines.txt")
    try Data("one\r\ntwö\n\nthree\u{2028}4".utf8).write(to: file)
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    XCTAssertEqual(lines, ["one", "twö", "three", "4"])
    var count = 0
    for try await _ in file.resourceBytes { count += 1 }
    XCTAssertEqual(count, 20)
    var characters = ""
    for try await character in file.resourceBytes.characters { characters.append(character) }
    XCTAssertEqual(characters, "one\r\ntwö\n\nthree\u{2028}4")
    let handle = try FileHandle(forReadingFrom: file)
    var first: String?
    for try await line in handle.bytes.lines {
      first = line
      break
    }
    XCTAssertEqual(first, "one")
    do {
      for try await _ in URL(fileURLWithPath: "/none").lines {}
      XCTFail("a file that is not there has lines")
    } catch {
      XCTAssertEqual((error as? CocoaError)?.code, .fileReadNoSuchFile)
    }
  }

  func testWhatAProcessKnows() {
    let info = ProcessInfo.processInfo
    XCTAssertFalse(info.isLowPowerModeEnabled)
    XCTAssertEqual(info.thermalState, .nominal)
    XCTAssertFalse(info.isMacCatalystApp || info.isiOSAppOnMac)
    XCTAssertGreaterThan(NSFoundationVersionNumber, NSFoundationVersionNumber_iOS_9_x_Max)
    XCTAssertEqual(
      Notification.Name.NSProcessInfoPowerStateDidChange.rawValue, "NSProcessInfoPowerStateDidChangeNotification")
    XCTAssertTrue(URL.documentsDirectory.isFileURL)
    XCTAssertEqual(URL.cachesDirectory, FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    XCTAssertTrue(Operation.superclass() == NSObject.self)
    XCTAssertTrue(BlockOperation().superclass == Operation.self)
    XCTAssertEqual(NSDecimalNumber(value: 3).hash, NSNumber(value: 3).hash)
    for name in ["", "../x", "a/b", ".", "..", "a\0b"] {
      XCTAssertNil(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    }
  }
}
