import QuartzCore

/// A menu on the screen, with its open submenus, from its appearance to its dismissal.
@MainActor final class MenuPresentation {
  /// The source of the menu.
  struct Source {
    let view: UIView
    let preview: UITargetedPreview?
    /// Previews of further items, which gather below the first one.
    let others: [UITargetedPreview]
    /// The number on the preview; it is shown if it is greater than 1.
    let badgeCount: Int
    let previewController: UIViewController?
    /// Whether the source is a control, for which no preview is lifted and the background is not blurred.
    let isCompact: Bool
    /// The control's attachment point for the menu, in its bounds; nil for a position beside it.
    let attachment: CGPoint?
    let order: UIContextMenuConfiguration.ElementOrder
  }

  /// The open menu; nil if there is none.
  private(set) static weak var current: MenuPresentation?

  let source: Source
  private(set) var rootMenu: UIMenu
  private let container = MenuContainerView(frame: .zero)
  private let press = MenuPressGestureRecognizer()
  private(set) var platters: [MenuPlatter] = []
  private var lifted: MenuLiftedPreview?
  private var arrived: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var requested: [UIDeferredMenuElement] = []
  private var isDismissing = false
  /// Called before the menu is dismissed with an animation, with its animator.
  var willDismiss: ((MenuAnimator) -> Void)?
  /// Called before a chosen entry is performed, with the entry and its menu.
  var willPerform: ((_ leaf: any UIMenuLeaf, _ menu: UIMenu) -> Void)?
  var previewTapped: (() -> Void)?

  var traits: UITraitCollection { source.view.traitCollection }

  init(_ menu: UIMenu, source: Source) {
    rootMenu = menu
    self.source = source
  }

  // MARK: Presentation

  func show(with animator: MenuAnimator) {
    Self.current?.dismiss()
    guard let window = source.view.window else { return }
    Self.current = self
    container.presentation = self
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.semanticContentAttribute = source.view.semanticContentAttribute
    container.overrideUserInterfaceStyle = source.view.traitCollection.userInterfaceStyle
    window.addSubview(container)
    if !source.isCompact { lifted = MenuLiftedPreview(source, in: container) }
    press.delay = { [weak self] in self?.platters.last?.scrolls == true ? 0.1 : 0 }
    press.takesTaps = { true }
    press.changed = { [weak self] press in self?.pressed(press) }
    container.addGestureRecognizer(press)
    let platter = MenuPlatter(rootMenu)
    platters = [platter]
    container.addSubview(platter)
    reload()
    let anchor = placement(of: platter).anchor
    platter.grow(from: anchor)
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      platter.transform = .identity
      platter.alpha = 1
      self.lifted?.lift()
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
    UIAccessibility.post(notification: .screenChanged, argument: platter.items.first)
  }

  /// Rebuilds all rows, after an entry or the size of the screen changed.
  func reload() {
    for (index, platter) in platters.enumerated() { layOut(platter, isSubmenu: index > 0) }
  }

  private var area: CGRect {
    let insets = container.safeAreaInsets
    var area = container.bounds.inset(by: insets)
    if let keyboard = KeyboardArea.presentFrame {
      let top = container.convert(keyboard, from: nil).minY
      if top < area.maxY { area.size.height = max(MenuMetrics.rowHeight, top - area.minY) }
    }
    return area.insetBy(dx: MenuMetrics.edge / 2, dy: MenuPlacement.margin)
  }

  private var sourceFrame: CGRect {
    lifted?.frame ?? source.view.convert(source.view.bounds, to: container)
  }

  private func placement(of platter: MenuPlatter) -> MenuPlacement {
    let attachment = source.attachment.map { source.view.convert($0, to: container).x }
    return MenuPlacement(
      size: CGSize(width: MenuMetrics.width(for: traits, in: area), height: platter.contentHeight),
      source: sourceFrame, in: area, gap: source.isCompact ? MenuPlacement.buttonGap : MenuPlacement.previewGap,
      attachment: attachment)
  }

  private func layOut(_ platter: MenuPlatter, isSubmenu: Bool) {
    let width = MenuMetrics.width(for: traits, in: area)
    let menu = isSubmenu ? platter.menu : rootMenu
    platter.fill(menu, self, isReversed: false, isSubmenu: isSubmenu, width: width)
    if isSubmenu {
      placeSubmenu(platter)
      return
    }
    if let lifted { lifted.makeRoom(for: platter.contentHeight + MenuPlacement.previewGap, in: area) }
    let placement = placement(of: platter)
    let priority = source.order == .priority || source.order == .automatic && source.isCompact
    if placement.isAbove, priority {
      platter.fill(menu, self, isReversed: true, isSubmenu: false, width: width)
    }
    platter.place(placement.frame)
  }

  /// Positions a submenu over its parent menu, with its title on the row that opened it.
  private func placeSubmenu(_ platter: MenuPlatter) {
    guard let index = platters.firstIndex(where: { $0 === platter }), index > 0 else { return }
    let parent = platters[index - 1].restingFrame
    let row = platter.origin.map { parent.minY + $0.frame.minY - ($0.superview?.bounds.minY ?? 0) } ?? parent.minY
    let height = min(platter.contentHeight, area.height)
    let y = max(area.minY, min(row, area.maxY - height))
    platter.place(CGRect(x: parent.minX, y: y, width: parent.width, height: height))
  }

  /// Returns the elements that a deferred element delivered; the first call requests them.
  func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let key = ObjectIdentifier(deferred)
    if let elements = arrived[key] { return elements }
    guard !requested.contains(where: { $0 === deferred }) else { return nil }
    requested.append(deferred)
    var isNow = true
    deferred.resolve { [weak self] elements in
      self?.arrived[key] = elements
      if !isNow, let self, !self.isDismissing { self.reload() }
    }
    isNow = false
    return arrived[key]
  }

  func update(_ change: (UIMenu) -> UIMenu) {
    rootMenu = change(rootMenu)
    reload()
  }

  // MARK: Submenus

  func unfold(_ menu: UIMenu, from row: MenuItemView?) {
    let platter = MenuPlatter(menu)
    platter.origin = row
    platters.last?.setBehind(true)
    platters.append(platter)
    container.addSubview(platter)
    layOut(platter, isSubmenu: true)
    platter.grow(from: CGPoint(x: 0.5, y: 0), scale: 0.9)
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      platter.transform = .identity
      platter.alpha = 1
    }
  }

  /// Closes the front submenu.
  func fold() {
    guard platters.count > 1, let platter = platters.popLast() else { return dismiss() }
    highlighted = nil
    platters.last?.setBehind(false)
    UIView.animate(withDuration: 0.2) {
      platter.alpha = 0
    } completion: { _ in
      platter.removeFromSuperview()
    }
  }

  // MARK: Fingers

  var highlighted: MenuItemView? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = highlighted?.choose != nil
    }
  }
  /// Whether the finger that opened the menu has entered it.
  private var hasEntered = false

  /// Handles a move of the finger that opened the menu.
  func follow(_ point: CGPoint) {
    highlighted = platters.last?.item(at: point)
    if highlighted != nil { hasEntered = true }
  }

  /// Handles the release of the finger that opened the menu.
  func letGo(at point: CGPoint) {
    guard hasEntered else { return }
    follow(point)
    hasEntered = false
    let item = highlighted
    highlighted = nil
    item?.choose?()
  }

  private func pressed(_ press: UIGestureRecognizer) {
    let point = press.location(in: nil)
    switch press.state {
    case .began, .changed: highlighted = platters.last?.item(at: point)
    case .ended:
      let item = platters.last?.item(at: point)
      highlighted = nil
      if let item { item.choose?() } else { tappedOutside(at: point) }
    default: highlighted = nil
    }
  }

  private func tappedOutside(at point: CGPoint) {
    if platters.last?.contains(point) == true { return }
    if platters.count > 1, platters.dropLast().contains(where: { $0.contains(point) }) { return fold() }
    if let lifted, lifted.frame.contains(container.convert(point, from: nil)) {
      return previewTapped?() ?? dismiss()
    }
    dismiss()
  }

  // MARK: Choosing

  func choose(_ leaf: any UIMenuLeaf, of menu: UIMenu) {
    guard !isDismissing else { return }
    MenuSelection.choose(leaf, in: menu, of: rootMenu)
    if leaf.attributes.contains(.keepsMenuPresented) {
      willPerform?(leaf, menu)
      reload()
      return
    }
    dismiss()
    willPerform?(leaf, menu)
  }

  // MARK: Dismissal

  /// Dismisses the menu when its finger begins to drag its source.
  static func dismissForDrag() { current?.dismiss() }

  /// Sets the target to which the preview returns at the dismissal.
  func retarget(to preview: UITargetedPreview) { lifted?.retarget(to: preview) }

  /// Closes the menu after its preview was tapped, and releases its view controller to the app.
  func commit(_ style: UIContextMenuInteractionCommitStyle) {
    lifted?.releaseController()
    dismiss(expanding: style == .pop)
  }

  /// Dismisses the menu and its preview with an animation.
  ///
  /// - Parameter expanding: whether the preview expands to the whole screen; else it returns to its source.
  func dismiss(expanding: Bool = false) {
    guard !isDismissing else { return }
    isDismissing = true
    if Self.current === self { Self.current = nil }
    press.isEnabled = false
    container.isUserInteractionEnabled = false
    let animator = MenuAnimator(source.previewController)
    willDismiss?(animator)
    let anchor = platters.first.map { placement(of: $0).anchor } ?? .zero
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for platter in self.platters { platter.shrink(to: anchor) }
      if expanding { self.lifted?.expand() } else { self.lifted?.drop() }
      animator.animate()
    } completion: { _ in
      self.lifted?.remove()
      self.container.removeFromSuperview()
      animator.complete()
    }
  }
}

extension MenuPlatter {
  /// The frame at the end of the growing animation.
  var restingFrame: CGRect {
    CGRect(
      x: center.x - layer.anchorPoint.x * bounds.width, y: center.y - layer.anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  func place(_ frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + layer.anchorPoint.x * frame.width, y: frame.minY + layer.anchorPoint.y * frame.height)
  }

  private func setAnchor(_ anchor: CGPoint) {
    let frame = restingFrame
    layer.anchorPoint = anchor
    place(frame)
  }

  /// Prepares the growing animation from a small scale at an anchor in fractions of its size.
  func grow(from anchor: CGPoint, scale: CGFloat = 0.3) {
    UIView.performWithoutAnimation {
      setAnchor(anchor)
      transform = CGAffineTransform(scaleX: scale, y: scale)
      alpha = 0
    }
  }

  func shrink(to anchor: CGPoint) {
    transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
    alpha = 0
  }

  /// Scales the menu down and dims its entries behind a submenu; its material stays.
  func setBehind(_ isBehind: Bool) {
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.transform = isBehind ? CGAffineTransform(scaleX: 0.94, y: 0.94) : .identity
      self.scroll.alpha = isBehind ? 0.5 : 1
    }
  }
}

/// Covers the window while a menu is open, so that other views receive no touches.
@MainActor final class MenuContainerView: UIView {
  weak var presentation: MenuPresentation?
  private var laidOutFor: CGSize?

  override func layoutSubviews() {
    super.layoutSubviews()
    defer { laidOutFor = bounds.size }
    if let laidOutFor, laidOutFor != bounds.size { presentation?.dismiss() }
  }
}
