import Foundation
import TestFolders
import XCTest

/// `Tools/new-control.sh` writes what CONTRIBUTING.md says of a new control.
final class NewControlTests: XCTestCase {
  private let script = Repository.root.appendingPathComponent("Tools/new-control.sh").path

  private func make(_ arguments: String...) throws -> (Int32, String) {
    try SwiftCompiler.run("/bin/sh", [script] + arguments)
  }

  /// The class compiles as a part of UIKit, and the tests are Swift.
  func testItsFilesCompile() throws {
    let folder = TestFolder.make()
    let (code, output) = try make("UIRating", folder.path)
    XCTAssertEqual(code, 0, output)
    let made = output.split(separator: "\n").map(String.init)
    XCTAssertEqual(
      made.map { $0.replacingOccurrences(of: folder.path + "/", with: "") },
      [
        "Sources/UIKit/Controls/UIRating.swift", "Sources/UIKit/Controls/UIRating+Nib.swift",
        "Tests/UIKitTests/Controls/UIRatingTests.swift",
      ])
    let ours = Repository.swiftFiles(below: "Sources/UIKit").map { Repository.root.appendingPathComponent($0).path }
    let package = Repository.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    // All files are read in one process, or each would be read for every other.
    let (checked, problems) = try SwiftCompiler.check(
      ours + made.dropLast(), module: "UIKit", ["-wmo", "-package-name", String(package)])
    XCTAssertEqual(
      problems.split(separator: "\n").filter { $0.contains("error:") }.prefix(10).joined(separator: "\n"), "")
    XCTAssertEqual(checked, 0)
    let (parsed, mistakes) = try SwiftCompiler.run("/usr/bin/env", ["swiftc", "-parse", made[2]])
    XCTAssertEqual(parsed, 0, mistakes)
  }

  func testNamesAreThoseOfTheClass() throws {
    for (name, row, element) in [("UIURLField", "urlField", "uRLField"), ("UIStarRow", "starRow", "starRow")] {
      let folder = TestFolder.make()
      _ = try make(name, folder.path)
      func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      }
      XCTAssertTrue(try text("Sources/UIKit/Controls/\(name)+Nib.swift").contains("static let \(row) = "))
      XCTAssertTrue(try text("Sources/UIKit/Controls/\(name).swift").contains("nibRow: NibRow { .\(row) }"))
      XCTAssertTrue(try text("Tests/UIKitTests/Controls/\(name)Tests.swift").contains("\"<\(element) value"))
    }
  }

  func testNothingIsOverwritten() throws {
    let folder = TestFolder.make()
    try folder.write("mine", to: "Sources/UIKit/Controls/UIRating.swift")
    let (code, output) = try make("UIRating", folder.path)
    XCTAssertEqual(code, 1)
    XCTAssertTrue(output.contains("is there already"), output)
    for name in ["Rating", "UIrating", "UI Rating", "UIRating;id", ""] {
      let (code, output) = try make(name, folder.path)
      XCTAssertEqual(code, 1, name)
      XCTAssertTrue(output.hasPrefix("usage:"), output)
    }
    XCTAssertEqual(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") },
      ["Sources/UIKit/Controls/UIRating.swift"])
  }
}
