import UIKit

/// Core Animation itself: a ring that is drawn, colors that move, a heart that beats.
class LayersViewController: DemoViewController {
  private let ring = CAShapeLayer()
  private let gradient = CAGradientLayer()
  private let heart = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    gradient.frame = CGRect(x: 0, y: 300, width: stage.bounds.width, height: 140)
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor, UIColor.systemYellow.cgColor]
    gradient.locations = [0, 0.5, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    stage.layer.addSublayer(gradient)

    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 120, y: 150), radius: 80, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.lineWidth = 16
    ring.lineCap = .round
    stage.layer.addSublayer(ring)

    heart.frame = CGRect(x: 240, y: 110, width: 80, height: 80)
    heart.backgroundColor = UIColor.systemRed.cgColor
    heart.cornerRadius = 40
    stage.layer.addSublayer(heart)
    addButton("Draw", at: 0, action: #selector(drawRing))
    addButton("Beat", at: 1, action: #selector(beat))
    addButton("Fade", at: 2, action: #selector(fade))
  }

  @objc private func drawRing() {
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.toValue = 1
    draw.duration = 1.5
    draw.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ring.add(draw, forKey: "draw")

    let move = CABasicAnimation(keyPath: "locations")
    move.fromValue = [0, 0.1, 0.2]
    move.toValue = [0.8, 0.9, 1]
    move.duration = 1.5
    gradient.add(move, forKey: "move")
  }

  @objc private func beat() {
    let beat = CASpringAnimation(keyPath: "transform.scale")
    beat.fromValue = 1.4
    beat.toValue = 1
    beat.damping = 5
    beat.duration = beat.settlingDuration
    heart.add(beat, forKey: "beat")
  }

  /// Layers without a view animate by themselves.
  @objc private func fade() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { print("faded") }
    heart.opacity = heart.opacity == 1 ? 0.2 : 1
    heart.cornerRadius = heart.cornerRadius == 40 ? 8 : 40
    CATransaction.commit()
  }
}
