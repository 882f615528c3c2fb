import UIKit

/// The ways in which a controller is presented, and a navigation bar of its own.
class PresentationsViewController: DemoViewController, UINavigationBarDelegate {
  private let bar = UINavigationBar()
  private let styles: [(String, UIModalTransitionStyle)] = [
    ("Cover", .coverVertical), ("Flip", .flipHorizontal), ("Cross dissolve", .crossDissolve),
    ("Curl", .partialCurl),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.frame = CGRect(x: 0, y: 40, width: stage.bounds.width, height: 44)
    bar.pushItem(UINavigationItem(title: "Albums"), animated: false)
    bar.delegate = self
    stage.addSubview(bar)
    for (index, style) in styles.enumerated() { addButton(style.0, at: index, action: #selector(show(_:))) }
    addButton("Push", at: 4, action: #selector(push))
    addButton("Sheet", at: 5, action: #selector(showSheet))
  }

  @objc private func push() {
    let item = UINavigationItem(title: ["Albums", "Holidays", "Beach"][min(2, bar.items?.count ?? 0)])
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    bar.pushItem(item, animated: true)
  }

  @objc private func show(_ sender: UIButton) {
    let controller = PresentedViewController()
    controller.modalPresentationStyle = .fullScreen
    controller.modalTransitionStyle = styles[sender.tag].1
    present(controller, animated: true) { print("presented") }
  }

  @objc private func showSheet() { present(PresentedViewController(), animated: true) }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    print("pushed \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    print("popped \(item.title ?? "")")
  }
}

/// What is presented: a color and a button back.
class PresentedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    let button = UIButton(type: .system)
    button.frame = CGRect(x: view.bounds.midX - 80, y: 640, width: 160, height: 50)
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
    button.setTitle("Dismiss", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 20)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.view.backgroundColor = size.width > size.height ? .systemGreen : .systemIndigo
    } completion: { _ in
      print("turned")
    }
  }

  @objc private func close() { dismiss(animated: true) { print("dismissed") } }
}
