import ObjectiveC
import QuartzCore
import UIKit
import XCTest

/// `beginAnimations` and `commitAnimations` with every setter.
final class BeginCommitTests: TimeTestCase {
  private final class Told: NSObject {
    var calls: [String] = []

    static let register: Void = {
      MessageDispatch.register("started:context:", on: Told.self) { (me: Told, id: String?, _: Any?) in
        me.calls.append("start \(id ?? "-")")
      }
      MessageDispatch.register("stopped:finished:context:", on: Told.self) {
        (me: Told, id: String?, flag: NSNumber, _: Any?) in
        me.calls.append("stop \(id ?? "-") \(flag.boolValue)")
      }
    }()

    override init() {
      super.init()
      Told.register
    }

    func ask() {
      UIView.setAnimationDelegate(self)
      UIView.setAnimationWillStart("started:context:")
      UIView.setAnimationDidStop("stopped:finished:context:")
    }
  }

  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  func testDefaults() {
    let box = addBox()
    UIView.beginAnimations(nil, context: nil)
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0.2)
    box.center.x = 350
    UIView.commitAnimations()
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
    let animation = box.layer.animation(forKey: "position")
    XCTAssertEqual(animation?.duration, 0.2)
    XCTAssertEqual(animation?.timingFunction, CAMediaTimingFunction(name: .easeInEaseOut))
    XCTAssertTrue(window.hitTest(CGPoint(x: 350, y: 150), with: nil) === box, "touches go through")
    go(to: 0.3)
    XCTAssertTrue(isIdle)
  }

  func testDelegateIsToldInOrder() {
    let box = addBox()
    let told = Told()
    UIView.beginAnimations("flip", context: nil)
    UIView.setAnimationDuration(1)
    told.ask()
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(0.5)
    box.center.x = 350
    UIView.commitAnimations()
    UIView.commitAnimations()
    XCTAssertEqual(told.calls, [])
    go(to: 0.4)
    XCTAssertEqual(told.calls, [], "it waits")
    go(to: 1)
    XCTAssertEqual(told.calls, ["start flip"])
    XCTAssertEqual(shownX(box), 250, accuracy: 0.1)
    go(to: 1.6)
    XCTAssertEqual(told.calls, ["start flip", "stop flip true"])
  }

  func testDelegateIsToldWithoutAnimationsToo() {
    let told = Told()
    UIView.beginAnimations(nil, context: nil)
    told.ask()
    UIView.commitAnimations()
    XCTAssertEqual(told.calls, ["start -"])
    go(to: 0.05)
    XCTAssertEqual(told.calls, ["start -", "stop - true"])
  }

  func testInterruptedIsNotFinished() {
    let box = addBox()
    let told = Told()
    UIView.beginAnimations("a", context: nil)
    told.ask()
    box.alpha = 0
    box.center.x = 0
    UIView.commitAnimations()
    go(to: 0.1)
    box.layer.removeAllAnimations()
    go(to: 0.15)
    XCTAssertEqual(told.calls, ["start a", "stop a false"])
  }

  func testRepeatsAndReverses() {
    let box = addBox()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(1.5)
    UIView.setAnimationRepeatAutoreverses(true)
    box.center.x = 350
    UIView.commitAnimations()
    for (t, x) in [(0.25, 250.0), (0.5, 350), (0.75, 250), (1.25, 250), (1.45, 330)] {
      go(to: t)
      XCTAssertEqual(shownX(box), x, accuracy: 0.1, "\(t)")
    }
    go(to: 1.6)
    XCTAssertTrue(isIdle)
  }

  func testSettersHoldForWhatFollows() {
    let (a, b) = (addBox(), addBox())
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    a.alpha = 0
    UIView.setAnimationDuration(3)
    UIView.setAnimationStart(Date().addingTimeInterval(2))
    b.alpha = 0
    UIView.commitAnimations()
    XCTAssertEqual(a.layer.animation(forKey: "opacity")?.duration, 1)
    XCTAssertEqual(b.layer.animation(forKey: "opacity")?.duration, 3)
    XCTAssertEqual(b.layer.animation(forKey: "opacity")?.beginTime ?? 0, CACurrentMediaTime() + 2, accuracy: 0.1)
  }

  func testBeginsFromWhatIsShown() {
    let box = addBox()
    func color(_ fromCurrent: Bool, _ color: UIColor) {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationBeginsFromCurrentState(fromCurrent)
      box.backgroundColor = color
      UIView.commitAnimations()
    }
    color(false, .black)
    go(to: 0.5)
    color(true, .red)
    go(to: 0.52)
    XCTAssertEqual(box.layer.presentation()?.backgroundColor?.components?[0] ?? 0, 0.51, accuracy: 0.02)
  }

  func testNestedBlocksEndOnTheirOwn() {
    let (a, b) = (addBox(), addBox())
    let told = Told()
    UIView.beginAnimations("outer", context: nil)
    told.ask()
    UIView.setAnimationDuration(1)
    a.alpha = 0
    UIView.beginAnimations("inner", context: nil)
    told.ask()
    UIView.setAnimationDuration(0.5)
    b.alpha = 0
    UIView.commitAnimations()
    UIView.commitAnimations()
    go(to: 0.6)
    XCTAssertEqual(told.calls, ["start outer", "start inner", "stop inner true"])
    go(to: 1.1)
    XCTAssertEqual(told.calls.last, "stop outer true")
  }

  func testSettersOutsideDoNothing() {
    UIView.setAnimationDuration(3)
    UIView.setAnimationDelay(.nan)
    UIView.setAnimationRepeatCount(.nan)
    UIView.setAnimationTransition(.curlUp, for: view, cache: true)
    UIView.commitAnimations()
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
  }

  func testTransitionOfTheCommit() {
    let box = addBox()
    let told = Told()
    UIView.beginAnimations("turn", context: nil)
    UIView.setAnimationDuration(1)
    told.ask()
    UIView.setAnimationTransition(.flipFromRight, for: view, cache: true)
    box.removeFromSuperview()
    UIView.commitAnimations()
    XCTAssertNotNil(view.layer.animation(forKey: kCATransition) as? CATransition)
    XCTAssertEqual(view.layer.animation(forKey: kCATransition)?.duration, 1)
    go(to: 1.1)
    XCTAssertEqual(told.calls, ["start turn", "stop turn true"])
  }
}
