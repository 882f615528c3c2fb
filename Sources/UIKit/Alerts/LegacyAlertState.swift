/// The state that `UIAlertView` and `UIActionSheet` share: the buttons, and the phases from appearance to
/// dismissal.
@MainActor final class LegacyAlertState {
  /// An event that the delegate of an alert view or action sheet is notified of.
  enum Event {
    case didPresent
    case clicked(Int)
    case willDismiss(Int)
    case didDismiss(Int)
  }

  private(set) var titles: [String] = []
  var cancelButtonIndex = -1
  var destructiveButtonIndex = -1
  private(set) var isVisible = false
  /// The controller that shows the buttons; it may exist before it is on the screen, for its text fields.
  var alertController: LegacyAlertController?
  private var notify: ((Event) -> Void)?
  /// The index of the chosen button while the alert is dismissed.
  private var leavingIndex: Int?
  /// The visible alert, which is retained because apps don't retain it.
  private var shown: UIView?

  /// Adds a button and returns its index.
  func addButton(_ title: String?) -> Int {
    titles.append(title ?? "")
    if isVisible { addAction(titles.count - 1) }
    return titles.count - 1
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }

  private func addAction(_ index: Int) {
    let style: UIAlertAction.Style =
      index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
    alertController?.addAction(UIAlertAction(title: titles[index], style: style))
  }

  /// Prepares the controller for presentation on behalf of `view`; events of its delegate are passed to `notify`.
  func begin(_ controller: LegacyAlertController, for view: UIView, notify: @escaping (Event) -> Void) {
    isVisible = true
    shown = view
    leavingIndex = nil
    alertController = controller
    self.notify = notify
    for index in titles.indices.dropFirst(controller.actions.count) { addAction(index) }
    controller.onAppearance = { [weak self] in self?.notify?(.didPresent) }
    controller.onChoice = { [weak self] in self?.choose($0) }
    controller.onDisappearance = { [weak self] in self?.end() }
  }

  private func choose(_ index: Int) {
    guard leavingIndex == nil else { return }
    // A touch beside a popover counts as Cancel.
    let index = index < 0 ? cancelButtonIndex : index
    notify?(.clicked(index))
    leave(index)
  }

  private func leave(_ index: Int) {
    guard isVisible, leavingIndex == nil else { return }
    leavingIndex = index
    notify?(.willDismiss(index))
  }

  private func end() {
    guard isVisible else { return }
    isVisible = false
    alertController = nil
    let (notify, kept) = (notify, shown)
    self.notify = nil
    shown = nil
    // The delegate may show the same alert again.
    notify?(.didDismiss(leavingIndex ?? cancelButtonIndex))
    withExtendedLifetime(kept) {}
  }

  /// Dismisses the alert without a touch.
  func dismiss(choosing index: Int, animated: Bool) {
    guard isVisible, leavingIndex == nil, let alertController else { return }
    leave(index)
    guard let presenter = alertController.presentingViewController else { return end() }
    presenter.dismiss(animated: animated)
  }
}
