import XCTest

/// Temporary files have unpredictable names, because any user of the machine could create a link at a predictable
/// path.
final class TemporaryFilesTests: XCTestCase {
  func testNamesUnderTheTemporaryFolderCanNotBeGuessed() throws {
    let places = ["temporary" + "Directory", "Temporary" + "Directory(", "\"/tmp/"]
    let names = ["UUID()", "XXXXXX"]
    var found = 0
    for file in Repository.swiftFiles(below: "Sources") {
      let lines = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where places.contains(where: line.contains) {
        found += 1
        let around = lines[max(0, index - 1)...min(lines.count - 1, index + 2)]
        // Core Data needs a folder for the store of an app that does not specify one.
        if file.hasSuffix("CoreData/NSPersistentContainer.swift") { continue }
        XCTAssertTrue(
          around.contains { text in names.contains { text.contains($0) } }, "\(file):\(index + 1): \(line)")
      }
    }
    XCTAssertGreaterThan(found, 3, "the places are found")
  }
}
