import Foundation
import TestFolders
import XCTest

/// Every generated file whose input is in the repository equals the output of its generator.
final class GeneratedFilesTests: XCTestCase {
  func testGeneratingThemAnewChangesNothing() throws {
    let (code, output) = try check(Repository.root)
    XCTAssertEqual(output, "", "run `swift run api-coverage .`")
    XCTAssertEqual(code, 0)
  }

  /// The check finds an input that has changed, and a file that was edited by hand.
  func testStaleFilesAreFound() throws {
    let folder = TestFolder.make()
    let copied =
      ["apple-api", "apple-signatures", "library-api", "toolchain-api"].map { "Sources/APITables/\($0).txt" }
      + ["folders", "uses"].map { "Sources/api-coverage/\($0).txt" }
      + ["Package.swift", "README.md", "Documentation/coverage.md", "Documentation/folders.md"]
      + ["quartzcore", "uikit"].map { "Documentation/pictures/folders-\($0).svg" }
      + ["FrameworkTypeTable", "FrameworkSelectorTable"].map { "Sources/SourceBridge/Naming/\($0).swift" }
    for path in copied { try folder.write(try Repository.text(path), to: path) }
    let selectors = try Repository.text("Sources/api-coverage/selectors.txt")
    try folder.write(selectors + "UIView turn(by:) turnByAngle:\n", to: "Sources/api-coverage/selectors.txt")
    let types = "Sources/SourceBridge/Naming/FrameworkTypeTable.swift"
    try folder.write(
      try Repository.text(types).replacingOccurrences(of: "  isHidden hidden\n", with: ""), to: types)
    let (code, output) = try check(folder)
    XCTAssertEqual(code, 1)
    let names = output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    XCTAssertTrue(names.contains("Sources/SourceBridge/Naming/FrameworkSelectorTable.swift"), output)
    XCTAssertTrue(names.contains(types), output)
    // The copy has no sources, so the reports that depend on them differ.
    XCTAssertTrue(names.contains("Documentation/pictures/folders-uikit.svg"), output)
    XCTAssertFalse(names.contains("Sources/APITables/apple-api.txt"), output)
  }

  private func check(_ root: URL) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("api-coverage")
    process.arguments = [root.path, "--check"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
