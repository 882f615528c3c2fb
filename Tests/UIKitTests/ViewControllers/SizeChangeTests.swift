import FlipsideTesting
import UIKit
import XCTest

/// The callbacks of controllers for a change of the screen's size (facts/lifecycle.md#rotation).
final class SizeChangeTests: CoreTestCase {
  private class Child: UIViewController {
    var sizes: [CGSize] = []
    var areas: [UIEdgeInsets] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func viewSafeAreaInsetsDidChange() { areas.append(view.safeAreaInsets) }
  }

  /// A container whose children have half of its width each.
  private final class Halves: Child {
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  }

  override func tearDown() {
    UIApplication.shared.send(.rotate(.portrait))
    step()
    super.tearDown()
  }

  private func add(_ child: UIViewController, to parent: UIViewController, _ frame: CGRect) {
    parent.addChild(child)
    child.view.frame = frame
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func rotate(_ orientation: UIDeviceOrientation = .landscapeLeft) {
    UIApplication.shared.send(.rotate(orientation == .landscapeLeft ? .landscapeLeft : .portrait))
    step()
    step()
  }

  /// Apple's documentation of `viewWillTransition(to:with:)`: a container asks `size(forChildContentContainer:…)`,
  /// whose default is the parent's size, and tells each child that is to have another size than it has.
  func testChildrenOfAllSizesAreTold() {
    let parent = Child()
    makeWindow(parent)
    step()
    let (small, whole) = (Child(), Child())
    add(small, to: parent, CGRect(x: 20, y: 100, width: 200, height: 200))
    add(whole, to: parent, parent.view.bounds)
    step()
    rotate()
    for child in [parent, small, whole] { XCTAssertEqual(child.sizes, [CGSize(width: 852, height: 393)]) }
  }

  func testTheContainersOwnSizesAreUsed() {
    let parent = Halves()
    makeWindow(parent)
    step()
    let (left, right) = (Child(), Child())
    add(left, to: parent, CGRect(x: 0, y: 0, width: 196.5, height: 852))
    add(right, to: parent, CGRect(x: 196.5, y: 0, width: 426, height: 393))
    step()
    rotate()
    XCTAssertEqual(left.sizes, [CGSize(width: 426, height: 393)])
    XCTAssertEqual(right.sizes, [], "it has that size already")
  }

  /// A page above a tab bar does not get the size of the whole screen.
  func testPagesAboveBars() {
    let page = Child()
    page.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    makeWindow(tabs)
    step()
    XCTAssertLessThan(page.view.bounds.height, 852)
    rotate()
    XCTAssertEqual(page.sizes.map(\.width), [852])
    XCTAssertLessThan(page.sizes.first?.height ?? 0, 393)
  }

  /// Intermediate frames would have safe areas that no screen has.
  func testTheSafeAreaIsToldOnce() {
    let (page, child) = (Child(), Child())
    makeWindow(UINavigationController(rootViewController: page))
    step()
    add(child, to: page, page.view.bounds)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    step()
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
      (page.areas, child.areas) = ([], [])
      rotate(orientation)
      XCTAssertEqual(page.areas, [page.view.safeAreaInsets])
      XCTAssertEqual(child.areas, [child.view.safeAreaInsets])
    }
  }

  /// The same applies to views in bars, in containers and in other views.
  func testViewsHearOfTheSafeAreaOnce() {
    final class Counting: UIView {
      var areas: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        areas.append(safeAreaInsets)
      }
    }
    let page = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    makeWindow(tabs)
    step()
    let (outer, inner) = (Counting(frame: page.view.bounds), Counting(frame: page.view.bounds))
    for (view, superview) in [(outer, page.view!), (inner, outer)] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      superview.addSubview(view)
    }
    step()
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
      (outer.areas, inner.areas) = ([], [])
      rotate(orientation)
      XCTAssertEqual(outer.areas, [outer.safeAreaInsets])
      XCTAssertEqual(inner.areas, [inner.safeAreaInsets])
      XCTAssertNotEqual(outer.safeAreaInsets, .zero)
    }
  }

  /// The logged name and text are those of UIKit's exception.
  func testAChildInTheViewOfAStranger() {
    let (a, b, child) = (UIViewController(), UIViewController(), UIViewController())
    let root = UIViewController()
    makeWindow(root)
    for parent in [a, b] { add(parent, to: root, root.view.bounds) }
    a.addChild(child)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
    step()
    XCTAssertFalse(said("UIViewControllerHierarchyInconsistency"))
    let box = UIView(frame: b.view.bounds)
    b.view.addSubview(box)
    box.addSubview(child.view)
    XCTAssertTrue(said("UIViewControllerHierarchyInconsistency: child view controller:<UIViewController: "))
    XCTAssertTrue(said("should have parent view controller:<UIViewController: "))
    XCTAssertTrue(said("but actual parent is:<UIViewController: "))
  }
}
