import FlipsideTesting
import UIKit
import XCTest

/// A data source that sets other pages when it is asked. Each page that appears also disappears.
final class PagesSetWhileAskedTests: XCTestCase {
  private final class Page: UIViewController {
    var balance: [String] = []
    override func viewWillAppear(_ animated: Bool) { balance.append("will") }
    override func viewDidAppear(_ animated: Bool) { balance.append("did") }
    override func viewWillDisappear(_ animated: Bool) { balance.append("willNot") }
    override func viewDidDisappear(_ animated: Bool) { balance.append("didNot") }
  }

  private final class Source: NSObject, UIPageViewControllerDataSource {
    let other = Page()
    func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { nil }
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    {
      guard page !== other else { return nil }
      pages.setViewControllers([other], direction: .forward, animated: true)
      return Page()
    }
  }

  func testTheOldPageLeavesAndTheOtherOneStays() {
    MainActor.assumeIsolated {
      for style in [UIPageViewController.TransitionStyle.pageCurl, .scroll] {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        let (first, source) = (Page(), Source())
        pages.setViewControllers([first], direction: .forward, animated: false)
        pages.dataSource = source
        onStage(pages) { stage in
          stage.clock.settle()
          stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), holds: false)
          stage.clock.finishAnimations()
          stage.clock.advance(by: 1)
          XCTAssertTrue(pages.viewControllers?.first === source.other, "\(style)")
          XCTAssertEqual(first.balance, ["will", "did", "willNot", "didNot"], "\(style)")
          XCTAssertEqual(source.other.balance, ["will", "did"], "\(style)")
          XCTAssertEqual(pages.children.count, 1, "\(style)")
          XCTAssertNil(first.parent, "\(style)")
        }
      }
    }
  }
}
