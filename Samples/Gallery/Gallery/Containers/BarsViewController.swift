import UIKit

/// A prompt, a menu of the title, groups of buttons, a toolbar, and bars that hide.
class BarsViewController: SampleViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.prompt = "A prompt above the title"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.toggleToolbar() }),
      UIBarButtonItem(
        title: nil, image: UIImage(systemName: "ellipsis.circle"),
        menu: UIMenu(children: [
          UIAction(title: "Green bar") { [weak self] _ in self?.tintBar(.systemGreen) },
          UIAction(title: "Plain bar") { [weak self] _ in self?.tintBar(nil) },
        ])),
    ]
    toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(title: "Middle"), .flexibleSpace(),
      UIBarButtonItem(systemItem: .action),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override var buttons: [UIView] { [button("Hide bars", #selector(hideBars))] + super.buttons }

  @objc private func hideBars() {
    guard let navigation = navigationController else { return }
    navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
  }

  private func toggleToolbar() {
    guard let navigation = navigationController else { return }
    navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: true)
  }

  private func tintBar(_ color: UIColor?) {
    let appearance = UINavigationBarAppearance()
    if let color { appearance.backgroundColor = color } else { appearance.configureWithDefaultBackground() }
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = color == nil ? nil : appearance
  }
}
