import TestFolders
import XCTest

/// `app-survey`, which says of many projects at once what became of them.
final class SurveyTests: XCTestCase {
  /// The row of one project in the page that the survey writes.
  private func row(_ project: TestProject) throws -> String {
    let list = try project.folder.write("Mine.xcodeproj\n", to: "list.txt")
    let pictures = project.folder.appendingPathComponent("pictures").path
    let result = try Tool.run(
      [list, project.folder.path, "--run", pictures], in: project.folder,
      tool: Tool.products.appendingPathComponent("app-survey"))
    XCTAssertEqual(result.code, 0, result.errors)
    let rows = result.output.split(separator: "\n").map(String.init)
    return try XCTUnwrap(rows.first { $0.hasPrefix("| Mine.xcodeproj") }, result.output + result.errors)
  }

  /// What does not compile did not crash: the page names what the compiler did not find, each once.
  func testAProjectThatDoesNotCompile() throws {
    let project = TestProject()
    try project.write()
    try project.writeApp("_ = UITelepathyView()\nUIView().levitate()\n_ = UITelepathyView()")
    let row = try row(project)
    XCTAssertTrue(row.contains("| does not build: lacks `UITelepathyView`, `UIView.levitate` |"), row)
  }

  func testAProjectThatCrashes() throws {
    let project = TestProject()
    try project.write()
    try project.writeApp("fatalError(\"not today\")")
    let row = try row(project)
    XCTAssertTrue(row.contains("| crashes: "), row)
    XCTAssertTrue(row.contains("not today"), row)
  }
}
