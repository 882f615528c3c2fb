import ObjectiveC
import UIKit
import XCTest

/// A page that unwind segues lead to.
final class NavigationSource: UIViewController {
  var returns = 0
  func back(_ segue: UIStoryboardSegue) { returns += 1 }

  static let register: Void = {
    MessageDispatch.register("back:", on: NavigationSource.self) { (source, segue: UIStoryboardSegue) in
      source.back(segue)
    }
  }()
}

/// Navigation controllers of storyboards, and the segues through their stacks (facts/nib.md).
final class NavigationStoryboardTests: TimeTestCase {
  private let fixture = NibFixture()
  private static var files = 0

  private func start(
    bar: String = "<navigationBar key=\"navigationBar\" id=\"nb\"/>", attributes: String = "", source: String = ""
  )
    throws -> UINavigationController
  {
    _ = NibClasses.register
    _ = NavigationSource.register
    Self.files += 1
    let name = "Navigation\(Self.files)"
    fixture.storyboard(
      name, initial: "nav",
      """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController" \(attributes)>\(bar)
      <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      <scene sceneID="a"><objects><viewController id="vc1" title="One" sceneMemberID="viewController" customClass="NavigationSource" customModule="UIKitTests">
      <view key="view" id="v1"/><navigationItem key="navigationItem" title="First" id="i1"><barButtonItem key="rightBarButtonItem" title="Go" id="go">
      <connections><segue destination="vc2" kind="show" identifier="item" id="s2"/></connections></barButtonItem></navigationItem>
      <connections><segue destination="vc2" kind="show" identifier="show" id="s1"/><segue destination="vc2" kind="push" identifier="push" animates="NO" id="s3"/></connections></viewController></objects></scene>
      <scene sceneID="b"><objects><viewController id="vc2" hidesBottomBarWhenPushed="YES" sceneMemberID="viewController">
      <view key="view" id="v2"/><navigationItem key="navigationItem" title="Second" id="i2"/>
      <connections><segue destination="ex" kind="unwind" identifier="back" unwindAction="back:" id="u"/></connections></viewController><exit id="ex" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
      """)
    let storyboard = UIStoryboard(name: name, bundle: fixture.bundle)
    let navigation = try XCTUnwrap(
      storyboard.instantiateInitialViewController() as? UINavigationController, console.joined(separator: "\n"))
    window.rootViewController = navigation
    go(to: now + 0.2)
    restart()
    return navigation
  }

  func testTheControllerOfTheFile() throws {
    let navigation = try start(
      bar:
        "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"nb\"/><nil name=\"viewControllers\"/><toolbar key=\"toolbar\" barStyle=\"black\" id=\"tb\"/>",
      attributes: "toolbarHidden=\"NO\"")
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
    XCTAssertFalse(navigation.isToolbarHidden)
    XCTAssertEqual(navigation.toolbar.barStyle, .black)
    XCTAssertEqual(navigation.navigationBar.topItem?.title, "First")
    XCTAssertEqual(navigation.topViewController?.isViewLoaded, true)
    XCTAssertTrue(try start(attributes: "navigationBarHidden=\"YES\"").isNavigationBarHidden)
    XCTAssertEqual(console, [])
  }

  func testSeguesThroughTheStack() throws {
    for (identifier, animated) in [("show", true), ("push", false)] {
      let navigation = try start()
      let source = try XCTUnwrap(navigation.topViewController)
      source.performSegue(withIdentifier: identifier, sender: nil)
      let pushed = try XCTUnwrap(navigation.topViewController)
      XCTAssertTrue(pushed !== source)
      XCTAssertTrue(pushed.hidesBottomBarWhenPushed)
      step()
      XCTAssertEqual(source.view.window != nil, animated, "\(identifier) moves or not")
      go(to: 1)
      XCTAssertEqual(navigation.navigationBar.topItem?.title, "Second")
      pushed.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertEqual((source as? NavigationSource)?.returns, 1, console.joined(separator: "\n"))
      go(to: 2)
      XCTAssertTrue(navigation.topViewController === source, "unwound")
      XCTAssertNotNil(source.view.window)
    }
  }

  func testTheSegueOfABarButton() throws {
    let navigation = try start()
    tap(370, 75)
    go(to: 1)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  func testAnUnwindSegueDismissesAndPops() throws {
    let navigation = try start()
    navigation.topViewController?.performSegue(withIdentifier: "push", sender: nil)
    go(to: 1)
    let over = UIViewController()
    navigation.present(over, animated: false)
    go(to: 2)
    navigation.viewControllers[1].performSegue(withIdentifier: "back", sender: nil)
    go(to: 3)
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }
}
