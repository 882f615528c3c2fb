import FlipsideTesting
import UIKit
import XCTest

/// Two transitions, one after the other or the second during the first. In all cases, each controller gets its
/// appearance callbacks in a valid order, and at the end exactly the visible controllers have appeared
/// (facts/lifecycle.md#showing, facts/navigation.md#orders).
final class TransitionPairTests: XCTestCase {
  /// A page that checks the order of its callbacks itself.
  private final class Page: UIViewController {
    enum State { case gone, appearing, shown, disappearing }
    private(set) var state = State.gone
    private(set) var heard: [String] = []
    private(set) var faults: [String] = []

    private func hear(_ name: String, from legal: [State], to new: State) {
      heard.append(name)
      if !legal.contains(state) { faults.append("\(name) while \(state)") }
      state = new
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      hear("willAppear", from: [.gone, .disappearing], to: .appearing)
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      hear("isAppearing", from: [.appearing], to: .appearing)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hear("didAppear", from: [.appearing], to: .shown)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      hear("willDisappear", from: [.shown, .appearing], to: .disappearing)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      hear("didDisappear", from: [.disappearing], to: .gone)
    }
  }

  private enum Change: CaseIterable {
    case push, pop, root, set, sheet, full, over, dismiss, tab, turn
  }

  /// Two tabs, the first with a stack of two pages.
  private final class Screens {
    let tabs = UITabBarController()
    let navigation: UINavigationController
    var pages: [Page] = []
    let isAnimated: Bool

    init(isAnimated: Bool) {
      self.isAnimated = isAnimated
      navigation = UINavigationController()
      navigation.viewControllers = [page(), page()]
      tabs.viewControllers = [navigation, page()]
    }

    func page(_ style: UIModalPresentationStyle = .automatic) -> Page {
      let page = Page()
      page.modalPresentationStyle = style
      pages.append(page)
      return page
    }

    func present(_ style: UIModalPresentationStyle) {
      var presenter: UIViewController = tabs
      while let next = presenter.presentedViewController { presenter = next }
      presenter.present(page(style), animated: isAnimated)
    }

    func make(_ change: Change, _ stage: Stage) {
      switch change {
      case .push: navigation.pushViewController(page(), animated: isAnimated)
      case .pop: navigation.popViewController(animated: isAnimated)
      case .root: navigation.popToRootViewController(animated: isAnimated)
      case .set: navigation.setViewControllers([page(), page()], animated: isAnimated)
      case .sheet: present(.pageSheet)
      case .full: present(.fullScreen)
      case .over: present(.overFullScreen)
      case .dismiss: tabs.dismiss(animated: isAnimated)
      case .tab: tabs.selectedIndex = 1 - tabs.selectedIndex
      case .turn: stage.rotate(to: .landscapeLeft)
      }
    }
  }

  private func check(_ first: Change, _ second: Change, after delay: TimeInterval, isAnimated: Bool) {
    let screens = Screens(isAnimated: isAnimated)
    // The screen is small, because only the order is tested.
    let stage = Stage(screens.tabs, device: "iPhone SE (1st generation)")
    stage.clock.advance(by: 0.1)
    screens.make(first, stage)
    if delay > 0 { stage.clock.advance(by: delay) }
    screens.make(second, stage)
    stage.clock.advance(by: 1.5)
    for (number, page) in screens.pages.enumerated() {
      let isOnScreen = page.viewIfLoaded?.window != nil
      let name = "\(first), \(second) after \(delay) s, animated \(isAnimated): page \(number)"
      XCTAssertEqual(page.faults, [], "\(name): \(page.heard)")
      XCTAssertEqual(page.state, isOnScreen ? .shown : .gone, "\(name): \(page.heard)")
    }
    XCTAssertFalse(stage.console.contains("Unbalanced calls"), "\(first), \(second) after \(delay) s")
    stage.end()
  }

  func testAnimatedInOneTurn() {
    for first in Change.allCases {
      for second in Change.allCases { check(first, second, after: 0, isAnimated: true) }
    }
  }

  func testAnimatedInTheMiddle() {
    for first in Change.allCases {
      for second in Change.allCases { check(first, second, after: 0.15, isAnimated: true) }
    }
  }

  func testNotAnimated() {
    for first in Change.allCases {
      for second in Change.allCases {
        check(first, second, after: 0, isAnimated: false)
        check(first, second, after: 0.1, isAnimated: false)
      }
    }
  }
}
