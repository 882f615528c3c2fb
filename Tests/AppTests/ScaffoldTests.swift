import Foundation
import TestFolders
import XCTest

/// `Documentation/scaffold` makes the files of a new control or framework; that those of a control compile is
/// tested by `ScaffoldedControlTests`.
final class ScaffoldTests: XCTestCase {
  private let root = TestFolder.make()

  override func setUpWithError() throws {
    try super.setUpWithError()
    for file in [
      "Package.swift", "Sources/SourceBridge/BuildConditions.swift", "Sources/UIKit/UIKit.docc/UIKit.md",
      "Sources/flipside/Building/DependencyNeeds.swift",
    ] {
      try root.write(try String(contentsOf: Tool.root.appendingPathComponent(file), encoding: .utf8), to: file)
    }
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  @discardableResult private func scaffold(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = Tool.root.appendingPathComponent("Documentation/scaffold")
    process.arguments = arguments
    process.environment = Tool.environment(["ROOT": root.path])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  func testAFrameworkIsInTheTables() throws {
    XCTAssertEqual(try scaffold("framework", "CoreHaptics"), 0)
    XCTAssertTrue(
      try text("Package.swift").contains(
        "  (\"CoreData\", [\"SQLite3\"]),\n  (\"CoreHaptics\", []),\n  (\"CoreImage\", ["))
    XCTAssertTrue(try text("Sources/SourceBridge/BuildConditions.swift").contains("    \"CoreHaptics\",\n"))
    XCTAssertTrue(
      try text("Sources/Frameworks/CoreHaptics/CoreHaptics.docc/CoreHaptics.md").hasPrefix("# ``CoreHaptics``\n"))
    XCTAssertTrue(try text("Tests/FrameworkTests/CoreHapticsTests.swift").hasPrefix("import CoreHaptics\n"))
    // Names that are in a table already stay there once.
    let names = try text("Sources/flipside/Building/DependencyNeeds.swift")
    XCTAssertEqual(names.components(separatedBy: "\"CoreHaptics\"").count, 2)
    XCTAssertEqual(try scaffold("framework", "Zebra"), 0)
    XCTAssertTrue(try text("Sources/flipside/Building/DependencyNeeds.swift").contains("    \"Zebra\",\n"))
  }

  func testNothingIsOverwrittenAndNamesAreChecked() throws {
    try root.write("mine", to: "Sources/UIKit/Controls/UIRating.swift")
    XCTAssertEqual(try scaffold("control", "UIRating"), 1)
    XCTAssertEqual(try text("Sources/UIKit/Controls/UIRating.swift"), "mine")
    for arguments in [("control", "Rating"), ("control", "UI"), ("framework", "../x"), ("table", "UIRating")] {
      XCTAssertEqual(try scaffold(arguments.0, arguments.1), 1, "\(arguments)")
    }
    XCTAssertEqual(try scaffold("control"), 1)
  }
}
