import UIKit

/// An animator under a slider.
class PropertyAnimatorViewController: DemoViewController {
  private var card = UIView()
  private let slider = UISlider()
  private var animator: UIViewPropertyAnimator!

  override func viewDidLoad() {
    super.viewDidLoad()
    card = box(.systemPurple, CGRect(x: 30, y: 60, width: 90, height: 90))
    slider.frame = CGRect(x: 24, y: 390, width: stage.bounds.width - 48, height: 30)
    slider.accessibilityIdentifier = "progress"
    slider.addTarget(self, action: #selector(scrub), for: .valueChanged)
    stage.addSubview(slider)
    addButton("Play", at: 0, action: #selector(play))
    addButton("Pause", at: 1, action: #selector(pause))
    addButton("Reverse", at: 2, action: #selector(reverse))
    addButton("Stop", at: 3, action: #selector(stop))
    makeAnimator()
  }

  private func makeAnimator() {
    card.transform = .identity
    card.center = CGPoint(x: 75, y: 105)
    card.backgroundColor = .systemPurple
    animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { [card, stage] in
      card.center = CGPoint(x: stage.bounds.width - 80, y: 280)
      card.transform = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 1.4, y: 1.4)
      card.backgroundColor = .systemYellow
    }
    animator.addCompletion { [weak self] position in
      print("animator: \(["end", "start", "current"][position.rawValue])")
      self?.slider.value = 0
      self?.makeAnimator()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    animator.stopAnimation(true)
  }

  @objc private func scrub() { animator.fractionComplete = CGFloat(slider.value) }
  @objc private func play() { animator.startAnimation() }

  @objc private func pause() {
    animator.pauseAnimation()
    slider.value = Float(animator.fractionComplete)
  }

  @objc private func reverse() { animator.isReversed.toggle() }

  @objc private func stop() {
    animator.stopAnimation(false)
    if animator.state == .stopped { animator.finishAnimation(at: .current) }
  }
}
