import UIKit
import XCTest

/// Compares gravity, pushes, resistance and velocities with their closed formulas.
final class DynamicMotionTests: TimeTestCase {
  private var animator: UIDynamicAnimator!

  override func setUp() {
    super.setUp()
    animator = UIDynamicAnimator(referenceView: view)
  }

  override func tearDown() {
    animator = nil
    super.tearDown()
  }

  func testFallIsTheParabola() {
    // 1,000 points per second squared for a magnitude of 1 (UIGravityBehavior's page).
    let box = addBox()
    animator.addBehavior(UIGravityBehavior(items: [box]))
    for frame in 1...10 {
      let t = Double(frame) / 10
      go(to: t)
      XCTAssertEqual(box.center.y, 150 + 500 * t * t, accuracy: 1e-6, "\(t)")
      XCTAssertEqual(box.center.x, 150)
      XCTAssertEqual(animator.elapsedTime, t, accuracy: 1e-9)
    }
    XCTAssertEqual(box.transform, .identity)
  }

  func testGravityHasAngleAndMagnitude() {
    let gravity = UIGravityBehavior(items: [])
    XCTAssertEqual(gravity.gravityDirection, CGVector(dx: 0, dy: 1))
    XCTAssertEqual(gravity.angle, .pi / 2, accuracy: 1e-12)
    XCTAssertEqual(gravity.magnitude, 1)
    gravity.setAngle(0, magnitude: 2)
    XCTAssertEqual(gravity.gravityDirection.dx, 2, accuracy: 1e-12)
    XCTAssertEqual(gravity.gravityDirection.dy, 0, accuracy: 1e-12)
    gravity.magnitude = 0.5
    XCTAssertEqual(gravity.gravityDirection.dx, 0.5, accuracy: 1e-12)
    let box = addBox()
    gravity.addItem(box)
    animator.addBehavior(gravity)
    go(to: 1)
    XCTAssertEqual(box.center.x, 150 + 250, accuracy: 1e-6)
  }

  func testPushes() {
    // 100 by 100 points of density 1: 100 points per second (squared) for a magnitude of 1 (UIPushBehavior's page).
    let (a, b, c) = (addBox(0, 0), addBox(150, 0), addBox(0, 200, 200, 100))
    let steady = UIPushBehavior(items: [a, c], mode: .continuous)
    steady.pushDirection = CGVector(dx: 0, dy: 1)
    let once = UIPushBehavior(items: [b], mode: .instantaneous)
    once.setAngle(.pi / 2, magnitude: 2)
    XCTAssertTrue(once.active)
    animator.addBehavior(steady)
    animator.addBehavior(once)
    go(to: 0.5)
    XCTAssertFalse(once.active)
    XCTAssertTrue(steady.active)
    XCTAssertEqual(a.center.y, 50 + 50 * 0.25, accuracy: 1e-6)
    XCTAssertEqual(c.center.y, 250 + 25 * 0.25, accuracy: 1e-6, "twice as heavy")
    XCTAssertEqual(b.center.y, 50 + 200 * 0.5, accuracy: 0.5)
    once.active = true
    go(to: 1)
    XCTAssertEqual(b.center.y, 50 + 200 * 0.5 + 400 * 0.5, accuracy: 1)
  }

  func testPushOffTheMiddleTurns() {
    let box = addBox()
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
    XCTAssertEqual(push.targetOffsetFromCenter(for: box).horizontal, 50)
    let item = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(item)
    animator.addBehavior(push)
    go(to: 0.1)
    // A square's moment of inertia is a sixth of mass times side squared.
    XCTAssertEqual(item.angularVelocity(for: box), 50 * 100 / (100.0 * 100 / 6), accuracy: 1e-6)
    XCTAssertGreaterThan(box.transform.b, 0)
    item.allowsRotation = false
    go(to: 0.2)
    XCTAssertEqual(item.angularVelocity(for: box), 0)
  }

  func testResistanceAndSpeeds() {
    let box = addBox()
    let item = UIDynamicItemBehavior(items: [box])
    XCTAssertEqual(
      [item.elasticity, item.friction, item.density, item.resistance, item.angularResistance, item.charge],
      [0, 0, 1, 0, 0, 0])
    XCTAssertTrue(item.allowsRotation)
    XCTAssertFalse(item.isAnchored)
    item.resistance = 2
    item.angularResistance = 3
    item.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    item.addAngularVelocity(1, for: box)
    XCTAssertEqual(item.linearVelocity(for: box), CGPoint(x: 100, y: 0), "kept for the animator")
    animator.addBehavior(item)
    for t in [0.25, 0.5, 1] {
      go(to: t)
      XCTAssertEqual(item.linearVelocity(for: box).x, 100 * exp(-2 * t), accuracy: 1e-6)
      XCTAssertEqual(item.angularVelocity(for: box), exp(-3 * t), accuracy: 1e-9)
      XCTAssertEqual(box.center.x, 150 + 50 * (1 - exp(-2 * t)), accuracy: 0.01)
      XCTAssertEqual(atan2(box.transform.b, box.transform.a), (1 - exp(-3 * t)) / 3, accuracy: 1e-4)
    }
  }

  func testAnchoredItemsStay() {
    let box = addBox()
    let item = UIDynamicItemBehavior(items: [box])
    item.isAnchored = true
    animator.addBehavior(item)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    go(to: 0.4)
    XCTAssertEqual(box.center.y, 150)
  }

  func testSnapComesToItsPointUpright() {
    let box = addBox()
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 400))
    XCTAssertEqual(snap.damping, 0.5)
    animator.addBehavior(snap)
    go(to: 0.1)
    XCTAssertGreaterThan(box.center.y, 150)
    go(to: 4)
    XCTAssertEqual(box.center, CGPoint(x: 250, y: 400))
    XCTAssertEqual(box.transform.b, 0, accuracy: 1e-9)
    XCTAssertTrue(isIdle)
    XCTAssertFalse(animator.isRunning)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    XCTAssertTrue(animator.isRunning)
    go(to: 8)
    XCTAssertEqual(box.center, CGPoint(x: 100, y: 100))
  }

  func testDampingSaysHowFarASnapSwings() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let box = addBox(0, 0)
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 50))
      snap.damping = damping
      animator.addBehavior(snap)
      var most: CGFloat = 0
      for _ in 0..<90 {
        go(to: now + 1.0 / 60)
        most = max(most, box.center.x - 250)
      }
      animator.removeAllBehaviors()
      return most
    }
    let (loose, usual, tight) = (overshoot(0), overshoot(0.5), overshoot(1))
    XCTAssertGreaterThan(loose, 80)
    XCTAssertGreaterThan(loose, usual)
    XCTAssertGreaterThan(usual, 5)
    XCTAssertLessThan(tight, 1)
  }
}
