import FlipsideTesting
import UIKit
import XCTest

/// Members of scenes and screens that are about other devices. Apple's pages of `UIWindowScene` and `UIScreen`.
final class SceneMembersTests: XCTestCase {
  func testWhatAPhoneHas() {
    MainActor.assumeIsolated {
      onStage(animates: false) { stage in
        guard let scene = stage.window.windowScene else { return XCTFail("no scene") }
        XCTAssertNil(scene.pointerLockState)
        XCTAssertEqual(scene.windowingBehaviors?.isClosable, true)
        XCTAssertEqual(scene.windowingBehaviors?.isMiniaturizable, true)
        XCTAssertTrue(scene.screenshotService?.windowScene === scene)
        XCTAssertNil(scene.screenshotService?.delegate)
        let view = UIView()
        view.activityItemsConfiguration = UIActivityItemsConfiguration(objects: [NSString(string: "a")])
        XCTAssertEqual(view.activityItemsConfiguration?.itemProvidersForActivityItemsConfiguration.count, 1)
        scene.activityItemsConfigurationSource = view
        XCTAssertTrue(scene.activityItemsConfigurationSource === view)
        XCTAssertTrue(stage.console.contains("UIWindowScene.activityItemsConfigurationSource"))
      }
    }
  }

  /// Apple's page of `UISceneConfiguration.storyboard`.
  func testAConfigurationHasAStoryboard() {
    MainActor.assumeIsolated {
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      XCTAssertNil(configuration.storyboard)
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      configuration.storyboard = storyboard
      XCTAssertTrue((configuration.copy() as? UISceneConfiguration)?.storyboard === storyboard)
      configuration.storyboard = nil
      XCTAssertNil(configuration.storyboard)
    }
  }

  func testAnIPadHasAPointer() {
    MainActor.assumeIsolated {
      onStage(device: "iPad (10th generation)", animates: false) { stage in
        XCTAssertEqual(stage.window.windowScene?.pointerLockState?.isLocked, false)
      }
    }
  }

  func testAScreenHasOneMode() {
    MainActor.assumeIsolated {
      onStage(animates: false) { _ in
        let screen = UIScreen.main
        XCTAssertEqual(screen.currentMode?.size, CGSize(width: 1179, height: 2556))
        XCTAssertEqual(screen.currentMode?.pixelAspectRatio, 1)
        XCTAssertEqual(screen.availableModes.count, 1)
        XCTAssertTrue(screen.preferredMode === screen.currentMode)
        XCTAssertTrue(screen.availableModes.first === screen.currentMode)
        XCTAssertEqual(screen.referenceDisplayModeStatus, .notSupported)
      }
    }
  }
}
