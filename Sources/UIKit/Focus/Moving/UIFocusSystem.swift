import QuartzCore

/// The system that moves the focus of an external keyboard in a scene: Tab from group to group, arrows within one.
///
/// Only iPads have a focus system. Text fields and text views can have focus, the rows of tables that allow it, and
/// custom views that override `canBecomeFocused`; controls can't by default.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocussystem>
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// Posted when focus moved. Its object is the focus system; the user info has the context and the animation
  /// coordinator.
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when a key requested a movement and no item could receive focus. Its object is the focus system; the
  /// user info has the context.
  public nonisolated static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the `UIFocusUpdateContext` in the user info of both notifications.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the `UIFocusAnimationCoordinator` in the user info of `didUpdateNotification`.
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  private weak var scene: UIWindowScene?
  private weak var item: (any UIFocusItem)?
  /// The environment from which focus is updated at the end of the turn; nil without a request.
  private var request: (any UIFocusEnvironment)?
  /// The items that had focus last, by group.
  private var lastItems: [String: WeakItem] = [:]
  private let halo = FocusHalo()

  private struct WeakItem {
    weak var item: (any UIFocusItem)?
  }

  /// Creates a focus system without a scene.
  public override init() { super.init() }

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The item with focus, as long as it is on the screen.
  open weak var focusedItem: (any UIFocusItem)? {
    guard let item, window(of: item) != nil else { return nil }
    return item
  }

  /// Returns the focus system of an environment on the screen of an iPad; nil otherwise.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    for here in environment.focusChain {
      if let view = here as? UIView { return view.window?.windowScene?.focusSystem }
      if let controller = here as? UIViewController, let view = controller.viewIfLoaded {
        return view.window?.windowScene?.focusSystem
      }
    }
    return nil
  }

  // MARK: Requests

  /// Requests that focus moves into an environment at the end of the turn.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    if request == nil { MainTurn.afterThisTurn { [weak self] in self?.updateFocusIfNeeded() } }
    request = environment
  }

  /// Performs a requested update immediately.
  open func updateFocusIfNeeded() {
    guard let environment = request else { return }
    request = nil
    if let found = FocusSearch.preferred(in: environment) { move(to: found, []) }
  }

  // MARK: Keys

  /// Moves focus by a key; returns false for other keys.
  func press(_ key: HostKey, _ modifiers: HostKeyModifiers, in window: UIWindow) -> Bool {
    guard modifiers.isDisjoint(with: [.command, .control, .alternate]) else { return false }
    followFirstResponder(of: window)
    let current = focusedItem
    switch key {
    case .tab: moveToGroup(from: current, modifiers.contains(.shift) ? .previous : .next, in: window)
    case .up: return moveWithinGroup(from: current, .up, in: window)
    case .down: return moveWithinGroup(from: current, .down, in: window)
    case .left: return moveWithinGroup(from: current, .left, in: window)
    case .right: return moveWithinGroup(from: current, .right, in: window)
    case .return, .space:
      guard let control = focusedItem as? UIControl, control.isEnabled, !(control is any UIKeyInput) else {
        guard let view = focusedItem as? UIView, let list = FocusSearch.list(of: view) else { return false }
        return list.chooseItemWithFocus(view)
      }
      if control.showsMenuAsPrimaryAction {
        control.performPrimaryAction()
      } else {
        control.sendActions(for: [.primaryActionTriggered, .touchUpInside])
      }
    default: return false
    }
    return true
  }

  private func moveToGroup(from current: (any UIFocusItem)?, _ heading: UIFocusHeading, in window: UIWindow) {
    let groups = FocusSearch.groups(in: window)
    guard !groups.isEmpty else { return fail(from: current, heading) }
    let index = current.flatMap { item in
      groups.firstIndex { $0.items.contains { $0 === item } }
    }
    let target: Int
    if let index {
      target = (index + (heading == .next ? 1 : groups.count - 1)) % groups.count
    } else {
      target = heading == .next ? 0 : groups.count - 1
    }
    guard let item = arrival(in: groups[target]) ?? primaryItem(of: groups[target]), item !== current else {
      return fail(from: current, heading)
    }
    move(to: item, heading)
  }

  /// Returns the preferred item of a list that is a group of its own.
  private func arrival(in group: FocusSearch.Group) -> (any UIFocusItem)? {
    guard let list = FocusSearch.list(of: group.items.first), group.identifier == "\(ObjectIdentifier(list))" else {
      return nil
    }
    return list.itemForArrivingFocus()
  }

  /// Returns the item with the highest priority; of several the first one.
  private func primaryItem(of group: FocusSearch.Group) -> (any UIFocusItem)? {
    let last = lastItems[group.identifier]?.item
    func priority(_ item: any UIFocusItem) -> Int {
      let own = (item.focusGroupPriority ?? .ignored).rawValue
      return item === last ? max(own, UIFocusGroupPriority.previouslyFocused.rawValue) : own
    }
    guard let highest = group.items.map(priority).max() else { return nil }
    return group.items.first { priority($0) == highest }
  }

  private func moveWithinGroup(
    from current: (any UIFocusItem)?, _ heading: UIFocusHeading, in window: UIWindow
  ) -> Bool {
    guard let current else { return false }
    if let view = current as? UIView, let item = FocusSearch.list(of: view)?.focusItem(beyond: view, heading) {
      move(to: item, heading)
      return true
    }
    let group = FocusSearch.groups(in: window).first { $0.items.contains { $0 === current } }
    guard let item = FocusSearch.neighbour(of: current, heading, in: group, of: window) else {
      fail(from: current, heading)
      return false
    }
    move(to: item, heading)
    return true
  }

  private func fail(from item: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    let context = UIFocusUpdateContext(from: item, to: nil, heading: heading)
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: self,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
  }

  /// Restores focus to an item that is on the screen again, with its ring.
  func restore(_ view: UIView) {
    if focusedItem !== view { return move(to: view, []) }
    halo.show(on: view)
  }

  // MARK: The movement

  func move(to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    let previous = focusedItem
    guard next !== previous else { return }
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    var environments = previous?.focusChain ?? []
    for environment in next?.focusChain ?? [] where !environments.contains(where: { $0 === environment }) {
      environments.append(environment)
    }
    for environment in environments where !environment.shouldUpdateFocus(in: context) {
      return fail(from: previous, heading)
    }
    item = next
    UIView.focusedItem = next
    if let next { lastItems[FocusSearch.group(of: next), default: WeakItem()].item = next }
    halo.show(on: next)
    followWithFirstResponder(from: previous, to: next)
    if let view = next as? UIView { FocusSearch.scrollToVisible(view) }
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    for view in [previous, next] { (view as? UIControl)?.stateDidChange() }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: self,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ])
    coordinator.run()
  }

  /// Begins editing of a text that receives focus, and ends it in one that loses focus.
  private func followWithFirstResponder(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
    guard let window = window(of: next) ?? window(of: previous) else { return }
    if let responder = next as? UIResponder, responder.canBecomeFirstResponder {
      responder.becomeFirstResponder()
    } else if window.firstResponder is any UIKeyInput {
      window.firstResponder?.resignFirstResponder()
    }
  }

  /// Updates focus after a touch has made another text first responder.
  private func followFirstResponder(of window: UIWindow) {
    guard let view = window.firstResponder as? UIView, view is any UIKeyInput, view.canBecomeFocused,
      view !== focusedItem
    else { return }
    move(to: view, [])
  }

  private func window(of item: (any UIFocusItem)?) -> UIWindow? {
    item?.focusChain.lazy.compactMap { ($0 as? UIView)?.window }.first
  }
}

/// The ring of the item with focus.
@MainActor private final class FocusHalo {
  private static let width: CGFloat = 3
  private var layer: CALayer?

  func show(on item: (any UIFocusItem)?) {
    layer?.removeFromSuperlayer()
    layer = nil
    guard let view = item as? UIView, let effect = view.focusEffect as? UIFocusHaloEffect else { return }
    let reference = effect.referenceView ?? view
    let container = effect.containerView ?? view
    let ring: CALayer
    switch effect.shape {
    case .item:
      ring = border(reference.bounds, radius: reference.layer.cornerRadius, effect, clips: container.clipsToBounds)
    case .rect(let rect, let radius, let curve):
      ring = border(rect, radius: radius, effect, clips: container.clipsToBounds)
      ring.cornerCurve = curve
    case .path(let path):
      let shape = CAShapeLayer()
      shape.path = path.cgPath
      shape.fillColor = nil
      shape.lineWidth = Self.width
      shape.strokeColor = view.tintColor.cgColor
      ring = shape
    }
    ring.borderColor = ring is CAShapeLayer ? nil : view.tintColor.cgColor
    ring.position = reference.convert(ring.position, to: container)
    ring.zPosition = 1
    container.layer.addSublayer(ring)
    layer = ring
  }

  private func border(_ rect: CGRect, radius: CGFloat, _ effect: UIFocusHaloEffect, clips: Bool) -> CALayer {
    let isInside = effect.position == .inside || (effect.position == .automatic && clips)
    let layer = CALayer()
    layer.frame = isInside ? rect : rect.insetBy(dx: -Self.width, dy: -Self.width)
    layer.borderWidth = Self.width
    layer.cornerRadius = isInside ? radius : radius + Self.width
    return layer
  }
}
