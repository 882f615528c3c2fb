import UIKit
import XCTest

/// Shapes, sizes and limits of moving items.
final class DynamicEdgeTests: TimeTestCase {
  private var animator: UIDynamicAnimator!

  override func setUp() {
    super.setUp()
    animator = UIDynamicAnimator(referenceView: view)
  }

  override func tearDown() {
    animator = nil
    super.tearDown()
  }

  func testItemsThatMayNotTurnDoNot() {
    let (free, held) = (addBox(50, 100), addBox(50, 400))
    let push = UIPushBehavior(items: [free, held], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.5, dy: 0)
    for box in [free, held] { push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 30), for: box) }
    let rule = UIDynamicItemBehavior(items: [held])
    rule.allowsRotation = false
    animator.addBehavior(rule)
    animator.addBehavior(push)
    go(to: 0.3)
    XCTAssertNotEqual(free.transform, .identity)
    XCTAssertEqual(held.transform, .identity)
    XCTAssertGreaterThan(held.center.x, 105)
  }

  func testAnItemThatGrowsOnItsWay() {
    let box = addBox(100, 100, 50, 50)
    let walls = UICollisionBehavior(items: [box])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    go(to: 0.2)
    box.bounds.size = CGSize(width: 150, height: 150)
    go(to: 6)
    XCTAssertEqual(box.frame.maxY, view.bounds.maxY, accuracy: 0.5)
    XCTAssertTrue(isIdle)
  }

  private final class Oval: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  func testOvalsLieFlat() {
    let oval = Oval(frame: CGRect(x: 100, y: 600, width: 120, height: 40))
    view.addSubview(oval)
    let walls = UICollisionBehavior(items: [oval])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(UIGravityBehavior(items: [oval]))
    go(to: 8)
    XCTAssertEqual(oval.center.y, view.bounds.maxY - 20, accuracy: 1)
  }

  func testABallFallsPastTheEndOfALine() {
    let ball = Oval(frame: CGRect(x: 152, y: 100, width: 100, height: 100))
    view.addSubview(ball)
    let shelf = UICollisionBehavior(items: [ball])
    shelf.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 150, y: 300))
    animator.addBehavior(shelf)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    go(to: 0.9)
    XCTAssertEqual(ball.center.y, 150 + 0.5 * 1_000 * 0.9 * 0.9, accuracy: 12, "nothing is in its way")
    XCTAssertEqual(ball.center.x, 202, accuracy: 0.5)
  }

  /// The greater elasticity of two items determines the remaining velocity; items of equal mass exchange
  /// velocities.
  func testTheMoreElasticOneCounts() {
    let (still, moving) = (addBox(250, 100, 50, 50), addBox(100, 100, 50, 50))
    animator.addBehavior(UICollisionBehavior(items: [still, moving]))
    let elastic = UIDynamicItemBehavior(items: [moving])
    elastic.elasticity = 1
    elastic.addLinearVelocity(CGPoint(x: 300, y: 0), for: moving)
    let dull = UIDynamicItemBehavior(items: [still])
    dull.elasticity = 0
    animator.addBehavior(elastic)
    animator.addBehavior(dull)
    go(to: 0.6)
    XCTAssertEqual(dull.linearVelocity(for: still).x, 300, accuracy: 6)
    XCTAssertEqual(elastic.linearVelocity(for: moving).x, 0, accuracy: 6)
  }

  func testNothingBouncesHigherThanItFell() {
    let box = addBox(100, 500)
    let walls = UICollisionBehavior(items: [box])
    walls.translatesReferenceBoundsIntoBoundary = true
    let rubber = UIDynamicItemBehavior(items: [box])
    rubber.elasticity = 5
    for behavior in [walls, rubber, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
    for frame in 1...120 {
      go(to: Double(frame) / 60)
      XCTAssertGreaterThan(box.center.y, 545)
    }
  }

  func testOneThatLiesStillDoesNotStopAnother() {
    let (still, moving) = (addBox(10, 600, 20, 20), addBox(100, 100, 20, 20))
    let items = UIDynamicItemBehavior(items: [still, moving])
    items.addLinearVelocity(CGPoint(x: 100, y: 0), for: moving)
    animator.addBehavior(items)
    go(to: 1.5)
    XCTAssertTrue(animator.isRunning)
    XCTAssertEqual(moving.center.x, 110 + 150, accuracy: 3)
  }

  func testAPushKeepsItsHeading() {
    let push = UIPushBehavior(items: [addBox()], mode: .continuous)
    push.angle = 1
    push.magnitude = 2
    push.pushDirection = .zero
    XCTAssertEqual(push.angle, 1, accuracy: 1e-9)
    push.magnitude = 2
    XCTAssertEqual(push.pushDirection.dx, 2 * cos(1), accuracy: 1e-9)
  }

  /// Strength over the distance to the power of the falloff, the distance no less than the least radius.
  func testFieldsFadeWithTheDistance() {
    let (far, near) = (addBox(190, 390, 20, 20), addBox(100, 90, 20, 20))
    for (box, center, radius) in [(far, CGPoint(x: 100, y: 400), 1.0), (near, CGPoint(x: 100, y: 100), 100)] {
      let field = UIFieldBehavior.radialGravityField(position: center)
      field.strength = 1_000
      field.falloff = 1
      field.minimumRadius = radius
      field.addItem(box)
      animator.addBehavior(field)
    }
    let items = UIDynamicItemBehavior(items: [far, near])
    animator.addBehavior(items)
    go(to: 0.05)
    let elapsed = animator.elapsedTime
    for box in [far, near] {
      XCTAssertEqual(items.linearVelocity(for: box).x, -1_000 * elapsed, accuracy: 5)
    }
  }

  func testMissedFramesAreMadeUpForUpToATenthOfASecond() {
    let box = addBox()
    let items = UIDynamicItemBehavior(items: [box])
    items.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    animator.addBehavior(items)
    go(to: 0.1)
    let before = box.center.x
    jump(to: 5)
    XCTAssertEqual(box.center.x - before, 10, accuracy: 4)
  }

  func testABehaviorThatWasTakenAwayIsNotCalled() {
    let box = addBox()
    let (first, second) = (UIGravityBehavior(items: [box]), UIDynamicItemBehavior(items: [box]))
    var calls = 0
    first.action = { [weak animator] in animator?.removeBehavior(second) }
    second.action = { calls += 1 }
    animator.addBehavior(first)
    animator.addBehavior(second)
    go(to: 0.2)
    XCTAssertEqual(calls, 0)
    first.action = nil
  }
}
