import FlipsideTesting
import UIKit
import XCTest

/// `Stage`: the device and its user. Sizes: facts/devices.md#screens.
final class StageTests: XCTestCase {
  func testADeviceWithItsScreen() {
    onStage(device: "iphone se 3rd generation") { stage in
      XCTAssertEqual(stage.device, "iPhone SE (3rd generation)")
      XCTAssertEqual(stage.window.bounds.size, CGSize(width: 375, height: 667))
      XCTAssertEqual(UIScreen.main.scale, 2)
      XCTAssertEqual(stage.view.safeAreaInsets.top, 20)
      XCTAssertTrue(stage.window.isKeyWindow)
      XCTAssertEqual(stage.picture().size, CGSize(width: 375, height: 667))
    }
    onStage(device: "iPad (10th generation)") { stage in
      XCTAssertEqual(stage.view.traitCollection.userInterfaceIdiom, .pad)
    }
    onStage { stage in XCTAssertEqual(stage.view.bounds.size, CGSize(width: 393, height: 852)) }
  }

  func testAnUnknownDeviceFailsWithNamesThatAreNear() {
    let failures = TestFailure.failures {
      onStage(device: "iPhone 15 Prp") { stage in XCTAssertEqual(stage.device, "iPhone 15") }
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures[0].message.hasPrefix("there is no device \"iPhone 15 Prp\""), failures[0].message)
    XCTAssertTrue(failures[0].message.contains("iPhone 15 Pro"), failures[0].message)
  }

  func testTraitsAreThoseOfTheUser() {
    onStage(isDark: true, textSize: .extraLarge, layoutDirection: .rightToLeft) { stage in
      XCTAssertTrue(stage.isDark)
      XCTAssertEqual(stage.view.traitCollection.userInterfaceStyle, .dark)
      XCTAssertEqual(stage.view.traitCollection.preferredContentSizeCategory, .extraLarge)
      XCTAssertEqual(stage.view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      stage.isDark = false
      stage.textSize = .small
      XCTAssertEqual(stage.view.traitCollection.userInterfaceStyle, .light)
      XCTAssertEqual(stage.textSize, .small)
    }
    onStage { stage in
      XCTAssertFalse(stage.isDark)
      XCTAssertEqual(stage.textSize, .large)
      XCTAssertEqual(stage.view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }
  }

  func testTheInterfaceTurnsWithTheDevice() {
    onStage(orientation: .landscapeLeft) { stage in
      XCTAssertEqual(stage.view.bounds.size, CGSize(width: 852, height: 393))
      XCTAssertEqual(stage.picture().size, CGSize(width: 852, height: 393))
      stage.rotate(to: .portrait)
      stage.clock.finishAnimations()
      XCTAssertEqual(stage.view.bounds.size, CGSize(width: 393, height: 852))
    }
    XCTAssertEqual(TestFailure.failures { onStage { $0.rotate(to: .faceUp) } }.count, 1)
  }

  func testTheEndLeavesThingsAsTheyWere() {
    let (animates, real) = (UIView.areAnimationsEnabled, CACurrentMediaTime())
    let stage = Stage(device: "iPhone 8", isDark: true, animates: false)
    XCTAssertFalse(UIView.areAnimationsEnabled)
    stage.end()
    stage.end()
    XCTAssertEqual(UIView.areAnimationsEnabled, animates)
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 393, height: 852))
    XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, .light)
    XCTAssertGreaterThanOrEqual(CACurrentMediaTime(), real)
    XCTAssertTrue(stage.window.isHidden)
  }

  func testAnimationsRunUnlessTheyAreSwitchedOff() {
    for (animates, alpha) in [(true, Float(0.5)), (false, 0)] {
      onStage(animates: animates) { stage in
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(box)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 0 }
        stage.clock.advance(to: 0.5)
        XCTAssertEqual(box.layer.presentation()?.opacity ?? box.layer.opacity, alpha, accuracy: 0.02)
      }
    }
  }

  func testTheAppGoesToTheBackgroundAndIsWarned() {
    onStage { stage in
      nonisolated(unsafe) var told: [String] = []
      let names: [(NSNotification.Name, String)] = [
        (UIApplication.didReceiveMemoryWarningNotification, "memory"),
        (UIApplication.didEnterBackgroundNotification, "background"),
        (UIApplication.didBecomeActiveNotification, "active"),
      ]
      let observers = names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in told.append(text) }
      }
      stage.warnOfMemory()
      stage.enterBackground()
      stage.enterForeground()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      XCTAssertEqual(told, ["memory", "background", "active"])
    }
  }
}
