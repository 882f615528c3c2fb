import UIKit
import XCTest

/// All kinds of attachments, groups and fields.
final class DynamicAttachmentTests: TimeTestCase {
  private var animator: UIDynamicAnimator!

  override func setUp() {
    super.setUp()
    animator = UIDynamicAnimator(referenceView: view)
  }

  override func tearDown() {
    animator = nil
    super.tearDown()
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  func testStiffAttachmentIsAPendulum() {
    let box = addBox(300, 100, 20, 20)
    let anchor = CGPoint(x: 200, y: 110)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    XCTAssertEqual(attachment.length, 110)
    XCTAssertEqual(attachment.attachedBehaviorType, .anchor)
    XCTAssertEqual(attachment.items.count, 1)
    XCTAssertEqual([attachment.damping, attachment.frequency, attachment.frictionTorque], [0, 0, 0])
    XCTAssertTrue(attachment.attachmentRange.isInfinite)
    animator.addBehavior(attachment)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    var lowest: CGFloat = 0
    for _ in 0..<60 {
      go(to: now + 1.0 / 60)
      XCTAssertEqual(distance(box.center, anchor), 110, accuracy: 2)
      lowest = max(lowest, box.center.y)
    }
    XCTAssertEqual(lowest, 220, accuracy: 2)
  }

  func testSoftAttachmentSwingsAtItsFrequency() {
    let box = addBox(150, 400)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
    attachment.frequency = 2
    attachment.damping = 0.1
    animator.addBehavior(attachment)
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 0, y: 400), for: box)
    animator.addBehavior(item)
    var crossings: [Double] = []
    var last = box.center.y
    for _ in 0..<90 {
      go(to: now + 1.0 / 60)
      if last > 450, box.center.y <= 450 { crossings.append(now) }
      last = box.center.y
    }
    XCTAssertGreaterThanOrEqual(crossings.count, 2)
    XCTAssertEqual(crossings[1] - crossings[0], 0.5, accuracy: 0.04)
    attachment.anchorPoint = CGPoint(x: 100, y: 100)
    go(to: 8)
    XCTAssertEqual(distance(box.center, attachment.anchorPoint), 350, accuracy: 1)
  }

  func testDraggingByAPoint() {
    let box = addBox(100, 300)
    let attachment = UIAttachmentBehavior(
      item: box, offsetFromCenter: UIOffset(horizontal: 40, vertical: 0), attachedToAnchor: CGPoint(x: 190, y: 350))
    XCTAssertEqual(attachment.length, 0)
    animator.addBehavior(attachment)
    for step in 1...20 {
      attachment.anchorPoint = CGPoint(x: 190, y: 350 - CGFloat(step) * 5)
      go(to: Double(step) / 60)
    }
    let held = CGPoint(x: 40, y: 0).applying(box.transform)
    XCTAssertEqual(box.center.x + held.x, 190, accuracy: 3)
    XCTAssertEqual(box.center.y + held.y, 250, accuracy: 12)
  }

  func testLimitIsARope() {
    let (a, b) = (addBox(100, 100, 40, 40), addBox(180, 100, 40, 40))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    rope.length = 200
    let held = UIDynamicItemBehavior(items: [b])
    held.isAnchored = true
    animator.addBehavior(held)
    animator.addBehavior(rope)
    animator.addBehavior(UIGravityBehavior(items: [a]))
    go(to: 0.3)
    XCTAssertEqual(a.center.y, 120 + 500 * 0.09, accuracy: 0.5, "still slack")
    for _ in 0..<120 {
      go(to: now + 1.0 / 60)
      XCTAssertLessThan(distance(a.center, b.center), 203)
    }
  }

  func testFixedItemsKeepTheirPlaceToEachOther() {
    let (a, b) = (addBox(100, 100, 60, 60), addBox(200, 100, 60, 60))
    animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 180, y: 130)))
    let push = UIPushBehavior(items: [a], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    animator.addBehavior(push)
    go(to: 1)
    XCTAssertEqual(distance(a.center, b.center), 100, accuracy: 1)
    XCTAssertGreaterThan(abs(a.transform.b), 0.1)
    XCTAssertEqual(a.transform.b, b.transform.b, accuracy: 0.02)
  }

  func testPinTurnsWithinItsRange() {
    let (a, b) = (addBox(200, 100, 100, 20), addBox(150, 100, 20, 20))
    let pin = UIAttachmentBehavior.pinAttachment(with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 200, y: 110))
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    let held = UIDynamicItemBehavior(items: [b])
    held.isAnchored = true
    animator.addBehavior(held)
    animator.addBehavior(pin)
    animator.addBehavior(UIGravityBehavior(items: [a]))
    go(to: 3)
    XCTAssertEqual(atan2(a.transform.b, a.transform.a), 0.5, accuracy: 0.02)
    let end = CGPoint(x: -50, y: 0).applying(a.transform)
    XCTAssertEqual(a.center.x + end.x, 200, accuracy: 1)
    XCTAssertEqual(a.center.y + end.y, 110, accuracy: 1)
  }

  func testFrictionHoldsAPin() {
    let (a, b) = (addBox(200, 100, 100, 20), addBox(150, 100, 20, 20))
    let pin = UIAttachmentBehavior.pinAttachment(with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 200, y: 110))
    pin.frictionTorque = 100
    let held = UIDynamicItemBehavior(items: [b])
    held.isAnchored = true
    animator.addBehavior(held)
    animator.addBehavior(pin)
    animator.addBehavior(UIGravityBehavior(items: [a]))
    go(to: 1)
    XCTAssertEqual(atan2(a.transform.b, a.transform.a), 0, accuracy: 0.02)
  }

  func testSlidingStaysOnItsAxis() {
    let box = addBox(100, 100)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 150, y: 150), axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 80)
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    animator.addBehavior(slide)
    animator.addBehavior(gravity)
    go(to: 2)
    XCTAssertEqual(box.center.x, 150, accuracy: 0.5)
    XCTAssertEqual(box.center.y, 230, accuracy: 1)
    XCTAssertEqual(box.transform.b, 0, accuracy: 0.01)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    go(to: 4)
    XCTAssertEqual(box.center.y, 130, accuracy: 1)
  }

  func testItemsHoldEachOther() {
    let (a, b) = (addBox(100, 100, 40, 40), addBox(200, 100, 40, 40))
    let bar = UIAttachmentBehavior(item: a, attachedTo: b)
    XCTAssertEqual(bar.attachedBehaviorType, .items)
    XCTAssertEqual(bar.length, 100)
    bar.length = 150
    animator.addBehavior(bar)
    go(to: 2)
    XCTAssertEqual(distance(a.center, b.center), 150, accuracy: 0.5)
    XCTAssertEqual(a.center.x, 95, accuracy: 0.5, "both give way alike")
  }

  func testGroupMovesAsOne() {
    let (a, b) = (addBox(100, 100, 40, 40), addBox(160, 100, 40, 40))
    let group = UIDynamicItemGroup(items: [a, b])
    XCTAssertEqual(group.center, CGPoint(x: 150, y: 120))
    XCTAssertEqual(group.bounds.size, CGSize(width: 100, height: 40))
    let item = UIDynamicItemBehavior(items: [group])
    item.addLinearVelocity(CGPoint(x: 0, y: 100), for: group)
    item.addAngularVelocity(1, for: group)
    animator.addBehavior(item)
    go(to: 1)
    XCTAssertEqual(distance(a.center, b.center), 60, accuracy: 1e-6)
    XCTAssertEqual(a.center.y + b.center.y, 440, accuracy: 1e-6)
    XCTAssertEqual(atan2(b.center.y - a.center.y, b.center.x - a.center.x), 1, accuracy: 1e-6)
    XCTAssertEqual(a.transform.a, cos(1), accuracy: 1e-6)
  }

  func testFields() {
    func way(_ field: UIFieldBehavior, charge: CGFloat = 0, _ speed: CGPoint = .zero) -> CGPoint {
      let box = addBox(100, 100)
      let item = UIDynamicItemBehavior(items: [box])
      item.charge = charge
      item.addLinearVelocity(speed, for: box)
      field.addItem(box)
      animator.addBehavior(item)
      animator.addBehavior(field)
      restart()
      go(to: 0.5)
      animator.removeAllBehaviors()
      box.removeFromSuperview()
      return CGPoint(x: box.center.x - 150, y: box.center.y - 150)
    }
    let linear = way(.linearGravityField(direction: CGVector(dx: 1, dy: 0)))
    XCTAssertEqual(linear.x, 12.5, accuracy: 1e-6)
    XCTAssertEqual(linear.y, 0)
    XCTAssertLessThan(way(.radialGravityField(position: CGPoint(x: 0, y: 150))).x, -10)
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 250, y: 150)
    // From rest at -100 with 1 of frequency: -100 cos(t).
    XCTAssertEqual(way(spring).x, 100 * (1 - cos(0.5)), accuracy: 0.1)
    XCTAssertLessThan(way(.dragField(), CGPoint(x: 200, y: 0)).x, 80)
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 100, y: 150)
    XCTAssertGreaterThan(way(vortex).y, 10)
    XCTAssertEqual(way(.velocityField(direction: CGVector(dx: 1, dy: 0))).x, 50, accuracy: 1)
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 100, y: 150)
    XCTAssertEqual(way(electric).x, 0)
    XCTAssertEqual(way(electric, charge: 1).x, 12.5, accuracy: 0.01)
    XCTAssertGreaterThan(way(.magneticField(), charge: 1, CGPoint(x: 100, y: 0)).y, 5)
    XCTAssertNotEqual(way(.noiseField(smoothness: 0.5, animationSpeed: 1)), .zero)
    XCTAssertEqual(way(.turbulenceField(smoothness: 0.5, animationSpeed: 1)), .zero, "only what moves")
    var places: [CGPoint] = []
    let custom = UIFieldBehavior.field { _, place, _, mass, _, _ in
      places.append(place)
      return CGVector(dx: 0, dy: 2 * mass)
    }
    XCTAssertEqual(way(custom).y, 25, accuracy: 1e-6)
    XCTAssertEqual(places.first, CGPoint(x: 150, y: 150))
  }

  func testRegionsLimitFields() {
    let circle = UIRegion(radius: 50)
    XCTAssertTrue(circle.contains(CGPoint(x: 30, y: 40)))
    XCTAssertFalse(circle.contains(CGPoint(x: 30, y: 41)))
    let box = UIRegion(size: CGSize(width: 20, height: 40))
    XCTAssertTrue(box.contains(CGPoint(x: 10, y: -20)))
    XCTAssertFalse(box.inverse().contains(.zero))
    XCTAssertTrue(circle.byDifference(from: box).contains(CGPoint(x: 20, y: 0)))
    XCTAssertFalse(circle.byIntersection(with: box).contains(CGPoint(x: 20, y: 0)))
    XCTAssertTrue(box.byUnion(with: circle).contains(CGPoint(x: 20, y: 0)))
    XCTAssertTrue(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    let item = addBox()
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = circle
    field.addItem(item)
    animator.addBehavior(field)
    go(to: 0.5)
    XCTAssertEqual(item.center.x, 150)
  }
}
