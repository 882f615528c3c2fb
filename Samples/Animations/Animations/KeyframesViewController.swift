import UIKit

/// A plane takes off and comes back, in keyframes; a ball follows a path.
class KeyframesViewController: DemoViewController {
  private var plane = UIView()
  private let ball = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    plane = box(.systemIndigo, CGRect(x: 20, y: 340, width: 80, height: 30))
    ball.frame = CGRect(x: 156, y: 40, width: 40, height: 40)
    ball.cornerRadius = 20
    ball.backgroundColor = UIColor.systemPink.cgColor
    stage.layer.addSublayer(ball)
    addButton("Take off", at: 0, action: #selector(takeOff))
    addButton("Follow", at: 1, action: #selector(follow))
  }

  @objc private func takeOff() {
    let start = plane.center
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        self.plane.center.x += 120
        self.plane.center.y -= 20
      }
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) {
        self.plane.transform = CGAffineTransform(rotationAngle: -.pi / 8)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
        self.plane.center.x += 200
        self.plane.center.y -= 120
        self.plane.alpha = 0
      }
      UIView.addKeyframe(withRelativeStartTime: 0.51, relativeDuration: 0.01) {
        self.plane.transform = .identity
        self.plane.center = CGPoint(x: -60, y: start.y)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.55, relativeDuration: 0.45) {
        self.plane.alpha = 1
        self.plane.center = start
      }
    } completion: { finished in
      print("landed: \(finished)")
    }
  }

  @objc private func follow() {
    let path = UIBezierPath(ovalIn: CGRect(x: 56, y: 60, width: 240, height: 200))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.calculationMode = .paced
    animation.duration = 2
    ball.add(animation, forKey: "follow")
  }
}
