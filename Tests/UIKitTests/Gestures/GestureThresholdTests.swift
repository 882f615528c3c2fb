import FlipsideTesting
import UIKit
import XCTest

/// The thresholds at which gestures begin and fail. facts/events.md#gesture-thresholds
final class GestureThresholdTests: XCTestCase {
  private var stage: Stage!
  private var fingers: Fingers!
  private var box: UIView!
  private let start = CGPoint(x: 200, y: 300)

  override func setUp() {
    super.setUp()
    // Fires the timers that touches of other tests have left, on their own clocks.
    for _ in 0..<2 { GestureDelivery.shared.fireTimers(at: 1e12) }
    stage = Stage(animates: false)
    fingers = Fingers(stage.window)
    box = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    box.isMultipleTouchEnabled = true
    stage.view.addSubview(box)
  }

  override func tearDown() {
    stage.end()
    stage = nil
    fingers = nil
    super.tearDown()
  }

  private func add<R: UIGestureRecognizer>(_ recognizer: R) -> R {
    box.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Moves one finger through the points, relative to its start, the last of them after some seconds, and returns
  /// the state after the last movement, before the finger is lifted.
  private func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, _ moves: [CGVector], after seconds: Double
  ) -> UIGestureRecognizer.State {
    let swipe = add(UISwipeGestureRecognizer())
    swipe.direction = direction
    fingers.wait(1)
    fingers.down(at: start)
    for (index, move) in moves.enumerated() {
      if index == moves.count - 1 { fingers.wait(seconds) }
      fingers.move(to: CGPoint(x: start.x + move.dx, y: start.y + move.dy))
    }
    defer {
      fingers.up()
      fingers.wait(1)
      box.removeGestureRecognizer(swipe)
    }
    return swipe.state
  }

  func testASwipeNeedsLessDistanceTheLongerItTakes() {
    let needed = [(0, 50), (0.1, 45.3), (0.2, 40.6), (0.3, 35.9), (0.4, 31.2), (0.5, 26.5)]
    for (seconds, points) in needed {
      XCTAssertEqual(swipe(.right, [CGVector(dx: points + 0.05, dy: 0)], after: seconds), .ended, "\(seconds)")
      XCTAssertEqual(swipe(.right, [CGVector(dx: points - 0.05, dy: 0)], after: seconds), .possible, "\(seconds)")
    }
    XCTAssertEqual(swipe(.right, [CGVector(dx: 60, dy: 0)], after: 0.501), .failed)
  }

  func testASwipeMayBeLessWideTheLongerItTakes() {
    for (seconds, points) in [(0.1, 45.1), (0.3, 35.3), (0.5, 25.5)] {
      XCTAssertEqual(swipe(.up, [CGVector(dx: points - 0.05, dy: -60)], after: seconds), .ended, "\(seconds)")
      XCTAssertEqual(swipe(.up, [CGVector(dx: points + 0.05, dy: -60)], after: seconds), .failed, "\(seconds)")
    }
  }

  func testASwipeThatBeginsBackwardsFails() {
    XCTAssertEqual(swipe(.right, [CGVector(dx: -0.1, dy: 0), CGVector(dx: 60, dy: 0)], after: 0.1), .failed)
    XCTAssertEqual(
      swipe(.right, [CGVector(dx: 30, dy: 0), CGVector(dx: 20, dy: 0), CGVector(dx: 60, dy: 0)], after: 0.1),
      .ended,
      "it may go back a little after it began well")
    XCTAssertEqual(swipe([.left, .right, .up, .down], [CGVector(dx: 50, dy: 50)], after: 0), .ended, "a diagonal")
  }

  /// Two fingers side by side whose distance goes through the values.
  private func spread(_ distances: CGFloat...) {
    fingers.wait(1)
    fingers.down(0, at: CGPoint(x: 80, y: 300))
    fingers.down(1, at: CGPoint(x: 80 + (distances.first ?? 0), y: 300))
    for distance in distances.dropFirst() {
      fingers.wait(0.1)
      fingers.move(1, to: CGPoint(x: 80 + distance, y: 300))
    }
  }

  private func lift() {
    fingers.up(0)
    fingers.up(1)
    fingers.wait(1)
  }

  func testAPinchBeginsAfterTenPointsAndScalesAllButEightOfThem() {
    let pinch = add(UIPinchGestureRecognizer())
    spread(100, 109)
    XCTAssertEqual(pinch.state, .possible)
    lift()
    spread(100, 110)
    XCTAssertEqual(pinch.state, .began)
    XCTAssertEqual(pinch.scale, 110 / 108, accuracy: 1e-6)
    XCTAssertEqual(pinch.velocity, (110 / 108 - 1) / 0.1, accuracy: 1e-4)
    lift()
    spread(200, 190)
    XCTAssertEqual(pinch.scale, 190 / 192, accuracy: 1e-6)
    fingers.move(1, to: CGPoint(x: 80 + 96, y: 300))
    XCTAssertEqual(pinch.scale, 0.5, accuracy: 1e-6)
    pinch.scale = 1
    fingers.move(1, to: CGPoint(x: 80 + 192, y: 300))
    XCTAssertEqual(pinch.scale, 2, accuracy: 1e-6, "counted anew from where it was set")
    lift()
  }

  func testTheFirstVelocityOfAPinchIsThatSinceTheFingersArrived() {
    let pinch = add(UIPinchGestureRecognizer())
    spread(100, 105, 110)
    XCTAssertEqual(pinch.state, .began)
    XCTAssertEqual(pinch.velocity, (110 / 108 - 1) / 0.2, accuracy: 1e-4)
    lift()
  }

  func testTheFirstVelocityOfARotationIsThatSinceTheFingersArrived() {
    let rotation = add(UIRotationGestureRecognizer())
    fingers.wait(1)
    fingers.down(0, at: CGPoint(x: 200, y: 300))
    fingers.down(1, at: CGPoint(x: 300, y: 300))
    for degrees in [5, 10] as [CGFloat] {
      fingers.wait(0.1)
      let angle = degrees * .pi / 180
      fingers.move(1, to: CGPoint(x: 200 + 100 * cos(angle), y: 300 + 100 * sin(angle)))
    }
    XCTAssertEqual(rotation.state, .began)
    XCTAssertEqual(rotation.velocity, 10 * .pi / 180 / 0.2, accuracy: 1e-3)
    lift()
  }

  func testAPinchEndsWithItsLastFinger() {
    let pinch = add(UIPinchGestureRecognizer())
    spread(100, 150)
    let scale = pinch.scale
    fingers.up(0)
    XCTAssertTrue(pinch.state == .began || pinch.state == .changed)
    XCTAssertEqual(pinch.numberOfTouches, 1)
    fingers.move(1, to: CGPoint(x: 300, y: 400))
    XCTAssertEqual(pinch.scale, scale, "one finger changes nothing")
    fingers.up(1)
    XCTAssertEqual(pinch.state, .ended)
  }

  func testARotationBeginsAtTenDegreesOfWhichFiveDoNotCount() {
    let rotation = add(UIRotationGestureRecognizer())
    func turn(_ degrees: CGFloat) {
      fingers.wait(1)
      fingers.down(0, at: CGPoint(x: 200, y: 300))
      fingers.down(1, at: CGPoint(x: 300, y: 300))
      fingers.wait(0.1)
      let angle = degrees * .pi / 180
      fingers.move(1, to: CGPoint(x: 200 + 100 * cos(angle), y: 300 + 100 * sin(angle)))
    }
    turn(9.9)
    XCTAssertEqual(rotation.state, .possible)
    lift()
    for (degrees, counted) in [(10, 5), (90, 85), (-10, -5), (-90, -85)] as [(CGFloat, CGFloat)] {
      turn(degrees)
      XCTAssertEqual(rotation.state, .began, "\(degrees)")
      XCTAssertEqual(rotation.rotation, counted * .pi / 180, accuracy: 1e-6, "\(degrees)")
      XCTAssertEqual(rotation.velocity, degrees * .pi / 180 / 0.1, accuracy: 1e-3, "\(degrees)")
      lift()
    }
  }
}
