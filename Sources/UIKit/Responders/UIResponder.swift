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
  /// Dies with the responder (see `AssociatedObjectOwner`). Used under the lock of `SideTables`.
  nonisolated(unsafe) package var associatedObjects: AssociatedObjectTable?
  var accessibilityStorage: AccessibilityStorage?

  public override init() { super.init() }

  // MARK: Interface Builder

  /// Called when all objects of the file are made and connected.
  open func awakeFromNib() {}
  /// Called in Interface Builder only, never while an app runs.
  open func prepareForInterfaceBuilder() {}

  // MARK: The chain and the first responder
  /// The responder that gets the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether the responder can become first responder: false unless overridden, as by text fields and text views.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the responder its window's first responder.
  ///
  /// Returns false if it is in no window, cannot become first responder, or the current first responder does not
  /// resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    InputFocus.change { takeFirstResponder() }
  }

  /// Whether the responder can resign first responder. True by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder and its delegate let it resign, as `endEditing(false)` asks before it makes the
  /// responder resign. A field's delegate is thus called twice (facts/text-input.md#end-editing/question).
  var agreesToResign: Bool { canResignFirstResponder }

  /// Makes the responder resign first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    InputFocus.change { leaveFirstResponder() }
  }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  // MARK: Touches, presses, motion

  /// Called when fingers have touched down in the view. Like all events, it is forwarded to `next` unless
  /// overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when fingers that touched down in the view have moved. Forwarded to `next` unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when fingers were lifted, wherever they are by then. Forwarded to `next` unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called in place of `touchesEnded(_:with:)` when a gesture recognizer cancels the touches, or another event
  /// ends them early. Forwarded to `next` unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when exact values of estimated properties of touches are known. Flipside never calls it: a host's
  /// touches are exact.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// Called when keys were pressed, on the first responder first. Forwarded to `next` unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when the force of presses changed; a keyboard's keys have none. Forwarded to `next` unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when keys were released. Forwarded to `next` unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called in place of `pressesEnded(_:with:)` when presses end early. Forwarded to `next` unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when a shake began; sent to the first responder and up its chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when a shake has ended. Forwarded to `next` unless overridden.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called in place of `motionEnded(_:with:)` when a shake was interrupted or lasted too long. Forwarded to `next`
  /// unless overridden.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called when a remote control was used.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Returns whether the responder has a method of that name; overridden to enable and disable commands.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// Returns the first responder that can perform the action, from this one up the chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The nearest undo manager up the chain; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The key commands that apply while the responder is in the chain of the first responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes the menus of a system with a builder. It is called on the application and its delegate for the main
  /// menu. The default implementation does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Updates a command's title, state and attributes before it is shown, or performed by this responder. The
  /// default implementation does nothing.
  open func validate(_ command: UICommand) {}

  /// Cuts the selection to the pasteboard.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. The base class does nothing; override it to offer the command.
  open func copy(_ sender: Any?) {}
  /// Replaces the selection by the pasteboard's content. The base class does nothing; override it to offer the
  /// command.
  open func paste(_ sender: Any?) {}
  /// Pastes with the style of the surrounding text. The base class does nothing.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes a URL and opens it. The base class does nothing.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes a text and searches for it. The base class does nothing.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects the text at the caret, usually a word. The base class does nothing.
  open func select(_ sender: Any?) {}
  /// Selects the whole content. The base class does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. The base class does nothing.
  open func delete(_ sender: Any?) {}
  /// Sets the writing direction of the selected text from left to right. The base class does nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Sets the writing direction of the selected text from right to left. The base class does nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes the selected text bold, or undoes that. The base class does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selected text italic, or undoes that. The base class does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selected text, or undoes that. The base class does nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selected text larger. The base class does nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selected text smaller. The base class does nothing.
  open func decreaseSize(_ sender: Any?) {}
  /// Shows the interface for finding text. The base class does nothing.
  open func find(_ sender: Any?) {}
  /// Shows the interface for finding and replacing text. The base class does nothing.
  open func findAndReplace(_ sender: Any?) {}
  /// Selects the next match. The base class does nothing.
  open func findNext(_ sender: Any?) {}
  /// Selects the previous match. The base class does nothing.
  open func findPrevious(_ sender: Any?) {}
  /// Uses the selected text as the search text. The base class does nothing.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Replaces the attributes of the selected text by those that the handler returns for them. The base class does
  /// nothing.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  // MARK: Pasted and dropped data

  /// The types that the responder accepts; a view with a configuration is a target of drops.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { storedPasteConfiguration }
    set { storedPasteConfiguration = newValue }
  }
  /// Inserts pasted or dropped data; the default implementation does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether one of the providers has a type of the paste configuration.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  // MARK: Input views

  /// The view that replaces the keyboard while the responder is first responder; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// The view on top of the keyboard while the responder is first responder; nil for none.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of the view that is shown instead of the keyboard while the responder is first responder.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of the view that is shown on top of the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Whether input views of later responders in the chain do not apply to the responders before this one.
  var endsInputChain: Bool { false }

  /// The bar button items above an iPad's keyboard while the responder is first responder.
  open var inputAssistantItem: UITextInputAssistantItem { storedAssistantItem }

  /// Updates the input view, the accessory view and the text input traits, if the responder is first responder.
  open func reloadInputViews() {
    if isFirstResponder { InputFocus.observer?.inputViewsDidChange() }
  }

  /// The keyboard that is shown while the responder is first responder. A responder that returns one of
  /// `UITextInputMode.activeInputModes` gets that keyboard; by default the present one stays.
  open var textInputMode: UITextInputMode? { UITextInputMode.current }
  /// A name under which the keyboard would keep its state for this responder.
  open var textInputContextIdentifier: String? { nil }

  /// Removes the keyboard's data for an identifier. Logs that it has no effect: no data is stored.
  open class func clearTextInputContextIdentifier(_ identifier: String) {
    Unsupported.log("UIResponder.clearTextInputContextIdentifier(_:)")
  }

  // MARK: Activities

  /// The user's activity with the responder. Several responders may have the same one; each is called to update it
  /// when it `needsSave`.
  open var userActivity: NSUserActivity? {
    didSet { ActivityOwners.change(self, from: oldValue, to: userActivity) }
  }

  /// Called before an activity that `needsSave` is saved, for each responder that has it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// The items to share when the user asks to share the responder's content. It has no effect, because Flipside has
  /// no such command.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { storedActivityItems }
    set { storedActivityItems = newValue }
  }
  /// Restores the state of the activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Key-value coding

  /// Called for a key that no property is registered for; overriding it lets outlets have any name.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { reportUndefinedKey(key, sets: true) }
  /// Called when a key is read that no property is registered for. Logs the key and returns nil unless it is
  /// overridden.
  open func value(forUndefinedKey key: String) -> Any? {
    reportUndefinedKey(key, sets: false)
    return nil
  }

  // MARK: Accessibility

  // Members of NSObject on iOS. They are declared in the class's braces so that apps can override them.

  /// Whether the object itself is an element of assistive technologies, rather than a container of others. False by
  /// default; true for controls, labels and images with a label.
  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// A short name of the element, such as "Play", without its kind. Controls and labels derive it from their titles
  /// unless it is set.
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { accessibility.label = newValue }
  }
  /// The effect of activating the element, such as "Plays the song". Nil by default.
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibility.hint = newValue }
  }
  /// The element's current value, such as "50 %" for a slider. Controls derive it unless it is set.
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibility.value = newValue }
  }
  /// A name of the app's own by which tests and scripts find the element; it is never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The kind and state of the element, such as a selected button. Controls return those of their class unless the
  /// app has set others.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  /// The frame of the element in screen coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }
  /// The outline of the element in screen coordinates, in place of `accessibilityFrame`. Nil by default.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStorage?.path }
    set { accessibility.path = newValue }
  }
  /// The point at which the element is activated, in screen coordinates; by default the center of
  /// `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityStorage?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }
  /// The language in which the texts of the element are spoken, as a BCP 47 tag. Nil, the default, stands for the
  /// app's language.
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibility.language = newValue }
  }
  /// Whether the elements within this one are hidden from assistive technologies. False by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.hidesElements ?? false }
    set { accessibility.hidesElements = newValue }
  }
  /// Whether assistive technologies ignore the sibling views. False by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }
  /// Whether the elements within this one are visited one after the other, before its siblings. False by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }
  /// The elements within this one in the order in which they are visited. Nil, the default, stands for the
  /// subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { accessibility.elements = newValue }
  }
  /// The names by which the user can address the element, the preferred one first; derived from
  /// `accessibilityLabel` unless they are set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityStorage?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }
  /// Whether the user can operate the element; derived from traits and state unless it is set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityStorage?.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibility.respondsToUserInteraction = newValue }
  }
  /// Commands that assistive technologies offer beside activating the element. Nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { accessibility.customActions = newValue }
  }
  /// Lists within the content through which assistive technologies can step, such as headings. Nil by default.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityStorage?.customRotors }
    set { accessibility.customRotors = newValue }
  }
  /// `accessibilityLabel` with attributes for speech, such as a language or pitch.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityStorage?.attributed(\.attributedLabel, for: accessibilityLabel) ?? accessibilityLabel.attributed
    }
    set {
      accessibilityLabel = newValue?.string
      accessibility.attributedLabel = newValue
    }
  }
  /// `accessibilityHint` with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityStorage?.attributed(\.attributedHint, for: accessibilityHint) ?? accessibilityHint.attributed
    }
    set {
      accessibilityHint = newValue?.string
      accessibility.attributedHint = newValue
    }
  }
  /// `accessibilityValue` with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityStorage?.attributed(\.attributedValue, for: accessibilityValue) ?? accessibilityValue.attributed
    }
    set {
      accessibilityValue = newValue?.string
      accessibility.attributedValue = newValue
    }
  }
  /// `accessibilityUserInputLabels` with attributes for speech.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }
  /// The kind of container that the elements within this one form: a list, a table, a landmark. `.none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }
  /// Whether the elements within this one are visited separately or as one. `.automatic` by default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStorage?.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }
  /// The kind of text that the element shows, such as source code, which changes how it is spoken. Nil by default.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityStorage?.textualContext }
    set { accessibility.textualContext = newValue }
  }
  /// The points from which assistive technologies can drag the element's content. Nil, the default, stands for
  /// those of the drag interactions.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityStorage?.dragSources }
    set { accessibility.dragSources = newValue }
  }
  /// The points at which assistive technologies can drop items. Nil, the default, stands for those of the drop
  /// interactions.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityStorage?.dropPoints }
    set { accessibility.dropPoints = newValue }
  }
  /// Returns the number of elements of a container.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element of that index among `accessibilityElements`; nil beyond their end.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element in `accessibilityElements`; `NSNotFound` for any other object.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Performs the element's action, as a double tap does; returns whether there was one.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of an adjustable element. The base class does nothing.
  open func accessibilityIncrement() {}
  /// Decrements the value of an adjustable element. The base class does nothing.
  open func accessibilityDecrement() {}
  /// Dismisses the present interface for a gesture of assistive technologies. Returns whether that was done; false
  /// by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action of the moment, such as pausing playback. Returns whether that was done;
  /// false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by a page in a direction. Returns whether it has scrolled; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when an assistive technology moved its cursor to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology moved its cursor away from the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether an assistive technology has its cursor on the element. Always false, because none runs.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Returns the assistive technologies whose cursors are on the element; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    nil
  }

  // MARK: UI tests

  /// The element's type in UI tests.
  package var automationType: AutomationType {
    accessibilityStorage?.automationType ?? AutomationType(accessibilityTraits) ?? .other
  }
  /// The label that UI tests find it by.
  package var automationLabel: String? { accessibilityLabel }
  package var automationValue: String? { accessibilityValue }
  package var automationIdentifier: String? { accessibilityIdentifier }
  package var isAutomationEnabled: Bool { !accessibilityTraits.contains(.notEnabled) }
  package var isAutomationSelected: Bool { accessibilityTraits.contains(.selected) }
  /// The placeholder of a text field, which shows while it is empty.
  package var automationPlaceholder: String? { nil }
  /// The views and elements in it, in the order in which UI tests count them; empty if it is a single element.
  package var automationElements: [Any] {
    if accessibilityElementsHidden { return [] }
    if let elements = listedElements { return elements }
    if isAccessibilityElement { return [] }
    return (self as? UIView)?.shownSubviews ?? []
  }
}
