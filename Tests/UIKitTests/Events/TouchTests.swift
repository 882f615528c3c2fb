import ObjectiveC
import UIKit
import XCTest

/// facts/events.md#touches
final class TouchTests: CoreTestCase {
  private class Touched: UIView {
    var log = Log()
    var touches: [UITouch] = []
    var events: [UIEvent] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }
    private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      log("\(name) \(touches.count)")
      self.touches.append(contentsOf: touches)
      if let event { events.append(event) }
    }
  }

  private func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView? = nil) -> View {
    view.frame = frame
    (parent ?? (windows.first ?? makeWindow()).rootViewController!.view).addSubview(view)
    return view
  }
  private let square = CGRect(x: 100, y: 100, width: 100, height: 100)

  func testOneFinger() {
    let view = add(Touched(), square)
    touch(0, .began, 110, 120)
    touch(0, .moved, 120, 130)
    touch(0, .ended, 120, 130)
    XCTAssertEqual(view.log.take(), ["began 1", "moved 1", "ended 1"])
    XCTAssertEqual(Set(view.touches.map { ObjectIdentifier($0) }).count, 1)
    let one = view.touches[0]
    XCTAssertEqual(one.phase, .ended)
    XCTAssertEqual(one.location(in: view), CGPoint(x: 20, y: 30))
    XCTAssertEqual(one.location(in: nil), CGPoint(x: 120, y: 130))
    XCTAssertTrue(one.view === view)
    XCTAssertTrue(one.window === windows[0])
  }

  func testPreviousLocationAndUnmovedFingers() {
    let view = add(Touched(), square)
    touch(0, .began, 110, 110)
    touch(0, .moved, 110, 110)
    XCTAssertEqual(view.log.take(), ["began 1"])
    touch(0, .moved, 115, 110)
    XCTAssertEqual(view.touches[0].previousLocation(in: view), CGPoint(x: 10, y: 10))
    XCTAssertEqual(view.touches[0].location(in: view), CGPoint(x: 15, y: 10))
    touch(0, .ended, 115, 110)
  }

  func testTheViewThatWasHitKeepsTheTouchOutsideOfIt() {
    let view = add(Touched(), square)
    let other = add(Touched(), CGRect(x: 0, y: 300, width: 50, height: 50))
    touch(0, .began, 110, 110)
    touch(0, .moved, 10, 310)
    touch(0, .ended, 10, 310)
    XCTAssertEqual(view.log.take(), ["began 1", "moved 1", "ended 1"])
    XCTAssertEqual(other.log.take(), [])
  }

  func testSecondFingerNeedsMultipleTouch() {
    let view = add(Touched(), square)
    touch(0, .began, 110, 110)
    touch(1, .began, 150, 150)
    touch(1, .ended, 150, 150)
    touch(0, .ended, 110, 110)
    XCTAssertEqual(view.log.take(), ["began 1", "ended 1"])
    view.isMultipleTouchEnabled = true
    touch(0, .began, 110, 110)
    touch(1, .began, 150, 150)
    XCTAssertEqual(view.events.last?.touches(for: view)?.count, 2)
    XCTAssertEqual(view.events.last?.allTouches?.count, 2)
    XCTAssertEqual(view.touches.suffix(2).map(\.phase), [.stationary, .began])
    touch(0, .moved, 111, 110)
    touch(0, .ended, 111, 110)
    touch(1, .ended, 150, 150)
    XCTAssertEqual(view.log.take(), ["began 1", "began 1", "moved 1", "ended 1", "ended 1"])
  }

  /// A device reports the fingers of one frame together.
  func testFingersOfOneFrameComeInOneEvent() {
    let view = add(Touched(), square)
    view.isMultipleTouchEnabled = true
    func both(_ phase: InputEvent.TouchPhase, _ x: CGFloat) {
      UIApplication.shared.send(
        .touches([
          .init(id: 0, phase: phase, location: CGPoint(x: x, y: 110)),
          .init(id: 1, phase: phase, location: CGPoint(x: 190 - (x - 110), y: 190)),
        ]))
    }
    both(.began, 110)
    both(.moved, 115)
    both(.moved, 115)
    both(.ended, 120)
    XCTAssertEqual(view.log.take(), ["began 2", "moved 2", "ended 2"])
    XCTAssertEqual(Set(view.touches.map { ObjectIdentifier($0) }).count, 2)
    // Different phases in one event: each view method gets its own.
    touch(0, .began, 110, 110)
    UIApplication.shared.send(
      .touches([
        .init(id: 0, phase: .moved, location: CGPoint(x: 120, y: 110)),
        .init(id: 1, phase: .began, location: CGPoint(x: 150, y: 150)),
      ]))
    both(.cancelled, 120)
    XCTAssertEqual(view.log.take(), ["began 1", "began 1", "moved 1", "cancelled 2"])
  }

  func testTwoViewsHaveTheirOwnFingers() {
    let left = add(Touched(), CGRect(x: 0, y: 100, width: 100, height: 100))
    let right = add(Touched(), CGRect(x: 100, y: 100, width: 100, height: 100))
    touch(3, .began, 10, 110)
    touch(9, .began, 110, 110)
    touch(3, .ended, 10, 110)
    touch(9, .ended, 110, 110)
    XCTAssertEqual(left.log.take(), ["began 1", "ended 1"])
    XCTAssertEqual(right.log.take(), ["began 1", "ended 1"])
  }

  func testExclusiveTouch() {
    let left = add(Touched(), CGRect(x: 0, y: 100, width: 100, height: 100))
    let right = add(Touched(), CGRect(x: 100, y: 100, width: 100, height: 100))
    left.isExclusiveTouch = true
    touch(0, .began, 10, 110)
    touch(1, .began, 110, 110)
    touch(1, .ended, 110, 110)
    touch(0, .ended, 10, 110)
    XCTAssertEqual(right.log.take(), [])
    touch(0, .began, 110, 110)
    touch(1, .began, 10, 110)
    touch(1, .ended, 10, 110)
    touch(0, .ended, 110, 110)
    XCTAssertEqual(left.log.take(), ["began 1", "ended 1"])
  }

  func testTapsCountUpWhileTheyAreNear() {
    let view = add(Touched(), CGRect(x: 0, y: 100, width: 300, height: 300))
    tap(100, 200)
    tap(105, 200)
    tap(110, 205)
    XCTAssertEqual(view.touches.map(\.tapCount), [1, 1, 2, 2, 3, 3])
    tap(250, 350)
    XCTAssertEqual(view.touches.last?.tapCount, 1)
  }

  func testADragIsNoTap() {
    let view = add(Touched(), CGRect(x: 0, y: 100, width: 300, height: 300))
    touch(0, .began, 100, 200)
    touch(0, .moved, 180, 200)
    touch(0, .ended, 180, 200)
    XCTAssertEqual(view.touches.last?.tapCount, 0)
    tap(180, 200)
    XCTAssertEqual(view.touches.last?.tapCount, 1)
  }

  func testViewsAreKeptAliveUntilTheTouchEnds() {
    weak var weakView: UIView?
    let log = Log()
    do {
      let view = add(Touched(), square)
      view.log = log
      weakView = view
      touch(0, .began, 110, 110)
      view.removeFromSuperview()
    }
    XCTAssertNotNil(weakView)
    touch(0, .moved, 115, 110)
    touch(0, .ended, 115, 110)
    XCTAssertEqual(log.take().last, "ended 1")
    step()
    XCTAssertNil(weakView)
  }

  func testCancelledByTheHostAndByGoingBehind() {
    let view = add(Touched(), square)
    touch(0, .began, 110, 110)
    touch(0, .cancelled, 110, 110)
    touch(0, .began, 110, 110)
    UIApplication.shared.send(.enterBackground)
    XCTAssertEqual(view.log.take(), ["began 1", "cancelled 1", "began 1", "cancelled 1"])
    UIApplication.shared.send(.enterForeground)
    touch(0, .ended, 110, 110)
    XCTAssertEqual(view.log.take(), [])
  }

  func testStrangeFingers() {
    let view = add(Touched(), square)
    touch(5, .moved, 110, 110)
    touch(5, .ended, 110, 110)
    touch(5, .began, .nan, .infinity)
    touch(5, .began, -1000, -1000)
    touch(6, .began, 110, 110)
    touch(6, .began, 120, 110)
    touch(6, .ended, 120, 110)
    XCTAssertEqual(view.log.take(), ["began 1", "cancelled 1", "began 1", "ended 1"])
  }

  func testIgnoringInteraction() {
    let view = add(Touched(), square)
    UIApplication.shared.beginIgnoringInteractionEvents()
    XCTAssertTrue(UIApplication.shared.isIgnoringInteractionEvents)
    tap(110, 110)
    UIApplication.shared.endIgnoringInteractionEvents()
    XCTAssertEqual(view.log.take(), [])
    tap(110, 110)
    XCTAssertEqual(view.log.take().count, 2)
  }

  func testHigherWindowsAreHitFirstAndTransparentOnesLetThrough() {
    let view = add(Touched(), square)
    let over = UIWindow(frame: UIScreen.main.bounds)
    over.windowLevel = .alert
    over.isHidden = false
    windows.append(over)
    let blocker = Touched(frame: CGRect(x: 0, y: 0, width: 150, height: 852))
    over.addSubview(blocker)
    tap(110, 110)
    XCTAssertEqual(blocker.log.take().count, 2)
    XCTAssertTrue(windows[0].isKeyWindow)
    over.isHidden = true
    tap(110, 110)
    XCTAssertEqual(view.log.take().count, 2)
  }

  func testSendEventCanBeOverridden() {
    final class Filter: UIWindow {
      var events = 0
      override func sendEvent(_ event: UIEvent) {
        events += 1
        if events > 2 { super.sendEvent(event) }
      }
    }
    let window = Filter(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    windows.append(window)
    let view = Touched(frame: square)
    window.addSubview(view)
    tap(110, 110)
    XCTAssertEqual(view.log.take(), [])
    tap(110, 110)
    XCTAssertEqual(view.log.take(), ["began 1", "ended 1"])
  }

  func testTapRecognizerCancelsTheViewsTouch() {
    final class Target: NSObject {
      var count = 0
    }
    MessageDispatch.register("tapped:", on: Target.self) { (me: Target, _: AnyObject) in me.count += 1 }
    let view = add(Touched(), square)
    let target = Target()
    let recognizer = UITapGestureRecognizer(target: target, action: "tapped:")
    view.addGestureRecognizer(recognizer)
    XCTAssertTrue(recognizer.view === view)
    XCTAssertEqual(view.gestureRecognizers, [recognizer])
    tap(110, 110)
    XCTAssertEqual(target.count, 1)
    XCTAssertEqual(view.log.take(), ["began 1", "cancelled 1"])
    view.removeGestureRecognizer(recognizer)
    XCTAssertNil(recognizer.view)
    tap(110, 110)
    XCTAssertEqual(target.count, 1)
  }

  func testRecognizersBelongToOneView() {
    let recognizer = UITapGestureRecognizer()
    let first = UIView()
    let second = UIView()
    first.addGestureRecognizer(recognizer)
    second.addGestureRecognizer(recognizer)
    XCTAssertNil(first.gestureRecognizers)
    XCTAssertTrue(recognizer.view === second)
    second.gestureRecognizers = nil
    XCTAssertNil(recognizer.view)
  }

  func testTilt() {
    UIApplication.shared.send(.tilt(horizontal: 0.5, vertical: -2))
    XCTAssertEqual(DeviceMotion.shared.tilt, UIOffset(horizontal: 0.5, vertical: -1))
    UIApplication.shared.send(.tilt(horizontal: .nan, vertical: 0))
    XCTAssertEqual(DeviceMotion.shared.tilt.horizontal, 0.5)
    UIApplication.shared.send(.tilt(horizontal: 0, vertical: 0))
  }

  func testRandomFingersDoNoHarm() {
    let root = add(Touched(), CGRect(x: 0, y: 0, width: 393, height: 852))
    root.isMultipleTouchEnabled = true
    for index in 0..<20 {
      let view = add(Touched(), CGRect(x: index * 15, y: index * 40, width: 60, height: 60), to: root)
      view.addGestureRecognizer(UITapGestureRecognizer())
    }
    var seed: UInt32 = 1
    func next(_ limit: Int) -> Int {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 16) % limit
    }
    let phases: [InputEvent.TouchPhase] = [.began, .moved, .ended, .cancelled]
    for round in 0..<2000 {
      touch(next(4), phases[next(4)], CGFloat(next(420)), CGFloat(next(880)))
      if round % 50 == 0 {
        root.subviews.randomSafe(next)?.removeFromSuperview()
        step()
      }
    }
  }
}

extension Array {
  fileprivate func randomSafe(_ next: (Int) -> Int) -> Element? { isEmpty ? nil : self[next(count)] }
}
