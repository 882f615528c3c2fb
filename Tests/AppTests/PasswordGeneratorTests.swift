import TestFolders
import XCTest

/// The sample PasswordGenerator, an Xcode project with three nib files, driven by a script through the command
/// line.
final class PasswordGeneratorTests: XCTestCase {
  /// The folder and the result of one run of the script, which all tests share.
  private static let played = Result<(URL, Tool.Result), any Error> {
    let folder = TestFolder.make()
    let result = try Tool.run(
      ["run", Tool.sample("PasswordGenerator"), "--script", Tool.script("passwordgenerator.txt")], in: folder)
    return (folder, result)
  }

  private func played() throws -> URL {
    let (folder, result) = try Self.played.get()
    XCTAssertEqual(result.code, 0, result.errors)
    return folder
  }

  private func tree(_ name: String) throws -> Tree { try Tree(try played().data("\(name).json")) }

  private func picture(_ name: String) throws -> PNG { try XCTUnwrap(PNG(try played().data("\(name).png"))) }

  /// Returns the visible password and its spelling.
  private func shown(_ name: String) throws -> (password: String, phonetics: String?) {
    let tree = try tree(name)
    let field = try XCTUnwrap(tree.views("UITextField").first { $0.frame[1] == 404 })
    return (field.text ?? "", tree.views("UITextView").first?.text)
  }

  /// Callbacks are in order, a disabled button sends no action, and a memory warning reaches every controller.
  func testScriptRunsToItsEnd() throws {
    let result = try Self.played.get().1
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertEqual(
      result.output.split(separator: "\n"),
      [
        "main side will appear", "nothing to send", "flip", "main side did disappear", "flipside did appear",
        "RootViewController: memory warning", "MainViewController: memory warning",
        "FlipsideViewController: memory warning", "main side will appear", "flipside will disappear", "again",
        "main side did disappear", "flipside did appear", "main side will appear", "flipside will disappear",
      ])
  }

  func testNibFilesMadeTheMainSide() throws {
    let tree = try tree("empty")
    XCTAssertEqual(tree.views("MainView").map(\.frame), [[0, 0, 393, 852]])
    XCTAssertEqual(
      tree.views("UISwitch").map(\.frame), [130, 174, 218, 262, 306].map { [322, $0, 51, 31] })
    XCTAssertEqual(tree.views("UITextView").map(\.frame), [[20, 450, 353, 120]])
    XCTAssertEqual(tree.views("UITextField").map(\.text), ["8", "Password"])
    XCTAssertTrue(tree.views("UINavigationBar").isEmpty, "the other side is made when it is first shown")
  }

  func testSwitchesShowTheirState() throws {
    let picture = try picture("empty")
    // The left half of each switch is green when it is on, and gray when it is off.
    let colors = [145, 189, 233, 277, 321].map { picture.color(Int(330 * 3), $0 * 3 + 30) }
    XCTAssertEqual(colors[0], colors[1])
    XCTAssertEqual(colors[0], colors[4])
    XCTAssertNotEqual(colors[0], colors[3])
  }

  func testPasswordHasOneOfEachClassThatIsOn() throws {
    let (password, phonetics) = try shown("eight")
    XCTAssertEqual(password.count, 8)
    XCTAssertTrue(password.contains(where: \.isLowercase))
    XCTAssertTrue(password.contains(where: \.isUppercase))
    XCTAssertTrue(password.contains(where: \.isNumber))
    XCTAssertTrue(password.allSatisfy { $0.isLetter || $0.isNumber })
    let words = try XCTUnwrap(phonetics).split(separator: " ")
    XCTAssertEqual(words.count, 8)
    for (letter, word) in zip(password, words) where letter.isLetter { XCTAssertEqual(word.first, letter) }
  }

  func testSwitchesChooseTheCharacters() throws {
    let lower = try shown("lower")
    XCTAssertEqual(lower.password.count, 8)
    XCTAssertTrue(lower.password.allSatisfy(\.isLowercase), lower.password)
    XCTAssertNil(lower.phonetics)
    let signs = try shown("signs")
    XCTAssertFalse(signs.password.contains { $0.isLetter || $0.isNumber }, signs.password)
    XCTAssertEqual(signs.password.count, 8)
  }

  func testLongestPassword() throws {
    let long = try shown("long")
    XCTAssertEqual(long.password.count, 128)
    XCTAssertTrue(long.password.allSatisfy(\.isNumber))
    XCTAssertEqual(long.phonetics?.split(separator: " ").count, 128)
    XCTAssertEqual(try shown("back").password, long.password, "the main side is as it was")
  }

  func testRefusedLengthLeavesNoPassword() throws {
    let (password, message) = try shown("refused")
    XCTAssertEqual(password, "Password", "the placeholder")
    XCTAssertEqual(message, "The length must be a number from 1 to 128.")
  }

  /// The page supports portrait only, so a rotation is refused. The bar is below the status bar, and its black
  /// background extends under the status bar.
  func testOtherSideHasItsBar() throws {
    let tree = try tree("flipside")
    XCTAssertEqual(tree.size, [393, 852])
    XCTAssertTrue(tree.views("MainView").isEmpty)
    XCTAssertEqual(tree.views("FlipsideView").map(\.frame), [[0, 0, 393, 852]])
    XCTAssertEqual(tree.views("UINavigationBar").map(\.frame), [[0, 59, 393, 44]])
    let picture = try picture("flipside")
    for y in [10, 70, 100] { XCTAssertEqual(picture.color(30, y * 3), 0, "\(y)") }
    XCTAssertNotEqual(picture.color(30, 120 * 3), 0)
    XCTAssertEqual(
      picture.color(30, 140 * 3), picture.color(30 + 8 * 3, 140 * 3), "stripes, 8 points from one to the next")
    XCTAssertNotEqual(picture.color(30, 140 * 3), picture.color(30 + 4 * 3, 140 * 3))
  }

  func testMainSideComesBackAsItWas() throws {
    let (back, again) = (try tree("back"), try tree("again"))
    for tree in [back, again] {
      XCTAssertEqual(tree.views("MainView").count, 1)
      XCTAssertTrue(tree.views("FlipsideView").isEmpty)
      XCTAssertTrue(tree.views("UINavigationBar").isEmpty)
    }
    XCTAssertEqual(try played().data("back.json"), try played().data("again.json"))
  }

  /// In the middle of the flip, both edges of the screen are uncovered. A second tap flips back, and all animations
  /// end.
  func testTurnsInPerspectiveBothWays() throws {
    for name in ["turning", "turning-back", "turning-again", "interrupted"] {
      let picture = try picture(name)
      for x in [3, 390] { XCTAssertEqual(picture.color(x * 3, 426 * 3), 0xFFFFFF, "\(name) at \(x)") }
      XCTAssertNotEqual(picture.color(190 * 3, 740 * 3), 0xFFFFFF, name)
    }
    let folder = try played()
    XCTAssertEqual(try folder.data("turning.png"), try folder.data("turning-again.png"), "the same every time")
    XCTAssertNotEqual(try folder.data("turning.png"), try folder.data("turning-back.png"), "the other way round")
  }

  func testURLsAreOpened() throws {
    let errors = try Self.played.get().1.errors
    let password = try shown("eight").password
    XCTAssertTrue(errors.contains("mailto:?subject=Your%20new%20password&body=\(password)"), errors)
    XCTAssertEqual(errors.components(separatedBy: "mailto:").count, 2)
    XCTAssertTrue(errors.contains("https://www.example.com/passwordgenerator"))
  }

  func testSourcesAndProjectNameNothingButApple() throws {
    let folder = URL(fileURLWithPath: Tool.sample("PasswordGenerator"))
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String])
    XCTAssertEqual(files.filter { $0.hasSuffix(".xib") }.count, 3)
    for file in files {
      let url = folder.appendingPathComponent(file)
      let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      guard isFile, url.pathExtension != "png" else { continue }
      let text = try String(contentsOf: url, encoding: .utf8)
      // "Flipside" is also the name of the app's other side; the library's own name stands in imports only.
      XCTAssertFalse(text.contains("import Flipside"), file)
      let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      let apples = ["import UIKit", "import Foundation", "import XCTest"]
      XCTAssertTrue(imports.allSatisfy { apples.contains(String($0)) }, file)
    }
  }
}
