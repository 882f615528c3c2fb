import QuartzCore

/// An edit menu on the screen, from its appearance to its dismissal: a bar of entries in a window of its own.
/// `UIEditMenuInteraction` and `UIMenuController` both use it, and one menu is open at a time.
@MainActor final class EditMenuPresentation {
  /// The source of the menu. The closures are called again when the menu is updated.
  struct Source {
    weak var view: UIView?
    /// The sender of commands for responders; nil stands for the command.
    var sender: Any?
    /// Returns the responder whose chain performs the commands.
    var first: @MainActor () -> UIResponder?
    var menu: @MainActor () -> UIMenu?
    /// Returns the target rectangle in the view's coordinates.
    var target: @MainActor () -> CGRect
    var direction: @MainActor () -> UIEditMenuArrowDirection
  }

  /// The duration of the bar's fade in seconds (facts/geometry.md#edit-menu/duration).
  static let duration = 0.125
  private static var shown: EditMenuPresentation?
  /// The open menu; nil if there is none, or if its view left the window.
  static var current: EditMenuPresentation? {
    if let shown, shown.source.view?.window == nil { shown.dismiss() }
    return shown
  }
  /// The view whose menu was dismissed by a touch beside it, and the time of that touch.
  private static var left: (view: ObjectIdentifier, time: CFTimeInterval)?

  let source: Source
  var willPresent: ((EditMenuAnimator) -> Void)?
  var willDismiss: ((EditMenuAnimator) -> Void)?
  private var window: EditMenuWindow?
  /// Called after an entry was performed.
  var didPerform: ((any UIMenuLeaf) -> Void)?
  private var submenu: MenuPresentation?
  private var items: [EditMenuItem] = []
  private var arrived: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var requested: [UIDeferredMenuElement] = []

  init(_ source: Source) { self.source = source }

  /// The bar with its arrow, in screen coordinates.
  var frame: CGRect { window?.bar.frame ?? .zero }

  /// Returns whether the current touch dismissed a menu of the view.
  static func wasLeft(_ view: UIView, at time: CFTimeInterval) -> Bool {
    left.map { $0.view == ObjectIdentifier(view) && abs($0.time - time) < 0.1 } ?? false
  }

  // MARK: Presentation

  /// Shows the menu unless it is empty. Returns whether it is visible.
  @discardableResult func present() -> Bool {
    guard Self.current !== self else { return true }
    guard let view = source.view, view.window != nil else { return false }
    items = makeItems()
    guard !items.isEmpty else { return false }
    Self.current?.dismiss()
    let animator = EditMenuAnimator()
    willPresent?(animator)
    // The delegate may have removed the view, or opened another menu.
    guard view.window != nil, Self.current == nil else { return false }
    UIMenuController.post(UIMenuController.willShowMenuNotification)
    let window = EditMenuWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    window.onLeaving = { [weak self] in self?.leave() }
    self.window = window
    Self.shown = self
    window.isHidden = false
    fill(window)
    UIView.performWithoutAnimation { window.bar.alpha = 0 }
    animator.run {
      window.bar.alpha = 1
    } completion: {
    }
    UIMenuController.post(UIMenuController.didShowMenuNotification)
    return true
  }

  private func makeItems() -> [EditMenuItem] {
    guard let menu = source.menu() else { return [] }
    return filter.items(of: menu)
  }

  private var filter: EditMenuFilter {
    EditMenuFilter(first: source.first(), sender: source.sender) { [unowned self] in elements(of: $0) }
  }

  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let key = ObjectIdentifier(deferred)
    if let elements = arrived[key] { return elements }
    guard !requested.contains(where: { $0 === deferred }) else { return nil }
    requested.append(deferred)
    var isNow = true
    deferred.resolve { [weak self] elements in
      self?.arrived[key] = elements
      if !isNow { self?.update() }
    }
    isNow = false
    return arrived[key]
  }

  private func fill(_ window: EditMenuWindow) {
    guard let view = source.view, let own = view.window else { return dismiss() }
    var target = source.target()
    guard target.origin.x.isFinite, target.origin.y.isFinite, target.width.isFinite, target.height.isFinite else {
      return dismiss()
    }
    target = view.convert(target, to: nil).offsetBy(dx: own.frame.minX, dy: own.frame.minY)
    window.bar.isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var area = window.bounds.inset(by: own.safeAreaInsets)
    if let keyboard = KeyboardArea.presentFrame, keyboard.minY < area.maxY, keyboard.minY > area.minY {
      area.size.height = keyboard.minY - area.minY
    }
    window.bar.show(items, at: target, source.direction(), within: area) { [weak self] in self?.choose($0, $1) }
  }

  /// Rebuilds the entries, and moves the bar to the target.
  func update() {
    items = makeItems()
    if items.isEmpty { dismiss() } else { move() }
  }

  /// Moves the bar to the target.
  func move() {
    guard let window else { return }
    let before = frame
    fill(window)
    if frame != before { UIMenuController.post(UIMenuController.menuFrameDidChangeNotification) }
  }

  // MARK: Choosing

  private func choose(_ item: EditMenuItem, _ entry: UIView) {
    switch item {
    case .leaf(let leaf):
      if !item.staysOpen { dismiss() }
      perform(leaf)
      if item.staysOpen { update() }
    case .submenu(let menu): open(menu, from: entry)
    }
  }

  private func perform(_ leaf: any UIMenuLeaf) {
    EditMenuCommands.perform(leaf, from: source.first(), sender: source.sender)
    didPerform?(leaf)
  }

  private func open(_ menu: UIMenu, from entry: UIView) {
    let list = MenuPresentation(
      menu,
      source: MenuPresentation.Source(
        view: entry, preview: nil, others: [], badgeCount: 1, previewController: nil, isCompact: true,
        attachment: nil, order: .automatic))
    list.willPerform = { [weak self] leaf, _ in
      guard let self else { return }
      self.dismiss()
      self.perform(leaf)
    }
    list.willDismiss = { [weak self] _ in self?.submenu = nil }
    submenu = list
    list.show(with: MenuAnimator(nil))
  }

  // MARK: Dismissal

  /// Dismisses the menu after a touch beside it, or a rotation of the screen.
  private func leave() {
    guard submenu == nil else { return }
    if let view = source.view { Self.left = (ObjectIdentifier(view), CACurrentMediaTime()) }
    dismiss()
  }

  func dismiss() {
    guard let window else { return }
    let animator = EditMenuAnimator()
    UIMenuController.post(UIMenuController.willHideMenuNotification)
    self.window = nil
    if Self.shown === self { Self.shown = nil }
    submenu?.dismiss()
    window.isUserInteractionEnabled = false
    window.onLeaving = nil
    willDismiss?(animator)
    animator.run {
      window.bar.alpha = 0
    } completion: {
      window.isHidden = true
    }
    UIMenuController.post(UIMenuController.didHideMenuNotification)
  }
}
