import UIKit
import XCTest

/// facts/lifecycle.md#showing, facts/lifecycle.md#containers
final class AppearanceTests: CoreTestCase {
  private let log = Log()
  private func make(_ name: String) -> LoggingController { LoggingController(name, log) }
  private var withoutLayout: [String] { log.take().filter { !$0.hasSuffix("Layout") } }

  /// facts/lifecycle.md#showing/root-at-once
  func testRootShow() {
    let root = make("A")
    makeWindow(root)
    XCTAssertEqual(log.take(), ["A.loadView", "A.didLoad", "A.willAppear"])
    step()
    XCTAssertEqual(log.take(), ["A.isAppearing", "A.willLayout", "A.didLayout", "A.didAppear"])
    step()
    XCTAssertEqual(log.take(), [])
  }

  /// facts/lifecycle.md#launch/hidden-window: the root of a hidden window is loaded when the window is shown.
  func testRootIsLoadedSizedAndAddedWhenTheWindowShows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = make("A")
    window.rootViewController = root
    XCTAssertFalse(root.isViewLoaded)
    step()
    XCTAssertFalse(root.isViewLoaded)
    window.isHidden = false
    XCTAssertTrue(root.isViewLoaded)
    window.isHidden = true
    XCTAssertTrue(root.view.window === window)
    _ = log.take()
    XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    step()
    XCTAssertFalse(log.take().contains("A.willAppear"))
    window.isHidden = false
    step()
    XCTAssertTrue(log.take().contains("A.didAppear"))
    window.isHidden = true
    XCTAssertEqual(withoutLayout, ["A.willDisappear", "A.didDisappear"])
  }

  private final class Watching: UIViewController {
    var windows: [UIWindow?] = []
    var replacement: UIViewController?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      windows.append(view.window)
      if let replacement { replacement.replaces(self) }
    }
    override func viewIsAppearing(_ animated: Bool) { windows.append(view.window) }
  }

  /// facts/lifecycle.md#showing/root-at-once: its view is not in the window yet in `viewWillAppear`.
  func testTheRootAppearsBeforeItsViewIsInTheWindow() {
    let (root, next) = (Watching(), Watching())
    let window = makeWindow(root)
    XCTAssertEqual(root.windows, [nil])
    XCTAssertTrue(root.view.window === window)
    step()
    XCTAssertEqual(root.windows, [nil, window])
    // The view of a root that is replaced in its own callback is never added to the window.
    let gone = Watching()
    gone.replacement = next
    window.rootViewController = gone
    XCTAssertNil(gone.view.superview)
    XCTAssertTrue(window.rootViewController === next)
    XCTAssertTrue(next.view.window === window)
    step()
    XCTAssertEqual(next.windows, [nil, window])
    XCTAssertEqual(gone.windows, [nil])
    // facts/presentation.md#hierarchy/root
    XCTAssertEqual(window.subviews.count, 1)
    XCTAssertEqual(window.subviews.first?.subviews.first?.subviews, [next.view])
  }

  func testReplacingTheRoot() {
    let window = makeWindow(make("A"))
    step()
    _ = log.take()
    weak let old = window.rootViewController
    window.rootViewController = make("B")
    XCTAssertEqual(withoutLayout, ["A.willDisappear", "A.didDisappear", "B.loadView", "B.didLoad", "B.willAppear"])
    XCTAssertNil(old)
    step()
    XCTAssertEqual(withoutLayout, ["B.isAppearing", "B.didAppear"])
    window.rootViewController = nil
    XCTAssertEqual(withoutLayout, ["B.willDisappear", "B.didDisappear"])
  }

  /// facts/lifecycle.md#containers/parent-at-once
  func testAChildHasItsParentAtOnce() {
    final class Child: UIViewController {
      var parents: [UIViewController?] = []
      override func willMove(toParent parent: UIViewController?) { parents.append(self.parent) }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    XCTAssertEqual(child.parents, [parent])
    let stack = UINavigationController(rootViewController: Child())
    XCTAssertEqual((stack.topViewController as? Child)?.parents, [stack])
  }

  func testAddChild() {
    let parent = make("P")
    makeWindow(parent)
    step()
    _ = log.take()
    let child = make("C")
    parent.addChild(child)
    XCTAssertEqual(log.take(), ["C.willMove(P)"])
    parent.view.addSubview(child.view)
    XCTAssertEqual(withoutLayout, ["C.loadView", "C.didLoad", "C.willAppear"])
    child.didMove(toParent: parent)
    XCTAssertEqual(log.take(), ["C.didMove(P)"])
    // facts/lifecycle.md#containers/add-visible
    step()
    XCTAssertEqual(withoutLayout, ["C.isAppearing", "C.didAppear"])
    XCTAssertTrue(child.parent === parent)
    XCTAssertEqual(parent.children, [child])

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    XCTAssertEqual(
      withoutLayout, ["C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)"])
    XCTAssertNil(child.parent)
  }

  func testChildrenAppearWithTheirParent() {
    let parent = make("P")
    let child = make("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = log.take()
    makeWindow(parent)
    step()
    let order = withoutLayout
    XCTAssertEqual(order.filter { $0.hasSuffix("willAppear") }, ["P.willAppear", "C.willAppear"])
    XCTAssertEqual(order.filter { $0.hasPrefix("C.") }, ["C.willAppear", "C.isAppearing", "C.didAppear"])
    XCTAssertEqual(Set(order.suffix(2)), ["C.didAppear", "P.didAppear"])
    windows[0].isHidden = true
    XCTAssertEqual(withoutLayout.prefix(2), ["P.willDisappear", "C.willDisappear"])
  }

  func testChildWhoseViewIsNotShownHearsNothing() {
    let parent = make("P")
    parent.addChild(make("C"))
    makeWindow(parent)
    step()
    XCTAssertTrue(log.take().filter { $0.hasPrefix("C.") } == ["C.willMove(P)"])
  }

  func testForwardingByHand() {
    let parent = make("P")
    parent.forwards = false
    makeWindow(parent)
    step()
    let child = make("C")
    parent.addChild(child)
    _ = child.view
    _ = log.take()
    child.beginAppearanceTransition(true, animated: false)
    XCTAssertEqual(withoutLayout, ["C.willAppear"])
    parent.view.addSubview(child.view)
    XCTAssertEqual(withoutLayout, [])
    step()
    XCTAssertEqual(withoutLayout, ["C.isAppearing"], "with the layout, when its frame is final")
    child.endAppearanceTransition()
    XCTAssertEqual(withoutLayout, ["C.didAppear"])
    child.endAppearanceTransition()
    XCTAssertEqual(withoutLayout, [])
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    XCTAssertEqual(withoutLayout, ["C.willDisappear", "C.didDisappear"])
  }

  func testTheOppositeBeginCancels() {
    let parent = make("P")
    parent.forwards = false
    makeWindow(parent)
    let child = make("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    step()
    _ = log.take()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    XCTAssertEqual(
      withoutLayout, ["C.willAppear", "C.willDisappear", "C.didDisappear"], "gone before it was laid out")
  }

  func testControllerWithoutParentFollowsItsView() {
    let window = makeWindow()
    step()
    let orphan = make("O")
    window.rootViewController?.view.addSubview(orphan.view)
    step()
    XCTAssertEqual(withoutLayout, ["O.loadView", "O.didLoad", "O.willAppear", "O.isAppearing", "O.didAppear"])
    orphan.view.removeFromSuperview()
    XCTAssertEqual(withoutLayout, ["O.willDisappear", "O.didDisappear"])
  }

  func testTransitionBetweenChildren() {
    let parent = make("P")
    makeWindow(parent)
    let a = make("A")
    let b = make("B")
    parent.addChild(a)
    parent.view.addSubview(a.view)
    a.didMove(toParent: parent)
    step()
    _ = log.take()
    a.willMove(toParent: nil)
    parent.addChild(b)
    var finished: Bool?
    parent.transition(from: a, to: b, duration: 0, animations: { self.log("animations") }) { finished = $0 }
    XCTAssertEqual(
      withoutLayout,
      [
        "A.willMove(nil)", "B.willMove(P)", "A.willDisappear", "B.loadView", "B.didLoad", "B.willAppear",
        "animations",
      ])
    XCTAssertNil(finished)
    step()
    XCTAssertEqual(finished, true)
    XCTAssertEqual(withoutLayout.sorted(), ["A.didDisappear", "B.didAppear", "B.isAppearing"])
    XCTAssertNil(a.view.superview)
    XCTAssertTrue(b.view.superview === parent.view)
  }

  func testTransitionNeedsTwoChildren() {
    let parent = make("P")
    makeWindow(parent)
    parent.transition(from: make("A"), to: make("B"), duration: 0, animations: nil)
    XCTAssertTrue(said("must have a common parent view controller"))
  }

  func testTransitionAgainWhileOneRuns() {
    let parent = make("P")
    makeWindow(parent)
    let children = ["A", "B", "C"].map { make($0) }
    for child in children { parent.addChild(child) }
    parent.view.addSubview(children[0].view)
    step()
    parent.transition(from: children[0], to: children[1], duration: 0.3, animations: nil)
    parent.transition(from: children[1], to: children[2], duration: 0.3, animations: nil)
    parent.transition(from: children[2], to: children[0], duration: 0.3, animations: nil)
    for _ in 0..<4 { step() }
    XCTAssertEqual(parent.view.subviews, [children[0].view])
  }

  func testAddChildToTwoParentsMovesIt() {
    let first = make("F")
    let second = make("S")
    let child = make("C")
    first.addChild(child)
    second.addChild(child)
    XCTAssertTrue(child.parent === second)
    XCTAssertTrue(first.children.isEmpty)
  }

  func testCyclesAreRefused() {
    let a = make("A")
    let b = make("B")
    a.addChild(b)
    b.addChild(a)
    a.addChild(a)
    XCTAssertTrue(b.children.isEmpty)
    XCTAssertEqual(a.children, [b])
    XCTAssertTrue(said("UIViewControllerHierarchyInconsistency"))
  }

  func testRemovedChildrenAreFreed() {
    let parent = make("P")
    makeWindow(parent)
    weak var weakChild: UIViewController?
    do {
      let child = make("C")
      weakChild = child
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      step()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    step()
    XCTAssertNil(weakChild)
  }

  func testLayoutCallbacksSurroundTheViewsLayout() {
    final class Root: UIView {
      var log: Log?
      override func layoutSubviews() { log?("view.layout") }
    }
    final class Controller: LoggingController {
      override func loadView() {
        let root = Root()
        root.log = log
        view = root
      }
    }
    makeWindow(Controller("A", log))
    step()
    let entries = log.take()
    let start = entries.firstIndex(of: "A.willLayout") ?? 0
    XCTAssertEqual(Array(entries[start..<(start + 3)]), ["A.willLayout", "view.layout", "A.didLayout"])
  }

  func testMemoryWarningReachesLoadedControllers() {
    final class Warned: UIViewController {
      var count = 0
      override func didReceiveMemoryWarning() { count += 1 }
    }
    let root = Warned()
    let shown = Warned()
    let unloaded = Warned()
    makeWindow(root)
    root.addChild(shown)
    root.addChild(unloaded)
    root.view.addSubview(shown.view)
    UIApplication.shared.send(.memoryWarning)
    XCTAssertEqual([root.count, shown.count, unloaded.count], [1, 1, 0])
  }
}

extension UIViewController {
  /// Replaces another controller as the root of its windows.
  fileprivate func replaces(_ other: UIViewController) {
    for window in UIApplication.shared.windows where window.rootViewController === other {
      window.rootViewController = self
    }
  }
}
