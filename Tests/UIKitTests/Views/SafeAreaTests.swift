import UIKit
import XCTest

/// facts/layout.md#margins
final class SafeAreaTests: CoreTestCase {
  func testZeroOutsideOfAWindow() {
    XCTAssertEqual(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).safeAreaInsets, .zero)
  }

  func testWindowAndRootHaveTheScreens() {
    let window = makeWindow()
    let expected = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    XCTAssertEqual(window.safeAreaInsets, expected)
    XCTAssertEqual(window.rootViewController?.view.safeAreaInsets, expected)
  }

  private func insets(_ frame: CGRect) -> UIEdgeInsets {
    let view = UIView(frame: frame)
    (windows.first ?? makeWindow()).rootViewController?.view.addSubview(view)
    return view.safeAreaInsets
  }

  func testPropagationIsClampedPerEdge() {
    XCTAssertEqual(insets(CGRect(x: 0, y: 20, width: 100, height: 100)).top, 39)
    XCTAssertEqual(insets(CGRect(x: 0, y: 59, width: 100, height: 100)).top, 0)
    XCTAssertEqual(insets(CGRect(x: 0, y: -50, width: 100, height: 100)).top, 59)
    XCTAssertEqual(insets(CGRect(x: 0, y: 752, width: 100, height: 90)).bottom, 24)
    XCTAssertEqual(insets(CGRect(x: 0, y: 752, width: 100, height: 900)).bottom, 34)
    // Insets are clamped per edge instead of intersecting rectangles: far below the top edge, the inset is 0.
    XCTAssertEqual(insets(CGRect(x: 0, y: 10, width: 10, height: 10)).top, 49)
  }

  func testMovingTheViewUpdates() {
    final class Told: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    let window = makeWindow()
    let view = Told(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    window.rootViewController?.view.addSubview(view)
    XCTAssertEqual(view.count, 0)
    view.frame.origin.y = 0
    XCTAssertEqual(view.safeAreaInsets.top, 59)
    XCTAssertEqual(view.count, 1)
    view.frame.origin.x = 10
    XCTAssertEqual(view.count, 1)
    view.removeFromSuperview()
    XCTAssertEqual(view.safeAreaInsets, .zero)
    XCTAssertEqual(view.count, 2)
  }

  func testAdditionalInsetsAreAddedToTheControllersView() {
    final class Told: UIViewController {
      var count = 0
      override func viewSafeAreaInsetsDidChange() { count += 1 }
    }
    let root = Told()
    makeWindow(root)
    let before = root.count
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    XCTAssertEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 69, left: 1, bottom: 36, right: 3))
    XCTAssertEqual(root.count, before + 1)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.view.addSubview(child)
    XCTAssertEqual(child.safeAreaInsets.top, 69)
  }

  func testOldPhonesGiveTheBarsPlaceBack() {
    var device = HostDevice()
    device.size = CGSize(width: 375, height: 667)
    device.scale = 2
    device.statusBarHeight = 20
    device.safeArea = .init(top: 20, left: 0, bottom: 0, right: 0)
    UIScreen.main.configure(device)
    final class Bar: UIViewController {
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
    }
    let root = Bar()
    let window = makeWindow(root)
    XCTAssertEqual(window.safeAreaInsets.top, 20)
    root.hides = true
    root.setNeedsStatusBarAppearanceUpdate()
    XCTAssertEqual(window.safeAreaInsets.top, 0)
    XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
    root.hides = false
    root.setNeedsStatusBarAppearanceUpdate()
    XCTAssertEqual(root.view.safeAreaInsets.top, 20)
  }

  func testMarginsAreBasePlusSafeArea() {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    window.rootViewController?.view.addSubview(view)
    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 67, left: 8, bottom: 8, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    XCTAssertEqual(view.layoutMargins.top, 8)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(view.directionalLayoutMargins.leading, 2)
  }

  func testRootViewHasTheSystemsLeastMargins() {
    let window = makeWindow()
    XCTAssertEqual(
      window.rootViewController?.view.layoutMargins, UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    window.rootViewController?.view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 50)
    XCTAssertEqual(
      window.rootViewController?.view.layoutMargins, UIEdgeInsets(top: 64, left: 16, bottom: 39, right: 50))
    window.rootViewController?.viewRespectsSystemMinimumLayoutMargins = false
    XCTAssertEqual(window.rootViewController?.view.layoutMargins.left, 5)
  }

  func testPreservingTheSuperviewsMarginsIsAMaximumPerEdge() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let child = UIView(frame: CGRect(x: 10, y: 25, width: 60, height: 70))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    XCTAssertEqual(child.layoutMargins, UIEdgeInsets(top: 8, left: 20, bottom: 25, right: 8))
  }

  func testMarginChangesAreToldOnce() {
    final class Told: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let view = Told()
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    XCTAssertEqual(view.count, 0)
    view.layoutMargins = .zero
    view.layoutMargins = .zero
    XCTAssertEqual(view.count, 1)
  }

  func testDirectionalMarginsTurn() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(view.layoutMargins.left, 2)
    view.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(view.layoutMargins.left, 4)
    XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft), .leftToRight)
  }

  /// The chosen localization's direction, or what the arguments of Xcode's pseudolanguage say.
  func testDirectionOfTheApp() {
    func turns(_ localizations: [String], _ arguments: String...) -> Bool {
      UIApplication.isRightToLeft(arguments: ["App"] + arguments, localizations: localizations)
    }
    for language in ["ar", "he", "fa-IR", "ur", "ar_EG"] { XCTAssertTrue(turns([language]), language) }
    for language in ["en", "de-DE", "zh-Hans", "", "nonsense"] { XCTAssertFalse(turns([language]), language) }
    XCTAssertFalse(turns([]))
    XCTAssertFalse(turns(["en", "ar"]), "the first is the one that is shown")
    XCTAssertTrue(turns(["en"], "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"))
    XCTAssertTrue(turns(["en"], "-AppleTextDirection", "YES"))
    XCTAssertTrue(turns([], "-NSForceRightToLeftWritingDirection", "1"))
    XCTAssertFalse(turns(["en"], "-AppleTextDirection", "NO"))
    XCTAssertFalse(turns(["en"], "-AppleTextDirection"))
    XCTAssertTrue(turns(["ar"], "-AppleTextDirection", "NO"))
  }
}
