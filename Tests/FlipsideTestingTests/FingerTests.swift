import FlipsideTesting
import UIKit
import XCTest

/// Tests the stage's fingers and keys. Times of gestures: facts/events.md#gesture-rules.
final class FingerTests: XCTestCase {
  private func add<View: UIView>(_ view: View, to stage: Stage, _ frame: CGRect) -> View {
    view.frame = frame
    stage.view.addSubview(view)
    return view
  }

  func testATapIsAimedAtPointsViewsAndNames() {
    onStage { stage in
      let button = add(UIButton(type: .system), to: stage, CGRect(x: 100, y: 100, width: 100, height: 44))
      button.setTitle("Save", for: .normal)
      button.accessibilityIdentifier = "save"
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      stage.tap(CGPoint(x: 110, y: 110))
      stage.tap(button)
      stage.tap("Save")
      stage.tap("save")
      stage.tap(CGPoint(x: 10, y: 110))
      XCTAssertEqual(taps, 4)
      XCTAssertEqual(stage.clock.now, 0.25, accuracy: 0.001, "each takes 0.05 seconds")
    }
  }

  func testWhatIsNotThereFailsAtTheLineOfTheTest() {
    onStage { stage in
      let line = UInt(#line) + 1
      let failures = TestFailure.failures { stage.tap("Nope") }
      XCTAssertEqual(failures.map(\.line), [Int(line)])
      XCTAssertEqual(failures.map(\.file), ["\(#filePath)"])
      XCTAssertTrue(failures[0].message.hasPrefix("there is no \"Nope\" on the screen"), failures[0].message)
      XCTAssertEqual(
        TestFailure.failures { stage.tap(UILabel()) }.map(\.message),
        ["UILabel can't be touched: it is in no window"])
    }
  }

  func testPressesAndDoubleTaps() {
    onStage { stage in
      let view = add(UIView(), to: stage, CGRect(x: 0, y: 100, width: 200, height: 200))
      let press = UILongPressGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      var states: [String] = []
      press.addAction { states.append("press \($0.state.rawValue)") }
      double.addAction { _ in states.append("double") }
      view.addGestureRecognizer(press)
      view.addGestureRecognizer(double)
      stage.longPress(view, for: 0.4)
      XCTAssertEqual(states, [])
      stage.longPress(view)
      XCTAssertEqual(states, ["press 1", "press 3"])
      stage.clock.advance(by: 1)
      states = []
      stage.doubleTap(view)
      XCTAssertEqual(states, ["double"])
    }
  }

  func testDragsAndSwipesScroll() {
    onStage { stage in
      let list = add(UIScrollView(), to: stage, CGRect(x: 0, y: 100, width: 300, height: 600))
      list.contentSize = CGSize(width: 300, height: 5000)
      stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
      stage.clock.finishAnimations()
      let dragged = list.contentOffset.y
      XCTAssertEqual(dragged, 190, accuracy: 15, "as far as the finger, but for where the pan began")
      stage.swipe(.up, on: list)
      stage.clock.advance(by: 5)
      XCTAssertGreaterThan(list.contentOffset.y, dragged + 300, "it goes on after the finger left")
      let swiped = list.contentOffset.y
      stage.scroll(list, by: CGVector(dx: 0, dy: -50))
      stage.clock.advance(by: 1)
      XCTAssertNotEqual(list.contentOffset.y, swiped)
    }
  }

  func testTwoFingers() {
    onStage { stage in
      let view = add(UIView(), to: stage, CGRect(x: 0, y: 100, width: 393, height: 600))
      view.isMultipleTouchEnabled = true
      let pinch = UIPinchGestureRecognizer()
      var scale: CGFloat = 0
      pinch.addAction { scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? 0 }
      view.addGestureRecognizer(pinch)
      stage.pinch(view, scale: 2)
      XCTAssertEqual(scale, 2, accuracy: 0.3)
      let two = UITapGestureRecognizer()
      two.numberOfTouchesRequired = 2
      var taps = 0
      two.addAction { _ in taps += 1 }
      view.addGestureRecognizer(two)
      stage.clock.advance(by: 1)
      for phase in [UITouch.Phase.began, .ended] {
        stage.touch(phase, CGPoint(x: 100, y: 200))
        stage.touch(phase, CGPoint(x: 200, y: 200), finger: 1)
      }
      XCTAssertEqual(taps, 1)
    }
  }

  func testKeysAndTyping() {
    onStage { stage in
      XCTAssertEqual(TestFailure.failures { stage.type("x") }.count, 1, "nothing is being edited")
      let field = add(UITextField(), to: stage, CGRect(x: 20, y: 100, width: 200, height: 34))
      stage.tap(field)
      stage.type("Hello")
      stage.press(.keyboardDeleteOrBackspace)
      stage.press(.keyboardHome)
      stage.type("O")
      XCTAssertEqual(field.text, "OHell")
      stage.press("a", .command)
      stage.type("ni")
      stage.compose("hao")
      XCTAssertEqual(field.text, "nihao")
      stage.type("好")
      XCTAssertEqual(field.text, "ni好")
      XCTAssertEqual(TestFailure.failures { stage.press(.keyboardF5) }.count, 1)
    }
  }
}

extension UIGestureRecognizer {
  /// Calls a closure as an action.
  fileprivate func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    let target = GestureTarget(action)
    addTarget(target, action: GestureTarget.fired)
    objects.append(target)
  }
  private var objects: [GestureTarget] {
    get { GestureTarget.all }
    set { GestureTarget.all = newValue }
  }
}

/// Recognizers do not retain targets, so these are retained until the process ends.
private final class GestureTarget: NSObject {
  static var all: [GestureTarget] = []
  static let fired = Selector(("fired:"))
  private static let register: Void = MessageDispatch.register("fired:", on: GestureTarget.self) {
    (target, sender: AnyObject?) in
    if let recognizer = sender as? UIGestureRecognizer { target.action(recognizer) }
  }
  let action: (UIGestureRecognizer) -> Void
  init(_ action: @escaping (UIGestureRecognizer) -> Void) {
    self.action = action
    super.init()
    GestureTarget.register
  }
}
