import UIKit
import XCTest

/// Items that meet each other and boundaries.
final class DynamicCollisionTests: TimeTestCase {
  private var animator: UIDynamicAnimator!

  private final class Contacts: NSObject, UICollisionBehaviorDelegate {
    var log: [String] = []
    var points: [CGPoint] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      log.append("began")
      points.append(p)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { log.append("ended") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      log.append("began \(identifier.map { "\($0)" } ?? "edge")")
      points.append(p)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("ended \(identifier.map { "\($0)" } ?? "edge")") }
  }

  override func setUp() {
    super.setUp()
    animator = UIDynamicAnimator(referenceView: view)
  }

  override func tearDown() {
    animator = nil
    super.tearDown()
  }

  func testItemsComeToRestOnTheEdge() {
    let box = addBox()
    let contacts = Contacts()
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = contacts
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    go(to: 10)
    XCTAssertEqual(box.frame.maxY, view.bounds.maxY, accuracy: 0.5)
    XCTAssertEqual(box.center.x, 150, accuracy: 0.01)
    XCTAssertEqual(contacts.log.first, "began edge")
    XCTAssertEqual(contacts.points.first?.y ?? 0, view.bounds.maxY, accuracy: 5)
    XCTAssertEqual(contacts.log.last, "began edge")
    XCTAssertFalse(animator.isRunning)
    XCTAssertTrue(isIdle)
  }

  func testFullElasticityKeepsTheHeight() {
    let box = addBox(100, 252)
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = 1
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 852), to: CGPoint(x: 393, y: 852))
    animator.addBehavior(item)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    var top: [CGFloat] = []
    var last = box.center.y
    var rising = false
    for _ in 0..<600 {
      go(to: now + 1.0 / 60)
      if rising, box.center.y > last { top.append(last) }
      rising = box.center.y < last
      last = box.center.y
    }
    XCTAssertGreaterThanOrEqual(top.count, 4)
    for y in top { XCTAssertEqual(y, 302, accuracy: 4) }
  }

  func testElasticityIsTheShareOfSpeedThatIsLeft() {
    let box = addBox(100, 500)
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = 0.5
    item.addLinearVelocity(CGPoint(x: 0, y: 600), for: box)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(item)
    animator.addBehavior(collision)
    go(to: 0.8)
    XCTAssertEqual(item.linearVelocity(for: box).y, -300, accuracy: 0.01)
  }

  func testMomentumGoesOver() {
    let (a, b) = (addBox(20, 300, 60, 60), addBox(200, 300, 60, 60))
    let item = UIDynamicItemBehavior(items: [a, b])
    item.elasticity = 1
    item.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    let contacts = Contacts()
    let collision = UICollisionBehavior(items: [a, b])
    collision.collisionDelegate = contacts
    animator.addBehavior(item)
    animator.addBehavior(collision)
    go(to: 0.6)
    XCTAssertEqual(item.linearVelocity(for: a).x, 0, accuracy: 0.01)
    XCTAssertEqual(item.linearVelocity(for: b).x, 300, accuracy: 0.01)
    XCTAssertEqual(contacts.log, ["began", "ended"])
    XCTAssertEqual(contacts.points[0].x, 200, accuracy: 2)
  }

  func testModesLeaveThingsOut() {
    let (a, b) = (addBox(20, 300, 60, 60), addBox(200, 300, 60, 60))
    let item = UIDynamicItemBehavior(items: [a, b])
    item.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    let collision = UICollisionBehavior(items: [a, b])
    collision.collisionMode = .boundaries
    animator.addBehavior(item)
    animator.addBehavior(collision)
    go(to: 0.6)
    XCTAssertEqual(item.linearVelocity(for: a).x, 300, accuracy: 0.01)
    XCTAssertEqual(b.center.x, 230)
  }

  func testRoundItemsRollDownASlope() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let ball = Ball(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
    view.addSubview(ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 170), to: CGPoint(x: 393, y: 370))
    let item = UIDynamicItemBehavior(items: [ball])
    item.friction = 1
    animator.addBehavior(item)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    go(to: 0.8)
    XCTAssertGreaterThan(ball.center.x, 100)
    let speed = hypot(item.linearVelocity(for: ball).x, item.linearVelocity(for: ball).y)
    XCTAssertEqual(item.angularVelocity(for: ball), speed / 30, accuracy: 0.05 * speed / 30, "it rolls")
  }

  func testStackOfBoxesStands() {
    let boxes = (0..<4).map { addBox(150, CGFloat(500 - 90 * $0), 80, 80) }
    let collision = UICollisionBehavior(items: boxes)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 52, right: 0))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    go(to: 12)
    XCTAssertFalse(animator.isRunning)
    for (index, box) in boxes.enumerated() {
      XCTAssertEqual(box.frame.maxY, CGFloat(800 - 80 * index), accuracy: 2, "\(index)")
      XCTAssertEqual(box.center.x, 190, accuracy: 2)
    }
  }

  func testPathBoundariesAndIdentifiers() {
    let collision = UICollisionBehavior(items: [])
    XCTAssertNil(collision.boundaryIdentifiers)
    XCTAssertEqual(collision.collisionMode, .everything)
    collision.addBoundary(
      withIdentifier: "ring" as NSString, for: UIBezierPath(ovalIn: CGRect(x: 100, y: 300, width: 200, height: 200))
    )
    collision.addBoundary(withIdentifier: NSNumber(value: 7), from: .zero, to: CGPoint(x: 1, y: 1))
    XCTAssertEqual(collision.boundaryIdentifiers?.count, 2)
    XCTAssertEqual(collision.boundary(withIdentifier: "ring" as NSString)?.bounds.width ?? 0, 200, accuracy: 0.01)
    collision.removeBoundary(withIdentifier: NSNumber(value: 7))
    XCTAssertNil(collision.boundary(withIdentifier: NSNumber(value: 7)))
    let box = addBox(185, 385, 30, 30)
    collision.addItem(box)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    go(to: 5)
    XCTAssertEqual(box.frame.maxY, 500, accuracy: 5, "inside of the ring")
    collision.removeAllBoundaries()
    XCTAssertNil(collision.boundaryIdentifiers)
    go(to: 5.5)
    XCTAssertGreaterThan(box.center.y, 550, "it falls again")
  }

  func testFastItemsDoNotGetOut() {
    let box = addBox(180, 400, 20, 20)
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = 1
    item.addLinearVelocity(CGPoint(x: 9_000, y: 7_000), for: box)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(item)
    animator.addBehavior(collision)
    for _ in 0..<120 {
      go(to: now + 1.0 / 60)
      XCTAssertTrue(view.bounds.insetBy(dx: -1, dy: -1).contains(box.center), "\(box.center)")
    }
  }
}
