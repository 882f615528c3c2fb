import UIKit

/// The list of demos, and the one that is shown over it.
class GalleryViewController: UIViewController {
  private let demos: [(title: String, make: () -> DemoViewController)] = [
    ("Springs", { SpringsViewController() }),
    ("Keyframes", { KeyframesViewController() }),
    ("Transitions", { TransitionsViewController() }),
    ("Property Animator", { PropertyAnimatorViewController() }),
    ("Dynamics", { DynamicsViewController() }),
    ("Layers", { LayersViewController() }),
    ("Replicator", { ReplicatorViewController() }),
    ("Emitter", { EmitterViewController() }),
    ("Constraints", { ConstraintsViewController() }),
    ("Presentations", { PresentationsViewController() }),
  ]

  private let list = UIView()
  private var shown: DemoViewController?

  /// Only what is presented turns.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = .systemBackground
    view.addSubview(list)

    let title = UILabel(frame: CGRect(x: 20, y: 80, width: view.bounds.width - 40, height: 41))
    title.text = "Animations"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    list.addSubview(title)

    for (index, demo) in demos.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 140 + CGFloat(index) * 56, width: view.bounds.width - 40, height: 48)
      button.autoresizingMask = .flexibleWidth
      button.setTitle(demo.title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 20)
      button.contentHorizontalAlignment = .left
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      button.backgroundColor = .secondarySystemBackground
      button.layer.cornerRadius = 10
      button.tag = index
      button.addTarget(self, action: #selector(show(_:)), for: .touchUpInside)
      list.addSubview(button)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The list comes in one row after the other, the first time.
    for (index, row) in list.subviews.dropFirst().enumerated() {
      row.alpha = 0
      row.transform = CGAffineTransform(translationX: 0, y: 40)
      UIView.animate(
        withDuration: 0.6, delay: 0.05 * Double(index), usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        options: .allowUserInteraction
      ) {
        row.alpha = 1
        row.transform = .identity
      }
    }
  }

  @objc private func show(_ sender: UIButton) {
    guard shown == nil else { return }
    let demo = demos[sender.tag].make()
    demo.title = demos[sender.tag].title
    demo.done = { [weak self] in self?.close() }
    addChild(demo)
    demo.view.frame = view.bounds
    demo.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shown = demo
    UIView.transition(from: list, to: demo.view, duration: 0.5, options: .transitionFlipFromRight) { _ in
      demo.didMove(toParent: self)
    }
  }

  private func close() {
    guard let demo = shown else { return }
    demo.willMove(toParent: nil)
    list.frame = view.bounds
    shown = nil
    UIView.transition(from: demo.view, to: list, duration: 0.5, options: .transitionFlipFromLeft) { _ in
      demo.removeFromParent()
    }
  }
}
