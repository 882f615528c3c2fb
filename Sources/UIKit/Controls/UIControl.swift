/// The base class of views that follow a touch and send events to targets: buttons, switches, sliders.
///
/// Add an action to a control for its events. Subclass `UIControl` for a custom control: override
/// `beginTracking(_:with:)` and its siblings, and call `sendActions(for:)` when the user changed the value.
///
/// ```swift
/// slider.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
/// button.addAction(UIAction { action in print("tapped") }, for: .touchUpInside)
/// ```
///
/// Targets are not retained; an action without a target goes up the responder chain. A control tracks one touch at
/// a time: `beginTracking`, `continueTracking`, and `endTracking` or `cancelTracking` are each called before the
/// events of their phase. While it moves, the touch counts as inside up to 70 points around the bounds. Orders:
/// facts/events.md#controls.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontrol>
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate, MakesOwnSubviews {
  /// The distance from the bounds within which a moving touch still counts as inside, in points.
  static let dragOutset: CGFloat = 70

  var handlers: [EventHandler] = []
  private weak var trackedTouch: UITouch?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.control, from: coder)
  }

  override class var nibRow: NibRow { .control }
  package override var isAutomationEnabled: Bool { isEnabled && super.isAutomationEnabled }
  package override var isAutomationSelected: Bool { isSelected || super.isAutomationSelected }

  /// Creates a control with an optional primary action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control is enabled. If false, touches continue to the next responder and no event is sent. True by
  /// default.
  open var isEnabled = true {
    willSet { KeyValueObserving.willChange(self, "enabled") }
    didSet {
      defer { KeyValueObserving.didChange(self, "enabled") }

      guard isEnabled != oldValue else { return }
      if !isEnabled, isTracking { stopTracking(with: nil, sends: false) }
      stateDidChange()
    }
  }

  /// Whether the control is selected. It is changed only by the app, not by the user.
  open var isSelected = false {
    willSet { KeyValueObserving.willChange(self, "selected") }
    didSet {
      defer { KeyValueObserving.didChange(self, "selected") }
      if isSelected != oldValue { stateDidChange() }
    }
  }

  /// Whether the control is highlighted, as it is while a touch is inside.
  open var isHighlighted = false {
    willSet { KeyValueObserving.willChange(self, "highlighted") }
    didSet {
      defer { KeyValueObserving.didChange(self, "highlighted") }
      if isHighlighted != oldValue { stateDidChange() }
    }
  }

  /// The current state: the values of `isHighlighted`, `isEnabled` and `isSelected` as options.
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Called when a component of `state` changed; for this framework's own controls.
  func stateDidChange() {}

  /// The vertical alignment of the content in the control.
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content in the control.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case let other: return other
    }
  }

  // MARK: Tracking

  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control, with some tolerance around it.
  open private(set) var isTouchInside = false

  /// Called when a touch begins. Returns whether the control tracks it; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Returns whether tracking continues; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is canceled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    guard !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    send(.touchDown, with: event)
    if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesMoved(touches, with: event) }
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      trackedTouch = nil
      return
    }
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesEnded(touches, with: event) }
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let ended = isInside(touch)
    isTouchInside = ended
    isHighlighted = false
    endTracking(touch, with: event)
    isTracking = false
    isTouchInside = false
    trackedTouch = nil
    send(ended ? .touchUpInside : .touchUpOutside, with: event)
    if ended { touchUpInsideWasSent(with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesCancelled(touches, with: event) }
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking(with: event, sends: true)
  }

  private func stopTracking(with event: UIEvent?, sends: Bool) {
    isHighlighted = false
    cancelTracking(with: event)
    isTracking = false
    isTouchInside = false
    trackedTouch = nil
    if sends { send(.touchCancel, with: event) }
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.dragOutset, dy: -UIControl.dragOutset).contains(touch.location(in: self))
  }

  /// Performs the control's tap, because a drag hovered over the control.
  func pressBySpring() {
    guard isEnabled else { return }
    send(.touchUpInside, with: nil)
    touchUpInsideWasSent(with: nil)
  }

  /// Called when a tap is complete; for buttons.
  func touchUpInsideWasSent(with event: UIEvent?) {}

  /// Returns false for a single-tap recognizer of an ancestor: controls handle such taps themselves.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  // MARK: Targets and actions

  /// Adds a target, which is not retained, and its method; a nil target is looked up in the responder chain. The
  /// same pair is stored once, with the events of both calls.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let isChain = target == nil
    for index in handlers.indices {
      guard case .target(let entry) = handlers[index].kind, entry.action == action,
        isChain ? entry.usesResponderChain : entry.matches(target, action)
      else { continue }
      handlers[index].events.formUnion(controlEvents)
      return
    }
    handlers.append(EventHandler(kind: .target(ActionTarget(target, action)), events: controlEvents))
  }

  /// Removes the events from the pairs that match; nil matches every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    for index in handlers.indices {
      guard case .target(let entry) = handlers[index].kind, entry.matches(target, action) else { continue }
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Adds an action; one with the same identifier is replaced for these events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    for index in handlers.indices {
      guard case .action(let known) = handlers[index].kind, known === action else { continue }
      handlers[index].events.formUnion(controlEvents)
      return
    }
    handlers.append(EventHandler(kind: .action(action), events: controlEvents))
  }

  /// Removes an action for the events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with that identifier for the events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    for index in handlers.indices {
      guard case .action(let known) = handlers[index].kind, known.identifier == actionIdentifier else { continue }
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The targets that were added; `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> {
    var result = Set<AnyHashable>()
    for case .target(let entry) in handlers.map(\.kind) {
      if let target = entry.target as? NSObject {
        result.insert(target)
      } else if entry.usesResponderChain {
        result.insert(NSNull())
      }
    }
    return result
  }

  /// The events that have a target or an action.
  open var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the selectors that were added for a target (nil for the responder chain) and an event; nil if there
  /// are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    var names: [String] = []
    for handler in handlers where !handler.events.isDisjoint(with: controlEvent) {
      guard case .target(let entry) = handler.kind else { continue }
      let matches = target == nil ? entry.usesResponderChain : entry.matches(target, nil)
      if matches { names.append(entry.action.description) }
    }
    return names.isEmpty ? nil : names
  }

  /// Sends an action message to a target. Override it to observe or change messages.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionDispatch.send(action, to: target, from: self, for: event)
  }

  /// Performs an action. Override it to observe or change actions.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Calls all handlers that are registered for one of the events.
  open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, with: nil) }

  /// Performs the tap on the control: opens its menu if `showsMenuAsPrimaryAction` is true, else sends
  /// `.primaryActionTriggered`. Without effect if the control is disabled.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, let menuInteraction {
      menuInteraction.openByItself()
    } else {
      sendActions(for: .primaryActionTriggered)
    }
  }

  /// Whether the symbol of the control moves when the user touches the control. False by default. Symbols do not
  /// move, which is logged once.
  open var isSymbolAnimationEnabled = false {
    didSet {
      guard isSymbolAnimationEnabled else { return }
      Unsupported.log("UIControl.isSymbolAnimationEnabled", effect: "symbols stay still")
    }
  }

  // MARK: Menus and tips

  /// Whether the control shows menus: on a long press, or a tap with `showsMenuAsPrimaryAction`. Setting the menu
  /// of a button enables it.
  open var isContextMenuInteractionEnabled = false { didSet { updateMenuInteraction() } }
  /// Whether a touch opens the menu immediately; such a touch sends no tap event but `.menuActionTriggered`.
  open var showsMenuAsPrimaryAction = false
  var menuInteraction: UIContextMenuInteraction?
  /// The interaction that shows the menus; nil while they are disabled.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  /// Returns the point at which the menu is attached, in the control's coordinates; the middle of the lower edge by
  /// default.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    defaultMenuAttachmentPoint
  }

  /// Returns the configuration of the menu that a long press or a secondary click opens. Nil by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview that is highlighted while the menu opens. By default it is the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview to which the menu returns. By default it is the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu opens. Overrides call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu closes. Overrides call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The text that a pointer shows when it rests over the control.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let tip = toolTipInteraction { return tip.defaultToolTip = newValue }
      guard let newValue else { return }
      addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
    }
  }
  /// The interaction that shows `toolTip`; nil before the control had one.
  open var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
