import UIKit
import XCTest

/// The order of callbacks of split view controllers with columns (facts/navigation.md#split).
final class SplitOrderTests: SplitTestCase {
  func testMountingTwoColumns() {
    make(.doubleColumn).preferredDisplayMode = .oneBesideSecondary
    XCTAssertEqual(log.take(), [])
    show(split)
    XCTAssertEqual(
      log.take().filter { !$0.contains("loadView") && !$0.contains("isAppearing") },
      [
        "willChangeTo 2", "A.willMove nav", "A.didLoad", "willShow 0", "B.willMove nav", "B.didLoad", "willShow 2",
        "A.willAppear", "B.willAppear", "A.didAppear", "A.didMove nav", "B.didAppear", "B.didMove nav",
      ])
    XCTAssertEqual(delegate.modeBefore, .secondaryOnly)
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(split.children.count, 2)
    XCTAssertTrue(a.navigationController?.parent === split && a.splitViewController === split)
    XCTAssertTrue(split.viewController(for: .primary) === a)
    XCTAssertTrue(split.viewControllers.first === a.navigationController)
  }

  func testAHiddenPrimaryColumnIsNotLoaded() {
    show(make(.doubleColumn))
    XCTAssertEqual(split.displayMode, .secondaryOnly, "in portrait")
    XCTAssertFalse(a.isViewLoaded)
    XCTAssertTrue(a.splitViewController === split)
    XCTAssertEqual(
      appearance, ["willShow 2", "B.willAppear", "B.didAppear"], "the mode is the one it had")
  }

  func testHidingAndShowing() {
    showBeside()
    split.hide(.primary)
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(log.take(), ["willChangeTo 1", "willHide 0", "A.willDisappear"])
    settle()
    XCTAssertEqual(log.take(), ["A.didDisappear"])
    XCTAssertNil(a.view.window)
    split.show(.primary)
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(log.take(), ["willChangeTo 2", "willShow 0", "A.willAppear", "A.isAppearing"])
    settle()
    XCTAssertEqual(log.take(), ["A.didAppear"])
    split.show(.primary)
    split.show(.secondary)
    split.hide(.secondary)
    settle()
    XCTAssertEqual(log.take(), [], "nothing to change")
  }

  func testBesideToOverTellsOfTheModeOnly() {
    showBeside()
    split.preferredDisplayMode = .oneOverSecondary
    settle()
    XCTAssertEqual(log.take(), ["willChangeTo 3"])
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    split.show(.secondary)
    settle()
    XCTAssertEqual(
      appearance, ["willChangeTo 1", "willHide 0", "A.willDisappear", "A.didDisappear"],
      "the secondary column comes out from under the other")
  }

  func testAChangeInTheMiddleOfAnother() {
    showBeside()
    split.hide(.primary)
    stage.clock.advance(by: 0.1)
    _ = log.take()
    split.show(.primary)
    XCTAssertEqual(
      log.take(), ["A.didDisappear", "willChangeTo 2", "willShow 0", "A.willAppear", "A.isAppearing"])
    settle()
    XCTAssertEqual(log.take(), ["A.didAppear"])
    XCTAssertEqual(frame(a)?.minX, 0)
  }

  /// A display mode that the delegate requests in a callback takes effect after the change that the callback
  /// reports.
  func testTheDelegateChangesTheModeInItsCallbacks() {
    showBeside()
    delegate.onColumn = { $0.show(.primary) }
    split.hide(.primary)
    XCTAssertEqual(
      appearance,
      [
        "willChangeTo 1", "willHide 0", "A.willDisappear", "A.didDisappear", "willChangeTo 2", "willShow 0",
        "A.willAppear",
      ])
    settle()
    XCTAssertEqual(appearance, ["A.didAppear"])
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(frame(a)?.minX, 0)
    delegate.onColumn = { $0.hide(.primary) }
    setWidth(.compact)
    XCTAssertTrue(split.isCollapsed)
    XCTAssertTrue(b.view.window != nil && a.view.window == nil)
    delegate.onColumn = { $0.setViewController(nil, for: .secondary) }
    setWidth(.regular)
    settle()
    XCTAssertFalse(split.isCollapsed)
    XCTAssertNil(b.view.window)
    XCTAssertTrue(a.view.window != nil)
  }

  /// In the callbacks of the first appearance, it follows with the next layout.
  func testTheDelegateChoosesAModeAtTheFirstAppearance() {
    delegate.onColumn = { $0.preferredDisplayMode = .oneBesideSecondary }
    show(make(.doubleColumn))
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(frame(a)?.width, 320)
    XCTAssertTrue(a.view.window != nil && b.view.window != nil)
  }

  func testTheWindowGoesInTheMiddle() {
    showBeside()
    split.hide(.primary)
    stage.clock.advance(by: 0.1)
    stage.window.rootViewController = UIViewController()
    settle()
    XCTAssertEqual(
      Set(appearance),
      ["willChangeTo 1", "willHide 0", "A.willDisappear", "A.didDisappear", "B.willDisappear", "B.didDisappear"])
    stage.window.rootViewController = split
    settle()
    XCTAssertEqual(appearance, ["B.willAppear", "B.didAppear"], "only what is seen")
  }

  func testMountingThreeColumns() {
    make(.tripleColumn).preferredDisplayMode = .twoBesideSecondary
    show(split)
    XCTAssertEqual(
      appearance,
      [
        "willChangeTo 4", "willShow 0", "willShow 1", "willShow 2", "A.willAppear", "S.willAppear", "B.willAppear",
        "A.didAppear", "S.didAppear", "B.didAppear",
      ])
    split.hide(.primary)
    settle()
    XCTAssertEqual(appearance, ["willChangeTo 2", "willHide 0", "A.willDisappear", "A.didDisappear"])
    split.hide(.supplementary)
    settle()
    XCTAssertEqual(appearance, ["willChangeTo 1", "willHide 1", "S.willDisappear", "S.didDisappear"])
    split.show(.primary)
    settle()
    XCTAssertEqual(
      appearance,
      [
        "willChangeTo 4", "willShow 0", "A.willAppear", "willShow 1", "S.willAppear", "A.didAppear", "S.didAppear",
      ])
  }

  func testReplacingAColumn() {
    showBeside()
    let c = page("C")
    split.setViewController(UINavigationController(rootViewController: c), for: .secondary)
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(appearance, ["B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
    XCTAssertNil(b.splitViewController)
    XCTAssertTrue(c.splitViewController === split)
    XCTAssertEqual(split.children.count, 2)
    split.setViewController(nil, for: .secondary)
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(appearance, ["C.willDisappear", "C.didDisappear"])
    XCTAssertEqual(split.children.count, 1)
  }

  /// facts/navigation.md#split/secondary
  func testAnotherControllerOfTheSecondaryColumnIsPushed() {
    showBeside()
    let c = page("C")
    split.setViewController(c, for: .secondary)
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(appearance, ["B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
    XCTAssertEqual(b.navigationController?.viewControllers, [b, c])
    XCTAssertTrue(split.viewController(for: .secondary) === c)
    XCTAssertEqual(split.viewControllers.count, 2)
    c.navigationController?.popViewController(animated: false)
    split.setViewController(c, for: .secondary)
    XCTAssertEqual(b.navigationController?.viewControllers, [b, c], "it is pushed again")
    split.setViewController(a, for: .secondary)
    XCTAssertEqual(b.navigationController?.viewControllers, [b, c], "it is in another column")
    // The column is emptied before it gets another controller.
    let d = page("D")
    split.setViewController(nil, for: .secondary)
    split.setViewController(d, for: .secondary)
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(d.navigationController?.viewControllers, [d])
    XCTAssertNil(b.splitViewController)
  }

  /// A controller that covers the whole screen makes the visible columns disappear, and its dismissal makes the
  /// same ones appear.
  func testCoveredAndUncovered() {
    _ = make(.doubleColumn)
    show(split)
    _ = log.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    split.present(cover, animated: false)
    settle()
    XCTAssertEqual(appearance, ["B.willDisappear", "B.didDisappear"])
    split.dismiss(animated: false)
    settle()
    XCTAssertEqual(appearance, ["B.willAppear", "B.didAppear"])
  }

  func testInATabBarController() {
    make(.doubleColumn).preferredDisplayMode = .oneBesideSecondary
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), split]
    show(tabs)
    XCTAssertEqual(log.take(), [])
    tabs.selectedIndex = 1
    settle()
    XCTAssertEqual(
      appearance,
      ["willChangeTo 2", "willShow 0", "willShow 2", "A.willAppear", "B.willAppear", "A.didAppear", "B.didAppear"])
    tabs.selectedIndex = 0
    settle()
    XCTAssertEqual(Set(appearance), ["A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear"])
  }
}
