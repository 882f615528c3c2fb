import QuartzCore
import UIKit
import XCTest

/// Pages that zoom from a view, and back into it.
final class ZoomTests: NavigationTestCase {
  private var source: UIView!

  override func setUp() {
    super.setUp()
    source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    source.backgroundColor = .orange
    a.view.addSubview(source)
    go(to: now + 0.1)
    restart()
  }

  override func tearDown() {
    source = nil
    super.tearDown()
  }

  private var drawn: CGRect { b.view.layer.presentation()?.frame ?? .null }
  private var seen: CGRect { b.view.mask?.layer.presentation()?.frame ?? .null }

  func testAPushGrowsOutOfTheSource() {
    var contexts: [UIViewController.Transition.ZoomSourceViewProviderContext] = []
    b.preferredTransition = .zoom { [unowned self] in
      contexts.append($0)
      return source
    }
    navigation.pushViewController(b, animated: true)
    go(to: 0.02)
    XCTAssertEqual(contexts.count, 1)
    XCTAssertTrue(contexts.first?.sourceViewController === a && contexts.first?.zoomedViewController === b)
    XCTAssertEqual(drawn.midX, 90, accuracy: 25)
    XCTAssertEqual(drawn.midY, 350, accuracy: 25)
    XCTAssertLessThan(drawn.width, 200)
    XCTAssertEqual(seen.width, seen.height, accuracy: 80, "the shape of the source")
    XCTAssertEqual(source.alpha, 0)
    settle()
    XCTAssertEqual(b.view.frame, navigation.view.bounds)
    XCTAssertNil(b.view.mask)
    XCTAssertEqual(source.alpha, 1)
    XCTAssertTrue(b.view.layer.animationKeys()?.isEmpty ?? true)
    XCTAssertEqual(
      log.take().filter { !$0.contains("Move") },
      [
        "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
        "B.didAppear",
      ])
    XCTAssertFalse(said("zoom"), "\(console)")
  }

  func testAPopShrinksIntoTheSource() {
    b.preferredTransition = .zoom { [unowned self] _ in source }
    pushB()
    navigation.popViewController(animated: true)
    go(to: 0.4)
    XCTAssertLessThan(drawn.width, 150)
    XCTAssertEqual(drawn.midX, 90, accuracy: 20)
    settle()
    XCTAssertNil(b.view.window)
    XCTAssertNil(b.view.mask)
    XCTAssertEqual(b.view.layer.affineTransform(), .identity)
    XCTAssertEqual(source.alpha, 1)
    XCTAssertEqual(navigation.view.subviews.first?.subviews.filter { $0 !== a.view }.count, 0)
    XCTAssertTrue(isIdle)
  }

  func testWithoutASourceItGrowsOutOfTheMiddle() {
    b.preferredTransition = .zoom { _ in nil }
    navigation.pushViewController(b, animated: true)
    go(to: 0.02)
    XCTAssertEqual(drawn.midX, 196.5, accuracy: 1)
    XCTAssertLessThan(drawn.width, 300)
    settle()
    XCTAssertEqual(b.view.frame, navigation.view.bounds)
  }

  func testAPresentationGrowsAndShrinks() {
    b.modalPresentationStyle = .fullScreen
    b.preferredTransition = .zoom { [unowned self] _ in source }
    a.present(b, animated: true)
    go(to: 0.02)
    XCTAssertLessThan(drawn.width, 200)
    settle()
    XCTAssertEqual(b.view.frame, window.bounds)
    XCTAssertNil(a.view.window)
    a.dismiss(animated: true)
    go(to: now + 0.4)
    XCTAssertLessThan(drawn.width, 150)
    settle()
    XCTAssertNil(b.view.window)
    XCTAssertNotNil(a.view.window)
    XCTAssertEqual(source.alpha, 1)
  }

  func testAFingerAtTheEdgeDrivesIt() {
    var asked: [Bool] = []
    var options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = {
      asked.append($0.willBegin)
      return true
    }
    b.preferredTransition = .zoom(options: options) { [unowned self] _ in source }
    pushB()
    touch(0, .began, 2, 400)
    go(to: 0.1)
    touch(0, .moved, 40, 400)
    go(to: 0.2)
    touch(0, .moved, 160, 400)
    go(to: 0.3)
    XCTAssertEqual(asked, [true])
    XCTAssertGreaterThan(drawn.width, 150)
    XCTAssertLessThan(drawn.width, 380)
    XCTAssertGreaterThan(seen.height, 450, "the mask follows the finger, too")
    XCTAssertLessThan(seen.height, 840)
    touch(0, .cancelled, 160, 400)
    settle()
    XCTAssertNil(navigation.transitionCoordinator)
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"])
    XCTAssertEqual(b.view.frame, navigation.view.bounds)
    XCTAssertNil(b.view.mask)
    XCTAssertEqual(source.alpha, 1)
    options.interactiveDismissShouldBegin = { _ in false }
    b.preferredTransition = .zoom(options: options) { [unowned self] _ in source }
    touch(0, .began, 2, 400)
    go(to: now + 0.1)
    touch(0, .moved, 160, 400)
    go(to: now + 0.1)
    XCTAssertNil(navigation.transitionCoordinator)
    touch(0, .ended, 160, 400)
    settle()
    XCTAssertEqual(names(navigation.viewControllers), ["A", "B"])
  }
}
