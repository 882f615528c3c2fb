import Foundation
import TestFolders
import XCTest

/// `Documentation/scaffold control` makes what CONTRIBUTING.md lists for a new control.
final class ScaffoldedControlTests: XCTestCase {
  private func make(_ name: String) throws -> URL {
    let root = TestFolder.make()
    for path in ["Sources/UIKit/UIKit.docc/UIKit.md", "Tests/Fuzzing/Subjects/ViewSubject.swift"] {
      try root.write(try Repository.text(path), to: path)
    }
    let script = Repository.root.appendingPathComponent("Documentation/scaffold").path
    let (code, output) = try SwiftCompiler.run("/usr/bin/env", ["ROOT=\(root.path)", script, "control", name])
    XCTAssertEqual(code, 0, output)
    return root
  }

  /// The class and its row compile as a part of UIKit, and the tests are Swift.
  func testItsFilesCompile() throws {
    let root = try make("UIRating")
    let made = ["UIRating", "UIRating+Nib", "UIRating+Archive"]
      .map { root.appendingPathComponent("Sources/UIKit/Controls/\($0).swift").path }
    let ours = Repository.swiftFiles(below: "Sources/UIKit").map { Repository.root.appendingPathComponent($0).path }
    let package = Repository.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    // All files are read in one process, or each would be read for every other.
    let (checked, problems) = try SwiftCompiler.check(
      ours + made, module: "UIKit", ["-wmo", "-package-name", String(package)])
    XCTAssertEqual(
      problems.split(separator: "\n").filter { $0.contains("error:") }.prefix(10).joined(separator: "\n"), "")
    XCTAssertEqual(checked, 0)
    let tests = root.appendingPathComponent("Tests/UIKitTests/Controls/UIRatingTests.swift").path
    let (parsed, mistakes) = try SwiftCompiler.run("/usr/bin/env", ["swiftc", "-parse", tests])
    XCTAssertEqual(parsed, 0, mistakes)
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/UIKit/UIKit.docc/UIKit.md"), encoding: .utf8)
    XCTAssertTrue(page.contains("### Controls\n\n- ``UIControl``\n- ``UIRating``\n"))
    let fuzzed = try String(
      contentsOf: root.appendingPathComponent("Tests/Fuzzing/Subjects/ViewSubject.swift"), encoding: .utf8)
    XCTAssertTrue(fuzzed.contains("    { UIRating() },\n"))
  }

  func testNamesAreThoseOfTheClass() throws {
    for (name, row, element) in [("UIURLField", "urlField", "uRLField"), ("UIStarRow", "starRow", "starRow")] {
      let root = try make(name)
      func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      }
      XCTAssertTrue(try text("Sources/UIKit/Controls/\(name)+Nib.swift").contains("static let \(row) = "))
      XCTAssertTrue(try text("Sources/UIKit/Controls/\(name)+Archive.swift").contains("static let \(row): "))
      XCTAssertTrue(try text("Sources/UIKit/Controls/\(name).swift").contains("nibRow: NibRow { .\(row) }"))
      XCTAssertTrue(try text("Tests/UIKitTests/Controls/\(name)Tests.swift").contains("\"<\(element) value"))
    }
  }
}
