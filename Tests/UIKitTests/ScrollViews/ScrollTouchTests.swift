import UIKit
import XCTest

/// Facts: facts/scrolling.md#touches; Apple's page of `UIScrollView`, "Managing touches".
final class ScrollTouchTests: ScrollTestCase {
  /// A view that records its touches.
  private final class Content: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  private final class Deciding: UIScrollView {
    var begins = true
    var cancels: Bool?
    var asked: [String] = []
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      asked.append("begin")
      return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  private func content(in scrollView: UIScrollView? = nil) -> Content {
    let content = Content(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    (scrollView ?? self.scrollView).addSubview(content)
    return content
  }

  private func deciding() -> Deciding {
    scrollView.isHidden = true
    let other = Deciding(frame: scrollView.frame)
    other.contentSize = scrollView.contentSize
    view.addSubview(other)
    return other
  }

  /// 150 ms (`touchDelay_ms`).
  func testTouchesOfTheContentWait() {
    let content = content()
    touch(0, .began, 150, 300)
    pass(0.14)
    XCTAssertEqual(content.log, [])
    pass(0.02)
    XCTAssertEqual(content.log, ["began"])
    lift(150, 300)
    XCTAssertEqual(content.log, ["began", "ended"])
  }

  func testQuickTapReachesTheContent() {
    let content = content()
    tap(150, 300)
    XCTAssertEqual(content.log, ["began", "ended"])
  }

  func testDragTakesTouchesThatWaited() {
    let content = content()
    pull(by: CGVector(dx: 0, dy: -20), 3)
    lift(150, 340)
    XCTAssertEqual(content.log, [])
    XCTAssertGreaterThan(y, 0)
  }

  func testWithoutDelayTheDragCancels() {
    let content = content()
    scrollView.delaysContentTouches = false
    pull(by: CGVector(dx: 0, dy: -20), 3)
    lift(150, 340)
    XCTAssertEqual(content.log, ["began", "cancelled"])
  }

  func testContentThatCannotBeCancelled() {
    let content = content()
    scrollView.canCancelContentTouches = false
    touch(0, .began, 150, 400)
    pass(0.2)
    touch(0, .moved, 150, 380)
    touch(0, .moved, 150, 350)
    lift(150, 350)
    XCTAssertEqual(y, 0)
    XCTAssertEqual(content.log, ["began", "moved", "moved", "ended"])
    pull(by: CGVector(dx: 0, dy: -20), 3)
    XCTAssertEqual(y, 50, accuracy: 0.01, "a touch that still waits may be taken")
    lift(150, 340)
  }

  /// A control that has the touch keeps it (Apple's page of `touchesShouldCancel(in:)`).
  func testControlKeepsItsTouch() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    scrollView.addSubview(button)
    touch(0, .began, 150, 400)
    pass(0.2)
    XCTAssertTrue(button.isHighlighted)
    touch(0, .moved, 150, 350)
    XCTAssertEqual(y, 0)
    XCTAssertTrue(button.isHighlighted)
    lift(150, 350)
  }

  func testSubclassDecides() {
    let scrollView = deciding()
    let content = content(in: scrollView)
    scrollView.cancels = false
    touch(0, .began, 150, 400)
    pass(0.2)
    touch(0, .moved, 150, 350)
    XCTAssertEqual(scrollView.contentOffset.y, 0)
    lift(150, 350)
    XCTAssertEqual(scrollView.asked, ["begin", "cancel"])
    scrollView.begins = false
    content.log = []
    touch(0, .began, 150, 400)
    pass(0.2)
    touch(0, .moved, 150, 350)
    lift(150, 350)
    XCTAssertEqual(content.log, [])
    XCTAssertEqual(scrollView.contentOffset.y, 40, accuracy: 0.01, "nobody has the touch: it scrolls")
    pass(5)
  }

  func testSubclassMayLetAButtonGo() {
    let scrollView = deciding()
    scrollView.cancels = true
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    scrollView.addSubview(button)
    touch(0, .began, 150, 400)
    pass(0.2)
    touch(0, .moved, 150, 350)
    XCTAssertFalse(button.isHighlighted)
    XCTAssertEqual(scrollView.contentOffset.y, 40, accuracy: 0.01)
    lift(150, 350)
    pass(5)
  }

  // MARK: Axes

  func testOtherAxisDoesNotStartADrag() {
    pull(by: CGVector(dx: -20, dy: -2), 6, from: CGPoint(x: 240, y: 400))
    XCTAssertFalse(scrollView.isDragging)
    XCTAssertEqual(y, 0)
    lift(120, 388)
  }

  func testDirectionalLock() {
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    scrollView.isDirectionalLockEnabled = true
    pull(by: CGVector(dx: -3, dy: -20), 6, from: CGPoint(x: 240, y: 450))
    XCTAssertEqual(x, 0)
    XCTAssertGreaterThan(y, 100)
    touch(0, .moved, 140, 330)
    XCTAssertEqual(x, 0, "until the finger leaves")
    pass(0.2)
    lift(140, 330)
    scrollView.contentOffset = .zero
    pull(by: CGVector(dx: -15, dy: -15), 6, from: CGPoint(x: 240, y: 450))
    XCTAssertGreaterThan(x, 60)
    XCTAssertEqual(x, y, "a diagonal one is free")
    lift(150, 360)
    pass(5)
  }

  func testBothAxesAreFreeWithoutLock() {
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    pull(by: CGVector(dx: -3, dy: -20), 6, from: CGPoint(x: 240, y: 450))
    XCTAssertEqual(x, 18 - 10 * 3 / hypot(3, 20), accuracy: 0.2)
    lift(222, 330)
    pass(5)
  }

  func testAlwaysBounce() {
    scrollView.contentSize = CGSize(width: 100, height: 100)
    pull(by: CGVector(dx: 0, dy: 20), 4, from: CGPoint(x: 150, y: 300))
    XCTAssertEqual(y, 0)
    lift(150, 380)
    scrollView.alwaysBounceVertical = true
    pull(by: CGVector(dx: 5, dy: 20), 4, from: CGPoint(x: 150, y: 300))
    XCTAssertLessThan(y, -20)
    XCTAssertEqual(x, 0)
    pass(0.2)
    lift(170, 380)
    pass(2)
    XCTAssertEqual(y, 0)
    scrollView.alwaysBounceVertical = false
    scrollView.alwaysBounceHorizontal = true
    pull(by: CGVector(dx: 20, dy: 0), 4, from: CGPoint(x: 100, y: 300))
    XCTAssertLessThan(x, -20)
    XCTAssertEqual(y, 0)
    pass(0.2)
    lift(180, 300)
    pass(2)
    scrollView.bounces = false
    pull(by: CGVector(dx: 20, dy: 0), 4, from: CGPoint(x: 100, y: 300))
    XCTAssertEqual(x, 0)
    lift(180, 300)
  }

  // MARK: Nested

  private func nested(_ size: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 250))
    inner.contentSize = size
    scrollView.addSubview(inner)
    return inner
  }

  func testInnerScrollViewWins() {
    let inner = nested(CGSize(width: 200, height: 1000))
    pull(by: CGVector(dx: 0, dy: -20), 4, from: CGPoint(x: 150, y: 400))
    XCTAssertEqual(inner.contentOffset.y, 70, accuracy: 0.01)
    XCTAssertEqual(y, 0)
    lift(150, 320)
    pass(5)
  }

  func testInnerAtItsEndLeavesTheDragToTheOuter() {
    let inner = nested(CGSize(width: 200, height: 1000))
    inner.contentOffset.y = 750
    pull(by: CGVector(dx: 0, dy: -20), 4, from: CGPoint(x: 150, y: 400))
    XCTAssertEqual(inner.contentOffset.y, 750)
    XCTAssertGreaterThan(y, 40)
    lift(150, 320)
    pass(5)
    scrollView.setContentOffset(.zero, animated: false)
    pull(by: CGVector(dx: 0, dy: 20), 4, from: CGPoint(x: 150, y: 300))
    XCTAssertLessThan(inner.contentOffset.y, 750, "the other way it goes itself")
    lift(150, 380)
    pass(5)
    inner.contentOffset.y = 0
    pull(by: CGVector(dx: 0, dy: 20), 4, from: CGPoint(x: 150, y: 300))
    XCTAssertLessThan(inner.contentOffset.y, 0, "where nobody can go on, the inner one bounces")
    XCTAssertEqual(y, 0)
    lift(150, 380)
    pass(5)
  }

  func testAxesOfNestedScrollViews() {
    let inner = nested(CGSize(width: 1000, height: 250))
    pull(by: CGVector(dx: 0, dy: -20), 4, from: CGPoint(x: 150, y: 400))
    XCTAssertEqual(inner.contentOffset, .zero)
    XCTAssertGreaterThan(y, 40)
    pass(0.2)
    lift(150, 320)
    pull(by: CGVector(dx: -20, dy: -2), 4, from: CGPoint(x: 200, y: 300))
    XCTAssertGreaterThan(inner.contentOffset.x, 40)
    lift(120, 292)
    pass(5)
  }

  /// If moving content is caught, scroll views in it do not receive the drag.
  func testOuterThatMovesIsCaught() {
    let inner = nested(CGSize(width: 200, height: 1000))
    inner.frame.size.height = 1500
    fling(by: CGVector(dx: 0, dy: -20))
    XCTAssertEqual(inner.contentOffset.y, 0)
    pass(0.2)
    touch(0, .began, 150, 300)
    touch(0, .moved, 150, 270)
    XCTAssertEqual(inner.contentOffset.y, 0)
    XCTAssertTrue(scrollView.isDragging)
    lift(150, 270)
    pass(5)
  }

  /// Inner content that is caught beyond its end follows the finger, although the outer content could scroll.
  func testInnerThatMovesIsCaught() {
    let inner = nested(CGSize(width: 200, height: 400))
    inner.contentOffset.y = 100
    fling(by: CGVector(dx: 0, dy: -20), 5)
    pass(0.05)
    let caught = inner.contentOffset.y
    XCTAssertGreaterThan(caught, 150)
    let outer = y
    touch(0, .began, 150, 300)
    touch(0, .moved, 150, 280)
    XCTAssertGreaterThan(inner.contentOffset.y, caught)
    XCTAssertEqual(y, outer)
    lift(150, 280)
    pass(5)
  }

  /// A subclass that is the delegate of its own recognizer (UIKit makes it so).
  func testSubclassDecidesAboutSimultaneousDrags() {
    final class Together: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let outer = Together(frame: scrollView.frame)
    outer.contentSize = CGSize(width: 200, height: 2000)
    view.addSubview(outer)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 250))
    inner.contentSize = CGSize(width: 200, height: 1000)
    outer.addSubview(inner)
    pull(by: CGVector(dx: 0, dy: -20), 4, from: CGPoint(x: 150, y: 400))
    XCTAssertGreaterThan(inner.contentOffset.y, 40)
    XCTAssertGreaterThan(outer.contentOffset.y, 40)
    lift(150, 320)
    pass(5)
  }

  // MARK: Wheel

  func testWheel() {
    func turn(_ dy: CGFloat) {
      UIApplication.shared.send(.scroll(location: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: dy)))
    }
    turn(-40)
    XCTAssertEqual(y, 40)
    XCTAssertTrue(scrollView.isDragging)
    turn(-40)
    turn(5000)
    XCTAssertEqual(y, 0, "no rubber band")
    turn(-60)
    UIApplication.shared.send(.scrollEnded)
    XCTAssertEqual(y, 60)
    pass(1)
    XCTAssertEqual(y, 60, "nothing is thrown")
    XCTAssertEqual(journal.order, ["will drag", "scroll", "will end", "did end false"])
    UIApplication.shared.send(.scrollEnded)
    UIApplication.shared.send(.scroll(location: CGPoint(x: CGFloat.nan, y: 0), by: CGVector(dx: 0, dy: 1)))
    UIApplication.shared.send(.scroll(location: CGPoint(x: 5, y: 5), by: CGVector(dx: 0, dy: 1)))
    XCTAssertEqual(y, 60)
  }

  func testWheelAtTheInnersEndTurnsTheOuter() {
    let inner = nested(CGSize(width: 200, height: 1000))
    inner.contentOffset.y = 750
    UIApplication.shared.send(.scroll(location: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -40)))
    UIApplication.shared.send(.scrollEnded)
    XCTAssertEqual(y, 40)
    XCTAssertEqual(inner.contentOffset.y, 750)
  }

  // MARK: Keyboard

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    view.addSubview(field)
    field.becomeFirstResponder()
    pass(1)
    return field
  }

  func testDragPutsTheKeyboardAway() {
    let field = field()
    pull(by: CGVector(dx: 0, dy: -20), 3)
    XCTAssertTrue(field.isFirstResponder)
    lift(150, 340)
    pass(5)
    scrollView.keyboardDismissMode = .onDrag
    pull(by: CGVector(dx: 0, dy: -20), 3)
    XCTAssertFalse(field.isFirstResponder)
    lift(150, 340)
    pass(5)
  }

  func testKeyboardFollowsTheFinger() {
    let field = field()
    scrollView.keyboardDismissMode = .interactive
    scrollView.contentOffset.y = 500
    pull(by: CGVector(dx: 0, dy: 20), 10, from: CGPoint(x: 150, y: 300))
    XCTAssertTrue(field.isFirstResponder)
    for y in stride(from: CGFloat(520), through: 700, by: 20) {
      pass(1.0 / 60)
      touch(0, .moved, 150, y)
    }
    XCTAssertTrue(field.isFirstResponder)
    for y in [680, 660, 640, 620, 600] as [CGFloat] {
      pass(1.0 / 60)
      touch(0, .moved, 150, y)
    }
    lift(150, 600)
    pass(1)
    XCTAssertTrue(field.isFirstResponder, "let go on the way up it stays")
    pull(by: CGVector(dx: 0, dy: 20), 19, from: CGPoint(x: 150, y: 300))
    lift(150, 680)
    pass(1)
    XCTAssertFalse(field.isFirstResponder)
    pass(5)
    XCTAssertTrue(isIdle)
  }
}
