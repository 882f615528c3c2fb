import TestFolders
import XCTest

/// The sample Gallery: a page for every container and presentation.
final class GalleryTests: XCTestCase {
  private func play(_ script: String, _ arguments: [String] = []) throws -> (folder: URL, result: Tool.Result) {
    let folder = TestFolder.make()
    let result = try Tool.run(
      ["run", Tool.sample("Gallery"), "--script", Tool.script(script)] + arguments, in: folder)
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertFalse(result.errors.contains("not supported"), result.errors)
    XCTAssertFalse(result.errors.contains("Unable to simultaneously satisfy"), result.errors)
    XCTAssertFalse(result.errors.contains("Unbalanced calls"), result.errors)
    return (folder, result)
  }

  /// Opens every page and returns from it.
  func testAllPages() throws {
    let (_, result) = try play("gallery.txt")
    let lines = result.output.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.filter { $0 == "deleted" || $0.hasPrefix("signed in") }, ["deleted", "signed in as Ada"])
  }

  /// The size classes of these devices are those of Apple's tables (facts/devices.md).
  func testOtherDevices() throws {
    let devices = [
      ("iPhone SE (3rd generation)", "compact width, regular height", "compact width, compact height"),
      ("iPhone 15 Pro Max", "compact width, regular height", "regular width, compact height"),
      ("iPad Pro 11-inch", "regular width, regular height", "regular width, regular height"),
    ]
    for (device, upright, onItsSide) in devices {
      let (folder, _) = try play("gallery-short.txt", ["--device", device])
      let text = String(decoding: try folder.data("landscape.json"), as: UTF8.self)
      XCTAssertTrue(text.contains(onItsSide), device)
      XCTAssertEqual(text.contains(upright), upright == onItsSide, device)
    }
  }

  /// The list is mirrored: its buttons end where the margin begins.
  func testRightToLeft() throws {
    let (folder, _) = try play(
      "gallery-short.txt", ["--", "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"])
    let tree = try Tree(try folder.data("list.json"))
    let buttons = tree.views("UIButton").filter { $0.frame[2] < 300 }
    XCTAssertGreaterThan(buttons.count, 10)
    for button in buttons { XCTAssertEqual(button.frame[0] + button.frame[2], 393 - 16, accuracy: 0.5) }
  }

  func testInTheDark() throws {
    let (folder, _) = try play("gallery-short.txt", ["--appearance", "dark"])
    let light = try play("gallery-short.txt").folder
    XCTAssertNotEqual(try folder.data("tabs.png"), try light.data("tabs.png"))
  }

  /// With the largest text, in portrait and landscape, no text extends beyond the sides of the screen, bars keep
  /// their heights, and their items fit. One run also uses dark appearance and a right-to-left layout.
  func testLargestText() throws {
    let mirrored = ["--", "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]
    for (device, arguments) in [
      ("iPhone SE (3rd generation)", []), ("iPhone 15", ["--appearance", "dark"] + mirrored),
      ("iPad Pro 11-inch", []),
    ] {
      let (folder, _) = try play("gallery-large.txt", ["--device", device] + arguments)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
      XCTAssertEqual(files.count, 28, device)
      for file in files { check(try Tree(try folder.data(file)), "\(device), \(file)") }
    }
  }

  private func check(_ tree: Tree, _ name: String) {
    for view in tree.windows.flatMap(\.seen) {
      let (x, width) = (view.frame[0], view.frame[2])
      if view.class == "UILabel", let text = view.text, !text.isEmpty {
        XCTAssertGreaterThanOrEqual(x, -1, "\(text) in \(name)")
        XCTAssertLessThanOrEqual(x + width, tree.size[0] + 1, "\(text) in \(name)")
      }
      if view.class == "UISearchTextField" {
        XCTAssertLessThan(view.frame[3], 90, name)
        XCTAssertGreaterThan(view.frame[3], 35, name)
      }
    }
    for bar in tree.views("UITabBar") where !bar.hidden { XCTAssertLessThanOrEqual(bar.frame[3], 83, name) }
  }
}

extension Tree.View {
  /// The view and its descendants, without hidden views.
  fileprivate var seen: [Tree.View] { hidden ? [] : [self] + (children ?? []).flatMap(\.seen) }
}
