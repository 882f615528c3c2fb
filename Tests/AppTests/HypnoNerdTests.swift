import TestFolders
import XCTest

/// The sample HypnoNerd, driven by a script through the command line.
final class HypnoNerdTests: XCTestCase {
  /// The folder and the result of one run of the script, which all tests share.
  private static let played = Result<(URL, Tool.Result), any Error> {
    let folder = TestFolder.make()
    let result = try Tool.run(
      ["run", Tool.sample("HypnoNerd"), "--script", Tool.script("hypnonerd.txt")], in: folder)
    return (folder, result)
  }

  private func played() throws -> URL {
    let (folder, result) = try Self.played.get()
    XCTAssertEqual(result.code, 0, result.errors)
    return folder
  }

  private func tree(_ name: String) throws -> Tree { try Tree(try played().data(name)) }

  private func picture(_ name: String) throws -> PNG { try XCTUnwrap(PNG(try played().data(name))) }

  private let message = "你好 Hello 👋"

  func testScriptRunsToItsEnd() throws {
    let result = try Self.played.get().1
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(result.output, "BNRHypnosisViewController loaded its view\ndone\n")
  }

  func testFieldIsWhereTheAppPutIt() throws {
    let tree = try tree("before.json")
    XCTAssertEqual(tree.device, "iPhone 15")
    XCTAssertEqual(tree.size, [393, 852])
    let fields = tree.views("UITextField")
    XCTAssertEqual(fields.map(\.frame), [[40, 70, 240, 30]])
    XCTAssertEqual(fields.first?.text, "Hypnotize me")
    XCTAssertEqual(tree.views("BNRHypnosisView").map(\.frame), [[0, 0, 393, 852]])
  }

  func testReturnScattersTwentyLabelsInsideTheView() throws {
    XCTAssertEqual(try tree("before.json").views("UILabel").filter { $0.text == message }.count, 0)
    let labels = try tree("after.json").views("UILabel").filter { $0.text == message }
    XCTAssertEqual(labels.count, 20)
    XCTAssertEqual(Set(labels.map(\.frame)).count, 20, "at places of chance")
    for label in labels {
      XCTAssertGreaterThan(label.frame[2], 80)
      XCTAssertGreaterThanOrEqual(label.frame[0], 0)
      XCTAssertGreaterThanOrEqual(label.frame[1], 0)
      XCTAssertLessThanOrEqual(label.frame[0] + label.frame[2], 393.001)
      XCTAssertLessThanOrEqual(label.frame[1] + label.frame[3], 852.001)
    }
  }

  func testFieldIsEmptyAgainAndTheKeyboardGone() throws {
    let field = try XCTUnwrap(try tree("after.json").views("UITextField").first)
    XCTAssertEqual(field.text, "Hypnotize me")
    let (typing, after) = (try picture("typing.png"), try picture("after.png"))
    // A key of the keyboard is white, the keyboard's background is not, and the circles are visible again after its
    // dismissal.
    XCTAssertEqual(after.color(589, 1278), try picture("before.png").color(589, 1278))
    XCTAssertNotEqual(typing.color(10, 2400), after.color(10, 2400))
  }

  func testLabelsCanBeRead() throws {
    let labels = try tree("after.json").views("UILabel").filter { $0.text == message }
    let (before, after) = (try picture("before.png"), try picture("after.png"))
    XCTAssertEqual([after.width, after.height], [1179, 2556])
    for label in labels where label.frame[1] > 110 && label.frame[1] < 800 {
      XCTAssertEqual(before.darkPixels(in: label.frame), 0)
      XCTAssertGreaterThan(after.darkPixels(in: label.frame), 800)
    }
  }

  func testTypedTextIsInTheField() throws {
    let frame: [Double] = [44, 74, 232, 22]
    XCTAssertEqual(try picture("before.png").darkPixels(in: frame), 0)
    XCTAssertGreaterThan(try picture("typing.png").darkPixels(in: frame), 800)
  }

  func testTiltMovesLabelsAsFarAsTheirEffectsSay() throws {
    // The effects range from -25 to 25: the device is tilted fully to the right, and half as far down.
    let before = try tree("after.json").views("UILabel").filter { $0.text == message }
    let tilted = try tree("tilted.json").views("UILabel").filter { $0.text == message }
    XCTAssertEqual(before.count, tilted.count)
    for (label, moved) in zip(before, tilted) {
      XCTAssertEqual(moved.frame[0] - label.frame[0], 25, accuracy: 0.01)
      XCTAssertEqual(moved.frame[1] - label.frame[1], 12.5, accuracy: 0.01)
    }
    XCTAssertEqual(try tree("tilted.json").views("UITextField").map(\.frame), [[40, 70, 240, 30]])
  }

  func testStatusBarAndHomeIndicatorAreDrawn() throws {
    let picture = try picture("before.png")
    XCTAssertGreaterThan(picture.darkPixels(in: [50, 20, 45, 24]), 400, "time")
    XCTAssertGreaterThan(picture.darkPixels(in: [280, 20, 85, 24]), 1_000, "signal, Wi-Fi and battery")
    XCTAssertEqual(picture.color(589, 2556 - 31), 0, "home indicator")
  }

  func testSameScriptGivesTheSameBytes() throws {
    let first = try played()
    let second = TestFolder.make()
    let script = Tool.script("hypnonerd.txt")
    let result = try Tool.run(["run", Tool.sample("HypnoNerd"), "--script", script], in: second)
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertFalse(result.errors.contains("Building"), "nothing changed, nothing is built")
    let names = ["before.png", "typing.png", "after.png", "tilted.png", "before.json", "after.json", "tilted.json"]
    for name in names { XCTAssertEqual(try first.data(name), try second.data(name), name) }
  }

  func testTouchChangesTheColorOfTheCircles() throws {
    let folder = TestFolder.make()
    let script = try folder.write("screenshot a.png\ntap 200 600\nscreenshot b.png\n", to: "s.txt")
    for sample in ["HypnoNerd", "Hypnosister"] {
      let result = try Tool.run(["run", Tool.sample(sample), "--script", script], in: folder)
      XCTAssertEqual(result.code, 0, result.errors)
      let (before, after) = (PNG(try folder.data("a.png")), PNG(try folder.data("b.png")))
      // The middle of the innermost ring: radius about 12 points around the middle of the screen.
      let (x, y) = (589 + 30, 1278)
      XCTAssertEqual(before?.color(x, y), 0xAAAAAA, "light gray")
      XCTAssertNotEqual(after?.color(x, y), 0xAAAAAA)
      XCTAssertEqual(after?.color(589, 1278), 0xFFFFFF, "between the rings it stays white")
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () throws -> Success) { self.init(catching: body) }
}
