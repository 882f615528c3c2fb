import FlipsideTesting
import XCTest

import QuartzCore

/// Transitions by numbers: every type from every side, partial progress, and no effect on other layers.
final class TransitionTypeTests: AnimationTestCase {
  private var page: CALayer!
  private var compositor: Compositor!

  override func setUp() {
    super.setUp()
    page = makeLayer(100, 100, 200, 100, .red)
    root.sublayers = [page]
    compositor = Compositor(
      surface: PixelBuffer(width: 400, height: 400, format: .argb32)!, scale: 1,
      background: RenderColor(argb: 0xFF00_0000))
    compositor.root = context.rootNode
    CATransaction.flush()
    _ = compositor.composite()
  }

  override func tearDown() {
    page = nil
    compositor = nil
    super.tearDown()
  }

  /// Starts a transition of one second from a red page to a blue one.
  private func turn(
    _ type: CATransitionType, _ subtype: CATransitionSubtype?, _ body: (CATransition) -> Void = { _ in }
  ) -> (Double) -> Void {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    page.removeAllAnimations()
    page.backgroundColor = .red
    CATransaction.commit()
    CATransaction.flush()
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    body(transition)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    page.add(transition, forKey: nil)
    page.backgroundColor = .blue
    CATransaction.commit()
    CATransaction.flush()
    let base = CACurrentMediaTime() - start
    return { t in
      self.go(to: base + t)
      _ = self.compositor.composite()
    }
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 { compositor.surface.row(y)[x] }

  /// Returns the fractions of both pages at a point, from 0 to 1.
  private func shares(_ x: Int, _ y: Int) -> (before: Double, after: Double) {
    let p = pixel(x, y)
    return (Double(p >> 16 & 255) / 255, Double(p & 255) / 255)
  }

  /// The offset of the new page's corner for each side. In the names of the sides, y is upwards (Apple's page of
  /// `CATransitionSubtype`).
  private let sides: [(CATransitionSubtype?, Double, Double)] = [
    (.fromRight, 1, 0), (.fromLeft, -1, 0), (nil, -1, 0), (.fromTop, 0, 1), (.fromBottom, 0, -1),
  ]

  func testEveryTypeFromEverySideAtTenTimes() {
    for type in [CATransitionType.push, .moveIn, .reveal] {
      for (subtype, dx, dy) in sides {
        let go = turn(type, subtype)
        for step in 0..<10 {
          let t = Double(step) / 10
          go(t)
          // These are the centers of both pages. A page that moves also fades.
          let (w, h) = (200.0, 100.0)
          let movesOld = type != .moveIn, movesNew = type != .reveal
          let old = (x: 200 - (movesOld ? dx * w * t : 0), y: 150 - (movesOld ? dy * h * t : 0))
          let new = (x: 200 + (movesNew ? dx * w * (1 - t) : 0), y: 150 + (movesNew ? dy * h * (1 - t) : 0))
          let oldAlpha = movesOld ? 1 - t : 1
          let newAlpha = movesNew ? t : 1
          let name = "\(type.rawValue) \(subtype?.rawValue ?? "-") at \(t)"
          func isIn(_ x: Double, _ y: Double, _ middle: (x: Double, y: Double)) -> Bool {
            abs(x - middle.x) < w / 2 - 1 && abs(y - middle.y) < h / 2 - 1
          }
          func isOut(_ x: Double, _ y: Double, _ middle: (x: Double, y: Double)) -> Bool {
            abs(x - middle.x) > w / 2 + 1 || abs(y - middle.y) > h / 2 + 1
          }
          for (x, y) in [(old.x, old.y), (new.x, new.y), (105, 105), (295, 195), (60, 150), (200, 60)] {
            let inOld = isIn(x, y, old), inNew = isIn(x, y, new)
            guard inOld || isOut(x, y, old), inNew || isOut(x, y, new), x >= 0, y >= 0, x < 400, y < 400 else {
              continue
            }
            let seen = shares(Int(x), Int(y))
            let before = inOld ? oldAlpha : 0, after = inNew ? newAlpha : 0
            let wanted: (before: Double, after: Double) =
              type == .reveal ? (before, after * (1 - before)) : (before * (1 - after), after)
            XCTAssertEqual(seen.before, wanted.before, accuracy: 0.02, "\(name), before at \(x) \(y)")
            XCTAssertEqual(seen.after, wanted.after, accuracy: 0.02, "\(name), after at \(x) \(y)")
          }
        }
        go(1)
        XCTAssertEqual(pixel(200, 150), 0xFF00_00FF)
        XCTAssertEqual(pixel(50, 150), 0xFF00_0000)
      }
    }
  }

  func testFadeHasNoSides() {
    for (subtype, _, _) in sides {
      let go = turn(.fade, subtype)
      for step in 0..<10 {
        let t = Double(step) / 10
        go(t)
        XCTAssertEqual(shares(110, 110).before, 1 - t, accuracy: 0.01)
        XCTAssertEqual(shares(290, 190).after, t, accuracy: 0.01)
        XCTAssertEqual(pixel(95, 150), 0xFF00_0000)
      }
    }
  }

  // Apple's pages: startProgress and endProgress are the points at which the transition begins and ends.
  func testPartsOfTheWay() {
    let go = turn(.fade, nil) {
      $0.startProgress = 0.2
      $0.endProgress = 0.7
    }
    for step in 0..<10 {
      let t = Double(step) / 10
      go(t)
      XCTAssertEqual(shares(200, 150).after, 0.2 + 0.5 * t, accuracy: 0.01)
    }
    go(1)
    XCTAssertEqual(shares(200, 150).after, 1, "then all of the new page")
    for (from, to, wanted) in [
      (Float(-3), Float(9), 0.5), (.nan, .nan, 0.5), (0.8, 0.2, 0.5), (1, 1, 1), (0, 0, 0),
    ] {
      let go = turn(.fade, nil) {
        $0.startProgress = from
        $0.endProgress = to
      }
      go(0.5)
      XCTAssertEqual(shares(200, 150).after, wanted, accuracy: 0.01, "\(from) to \(to)")
    }
  }

  func testCurvesAndUnknownTypes() {
    let go = turn(CATransitionType(rawValue: "no such type"), CATransitionSubtype(rawValue: "nowhere")) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    go(0.5)
    XCTAssertEqual(shares(200, 150).after, CAMediaTimingFunction(name: .easeIn).value(at: 0.5), accuracy: 0.01)
  }

  /// Transitions have a fixed key, so a second one replaces the first. It begins with the presented contents.
  func testASecondTransitionTakesThePlaceOfTheFirst() {
    let delegate = RecordingAnimationDelegate()
    let go = turn(.fade, nil) { $0.delegate = delegate }
    XCTAssertEqual(page.animationKeys(), [kCATransition])
    go(0.5)
    let next = CATransition()
    next.duration = 1
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    page.add(next, forKey: "other")
    page.backgroundColor = .green
    CATransaction.commit()
    go(0.5)
    XCTAssertEqual(page.animationKeys(), [kCATransition])
    XCTAssertEqual(delegate.log, ["start", "stopped"])
    XCTAssertEqual(shares(200, 150).before, 0.5, accuracy: 0.02, "from the picture in between")
    XCTAssertEqual(shares(200, 150).after, 0.5, accuracy: 0.02)
    go(1)
    XCTAssertEqual(Double(pixel(200, 150) >> 8 & 255) / 255, 0.5, accuracy: 0.02)
  }

  /// Equal times give identical pixels, however often and in whatever order they are drawn.
  func testTheSameMomentsAreTheSameBytes() {
    func bytes() -> [UInt32] {
      (0..<400).flatMap { y in (0..<400).map { compositor.surface.row(y)[$0] } }
    }
    for type in ["push", "moveIn", "reveal", "fade", "oglFlip", "pageCurl", "pageUnCurl"] {
      var frames: [[UInt32]] = []
      for _ in 0..<3 {
        let go = turn(CATransitionType(rawValue: type), .fromTop)
        go(0.3)
        go(0.7)
        frames.append(bytes())
        compositor.surfaceWasLost()
        _ = compositor.composite()
        XCTAssertEqual(bytes(), frames.last, "\(type) drawn whole")
        go(1)
      }
      XCTAssertTrue(frames.allSatisfy { $0 == frames[0] }, type)
    }
  }

  func testOnlyThePageIsDrawn() {
    let other = makeLayer(0, 350, 50, 50, .green)
    root.addSublayer(other)
    CATransaction.flush()
    _ = compositor.composite()
    let go = turn(.fade, nil)
    for step in 1..<10 {
      go(Double(step) / 10)
      XCTAssertLessThanOrEqual(compositor.lastDrawnArea, 200 * 100)
    }
    go(1)
    _ = compositor.composite()
    XCTAssertEqual(compositor.lastDrawnArea, 200 * 100, "the last one is not drawn twice")
    XCTAssertNil(AnimationClock.nextDeadline)
  }

  func testATransitionOfALayerThatWasNeverShownOrIsTakenAway() {
    let delegate = RecordingAnimationDelegate()
    let new = makeLayer(0, 0, 10, 10, .green)
    let transition = CATransition()
    transition.type = .push
    transition.duration = 1
    transition.delegate = delegate
    new.add(transition, forKey: nil)
    root.addSublayer(new)
    CATransaction.flush()
    go(to: 0.5)
    _ = compositor.composite()
    XCTAssertEqual(pixel(5, 5), 0xFF00_FF00, "there is nothing to come from")
    new.removeFromSuperlayer()
    go(to: 0.6)
    XCTAssertEqual(delegate.log, ["start", "stopped"])
    _ = compositor.composite()
    XCTAssertEqual(pixel(5, 5), 0xFF00_0000)
  }

  /// Animations of sublayers continue in the new contents.
  func testSublayersMoveInTheNewPictureAlone() {
    let dot = makeLayer(0, 0, 20, 20, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    page.addSublayer(dot)
    CATransaction.flush()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 10
    move.toValue = 190
    move.duration = 1
    let go = turn(.moveIn, .fromRight)
    dot.add(move, forKey: nil)
    go(0)
    go(0.5)
    // The old page keeps the dot in its place. The new page is half way, and the dot is half way on it: 100 + 100 +
    // 100.
    XCTAssertEqual(pixel(110, 110), 0xFFFF_FFFF)
    XCTAssertGreaterThan(pixel(300, 110) >> 8 & 255, 100)
  }
}
