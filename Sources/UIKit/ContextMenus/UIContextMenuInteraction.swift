import QuartzCore

/// An interaction that opens a menu after a long press on a view.
///
/// ```swift
/// class PhotoViewController: UIViewController, UIContextMenuInteractionDelegate {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///   }
///
///   func contextMenuInteraction(
///     _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
///   ) -> UIContextMenuConfiguration? {
///     UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
///   }
/// }
/// ```
///
/// After half a second, the view, or the preview that the delegate returns, is lifted over the blurred screen with
/// the menu beside it. The same finger may slide to an entry and lift over it; otherwise the entry is tapped. A
/// touch elsewhere dismisses the menu.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of a menu.
  public enum appearance: Int, Sendable {
    /// No menu is open.
    case unknown = 0
    /// The menu has a preview over a blurred screen.
    case rich = 1
    /// The menu is shown without a preview.
    case compact = 2
  }

  private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
  private weak var attachedView: UIView?
  let press = MenuPressGestureRecognizer()
  private let gestureDelegate = MenuGestureDelegate()
  private var configuration: UIContextMenuConfiguration?
  private(set) var presentation: MenuPresentation?
  private var lastLocation = CGPoint.zero
  private var previewController: UIViewController?

  /// The delegate, which provides the menu and its previews, and is notified of its phases.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }
  /// The view in which a press opens the menu.
  open var view: UIView? { attachedView }

  /// Creates an interaction with a delegate, which it does not retain.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    storedDelegate = delegate
    super.init()
    gestureDelegate.interaction = self
    press.delegate = gestureDelegate
    press.name = "UIContextMenuInteraction"
    press.delay = { [weak self] in self?.isPrimary == true ? Self.primaryDelay : Self.pressDuration }
    press.takesTaps = { [weak self] in self?.isPrimary == true }
    press.changed = { [weak self] press in self?.pressed(press) }
  }

  /// The duration of the press in seconds, as for long presses.
  private static let pressDuration = 0.5
  /// The delay for a menu that is a control's primary action, which also opens with a tap; a list may still be
  /// scrolled meanwhile.
  private static let primaryDelay = 0.1

  /// Called before the interaction is added to a view, or removed from its view for nil.
  open func willMove(to view: UIView?) {
    presentation?.dismiss()
    attachedView?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view, or removed from its view for nil.
  open func didMove(to view: UIView?) {
    attachedView = view
    view?.addGestureRecognizer(press)
  }

  /// The appearance of the open menu; `unknown` while no menu is open.
  open var menuAppearance: appearance {
    guard presentation != nil else { return .unknown }
    return control == nil ? .rich : .compact
  }

  /// Returns the location of the finger that opened the menu, in a view's bounds; nil stands for the window's
  /// bounds.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return lastLocation }
    return view.convert(lastLocation, from: nil)
  }

  /// Replaces the open menu by the result of the closure, which gets the open one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.update(block) }

  /// Closes the menu; without effect if no menu is open.
  open func dismissMenu() { presentation?.dismiss() }

  // MARK: Controls

  /// The control that owns the interaction; nil for an interaction of the app.
  private var control: (any MenuControl)? {
    guard let control = attachedView as? any MenuControl, storedDelegate === control else { return nil }
    return control
  }

  private var isPrimary: Bool { control?.showsMenuAsPrimaryAction == true }

  // MARK: The gesture

  private func pressed(_ press: MenuPressGestureRecognizer) {
    let point = press.location(in: nil)
    switch press.state {
    case .began: open(at: point)
    case .changed: presentation?.follow(point)
    case .ended: if presentation == nil { open(at: point) } else { presentation?.letGo(at: point) }
    default: break
    }
  }

  /// Opens the control's menu programmatically, without a finger.
  func openByItself() {
    guard presentation == nil, let view = attachedView, view.window != nil else { return }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    if mayOpen(at: middle) { open(at: middle) }
  }

  /// Opens the menu at a point of the window, without a finger.
  func openMenu(at point: CGPoint) {
    guard presentation == nil, attachedView?.window != nil, mayOpen(at: point) else { return }
    open(at: point)
  }

  /// Requests a configuration for a point of the window, and returns whether there is one.
  fileprivate func mayOpen(at point: CGPoint) -> Bool {
    guard let view = attachedView, let delegate = storedDelegate, presentation == nil else { return false }
    lastLocation = point
    if let control {
      guard control.mayOpenMenu else { return false }
      control.menuWasTriggered()
    }
    configuration = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(point, from: nil))
    return configuration != nil
  }

  private func open(at point: CGPoint) {
    guard let view = attachedView, let delegate = storedDelegate, let configuration else { return }
    let preview = highlightPreview(configuration, delegate)
    previewController = configuration.previewProvider?()
    let menu = configuration.actionProvider?([]) ?? (configuration.actionProvider == nil ? UIMenu() : nil)
    guard let menu, !menu.children.isEmpty || previewController != nil else { return self.configuration = nil }
    let others = furtherPreviews(configuration, delegate, isDismissal: false)
    let items = max(others.count, configuration.secondaryItemIdentifiers.count) + 1
    let source = MenuPresentation.Source(
      view: view, preview: preview, others: others,
      badgeCount: configuration.badgeCount > 0
        ? configuration.badgeCount : max(items, (delegate as? any ContextMenuPile)?.itemCount ?? 1),
      previewController: previewController, isCompact: control != nil,
      attachment: control?.attachment(for: configuration), order: configuration.preferredMenuElementOrder)
    let presentation = MenuPresentation(menu, source: source)
    self.presentation = presentation
    HostFeedback.give(.haptic, "impact, medium")
    presentation.willDismiss = { [weak self] animator in self?.willEnd(configuration, animator) }
    presentation.willPerform = { [weak self] leaf, menu in self?.perform(leaf, menu) }
    presentation.previewTapped = { [weak self] in self?.commit(configuration) }
    let animator = MenuAnimator(previewController)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    control?.menuIsOpen(true)
    presentation.show(with: animator)
  }

  private func highlightPreview(
    _ configuration: UIContextMenuConfiguration, _ delegate: any UIContextMenuInteractionDelegate
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Returns the previews of the items after the first one.
  private func furtherPreviews(
    _ configuration: UIContextMenuConfiguration, _ delegate: any UIContextMenuInteractionDelegate, isDismissal: Bool
  ) -> [UITargetedPreview] {
    if let pile = delegate as? any ContextMenuPile {
      return pile.furtherPreviews(configuration, isDismissal: isDismissal)
    }
    return configuration.secondaryItemIdentifiers.compactMap { identifier in
      guard
        let key = identifier.base as? any NSCopying ?? (identifier.base as? String).map({ NSString(string: $0) })
      else { return nil }
      return isDismissal
        ? delegate.contextMenuInteraction(
          self, configuration: configuration, dismissalPreviewForItemWithIdentifier: key)
        : delegate.contextMenuInteraction(
          self, configuration: configuration, highlightPreviewForItemWithIdentifier: key)
    }
  }

  private func perform(_ leaf: any UIMenuLeaf, _ menu: UIMenu) {
    var target: Any?
    if let command = leaf as? UICommand {
      let action: Selector = command.action
      target = attachedView?.target(forAction: action, withSender: command)
      (target as? UIResponder)?.validate(command)
    }
    control?.willPerform(leaf, of: menu)
    leaf.performWithSender(attachedView, target: target)
  }

  private func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    if let delegate = storedDelegate {
      let preview =
        delegate.contextMenuInteraction(
          self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        ?? delegate.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
      if let preview { presentation?.retarget(to: preview) }
      _ = furtherPreviews(configuration, delegate, isDismissal: true)
      delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    presentation = nil
    self.configuration = nil
    previewController = nil
    control?.menuIsOpen(false)
  }

  /// Handles a tap on the preview.
  private func commit(_ configuration: UIContextMenuConfiguration) {
    let animator = MenuAnimator(previewController)
    storedDelegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.animate()
    presentation?.commit(animator.preferredCommitStyle)
    // If the preview expands into the screen, the app's new content appears below it at once.
    if animator.preferredCommitStyle == .pop {
      UIView.performWithoutAnimation { animator.complete() }
    } else {
      animator.complete()
    }
  }
}

/// A delegate whose menus may be for several items.
@MainActor protocol ContextMenuPile: UIContextMenuInteractionDelegate {
  /// The number of items that the open menu is for.
  var itemCount: Int { get }
  /// Returns the visible previews of the items after the first.
  func furtherPreviews(_ configuration: UIContextMenuConfiguration, isDismissal: Bool) -> [UITargetedPreview]
}

/// Queries the interaction whether its recognizer may begin.
@MainActor private final class MenuGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var interaction: UIContextMenuInteraction?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.mayOpen(at: gestureRecognizer.location(in: nil)) ?? false
  }
}
