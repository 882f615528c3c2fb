import FlipsideTesting
import UIKit
import XCTest

/// Operations that an app may perform in the callbacks of a transition: request another rotation, present, or
/// replace the window's root.
final class TransitionCallbackTests: XCTestCase {
  private final class Turning: UIViewController {
    var turns = 0
    var body: (Turning) -> Void = { _ in }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      turns += 1
      body(self)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  func testRotationAskedForWhileTheInterfaceTurns() {
    MainActor.assumeIsolated {
      let bodies: [(Turning) -> Void] = [
        { $0.setNeedsUpdateOfSupportedInterfaceOrientations() },
        { _ in UIViewController.attemptRotationToDeviceOrientation() },
        { $0.view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) },
      ]
      for body in bodies {
        let controller = Turning()
        controller.body = body
        onStage(controller) { stage in
          stage.rotate(to: .landscapeLeft)
          stage.clock.settle()
          stage.clock.advance(by: 1)
          XCTAssertEqual(controller.turns, 1)
          XCTAssertEqual(stage.view.bounds.width, 852)
          stage.rotate(to: .portrait)
        }
      }
    }
  }

  /// The presented controller would lose its presenter, and remain on the screen.
  func testPresentingFromAControllerThatIsBeingDismissed() {
    MainActor.assumeIsolated {
      for animated in [true, false] {
        let (root, middle, late) = (UIViewController(), UIViewController(), UIViewController())
        middle.modalPresentationStyle = .fullScreen
        onStage(root) { stage in
          root.present(middle, animated: false)
          stage.clock.settle()
          let lines = consoleLines {
            middle.dismiss(animated: animated)
            middle.present(late, animated: animated)
            stage.clock.advance(by: 2)
          }
          XCTAssertNil(root.presentedViewController)
          XCTAssertNil(late.view.window)
          XCTAssertNotNil(root.view.window)
          XCTAssertTrue(
            lines.contains {
              $0.hasPrefix("Attempt to present <") && $0.hasSuffix("while a presentation is in progress.")
            },
            "\(lines)")
          root.present(late, animated: animated)
          stage.clock.advance(by: 2)
          XCTAssertNotNil(late.view.window, "the next one is presented")
        }
      }
    }
  }

  private final class Replacing: NSObject, UINavigationControllerDelegate, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    var pages = [UIViewController(), UIViewController(), UIViewController()]
    var moment = ""
    weak var window: UIWindow?

    func reach(_ name: String) {
      guard name == moment else { return }
      moment = ""
      window?.rootViewController = UIViewController()
      pages = []
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { reach("willShow") }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
      let page = pages[index - 1]
      reach("before")
      return page
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let index = pages.firstIndex(of: viewController), index < pages.count - 1 else { return nil }
      let page = pages[index + 1]
      reach("after")
      return page
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { reach("willTransition") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { reach("didFinish") }
  }

  /// A log-out during a push: only the window retains the navigation controller.
  func testRootReplacedWhileNavigating() {
    MainActor.assumeIsolated {
      onStage { stage in
        let delegate = Replacing()
        delegate.window = stage.window
        weak var gone: UINavigationController?
        func show() {
          let navigation = UINavigationController(rootViewController: UIViewController())
          navigation.delegate = delegate
          gone = navigation
          stage.window.rootViewController = navigation
        }
        show()
        stage.clock.settle()
        delegate.moment = "willShow"
        gone?.pushViewController(UIViewController(), animated: true)
        stage.clock.advance(by: 2)
        XCTAssertEqual(delegate.moment, "")
        XCTAssertNotNil(stage.window.rootViewController?.view.window)
        XCTAssertNil(gone)
      }
    }
  }

  /// The last page of an introduction replaces the window's root.
  func testRootReplacedWhilePagesTurn() {
    MainActor.assumeIsolated {
      for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
        for moment in ["before", "after", "willTransition", "didFinish"] {
          onStage { stage in
            let delegate = Replacing()
            delegate.window = stage.window
            // Only the window retains the controller.
            func show() {
              let book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
              book.dataSource = delegate
              book.delegate = delegate
              book.setViewControllers([delegate.pages[1]], direction: .forward, animated: false)
              stage.window.rootViewController = book
            }
            show()
            stage.clock.settle()
            delegate.moment = moment
            let x: CGFloat = moment == "before" ? 20 : 370
            stage.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: 393 - x, y: 400))
            stage.clock.advance(by: 3)
            XCTAssertEqual(delegate.moment, "", "\(style) \(moment)")
            XCTAssertFalse(stage.window.rootViewController is UIPageViewController)
          }
        }
      }
    }
  }
}
