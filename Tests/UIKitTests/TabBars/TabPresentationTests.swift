import FlipsideTesting
import UIKit
import XCTest

/// Tabs that present over their own page, and tab bar controllers that are removed from the screen in callbacks.
final class TabPresentationTests: TimeTestCase {
  private let log = Log()
  private var entries: [String] { log.take().filter { $0.contains("ppear") } }
  private var a: LoggingController!
  private var b: LoggingController!
  private var tabs: UITabBarController!

  private func start() {
    a = make("A")
    b = make("B")
    tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    go(to: now + 0.1)
    _ = log.take()
  }

  override func tearDown() {
    (a, b, tabs) = (nil, nil, nil)
    super.tearDown()
  }

  private func make(_ name: String) -> LoggingController { LoggingController(name, log) }

  /// Apple's documentation of `UIModalPresentationStyle.currentContext`: it is shown in the place of the controller
  /// that defines the context, with which it comes and goes.
  func testWhatIsPresentedOverATabGoesWithIt() {
    start()
    let over = make("C")
    over.modalPresentationStyle = .currentContext
    a.definesPresentationContext = true
    a.present(over, animated: true)
    settle()
    XCTAssertEqual(
      entries, ["A.willDisappear", "C.willAppear", "C.isAppearing", "C.didAppear", "A.didDisappear"])
    tabs.selectedIndex = 1
    settle()
    let left = entries
    XCTAssertEqual(left.filter { $0.hasPrefix("C.") }, ["C.willDisappear", "C.didDisappear"])
    XCTAssertEqual(left.filter { $0.hasPrefix("A.") }, [], "it had gone before")
    XCTAssertNil(over.view.window)
    XCTAssertTrue(a.presentedViewController === over)
    tabs.selectedIndex = 0
    settle()
    let back = entries
    XCTAssertEqual(back.filter { $0.hasPrefix("C.") }, ["C.willAppear", "C.isAppearing", "C.didAppear"])
    XCTAssertEqual(back.filter { $0.hasPrefix("A.") }, [])
    XCTAssertNotNil(over.view.window)
    XCTAssertNil(a.view.window)
    a.dismiss(animated: true)
    go(to: now + 0.1)
    XCTAssertEqual(entries, ["C.willDisappear", "A.willAppear", "A.isAppearing"])
    settle()
    XCTAssertEqual(entries, ["A.didAppear", "C.didDisappear"], "at the end")
    XCTAssertNotNil(a.view.window)
  }

  func testWhatLiesOverATabGoesWithIt() {
    start()
    let over = make("C")
    over.modalPresentationStyle = .overCurrentContext
    a.definesPresentationContext = true
    a.present(over, animated: false)
    settle()
    _ = log.take()
    tabs.selectedIndex = 1
    settle()
    XCTAssertEqual(
      entries.sorted(),
      [
        "A.didDisappear", "A.willDisappear", "B.didAppear", "B.isAppearing", "B.willAppear", "C.didDisappear",
        "C.willDisappear",
      ])
    XCTAssertNil(over.view.window)
    tabs.selectedIndex = 0
    settle()
    XCTAssertEqual(
      entries.sorted(),
      [
        "A.didAppear", "A.isAppearing", "A.willAppear", "B.didDisappear", "B.willDisappear", "C.didAppear",
        "C.isAppearing", "C.willAppear",
      ])
    XCTAssertNotNil(over.view.window)
    XCTAssertNotNil(a.view.window)
  }

  private final class Leaving: LoggingController {
    var leave: (() -> Void)?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      leave?()
      leave = nil
    }
  }

  /// A page that replaces the root while it appears also disappears, and no controller appears in the removed
  /// hierarchy.
  func testTheRootIsReplacedWhileAPageAppears() {
    let containers: [(UIViewController) -> UIViewController] = [
      { UINavigationController(rootViewController: $0) },
      { page in
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        return tabs
      },
      { page in
        let parent = UIViewController()
        for child in [page, UIViewController()] {
          parent.addChild(child)
          parent.view.addSubview(child.view)
        }
        return parent
      },
    ]
    for (number, container) in containers.enumerated() {
      let page = Leaving("A", log)
      page.leave = { [unowned self] in window.rootViewController = UIViewController() }
      window.rootViewController = container(page)
      settle()
      XCTAssertEqual(
        entries.filter { $0 != "A.isAppearing" }, ["A.willAppear", "A.willDisappear", "A.didDisappear"], "\(number)"
      )
    }
    // The same applies to a tab that is selected.
    start()
    let page = Leaving("P", log)
    page.leave = { [unowned self] in window.rootViewController = UIViewController() }
    tabs.viewControllers = [a, page]
    settle()
    _ = log.take()
    tabs.selectedIndex = 1
    settle()
    let all = entries
    XCTAssertEqual(all.filter { $0.hasPrefix("P.") }, ["P.willAppear", "P.willDisappear", "P.didDisappear"])
    XCTAssertEqual(all.filter { $0.hasPrefix("A.") }, ["A.willDisappear", "A.didDisappear"])
  }

  /// The same applies with the delegate's animations.
  func testAnAnimatedTabSelectsTheOldOneAgain() {
    final class Delegate: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
      func tabBarController(
        _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
        to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        UIView.animate(withDuration: 0.3) {
          context.view(forKey: .to)?.alpha = 0.99
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    start()
    let delegate = Delegate()
    tabs.delegate = delegate
    let page = Leaving("P", log)
    page.leave = { [unowned self] in tabs.selectedIndex = 0 }
    tabs.viewControllers = [a, page]
    settle()
    _ = log.take()
    tabs.selectedIndex = 1
    settle()
    let all = entries
    XCTAssertEqual(all.filter { $0.hasPrefix("P.") }, ["P.willAppear", "P.willDisappear", "P.didDisappear"])
    XCTAssertEqual(all.filter { $0.hasPrefix("A.") }, [])
    XCTAssertNotNil(a.view.window)
    XCTAssertNil(page.view.window)
    tabs.selectedIndex = 1
    settle()
    XCTAssertEqual(entries.filter { $0.hasPrefix("A.") }, ["A.willDisappear", "A.didDisappear"])
  }
}
