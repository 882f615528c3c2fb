import CoreGraphics

/// Shows a `UIAlertView` or `UIActionSheet`, and tells it what becomes of it.
final class LegacyAlertController: UIAlertController {
  /// A button was touched; its index among the owner's titles.
  var onChoice: ((Int) -> Void)?
  var onAppearance: (() -> Void)?
  var onDisappearance: (() -> Void)?
  private var hasChosenButton = false

  /// The action's place among the titles.
  private func index(of action: UIAlertAction?) -> Int? {
    action.flatMap { action in actions.firstIndex { $0 === action } }
  }

  override func choose(_ action: UIAlertAction?) {
    guard !hasChosenButton, action?.isEnabled ?? true, presentingViewController != nil else { return }
    hasChosenButton = true
    onChoice?(index(of: action) ?? -1)
    // The delegate may have dismissed it.
    super.choose(action)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppearance?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappearance?()
  }
}

/// The window of an alert view, in front of the app's.
final class LegacyAlertWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // Windows above alerts leave the status bar to the app's.
    windowLevel = .alert + 1
    backgroundColor = nil
    let root = UIViewController()
    root.view.backgroundColor = nil
    rootViewController = root
  }

  required init?(coder: NSCoder) { nil }

  func present(_ alert: UIAlertController, animated: Bool) {
    makeKeyAndVisible()
    rootViewController?.present(alert, animated: animated)
  }

  /// The window that was key before is so again.
  func leave() {
    isHidden = true
    rootViewController = nil
  }
}
