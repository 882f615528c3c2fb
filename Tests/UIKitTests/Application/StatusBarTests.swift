import FlipsideTesting
import UIKit
import XCTest

/// The controllers that decide about the status bar, the home indicator and the edges of the screen:
/// facts/lifecycle.md#status-bar.
final class StatusBarTests: XCTestCase {
  private final class Decider: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }

  @MainActor private struct Decision: Equatable {
    let hidden = UIApplication.shared.resolvedStatusBarHidden
    let indicatorHidden = UIApplication.shared.resolvedHomeIndicatorHidden
    let edges = UIApplication.shared.deferringEdges.rawValue
    let style = UIApplication.shared.statusBarStyle
  }

  private func decided(
    _ root: @MainActor () -> UIViewController, then: @MainActor (Stage) -> Void = { _ in },
    _ check: @MainActor (Decision) -> Void
  ) {
    MainActor.assumeIsolated {
      onStage(root(), animates: false) { stage in
        then(stage)
        stage.clock.settle()
        check(Decision())
      }
    }
  }

  private func isDeciders(_ decision: Decision, style: Bool = true) {
    MainActor.assumeIsolated {
      XCTAssertTrue(decision.hidden)
      XCTAssertTrue(decision.indicatorHidden)
      XCTAssertEqual(decision.edges, UIRectEdge.bottom.rawValue)
      XCTAssertEqual(decision.style == .lightContent, style)
    }
  }

  private func isNobodys(_ decision: Decision) {
    MainActor.assumeIsolated {
      XCTAssertFalse(decision.hidden)
      XCTAssertFalse(decision.indicatorHidden)
      XCTAssertEqual(decision.edges, 0)
      XCTAssertEqual(decision.style, .default)
    }
  }

  /// On a phone with an island the safe area stays when the bar goes, and the navigation bar moves all the same.
  func testTheNavigationBarComesBackWithTheBar() {
    MainActor.assumeIsolated {
      final class Hiding: UIViewController {
        var hides = false
        override var prefersStatusBarHidden: Bool { hides }
      }
      let page = Hiding()
      let navigation = UINavigationController(rootViewController: page)
      onStage(navigation, animates: false) { stage in
        stage.clock.advance(by: 0.1)
        let top = navigation.navigationBar.frame.minY
        XCTAssertEqual(top, 53.667, accuracy: 0.001)
        for hides in [true, false] {
          page.hides = hides
          page.setNeedsStatusBarAppearanceUpdate()
          stage.clock.advance(by: 0.1)
          XCTAssertEqual(navigation.navigationBar.frame.minY, hides ? 59 : top, accuracy: 0.001)
        }
        XCTAssertEqual(page.view.safeAreaInsets.top, 97.667, accuracy: 0.001)
      }
    }
  }

  /// Apple's page of `UIApplicationDelegate`: told of another frame of the bar, before and after.
  func testTheAppIsToldOfTheBarsFrame() {
    MainActor.assumeIsolated {
      final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        func application(_ application: UIApplication, willChangeStatusBarFrame frame: CGRect) {
          log.append("will \(frame.width) \(frame.height)")
        }
        func application(_ application: UIApplication, didChangeStatusBarFrame frame: CGRect) {
          log.append("did \(frame.width) \(frame.height)")
        }
      }
      final class Hiding: UIViewController {
        var hides = false
        override var prefersStatusBarHidden: Bool { hides }
      }
      let delegate = Delegate()
      let page = Hiding()
      onStage(page, animates: false) { stage in
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = old }
        let frame = UIApplication.shared.statusBarFrame
        page.hides = true
        page.setNeedsStatusBarAppearanceUpdate()
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(delegate.log, ["will 0.0 0.0", "did \(frame.width) \(frame.height)"])
        page.hides = false
        page.setNeedsStatusBarAppearanceUpdate()
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(delegate.log.suffix(2), ["will \(frame.width) \(frame.height)", "did 0.0 0.0"])
      }
    }
  }

  /// The older methods are for delegates without the newer one.
  func testURLsComeToTheOlderMethods() {
    MainActor.assumeIsolated {
      final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
          log.append(url.absoluteString)
          return true
        }
      }
      let delegate: any UIApplicationDelegate = Delegate()
      guard let url = URL(string: "app:page") else { return }
      XCTAssertTrue(delegate.application(UIApplication.shared, open: url, options: [:]))
      XCTAssertEqual((delegate as? Delegate)?.log, ["app:page"])
    }
  }

  func testTheRoot() { decided({ Decider() }) { isDeciders($0) } }

  /// An app in the background uses no processor time, also if an update of the status bar is pending.
  func testNobodyIsAskedInTheBackground() {
    MainActor.assumeIsolated {
      onStage(Decider(), animates: false) { stage in
        stage.enterBackground()
        stage.controller.setNeedsStatusBarAppearanceUpdate()
        stage.clock.settle()
        XCTAssertTrue(stage.clock.isIdle)
        stage.enterForeground()
        XCTAssertTrue(stage.clock.isIdle)
        XCTAssertTrue(UIApplication.shared.resolvedStatusBarHidden)
      }
    }
  }

  func testTheTopOfANavigationControllerDecidesAllButTheStyle() {
    decided({ UINavigationController(rootViewController: Decider()) }) { isDeciders($0, style: false) }
    decided({
      let navigation = UINavigationController(rootViewController: Decider())
      navigation.isNavigationBarHidden = true
      return navigation
    }) { isDeciders($0) }
    decided({
      let navigation = UINavigationController(rootViewController: Decider())
      navigation.pushViewController(UIViewController(), animated: false)
      return navigation
    }) { isNobodys($0) }
  }

  func testTheSelectedTab() {
    decided({
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), Decider()]
      return tabs
    }) { isNobodys($0) }
    decided({
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), Decider()]
      tabs.selectedIndex = 1
      return tabs
    }) { isDeciders($0) }
  }

  func testPagesDecideNothing() {
    decided({
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([Decider()], direction: .forward, animated: false)
      return pages
    }) { isNobodys($0) }
  }

  func testContainersInContainers() {
    decided({
      let navigation = UINavigationController(rootViewController: Decider())
      navigation.isNavigationBarHidden = true
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }) { isDeciders($0) }
  }

  func testAFullScreenPresentationDecides() {
    decided(
      { UIViewController() },
      then: { stage in
        let decider = Decider()
        decider.modalPresentationStyle = .fullScreen
        stage.controller.present(decider, animated: false)
      }
    ) { isDeciders($0) }
  }

  func testOtherPresentationsDecideOnlyIfTheyCapture() {
    for captures in [false, true] {
      decided(
        { UIViewController() },
        then: { stage in
          let decider = Decider()
          decider.modalPresentationStyle = .overFullScreen
          decider.modalPresentationCapturesStatusBarAppearance = captures
          stage.controller.present(decider, animated: false)
        }
      ) { captures ? isDeciders($0) : isNobodys($0) }
    }
  }

  func testTheFrontmostWindowThatCoversTheBar() {
    MainActor.assumeIsolated {
      onStage(animates: false) { stage in
        let small = UIWindow(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        small.rootViewController = Decider()
        small.isHidden = false
        stage.clock.settle()
        isNobodys(Decision())
        let whole = UIWindow(frame: UIScreen.main.bounds)
        whole.windowLevel = .alert
        whole.rootViewController = Decider()
        whole.isHidden = false
        stage.clock.settle()
        isDeciders(Decision())
        whole.isHidden = true
        small.isHidden = true
        UIApplication.shared.step()
        stage.controller.setNeedsStatusBarAppearanceUpdate()
        isNobodys(Decision())
      }
    }
  }

  func testControllersThatNameEachOther() {
    final class Circle: UIViewController {
      weak var other: UIViewController?
      override var childForStatusBarHidden: UIViewController? { other }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { self }
    }
    decided({
      let (first, second) = (Circle(), Circle())
      (first.other, second.other) = (second, first)
      first.addChild(second)
      return first
    }) { isNobodys($0) }
  }

  func testAChangeIsAskedFor() {
    final class Switching: UIViewController {
      var edges: UIRectEdge = []
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    }
    MainActor.assumeIsolated {
      let controller = Switching()
      onStage(controller, animates: false) { stage in
        controller.edges = .left
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        XCTAssertEqual(UIApplication.shared.deferringEdges, .left)
        XCTAssertFalse(stage.console.contains("setNeedsUpdateOfScreenEdges"))
      }
    }
  }
}
