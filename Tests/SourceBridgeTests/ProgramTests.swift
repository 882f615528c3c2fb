import Foundation
import XCTest

/// The programs of the folder `Programs`: each is bridged, compiled and run, and its output is compared with
/// `expected.txt` beside it. Warnings are failures.
final class ProgramTests: XCTestCase {
  /// Overrides in and of extensions, and optional methods that a superclass does not implement.
  func testOverriding() throws { try check("Overriding") }
  /// Overrides of members that extensions add to UIKit's classes.
  func testCategories() throws { try check("Categories") }
  /// The code of a `main.swift`, which has no warning for its name.
  func testMainFile() throws { try check("MainFile") }
  func testMainFileInSwift6() throws {
    let program = try BridgedProgram(
      [
        "main.swift": """
        import UIKit
        let window = UIWindow()
        var taps = 0
        taps += 1
        guard let text = Int("4") else { fatalError() }
        try await Task.sleep(nanoseconds: 1)
        await Task.yield()
        @MainActor func shown() -> String { "\\(text)" }
        print(window.isHidden, taps, shown())
        """
      ], options: ["-swift-version", "6"])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "true 1 4\n")
  }
  /// Key-value observing by string and by block.
  func testObserving() throws { try check("Observing") }

  /// `appearance()` of an app's own classes does not create instances of them or run their code.
  func testAppearance() throws { try check("Appearance") }

  /// `#selector` and `#keyPath` in every form, and messages by them.
  func testSelectors() throws { try check("Selectors") }
  /// Protocols with optional requirements, casts, coding, associated objects, literals, Interface Builder's
  /// attributes.
  func testSpellings() throws {
    let console = try check("Spellings")
    let exchange = "method_exchangeImplementations(UIView.layoutSubviews, UIView.setNeedsLayout) is not supported"
    XCTAssertEqual(console.components(separatedBy: exchange).count, 2, console)
  }
  /// The names that Apple's API had before Swift 4.2.
  func testSwift4() throws { try check("Swift4", options: ["-swift-version", "4"]) }
  /// The registrations compile without warnings with every kind of isolation.
  func testIsolation() throws { try check("Isolation") }
  func testIsolationWithStrictConcurrency() throws {
    try check("Isolation", options: ["-strict-concurrency=complete"])
  }
  func testIsolationInSwift6() throws { try check("Isolation", options: ["-swift-version", "6"]) }
  func testIsolationOnTheMainActorByDefault() throws {
    try check("Isolation", options: ["-swift-version", "6", "-default-isolation", "MainActor"])
  }

  /// Categories and modes of sounds were strings before Swift 4.2.
  func testSoundSessionsInSwift4() throws {
    let source = """
      import AVFoundation
      let category: String = AVAudioSessionCategoryPlayback
      func start() throws {
        try AVAudioSession.sharedInstance().setCategory(AVAudioSessionCategoryPlayAndRecord, with: .mixWithOthers)
        try AVAudioSession.sharedInstance().setMode(AVAudioSessionModeDefault)
        try AVAudioSession.sharedInstance().setCategory(category)
      }
      """
    for (version, isRefused) in [("4", false), ("5", true)] {
      let program = try BridgedProgram(["A.swift": source], options: ["-swift-version", version], runs: false)
      XCTAssertEqual(program.messages.contains("error:"), isRefused, program.messages)
    }
  }

  func testSwift4NamesAreRefusedInSwift5() throws {
    let program = try BridgedProgram(
      ["A.swift": "import UIKit\nlet state: UIControlState = .normal\n"], runs: false)
    XCTAssertTrue(
      program.messages.contains("'UIControlState' has been renamed to 'UIControl.State'"), program.messages)
  }

  /// The class has the name of a method of its delegate's protocol.
  func testAClassThatIsNamedAsAMethod() throws {
    let program = try BridgedProgram(
      [
        "A.swift": """
        import UIKit
        class colorPickerViewController: UIViewController, UIColorPickerViewControllerDelegate {
          @objc dynamic var name = ""
          @IBAction func pick(_ sender: Any) {}
          func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
        }
        extension colorPickerViewController {
          @objc func again() {}
        }
        """
      ], runs: false)
    XCTAssertEqual(program.messages, "")
  }

  func testAPropertyThatCanNotBeObservedIsAnError() throws {
    let program = try BridgedProgram(
      [
        "A.swift": """
        import UIKit
        class Model: NSObject {
          var name = ""
          @objc dynamic var age = 1
          func start() -> [NSKeyValueObservation] {
            [observe(\\.age) { _, _ in },
             observe(\\.name) { _, _ in }]
          }
        }
        """
      ], runs: false)
    XCTAssertTrue(program.messages.contains("user/A.swift:7:"), program.messages)
    XCTAssertTrue(program.messages.contains("declare it @objc dynamic"), program.messages)
    XCTAssertFalse(program.messages.contains("user/A.swift:6:"), program.messages)
  }

  /// Checks the output of a program, and returns it.
  @discardableResult
  private func check(_ name: String, options: [String] = [], file: StaticString = #filePath, line: UInt = #line)
    throws -> String
  {
    let program = try BridgedProgram(named: name, options: options)
    XCTAssertEqual(program.messages, "", file: file, line: line)
    let expected = try BridgedProgram.expectedOutput(of: name).split(separator: "\n")
    let printed = program.output.split(separator: "\n")
    for (index, (a, b)) in zip(printed, expected).enumerated() where a != b {
      XCTFail("line \(index + 1) is \"\(a)\", not \"\(b)\"", file: file, line: line)
      return program.console
    }
    XCTAssertEqual(printed.count, expected.count, program.output, file: file, line: line)
    return program.console
  }
}
