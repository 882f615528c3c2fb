import FlipsideTesting
import HostModel
import UIKit
import XCTest

/// The settings of Accessibility, which the host sets and scripts change.
final class AccessibilitySettingTests: XCTestCase {
  private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

  @MainActor private func change(_ setting: AccessibilitySetting, _ isOn: Bool) {
    UIApplication.shared.send(.accessibility(setting, isOn: isOn))
    UIApplication.shared.step()
  }

  @MainActor private static let values: [(AccessibilitySetting, () -> Bool)] = [
    (.voiceOver, { UIAccessibility.isVoiceOverRunning }),
    (.switchControl, { UIAccessibility.isSwitchControlRunning }),
    (.assistiveTouch, { UIAccessibility.isAssistiveTouchRunning }),
    (.guidedAccess, { UIAccessibility.isGuidedAccessEnabled }), (.boldText, { UIAccessibility.isBoldTextEnabled }),
    (.buttonShapes, { UIAccessibility.buttonShapesEnabled }),
    (.onOffLabels, { UIAccessibility.isOnOffSwitchLabelsEnabled }),
    (.reduceTransparency, { UIAccessibility.isReduceTransparencyEnabled }),
    (.increaseContrast, { UIAccessibility.isDarkerSystemColorsEnabled }),
    (.differentiateWithoutColor, { UIAccessibility.shouldDifferentiateWithoutColor }),
    (.invertColors, { UIAccessibility.isInvertColorsEnabled }),
    (.grayscale, { UIAccessibility.isGrayscaleEnabled }),
    (.reduceMotion, { UIAccessibility.isReduceMotionEnabled }),
    (.videoAutoplay, { UIAccessibility.isVideoAutoplayEnabled }),
    (.speakScreen, { UIAccessibility.isSpeakScreenEnabled }),
    (.speakSelection, { UIAccessibility.isSpeakSelectionEnabled }),
    (.monoAudio, { UIAccessibility.isMonoAudioEnabled }),
    (.closedCaptions, { UIAccessibility.isClosedCaptioningEnabled }),
    (.shakeToUndo, { UIAccessibility.isShakeToUndoEnabled }),
  ]

  /// Each setting changes its own value, and posts its own notification once, after the change.
  func testSettingsAndNotifications() {
    onMain {
      onStage(animates: false) { _ in
        // The setting for cross-fades also requires reduced motion; see the next test.
        XCTAssertEqual(Self.values.count, AccessibilitySetting.allCases.count - 1)
        for (setting, value) in Self.values {
          let isDefault = AccessibilitySetting.defaults.contains(setting)
          XCTAssertEqual(value(), isDefault, setting.rawValue)
          let others = Self.values.filter { $0.0 != setting }.map { $0.1() }
          final class Posts: @unchecked Sendable { var values: [Bool] = [] }
          let posts = Posts()
          let name = AccessibilitySettings.notification(of: setting)
          let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            if note.name == name { posts.values.append(MainActor.assumeIsolated { value() }) }
          }
          change(setting, !isDefault)
          change(setting, !isDefault)
          XCTAssertEqual(value(), !isDefault, setting.rawValue)
          XCTAssertEqual(Self.values.filter { $0.0 != setting }.map { $0.1() }, others, setting.rawValue)
          change(setting, isDefault)
          NotificationCenter.default.removeObserver(token)
          XCTAssertEqual(posts.values, [!isDefault, isDefault], setting.rawValue)
        }
      }
    }
  }

  func testCrossFadesNeedLessMotion() {
    onMain {
      onStage(animates: false) { _ in
        change(.crossFadeTransitions, true)
        XCTAssertFalse(UIAccessibility.prefersCrossFadeTransitions)
        change(.reduceMotion, true)
        XCTAssertTrue(UIAccessibility.prefersCrossFadeTransitions)
      }
      // The stage restores all settings.
      XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
    }
  }

  /// Views are notified of traits that depend on settings; system colors and the fonts of text styles follow these
  /// traits.
  func testTraitsFollow() {
    onMain {
      onStage(animates: false) { stage in
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let heading = UILabel()
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        for view in [label, heading] { stage.view.addSubview(view) }
        let (plain, semibold) = (label.font, heading.font)
        let blue = UIColor.systemBlue.resolvedColor(with: label.traitCollection)
        change(.boldText, true)
        XCTAssertEqual(label.traitCollection.legibilityWeight, .bold)
        XCTAssertNotEqual(label.font, plain)
        XCTAssertNotEqual(heading.font, semibold)
        XCTAssertEqual(label.font.pointSize, 17)
        change(.boldText, false)
        XCTAssertEqual(label.font, plain)
        XCTAssertEqual(heading.font, semibold)
        change(.increaseContrast, true)
        XCTAssertEqual(label.traitCollection.accessibilityContrast, .high)
        XCTAssertNotEqual(UIColor.systemBlue.resolvedColor(with: label.traitCollection), blue)
      }
    }
  }

  /// With reduced motion, a tilt of the device moves no view.
  func testParallaxStops() {
    onMain {
      onStage(animates: false) { stage in
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -20
        effect.maximumRelativeValue = 20
        view.addMotionEffect(effect)
        stage.view.addSubview(view)
        MotionEffects.shared.tiltDidChange(horizontal: 1, vertical: 0)
        defer { MotionEffects.shared.tiltDidChange(horizontal: 0, vertical: 0) }
        XCTAssertNotNil(view.layer.motionModifier)
        change(.reduceMotion, true)
        XCTAssertNil(view.layer.motionModifier)
        change(.reduceMotion, false)
        XCTAssertNotNil(view.layer.motionModifier)
      }
    }
  }

  /// With reduced transparency, materials are opaque.
  func testMaterialsBecomeOpaque() {
    onMain {
      onStage(animates: false) { stage in
        let (below, material) = (UIView(), UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)))
        for view in [below, material] {
          view.frame = CGRect(x: 0, y: 200, width: 393, height: 200)
          stage.view.addSubview(view)
        }
        /// The resulting colors over red and over blue.
        @MainActor func colors() -> [UInt32] {
          [UIColor.red, .blue].map { color in
            below.backgroundColor = color
            UIApplication.shared.step()
            let picture = UIApplication.shared.surface
            return picture.row(picture.height * 300 / 852)[picture.width / 2]
          }
        }
        XCTAssertNotEqual(colors()[0], colors()[1])
        change(.reduceTransparency, true)
        XCTAssertEqual(colors()[0], colors()[1])
        change(.reduceTransparency, false)
        XCTAssertNotEqual(colors()[0], colors()[1])
      }
    }
  }

  func testListsOfSettings() {
    XCTAssertEqual(AccessibilitySetting.settings(""), AccessibilitySetting.defaults)
    XCTAssertEqual(
      AccessibilitySetting.settings("bold-text,no-shake-to-undo"), [.boldText, .videoAutoplay])
    XCTAssertNil(AccessibilitySetting.settings("bold"))
    let settings: Set<AccessibilitySetting> = [.reduceMotion, .voiceOver, .shakeToUndo]
    XCTAssertEqual(AccessibilitySetting.settings(AccessibilitySetting.list(settings)), settings)
    let environment = ["FLIPSIDE_HOST": "headless", "FLIPSIDE_ACCESSIBILITY": "grayscale"]
    let configuration = HostConfiguration(environment: environment)
    XCTAssertTrue(configuration.device.accessibility.contains(.grayscale))
    let wrong = HostConfiguration(environment: ["FLIPSIDE_ACCESSIBILITY": "grey"])
    XCTAssertEqual(wrong.device.accessibility, AccessibilitySetting.defaults)
    XCTAssertEqual(wrong.complaints.count, 1, "\(wrong.complaints)")
  }
}
