/// The buttons, and the course from appearance to dismissal, that `UIAlertView` and `UIActionSheet` share.
@MainActor final class LegacyAlertState {
  /// What the delegate of either is told.
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
  /// Shows the buttons; may exist before it is on the screen, for its text fields.
  var alertController: LegacyAlertController?
  private var tell: ((Event) -> Void)?
  /// What was chosen, while the alert is dismissed.
  private var leavingIndex: Int?
  /// The alert is kept while it shows, since apps don't keep it.
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

  /// Makes the controller ready to be presented for `view`, whose delegate hears events by `tell`.
  func begin(_ controller: LegacyAlertController, for view: UIView, tell: @escaping (Event) -> Void) {
    isVisible = true
    shown = view
    leavingIndex = nil
    alertController = controller
    self.tell = tell
    for index in titles.indices.dropFirst(controller.actions.count) { addAction(index) }
    controller.onAppearance = { [weak self] in self?.tell?(.didPresent) }
    controller.onChoice = { [weak self] in self?.choose($0) }
    controller.onDisappearance = { [weak self] in self?.end() }
  }

  private func choose(_ index: Int) {
    guard leavingIndex == nil else { return }
    // A touch beside a popover chooses no button; it counts as Cancel.
    let index = index < 0 ? cancelButtonIndex : index
    tell?(.clicked(index))
    leave(index)
  }

  private func leave(_ index: Int) {
    guard isVisible, leavingIndex == nil else { return }
    leavingIndex = index
    tell?(.willDismiss(index))
  }

  private func end() {
    guard isVisible else { return }
    isVisible = false
    alertController = nil
    let (tell, kept) = (tell, shown)
    self.tell = nil
    shown = nil
    // The delegate may show the same alert again.
    tell?(.didDismiss(leavingIndex ?? cancelButtonIndex))
    withExtendedLifetime(kept) {}
  }

  /// Takes the alert from the screen without a touch.
  func dismiss(choosing index: Int, animated: Bool) {
    guard isVisible, leavingIndex == nil, let alertController else { return }
    leave(index)
    guard let presenter = alertController.presentingViewController else { return end() }
    presenter.dismiss(animated: animated)
  }
}
