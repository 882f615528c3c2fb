import UIKit

/// What the containers hold: its title and size classes, and buttons that go on and back.
class SampleViewController: UIViewController {
  private let color: UIColor
  private let sizes = UILabel()

  init(_ title: String, color: UIColor = .systemBackground) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    color = .systemBackground
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let name = UILabel()
    name.text = title
    name.font = .preferredFont(forTextStyle: .title2)
    name.adjustsFontForContentSizeCategory = true
    sizes.font = .preferredFont(forTextStyle: .footnote)
    sizes.adjustsFontForContentSizeCategory = true
    sizes.textColor = .secondaryLabel
    sizes.numberOfLines = 0
    sizes.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [name, sizes] + buttons)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.widthAnchor, constant: -32),
    ])
    showSizes()
    registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (self: Self, _: UITraitCollection) in self.showSizes()
    }
  }

  var buttons: [UIView] {
    [button("Next", #selector(showNext)), button("Close", #selector(close))]
  }

  func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc func showNext() {
    let next = SampleViewController("\(title ?? "") +", color: color)
    if navigationController == nil { next.modalPresentationStyle = .pageSheet }
    show(next, sender: self)
  }

  /// Goes back by one screen, however this one came to be seen.
  @objc func close() {
    if let navigation = navigationController, navigation.viewControllers.first !== self {
      navigation.popViewController(animated: true)
    } else if presentingViewController != nil {
      dismiss(animated: true)
    } else {
      view.window?.rootViewController?.dismiss(animated: true)
    }
  }

  private func showSizes() {
    func name(_ size: UIUserInterfaceSizeClass) -> String { size == .compact ? "compact" : "regular" }
    sizes.text =
      "\(name(traitCollection.horizontalSizeClass)) width, \(name(traitCollection.verticalSizeClass)) height"
  }
}
