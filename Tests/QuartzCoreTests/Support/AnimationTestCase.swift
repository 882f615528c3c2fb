import FlipsideTesting
import XCTest

import QuartzCore

/// A layer tree on a virtual clock: time passes when the test says so.
class AnimationTestCase: XCTestCase {
  private(set) var root: CALayer!
  private(set) var layer: CALayer!
  private(set) var context: LayerContext!
  private(set) var clock: VirtualClock!
  var start: CFTimeInterval { clock.start }

  override func setUp() {
    super.setUp()
    // What tests of other kinds left on the real clock.
    AnimationClock.endAll()
    clock = VirtualClock()
    root = makeLayer(0, 0, 400, 400)
    layer = makeLayer(100, 100, 50, 50)
    root.addSublayer(layer)
    context = LayerContext(root: root, scale: 1)
    CATransaction.flush()
    clock.restart()
  }

  override func tearDown() {
    root = nil
    layer = nil
    context = nil
    CATransaction.flush()
    clock.end()
    super.tearDown()
  }

  /// Lets the clock stand `seconds` after the start, and runs the frame of that time.
  func go(to seconds: CFTimeInterval) {
    clock.stand(at: seconds)
    frame()
  }

  /// Runs the application's steps of a frame.
  func frame() {
    AnimationClock.advance(to: CACurrentMediaTime())
    CATransaction.flush()
  }

  /// Runs frames as the clock of animations asks for them; returns how many.
  @discardableResult func run(until seconds: CFTimeInterval) -> Int {
    var count = 0
    while true {
      let due = CATransaction.needsFlush ? CACurrentMediaTime() : AnimationClock.nextDeadline
      guard let due, due <= start + seconds, count < 10_000 else { break }
      clock.stand(atMediaTime: due)
      frame()
      count += 1
    }
    return count
  }

  /// The state on the screen.
  var shown: LayerState { layer.shownState ?? LayerState() }

  /// Adds it to the test's layer and commits.
  func add(_ animation: CAAnimation, _ key: String = "test") {
    layer.add(animation, forKey: key)
    CATransaction.flush()
  }
}

/// A delegate that writes down what it is told.
final class RecordingAnimationDelegate: NSObject, CAAnimationDelegate {
  var log: [String] = []
  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag ? "finished" : "stopped") }
}
