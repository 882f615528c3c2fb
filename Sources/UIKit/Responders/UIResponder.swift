import QuartzCore

/// An object that handles events, or passes them on to the next object of the responder chain.
///
/// Views, view controllers, windows, scenes and the application are responders. Override the touch, press or motion
/// methods to handle events; call `becomeFirstResponder()` to receive keys and the actions of menus.
///
/// ```swift
/// class Canvas: UIView {
///   override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
///     guard let point = touches.first?.location(in: self) else { return }
///     print("drawn to \(point)")
///   }
/// }
/// ```
///
/// The next responder of a view is its view controller, if the view is that controller's root view, else its
/// superview; of a controller it is the superview of its view (the presenting controller, if it was presented);
/// then come the window, its scene, the application and the application's delegate (`facts/events.md#responders`).
/// Methods that a class does not override pass the event on to `next`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiresponder>
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring,
  UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding,
  AssociatedObjectOwner
{
  /// Dies with the responder (see `AssociatedObjectOwner`).
  nonisolated(unsafe) package var associatedObjects: AssociatedObjectTable?
  var accessibilityStorage: AccessibilityStorage?

  public override init() { super.init() }

  // MARK: Interface Builder

  /// Called when all objects of the file are made and connected.
  open func awakeFromNib() {}
  /// Called in Interface Builder only, never while an app runs.
  open func prepareForInterfaceBuilder() {}

  // MARK: The chain and the first responder

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// False unless overridden: text fields, text views and the like answer true.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the responder its window's first responder.
  ///
  /// False when it is in no window, can't become first responder, or the current first responder does not give way.
  @discardableResult open func becomeFirstResponder() -> Bool {
    InputFocus.change { takeFirstResponder() }
  }

  /// True by default.
  open var canResignFirstResponder: Bool { true }

  /// Gives up the state of first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    InputFocus.change { leaveFirstResponder() }
  }

  /// Whether it is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  // MARK: Touches, presses, motion

  /// Fingers went down in the view. Passed on to `next` unless overridden, as all events.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Never called: a host's touches are exact.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// Keys went down; sent to the first responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// A shake began; sent to the first responder and up its chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// A remote control was used.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Whether the responder has a method of that name; overridden to enable and disable commands.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The first responder from here up the chain that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The nearest undo manager up the chain; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The key commands that apply while the responder is in the chain of the first responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Commands of editing menus; nothing happens unless they are overridden.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  // MARK: Pasted and dropped data

  /// The types that the responder takes; a view with a configuration is a target of drops.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { storedPasteConfiguration }
    set { storedPasteConfiguration = newValue }
  }
  /// Takes what was pasted or dropped; nothing happens unless it is overridden.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether one of the providers has a type of the paste configuration.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  // MARK: Input views

  /// Shown instead of the keyboard while the responder is first responder.
  open var inputView: UIView? { nil }

  /// Shown on top of the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// The buttons above an iPad's keyboard while the responder is the first one.
  open var inputAssistantItem: UITextInputAssistantItem { storedAssistantItem }

  /// Asks again for input view, accessory view and text input traits, if the responder is first responder.
  open func reloadInputViews() {
    if isFirstResponder { InputFocus.observer?.inputViewsDidChange() }
  }

  /// The language that is typed in while the responder is the first one: that of the device.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// A name under which the keyboard would keep its state for this responder.
  open var textInputContextIdentifier: String? { nil }

  open class func clearTextInputContextIdentifier(_ identifier: String) {
    Unsupported.log("UIResponder.clearTextInputContextIdentifier(_:)")
  }

  // MARK: Activities

  /// What the user does with the responder. Several may have the same; each is asked to bring it up to date when it
  /// `needsSave`.
  open var userActivity: NSUserActivity? {
    didSet { ActivityOwners.change(self, from: oldValue, to: userActivity) }
  }

  /// Called before an activity that `needsSave` is saved, for each responder that has it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// What is shared when the user asks to share what the responder shows. It is kept; the system has no such command here.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { storedActivityItems }
    set { storedActivityItems = newValue }
  }
  /// Takes the user back to the activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Key-value coding

  /// Called for a key that no property is registered for; overriding it lets outlets have any name.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { reportUndefinedKey(key, sets: true) }
  open func value(forUndefinedKey key: String) -> Any? {
    reportUndefinedKey(key, sets: false)
    return nil
  }

  // MARK: Accessibility

  // Members of NSObject on iOS; here they stand where apps override them.

  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { accessibility.identifier = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  /// In screen coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStorage?.path }
    set { accessibility.path = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityStorage?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibility.language = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.hidesElements ?? false }
    set { accessibility.hidesElements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityStorage?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityStorage?.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibility.respondsToUserInteraction = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { accessibility.customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityStorage?.customRotors }
    set { accessibility.customRotors = newValue }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityStorage?.attributed(\.attributedLabel, for: accessibilityLabel) ?? accessibilityLabel.attributed
    }
    set {
      accessibilityLabel = newValue?.string
      accessibility.attributedLabel = newValue
    }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityStorage?.attributed(\.attributedHint, for: accessibilityHint) ?? accessibilityHint.attributed
    }
    set {
      accessibilityHint = newValue?.string
      accessibility.attributedHint = newValue
    }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityStorage?.attributed(\.attributedValue, for: accessibilityValue) ?? accessibilityValue.attributed
    }
    set {
      accessibilityValue = newValue?.string
      accessibility.attributedValue = newValue
    }
  }
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStorage?.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityStorage?.textualContext }
    set { accessibility.textualContext = newValue }
  }
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityStorage?.dragSources }
    set { accessibility.dragSources = newValue }
  }
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityStorage?.dropPoints }
    set { accessibility.dropPoints = newValue }
  }
  /// How many elements a container has.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Does what a double tap would; true when it did something.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    nil
  }
}
