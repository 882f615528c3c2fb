import Simulator
import HostModel
import UIKit
import XCTest

/// The input of scripts, on a stage that records it.
final class ScriptRunnerTests: XCTestCase {
  @MainActor private final class Stage: ScriptStage {
    var sent: [String] = []
    var time = 0.0
    var acceptsText = true
    var picture = PixelBuffer(width: 2, height: 2, format: .argb32)!
    var screen = ScreenContents(device: "iPhone 15", size: CGSize(width: 393, height: 852), windows: [])

    func send(_ event: InputEvent) {
      switch event {
      case .touches(let fingers):
        let texts = fingers.map {
          "\($0.phase) \($0.id) \(Int($0.location.x.rounded())) \(Int($0.location.y.rounded()))"
        }
        sent.append(texts.joined(separator: ", "))
      case .text(let text): sent.append("text \(text)")
      case .key(let key, let modifiers, let isDown):
        sent.append("\(isDown ? "down" : "up") \(key) \(modifiers.rawValue)")
      default: sent.append("\(event)")
      }
    }

    func wait(_ seconds: Double) { time += seconds }
  }

  @MainActor private func play(_ text: String, on stage: Stage) -> String? {
    do {
      try ScriptRunner(stage: stage, log: { stage.sent.append("log \($0)") })
        .run(try Script(text: text, file: "s.txt"))
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

  private func button(_ text: String, _ frame: CGRect, visible: Bool = true) -> ScreenContents.Element {
    ScreenContents.Element(
      className: "UIButton", frame: frame, visibleFrame: frame, label: text, isVisible: visible,
      children: [
        ScreenContents.Element(
          className: "UILabel", frame: frame, visibleFrame: frame, text: text, isVisible: visible)
      ])
  }

  private func window(_ children: [ScreenContents.Element]) -> ScreenContents.Element {
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    return ScreenContents.Element(className: "UIWindow", frame: frame, visibleFrame: frame, children: children)
  }

  func testTapTouchesTheMiddleOfWhatIsNamed() {
    onMain {
      let stage = Stage()
      stage.screen.windows = [window([button("OK", CGRect(x: 10, y: 20, width: 100, height: 40))])]
      XCTAssertNil(play(#"tap "OK""#, on: stage))
      XCTAssertEqual(stage.sent, ["began 1 60 40", "ended 1 60 40"])
      XCTAssertEqual(stage.time, 0.05, accuracy: 1e-9)
    }
  }

  func testFrontElementWinsAndHiddenOnesDoNotCount() {
    onMain {
      let stage = Stage()
      stage.screen.windows = [
        window([
          button("OK", CGRect(x: 0, y: 0, width: 10, height: 10)),
          button("OK", CGRect(x: 100, y: 100, width: 10, height: 10)),
          button("OK", CGRect(x: 300, y: 300, width: 10, height: 10), visible: false),
        ])
      ]
      XCTAssertNil(play(#"tap "OK""#, on: stage))
      XCTAssertEqual(stage.sent.first, "began 1 105 105")
    }
  }

  func testIdentifierBeatsLabelBeatsText() {
    onMain {
      let stage = Stage()
      func element(_ x: CGFloat, label: String? = nil, identifier: String? = nil, text: String? = nil)
        -> ScreenContents.Element
      {
        let frame = CGRect(x: x, y: 0, width: 2, height: 2)
        return ScreenContents.Element(
          className: "UIView", frame: frame, visibleFrame: frame, label: label, identifier: identifier, text: text)
      }
      stage.screen.windows = [
        window([
          element(10, identifier: "a"), element(20, label: "a"), element(30, text: "a"), element(40, text: "b"),
        ])
      ]
      XCTAssertNil(play(#"tap "a""#, on: stage))
      XCTAssertEqual(stage.sent.first, "began 1 11 1")
    }
  }

  func testMissingElementSaysWhatThereIs() {
    onMain {
      let stage = Stage()
      stage.screen.windows = [window([button("OK", .zero), button("Cancel", .zero)])]
      XCTAssertEqual(
        play("shake\ntap \"Okay\"", on: stage),
        "s.txt:2: there is no \"Okay\" on the screen; the labels are \"OK\", \"Cancel\"")
      XCTAssertEqual(stage.sent, ["shake"])
    }
  }

  func testFeedbackIsExpected() {
    onMain {
      HostFeedback.removeAll()
      defer { HostFeedback.removeAll() }
      let stage = Stage()
      XCTAssertEqual(
        play(#"expect-feedback "selection""#, on: stage),
        #"s.txt:1: there was no feedback "selection"; there was none"#)
      HostFeedback.give(.haptic, "impact, light")
      HostFeedback.give(.announcement, "Saved")
      XCTAssertEqual(
        play(#"expect-feedback "selection""#, on: stage),
        #"s.txt:1: there was no feedback "selection"; there were "haptic: impact, light", "announcement: Saved""#)
      XCTAssertEqual(
        play(#"expect-no-feedback "impact""#, on: stage),
        #"s.txt:1: there was feedback "haptic: impact, light""#)
      XCTAssertNil(play("expect-feedback \"impact, light\"\nexpect-no-feedback \"impact\"", on: stage))
      XCTAssertNil(play(#"expect-feedback "announcement: Saved""#, on: stage))
      XCTAssertEqual(HostFeedback.events, [])
    }
  }

  func testTypeSendsGraphemesAndReturn() {
    onMain {
      let stage = Stage()
      XCTAssertNil(play(#"type "é👩‍👩‍👧\n""#, on: stage))
      XCTAssertEqual(stage.sent, ["text é", "text 👩‍👩‍👧", "down return 0", "up return 0"])
      stage.acceptsText = false
      XCTAssertEqual(
        play(#"type "a""#, on: stage)?.hasPrefix("s.txt:1: no text field or text view is being edited"), true)
    }
  }

  func testKeysAreHeldWithTheirModifiers() {
    onMain {
      let stage = Stage()
      XCTAssertNil(play("key shift+cmd+left", on: stage))
      // These are UIKeyModifierFlags.shift and .command.
      let modifiers = 1 << 17 | 1 << 20
      XCTAssertEqual(stage.sent, ["down left \(modifiers)", "up left \(modifiers)"])
    }
  }

  func testDragMovesEachFrameAndRests() {
    onMain {
      let stage = Stage()
      XCTAssertNil(play("drag 0 0 300 60 0.5", on: stage))
      XCTAssertEqual(stage.sent.count, 32)
      XCTAssertEqual(stage.sent[15], "moved 1 150 30")
      XCTAssertEqual(stage.sent.last, "ended 1 300 60")
      XCTAssertEqual(stage.time, 31 / 60.0 + 0.1, accuracy: 1e-9)
    }
  }

  func testDragAndDropHoldsFirst() {
    onMain {
      let stage = Stage()
      stage.screen.windows = [window([button("Row", CGRect(x: 0, y: 100, width: 393, height: 44))])]
      XCTAssertNil(play(#"dragdrop "Row" 300 600"#, on: stage))
      XCTAssertEqual(stage.sent.first, "began 1 197 122")
      XCTAssertEqual(stage.sent.last, "ended 1 300 600")
      XCTAssertEqual(stage.time, 0.6 + 0.5 + 0.1, accuracy: 1e-9)
    }
  }

  func testSwipeStartsOnItsElementAndIsFast() {
    onMain {
      let stage = Stage()
      stage.screen.windows = [window([button("Row", CGRect(x: 0, y: 100, width: 393, height: 44))])]
      XCTAssertNil(play(#"swipe up "Row""#, on: stage))
      XCTAssertEqual(stage.sent.first, "began 1 197 143")
      XCTAssertLessThan(stage.time, 0.3)
    }
  }

  /// As on a device, the touches of one frame are in one event.
  func testPinchHasTwoFingers() {
    onMain {
      let stage = Stage()
      XCTAssertNil(play("pinch 200 400 2", on: stage))
      XCTAssertEqual(stage.sent.first, "began 1 150 400, began 2 250 400")
      XCTAssertEqual(stage.sent.last, "ended 1 100 400, ended 2 300 400")
    }
  }

  /// Each finger begins and ends at its own time, and moves linearly between its points.
  func testFingersFollowTheirPaths() {
    onMain {
      let stage = Stage()
      XCTAssertNil(play("touches 1 0 100 200 0.1 100 200 0.2 200 200 / 2 0.15 10 10 0.25 10 10", on: stage))
      XCTAssertEqual(stage.sent.first, "began 1 100 200")
      XCTAssertEqual(stage.sent.last, "ended 2 10 10")
      XCTAssertEqual(stage.time, 0.25, accuracy: 0.001)
      XCTAssertTrue(stage.sent.contains("ended 1 200 200"))
      // The second finger touches the screen while the first is half way.
      XCTAssertTrue(stage.sent.contains("moved 1 150 200, began 2 10 10"), "\(stage.sent)")
      // A resting finger sends no events.
      XCTAssertFalse(stage.sent.contains { $0.contains("moved 2") })
    }
  }

  func testFingerWithOnePointTaps() {
    onMain {
      let stage = Stage()
      XCTAssertNil(play("touches 3 0 1 2", on: stage))
      XCTAssertEqual(stage.sent, ["began 3 1 2", "ended 3 1 2"])
    }
  }

  func testDeviceEvents() {
    onMain {
      let stage = Stage()
      XCTAssertNil(play("tilt 1 -1\nrotate landscapeLeft\nmemory-warning\nbackground\nforeground", on: stage))
      XCTAssertEqual(
        stage.sent,
        [
          "tilt(horizontal: 1.0, vertical: -1.0)", "rotate(HostModel.DeviceOrientation.landscapeLeft)",
          "memoryWarning", "enterBackground", "enterForeground",
        ])
    }
  }

  func testExpectations() {
    onMain {
      let stage = Stage()
      stage.screen.windows = [window([button("Hello world", .zero), button("Secret", .zero, visible: false)])]
      XCTAssertNil(play("expect \"Hello\"\nexpect-not \"Secret\"\nlog \"ok\"", on: stage))
      XCTAssertEqual(stage.sent, ["log ok"])
      XCTAssertEqual(play(#"expect-not "world""#, on: stage), "s.txt:1: \"world\" is on the screen")
      XCTAssertEqual(
        play(#"expect "Secret""#, on: stage),
        "s.txt:1: \"Secret\" is not on the screen; the labels are \"Hello world\"")
    }
  }

  func testFilesThatCannotBeWrittenFail() {
    onMain {
      let stage = Stage()
      XCTAssertEqual(
        play("screenshot /nowhere/a.png", on: stage)?.hasPrefix("s.txt:1: cannot write /nowhere"), true)
      XCTAssertEqual(play("tree /nowhere/a.json", on: stage)?.hasPrefix("s.txt:1: cannot write /nowhere"), true)
    }
  }

  func testTreeIsJSON() throws {
    try MainActor.assumeIsolated {
      let stage = Stage()
      let frame = CGRect(x: 1.0 / 3, y: -2.5, width: CGFloat.nan, height: 4)
      stage.screen.windows = [
        window([
          ScreenContents.Element(
            className: "UILabel", frame: frame, visibleFrame: .zero, identifier: "id", text: "a \"b\"\\\n\u{1} 👋",
            isHidden: true)
        ])
      ]
      let value = try JSONSerialization.jsonObject(with: Data(stage.screen.json.utf8)) as? [String: Any]
      XCTAssertEqual(value?["device"] as? String, "iPhone 15")
      let windows = value?["windows"] as? [[String: Any]]
      let label = (windows?.first?["children"] as? [[String: Any]])?.first
      XCTAssertEqual(label?["class"] as? String, "UILabel")
      XCTAssertEqual(label?["text"] as? String, "a \"b\"\\\n\u{1} 👋")
      XCTAssertEqual(label?["identifier"] as? String, "id")
      XCTAssertEqual(label?["hidden"] as? Bool, true)
      let numbers = label?["frame"] as? [Any]
      XCTAssertEqual(numbers?[0] as? Double, 0.333)
      XCTAssertEqual(numbers?[1] as? Double, -2.5)
      XCTAssertTrue(numbers?[2] is NSNull)
    }
  }

  func testTreeNamesCustomActionsAndRotors() throws {
    try MainActor.assumeIsolated {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.accessibilityIdentifier = "card"
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Archive", actionHandler: { _ in true })
      ]
      view.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "Errors", itemSearch: { _ in nil }),
        UIAccessibilityCustomRotor(systemType: .heading, itemSearch: { _ in nil }),
      ]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.isHidden = false
      defer { window.isHidden = true }
      let screen = ScreenContents(of: UIApplication.shared, device: "iPhone 15")
      let card = try XCTUnwrap(screen.element(named: "card"))
      XCTAssertEqual(card.actions, ["Archive"])
      XCTAssertEqual(card.rotors, ["Errors", "heading"])
      XCTAssertTrue(screen.json.contains(#""actions": ["Archive"], "rotors": ["Errors", "heading"]"#))
    }
  }

  func testPicturesHaveTheSameBytes() {
    let picture = PixelBuffer(width: 64, height: 64, format: .argb32)!
    for y in 0..<64 { for x in 0..<64 { picture.row(y)[x] = 0xFF00_0000 | UInt32(x * y) } }
    let first = Picture.png(picture)
    XCTAssertEqual(first, Picture.png(picture))
    picture.row(5)[5] = 0xFFFF_FFFF
    XCTAssertNotEqual(first, Picture.png(picture))
  }
}
