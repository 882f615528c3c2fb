import Foundation
import XCTest

/// `Documentation/typecheck` checks modules against the last build, as described in CONTRIBUTING.md.
final class TypecheckScriptTests: XCTestCase {
  private func typecheck(_ modules: String...) throws -> (code: Int32, text: String) {
    let script = Repository.root.appendingPathComponent("Documentation/typecheck").path
    return try SwiftCompiler.run(
      "/usr/bin/env", ["BUILD=\(SwiftCompiler.products.path)", "/bin/sh", script] + modules)
  }

  func testModulesWithoutErrors() throws {
    let result = try typecheck("HostModel", "TestFolders")
    XCTAssertEqual(result.code, 0, result.text)
    XCTAssertTrue(result.text.hasSuffix("HostModel: no errors\nTestFolders: no errors\n"), result.text)
  }

  func testWhatIsNoModuleIsSaid() throws {
    let result = try typecheck("Nothing")
    XCTAssertEqual(result.code, 2)
    XCTAssertEqual(result.text, "typecheck: there is no folder Nothing below Sources or Tests\n")
  }
}
