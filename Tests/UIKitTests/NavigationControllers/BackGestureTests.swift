import FlipsideTesting
import UIKit
import XCTest

/// The gesture of the script's command `back`.
final class BackGestureTests: XCTestCase {
  private func navigate(_ body: @MainActor (Stage, UINavigationController) -> Void) {
    MainActor.assumeIsolated {
      let root = UIViewController()
      root.title = "Root"
      let navigation = UINavigationController(rootViewController: root)
      onStage(navigation) { stage in
        navigation.pushViewController(UIViewController(), animated: false)
        stage.clock.settle()
        body(stage, navigation)
      }
    }
  }

  private func isButton(_ gesture: BackGesture?) -> Bool {
    if case .button? = gesture { return true }
    return false
  }
  private func isSwipe(_ gesture: BackGesture?) -> Bool {
    if case .swipe? = gesture { return true }
    return false
  }

  func testTheBackButton() {
    navigate { stage, navigation in
      guard case .button(let point)? = UIApplication.shared.backGesture else { return XCTFail("no button") }
      stage.tap(point)
      stage.clock.advance(by: 1)
      XCTAssertEqual(navigation.viewControllers.count, 1)
      XCTAssertNil(UIApplication.shared.backGesture, "the root has nothing to go back to")
    }
  }

  func testAButtonInItsPlaceLeavesNoWayBack() {
    navigate { stage, navigation in
      navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Cancel", style: .plain, target: nil, action: nil)
      stage.clock.settle()
      XCTAssertNil(UIApplication.shared.backGesture)
    }
  }

  func testABarThatIsHiddenLeavesNoWayBack() {
    navigate { stage, navigation in
      navigation.setNavigationBarHidden(true, animated: false)
      stage.clock.settle()
      XCTAssertNil(UIApplication.shared.backGesture)
    }
  }

  func testTheInnermostNavigationControllerInTabs() {
    MainActor.assumeIsolated {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), navigation]
      onStage(tabs) { stage in
        navigation.pushViewController(UIViewController(), animated: false)
        stage.clock.settle()
        XCTAssertNil(UIApplication.shared.backGesture, "it does not show")
        tabs.selectedIndex = 1
        stage.clock.settle()
        XCTAssertTrue(isButton(UIApplication.shared.backGesture))
        XCTAssertFalse(isSwipe(UIApplication.shared.backGesture))
      }
    }
  }

  func testOnlyWhatIsPresentedInFront() {
    navigate { stage, navigation in
      let sheet = UIViewController()
      navigation.present(sheet, animated: false)
      stage.clock.settle()
      XCTAssertNil(UIApplication.shared.backGesture)
      sheet.dismiss(animated: false)
      stage.clock.settle()
      XCTAssertTrue(isButton(UIApplication.shared.backGesture))
    }
  }
}
