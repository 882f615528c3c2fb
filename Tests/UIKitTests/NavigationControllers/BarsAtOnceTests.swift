import QuartzCore
import UIKit
import XCTest

/// Bars that appear for the first time, and changes with and without an animation in one turn: Apple's pages of
/// `setToolbarHidden(_:animated:)` and `setNavigationBarHidden(_:animated:)`.
final class BarsAtOnceTests: NavigationTestCase {
  private func drawn(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  /// Returns the drawn widths of all views that are as wide as the bar.
  private func drawnWidths(in bar: UIView) -> [CGFloat] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(bar).filter { !$0.isHidden && $0.bounds.width == bar.bounds.width }.map { drawn($0).width }
  }

  func testTheFirstToolbarComesAtItsFullWidth() {
    a.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
    navigation.setToolbarHidden(false, animated: true)
    go(to: now + 0.1)
    let widths = drawnWidths(in: navigation.toolbar)
    XCTAssertGreaterThan(widths.count, 1)
    XCTAssertEqual(widths, widths.map { _ in 393 })
    XCTAssertGreaterThan(drawn(navigation.toolbar).minY, 769, "it is on its way up")
    settle()
    XCTAssertEqual(navigation.toolbar.frame.minY, 769)
  }

  func testAChangeAtOnceIsNotTakenAlong() {
    navigation.setToolbarHidden(false, animated: false)
    settle()
    XCTAssertEqual(navigation.toolbar.frame.minY, 769)
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 83)
    navigation.setToolbarHidden(true, animated: false)
    navigation.setNavigationBarHidden(true, animated: true)
    go(to: now + 0.05)
    XCTAssertEqual(drawn(navigation.toolbar).minY, 852, "it went at once")
    XCTAssertGreaterThan(drawn(navigation.navigationBar).maxY, 1, "and the other one is on its way")
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 34)
    settle()
    XCTAssertTrue(navigation.navigationBar.isHidden)
    XCTAssertTrue(navigation.toolbar.isHidden)
  }
}
