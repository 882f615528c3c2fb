import CoreGraphics
import Foundation

/// The styles that action sheets had before iOS 7.
public enum UIActionSheetStyle: Int, Sendable {
  /// The style of the bar from which the sheet is shown.
  case automatic = -1
  /// The standard style.
  case `default` = 0
  /// Opaque black.
  case blackOpaque = 1
  /// Translucent black.
  case blackTranslucent = 2
}

/// A list of choices with the API from before iOS 8, now deprecated: titles by index, and a delegate.
///
/// ```swift
/// let sheet = UIActionSheet(
///   title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
/// sheet.show(in: view)
/// ```
/// It looks like an action sheet of `UIAlertController`: at the bottom of an iPhone's screen, in a popover on an
/// iPad.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactionsheet>
@preconcurrency @MainActor open class UIActionSheet: UIView {
  private let state = LegacyAlertState()

  /// Creates a sheet with a title. The destructive button comes first, Cancel after it.
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

  /// Creates a sheet with additional buttons, whose indexes follow those of the destructive and the Cancel button.
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

  /// Creates a sheet without a title or buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is notified of what the user taps.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The text above the buttons; an empty string hides it.
  open var title: String = "" { didSet { state.alertController?.title = title.isEmpty ? nil : title } }
  /// The style of the sheet. It has had no effect since iOS 7.
  open var actionSheetStyle = UIActionSheetStyle.default {
    didSet { if actionSheetStyle != .default { Unsupported.log("UIActionSheet.actionSheetStyle") } }
  }

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
  /// The index of the destructive button, which is red; -1 if there is no such button.
  open var destructiveButtonIndex: Int {
    get { state.destructiveButtonIndex }
    set { state.destructiveButtonIndex = newValue }
  }
  /// The index of the first button that is neither; -1 if there is no such button.
  open var firstOtherButtonIndex: Int { state.firstOtherButtonIndex }

  // MARK: Showing

  /// Whether the sheet is on the screen.
  open var isVisible: Bool { state.isVisible }

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
    let alertController = LegacyAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    state.begin(alertController, for: self) { [weak self] in self?.notify($0) }
    if let popover = alertController.popoverPresentationController { anchor(popover) }
    delegate?.willPresent(self)
    presenter.present(alertController, animated: animated)
  }

  private func notify(_ event: LegacyAlertState.Event) {
    switch event {
    case .didPresent: delegate?.didPresent(self)
    case .clicked(let index): delegate?.actionSheet(self, clickedButtonAt: index)
    case .willDismiss(let index): delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index): delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
  }

  /// Dismisses the sheet. The delegate is notified of the dismissal, but not of a touch.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    state.dismiss(choosing: buttonIndex, animated: animated)
  }
}
