/// The editing menu: a bar of commands beside a selection, with an arrow that points at it.
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
/// The menu shows those of the standard commands and of the app's own that the responder chain performs, beginning
/// at the first responder; without a first responder it is not shown. A tapped command and a touch beside the menu
/// hide it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenucontroller>
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Where the menu's arrow points. Raw values as in `UIMenuControllerArrowDirection`.
  public enum ArrowDirection: Int, Sendable {
    /// Down from above the target where there is room, else up from below it.
    case `default` = 0
    /// Below the area, the arrow upwards.
    case up = 1
    /// Above the area, the arrow downwards.
    case down = 2
    /// At the right of the area, the arrow to the left.
    case left = 3
    /// At the left of the area, the arrow to the right.
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
  /// The one menu controller of the app.
  open class var shared: UIMenuController { only }

  /// The app's own entries, after the standard ones.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow points. `.default` chooses by the room that there is.
  open var arrowDirection = ArrowDirection.default

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var window: EditMenuWindow?

  /// Whether the menu is shown. Setting it shows or hides the menu without animation.
  open var isMenuVisible: Bool {
    get { window != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The menu with its arrow, in screen coordinates; zero while it is hidden.
  open var menuFrame: CGRect { window?.bar.frame ?? .zero }

  /// Shows the menu with its arrow pointing at a rectangle, which is in the view's coordinate space.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu of a view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Sets what the menu points to; a visible menu moves by `update()`.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows or hides the menu, without an animation in either case.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide() }
  }

  /// Updates the menu after its items, its target or the results of `canPerformAction(_:withSender:)` changed.
  open func update() {
    guard let window else { return }
    let before = menuFrame
    fill(window)
    if menuFrame != before { post(Self.menuFrameDidChangeNotification) }
  }

  // MARK: Showing

  private func show() {
    guard window == nil else { return update() }
    guard !commands.isEmpty else { return }
    post(Self.willShowMenuNotification)
    let window = EditMenuWindow(frame: UIScreen.main.bounds)
    window.onLeaving = { [unowned self] in hide() }
    self.window = window
    fill(window)
    window.isHidden = false
    post(Self.didShowMenuNotification)
  }

  private func hide() {
    guard let window else { return }
    post(Self.willHideMenuNotification)
    window.isHidden = true
    self.window = nil
    post(Self.didHideMenuNotification)
  }

  private func fill(_ window: EditMenuWindow) {
    let commands = commands
    guard !commands.isEmpty, let targetView, let own = targetView.window else { return hide() }
    let inWindow = targetView.convert(targetRect, to: nil)
    window.bar.show(
      commands.map(\.title), at: inWindow.offsetBy(dx: own.frame.minX, dy: own.frame.minY), arrowDirection,
      within: window.bounds.inset(by: own.safeAreaInsets)
    ) { [unowned self] in choose(commands[$0]) }
  }

  private func choose(_ command: Command) {
    hide()
    if let method = command.method, let responder = command.target as? UIResponder {
      method(responder)(self)
    } else {
      UIApplication.shared.sendAction(command.action, to: command.target, from: self, for: nil)
    }
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  // MARK: Commands

  private struct Command {
    var title: String
    var action: Selector
    /// Of the standard commands, which every responder has.
    var method: ((UIResponder) -> (Any?) -> Void)?
    var target: Any?
  }

  /// In the order of the standard edit menu (facts/geometry.md#edit-menu/order).
  private static let standard = [
    Command(title: SystemStrings.text("Cut"), action: "cut:", method: UIResponder.cut),
    Command(title: SystemStrings.text("Copy"), action: "copy:", method: UIResponder.copy(_:)),
    Command(title: SystemStrings.text("Paste"), action: "paste:", method: UIResponder.paste),
    Command(title: SystemStrings.text("Delete"), action: "delete:", method: UIResponder.delete),
    Command(title: SystemStrings.text("Select"), action: "select:", method: UIResponder.select),
    Command(title: SystemStrings.text("Select All"), action: "selectAll:", method: UIResponder.selectAll),
  ]

  /// Those that something takes.
  private var commands: [Command] {
    guard let first = targetView?.window?.firstResponder else { return [] }
    let own = (menuItems ?? []).map { Command(title: $0.title, action: $0.action) }
    return (Self.standard + own).compactMap { command in
      var command = command
      command.target = first.target(forAction: command.action, withSender: self)
      return command.target == nil ? nil : command
    }
  }
}
