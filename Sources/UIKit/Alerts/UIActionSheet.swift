import CoreGraphics
import Foundation

/// The looks that action sheets had before iOS 7.
public enum UIActionSheetStyle: Int, Sendable {
  /// As the bar that the sheet is shown from.
  case automatic = -1
  /// The standard look.
  case `default` = 0
  /// Black.
  case blackOpaque = 1
  /// Black, through which the app is seen.
  case blackTranslucent = 2
}

/// Choices in the way of before iOS 8, deprecated since: titles by index, and a delegate.
///
/// ```swift
/// let sheet = UIActionSheet(
///   title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
/// sheet.show(in: view)
/// ```
/// It looks like an action sheet of `UIAlertController`: at the bottom of an iPhone's screen, in a popover on an iPad.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactionsheet>
@preconcurrency @MainActor open class UIActionSheet: UIView {
  private var titles: [String] = []
  private var alertController: LegacyAlertController?
  private var leavingIndex: Int?
  private var selfWhileShown: UIActionSheet?

  /// Choices with a title; the red button comes first, the one that leaves everything as it is after it.
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    super.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Choices with more buttons, whose indexes come after those of the other two.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    addButton(withTitle: firstButtonTitle)
    for title in moreButtonTitles { addButton(withTitle: title) }
  }

  /// Choices without a title and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears what becomes of the sheet.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The text above the buttons; empty for none.
  open var title: String = "" { didSet { alertController?.title = title.isEmpty ? nil : title } }
  /// Has had no effect since iOS 7.
  open var actionSheetStyle = UIActionSheetStyle.default {
    didSet { if actionSheetStyle != .default { Unsupported.log("UIActionSheet.actionSheetStyle") } }
  }

  // MARK: Buttons

  /// Adds a button and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    if isVisible, let alertController { addAction(titles.count - 1, to: alertController) }
    return titles.count - 1
  }

  /// Returns the title of a button; nil for an index without one.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }
  /// The index of the button that leaves everything as it is; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the red button; -1 for none.
  open var destructiveButtonIndex = -1
  /// The index of the first button that is neither; -1 for none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }

  // MARK: Showing

  /// Whether the sheet is on the screen.
  open private(set) var isVisible = false

  /// Shows the sheet from a toolbar.
  open func show(from view: UIToolbar) { show(in: view, at: view.bounds, arrows: .any, animated: true) }
  /// Shows the sheet from a tab bar.
  open func show(from view: UITabBar) { show(in: view, at: view.bounds, arrows: .any, animated: true) }
  /// Shows the sheet; on an iPad in a popover that points at the item of a bar.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    present(over: WindowList.key, animated: animated) {
      $0.barButtonItem = item
    }
  }
  /// Shows the sheet; on an iPad in a popover that points at a rectangle of the view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(in: view, at: rect, arrows: .any, animated: animated)
  }
  /// Shows the sheet; on an iPad in the middle of the view.
  open func show(in view: UIView) {
    show(
      in: view, at: CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0), arrows: [],
      animated: true)
  }

  private func show(in view: UIView, at rect: CGRect, arrows: UIPopoverArrowDirection, animated: Bool) {
    let window = view as? UIWindow ?? view.window
    if window == nil {
      ExceptionReport.raise(
        .invalidArgumentException, "\(Self.self): the view that it is shown in must be in a window")
    }
    present(over: window, animated: animated) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
      popover.permittedArrowDirections = arrows
    }
  }

  private func present(
    over window: UIWindow?, animated: Bool, _ anchor: (UIPopoverPresentationController) -> Void
  ) {
    guard !isVisible, var presenter = window?.rootViewController else { return }
    while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
    isVisible = true
    selfWhileShown = self
    leavingIndex = nil
    let alertController = LegacyAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    self.alertController = alertController
    for index in titles.indices { addAction(index, to: alertController) }
    alertController.onAppearance = { [weak self] in self.map { $0.delegate?.didPresent($0) } }
    alertController.onChoice = { [weak self] in self?.choose($0) }
    alertController.onDisappearance = { [weak self] in self?.didLeave() }
    if let popover = alertController.popoverPresentationController { anchor(popover) }
    delegate?.willPresent(self)
    presenter.present(alertController, animated: animated)
  }

  private func addAction(_ index: Int, to alertController: UIAlertController) {
    let style: UIAlertAction.Style =
      index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
    alertController.addAction(UIAlertAction(title: titles[index], style: style))
  }

  private func choose(_ index: Int) {
    guard leavingIndex == nil else { return }
    let index = index < 0 ? cancelButtonIndex : index
    delegate?.actionSheet(self, clickedButtonAt: index)
    beginLeaving(index)
  }

  private func beginLeaving(_ index: Int) {
    guard isVisible, leavingIndex == nil else { return }
    leavingIndex = index
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
  }

  private func didLeave() {
    guard isVisible else { return }
    isVisible = false
    let index = leavingIndex ?? cancelButtonIndex
    alertController = nil
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    selfWhileShown = nil
  }

  /// Takes the sheet from the screen. The delegate hears that it goes, but not of a touch.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible, leavingIndex == nil, let alertController else { return }
    beginLeaving(buttonIndex)
    guard let presenter = alertController.presentingViewController else { return didLeave() }
    presenter.dismiss(animated: animated)
  }
}
