import TestFolders
import XCTest

/// Tests the sample Rotation: the order of the callbacks, a different layout in landscape, and orientations that
/// Info.plist does not list.
final class RotationTests: XCTestCase {
  private static let phone = "iPhone 15"
  private static let pad = "iPad (10th generation)"
  private static let played = Result<[String: (URL, Tool.Result)], any Error> {
    var results: [String: (URL, Tool.Result)] = [:]
    for device in [phone, pad] {
      let folder = TestFolder.make()
      let result = try Tool.run(
        ["run", Tool.sample("Rotation"), "--device", device, "--script", Tool.script("rotation.txt")], in: folder)
      results[device] = (folder, result)
    }
    return results
  }

  private func run(_ device: String = phone) throws -> (URL, Tool.Result) {
    let run = try XCTUnwrap(try Self.played.get()[device])
    XCTAssertEqual(run.1.code, 0, run.1.errors)
    return run
  }

  private func tree(_ name: String, _ device: String = phone) throws -> Tree {
    try Tree(try run(device).0.data("\(name).json"))
  }

  /// Returns the lines that the app printed between two commands of the script.
  private func lines(after start: String, _ device: String = phone) throws -> [String] {
    let all = try run(device).1.output.split(separator: "\n").map { String($0) }
    let from = try XCTUnwrap(all.firstIndex(of: start), all.joined(separator: "\n"))
    return Array(all[(from + 1)...].prefix { !$0.hasPrefix("rotate ") })
  }

  private func names(_ lines: [String]) -> [String] {
    lines.map { String($0.prefix { $0 != ":" }) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// facts/lifecycle.md#showing
  func testAppearing() throws {
    let all = try run().1.output.split(separator: "\n").map { String($0) }
    let first = names(Array(all.prefix { !$0.hasPrefix("rotate ") })).filter {
      $0.hasPrefix("view") && !$0.hasPrefix("viewWillTransition")
    }
    XCTAssertEqual(
      first.prefix(4), ["viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    XCTAssertEqual(first.last, "viewDidAppear")
    XCTAssertTrue(all.contains("viewDidAppear: size 393 × 852, origin 0, 0"), all.joined(separator: "\n"))
  }

  /// facts/lifecycle.md#rotation/order
  func testOrderOfARotation() throws {
    let lines = names(try lines(after: "rotate landscapeLeft"))
    XCTAssertEqual(
      lines,
      [
        "shouldAutorotate", "supportedInterfaceOrientations", "willTransition to compact height",
        "viewWillTransition to 852 × 393", "willRotate", "traitCollectionDidChange", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "willAnimateRotation", "alongside", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "completion", "didRotate",
      ])
  }

  func testLandscapeIsAnotherLayout() throws {
    let upright = try tree("portrait")
    XCTAssertEqual(upright.size, [393, 852])
    XCTAssertEqual(upright.views("UILabel").compactMap(\.text), ["Portrait", "393 × 852"])
    let side = try tree("landscape")
    XCTAssertEqual(side.size, [852, 393])
    XCTAssertEqual(side.views("LandscapeView").map(\.frame), [[0, 0, 852, 393]])
    XCTAssertTrue(side.views("UILabel").compactMap(\.text).contains("Landscape"))
    XCTAssertEqual(side.views("UILabel").filter { $0.text == "852 × 393" }.count, 2)
    XCTAssertEqual(try tree("back").views("LandscapeView").count, 0)
    XCTAssertEqual(try tree("right").size, [852, 393])
  }

  /// The code allows all orientations, but Info.plist does not list upside down for phones.
  func testRefusedOrientation() throws {
    XCTAssertEqual(try tree("refused").size, [393, 852])
    let lines = names(try lines(after: "rotate portraitUpsideDown"))
    XCTAssertFalse(lines.contains { $0.hasPrefix("viewWillTransition") }, "\(lines)")
  }

  func testPadTurnsEveryWay() throws {
    XCTAssertEqual(try tree("landscape", Self.pad).size, [1180, 820])
    XCTAssertEqual(try tree("refused", Self.pad).size, [820, 1180])
    // The size classes stay the same.
    let lines = names(try lines(after: "rotate landscapeLeft", Self.pad))
    XCTAssertFalse(lines.contains { $0.hasPrefix("willTransition") })
    XCTAssertTrue(lines.contains("viewWillTransition to 1180 × 820"))
  }
}
