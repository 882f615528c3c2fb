import UIKit

/// Concentric circles that change color when touched.
class BNRHypnosisView: UIView {
  var circleColor = UIColor.lightGray {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let bounds = self.bounds
    let center = CGPoint(x: bounds.midX, y: bounds.midY)

    // The largest circle goes around the view's corners.
    let maxRadius = hypot(bounds.width, bounds.height) / 2

    let path = UIBezierPath()
    var radius = maxRadius
    while radius > 0 {
      path.move(to: CGPoint(x: center.x + radius, y: center.y))
      path.addArc(withCenter: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true)
      radius -= 20
    }
    path.lineWidth = 10
    circleColor.setStroke()
    path.stroke()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let red = CGFloat.random(in: 0...1)
    let green = CGFloat.random(in: 0...1)
    let blue = CGFloat.random(in: 0...1)
    circleColor = UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
}
