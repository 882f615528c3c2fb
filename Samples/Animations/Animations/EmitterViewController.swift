import UIKit

/// Confetti from above, sparks where the finger is.
class EmitterViewController: DemoViewController {
  private let confetti = CAEmitterLayer()
  private let sparks = CAEmitterLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.clipsToBounds = true
    confetti.emitterPosition = CGPoint(x: stage.bounds.midX, y: -10)
    confetti.emitterSize = CGSize(width: stage.bounds.width, height: 1)
    confetti.emitterShape = .line
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
    confetti.emitterCells = colors.map { color in
      let cell = CAEmitterCell()
      cell.contents = piece(CGSize(width: 10, height: 6)).cgImage
      cell.color = color.cgColor
      cell.birthRate = 8
      cell.lifetime = 5
      cell.velocity = 160
      cell.velocityRange = 40
      cell.emissionLongitude = .pi
      cell.emissionRange = .pi / 6
      cell.spin = 3
      cell.spinRange = 4
      cell.yAcceleration = 60
      cell.contentsScale = UIScreen.main.scale
      return cell
    }
    confetti.birthRate = 0
    stage.layer.addSublayer(confetti)

    let spark = CAEmitterCell()
    spark.contents = piece(CGSize(width: 6, height: 6)).cgImage
    spark.contentsScale = UIScreen.main.scale
    spark.color = UIColor.systemOrange.cgColor
    spark.birthRate = 120
    spark.lifetime = 0.8
    spark.velocity = 140
    spark.velocityRange = 60
    spark.emissionRange = 2 * .pi
    spark.scaleSpeed = -1
    spark.alphaSpeed = -1
    sparks.emitterCells = [spark]
    sparks.birthRate = 0
    stage.layer.addSublayer(sparks)

    addButton("Start", at: 0, action: #selector(start))
    addButton("Stop", at: 1, action: #selector(stop))
    stage.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
  }

  private func piece(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @objc private func start() { confetti.birthRate = 1 }
  @objc private func stop() { confetti.birthRate = 0 }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    sparks.emitterPosition = recognizer.location(in: stage)
    sparks.birthRate = 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.sparks.birthRate = 0 }
  }
}
