import CoreGraphics
import Foundation

/// What text fields an alert view has.
public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default` = 0
  /// One that hides what is typed.
  case secureTextInput = 1
  /// One.
  case plainTextInput = 2
  /// One for a name, and one that hides what is typed.
  case loginAndPasswordInput = 3
}

/// An alert in the way of before iOS 8, deprecated since: titles by index, and a delegate.
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

  /// An alert with a title, a message and at most one button, which leaves everything as it is.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// An alert with more buttons after the one that leaves everything as it is.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    addButton(withTitle: firstButtonTitle)
    for title in moreButtonTitles { addButton(withTitle: title) }
  }

  /// An alert without a title and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is notified of what the user taps if it conforms to `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// The text in bold; empty for none.
  open var title: String = "" { didSet { state.alertController?.title = shownTitle } }
  /// More about the reason for the alert.
  open var message: String? { didSet { state.alertController?.message = message } }
  private var shownTitle: String? { title.isEmpty ? nil : title }

  // MARK: Buttons

  /// Adds a button and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int { state.addButton(title) }

  /// Returns the title of a button; nil for an index without one.
  open func buttonTitle(at buttonIndex: Int) -> String? { state.title(at: buttonIndex) }

  /// How many buttons there are.
  open var numberOfButtons: Int { state.titles.count }
  /// The index of the button that leaves everything as it is; -1 for none.
  open var cancelButtonIndex: Int {
    get { state.cancelButtonIndex }
    set { state.cancelButtonIndex = newValue }
  }
  /// The index of the first button that is not Cancel; -1 for none.
  open var firstOtherButtonIndex: Int { state.firstOtherButtonIndex }

  // MARK: Text fields

  /// What text fields there are. Setting it makes new ones.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue, !isVisible { state.alertController = nil } }
  }

  /// Returns a text field by its index; what is there says `alertViewStyle`.
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
    state.begin(alertController, for: self) { [weak self] in self?.tell($0) }
    updateFirstOther()
    listener?.willPresent(self)
    let window = LegacyAlertWindow(frame: UIScreen.main.bounds)
    alertWindow = window
    window.present(alertController, animated: true)
  }

  private func tell(_ event: LegacyAlertState.Event) {
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

  /// Takes the alert from the screen. The delegate hears that it goes, but not of a touch.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    state.dismiss(choosing: buttonIndex, animated: animated)
  }
}
