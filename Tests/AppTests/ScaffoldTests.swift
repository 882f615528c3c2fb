import Foundation
import TestFolders
import XCTest

/// `Documentation/scaffold` makes the files of a new control or framework, which compile and are formatted.
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

  /// The control uses the public API only, so that it compiles as a part of an app, too.
  func testAControlCompiles() throws {
    XCTAssertEqual(try scaffold("control", "UIRating"), 0)
    let control = try text("Sources/UIKit/Controls/UIRating.swift")
    try root.write("import UIKit\n" + control, to: "App/UIRating.swift")
    try root.write(
      TestProject.app("window = UIWindow(); let rating = UIRating(); rating.value = 2; print(rating.value)")
        .replacingOccurrences(
          of: "UIApplicationDelegate {", with: "UIApplicationDelegate {\n  var window: UIWindow?"),
      to: "App/App.swift")
    let result = try Tool.run(["run", root.appendingPathComponent("App").path, "--host", "headless"], in: root)
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(result.output, "1.0\n")
    XCTAssertTrue(try text("Tests/UIKitTests/Controls/UIRatingTests.swift").contains("class UIRatingTests"))
    XCTAssertTrue(
      try text("Sources/UIKit/UIKit.docc/UIKit.md").contains("### Controls\n\n- ``UIControl``\n- ``UIRating``\n"))
  }

  func testAFrameworkIsInTheTables() throws {
    XCTAssertEqual(try scaffold("framework", "CoreHaptics"), 0)
    XCTAssertTrue(
      try text("Package.swift").contains(
        "  (\"CoreData\", [\"SQLite3\"]),\n  (\"CoreHaptics\", []),\n  (\"CoreImage\", []),\n"))
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
