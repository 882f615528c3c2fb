/// The edit menu: a bar of commands beside a selection, with an arrow that points at it.
///
/// ```swift
/// class Transcript: UIView {
///   override var canBecomeFirstResponder: Bool { true }
///   @objc func deleteLine(_ sender: Any?) {}
///
///   func showMenu(at selection: CGRect) {
///     becomeFirstResponder()
///     UIMenuController.shared.menuItems = [UIMenuItem(title: "Delete", action: #selector(deleteLine(_:)))]
///     UIMenuController.shared.showMenu(from: self, rect: selection)
///   }
/// }
/// ```
///
/// The menu shows the standard commands and the app's own that the responder chain performs, beginning at the first
/// responder; without a first responder it is not shown. A tapped command and a touch beside the menu hide it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenucontroller>
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    /// The arrow points down at the target from above if there is space, and otherwise up from below.
    case `default` = 0
    /// The menu is below the area, with the arrow upwards.
    case up = 1
    /// The menu is above the area, with the arrow downwards.
    case down = 2
    /// The menu is at the right of the area, with the arrow to the left.
    case left = 3
    /// The menu is at the left of the area, with the arrow to the right.
    case right = 4
  }

  /// Posted before the menu is shown.
  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted after the menu was shown.
  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu is hidden.
  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted after the menu was hidden.
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
  /// Posted when the menu's frame changed.
  public nonisolated class var menuFrameDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }

  private static let only = UIMenuController()
  /// The only menu controller of the app.
  open class var shared: UIMenuController { only }

  /// The app's own entries, after the standard ones.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow. `.default` chooses by the available space.
  open var arrowDirection = ArrowDirection.default

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var presentation: EditMenuPresentation?

  /// Whether an edit menu is visible. Setting it shows or hides the menu.
  open var isMenuVisible: Bool {
    get { EditMenuPresentation.current != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu with its arrow, in screen coordinates; zero while it is hidden.
  open var menuFrame: CGRect { EditMenuPresentation.current?.frame ?? .zero }

  /// Shows the menu with its arrow pointing at a rectangle in the view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu of a view.
  open func hideMenu(from targetView: UIView) {
    if targetView === EditMenuPresentation.current?.source.view { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Sets the target of the menu; a visible menu moves with `update()`.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows or hides the menu; it fades in either case.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { EditMenuPresentation.current?.dismiss() }
  }

  /// Updates the menu after its items, its target or the results of `canPerformAction(_:withSender:)` changed.
  open func update() { EditMenuPresentation.current?.update() }

  private func show() {
    if let presentation, EditMenuPresentation.current === presentation, presentation.source.view === targetView {
      return update()
    }
    // Without a first responder there is no performer for the commands.
    guard let targetView, targetView.window?.firstResponder != nil else { return }
    let presentation = EditMenuPresentation(
      EditMenuPresentation.Source(
        view: targetView, sender: self, first: { [weak targetView] in targetView?.window?.firstResponder },
        menu: { UIMenu(children: [EditMenuCommands.standard, EditMenuCommands.own]) },
        target: { [unowned self] in targetRect },
        direction: { [unowned self] in UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic }))
    self.presentation = presentation
    presentation.present()
  }

  static func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: shared) }
}
