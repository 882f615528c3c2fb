import UIKit

/// Greets whom the user names.
public final class GreetingViewController: UIViewController {
  public let nameField = UITextField()
  public let button = UIButton(type: .system)
  public let label = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.accessibilityIdentifier = "name"
    button.setTitle("Greet", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.greet() }, for: .touchUpInside)
    label.font = .preferredFont(forTextStyle: .title2)
    label.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [nameField, button, label])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  private func greet() {
    nameField.resignFirstResponder()
    label.text = "Hello, \(nameField.text ?? "")!"
    label.alpha = 0
    UIView.animate(withDuration: 0.5) { self.label.alpha = 1 }
  }
}
