/// A view with the keyboard's background, for input views and accessory views.
///
/// ```swift
/// let pad = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 216), inputViewStyle: .keyboard)
/// field.inputView = pad
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinputview>
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The background of an input view.
  public enum Style: Int, Sendable {
    /// No background.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard = 1
  }

  private let style: UIInputView.Style

  /// The style of the background.
  open var inputViewStyle: UIInputView.Style { style }

  /// Whether the height of the view comes from its constraints instead of its frame. False by default.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { KeyboardController.shared.inputViewsDidChange() } }
  }

  /// Creates a view whose background has a style.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    style = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.background }
  }

  /// Creates a view without a background.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }
}
