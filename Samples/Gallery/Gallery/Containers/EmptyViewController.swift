import UIKit

/// Has nothing to show, and says so; a button shows that it loads.
class EmptyViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nothing here"
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
  }

  private var isLoading = false {
    didSet { setNeedsUpdateContentUnavailableConfiguration() }
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard !isLoading else {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      return
    }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Letters"
    configuration.secondaryText = "Letters that arrive are shown here."
    configuration.button = .bordered()
    configuration.button.title = "Look Again"
    configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.load() }
    contentUnavailableConfiguration = configuration
  }

  private func load() {
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.isLoading = false }
  }
}
