import CoreGraphics

/// Shows a `UIAlertView` or `UIActionSheet`, and reports its choice to it.
final class LegacyAlertController: UIAlertController {
  /// Called when a button was touched, with its index among the owner's titles.
  var onChoice: ((Int) -> Void)?
  var onAppearance: (() -> Void)?
  var onDisappearance: (() -> Void)?
  private var hasChosenButton = false

  /// Returns the action's index among the titles.
  private func index(of action: UIAlertAction?) -> Int? {
    action.flatMap { action in actions.firstIndex { $0 === action } }
  }

  override func choose(_ action: UIAlertAction?) {
    guard !hasChosenButton, action?.isEnabled ?? true, presentingViewController != nil else { return }
    hasChosenButton = true
    onChoice?(index(of: action) ?? -1)
    // The delegate may have dismissed the alert.
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
    // Windows above alerts do not control the status bar; the app's window does.
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

  /// Hides the window and makes the previous key window key again.
  func leave() {
    isHidden = true
    rootViewController = nil
  }
}
