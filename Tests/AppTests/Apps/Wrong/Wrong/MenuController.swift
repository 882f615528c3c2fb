import UIKit

/// Buttons that end the app.
class MenuController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 20
    stack.frame = CGRect(x: 40, y: 100, width: 300, height: 200)
    for (title, action) in [("Send", "gone:"), ("Index", "readBeyondTheEnd"), ("Exit", "leave")] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: Selector(action), for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
    view.addSubview(stack)
  }

  @objc private func readBeyondTheEnd() { print([1, 2][CommandLine.arguments.count + 5]) }

  @objc private func leave() { exit(3) }
}
