import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Haptics, sounds and announcements reach the host and scripts.
final class HostFeedbackTests: XCTestCase {
  private func onMain(_ body: @MainActor () -> Void) {
    MainActor.assumeIsolated {
      HostFeedback.removeAll()
      body()
      HostFeedback.removeAll()
    }
  }

  @MainActor private var events: [String] { HostFeedback.events.map(\.description) }

  func testGenerators() {
    onMain {
      let impact = UIImpactFeedbackGenerator(style: .rigid)
      // Preparing a generator is not an event.
      impact.prepare()
      XCTAssertEqual(events, [])
      impact.impactOccurred()
      impact.impactOccurred(intensity: 0.5)
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UISelectionFeedbackGenerator().selectionChanged()
      XCTAssertEqual(
        events,
        [
          "haptic: impact, rigid", "haptic: impact, rigid, 0.5", "haptic: notification, success",
          "haptic: selection",
        ])
    }
  }

  /// Events of a view's generator contain the location.
  func testGeneratorsOfViews() {
    onMain {
      let view = UIView()
      let impact = UIImpactFeedbackGenerator(style: .soft, view: view)
      XCTAssertTrue(impact.view === view)
      XCTAssertTrue(view.interactions.contains { $0 === impact })
      let point = CGPoint(x: 10, y: 20.5)
      impact.impactOccurred(at: point)
      impact.impactOccurred(intensity: 0.5, at: point)
      UINotificationFeedbackGenerator(view: view).notificationOccurred(.error, at: point)
      UISelectionFeedbackGenerator(view: view).selectionChanged(at: point)
      let canvas = UICanvasFeedbackGenerator(view: view)
      canvas.alignmentOccurred(at: point)
      canvas.pathCompleted(at: .zero)
      XCTAssertEqual(
        events,
        [
          "haptic: impact, soft, at (10, 20.5)", "haptic: impact, soft, 0.5, at (10, 20.5)",
          "haptic: notification, error, at (10, 20.5)", "haptic: selection, at (10, 20.5)",
          "haptic: alignment, at (10, 20.5)", "haptic: path, at (0, 0)",
        ])
      view.removeInteraction(impact)
      XCTAssertNil(impact.view)
      XCTAssertNil(UIImpactFeedbackGenerator().view)
    }
  }

  /// Taking an event also removes the events before it, but not those after it.
  func testTaking() {
    onMain {
      for text in ["one", "two", "three"] { HostFeedback.give(.sound, text) }
      XCTAssertFalse(HostFeedback.take("four"))
      XCTAssertEqual(events.count, 3)
      XCTAssertTrue(HostFeedback.take("sound: two"))
      XCTAssertEqual(events, ["sound: three"])
      XCTAssertFalse(HostFeedback.take("one"))
      // Only the most recent events are kept.
      for number in 0..<5_000 { HostFeedback.give(.sound, "\(number)") }
      XCTAssertLessThanOrEqual(HostFeedback.events.count, 1_000)
      XCTAssertEqual(events.last, "sound: 4999")
    }
  }

  func testObserverIsTold() {
    onMain {
      var told: [HostFeedback.Event] = []
      HostFeedback.observer = { told.append($0) }
      defer { HostFeedback.observer = nil }
      UISelectionFeedbackGenerator().selectionChanged()
      XCTAssertEqual(told.map(\.kind), [.haptic])
    }
  }

  func testAnnouncements() {
    onMain {
      UIAccessibility.post(notification: .announcement, argument: "3 new messages")
      UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Saved"))
      UIAccessibility.post(notification: .announcement, argument: nil)
      let label = UILabel()
      label.text = "Title"
      UIAccessibility.post(notification: .screenChanged, argument: label)
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 3")
      UIAccessibility.post(notification: .init(rawValue: 4_711), argument: "nothing")
      XCTAssertEqual(
        events,
        [
          "announcement: 3 new messages", "announcement: Saved", "change: screen changed: Title",
          "change: layout changed", "change: page scrolled: Page 2 of 3",
        ])
    }
  }

  /// A switch gives feedback for changes by touch, not by code.
  func testSwitch() {
    onMain {
      onStage(animates: false) { stage in
        let toggle = UISwitch()
        toggle.center = CGPoint(x: 200, y: 300)
        stage.view.addSubview(toggle)
        UIApplication.shared.step()
        HostFeedback.removeAll()
        toggle.isOn = true
        XCTAssertEqual(events, [])
        stage.tap(toggle)
        XCTAssertFalse(toggle.isOn)
        XCTAssertEqual(events, ["haptic: impact, light"])
      }
    }
  }

  /// Keys click if their view enables it.
  func testInputClicks() {
    final class Keys: UIInputView, UIInputViewAudioFeedback {
      var allows = true
      var enableInputClicksWhenVisible: Bool { allows }
    }
    onMain {
      onStage(animates: false) { stage in
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let keys = Keys(frame: CGRect(x: 0, y: 0, width: 0, height: 200), inputViewStyle: .keyboard)
        stage.view.addSubview(field)
        field.inputView = keys
        UIDevice.current.playInputClick()
        XCTAssertEqual(events, [])
        XCTAssertTrue(field.becomeFirstResponder())
        UIDevice.current.playInputClick()
        XCTAssertEqual(events, ["sound: input click"])
        keys.allows = false
        UIDevice.current.playInputClick()
        XCTAssertEqual(events.count, 1)
      }
    }
  }
}
