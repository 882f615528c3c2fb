import TestFolders
import XCTest

/// Tests the sample Form, whose layout is in a storyboard, on a small phone, a phone and a tablet.
final class FormTests: XCTestCase {
  private static let devices = ["iPhone SE (3rd generation)", "iPhone 15", "iPad (10th generation)"]
  private static let played = Result<[String: (URL, Tool.Result)], any Error> {
    var results: [String: (URL, Tool.Result)] = [:]
    for device in devices {
      let folder = TestFolder.make()
      let result = try Tool.run(
        ["run", Tool.sample("Form"), "--device", device, "--script", Tool.script("form.txt")], in: folder)
      results[device] = (folder, result)
    }
    return results
  }

  private func folder(_ device: String) throws -> URL {
    let (folder, result) = try XCTUnwrap(try Self.played.get()[device])
    XCTAssertEqual(result.code, 0, result.errors)
    return folder
  }

  private func tree(_ device: String, _ name: String = "portrait") throws -> Tree {
    try Tree(try folder(device).data("\(name).json"))
  }

  private func label(_ text: String, _ tree: Tree) throws -> Tree.View {
    try XCTUnwrap(tree.views("UILabel").first { $0.text?.hasPrefix(text) == true }, text)
  }

  func testNothingConflictsAndNothingIsMissing() throws {
    for device in Self.devices {
      let result = try XCTUnwrap(try Self.played.get()[device]).1
      XCTAssertEqual(result.code, 0, result.errors)
      XCTAssertFalse(result.errors.contains("Unable to simultaneously satisfy"), result.errors)
      XCTAssertFalse(result.errors.contains("not supported"), result.errors)
    }
  }

  /// The fields are side by side in a regular width, otherwise one below the other.
  func testFieldsFollowTheSizeClass() throws {
    for device in Self.devices {
      let fields = try tree(device).views("UITextField").map(\.frame)
      XCTAssertEqual(fields.count, 2)
      guard fields.count == 2 else { continue }
      XCTAssertEqual(fields[0][2], fields[1][2], accuracy: 0.5, device)
      XCTAssertEqual(fields[0][3], 34, accuracy: 0.5, device)
      if device.hasPrefix("iPad") {
        XCTAssertEqual(fields[0][1], fields[1][1])
        XCTAssertEqual(fields[1][0], fields[0][0] + fields[0][2] + 20, accuracy: 0.5)
      } else {
        XCTAssertEqual(fields[0][0], fields[1][0])
        XCTAssertGreaterThan(fields[1][1], fields[0][1] + 34)
      }
    }
  }

  /// The content is 20 points from the edges of a phone, and at most 600 points wide in the middle of a tablet.
  func testContentIsAsWideAsItMayBe() throws {
    for (device, x, width) in [
      (Self.devices[0], 20.0, 335.0), (Self.devices[1], 20, 353), (Self.devices[2], 110, 600),
    ] {
      let segments = try XCTUnwrap(try tree(device).views("UISegmentedControl").first).frame
      XCTAssertEqual(segments[0], x, accuracy: 0.5, device)
      XCTAssertEqual(segments[2], width, accuracy: 0.5, device)
      XCTAssertEqual(segments[3], 32, accuracy: 0.5, device)
    }
  }

  /// The narrower the form, the more lines its text takes; a line of body text takes 20⅓ or 20½ points.
  func testTextWraps() throws {
    let heights = try Self.devices.map { try label("Tell us", try tree($0)).frame[3] }
    XCTAssertEqual(heights[2], 41, accuracy: 1)
    XCTAssertEqual(heights[1], 61, accuracy: 1)
    XCTAssertGreaterThanOrEqual(heights[0], heights[1] - 0.5)
    XCTAssertEqual(try label("Send me", try tree(Self.devices[2])).frame[3], 20.5, accuracy: 0.5)
  }

  func testSwitchesStandAtTheEnd() throws {
    for device in Self.devices {
      let tree = try tree(device)
      let edge = try XCTUnwrap(tree.views("UISegmentedControl").first.map { $0.frame[0] + $0.frame[2] })
      for part in tree.views("UISwitch") {
        // A switch's alignment rectangle ends at the edge, and is 2 points narrower than its frame.
        XCTAssertEqual(part.frame[0] + part.frame[2], edge + 2, accuracy: 0.5, device)
        XCTAssertEqual(part.frame[2], 51, accuracy: 0.5, device)
      }
      let stepper = try XCTUnwrap(tree.views("UIStepper").first)
      XCTAssertEqual(stepper.frame[0] + stepper.frame[2], edge, accuracy: 0.5, device)
    }
  }

  /// In landscape, the notes are 64 points high on a phone, and no view is beside the notch.
  func testOnItsSide() throws {
    let phone = try tree(Self.devices[1], "landscape")
    XCTAssertEqual(phone.size, [852, 393])
    XCTAssertEqual(try XCTUnwrap(phone.views("UITextView").first).frame[3], 64, accuracy: 0.5)
    XCTAssertEqual(try XCTUnwrap(phone.views("UISegmentedControl").first).frame[0], 79, accuracy: 0.5)
    XCTAssertEqual(try XCTUnwrap(phone.views("UISegmentedControl").first).frame[2], 694, accuracy: 0.5)
    let tablet = try tree(Self.devices[2], "landscape")
    XCTAssertEqual(try XCTUnwrap(tablet.views("UITextView").first).frame[3], 96, accuracy: 0.5)
    XCTAssertEqual(try XCTUnwrap(tablet.views("UISegmentedControl").first).frame[0], 290, accuracy: 0.5)
    // After the rotation back to portrait, the frames are the original ones.
    for device in Self.devices {
      let (before, after) = (try tree(device, "filled"), try tree(device, "again"))
      func sizes(_ tree: Tree) -> [[Double]] { tree.views("UISwitch").map { Array($0.frame.suffix(2)) } }
      XCTAssertEqual(sizes(before), sizes(after), device)
      XCTAssertEqual(try XCTUnwrap(after.views("UITextView").first).frame[3], 96, accuracy: 0.5)
    }
  }

  /// An app without an Arabic localization keeps its own language's direction, whatever the user's language is.
  func testTheDirectionIsTheLocalizations() throws {
    let folder = TestFolder.make()
    let script = folder.appendingPathComponent("ltr.txt")
    try Data("wait 0.5\ntree ltr.json\n".utf8).write(to: script)
    let result = try Tool.run(
      ["run", Tool.sample("Form"), "--device", Self.devices[1], "--locale", "ar_EG", "--script", script.path],
      in: folder)
    XCTAssertEqual(result.code, 0, result.errors)
    let tree = try Tree(try folder.data("ltr.json"))
    XCTAssertEqual(
      tree.views("UISwitch").map(\.frame), try self.tree(Self.devices[1]).views("UISwitch").map(\.frame))
  }

  /// With the arguments of Xcode's right-to-left pseudolanguage, the whole layout is mirrored.
  func testRightToLeft() throws {
    let folder = TestFolder.make()
    let script = folder.appendingPathComponent("rtl.txt")
    try Data("wait 0.5\ntree rtl.json\ntextsize AX3\nwait 0.5\ntree large.json\n".utf8).write(to: script)
    let result = try Tool.run(
      [
        "run", Tool.sample("Form"), "--device", Self.devices[1], "--script", script.path, "--",
        "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES",
      ], in: folder)
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertFalse(result.errors.contains("Unable to simultaneously satisfy"), result.errors)
    let (left, right) = (try tree(Self.devices[1]), try Tree(try folder.data("rtl.json")))
    for kind in ["UISwitch", "UIStepper", "UISegmentedControl", "UITextView", "UITextField"] {
      let (one, other) = (left.views(kind).map(\.frame), right.views(kind).map(\.frame))
      XCTAssertEqual(one.count, other.count, kind)
      for (a, b) in zip(one, other) {
        XCTAssertEqual(b[0], 393 - a[0] - a[2], accuracy: 0.5, kind)
        XCTAssertEqual(Array(a.suffix(3)), Array(b.suffix(3)), kind)
      }
    }
    // Large text needs more lines and higher fields, and does not extend beyond the form.
    let large = try Tree(try folder.data("large.json"))
    XCTAssertGreaterThan(try label("Tell us", large).frame[3], try label("Tell us", right).frame[3] * 2)
    XCTAssertGreaterThan(try XCTUnwrap(large.views("UITextField").first).frame[3], 50)
    XCTAssertGreaterThan(try XCTUnwrap(large.views("UITextView").first).frame[3], 150, "three lines and more")
    for view in large.views("UILabel") {
      XCTAssertGreaterThanOrEqual(view.frame[0], 19.5)
      XCTAssertLessThanOrEqual(view.frame[0] + view.frame[2], 373.5)
    }
  }

  func testFieldsTakeText() throws {
    for device in Self.devices {
      XCTAssertEqual(
        try tree(device, "filled").views("UITextField").map(\.text), ["Ada", "ada@example.org"], device)
    }
  }

  func testDarkIsDark() throws {
    for device in Self.devices {
      let light = try XCTUnwrap(PNG(try folder(device).data("portrait.png")))
      let dark = try XCTUnwrap(PNG(try folder(device).data("dark.png")))
      XCTAssertNotEqual(light.color(8, 300), dark.color(8, 300), device)
    }
  }
}
