import FlipsideTesting
import XCTest

import QuartzCore

/// Scenes of 240 × 240 points at 2x on a screen, with ten frames in one picture.
class StripTestCase: AnimationTestCase {
  private(set) var compositor: Compositor!
  private var shownOn: LayerContext!
  private(set) var screen: CALayer!

  let orange = CGColor(red: 0.95, green: 0.55, blue: 0.15, alpha: 1)
  let teal = CGColor(red: 0.1, green: 0.6, blue: 0.6, alpha: 1)

  override func setUp() {
    super.setUp()
    screen = makeLayer(0, 0, 240, 240, CGColor(gray: 1, alpha: 1))
    screen.animatesImplicitly = false
    shownOn = LayerContext(root: screen, scale: 2)
    compositor = Compositor(
      surface: PixelBuffer(width: 480, height: 480, format: .argb32)!, scale: 2, background: .clear)
    compositor.root = shownOn.rootNode
  }

  override func tearDown() {
    screen = nil
    shownOn = nil
    compositor = nil
    super.tearDown()
  }

  func animate(_ layer: CALayer, _ path: String, _ from: Any?, _ to: Any?) {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    layer.add(animation, forKey: path)
  }

  /// Takes ten frames with the given interval.
  func strip(
    _ rect: CGRect = CGRect(x: 0, y: 0, width: 480, height: 480), scale: Int = 4, every step: Double = 0.1
  ) throws -> Picture {
    CATransaction.flush()
    var strip = FilmStrip(columns: 5, scale: scale)
    for frame in 0..<10 {
      run(until: Double(frame) * step - 1e-3)
      go(to: Double(frame) * step)
      _ = compositor.composite()
      strip.add(Picture(compositor.surface), rect)
    }
    return try XCTUnwrap(strip.picture)
  }
}
