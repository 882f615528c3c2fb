import UIKit

/// An activity indicator of twelve copies, each a little later than the one before.
class ReplicatorViewController: DemoViewController {
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    replicator.frame = CGRect(x: 76, y: 120, width: 200, height: 200)
    replicator.instanceCount = 12
    replicator.instanceDelay = 1.0 / 12
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    dot.frame = CGRect(x: 90, y: 0, width: 20, height: 20)
    dot.cornerRadius = 10
    dot.backgroundColor = UIColor.systemIndigo.cgColor
    replicator.addSublayer(dot)
    stage.layer.addSublayer(replicator)
    addButton("Start", at: 0, action: #selector(start))
    addButton("Stop", at: 1, action: #selector(stop))
  }

  @objc private func start() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.1
    let shrink = CABasicAnimation(keyPath: "transform.scale")
    shrink.fromValue = 1
    shrink.toValue = 0.4
    let both = CAAnimationGroup()
    both.animations = [fade, shrink]
    both.duration = 1
    both.repeatCount = .infinity
    dot.add(both, forKey: "pulse")
  }

  @objc private func stop() { dot.removeAnimation(forKey: "pulse") }
}
