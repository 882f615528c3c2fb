import UIKit

/// A card with two sides, and all ways to turn it.
class TransitionsViewController: DemoViewController {
  private let card = UIView(frame: CGRect(x: 76, y: 90, width: 200, height: 260))
  private let front = UILabel()
  private let back = UILabel()
  private let kinds: [(String, UIView.AnimationOptions)] = [
    ("Flip left", .transitionFlipFromLeft), ("Flip right", .transitionFlipFromRight),
    ("Flip top", .transitionFlipFromTop), ("Flip bottom", .transitionFlipFromBottom),
    ("Curl up", .transitionCurlUp), ("Curl down", .transitionCurlDown),
    ("Dissolve", .transitionCrossDissolve), ("Old style", []),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (label, text, color) in [(front, "Front", UIColor.systemTeal), (back, "Back", UIColor.systemOrange)] {
      label.frame = card.bounds
      label.text = text
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 40, weight: .heavy)
      label.textColor = .white
      label.backgroundColor = color
    }
    card.addSubview(front)
    stage.addSubview(card)
    for (index, kind) in kinds.enumerated() { addButton(kind.0, at: index, action: #selector(turn(_:))) }
  }

  @objc private func turn(_ sender: UIButton) {
    let (shown, other) = front.superview == nil ? (back, front) : (front, back)
    let (name, option) = kinds[sender.tag]
    if name == "Old style" { return turnTheOldWay(from: shown, to: other) }
    UIView.transition(from: shown, to: other, duration: 1, options: option) { finished in
      print("\(name): \(finished)")
    }
  }

  private func turnTheOldWay(from shown: UIView, to other: UIView) {
    UIView.beginAnimations("old style", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelegate(self)
    UIView.setAnimationDidStop(#selector(didTurn(_:finished:context:)))
    UIView.setAnimationTransition(.flipFromLeft, for: card, cache: true)
    shown.removeFromSuperview()
    card.addSubview(other)
    UIView.commitAnimations()
  }

  @objc private func didTurn(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
    print("\(name ?? ""): \(finished.boolValue)")
  }
}
