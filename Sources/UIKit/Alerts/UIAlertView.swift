import CoreGraphics
import Foundation

/// The text fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
  /// The alert has no text field.
  case `default` = 0
  /// One text field for secure entry.
  case secureTextInput = 1
  /// One text field.
  case plainTextInput = 2
  /// A text field for a name and one for secure entry.
  case loginAndPasswordInput = 3
}

/// An alert with the API from before iOS 8, now deprecated: titles by index, and a delegate.
///
/// ```swift
/// let alert = UIAlertView(
///   title: "Game over", message: nil, delegate: nil, cancelButtonTitle: "Leave")
/// alert.addButton(withTitle: "Play again")
/// alert.show()
/// ```
/// It looks like an alert of `UIAlertController`, in a window of its own in front of the app's. The order of the
/// calls to its delegate is in `facts/presentation.md#alert-view`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uialertview>
@preconcurrency @MainActor open class UIAlertView: UIView {
  private let state = LegacyAlertState()
  private var alertWindow: LegacyAlertWindow?

  /// Creates an alert with a title, a message and at most one button, which is Cancel.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with additional buttons after Cancel.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    addButton(withTitle: firstButtonTitle)
    for title in moreButtonTitles { addButton(withTitle: title) }
  }

  /// Creates an alert without a title or buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is notified of what the user taps if it conforms to `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// The text in bold; an empty string hides it.
  open var title: String = "" { didSet { state.alertController?.title = shownTitle } }
  /// Additional text below the title.
  open var message: String? { didSet { state.alertController?.message = message } }
  private var shownTitle: String? { title.isEmpty ? nil : title }

  // MARK: Buttons

  /// Adds a button and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int { state.addButton(title) }

  /// Returns the title of a button; nil for an index without one.
  open func buttonTitle(at buttonIndex: Int) -> String? { state.title(at: buttonIndex) }

  /// The number of buttons.
  open var numberOfButtons: Int { state.titles.count }
  /// The index of the Cancel button; -1 if there is no such button.
  open var cancelButtonIndex: Int {
    get { state.cancelButtonIndex }
    set { state.cancelButtonIndex = newValue }
  }
  /// The index of the first button that is not Cancel; -1 if there is no such button.
  open var firstOtherButtonIndex: Int { state.firstOtherButtonIndex }

  // MARK: Text fields

  /// The kind and number of text fields. Setting it replaces the fields with new ones.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue, !isVisible { state.alertController = nil } }
  }

  /// Returns a text field by its index; `alertViewStyle` determines the available fields.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = ready().textFields ?? []
    if fields.indices.contains(textFieldIndex) { return fields[textFieldIndex] }
    ExceptionReport.raise(
      .invalidArgumentException,
      "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields"
    )
    return nil
  }

  private func ready() -> LegacyAlertController {
    if let ready = state.alertController { return ready }
    let new = LegacyAlertController(title: shownTitle, message: message, preferredStyle: .alert)
    func add(isSecure: Bool, _ placeholder: String? = nil) {
      new.addTextField { field in
        field.isSecureTextEntry = isSecure
        field.placeholder = placeholder
        field.addAction(UIAction { [weak self] _ in self?.updateFirstOther() }, for: .editingChanged)
      }
    }
    switch alertViewStyle {
    case .default: break
    case .secureTextInput: add(isSecure: true)
    case .plainTextInput: add(isSecure: false)
    case .loginAndPasswordInput:
      add(isSecure: false, "Login")
      add(isSecure: true, "Password")
    }
    state.alertController = new
    return new
  }

  private func updateFirstOther() {
    guard let alertController = state.alertController,
      alertController.actions.indices.contains(firstOtherButtonIndex)
    else { return }
    alertController.actions[firstOtherButtonIndex].isEnabled =
      listener?.alertViewShouldEnableFirstOtherButton(self) ?? true
  }

  // MARK: Showing

  /// Whether the alert is on the screen.
  open var isVisible: Bool { state.isVisible }

  /// Shows the alert in front of everything else.
  open func show() {
    guard !isVisible else { return }
    let alertController = ready()
    state.begin(alertController, for: self) { [weak self] in self?.notify($0) }
    updateFirstOther()
    listener?.willPresent(self)
    let window = LegacyAlertWindow(frame: UIScreen.main.bounds)
    alertWindow = window
    window.present(alertController, animated: true)
  }

  private func notify(_ event: LegacyAlertState.Event) {
    switch event {
    case .didPresent: listener?.didPresent(self)
    case .clicked(let index): listener?.alertView(self, clickedButtonAt: index)
    case .willDismiss(let index): listener?.alertView(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index):
      alertWindow?.leave()
      alertWindow = nil
      listener?.alertView(self, didDismissWithButtonIndex: index)
    }
  }

  /// Dismisses the alert. The delegate is notified of the dismissal, but not of a touch.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    state.dismiss(choosing: buttonIndex, animated: animated)
  }
}
