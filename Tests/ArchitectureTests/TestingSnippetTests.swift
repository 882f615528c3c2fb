import Foundation
import Snippets
import TestFolders
import XCTest

/// The snippets of the test kit compile, and its example uses public API only.
final class TestingSnippetTests: XCTestCase {
  private func check(_ sources: [String], module: String, _ more: [String] = []) throws {
    let (code, output) = try SwiftCompiler.check(sources, module: module, more)
    XCTAssertEqual(code, 0)
    XCTAssertEqual(output.split(separator: "\n").filter { $0.contains("error:") }.joined(separator: "\n"), "")
  }

  func testSnippetsCompile() throws {
    var snippets: [Snippet] = []
    for file in Repository.swiftFiles(below: "Sources/FlipsideTesting") + [
      "Sources/FlipsideTesting/FlipsideTesting.docc/FlipsideTesting.md", "Documentation/testing.md",
    ] {
      snippets += Snippet.all(in: try Repository.text(file), file: file)
    }
    XCTAssertGreaterThan(snippets.count, 15)
    let context = """
      import FlipsideTesting
      import UIKit
      import XCTest
      @MainActor class SnippetContext: NSObject {
        let view = UIView(), label = UILabel(), button = UIButton(), textField = UITextField()
        let viewController = UIViewController()
        lazy var stage = Stage()
      }

      """
    let text = context + snippets.enumerated().map { $1.source(number: $0) }.joined()
    let file = try TestFolder.make().write(text, to: "Snippets.swift")
    try check([file], module: "Snippets", ["-package-name", "elsewhere"])
  }

  /// `Tests/Packages/Greeting` as another package compiles it; its tests run with ours.
  func testTheExampleUsesOnlyWhatIsPublic() throws {
    let folder = "Tests/Packages/Greeting"
    func paths(_ folder: String) -> [String] {
      Repository.swiftFiles(below: folder).map { Repository.root.appendingPathComponent($0).path }
    }
    let (sources, tests) = (paths("\(folder)/Sources"), paths("\(folder)/Tests"))
    XCTAssertEqual([sources.count, tests.count], [1, 2])
    try check(sources + [], module: "Greeting", ["-package-name", "elsewhere"])
    try check(tests, module: "GreetingTests", ["-package-name", "elsewhere"])
    let manifest = try Repository.text("\(folder)/Package.swift")
    XCTAssertTrue(manifest.contains(".product(name: \"FlipsideTesting\", package: \"Flipside\")"))
    XCTAssertTrue(
      try Repository.text("Package.swift").contains(
        ".library(name: \"FlipsideTesting\", targets: [\"FlipsideTesting\"])"))
  }
}
