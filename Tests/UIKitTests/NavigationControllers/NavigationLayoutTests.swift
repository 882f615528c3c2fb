import QuartzCore
import UIKit
import XCTest

/// Frames of bars and pages on an iPhone 15, 393 by 852, whose status bar is 54 and whose safe area 59 points high
/// (facts/geometry.md#bars).
final class NavigationLayoutTests: NavigationTestCase {
  private var bar: UINavigationBar { navigation.navigationBar }

  func testBarAndPage() {
    XCTAssertEqual(bar.frame.minY, 53.667, accuracy: 0.01)
    XCTAssertEqual(bar.frame.height, 44)
    XCTAssertEqual(a.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertEqual(a.view.safeAreaInsets.top, 97.667, accuracy: 0.01)
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 34)
    XCTAssertEqual(bar.subviews.first?.frame.minY ?? 0, -53.667, accuracy: 0.01, "its background goes to the edge")
  }

  func testPagesBelowOpaqueBars() {
    bar.isTranslucent = false
    settle()
    XCTAssertEqual(a.view.frame.minY, 97.667, accuracy: 0.01)
    XCTAssertEqual(a.view.frame.maxY, 852, accuracy: 0.01)
    XCTAssertEqual(a.view.safeAreaInsets.top, 0, accuracy: 0.01)
    a.extendedLayoutIncludesOpaqueBars = true
    settle()
    XCTAssertEqual(a.view.frame.minY, 0)
    XCTAssertEqual(a.view.safeAreaInsets.top, 97.667, accuracy: 0.01)
    a.edgesForExtendedLayout = [.left, .bottom, .right]
    settle()
    XCTAssertEqual(a.view.frame.minY, 97.667, accuracy: 0.01)
  }

  func testAHiddenBar() {
    navigation.isNavigationBarHidden = true
    settle()
    XCTAssertTrue(bar.isHidden)
    XCTAssertEqual(a.view.safeAreaInsets.top, 59)
    restart()
    navigation.setNavigationBarHidden(false, animated: true)
    XCTAssertFalse(bar.isHidden)
    go(to: 0.1)
    XCTAssertLessThan(bar.layer.presentation()?.frame.minY ?? 99, 50)
    settle()
    XCTAssertEqual(bar.frame.minY, 53.667, accuracy: 0.01)
    XCTAssertEqual(a.view.safeAreaInsets.top, 97.667, accuracy: 0.01)
  }

  func testABarThatOnlyOnePageHasGoesWithIt() {
    b.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
    a.onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
    navigation.pushViewController(b, animated: true)
    step()
    go(to: 0.1)
    XCTAssertLessThan(bar.layer.presentation()?.frame.minX ?? 0, -10, "to the side, with A")
    XCTAssertEqual(a.view.safeAreaInsets.top, 97.667, accuracy: 0.01)
    XCTAssertEqual(b.view.safeAreaInsets.top, 59)
    settle()
    XCTAssertTrue(bar.isHidden)
    restart()
    navigation.popViewController(animated: true)
    step()
    go(to: 0.1)
    XCTAssertFalse(bar.isHidden)
    XCTAssertLessThan(bar.layer.presentation()?.frame.minX ?? 0, -10)
    settle()
    XCTAssertEqual(bar.frame.minX, 0)
    XCTAssertEqual(bar.topItem?.title, "A")
  }

  func testThePushIsDrawn() {
    navigation.pushViewController(b, animated: true)
    step()
    XCTAssertEqual(drawnX(b.view), 393, accuracy: 1)
    let w = (1_000.0 / 3).squareRoot()
    for t in [0.05, 0.1, 0.2] {
      go(to: t)
      let left = exp(-w * t) * (1 + w * t)
      XCTAssertEqual(drawnX(b.view), 393 * left, accuracy: 1, "on the system's spring")
      XCTAssertEqual(drawnX(a.view), -0.3 * 393 * (1 - left), accuracy: 1)
    }
    settle()
    XCTAssertEqual(b.view.frame.minX, 0)
    XCTAssertEqual(b.view.superview?.subviews.count, 1, "no shadow is left")
  }

  func testFromRightToLeft() {
    navigation.view.semanticContentAttribute = .forceRightToLeft
    for view in navigation.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
    navigation.pushViewController(b, animated: true)
    step()
    XCTAssertEqual(drawnX(b.view), -393, accuracy: 1)
  }

  func testTheBackButton() {
    pushB()
    XCTAssertEqual(bar.backItem?.title, "A")
    tap(30, 75)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A"])
    XCTAssertEqual(bar.items?.map(\.title), ["A"])
  }

  func testAnAppMayRefuseTheBackButton() {
    final class Asking: UINavigationController, UINavigationBarDelegate {
      var asked = 0
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        asked += 1
        return asked > 1
      }
    }
    let asking = Asking(rootViewController: page("C"))
    asking.pushViewController(page("D"), animated: false)
    window.rootViewController = asking
    settle()
    tap(30, 75)
    settle()
    XCTAssertEqual(asking.viewControllers.count, 2)
    tap(30, 75)
    settle()
    XCTAssertEqual(asking.viewControllers.count, 1)
  }

  func testAPrompt() {
    a.navigationItem.prompt = "Choose one"
    settle()
    XCTAssertEqual(bar.frame.height, 74)
    XCTAssertEqual(a.view.safeAreaInsets.top, 127.667, accuracy: 0.01)
  }

  func testInASheet() {
    let other = UINavigationController(rootViewController: b)
    navigation.present(other, animated: false)
    settle()
    XCTAssertEqual(other.navigationBar.frame, CGRect(x: 0, y: 0, width: 393, height: 56))
    XCTAssertEqual(b.view.safeAreaInsets.top, 56)
  }

  func testTheToolbar() {
    a.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    settle()
    let toolbar = navigation.toolbar!
    XCTAssertEqual(toolbar.frame.maxY, 818, "above the home indicator")
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 852 - toolbar.frame.minY)
    XCTAssertEqual(toolbar.items?.count, 1)
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertEqual(toolbar.items ?? [], [])
    b.setToolbarItems([UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done)], animated: true)
    XCTAssertEqual(toolbar.items?.count, 2)
    navigation.setToolbarHidden(true, animated: true)
    settle()
    XCTAssertTrue(toolbar.isHidden)
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 34)
  }

  func testBarsThatHideOnTaps() {
    navigation.hidesBarsOnTap = true
    tap(200, 500)
    settle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    tap(200, 500)
    settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  func testBarsThatHideWithTheKeyboard() {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    a.view.addSubview(field)
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    settle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    settle()
  }

  func testOnItsSide() {
    defer {
      UIApplication.shared.send(.rotate(.portrait))
      settle()
    }
    UIApplication.shared.send(.rotate(.landscapeLeft))
    settle()
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 0, width: 852, height: 32))
    XCTAssertEqual(a.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    XCTAssertEqual(a.view.safeAreaInsets.top, 32)
    navigation.hidesBarsWhenVerticallyCompact = true
    settle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    UIApplication.shared.send(.rotate(.portrait))
    settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertEqual(bar.frame.height, 44)
  }

  func testBarsThatHideOnSwipes() {
    navigation.hidesBarsOnSwipe = true
    swipe(from: 600, to: 300)
    XCTAssertTrue(navigation.isNavigationBarHidden)
    swipe(from: 300, to: 600)
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  private func swipe(from: CGFloat, to: CGFloat) {
    touch(0, .began, 200, from)
    for part in 1...6 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, 200, from + (to - from) * CGFloat(part) / 6)
    }
    touch(0, .ended, 200, to)
    settle()
  }
}
