import FlipsideTesting
import HostModel
import Simulator
import UIKit
import XCTest

/// Scripts that use an app like VoiceOver does.
final class AssistiveUserTests: XCTestCase {
  /// The screen of the application, on which touches are processed immediately.
  @MainActor private final class Screen: ScriptStage {
    func send(_ event: InputEvent) {
      UIApplication.shared.send(event)
      UIApplication.shared.step()
    }
    func wait(_ seconds: Double) {}
    var picture: PixelBuffer { UIApplication.shared.surface }
    var screen: ScreenContents { ScreenContents(of: UIApplication.shared, device: "iPhone 15") }
    var acceptsText: Bool { false }
  }

  private final class Card: UIView {
    var journal: [String] = []
    override func accessibilityPerformMagicTap() -> Bool {
      journal.append("magic")
      return true
    }
  }

  private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

  @MainActor private func play(_ text: String) -> String? {
    do {
      try ScriptRunner(stage: Screen(), log: { _ in }).run(try Script(text: text, file: "s"))
      return nil
    } catch {
      return "\(error)"
    }
  }

  func testActivatingAndAdjusting() {
    onMain {
      onStage(animates: false) { stage in
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        button.setTitle("Count", for: .normal)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
        toggle.accessibilityLabel = "Wi-Fi"
        let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
        slider.accessibilityIdentifier = "volume"
        slider.value = 0.5
        for view in [button, toggle, slider] as [UIView] { stage.view.addSubview(view) }
        UIApplication.shared.step()
        XCTAssertNil(play(#"activate "Count""#))
        XCTAssertEqual(taps, 1)
        XCTAssertNil(play(#"activate "Wi-Fi""#))
        XCTAssertTrue(toggle.isOn)
        XCTAssertNil(play("adjust \"volume\" up\nadjust \"volume\" up\nadjust \"volume\" down"))
        XCTAssertEqual(slider.value, 0.6, accuracy: 1e-5)
        XCTAssertEqual(
          play(#"adjust "Count" up"#), #"s:1: "Count" can't be adjusted: it lacks the trait adjustable"#)
        XCTAssertEqual(
          play(#"activate "Nowhere""#),
          #"s:1: no accessibility element has the label or identifier "Nowhere"; there are "Count", "Wi-Fi", "volume""#
        )
      }
    }
  }

  /// Performs custom actions of an element and of its ancestors.
  func testActions() {
    onMain {
      onStage(animates: false) { stage in
        let card = Card(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        let label = UILabel(frame: card.bounds)
        label.text = "Mail"
        card.addSubview(label)
        var done: [String] = []
        label.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Flag") { action in
            done.append(action.name)
            return true
          },
          UIAccessibilityCustomAction(name: "Refuse") { _ in false },
        ]
        card.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Delete") { _ in
            done.append("Delete")
            return true
          }
        ]
        stage.view.addSubview(card)
        UIApplication.shared.step()
        XCTAssertNil(play("action \"Mail\" \"Flag\"\naction \"Mail\" \"Delete\""))
        XCTAssertEqual(done, ["Flag", "Delete"])
        XCTAssertEqual(play(#"action "Mail" "Refuse""#), #"s:1: the action "Refuse" of "Mail" returned false"#)
        XCTAssertEqual(
          play(#"action "Mail" "Move""#),
          #"s:1: "Mail" has no action "Move"; it has "Flag", "Refuse", "Delete""#)
        XCTAssertNil(play("magictap"))
        XCTAssertEqual(card.journal, ["magic"])
        XCTAssertEqual(play("scrub"), "s:1: nothing on the screen handles the scrub")
      }
    }
  }

  func testParsing() throws {
    let script = try Script(
      text: "activate \"a\"\nadjust \"a\" down\naction \"a\" \"b\"\nscrub\nmagictap", file: "s")
    XCTAssertEqual(
      script.lines.map(\.command),
      [
        .assist(.activate("a")), .assist(.adjust("a", isUp: false)), .assist(.action("a", name: "b")),
        .assist(.scrub), .assist(.magicTap),
      ])
    XCTAssertThrowsError(try Script(text: "adjust \"a\" 3", file: "s"))
  }
}
