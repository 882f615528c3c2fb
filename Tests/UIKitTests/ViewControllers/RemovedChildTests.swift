import UIKit
import XCTest

/// Children that leave their parent while it appears.
final class RemovedChildTests: CoreTestCase {
  private final class Leaving: LoggingController {
    var leaves = true
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard leaves else { return }
      willMove(toParent: nil)
      viewIfLoaded?.removeFromSuperview()
      removeFromParent()
    }
  }

  private let log = Log()
  private var callbacks: [String] { log.take().filter { $0.hasPrefix("C.") && !$0.hasSuffix("Layout") } }

  private func makeParent(with child: LoggingController) -> LoggingController {
    let parent = LoggingController("P", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    return parent
  }

  func testAChildThatLeavesInItsOwnViewWillAppearDisappears() {
    let child = Leaving("C", log)
    let parent = makeParent(with: child)
    makeWindow(parent)
    step()
    XCTAssertEqual(
      callbacks, ["C.willAppear", "C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)"])
    XCTAssertTrue(parent.children.isEmpty)
    // The child appears as usual the next time.
    child.leaves = false
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    step()
    XCTAssertEqual(
      callbacks, ["C.willMove(P)", "C.willAppear", "C.didMove(P)", "C.isAppearing", "C.didAppear"])
  }

  func testTheOtherChildrenStay() {
    let (child, sibling) = (LoggingController("C", log), Leaving("D", log))
    let parent = makeParent(with: child)
    parent.addChild(sibling)
    parent.view.addSubview(sibling.view)
    makeWindow(parent)
    step()
    XCTAssertEqual(parent.children, [child])
    XCTAssertEqual(callbacks, ["C.willAppear", "C.isAppearing", "C.didAppear"], "the other child stays")
  }

  func testAChildWhoseParentEndsItByHandIsLeftToIt() {
    let child = LoggingController("C", log)
    let parent = makeParent(with: child)
    parent.forwards = false
    child.view.removeFromSuperview()
    _ = log.take()
    child.beginAppearanceTransition(true, animated: false)
    child.removeFromParent()
    XCTAssertEqual(callbacks, ["C.willAppear", "C.didMove(nil)"])
    child.endAppearanceTransition()
    XCTAssertEqual(callbacks, ["C.didAppear"])
    XCTAssertFalse(said("Unbalanced calls"))
  }
}
