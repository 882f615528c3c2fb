import ObjectiveC
import QuartzCore

/// A message with buttons, shown as an alert in the middle of the screen, or as an action sheet at its bottom,
/// which is a popover on an iPad.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.finish() })
/// present(alert, animated: true)
/// ```
/// A choice dismisses the alert; afterward the action's handler is called. Title, message, actions and text fields
/// may change while it is shown.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uialertcontroller>
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The two forms of an alert.
  public enum Style: Int, Sendable {
    /// Choices that slide in from the bottom; on an iPad they are in a popover, which needs a source.
    case actionSheet = 0
    /// A dialog at the center of the screen, which can have text fields.
    case alert = 1
  }

  /// Whether the controller shows an alert or an action sheet, set by the initializer.
  open private(set) var preferredStyle = UIAlertController.Style.actionSheet
  /// The choices in the order in which they were added. A cancel action is shown last, or first of two side by
  /// side.
  open private(set) var actions: [UIAlertAction] = []
  private var fields: [UITextField] = []
  /// The first responder before the alert took the keyboard.
  private weak var responderBefore: UIResponder?
  /// Whether an action was chosen; further touches are ignored.
  private var hasChosen = false

  /// Creates an alert or action sheet without actions. Add at least one: otherwise the user can't dismiss it.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    AlertKeys.register
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    // The message of Apple's exception for action sheets without a source names this style.
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
  }

  open override var title: String? { didSet { contentDidChange() } }
  /// Additional text in smaller letters below the title.
  open var message: String? { didSet { contentDidChange() } }

  // The properties that apps set by key-value coding, as in `alert.setValue(text, forKey: "attributedTitle")`. They
  // are not public API on iOS, but widely used.

  /// An attributed title that is shown instead of `title`.
  var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }
  /// An attributed message that is shown instead of `message`.
  var attributedMessage: NSAttributedString? { didSet { contentDidChange() } }
  /// A child whose view is below the message, as high as its `preferredContentSize` asks.
  var contentViewController: UIViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      oldValue?.willMove(toParent: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentViewController { addChild(contentViewController) }
      contentDidChange()
      contentViewController?.didMove(toParent: self)
    }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === contentViewController { contentDidChange() }
  }

  /// The action that the Return key chooses, with its title in bold; one of `actions`. Action sheets have none.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        ExceptionReport.raise(
          .internalInconsistencyException,
          "The preferredAction of an alert controller must be contained in the \"actions\" array or be nil")
        return self.preferredAction = nil
      }
      contentDidChange()
    }
  }
  /// The severity of the alert. It has an effect only in apps that run on a Mac.
  open var severity = UIAlertControllerSeverity.default

  /// Adds a button; a second action with the style `.cancel` is refused.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
    contentDidChange()
  }

  /// The text fields in the order in which they were added; nil for alerts without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field below the message of an alert; the handler configures it immediately.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = AlertFieldsView.makeField()
    field.addAction(
      UIAction { [weak self] action in (action.sender as? UITextField).map { self?.returnKey(in: $0) } },
      for: .editingDidEndOnExit)
    field.addAction(UIAction { [weak self] _ in self?.alertView?.showEditedField() }, for: .editingDidBegin)
    fields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: The view

  open override func loadView() { view = AlertView(self) }

  var alertView: AlertView? { viewIfLoaded as? AlertView }

  private func contentDidChange() {
    guard let alertView else { return }
    alertView.reload()
    presentation?.container.setNeedsLayout()
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action in bold: the preferred one, else Cancel.
  var boldAction: UIAlertAction? { preferredStyle == .alert ? preferredAction ?? cancelAction : cancelAction }

  // MARK: Presentation

  override func makePresentationController(as style: UIModalPresentationStyle) -> UIPresentationController {
    preferredStyle == .alert
      ? AlertPresentationController(presentedViewController: self, presenting: nil)
      : AlertPopoverPresentationController(presentedViewController: self, presenting: nil)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasChosen = false
    if title == nil, message == nil, attributedTitle == nil, attributedMessage == nil, contentViewController == nil,
      actions.isEmpty, fields.isEmpty
    {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "UIAlertController must have a title, a message or an action to display")
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: viewIfLoaded)
  }

  /// Dismisses the alert and then calls the action's handler; with nil it only dismisses.
  func choose(_ action: UIAlertAction?) {
    guard !hasChosen, action?.isEnabled ?? true, let presenter = presentingReference else { return }
    hasChosen = true
    presenter.dismiss(animated: true) { action?.callHandler() }
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }

  /// Makes the first text field first responder, or resigns the first responder behind the alert.
  func takeFocus() {
    guard let window = viewIfLoaded?.window else { return }
    if responderBefore == nil, window.firstResponder !== self { responderBefore = window.firstResponder }
    if let field = fields.first { field.becomeFirstResponder() } else { becomeFirstResponder() }
  }

  /// Restores the first responder from before the alert.
  func returnFocus() {
    guard let window = viewIfLoaded?.window else { return }
    if let first = window.firstResponder, first.chain.contains(where: { $0 === self }) {
      first.resignFirstResponder()
    }
    if window.firstResponder == nil, responderBefore?.responderWindow === window {
      responderBefore?.becomeFirstResponder()
    }
    responderBefore = nil
  }

  private static let escape = Selector("_alertEscapeKey:")
  private static let enter = Selector("_alertReturnKey:")
  private static let register: Void = {
    MessageDispatch.register("_alertEscapeKey:", on: UIAlertController.self) { (alert, _: UIKeyCommand?) in
      MainActor.assumeIsolated { alert.choose(alert.cancelAction) }
    }
    MessageDispatch.register("_alertReturnKey:", on: UIAlertController.self) { (alert, _: UIKeyCommand?) in
      MainActor.assumeIsolated { if let action = alert.returnAction { alert.choose(action) } }
    }
  }()

  /// The key commands of the alert: Escape chooses Cancel, Return chooses the bold action or the only one that is
  /// not Cancel. Text fields handle Return themselves.
  open override var keyCommands: [UIKeyCommand]? {
    Self.register
    var commands = super.keyCommands ?? []
    if cancelAction != nil {
      commands.append(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escape))
    }
    if !fields.contains(where: \.isFirstResponder), returnAction != nil {
      commands.append(UIKeyCommand(input: "\r", modifierFlags: [], action: Self.enter))
    }
    return commands
  }

  private var returnAction: UIAlertAction? {
    if let preferredAction, preferredStyle == .alert { return preferredAction }
    let others = actions.filter { $0.style != .cancel }
    return others.count == 1 ? others[0] : actions.count == 1 ? actions[0] : nil
  }

  /// Handles Return in a text field: it moves to the next field, and in the last field it chooses the action of
  /// Return.
  private func returnKey(in field: UITextField) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let action = returnAction {
      choose(action)
    }
  }
}
