import FlipsideTesting
import UIKit
import XCTest

/// `facts/events.md#touches`, `facts/events.md#gesture-states`, `facts/events.md#gesture-rules`
final class GestureTests: XCTestCase {
  private var stage: Stage!
  private var fingers: Fingers!
  private var journal: Journal!
  private var target: NotingTarget!
  private var box: NotingView!

  override func setUp() {
    super.setUp()
    // Fires the timers that touches of other tests have left, on their own clocks.
    for _ in 0..<2 { GestureDelivery.shared.fireTimers(at: 1e12) }
    stage = Stage(animates: false)
    fingers = Fingers(stage.window)
    journal = Journal()
    target = NotingTarget(journal)
    box = NotingView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    box.isMultipleTouchEnabled = true
    box.journal = journal
    stage.view.addSubview(box)
  }

  override func tearDown() {
    stage.end()
    stage = nil
    fingers = nil
    super.tearDown()
  }

  private let middle = CGPoint(x: 150, y: 200)

  @discardableResult private func add<R: UIGestureRecognizer>(
    _ recognizer: R, _ name: String, to view: UIView? = nil
  ) -> R {
    recognizer.name = name
    recognizer.addTarget(target!, action: NotingTarget.fired)
    (view ?? box).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func taps(_ count: Int, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    tap.numberOfTouchesRequired = fingers
    return tap
  }

  func testDefaults() {
    let tap = UITapGestureRecognizer()
    XCTAssertEqual(tap.numberOfTapsRequired, 1)
    XCTAssertEqual(tap.numberOfTouchesRequired, 1)
    XCTAssertTrue(tap.isEnabled)
    XCTAssertTrue(tap.cancelsTouchesInView)
    XCTAssertFalse(tap.delaysTouchesBegan)
    XCTAssertTrue(tap.delaysTouchesEnded)
    XCTAssertTrue(tap.requiresExclusiveTouchType)
    XCTAssertEqual(tap.state, .possible)
    let press = UILongPressGestureRecognizer()
    XCTAssertEqual(press.minimumPressDuration, 0.5)
    XCTAssertEqual(press.allowableMovement, 10)
    XCTAssertEqual(press.numberOfTapsRequired, 0)
    XCTAssertEqual(UISwipeGestureRecognizer().direction, .right)
    XCTAssertEqual(UIPanGestureRecognizer().minimumNumberOfTouches, 1)
    XCTAssertEqual(UIGestureRecognizer.State.recognized, .ended)
  }

  // The action comes before the view's cancellation, because recognition takes the touch from the view.
  func testTapSendsActionThenCancelsTheView() {
    add(taps(1), "tap")
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines, ["began", "tap 3", "cancelled"])
  }

  func testWithoutCancellingTheViewGetsItsTouch() {
    let tap = add(taps(1), "tap")
    tap.cancelsTouchesInView = false
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines, ["began", "tap 3", "ended"])
  }

  func testStateGoesBackToPossibleAfterwards() {
    let tap = add(taps(1), "tap")
    fingers.tap(at: middle)
    XCTAssertEqual(tap.state, .ended)
    fingers.wait(0)
    XCTAssertEqual(tap.state, .possible)
  }

  func testSlowTapFails() {
    add(taps(1), "tap")
    fingers.down(at: middle)
    fingers.wait(0.8)
    fingers.up()
    XCTAssertEqual(journal.lines, ["began", "ended"])
  }

  func testTapMayMove45PointsNotMore() {
    add(taps(1), "tap")
    fingers.down(at: middle)
    fingers.move(to: CGPoint(x: middle.x + 44, y: middle.y))
    fingers.up()
    XCTAssertTrue(journal.lines.contains("tap 3"))
    journal.lines = []
    fingers.down(at: middle)
    fingers.move(to: CGPoint(x: middle.x + 46, y: middle.y))
    fingers.up()
    XCTAssertFalse(journal.lines.contains("tap 3"))
  }

  func testDoubleTapNeedsTheSecondWithin350Milliseconds() {
    add(taps(2), "double")
    fingers.tap(at: middle)
    fingers.wait(0.3)
    fingers.tap(at: middle)
    XCTAssertTrue(journal.lines.contains("double 3"))
    journal.lines = []
    fingers.wait(1)
    fingers.tap(at: middle)
    fingers.wait(0.4)
    fingers.tap(at: middle)
    XCTAssertFalse(journal.lines.contains("double 3"))
  }

  // delaysTouchesEnded: the view's end waits until the double tap has failed.
  func testViewsEndWaitsForTheDoubleTap() {
    add(taps(2), "double")
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines, ["began"])
    fingers.wait(0.4)
    XCTAssertEqual(journal.lines, ["began", "ended"])
  }

  func testSingleAndDoubleWithoutRequirementBothFire() {
    add(taps(1), "single")
    add(taps(2), "double")
    fingers.tap(at: middle)
    fingers.wait(0.1)
    fingers.tap(at: middle)
    XCTAssertEqual(
      journal.lines.filter { $0.hasPrefix("single") || $0.hasPrefix("double") }.prefix(1), ["single 3"])
    XCTAssertTrue(journal.lines.contains("double 3"))
  }

  func testRequirementHoldsTheSingleTapBack() {
    let single = add(taps(1), "single")
    let double = add(taps(2), "double")
    single.require(toFail: double)
    fingers.tap(at: middle)
    XCTAssertFalse(journal.lines.contains("single 3"))
    XCTAssertEqual(single.state, .possible)
    fingers.wait(0.4)
    XCTAssertTrue(journal.lines.contains("single 3"))
    journal.lines = []
    fingers.wait(1)
    fingers.tap(at: middle)
    fingers.wait(0.1)
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines.filter { $0.hasPrefix("single") || $0.hasPrefix("double") }, ["double 3"])
  }

  func testTwoFingerTap() {
    add(taps(1, fingers: 2), "two")
    fingers.down(0, at: middle)
    fingers.down(1, at: CGPoint(x: 200, y: 200))
    fingers.up(0)
    fingers.up(1)
    XCTAssertTrue(journal.lines.contains("two 3"))
    journal.lines = []
    fingers.wait(1)
    fingers.tap(at: middle)
    XCTAssertFalse(journal.lines.contains("two 3"))
  }

  func testInnerRecognizerWinsOverOuter() {
    add(taps(1), "outer", to: stage.view)
    add(taps(1), "inner")
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines.filter { $0.hasSuffix("3") }, ["inner 3"])
  }

  /// The recognizers of a touch are those of the views that were hit, even if a delegate takes one of these away
  /// meanwhile.
  func testRecognizersAreThoseOfTheViewsThatWereHit() {
    let delegate = Answers()
    delegate.receives = false
    delegate.willAnswer = { [box] in box?.removeFromSuperview() }
    add(taps(1), "outer", to: stage.view)
    add(taps(1), "inner").delegate = delegate
    fingers.tap(at: middle)
    XCTAssertNil(box.superview)
    XCTAssertEqual(journal.lines.filter { $0.hasSuffix("3") }, ["outer 3"])
  }

  func testSimultaneousWhenADelegateSaysSo() {
    let delegate = Answers()
    delegate.simultaneous = true
    add(taps(1), "outer", to: stage.view).delegate = delegate
    add(taps(1), "inner")
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines.filter { $0.hasSuffix("3") }, ["inner 3", "outer 3"])
  }

  func testShouldBeginRefuses() {
    let delegate = Answers()
    delegate.begins = false
    let tap = add(taps(1), "tap")
    tap.delegate = delegate
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines, ["began", "ended"])
    XCTAssertEqual(delegate.asked, ["receive", "begin"])
  }

  func testShouldReceiveHidesTheTouch() {
    let delegate = Answers()
    delegate.receives = false
    add(taps(1), "tap").delegate = delegate
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines, ["began", "ended"])
    XCTAssertEqual(delegate.asked, ["receive"])
  }

  func testDelegatesFailureRequirement() {
    let delegate = Answers()
    delegate.requires = true
    add(taps(1), "single").delegate = delegate
    add(taps(2), "double")
    fingers.tap(at: middle)
    XCTAssertFalse(journal.lines.contains("single 3"))
    fingers.wait(0.4)
    XCTAssertTrue(journal.lines.contains("single 3"))
  }

  func testDisabledRecognizerSeesNothing() {
    add(taps(1), "tap").isEnabled = false
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines, ["began", "ended"])
  }

  func testDisablingCancelsWhatIsUnderWay() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    fingers.down(at: middle)
    fingers.move(to: CGPoint(x: 180, y: 200))
    pan.isEnabled = false
    XCTAssertEqual(journal.lines.filter { $0.hasPrefix("pan") }, ["pan 1", "pan 4"])
    fingers.up()
  }

  func testDelaysTouchesBegan() {
    let tap = add(taps(1), "tap")
    tap.delaysTouchesBegan = true
    fingers.down(at: middle)
    XCTAssertEqual(journal.lines, [])
    fingers.wait(1)
    XCTAssertEqual(journal.lines, ["began"])
    fingers.up()
    XCTAssertEqual(journal.lines, ["began", "ended"])
    journal.lines = []
    fingers.wait(0.1)
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines, ["tap 3"])
  }

  func testPanBeginsAfterTenPoints() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    fingers.down(at: middle)
    fingers.move(to: CGPoint(x: 159, y: 200))
    XCTAssertEqual(pan.state, .possible)
    fingers.move(to: CGPoint(x: 161, y: 200))
    XCTAssertEqual(pan.state, .began)
    XCTAssertEqual(pan.translation(in: box), CGPoint(x: 11, y: 0))
    fingers.wait(0.05)
    fingers.move(to: CGPoint(x: 171, y: 220))
    XCTAssertEqual(pan.translation(in: box), CGPoint(x: 21, y: 20))
    pan.setTranslation(.zero, in: box)
    fingers.wait(0.05)
    fingers.move(to: CGPoint(x: 176, y: 220))
    XCTAssertEqual(pan.translation(in: box), CGPoint(x: 5, y: 0))
    XCTAssertGreaterThan(pan.velocity(in: box).x, 0)
    fingers.up()
    XCTAssertEqual(journal.lines.filter { $0.hasPrefix("pan") }, ["pan 1", "pan 2", "pan 2", "pan 3"])
    XCTAssertEqual(journal.lines.filter { !$0.hasPrefix("pan") }, ["began", "moved", "cancelled"])
  }

  func testTouchCancelledBySystemCancelsPan() {
    add(UIPanGestureRecognizer(), "pan")
    fingers.down(at: middle)
    fingers.move(to: CGPoint(x: 180, y: 200))
    fingers.cancel()
    XCTAssertEqual(journal.lines.filter { $0.hasPrefix("pan") }, ["pan 1", "pan 4"])
  }

  func testLongPress() {
    let press = add(UILongPressGestureRecognizer(), "press")
    fingers.down(at: middle)
    fingers.wait(0.4)
    XCTAssertEqual(press.state, .possible)
    fingers.wait(0.11)
    XCTAssertEqual(press.state, .began)
    fingers.move(to: CGPoint(x: 190, y: 200))
    fingers.up()
    XCTAssertEqual(journal.lines.filter { $0.hasPrefix("press") }, ["press 1", "press 2", "press 3"])
  }

  func testLongPressFailsWhenMovedTooFar() {
    add(UILongPressGestureRecognizer(), "press")
    fingers.down(at: middle)
    fingers.move(to: CGPoint(x: 161, y: 200))
    fingers.wait(1)
    XCTAssertFalse(journal.lines.contains("press 1"))
    fingers.up()
  }

  func testSwipeByDirection() {
    add(UISwipeGestureRecognizer(), "right")
    let left = add(UISwipeGestureRecognizer(), "left")
    left.direction = .left
    fingers.down(at: middle)
    fingers.move(to: CGPoint(x: 210, y: 205))
    fingers.up()
    XCTAssertEqual(journal.lines.filter { $0.hasSuffix("3") }, ["right 3"])
    journal.lines = []
    fingers.wait(1)
    fingers.down(at: middle)
    fingers.wait(0.6)
    fingers.move(to: CGPoint(x: 80, y: 205))
    fingers.up()
    XCTAssertFalse(journal.lines.contains("left 3"))
  }

  func testPinchAndRotation() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    fingers.down(0, at: CGPoint(x: 100, y: 200))
    fingers.down(1, at: CGPoint(x: 200, y: 200))
    fingers.move(1, to: CGPoint(x: 210, y: 200))
    XCTAssertEqual(pinch.state, .began)
    fingers.wait(0.01)
    fingers.move(1, to: CGPoint(x: 320, y: 200))
    XCTAssertEqual(pinch.scale, 220 / 108, accuracy: 0.001)
    fingers.up(0)
    fingers.up(1)
    XCTAssertEqual(journal.lines.filter { $0.hasPrefix("pinch") }, ["pinch 1", "pinch 2", "pinch 3"])
    box.removeGestureRecognizer(pinch)
    let rotation = add(UIRotationGestureRecognizer(), "turn")
    fingers.wait(1)
    fingers.down(0, at: CGPoint(x: 100, y: 200))
    fingers.down(1, at: CGPoint(x: 200, y: 200))
    fingers.move(1, to: CGPoint(x: 195, y: 231))
    fingers.move(1, to: CGPoint(x: 100, y: 290))
    XCTAssertEqual(rotation.state, .changed)
    XCTAssertEqual(rotation.rotation, 85 * .pi / 180, accuracy: 0.001)
    fingers.up(0)
    fingers.up(1)
  }

  func testScreenEdgePanStartsAtTheEdgeOnly() {
    let edge = add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.view)
    edge.edges = .left
    fingers.down(at: CGPoint(x: 5, y: 600))
    fingers.move(to: CGPoint(x: 40, y: 602))
    XCTAssertEqual(edge.state, .began)
    fingers.up()
    journal.lines = []
    fingers.wait(1)
    fingers.down(at: CGPoint(x: 60, y: 600))
    fingers.move(to: CGPoint(x: 100, y: 602))
    fingers.up()
    XCTAssertEqual(journal.lines.filter { $0.hasPrefix("edge") }, [])
  }

  // A control keeps a single tap for itself when an ancestor has the recognizer.
  func testButtonKeepsItsTap() {
    add(taps(1), "tap", to: stage.view)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 50, y: 400, width: 100, height: 40)
    button.addTarget(target, action: NotingTarget.fired, for: .touchUpInside)
    stage.view.addSubview(button)
    fingers.tap(at: CGPoint(x: 100, y: 420))
    XCTAssertEqual(journal.lines, ["fired"])
  }

  func testLocationAndTouches() {
    let tap = add(taps(1, fingers: 2), "two")
    fingers.down(0, at: CGPoint(x: 100, y: 200))
    fingers.down(1, at: CGPoint(x: 200, y: 240))
    XCTAssertEqual(tap.numberOfTouches, 2)
    XCTAssertEqual(tap.location(in: box), CGPoint(x: 100, y: 120))
    XCTAssertEqual(tap.location(ofTouch: 1, in: nil), CGPoint(x: 200, y: 240))
    fingers.up(0)
    fingers.up(1)
    XCTAssertEqual(tap.location(ofTouch: 9, in: nil), tap.location(in: nil))
  }

  func testSubclassStatesReachTheTarget() {
    let custom = add(Stepper(), "custom")
    fingers.down(at: middle)
    fingers.move(to: CGPoint(x: 152, y: 200))
    fingers.up()
    XCTAssertEqual(journal.lines.filter { $0.hasPrefix("custom") }, ["custom 1", "custom 2", "custom 3"])
    fingers.wait(0)
    XCTAssertEqual(custom.resets, 1)
  }

  func testTargetsAreNotRetainedAndCanBeRemoved() {
    let tap = add(taps(1), "tap")
    var other: NotingTarget? = NotingTarget(journal)
    weak let weakOther = other
    tap.addTarget(other!, action: NotingTarget.fired)
    other = nil
    XCTAssertNil(weakOther)
    fingers.tap(at: middle)
    XCTAssertEqual(journal.lines.filter { $0 == "tap 3" }.count, 1)
    tap.removeTarget(target, action: nil)
    journal.lines = []
    fingers.wait(1)
    fingers.tap(at: middle)
    XCTAssertFalse(journal.lines.contains("tap 3"))
  }

  func testRemovedViewAndRecognizerAreFreed() {
    weak var weakTap: UITapGestureRecognizer?
    weak var weakView: UIView?
    autoreleasepool {
      let view = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
      let tap = UITapGestureRecognizer(target: target, action: NotingTarget.fired)
      view.addGestureRecognizer(tap)
      stage.view.addSubview(view)
      fingers.tap(at: CGPoint(x: 50, y: 550))
      fingers.wait(1)
      view.removeFromSuperview()
      weakTap = tap
      weakView = view
    }
    fingers.wait(1)
    fingers.tap(at: middle)
    fingers.wait(1)
    XCTAssertNil(weakView)
    XCTAssertNil(weakTap)
  }

  func testNoDeadlineWhenNothingIsDue() {
    add(taps(2), "double")
    XCTAssertNil(GestureDelivery.shared.nextDeadline)
    fingers.tap(at: middle)
    XCTAssertNotNil(GestureDelivery.shared.nextDeadline)
    fingers.wait(1)
    fingers.wait(0)
    XCTAssertNil(GestureDelivery.shared.nextDeadline)
  }

  private final class Answers: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var simultaneous = false
    var requires = false
    var asked: [String] = []
    var willAnswer: () -> Void = {}
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append("begin")
      return begins
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      asked.append("receive")
      willAnswer()
      return receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requires }
  }

  private final class Stepper: UIGestureRecognizer {
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() { resets += 1 }
  }
}
