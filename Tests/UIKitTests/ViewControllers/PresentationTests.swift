import UIKit
import XCTest

/// facts/lifecycle.md#showing
final class PresentationTests: CoreTestCase {
  private let log = Log()
  private func make(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }
  private var withoutLayout: [String] { log.take().filter { !$0.hasSuffix("Layout") } }

  private func shownRoot() -> LoggingController {
    let root = make("A")
    makeWindow(root)
    step()
    _ = log.take()
    return root
  }

  /// iOS 17: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable>
  func testPresentationControllersHearOfTraits() {
    final class Ear: UIPresentationController {
      var heard: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        heard.append(traitCollection.userInterfaceStyle)
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var ear: Ear?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        ear = Ear(presentedViewController: presented, presenting: presenting)
        return ear
      }
    }
    let a = shownRoot()
    let delegate = Delegate()
    let b = make("B", .custom)
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
    step()
    delegate.ear?.heard = []
    var seen: [UIUserInterfaceStyle] = []
    let registration = delegate.ear?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: Ear, previous: UITraitCollection) in seen.append(previous.userInterfaceStyle)
    }
    a.view.window?.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(delegate.ear?.heard, [.dark])
    XCTAssertEqual(seen, [.light])
    if let registration { delegate.ear?.unregisterForTraitChanges(registration) }
    a.view.window?.overrideUserInterfaceStyle = .light
    XCTAssertEqual(seen.count, 1)
    b.dismiss(animated: false)
    step()
  }

  func testFullScreenPresentAndDismiss() {
    let a = shownRoot()
    let b = make("B", .fullScreen)
    a.present(b, animated: false) { self.log("completion") }
    XCTAssertTrue(a.presentedViewController === b)
    XCTAssertTrue(b.presentingViewController === a)
    XCTAssertTrue(b.isBeingPresented)
    step()
    XCTAssertEqual(
      withoutLayout,
      [
        "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
        "A.didDisappear",
        "completion",
      ])
    XCTAssertFalse(b.isBeingPresented)
    XCTAssertNil(a.view.window)
    XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))

    b.dismiss(animated: false) { self.log("completion") }
    XCTAssertTrue(b.isBeingDismissed)
    step()
    XCTAssertEqual(
      withoutLayout,
      [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear", "completion",
      ])
    XCTAssertNil(a.presentedViewController)
    XCTAssertNil(b.presentingViewController)
    XCTAssertNotNil(a.view.window)
    XCTAssertNil(b.view.window)
  }

  func testStateInTheLastCallbacks() {
    final class Asking: LoggingController {
      var atEnd: (UIViewController?, Bool)?
      override func viewDidDisappear(_ animated: Bool) { atEnd = (presentingViewController, isBeingDismissed) }
    }
    let a = shownRoot()
    let b = Asking("B", log)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    step()
    a.dismiss(animated: false)
    step()
    XCTAssertNil(b.atEnd?.0)
    XCTAssertEqual(b.atEnd?.1, true)
  }

  /// An app may dismiss a screen in `viewDidAppear`; the order of the dismissal is the same.
  func testDismissedInViewDidAppear() {
    final class Leaving: LoggingController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: animated) { [log] in log("gone") }
      }
    }
    let ways: [(UIModalPresentationStyle, Bool)] = [(.fullScreen, true), (.pageSheet, true), (.pageSheet, false)]
    for (style, isAnimated) in ways {
      let a = shownRoot()
      let b = Leaving("B", log)
      b.modalPresentationStyle = style
      a.present(b, animated: isAnimated) { [log] in log("shown") }
      for _ in 0..<4 { step() }
      let own = withoutLayout.filter { !$0.hasPrefix("A.") }
      XCTAssertEqual(
        own.drop { $0 != "B.didAppear" }.map { $0 },
        ["B.didAppear", "shown", "B.willDisappear", "B.didDisappear", "gone"], "\(style) \(isAnimated)")
      XCTAssertNil(a.presentedViewController)
      XCTAssertNil(b.view.window)
    }
  }

  func testSheetLeavesThePresenterAlone() {
    let a = shownRoot()
    let b = make("B")
    a.present(b, animated: true)
    step()
    XCTAssertEqual(withoutLayout, ["B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
    XCTAssertNotNil(a.view.window)
    // facts/presentation.md#sheet/large-frame
    XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 59, width: 393, height: 793))
    // The corners at the top are those of a wrapper view; the app's own view is not modified.
    XCTAssertEqual(b.view.layer.cornerRadius, 0)
    XCTAssertEqual(b.view.superview?.layer.cornerRadius, 10)
    XCTAssertEqual(b.view.superview?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    XCTAssertEqual(b.view.superview?.clipsToBounds, true)
    a.dismiss(animated: true)
    step()
    XCTAssertEqual(withoutLayout, ["B.willDisappear", "B.didDisappear"])
  }

  func testChildPresentsFromItsRoot() {
    let a = shownRoot()
    let child = make("C")
    a.addChild(child)
    a.view.addSubview(child.view)
    let b = make("B", .fullScreen)
    child.present(b, animated: false)
    XCTAssertTrue(b.presentingViewController === a)
    XCTAssertTrue(child.presentedViewController === b)
    step()
  }

  func testPresentationContext() {
    let a = shownRoot()
    let child = make("C")
    child.definesPresentationContext = true
    a.addChild(child)
    a.view.addSubview(child.view)
    let b = make("B", .overCurrentContext)
    child.present(b, animated: false)
    XCTAssertTrue(b.presentingViewController === child)
    step()
  }

  func testPresentingWhilePresentingIsSaid() {
    let a = shownRoot()
    a.present(make("B"), animated: false)
    a.present(make("C"), animated: false)
    XCTAssertTrue(said("which is already presenting"))
    step()
    XCTAssertFalse(log.take().contains("C.loadView"))
  }

  func testPresentingOutsideOfTheWindowIsSaid() {
    let loose = make("L")
    loose.present(make("B"), animated: false)
    XCTAssertTrue(said("whose view is not in the window hierarchy"))
    XCTAssertNil(loose.presentedViewController)
  }

  /// facts/lifecycle.md#showing/root-window
  func testPresentingBeforeTheRootHasAppeared() {
    final class Hasty: UIViewController {
      var early = UIViewController(), late = UIViewController()
      override func viewWillAppear(_ animated: Bool) { present(early, animated: false) }
      override func viewIsAppearing(_ animated: Bool) { present(late, animated: false) }
    }
    let root = Hasty()
    makeWindow(root)
    step()
    XCTAssertTrue(said("whose view is not in the window hierarchy"))
    XCTAssertFalse(root.early.isViewLoaded)
    XCTAssertTrue(root.presentedViewController === root.late)
  }

  func testPresentingItselfOrAPresentedOneOrAChild() {
    let a = shownRoot()
    a.present(a, animated: false)
    XCTAssertTrue(said("tried to present modally an active controller"))
    let child = make("C")
    a.addChild(child)
    a.present(child, animated: false)
    XCTAssertNil(a.presentedViewController)
  }

  /// A controller that presents another, or whose child does, cannot be presented over it: the responder chain
  /// would be a cycle.
  func testPresentingWhatPresentsIsRefused() {
    let (parent, child, shown) = (make("P"), make("C"), make("S"))
    makeWindow(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    step()
    child.present(shown, animated: false)
    step()
    for controller in [parent, child] {
      console = []
      shown.present(controller, animated: false)
      XCTAssertNil(shown.presentedViewController)
      XCTAssertFalse(console.isEmpty)
    }
    XCTAssertTrue(shown.view.next(of: UIWindow.self) != nil)
  }

  func testDismissOfTheBottomTakesAllAboveAndFreesThem() {
    let a = shownRoot()
    weak var weakB: UIViewController?
    weak var weakC: UIViewController?
    do {
      let b = make("B", .fullScreen)
      let c = make("C", .fullScreen)
      weakB = b
      weakC = c
      a.present(b, animated: false)
      step()
      b.present(c, animated: false)
      step()
    }
    _ = log.take()
    a.dismiss(animated: false)
    step()
    XCTAssertNil(a.presentedViewController)
    XCTAssertNil(weakB)
    XCTAssertNil(weakC)
    XCTAssertNotNil(a.view.window)
    XCTAssertTrue(log.take().contains("A.didAppear"))
  }

  func testDismissInTheSameTurnAsPresent() {
    let a = shownRoot()
    let b = make("B", .fullScreen)
    a.present(b, animated: true)
    b.dismiss(animated: true)
    step()
    step()
    XCTAssertNil(a.presentedViewController)
    XCTAssertNotNil(a.view.window)
  }

  func testDismissOfNothing() {
    let a = shownRoot()
    a.dismiss(animated: false)
    step()
    XCTAssertEqual(withoutLayout, [])
  }

  func testResponderChainGoesToThePresenter() {
    let a = shownRoot()
    let b = make("B")
    a.present(b, animated: false)
    step()
    XCTAssertTrue(b.next === a)
  }

  func testCoordinatorRunsBesides() {
    let a = shownRoot()
    let b = make("B", .fullScreen)
    a.present(b, animated: true)
    XCTAssertNotNil(b.transitionCoordinator)
    b.transitionCoordinator?.animate { _ in
      self.log("alongside")
    } completion: { _ in
      self.log("done")
    }
    step()
    XCTAssertEqual(log.take().filter { $0 == "alongside" || $0 == "done" }, ["alongside", "done"])
    XCTAssertNil(b.transitionCoordinator)
  }

  func testReplacingTheRootTakesPresentationsAway() {
    let a = shownRoot()
    weak var weakB: UIViewController?
    do {
      let b = make("B")
      weakB = b
      a.present(b, animated: false)
      step()
    }
    windows[0].rootViewController = make("N")
    step()
    XCTAssertNil(weakB)
    XCTAssertTrue(log.take().contains("B.didDisappear"))
  }

  func testAHundredScreensAreFreed() {
    let a = shownRoot()
    var refs: [() -> UIViewController?] = []
    for index in 0..<100 {
      do {
        let b = make("B\(index)", index % 2 == 0 ? .fullScreen : .pageSheet)
        weak let weakB = b
        refs.append { weakB }
        a.present(b, animated: false)
        step()
        a.dismiss(animated: false)
        step()
      }
    }
    XCTAssertEqual(refs.compactMap { $0() }.count, 0)
  }

  /// Apple's log for a controller whose view is shown without a parent of its own
  /// (facts/presentation.md#logs/detached).
  func testADetachedPresenterIsLogged() {
    let root = UIViewController()
    makeWindow(root)
    let detached = UIViewController()
    root.view.addSubview(detached.view)
    step()
    detached.present(UIViewController(), animated: false)
    step()
    XCTAssertTrue(
      said("from detached view controller <UIViewController: ") && said("Will become a hard exception"),
      "\(console)")
    XCTAssertNotNil(detached.presentedViewController)
    detached.dismiss(animated: false)
    step()
    console = []
    root.addChild(detached)
    detached.present(UIViewController(), animated: false)
    step()
    XCTAssertFalse(said("detached"))
  }
}

extension UIResponder {
  /// Returns the first responder of a class in the chain; nil also if the chain is endless.
  fileprivate func next<Kind: UIResponder>(of kind: Kind.Type) -> Kind? {
    var current: UIResponder? = self
    for _ in 0..<1000 {
      if let found = current as? Kind { return found }
      current = current?.next
    }
    return nil
  }
}
