import FlipsideTesting
import UIKit
import XCTest

/// A split view controller and its children are freed when they have no other owner.
final class SplitMemoryTests: SplitTestCase {
  func testItGoesWithItsWindow() {
    let leaks = LeakCheck()
    for style in [UISplitViewController.Style.doubleColumn, .tripleColumn, .unspecified] {
      for device in ["iPad (10th generation)", "iPhone 15"] {
        autoreleasepool {
          let split = UISplitViewController(style: style)
          let pages = (0..<3).map { _ in UIViewController() }
          if style == .unspecified {
            split.viewControllers = [UINavigationController(rootViewController: pages[0]), pages[1]]
          } else {
            split.setViewController(pages[0], for: .primary)
            split.setViewController(pages[1], for: .secondary)
            if style == .tripleColumn { split.setViewController(pages[2], for: .supplementary) }
          }
          _ = split.displayModeButtonItem
          let stage = Stage(split, device: device)
          split.preferredDisplayMode = .oneOverSecondary
          stage.clock.advance(by: 1)
          leaks.watch(split, "\(style) on \(device)")
          for page in pages { leaks.watch(page) }
          stage.end()
        }
      }
    }
    leaks.assertFreed()
  }

  func testReplacedDetailsGo() {
    showBeside()
    let leaks = LeakCheck()
    for _ in 0..<20 {
      autoreleasepool {
        let page = UIViewController()
        leaks.watch(page)
        split.setViewController(nil, for: .secondary)
        split.setViewController(page, for: .secondary)
        stage.clock.advance(by: 0.1)
      }
    }
    XCTAssertEqual(leaks.count, 1, "the one that is shown")
    split.setViewController(nil, for: .secondary)
    stage.clock.advance(by: 0.1)
    leaks.assertFreed()
  }

  /// With the unspecified style, a detail is freed when the user goes back from it.
  func testPoppedDetailsGo() {
    let leaks = LeakCheck()
    let split = UISplitViewController()
    let list = UINavigationController(rootViewController: UIViewController())
    split.viewControllers = [list]
    show(split, on: "iPhone 15")
    for _ in 0..<5 {
      autoreleasepool {
        let detail = UINavigationController(rootViewController: UIViewController())
        leaks.watch(detail)
        list.topViewController?.showDetailViewController(detail, sender: nil)
        settle()
        list.popViewController(animated: true)
        settle()
      }
    }
    leaks.assertFreed()
  }

  func testManyCollapses() {
    showBeside(.tripleColumn)
    let count = split.children.count
    for _ in 0..<10 {
      setWidth(.compact)
      XCTAssertEqual(split.children.count, 1)
      setWidth(.regular)
    }
    XCTAssertEqual(split.children.count, count)
    XCTAssertTrue(s.view.window != nil && b.view.window != nil)
    XCTAssertEqual(split.children.map { ($0 as? UINavigationController)?.viewControllers.count }, [1, 1, 1])
  }
}
