import UIKit
import XCTest

/// Collapsing and expanding of columns (facts/navigation.md#split).
final class SplitCollapseTests: SplitTestCase {
  private func names(_ stack: UINavigationController?) -> [String?] {
    stack?.viewControllers.map { ($0 as? UINavigationController)?.viewControllers.first?.title ?? $0.title } ?? []
  }

  /// The children are one navigation controller with the columns in its stack.
  private var base: UINavigationController? { split.children.first as? UINavigationController }

  func testMountingOnAPhone() {
    show(make(.doubleColumn), on: "iPhone 15")
    XCTAssertEqual(
      log.take().filter { !$0.contains("loadView") && !$0.contains("isAppearing") },
      [
        "willChangeTo 2", "topColumn 2", "A.willMove nav", "A.didLoad", "B.willMove nav", "B.didLoad", "willShow 0",
        "willHide 0", "willShow 2", "B.willAppear", "didCollapse", "B.didAppear", "B.didMove nav", "A.didMove nav",
      ])
    XCTAssertEqual(delegate.wasCollapsed, [true])
    XCTAssertTrue(split.isCollapsed)
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(split.primaryColumnWidth, 393)
    XCTAssertEqual(split.children.count, 1)
    XCTAssertEqual(split.viewControllers, split.children)
    XCTAssertEqual(names(base), ["A", "B"])
    XCTAssertTrue(base?.viewControllers[1] === b.navigationController)
    XCTAssertTrue(b.splitViewController === split && a.splitViewController === split)
    XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  func testThreeColumnsOnAPhone() {
    show(make(.tripleColumn), on: "iPhone 15")
    XCTAssertEqual(names(base), ["A", "S", "B"])
  }

  /// The outer bar shows the items of the nested stack, which has no bar of its own.
  func testOneBarForBothStacks() {
    show(make(.doubleColumn), on: "iPhone 15")
    let (outer, inner) = (base!, b.navigationController!)
    XCTAssertEqual(outer.navigationBar.items?.map(\.title), ["A", "B"])
    XCTAssertTrue(inner.navigationBar.isHidden)
    XCTAssertFalse(outer.navigationBar.isHidden)
    XCTAssertEqual(b.view.safeAreaInsets.top, 97.667, accuracy: 0.01, "below one bar")
    _ = log.take()
    let c = page("C")
    inner.pushViewController(c, animated: true)
    settle()
    XCTAssertEqual(outer.navigationBar.items?.map(\.title), ["A", "B", "C"])
    XCTAssertEqual(names(outer), ["A", "B"])
    XCTAssertEqual(appearance, ["B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
    XCTAssertEqual(c.view.safeAreaInsets.top, 97.667, accuracy: 0.01)
    stage.tap("B")
    settle()
    XCTAssertEqual(outer.navigationBar.items?.map(\.title), ["A", "B"])
    stage.tap("A")
    settle()
    XCTAssertEqual(names(outer), ["A"])
    XCTAssertTrue(a.view.window != nil && b.view.window == nil)
    XCTAssertTrue(split.viewController(for: .secondary) === b)
  }

  func testTheEdgePopsTheInnerStackFirst() {
    show(make(.doubleColumn), on: "iPhone 15")
    b.navigationController?.pushViewController(page("C"), animated: false)
    settle()
    for expected in [["A", "B"], ["A"]] {
      pan(from: 3, to: 300)
      stage.touch(.ended)
      settle()
      XCTAssertEqual(base?.navigationBar.items?.map(\.title), expected)
    }
  }

  /// facts/navigation.md#split/compact-modes
  func testColumnsWhileCollapsed() {
    show(make(.doubleColumn), on: "iPhone 15")
    _ = log.take()
    split.preferredDisplayMode = .secondaryOnly
    split.hide(.primary)
    settle()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    split.show(.primary)
    settle()
    XCTAssertEqual(names(base), ["A"])
    XCTAssertEqual(appearance, ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    split.show(.secondary)
    settle()
    XCTAssertEqual(names(base), ["A", "B"])
    XCTAssertEqual(appearance, ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
  }

  func testTheDelegateChoosesTheTop() {
    delegate.top = .primary
    show(make(.tripleColumn), on: "iPhone 15")
    XCTAssertEqual(names(base), ["A"])
    XCTAssertTrue(a.view.window != nil)
    split.show(.secondary)
    settle()
    XCTAssertEqual(names(base), ["A", "B"])
    delegate.top = nil
  }

  func testACompactColumn() {
    let compact = page("C")
    make(.doubleColumn).setViewController(compact, for: .compact)
    split.preferredDisplayMode = .oneBesideSecondary
    show(split, on: "iPhone 15")
    XCTAssertEqual(
      appearance, ["willChangeTo 2", "topColumn 3", "willShow 3", "C.willAppear", "didCollapse", "C.didAppear"])
    XCTAssertEqual(split.viewControllers, [compact])
    XCTAssertEqual(compact.view.frame, split.view.bounds)
    XCTAssertNil(compact.navigationController)
    setWidth(.regular)
    XCTAssertEqual(
      appearance,
      [
        "expandingTo 2", "C.willDisappear", "C.didDisappear", "willShow 0", "A.willAppear", "willShow 2",
        "B.willAppear", "didExpand", "A.didAppear", "B.didAppear",
      ])
    setWidth(.compact)
    XCTAssertEqual(
      appearance,
      [
        "topColumn 3", "willShow 3", "willHide 0", "willHide 2", "A.willDisappear", "B.willDisappear",
        "C.willAppear", "A.didDisappear", "B.didDisappear", "didCollapse", "C.didAppear",
      ])
  }

  func testCollapsingAndExpandingOnTheScreen() {
    showBeside()
    setWidth(.compact)
    XCTAssertEqual(
      appearance, ["topColumn 2", "willHide 0", "A.willDisappear", "A.didDisappear", "didCollapse"],
      "B stays where it is")
    XCTAssertTrue(split.isCollapsed)
    XCTAssertEqual(names(base), ["A", "B"])
    XCTAssertEqual(b.view.convert(b.view.bounds, to: split.view), split.view.bounds)
    XCTAssertEqual(delegate.wasCollapsed, [true])
    setWidth(.regular)
    XCTAssertEqual(
      appearance, ["expandingTo 2", "willShow 0", "A.willAppear", "A.didAppear", "didExpand"])
    XCTAssertEqual(delegate.wasCollapsed, [true, false])
    XCTAssertEqual(split.children.count, 2)
    XCTAssertEqual(frame(a), CGRect(x: 0, y: 0, width: 320, height: 1180))
    XCTAssertEqual(frame(b), CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    XCTAssertEqual(a.navigationController?.navigationBar.items?.map(\.title), ["A"])
    XCTAssertEqual(b.navigationController?.navigationBar.items?.map(\.title), ["B"])
    XCTAssertFalse(b.navigationController?.navigationBar.isHidden ?? true)
  }

  func testWhatWasPushedStaysWithItsColumn() {
    showBeside()
    setWidth(.compact)
    b.navigationController?.pushViewController(page("C"), animated: false)
    settle()
    setWidth(.regular)
    XCTAssertEqual(b.navigationController?.viewControllers.map(\.title), ["B", "C"])
    XCTAssertEqual(a.navigationController?.viewControllers.map(\.title), ["A"])
    setWidth(.compact)
    split.show(.primary)
    settle()
    XCTAssertEqual(names(base), ["A"])
    _ = log.take()
    setWidth(.regular)
    XCTAssertEqual(b.navigationController?.viewControllers.map(\.title), ["B", "C"], "a popped column comes back")
    XCTAssertTrue(a.view.window != nil && b.navigationController?.view.window != nil)
  }

  func testTheDelegateChoosesTheModeOfTheExpansion() {
    showBeside()
    setWidth(.compact)
    _ = log.take()
    delegate.expanded = .secondaryOnly
    setWidth(.regular)
    XCTAssertEqual(appearance, ["expandingTo 2", "willChangeTo 1", "willHide 0", "didExpand"])
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertNil(a.view.window)
    XCTAssertEqual(b.view.convert(b.view.bounds, to: split.view), split.view.bounds)
  }

  func testDetailsWhileCollapsed() {
    delegate.top = .primary
    show(make(.doubleColumn), on: "iPhone 15")
    _ = log.take()
    let c = page("C")
    a.showDetailViewController(c, sender: nil)
    settle()
    XCTAssertTrue(split.viewController(for: .secondary) === c)
    XCTAssertEqual(names(base), ["A", "C"])
    XCTAssertEqual(log.take().first, "showDetail")
    delegate.takesDetail = true
    a.showDetailViewController(page("D"), sender: nil)
    settle()
    XCTAssertEqual(names(base), ["A", "C"], "the delegate has done it")
  }

  /// A detail that is pushed with its own stack has its buttons in the visible bar.
  func testButtonsOfADetailWhileCollapsed() {
    delegate.top = .primary
    show(make(.doubleColumn), on: "iPhone 15")
    let c = page("C")
    let button = UIBarButtonItem(title: "Act", style: .plain, target: nil, action: nil)
    c.navigationItem.rightBarButtonItem = button
    a.showDetailViewController(c, sender: nil)
    settle()
    XCTAssertTrue(stage.shows("Act"))
    stage.isDark = true
    settle()
    XCTAssertTrue(stage.shows("Act"), "the hidden bar does not take it")
    button.title = "Go"
    settle()
    XCTAssertTrue(stage.shows("Go"))
    base?.popViewController(animated: true)
    settle()
    XCTAssertFalse(stage.shows("Go"))
    split.show(.secondary)
    settle()
    XCTAssertTrue(stage.shows("Go"))
  }

  func testDetailsBesideTheList() {
    showBeside()
    let c = page("C")
    a.showDetailViewController(c, sender: nil)
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(appearance, ["showDetail", "B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
    XCTAssertTrue(split.viewController(for: .secondary) === c)
    let d = page("D")
    a.show(d, sender: nil)
    settle()
    XCTAssertEqual(a.navigationController?.viewControllers.map(\.title), ["A", "D"], "its own stack shows it")
    split.show(b, sender: c)
    XCTAssertTrue(split.viewController(for: .secondary) === b, "in the sender's column")
    delegate.takesShown = true
    split.show(c, sender: nil)
    XCTAssertTrue(split.viewController(for: .primary) === a)
  }

  /// Cells with disclosure indicators depend on this notification.
  func testWhoShowsDetailsChanges() {
    showBeside()
    final class Count { var value = 0 }
    let count = Count()
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
    ) { _ in count.value += 1 }
    setWidth(.compact)
    XCTAssertEqual(count.value, 1)
    setWidth(.regular)
    XCTAssertEqual(count.value, 2)
    NotificationCenter.default.removeObserver(observer)
    let action = Selector("showDetailViewController:sender:")
    XCTAssertTrue(a.targetViewController(forAction: action, sender: nil) === split)
    XCTAssertTrue(
      a.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil)
        === a.navigationController)
  }

  /// facts/navigation.md#split/primary-traits
  func testTraitsOfTheColumns() {
    showBeside()
    XCTAssertEqual(a.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(b.traitCollection.horizontalSizeClass, .regular)
    setWidth(.compact)
    setWidth(.regular)
    XCTAssertEqual(a.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(b.traitCollection.horizontalSizeClass, .regular)
  }

  /// Large phones have a regular width in landscape (facts/devices.md).
  func testRotationOfALargePhone() {
    show(make(.doubleColumn), on: "iPhone 15 Pro Max")
    XCTAssertTrue(split.isCollapsed)
    stage.rotate(to: .landscapeLeft)
    settle()
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(frame(a)?.width, 320)
    XCTAssertEqual(frame(b)?.maxX ?? 0, 932, accuracy: 0.01)
    stage.rotate(to: .portrait)
    settle()
    XCTAssertTrue(split.isCollapsed)
    XCTAssertEqual(names(base), ["A", "B"])
    XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 430, height: 932))
  }

  func testASmallPhoneStaysCollapsed() {
    show(make(.doubleColumn), on: "iPhone 15", orientation: .landscapeLeft)
    XCTAssertTrue(split.isCollapsed)
  }

  func testReplacingColumnsWhileCollapsed() {
    show(make(.doubleColumn), on: "iPhone 15")
    let c = page("C")
    split.setViewController(UINavigationController(rootViewController: c), for: .secondary)
    settle()
    XCTAssertEqual(names(base), ["A", "C"])
    XCTAssertTrue(c.view.window != nil && b.view.window == nil)
    let d = page("D")
    split.setViewController(d, for: .primary)
    settle()
    XCTAssertEqual(names(base), ["D", "C"])
    XCTAssertTrue(c.view.window != nil)
    split.setViewController(nil, for: .secondary)
    settle()
    XCTAssertEqual(names(base), ["D"])
    XCTAssertTrue(d.view.window != nil)
  }

  /// facts/navigation.md#split/secondary: the back button leads to the previous controller.
  func testSecondaryControllersArePushedWhileCollapsed() {
    show(make(.doubleColumn), on: "iPhone 15")
    let c = page("C")
    split.setViewController(c, for: .secondary)
    settle()
    XCTAssertEqual(b.navigationController?.viewControllers, [b, c])
    XCTAssertTrue(c.view.window != nil && b.view.window == nil)
    c.navigationController?.popViewController(animated: true)
    settle()
    XCTAssertNotNil(b.view.window)
  }
}
