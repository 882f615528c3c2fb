import UIKit
import XCTest

/// Queries about the status bar and rotation that a tab bar controller forwards to its selected child.
final class TabBarForwardingTests: TabBarTestCase {
  func testForwarding() {
    final class Child: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    final class Orientations: NSObject, UITabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(_ tabs: UITabBarController) -> UIInterfaceOrientationMask
      {
        .landscapeLeft
      }
    }
    let tabs = UITabBarController()
    let child = Child()
    tabs.viewControllers = [child, UIViewController()]
    XCTAssertTrue(tabs.childForStatusBarStyle === child)
    XCTAssertTrue(tabs.childForStatusBarHidden === child)
    XCTAssertTrue(tabs.childForHomeIndicatorAutoHidden === child)
    XCTAssertEqual(tabs.supportedInterfaceOrientations, .allButUpsideDown)
    let delegate = Orientations()
    tabs.delegate = delegate
    XCTAssertEqual(tabs.supportedInterfaceOrientations, .landscapeLeft)
    XCTAssertEqual(tabs.preferredInterfaceOrientationForPresentation, .portrait)
  }
}
