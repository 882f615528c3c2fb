import UIKit
import XCTest

/// Tab bar controllers of storyboards.
final class TabBarControllerNibTests: TabBarTestCase {
  func testStoryboard() throws {
    let fixture = NibFixture()
    fixture.storyboard(
      "Tabs", initial: "tabs",
      """
      <scene sceneID="s"><objects>
        <tabBarController id="tabs" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" translucent="NO" id="bar">
            <rect key="frame" x="0.0" y="0.0" width="414" height="49"/>
            <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </tabBar>
          <connections>
            <segue destination="vc1" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="vc2" kind="relationship" relationship="viewControllers" id="r2"/>
          </connections>
        </tabBarController>
      </objects></scene>
      """
        + NibFixture.scene("vc1", others: "").replacingOccurrences(
          of: "<connections>", with: "<tabBarItem key=\"tabBarItem\" title=\"One\" id=\"i1\"/><connections>")
        + NibFixture.scene("vc2", others: "").replacingOccurrences(
          of: "<connections>",
          with: "<tabBarItem key=\"tabBarItem\" systemItem=\"history\" id=\"i2\"/><connections>"))
    let storyboard = UIStoryboard(name: "Tabs", bundle: fixture.bundle)
    let tabs = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
    XCTAssertEqual(tabs.viewControllers?.count, 2)
    XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["One", "History"])
    XCTAssertFalse(tabs.tabBar.isTranslucent)
    XCTAssertEqual(tabs.tabBar.tintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertFalse(tabs.viewControllers?[1].isViewLoaded ?? true)
    makeWindow(tabs)
    step()
    XCTAssertEqual(tabs.selectedViewController?.view.frame.height, 852 - 83)
  }
}
