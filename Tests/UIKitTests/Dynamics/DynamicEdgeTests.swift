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

  /// The more elastic one of two says how much is left; equal masses exchange their speeds then.
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
}
