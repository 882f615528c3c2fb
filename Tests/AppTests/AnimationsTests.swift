import TestFolders
import XCTest

/// The sample Animations, a gallery in an Xcode project, driven by a script through the command line.
final class AnimationsTests: XCTestCase {
  private static let played = Result<(URL, Tool.Result), any Error> {
    let folder = TestFolder.make()
    let result = try Tool.run(
      ["run", Tool.sample("Animations"), "--script", Tool.script("animations.txt")], in: folder)
    return (folder, result)
  }

  private func played() throws -> URL {
    let (folder, result) = try Self.played.get()
    XCTAssertEqual(result.code, 0, result.errors)
    return folder
  }

  private func tree(_ name: String) throws -> Tree { try Tree(try played().data("\(name).json")) }

  private func picture(_ name: String) throws -> PNG { try XCTUnwrap(PNG(try played().data("\(name).png"))) }

  /// Completions are called in order, each once; a stopped animator ends at its current position.
  func testScriptRunsToItsEnd() throws {
    let result = try Self.played.get().1
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(
      result.output.split(separator: "\n"),
      [
        "ease in and out: true", "spring: true", "landed: true", "Flip left: true", "Curl up: true",
        "Curl down: true",
        "Flip top: true", "Dissolve: true", "old style: true", "animator: start", "animator: current",
        "all at rest",
        "all at rest", "all at rest", "faded", "card: true", "row: hidden", "row: shown", "card: true",
        "pushed Holidays", "pushed Beach", "popped Beach", "presented", "turned", "turned", "dismissed",
        "presented",
        "dismissed", "presented", "dismissed", "dismissed", "end",
      ])
    XCTAssertFalse(result.errors.contains("not supported"), result.errors)
  }

  /// After half of the duration of one second, the linear box is in the middle, and the box on a spring is ahead of
  /// it.
  func testSpringsAreOnTheirWay() throws {
    let picture = try picture("springs")
    func left(_ y: Int) -> Int? {
      let ground = picture.color(25 * 3, y * 3)
      return (22..<370).first { picture.color($0 * 3, y * 3) != ground }
    }
    let linear = try XCTUnwrap(left(281)), spring = try XCTUnwrap(left(381)), late = try XCTUnwrap(left(481))
    XCTAssertEqual(Double(linear), 20 + 20 + 243.0 / 2, accuracy: 5)
    XCTAssertGreaterThan(spring, 240)
    XCTAssertNotEqual(spring, late)
  }

  func testFlipShowsTheFrontInPerspective() throws {
    let (front, flip) = (try picture("front"), try picture("flip"))
    // The card's middle line is narrower than before, and has the color of the front.
    let color = front.color(110 * 3, 250 * 3)
    func width(_ picture: PNG, _ y: Int) -> Int {
      (20..<373).filter { picture.color($0 * 3, y * 3) == color }.count
    }
    XCTAssertGreaterThan(width(front, 250), 180)
    XCTAssertLessThan(width(flip, 250), width(front, 250))
    XCTAssertGreaterThan(width(flip, 250), 20)
  }

  func testCurlShowsBothSides() throws {
    let (front, curl) = (try picture("front"), try picture("curl"))
    let teal = front.color(110 * 3, 330 * 3)
    let corner = curl.color(280 * 3, 440 * 3)
    XCTAssertEqual(corner, teal, "the page below")
    XCTAssertNotEqual(curl.color(110 * 3, 230 * 3), teal, "the page above")
  }

  /// A scrubbed animator has the progress of the slider.
  func testScrubbedAnimationStands() throws {
    let folder = try played()
    XCTAssertEqual(try folder.data("scrubbed.png"), try folder.data("scrubbed-later.png"))
    XCTAssertNotEqual(try folder.data("scrubbed.png"), try folder.data("paused.png"))
  }

  func testBoxesLieOnTheFloorAndSnap() throws {
    let stage: [Double] = [20, 116, 353, 440]
    func boxes(_ name: String) throws -> [[Double]] {
      try tree(name).views("UIView").map(\.frame).filter {
        $0[2] >= 59 && $0[2] < 90 && $0[3] >= 59 && $0[3] < 90
      }
    }
    let dropped = try boxes("dropped")
    XCTAssertEqual(dropped.count, 4)
    for box in dropped {
      XCTAssertGreaterThanOrEqual(box[0], stage[0] - 1)
      XCTAssertLessThanOrEqual(box[1] + box[3], stage[1] + stage[3] + 1)
    }
    XCTAssertTrue(dropped.contains { abs($0[1] + $0[3] - stage[1] - stage[3]) < 1 })
  }

  /// Checks the final layout: constraints that changed, and a stack view from which a row was removed.
  func testLayoutHasArrived() throws {
    func rows(_ name: String) throws -> [Tree.View] {
      try tree(name).views("UILabel").filter { $0.text?.contains("Row") == true }
    }
    func card(_ name: String) throws -> [Double] {
      try XCTUnwrap(tree(name).views("UIView").map(\.frame).first { $0[1] == 136 && $0[3] >= 60 })
    }
    XCTAssertEqual(try card("open"), [40, 136, 313, 180])
    XCTAssertEqual(try card("closed"), [80, 136, 233, 60])
    XCTAssertEqual(try rows("open").map { $0.frame[1] }, [336, 380, 424])
    XCTAssertEqual(try rows("hidden").filter { !$0.hidden }.map { $0.frame[1] }, [336, 380])
    XCTAssertEqual(try rows("closed").map { $0.frame[1] }, [216, 260, 304])
  }

  /// In the middle of a rotation, the corners of the screen are not covered.
  func testTheScreenTurns() throws {
    let (turning, landscape) = (try picture("turning"), try picture("landscape"))
    XCTAssertEqual(turning.width, 852 * 3)
    XCTAssertEqual(turning.color(10, 10), turning.color(turning.width - 10, 10))
    XCTAssertNotEqual(turning.color(10, 10), turning.color(turning.width / 2, 500))
    XCTAssertEqual(landscape.color(10, 10), landscape.color(landscape.width / 2, 500))
  }

  func testPicturesOfTheMiddleDifferFromTheEnds() throws {
    let folder = try played()
    let names = [
      "flipping", "keyframes", "front", "flip", "curl", "dissolve", "falling", "dropped", "ring", "replicator",
      "confetti", "sparks", "swept", "opening", "hiding", "pushing", "pushed", "popping", "modal-flip",
      "modal-curl",
      "modal-dissolve", "sheet",
    ]
    XCTAssertEqual(Set(try names.map { try folder.data("\($0).png") }).count, names.count)
  }
}
