import Foundation
import TestFolders
import XCTest

/// Apps that change between two runs: which steps the tool repeats, and that the result is that of the new sources.
final class RebuildTests: XCTestCase {
  private let project = TestProject()

  /// A changed file is compiled without the package manager, whose progress would be in the messages.
  func testAChangedFileNeedsNoNewPlan() throws {
    try project.writeApp("print(title(), Count().value)", to: "App.swift")
    try project.folder.write("func title() -> String { \"one\" }\n", to: "Title.swift")
    try project.folder.write("struct Count { var value = 1 }\n", to: "Count.swift")
    try run(prints: "one 1", plans: true)
    // Changes the body of a function.
    try project.folder.write("func title() -> String { \"two\" }\n", to: "Title.swift")
    try run(prints: "two 1", plans: false)
    // Changes declarations on which the result of another, unchanged file depends.
    try project.folder.write("struct Count { var value = 1.5 }\n", to: "Count.swift")
    try run(prints: "two 1.5", plans: false)
    try project.folder.write("func title() -> Int { 3 }\n", to: "Title.swift")
    try run(prints: "3 1.5", plans: false)
    // Adds a file and removes it.
    try project.folder.write("extension Count { init(_ value: Double) { self.value = value } }\n", to: "More.swift")
    try project.writeApp("print(title(), Count(2).value)", to: "App.swift")
    try run(prints: "3 2.0", plans: true)
    try project.folder.write(
      "extension Count { init(_ value: Double) { self.value = -value } }\n", to: "More.swift")
    try run(prints: "3 -2.0", plans: false)
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("More.swift"))
    try project.writeApp("print(title(), Count().value)", to: "App.swift")
    try run(prints: "3 1.5", plans: true)
  }

  func testMessagesAboutAChangedFile() throws {
    try project.writeApp("print(title())", to: "App.swift")
    try project.folder.write("func title() -> String { \"one\" }\n", to: "Title.swift")
    try run(prints: "one", plans: true)
    try project.folder.write("func title() -> String { return missing }\n", to: "Title.swift")
    let failed = try project.run()
    XCTAssertNotEqual(failed.code, 0)
    XCTAssertTrue(failed.errors.contains("/Title.swift:1:33: error: cannot find 'missing' in scope"), failed.errors)
    try project.folder.write("func title() -> String { \"two\" }\n", to: "Title.swift")
    _ = try run(prints: "two", plans: true)
    try project.folder.write("func title() -> String { let unused = 1; return \"three\" }\n", to: "Title.swift")
    let errors = try run(prints: "three", plans: false)
    XCTAssertTrue(errors.contains("/Title.swift:1:30: warning: "), errors)
  }

  /// Runs the app.
  /// - Returns: the messages.
  @discardableResult private func run(
    prints output: String, plans: Bool, file: StaticString = #filePath, line: UInt = #line
  ) throws -> String {
    let result = try project.run()
    XCTAssertEqual(result.output, output + "\n", result.errors, file: file, line: line)
    XCTAssertEqual(result.errors.contains("Build complete!"), plans, result.errors, file: file, line: line)
    return result.errors
  }
}
