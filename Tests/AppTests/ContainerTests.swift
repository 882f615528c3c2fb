import TestFolders
import XCTest

/// The sample Container: children that are exchanged while other exchanges run, in a navigation controller of a
/// storyboard.
final class ContainerTests: XCTestCase {
  private static let played = Result<(URL, Tool.Result), any Error> {
    let folder = TestFolder.make()
    let result = try Tool.run(
      ["run", Tool.sample("Container"), "--script", Tool.script("container.txt")], in: folder)
    return (folder, result)
  }

  /// Returns the lines between two logs of the script, as "Second viewDidLoad".
  private func lines(from start: String?, to end: String?) throws -> [String] {
    let (_, result) = try Self.played.get()
    XCTAssertEqual(result.code, 0, result.errors)
    let all = result.output.split(separator: "\n").map(String.init)
    let first = start.flatMap { start in all.firstIndex { $0.contains(start) } }.map { $0 + 1 } ?? 0
    let last = end.flatMap { end in all.firstIndex { $0.contains(end) } } ?? all.count
    guard first <= last else { return [] }
    return Array(all[first..<last])
  }

  func testNothingIsMissing() throws {
    let (_, result) = try Self.played.get()
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertFalse(result.errors.contains("not supported"), result.errors)
    XCTAssertFalse(result.errors.contains("Unable to simultaneously satisfy"), result.errors)
  }

  /// Apple's order for children (facts/lifecycle.md#containers), also when the next exchange begins in the middle.
  func testChildrenAreExchanged() throws {
    XCTAssertEqual(
      try lines(from: nil, to: "switch"),
      ["First willMove in", "First viewDidLoad", "First didMove in", "First viewWillAppear", "First viewDidAppear"])
    XCTAssertEqual(
      try lines(from: "switch", to: "push"),
      [
        "First willMove out", "Second willMove in", "Second viewDidLoad", "First viewWillDisappear",
        "Second viewWillAppear", "Second willMove out", "Third willMove in", "Third viewDidLoad",
        "Second viewWillDisappear", "Third viewWillAppear", "First viewDidDisappear", "First didMove out",
        "Second viewDidDisappear", "Third viewDidAppear", "Second didMove out", "Third didMove in",
      ])
  }

  /// The order of pushes and pops (facts/navigation.md#orders), by segue, finger and back button.
  func testPushesAndPops() throws {
    let push = [
      "Detail willMove in", "Detail viewDidLoad", "Third viewWillDisappear", "Detail viewWillAppear",
      "Third viewDidDisappear", "Detail viewDidAppear", "Detail didMove in",
    ]
    let pop = [
      "Detail willMove out", "Detail viewWillDisappear", "Third viewWillAppear", "Detail viewDidDisappear",
      "Third viewDidAppear", "Detail didMove out",
    ]
    XCTAssertEqual(try lines(from: "push", to: "cancel"), push + ["editing true", "editing false"])
    XCTAssertEqual(
      try lines(from: "cancel", to: "pop"),
      [
        "Detail willMove out", "Detail viewWillDisappear", "Third viewWillAppear", "Third viewWillDisappear",
        "Third viewDidDisappear", "Detail viewWillAppear", "Detail viewDidAppear",
      ])
    XCTAssertEqual(try lines(from: "pop", to: "rotate"), pop + push + pop)
  }

  /// In landscape the bar is 32 points high (facts/geometry.md#bars/navigation-bar-landscape).
  func testInLandscape() throws {
    let (folder, result) = try Self.played.get()
    XCTAssertEqual(result.code, 0, result.errors)
    let tree = try Tree(try folder.data("landscape.json"))
    let bar = try XCTUnwrap(tree.views("UINavigationBar").first)
    XCTAssertEqual(bar.frame[3], 32)
    XCTAssertEqual(bar.frame[2], 852)
  }
}
