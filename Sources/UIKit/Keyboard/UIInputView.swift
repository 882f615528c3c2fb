/// A view with the keyboard's background, for input views and accessory views.
///
/// ```swift
/// let pad = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 216), inputViewStyle: .keyboard)
/// textField.inputView = pad
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinputview>
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The background of an input view.
  public enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// That of the keyboard.
    case keyboard = 1
  }

  /// How the background looks.
  public let inputViewStyle: UIInputView.Style

  /// Whether the view is as high as its constraints make it, and not as its frame. False by default.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { KeyboardController.shared.inputViewsDidChange() } }
  }

  /// - Parameter inputViewStyle: how the background looks.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.background }
  }

  /// A view without a background of its own.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// An input view that clicks when its keys are tapped. Adopt it in the view that is shown in place of the keyboard or on top of
/// it, and call `UIDevice.playInputClick()` at each tap.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback>
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether clicks are played while the view is visible. False unless it is implemented.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
