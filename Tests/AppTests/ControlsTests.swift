import TestFolders
import XCTest

/// The sample Controls: a page for every control, in each of its states.
final class ControlsTests: XCTestCase {
  private static let pages = 25

  private func play(_ script: String, _ arguments: [String] = []) throws -> URL {
    let folder = TestFolder.make()
    let result = try Tool.run(
      ["run", Tool.sample("Controls"), "--script", Tool.script(script)] + arguments, in: folder)
    XCTAssertEqual(result.code, 0, result.errors)
    for complaint in ["not supported", "Unable to simultaneously satisfy", "Unbalanced calls", "stands in for it"] {
      XCTAssertFalse(result.errors.contains(complaint), result.errors)
    }
    return folder
  }

  private func trees(_ folder: URL) throws -> [(name: String, tree: Tree)] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    XCTAssertGreaterThanOrEqual(files.count, Self.pages)
    return try files.sorted().map { ($0, try Tree(try folder.data($0))) }
  }

  /// Light and dark pages differ in color only.
  func testLightAndDark() throws {
    let light = try play("controls.txt")
    let dark = try play("controls.txt", ["--appearance", "dark"])
    for ((name, bright), (_, dim)) in zip(try trees(light), try trees(dark)) {
      let views = [bright, dim].map { $0.windows.flatMap(\.seen).map { "\($0.class) \($0.frame)" } }
      XCTAssertEqual(views[0], views[1], name)
      let picture = name.replacingOccurrences(of: ".json", with: ".png")
      XCTAssertNotEqual(try light.data(picture), try dark.data(picture), picture)
    }
  }

  /// From right to left, controls begin at the right margin, at which the captions end.
  func testRightToLeft() throws {
    let folder = try play(
      "controls.txt", ["--", "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"])
    let tree = try Tree(try folder.data("switches.json"))
    XCTAssertEqual(tree.views("UISwitch").map { $0.frame[0] + $0.frame[2] }.max() ?? 0, 393 - 16, accuracy: 3)
    for (name, tree) in try trees(folder) { checkText(tree, name) }
  }

  /// With the largest text, no label extends beyond the sides of the screen, except for compact date pickers: day
  /// and time remain side by side, and together they are wider than a phone.
  func testLargestText() throws {
    for (name, tree) in try trees(try play("controls-large.txt")) where name != "compact-dates.json" {
      checkText(tree, name)
    }
  }

  private func checkText(_ tree: Tree, _ name: String) {
    for view in tree.windows.flatMap(\.seen) where view.class == "UILabel" {
      guard let text = view.text, !text.isEmpty else { continue }
      XCTAssertGreaterThanOrEqual(view.frame[0], -1, "\(text) in \(name)")
      XCTAssertLessThanOrEqual(view.frame[0] + view.frame[2], tree.size[0] + 1, "\(text) in \(name)")
    }
  }
}

extension Tree.View {
  /// The view and its subviews, without hidden views.
  fileprivate var seen: [Tree.View] { hidden ? [] : [self] + (children ?? []).flatMap(\.seen) }
}
