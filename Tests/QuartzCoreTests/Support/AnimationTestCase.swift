import FlipsideTesting
import XCTest

import QuartzCore

/// A layer tree on a virtual clock, which the test advances.
class AnimationTestCase: XCTestCase {
  private(set) var root: CALayer!
  private(set) var layer: CALayer!
  private(set) var context: LayerContext!
  private(set) var clock: VirtualClock!
  var start: CFTimeInterval { clock.start }

  override func setUp() {
    super.setUp()
    // Animations of other tests on the real clock are ended.
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

  /// Sets the clock to a time in seconds after the start, and runs the frame of that time.
  func go(to seconds: CFTimeInterval) {
    clock.stand(at: seconds)
    frame()
  }

  /// Runs the steps of the application in a frame.
  func frame() {
    AnimationClock.advance(to: CACurrentMediaTime())
    CATransaction.flush()
  }

  /// Runs the frames that animations request; returns their number.
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

  /// The presented state.
  var shown: LayerState { layer.shownState ?? LayerState() }

  /// Adds an animation to the test's layer and commits.
  func add(_ animation: CAAnimation, _ key: String = "test") {
    layer.add(animation, forKey: key)
    CATransaction.flush()
  }
}

/// A delegate that records its calls.
final class RecordingAnimationDelegate: NSObject, CAAnimationDelegate {
  var log: [String] = []
  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag ? "finished" : "stopped") }
}
