import ObjectiveC
import UIKit
import XCTest

final class WindowTests: CoreTestCase {
  private final class Keyed: UIWindow {
    var log: Log?
    override func becomeKey() { log?("become") }
    override func resignKey() { log?("resign") }
  }

  func testDefaults() {
    let window = UIWindow(frame: .zero)
    XCTAssertTrue(window.isHidden)
    XCTAssertEqual(window.windowLevel, .normal)
    XCTAssertNil(window.rootViewController)
    XCTAssertFalse(window.isKeyWindow)
    XCTAssertTrue(window.window === window)
    XCTAssertTrue(window.screen === UIScreen.main)
    XCTAssertEqual(UIWindow.Level.statusBar.rawValue, 1000)
    XCTAssertEqual(UIWindow.Level.alert.rawValue, 2000)
    XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
  }

  func testKeyWindowChanges() {
    let log = Log()
    let first = Keyed(frame: UIScreen.main.bounds)
    first.log = log
    windows.append(first)
    first.makeKeyAndVisible()
    XCTAssertTrue(first.isKeyWindow)
    XCTAssertFalse(first.isHidden)
    XCTAssertTrue(UIApplication.shared.keyWindow === first)
    let second = makeWindow()
    XCTAssertEqual(log.take(), ["become", "resign"])
    XCTAssertTrue(second.isKeyWindow)
    second.isHidden = true
    XCTAssertFalse(second.isKeyWindow)
  }

  func testNotifications() {
    nonisolated(unsafe) var names: [String] = []
    let all = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        names.append($0.name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let window = makeWindow()
    window.isHidden = true
    XCTAssertEqual(
      names,
      [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification",
        "UIWindowDidBecomeHiddenNotification",
      ])
  }

  func testLevelsOrderWindowsAndLayers() {
    let normal = makeWindow()
    let alert = UIWindow(frame: UIScreen.main.bounds)
    alert.windowLevel = .alert
    alert.isHidden = false
    let late = makeWindow()
    windows.append(alert)
    XCTAssertEqual(UIApplication.shared.windows.filter { windows.contains($0) }, [normal, late, alert])
    normal.windowLevel = .alert + 1
    XCTAssertEqual(UIApplication.shared.windows.last, normal)
    let layers = normal.layer.superlayer?.sublayers ?? []
    let places = [late, alert, normal].map { window in layers.firstIndex { $0 === window.layer } ?? -1 }
    XCTAssertEqual(places, places.sorted())
  }

  func testRootFollowsTheWindowsSize() {
    let window = makeWindow()
    window.frame.size = CGSize(width: 200, height: 300)
    XCTAssertEqual(window.rootViewController?.view.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  /// Apps move the root's view up while the keyboard is shown, and add views to the window meanwhile.
  func testARootViewThatTheAppMovedStaysThere() {
    let window = makeWindow()
    window.rootViewController?.view.frame.origin.y = -200
    window.addSubview(UIView())
    window.setNeedsLayout()
    window.layoutIfNeeded()
    XCTAssertEqual(window.rootViewController?.view.frame.origin, CGPoint(x: 0, y: -200))
  }

  func testOneRootForTwoWindowsMoves() {
    let root = UIViewController()
    let first = makeWindow(root)
    let second = makeWindow()
    second.rootViewController = root
    XCTAssertNil(first.rootViewController)
    XCTAssertTrue(root.view.window === second)
  }

  func testPixelsOfHigherWindowsLieAbove() {
    let below = makeWindow()
    below.rootViewController?.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let above = UIWindow(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    above.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    above.windowLevel = .alert
    above.isHidden = false
    windows.append(above)
    step()
    XCTAssertEqual(UIApplication.shared.surface.row(700)[100], 0xFF00_00FF)
    above.isHidden = true
    step()
    XCTAssertEqual(UIApplication.shared.surface.row(700)[100], 0xFFFF_0000)
  }

  func testTheRootDecidesAboutTheStatusBarWhenItsWindowShows() {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Hiding()
    window.makeKeyAndVisible()
    XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
    window.rootViewController = UIViewController()
    XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
    window.isHidden = true
  }
}
