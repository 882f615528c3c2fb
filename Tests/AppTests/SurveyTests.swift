import TestFolders
import XCTest

/// Tests `app-survey`, which reports the results of many projects at once.
final class SurveyTests: XCTestCase {
  /// A project that does not compile did not crash: the page lists the names that the compiler did not find, each
  /// once.
  func testProjectsThatDoNotCompileOrCrash() throws {
    let folder = TestFolder.make()
    let projects = [
      "Missing": "_ = UITelepathyView()\nUIView().levitate()\n_ = UITelepathyView()",
      "Crashing": "fatalError(\"not today\")",
    ]
    for (name, lines) in projects {
      let project = TestProject()
      try project.write(name: name, project: name)
      try project.writeApp(lines)
      try FileManager.default.moveItem(at: project.folder, to: folder.appendingPathComponent(name))
    }
    let list = try folder.write("Missing/Missing.xcodeproj\nCrashing/Crashing.xcodeproj\n", to: "list.txt")
    let result = try Tool.run(
      [list, folder.path, "--run", folder.appendingPathComponent("pictures").path], in: folder,
      tool: Tool.products.appendingPathComponent("app-survey"))
    XCTAssertEqual(result.code, 0, result.errors)
    let rows = result.output.split(separator: "\n").map(String.init)
    func row(_ name: String) throws -> String {
      try XCTUnwrap(rows.first { $0.hasPrefix("| \(name)/") }, result.output + result.errors)
    }
    let missing = try row("Missing")
    XCTAssertTrue(missing.contains("| does not build: lacks `UITelepathyView`, `UIView.levitate` |"), missing)
    let crashing = try row("Crashing")
    XCTAssertTrue(crashing.contains("| crashes: "), crashing)
    XCTAssertTrue(crashing.contains("not today"), crashing)
  }
}
