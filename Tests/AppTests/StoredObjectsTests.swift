import TestFolders
import XCTest

/// Core Data's stores from launch to launch. Headless runs start with an empty container, so the store lies outside
/// it.
final class StoredObjectsTests: XCTestCase {
  func testALaterLaunchFindsWhatAnEarlierOneSaved() throws {
    let folder = TestFolder.make()
    let app = Pattern.folder.appendingPathComponent("StoredObjects/App").path
    let script = try folder.write("wait 1\n", to: "script.txt")
    let store = folder.appendingPathComponent("Deep/Notes.sqlite").path
    func launch() throws -> [String] {
      let result = try Tool.run(
        ["run", app, "--host", "headless", "--script", script], in: folder, environment: ["NOTES_STORE": store])
      XCTAssertEqual(result.code, 0, result.errors)
      return result.output.split(separator: "\n").map(String.init)
    }
    let first = try launch()
    XCTAssertEqual(first.first, "at launch: []")
    XCTAssertEqual(first.last, #"in a new stack: ["Bread 0 false Inbox", "Milk 0 true Inbox"]"#)
    let second = try launch()
    XCTAssertEqual(second.first, #"at launch: ["Bread 0 false Inbox", "Milk 0 true Inbox"]"#)
    let third = try launch()
    let counted = #"["Bread 0 false Inbox", "Milk 1 true Inbox"]"#
    XCTAssertEqual(second.last, "in a new stack: " + counted)
    XCTAssertEqual(third.first, "at launch: " + counted, "the second launch has counted one up")
  }
}
