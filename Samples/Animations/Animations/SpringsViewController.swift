import UIKit

/// The same way with four kinds of timing.
class SpringsViewController: DemoViewController {
  private var boxes: [UIView] = []
  private var isRight = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
    boxes = colors.enumerated().map { index, color in
      box(color, CGRect(x: 20, y: 30 + CGFloat(index) * 100, width: 70, height: 70))
    }
    addButton("Go", at: 0, action: #selector(go))
    addButton("Jump", at: 1, action: #selector(jump))
  }

  @objc private func go() {
    isRight.toggle()
    let x = isRight ? stage.bounds.width - 55 : 55
    UIView.animate(withDuration: 1) {
      self.boxes[0].center.x = x
    } completion: { finished in
      print("ease in and out: \(finished)")
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.boxes[1].center.x = x }
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      self.boxes[2].center.x = x
      self.boxes[2].transform = self.isRight ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    } completion: { finished in
      print("spring: \(finished)")
    }
    UIView.animate(withDuration: 1, delay: 0.25, usingSpringWithDamping: 0.3, initialSpringVelocity: 1) {
      self.boxes[3].center.x = x
    }
  }

  @objc private func jump() {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.autoreverse, .curveEaseOut],
      animations: { for box in self.boxes { box.transform = CGAffineTransform(translationX: 0, y: -20) } },
      completion: { _ in for box in self.boxes { box.transform = .identity } })
  }
}
