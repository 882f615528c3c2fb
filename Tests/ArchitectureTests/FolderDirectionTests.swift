import Foundation
import TestFolders
import XCTest

/// The folders of QuartzCore and UIKit lead in one direction: `Documentation/folders.md`.
final class FolderDirectionTests: XCTestCase {
  func testFoldersNameWhatIsBelowThem() throws {
    XCTAssertEqual(try problems(in: Repository.root), "")
  }

  /// The check finds names of types and members of higher folders, folders without a line, and lines without a use.
  func testWhatPointsUpIsFound() throws {
    let root = TestFolder.make()
    try root.write("", to: "Sources/APITables/library-api.txt")
    try root.write(
      """
      # Comments are ignored.
      module UIKit above Below
      room Low: values
      room High: views
      room Gone: nothing
      except Low name Allowed, Former: a reason

      """, to: "Sources/api-coverage/folders.txt")
    try root.write("struct Point { var sharedName = 0 }", to: "Sources/Below/Point.swift")
    try root.write(
      """
      class View { func layOut() {} }
      struct Allowed {}
      private struct Hidden {}
      extension Value { func showsItself() {} }
      extension Value { var sharedName: Int { 0 } }
      """, to: "Sources/UIKit/High/View.swift")
    try root.write(
      """
      struct Value {
        var allowed: Allowed
        // Not View, and not "View".
        let text = "View"
        struct Hidden {}
        var hidden: Hidden
      }
      """, to: "Sources/UIKit/Low/Value.swift")
    try root.write(
      "func show(_ value: Value) { value.showsItself(); _ = value.sharedName }", to: "Sources/UIKit/Low/Show.swift")
    try root.write("let view: View? = nil", to: "Sources/UIKit/Low/Inner/Made.swift")
    try root.write("struct Extra { var value: Value }", to: "Sources/UIKit/New/Extra.swift")
    XCTAssertEqual(
      try problems(in: root).split(separator: "\n").map { $0.prefix { $0 != "," && $0 != ";" } },
      [
        "Sources/UIKit/New is in no room of folders.txt",
        "folders.txt: Sources/UIKit/Gone has no files",
        "UIKit: Low names Value.showsItself of High",
        "UIKit: Low names View of High",
        "folders.txt: UIKit: Low does not name Former of a folder above any more",
      ])
  }

  /// Code that surveys the files of many apps is not part of the library that every app loads.
  func testSurveysAreNoPartOfTheLibrary() {
    XCTAssertEqual(Repository.swiftFiles(below: "Sources/UIKit").filter { $0.contains("Survey") }, [])
  }

  /// The keyboard observes `InputFocus`, so that only its registration names it.
  func testNothingCallsTheKeyboard() throws {
    for file in Repository.swiftFiles(below: "Sources/UIKit") where !file.contains("/Keyboard/") {
      let uses = try Repository.text(file).components(separatedBy: "KeyboardController").count - 1
      XCTAssertEqual(uses, file.hasSuffix("/UIApplication.swift") ? 1 : 0, file)
    }
  }

  private func problems(in root: URL) throws -> String {
    let tool = SwiftCompiler.products.appendingPathComponent("api-coverage").path
    let (code, output) = try SwiftCompiler.run(tool, [root.path, "--folders"])
    XCTAssertEqual(code, 0, output)
    return output
  }
}
