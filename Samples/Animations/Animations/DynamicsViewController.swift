import UIKit

/// Boxes fall, bounce and are tied; a tap snaps the first one to the finger.
class DynamicsViewController: DemoViewController, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  private var animator: UIDynamicAnimator!
  private var boxes: [UIView] = []
  private var snap: UISnapBehavior?

  override func viewDidLoad() {
    super.viewDidLoad()
    animator = UIDynamicAnimator(referenceView: stage)
    animator.delegate = self
    stage.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    addButton("Drop", at: 0, action: #selector(drop))
    addButton("Push", at: 1, action: #selector(push))
    arrange()
  }

  private func arrange() {
    for box in boxes { box.removeFromSuperview() }
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange]
    boxes = colors.enumerated().map { index, color in
      box(color, CGRect(x: 40 + CGFloat(index) * 70, y: 20 + CGFloat(index) * 25, width: 60, height: 60))
    }
  }

  @objc private func drop() {
    animator.removeAllBehaviors()
    arrange()
    let gravity = UIGravityBehavior(items: boxes)
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let ramp = UIBezierPath()
    ramp.move(to: CGPoint(x: 0, y: 260))
    ramp.addLine(to: CGPoint(x: 140, y: 320))
    collision.addBoundary(withIdentifier: "ramp" as NSString, for: ramp)
    collision.collisionDelegate = self
    let look = UIDynamicItemBehavior(items: boxes)
    look.elasticity = 0.5
    look.friction = 0.4
    let rope = UIAttachmentBehavior(item: boxes[2], attachedTo: boxes[3])
    for behavior in [gravity, collision, look, rope] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
  }

  @objc private func push() {
    let push = UIPushBehavior(items: [boxes[0]], mode: .instantaneous)
    push.setAngle(-.pi / 3, magnitude: 3)
    animator.addBehavior(push)
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    if let snap { animator.removeBehavior(snap) }
    let snap = UISnapBehavior(item: boxes[0], snapTo: recognizer.location(in: stage))
    animator.addBehavior(snap)
    self.snap = snap
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    guard identifier != nil, let box = item as? UIView else { return }
    UIView.animate(withDuration: 0.1, animations: { box.alpha = 0.4 }) { _ in
      UIView.animate(withDuration: 0.2) { box.alpha = 1 }
    }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { print("all at rest") }
}
