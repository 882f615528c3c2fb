import UIKit
import XCTest

/// The dynamic animator: running and pausing, behaviors, items, invalid input, leaks.
final class DynamicAnimatorTests: TimeTestCase {
  private final class Delegate: NSObject, UIDynamicAnimatorDelegate {
    var log: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume \(animator.isRunning)") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause \(animator.isRunning)") }
  }

  private final class Moving: UIDynamicBehavior {
    var log: [Bool] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { log.append(dynamicAnimator != nil) }
  }

  func testRunsOnlyWhileSomethingMoves() {
    let animator = UIDynamicAnimator(referenceView: view)
    let delegate = Delegate()
    animator.delegate = delegate
    XCTAssertFalse(animator.isRunning)
    XCTAssertTrue(animator.referenceView === view)
    let box = addBox()
    go(to: 0.1)
    XCTAssertTrue(isIdle)
    let item = UIDynamicItemBehavior(items: [box])
    item.resistance = 10
    item.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    animator.addBehavior(item)
    XCTAssertTrue(animator.isRunning)
    go(to: 3)
    XCTAssertFalse(animator.isRunning)
    XCTAssertTrue(isIdle, "nothing runs at rest")
    XCTAssertEqual(delegate.log, ["resume false", "pause false"])
    item.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    XCTAssertTrue(animator.isRunning)
    animator.removeBehavior(item)
    XCTAssertFalse(animator.isRunning)
    XCTAssertEqual(delegate.log.count, 4)
  }

  func testBehaviorsAndTheirChildren() {
    let animator = UIDynamicAnimator(referenceView: view)
    let parent = Moving()
    let child = Moving()
    let gravity = UIGravityBehavior(items: [addBox()])
    parent.addChildBehavior(child)
    child.addChildBehavior(gravity)
    parent.addChildBehavior(parent)
    child.addChildBehavior(parent)
    XCTAssertEqual(parent.childBehaviors, [child])
    var frames = 0
    parent.action = { frames += 1 }
    animator.addBehavior(parent)
    animator.addBehavior(parent)
    animator.addBehavior(gravity)
    XCTAssertEqual(animator.behaviors, [parent])
    XCTAssertTrue(gravity.dynamicAnimator === animator)
    go(to: 0.1)
    XCTAssertEqual(frames, 6)
    XCTAssertGreaterThan(gravity.items[0].center.y, 150)
    parent.removeChildBehavior(child)
    XCTAssertNil(gravity.dynamicAnimator)
    XCTAssertFalse(animator.isRunning)
    animator.removeAllBehaviors()
    XCTAssertEqual(parent.log, [true, false])
    XCTAssertEqual(child.log, [true, false])
    let other = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(parent)
    other.addBehavior(parent)
    XCTAssertTrue(said("is in another animator"))
    XCTAssertEqual(other.behaviors, [])
  }

  func testItemsInARectangle() {
    let animator = UIDynamicAnimator(referenceView: view)
    let (a, b) = (addBox(0, 0), addBox(200, 200))
    animator.addBehavior(UIGravityBehavior(items: [a, b]))
    XCTAssertEqual(animator.items(in: CGRect(x: 150, y: 150, width: 60, height: 60)).count, 1)
    XCTAssertTrue(animator.items(in: CGRect(x: 150, y: 150, width: 60, height: 60)).first === b)
    XCTAssertEqual(animator.items(in: view.bounds).count, 2)
  }

  func testMovedItemGoesOnFromThere() {
    let animator = UIDynamicAnimator(referenceView: view)
    let box = addBox()
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    animator.addBehavior(item)
    go(to: 0.5)
    box.center = CGPoint(x: 50, y: 400)
    animator.updateItem(usingCurrentState: box)
    go(to: 1)
    XCTAssertEqual(box.center.x, 80, accuracy: 1e-6)
    XCTAssertEqual(box.center.y, 400)
  }

  func testLastItemBehaviorHasItsSay() {
    let animator = UIDynamicAnimator(referenceView: view)
    let box = addBox()
    let (first, second) = (UIDynamicItemBehavior(items: [box]), UIDynamicItemBehavior(items: [box]))
    second.isAnchored = true
    animator.addBehavior(first)
    animator.addBehavior(second)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    go(to: 0.3)
    XCTAssertEqual(box.center.y, 150)
    animator.removeBehavior(second)
    go(to: 0.6)
    XCTAssertGreaterThan(box.center.y, 150)
  }

  func testDelegateMayTakeEverythingAway() {
    final class Remover: NSObject, UICollisionBehaviorDelegate {
      var calls = 0
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) {
        calls += 1
        behavior.removeItem(item)
        (item as? UIView)?.removeFromSuperview()
        behavior.dynamicAnimator?.removeAllBehaviors()
      }
    }
    let animator = UIDynamicAnimator(referenceView: view)
    let box = addBox(100, 700)
    let remover = Remover()
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = remover
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    go(to: 2)
    XCTAssertEqual(remover.calls, 1)
    XCTAssertNil(box.superview)
    XCTAssertTrue(isIdle)
  }

  func testBadInput() {
    let animator = UIDynamicAnimator(referenceView: view)
    let (a, b) = (addBox(0, 0, 0, 0), addBox())
    let nan = CGFloat.nan
    let item = UIDynamicItemBehavior(items: [a, b])
    for value in [nan, .infinity, -.infinity, -1, 1e300] {
      item.elasticity = value
      item.friction = value
      item.density = value
      item.resistance = value
      item.angularResistance = value
      item.charge = value
      item.addLinearVelocity(CGPoint(x: value, y: 1), for: b)
      item.addAngularVelocity(value, for: b)
      let push = UIPushBehavior(items: [a, b], mode: .continuous)
      push.pushDirection = CGVector(dx: value, dy: 1)
      push.setAngle(value, magnitude: value)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: value, vertical: 0), for: b)
      let gravity = UIGravityBehavior(items: [a, b])
      gravity.gravityDirection = CGVector(dx: value, dy: value)
      gravity.setAngle(value, magnitude: value)
      let snap = UISnapBehavior(item: a, snapTo: CGPoint(x: value, y: 0))
      snap.damping = value
      let attachment = UIAttachmentBehavior(item: b, attachedToAnchor: CGPoint(x: value, y: value))
      attachment.length = value
      attachment.frequency = value
      attachment.damping = value
      attachment.frictionTorque = value
      attachment.attachmentRange = UIFloatRange(minimum: value, maximum: value)
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: a, attachedTo: b, attachmentAnchor: CGPoint(x: value, y: 1),
        axisOfTranslation: CGVector(dx: value, dy: 0))
      let collision = UICollisionBehavior(items: [a, b])
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: value, left: 0, bottom: 0, right: value))
      collision.addBoundary(
        withIdentifier: "x" as NSString, from: CGPoint(x: value, y: 0), to: CGPoint(x: value, y: 0))
      let field = UIFieldBehavior.springField()
      field.addItem(b)
      field.strength = value
      field.falloff = value
      field.minimumRadius = value
      field.position = CGPoint(x: value, y: 0)
      for behavior in [item, push, gravity, snap, attachment, slide, collision, field] as [UIDynamicBehavior] {
        animator.addBehavior(behavior)
      }
      go(to: now + 0.2)
      animator.removeAllBehaviors()
      for box in [a, b] {
        XCTAssertTrue(box.center.x.isFinite && box.center.y.isFinite && box.transform.a.isFinite)
      }
    }
  }

  func testNothingIsKept() {
    weak var animator: UIDynamicAnimator?
    weak var behavior: UIDynamicBehavior?
    weak var box: UIView?
    do {
      let strong = UIDynamicAnimator(referenceView: view)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let gravity = UIGravityBehavior(items: [view])
      gravity.action = { [weak view] in _ = view }
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      strong.addBehavior(gravity)
      strong.addBehavior(collision)
      go(to: 2)
      (animator, behavior, box) = (strong, gravity, view)
    }
    XCTAssertNil(animator)
    XCTAssertNil(behavior)
    XCTAssertNil(box)
    go(to: 3)
    XCTAssertTrue(isIdle)
  }

  /// Apple's page of `UIDynamicAnimator`: the layout is asked anew in each step, and finds its attributes here.
  func testACollectionViewLayoutIsMoved() {
    final class Springs: UICollectionViewLayout {
      var invalidations = 0
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
      override func invalidateLayout() { invalidations += 1 }
    }
    let layout = Springs()
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    cell.frame = CGRect(x: 20, y: 30, width: 100, height: 40)
    XCTAssertEqual(cell.center, CGPoint(x: 70, y: 50))
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "head", with: IndexPath(item: 0, section: 1))
    header.size = CGSize(width: 10, height: 10)
    header.center = CGPoint(x: 250, y: 20)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    XCTAssertNil(animator.referenceView)
    let walls = UICollisionBehavior(items: [cell, header])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(UIGravityBehavior(items: [cell, header]))
    XCTAssertTrue(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 1)) === cell)
    XCTAssertNil(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 1)), "a header is no cell")
    XCTAssertTrue(
      animator.layoutAttributesForSupplementaryView(ofKind: "head", at: IndexPath(item: 0, section: 1)) === header)
    XCTAssertNil(animator.layoutAttributesForDecorationView(ofKind: "head", at: IndexPath(item: 0, section: 1)))
    go(to: 0.2)
    XCTAssertGreaterThan(layout.invalidations, 10)
    XCTAssertEqual(cell.center.y, 50 + 0.5 * 1_000 * 0.2 * 0.2, accuracy: 4)
    go(to: 6)
    XCTAssertEqual(cell.frame.maxY, 400, accuracy: 0.5, "on the content's edge")
    XCTAssertTrue(isIdle)
    let count = layout.invalidations
    go(to: 7)
    XCTAssertEqual(layout.invalidations, count)
    let copy = cell.copy() as? UICollectionViewLayoutAttributes
    XCTAssertEqual(copy, cell)
    copy?.alpha = 0.5
    XCTAssertNotEqual(copy, cell)
    cell.transform = CGAffineTransform(rotationAngle: .pi / 2)
    XCTAssertEqual(cell.frame.size.width, 40, accuracy: 0.001)
  }

  func testSameStartSameWay() {
    func run() -> [CGPoint] {
      let animator = UIDynamicAnimator(referenceView: view)
      let boxes = (0..<8).map { (index: Int) -> UIView in
        addBox(60 + 30 * CGFloat(index % 3), 60 * CGFloat(index), 50, 50)
      }
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: boxes))
      restart()
      go(to: 2)
      for box in boxes { box.removeFromSuperview() }
      return boxes.map(\.center)
    }
    XCTAssertEqual(run(), run())
  }
}
