import FlipsideTesting
import UIKit
import XCTest

/// Gestures and buttons that change the display mode.
final class SplitGestureTests: SplitTestCase {
  private func bar(_ page: UIViewController) -> UINavigationBar? { page.navigationController?.navigationBar }

  private func drawnX(_ page: UIViewController) -> CGFloat {
    page.navigationController?.view.superview?.frame.minX ?? .nan
  }

  func testAFingerPullsTheColumnIn() {
    show(make(.doubleColumn))
    _ = log.take()
    pan(from: 3, to: 203)
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    XCTAssertEqual(
      appearance, ["gestureWillBegin", "willChangeTo 3", "willShow 0", "A.willAppear"])
    XCTAssertEqual(drawnX(a), -320.5 + 200, accuracy: 5)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(appearance, ["gestureDidEnd", "A.didAppear"])
    XCTAssertEqual(frame(a)?.minX, 0)
    XCTAssertEqual(frame(b), CGRect(x: 0, y: 0, width: 820, height: 1180))
  }

  func testAFingerThatTurnsBack() {
    show(make(.doubleColumn))
    _ = log.take()
    pan(from: 3, to: 83)
    _ = log.take()
    stage.touch(.ended)
    settle()
    XCTAssertEqual(
      appearance, ["willChangeTo 1", "willHide 0", "A.willDisappear", "gestureDidEnd", "A.didDisappear"])
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertNil(a.view.window)
    pan(from: 3, to: 303)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary, "and works as before")
  }

  func testAFingerPushesTheColumnOut() {
    show(make(.doubleColumn))
    split.show(.primary)
    settle()
    _ = log.take()
    pan(from: 300, to: 60)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(
      appearance,
      ["gestureWillBegin", "willChangeTo 1", "willHide 0", "A.willDisappear", "gestureDidEnd", "A.didDisappear"])
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }

  /// A pan of the column's content, such as that of swipe actions, takes precedence.
  func testAPanInTheColumnGoesFirst() {
    show(make(.doubleColumn))
    split.show(.primary)
    settle()
    let row = UIView(frame: CGRect(x: 0, y: 500, width: 320, height: 200))
    row.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil))
    a.view.addSubview(row)
    pan(from: 300, to: 60)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    pan(from: 300, to: 60, y: 300)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly, "beside it")
  }

  func testWithoutGestures() {
    make(.doubleColumn).presentsWithGesture = false
    show(split)
    pan(from: 3, to: 303)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(bar(b)?.allButtonLabels, [], "nor with a button")
    split.displayModeButtonVisibility = .always
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(bar(b)?.allButtonLabels, ["Show Sidebar"])
  }

  func testFromRightToLeft() {
    show(make(.doubleColumn), direction: .rightToLeft)
    pan(from: 3, to: 303)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    pan(from: 817, to: 517)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
  }

  /// A stack in the secondary column that can pop takes precedence for pans from the edge.
  func testTheStackComesFirst() {
    show(make(.doubleColumn))
    b.navigationController?.pushViewController(page("C"), animated: false)
    settle()
    pan(from: 3, to: 603)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(b.navigationController?.viewControllers.map(\.title), ["B"])
  }

  func testATapBesideTheColumn() {
    show(make(.doubleColumn))
    split.show(.primary)
    settle()
    _ = log.take()
    stage.tap(CGPoint(x: 200, y: 600))
    settle()
    XCTAssertEqual(log.take(), [], "a tap on the column itself")
    stage.tap(CGPoint(x: 600, y: 600))
    settle()
    XCTAssertEqual(appearance, ["willChangeTo 1", "willHide 0", "A.willDisappear", "A.didDisappear"])
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }

  func testAssistiveTechnologies() throws {
    show(make(.doubleColumn))
    let pane = try XCTUnwrap(b.navigationController?.view.superview)
    XCTAssertFalse(pane.accessibilityElementsHidden)
    XCTAssertFalse(split.view.accessibilityPerformEscape(), "nothing lies over it")
    split.show(.primary)
    settle()
    XCTAssertTrue(pane.accessibilityElementsHidden, "only what covers it can be reached")
    XCTAssertTrue(split.view.accessibilityPerformEscape())
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertFalse(pane.accessibilityElementsHidden)
    split.show(.primary)
    settle()
    stage.tap("dismiss popup")
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }

  func testATapOnADisplacedColumn() {
    make(.tripleColumn).preferredDisplayMode = .twoDisplaceSecondary
    show(split)
    stage.tap(CGPoint(x: 700, y: 600))
    settle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
  }

  func testTheButton() {
    show(make(.doubleColumn))
    XCTAssertEqual(bar(b)?.allButtonLabels, ["Show Sidebar"])
    stage.tap("Show Sidebar")
    settle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    XCTAssertEqual(bar(a)?.allButtonLabels, ["Hide Sidebar"])
    XCTAssertEqual(bar(b)?.allButtonLabels, [])
    stage.tap("Hide Sidebar")
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    delegate.target = .oneBesideSecondary
    stage.tap("Show Sidebar")
    settle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary, "as the delegate says")
    split.displayModeButtonVisibility = .never
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(bar(a)?.allButtonLabels, [])
  }

  /// The container's button precedes the back button.
  func testTheButtonBesideTheWayBack() {
    show(make(.doubleColumn))
    b.navigationController?.pushViewController(page("C"), animated: false)
    settle()
    let found = bar(b)?.allButtons ?? []
    let frames = ["Show Sidebar", "B"].map { name in
      found.first { $0.accessibilityLabel == name }.map { $0.convert($0.bounds, to: nil) } ?? .null
    }
    XCTAssertGreaterThan(frames[0].minX, 0)
    XCTAssertGreaterThanOrEqual(frames[1].minX, frames[0].maxX)
  }

  /// Apps may perform the item's action themselves.
  func testTheItemsAction() throws {
    showBeside()
    let item = split.displayModeButtonItem
    XCTAssertTrue(item === split.displayModeButtonItem)
    XCTAssertNotNil(item.image)
    XCTAssertTrue(
      UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: item.target, from: nil, for: nil))
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }

  func testThreeColumnsOneByOne() {
    show(make(.tripleColumn), orientation: .landscapeLeft)
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    for expected in [UISplitViewController.DisplayMode.twoDisplaceSecondary, .oneBesideSecondary] {
      let item = split.displayModeButtonItem
      UIApplication.shared.sendAction(item.action!, to: item.target, from: nil, for: nil)
      settle()
      XCTAssertEqual(split.displayMode, expected)
    }
    split.showsSecondaryOnlyButton = true
    stage.clock.advance(by: 0.1)
    XCTAssertEqual(bar(b)?.allButtonLabels, ["Show Only Secondary Column"])
    stage.tap("Show Only Secondary Column")
    settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }

  func testThereIsNoButtonWhileCollapsed() {
    show(make(.doubleColumn), on: "iPhone 15")
    XCTAssertTrue(split.displayModeButtonItem.isHidden)
    XCTAssertFalse(stage.shows("Show Sidebar"))
    XCTAssertFalse(stage.shows("Hide Sidebar"))
  }
}

extension UIView {
  /// The labels of the visible buttons in the bar, without the back button.
  fileprivate var allButtonLabels: [String] { allButtons.compactMap(\.accessibilityLabel).filter { !$0.isEmpty } }

  fileprivate var allButtons: [UIControl] {
    if isHidden { return [] }
    return (self as? UIControl).map { [$0] } ?? subviews.flatMap(\.allButtons)
  }
}
