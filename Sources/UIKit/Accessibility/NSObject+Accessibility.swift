import ObjectiveC

/// The members that UIKit adds to NSObject, so that any object can be an element or a container. Responders, images
/// and bar items declare their own, which apps override; these serve all other objects, and forward to a responder
/// when its static type is only NSObject.
@MainActor extension NSObjectProtocol where Self: NSObject {
  private var kept: AccessibilityStorage? {
    if let image = self as? UIImage { return image.accessibilityStorage }
    return AccessibilityStorage.ofObjects[self]
  }
  private var responder: UIResponder? { self as? UIResponder }
  private var said: AccessibilityStorage {
    if let image = self as? UIImage { return image.accessibility }
    return AccessibilityStorage.ofObjects.value(of: self) { AccessibilityStorage() }
  }

  /// Whether the object is an element of assistive technologies. False by default.
  public var isAccessibilityElement: Bool {
    get {
      if let responder { return responder.isAccessibilityElement }
      return kept?.isElement ?? false
    }
    set {
      if let responder { return responder.isAccessibilityElement = newValue }
      said.isElement = newValue
    }
  }
  /// A short name of the element, without its kind. Nil by default.
  public var accessibilityLabel: String? {
    get {
      if let responder { return responder.accessibilityLabel }
      return kept?.label
    }
    set {
      if let responder { return responder.accessibilityLabel = newValue }
      said.label = newValue
    }
  }
  /// A description of what happens when the element is activated. Nil by default.
  public var accessibilityHint: String? {
    get {
      if let responder { return responder.accessibilityHint }
      return kept?.hint
    }
    set {
      if let responder { return responder.accessibilityHint = newValue }
      said.hint = newValue
    }
  }
  /// The current value of the element as text. Nil by default.
  public var accessibilityValue: String? {
    get {
      if let responder { return responder.accessibilityValue }
      return kept?.value
    }
    set {
      if let responder { return responder.accessibilityValue = newValue }
      said.value = newValue
    }
  }
  /// The element's kind and state. Empty by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let responder { return responder.accessibilityTraits }
      return kept?.traits ?? .none
    }
    set {
      if let responder { return responder.accessibilityTraits = newValue }
      said.traits = newValue
    }
  }
  /// The element's frame in screen coordinates. Zero by default.
  public var accessibilityFrame: CGRect {
    get {
      if let responder { return responder.accessibilityFrame }
      return kept?.frame ?? .zero
    }
    set {
      if let responder { return responder.accessibilityFrame = newValue }
      said.frame = newValue
    }
  }
  /// The outline of the element in screen coordinates, used instead of its frame. Nil by default.
  public var accessibilityPath: UIBezierPath? {
    get {
      if let responder { return responder.accessibilityPath }
      return kept?.path
    }
    set {
      if let responder { return responder.accessibilityPath = newValue }
      said.path = newValue
    }
  }
  /// The language in which the element's texts are spoken, as a BCP 47 tag. Nil by default.
  public var accessibilityLanguage: String? {
    get {
      if let responder { return responder.accessibilityLanguage }
      return kept?.language
    }
    set {
      if let responder { return responder.accessibilityLanguage = newValue }
      said.language = newValue
    }
  }
  /// The elements within this one in the order in which they are visited. Nil by default.
  public var accessibilityElements: [Any]? {
    get {
      if let responder { return responder.accessibilityElements }
      return kept?.elements
    }
    set {
      if let responder { return responder.accessibilityElements = newValue }
      said.elements = newValue
    }
  }
  /// Commands that assistive technologies offer beside activating the element. Nil by default.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let responder { return responder.accessibilityCustomActions }
      return kept?.customActions
    }
    set {
      if let responder { return responder.accessibilityCustomActions = newValue }
      said.customActions = newValue
    }
  }
  /// Lists within the content through which assistive technologies can step. Nil by default.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let responder { return responder.accessibilityCustomRotors }
      return kept?.customRotors
    }
    set {
      if let responder { return responder.accessibilityCustomRotors = newValue }
      said.customRotors = newValue
    }
  }
  /// The kind of group that the elements within this one form. `.none` by default.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get {
      if let responder { return responder.accessibilityContainerType }
      return kept?.containerType ?? .none
    }
    set {
      if let responder { return responder.accessibilityContainerType = newValue }
      said.containerType = newValue
    }
  }
  /// Whether the elements within this one are visited separately or as one. `.automatic` by default.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      if let responder { return responder.accessibilityNavigationStyle }
      return kept?.navigationStyle ?? .automatic
    }
    set {
      if let responder { return responder.accessibilityNavigationStyle = newValue }
      said.navigationStyle = newValue
    }
  }
  /// The kind of text that the element shows. Nil by default.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get {
      if let responder { return responder.accessibilityTextualContext }
      return kept?.textualContext
    }
    set {
      if let responder { return responder.accessibilityTextualContext = newValue }
      said.textualContext = newValue
    }
  }
  /// The points from which the element's content can be dragged. Nil by default.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      if let responder { return responder.accessibilityDragSourceDescriptors }
      return kept?.dragSources
    }
    set {
      if let responder { return responder.accessibilityDragSourceDescriptors = newValue }
      said.dragSources = newValue
    }
  }
  /// The points at which something can be dropped on the element. Nil by default.
  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      if let responder { return responder.accessibilityDropPointDescriptors }
      return kept?.dropPoints
    }
    set {
      if let responder { return responder.accessibilityDropPointDescriptors = newValue }
      said.dropPoints = newValue
    }
  }
  /// Whether the elements within this one are hidden from assistive technologies. False by default.
  public var accessibilityElementsHidden: Bool {
    get {
      if let responder { return responder.accessibilityElementsHidden }
      return kept?.hidesElements ?? false
    }
    set {
      if let responder { return responder.accessibilityElementsHidden = newValue }
      said.hidesElements = newValue
    }
  }
  /// Whether assistive technologies ignore the object's siblings. False by default.
  public var accessibilityViewIsModal: Bool {
    get {
      if let responder { return responder.accessibilityViewIsModal }
      return kept?.isModal ?? false
    }
    set {
      if let responder { return responder.accessibilityViewIsModal = newValue }
      said.isModal = newValue
    }
  }
  /// Whether the elements within this one are visited one after the other. False by default.
  public var shouldGroupAccessibilityChildren: Bool {
    get {
      if let responder { return responder.shouldGroupAccessibilityChildren }
      return kept?.groupsChildren ?? false
    }
    set {
      if let responder { return responder.shouldGroupAccessibilityChildren = newValue }
      said.groupsChildren = newValue
    }
  }
  /// The point at which the element is activated, in screen coordinates; the middle of its frame unless it is set.
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let responder { return responder.accessibilityActivationPoint }
      return kept?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set {
      if let responder { return responder.accessibilityActivationPoint = newValue }
      said.activationPoint = newValue
    }
  }
  /// Names by which the user can call the element; its label unless they are set.
  public var accessibilityUserInputLabels: [String]! {
    get {
      if let responder { return responder.accessibilityUserInputLabels }
      return kept?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? []
    }
    set {
      if let responder { return responder.accessibilityUserInputLabels = newValue }
      said.userInputLabels = newValue
    }
  }
  /// Whether the user can operate the element; true for elements unless it is set.
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      if let responder { return responder.accessibilityRespondsToUserInteraction }
      return kept?.respondsToUserInteraction ?? isAccessibilityElement
    }
    set {
      if let responder { return responder.accessibilityRespondsToUserInteraction = newValue }
      said.respondsToUserInteraction = newValue
    }
  }
  /// `accessibilityUserInputLabels` with attributes for speech. The attributes are not stored.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      if let responder { return responder.accessibilityAttributedUserInputLabels }
      return accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set {
      if let responder { return responder.accessibilityAttributedUserInputLabels = newValue }
      accessibilityUserInputLabels = newValue?.map(\.string)
    }
  }
  /// `accessibilityLabel` with attributes for speech.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedLabel }
      return kept?.attributed(\.attributedLabel, for: accessibilityLabel) ?? accessibilityLabel.attributed
    }
    set {
      if let responder { return responder.accessibilityAttributedLabel = newValue }
      accessibilityLabel = newValue?.string
      said.attributedLabel = newValue
    }
  }
  /// `accessibilityHint` with attributes for speech.
  public var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedHint }
      return kept?.attributed(\.attributedHint, for: accessibilityHint) ?? accessibilityHint.attributed
    }
    set {
      if let responder { return responder.accessibilityAttributedHint = newValue }
      accessibilityHint = newValue?.string
      said.attributedHint = newValue
    }
  }
  /// `accessibilityValue` with attributes for speech.
  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedValue }
      return kept?.attributed(\.attributedValue, for: accessibilityValue) ?? accessibilityValue.attributed
    }
    set {
      if let responder { return responder.accessibilityAttributedValue = newValue }
      accessibilityValue = newValue?.string
      said.attributedValue = newValue
    }
  }

  // MARK: Containers

  /// Returns how many elements a container has.
  public func accessibilityElementCount() -> Int {
    responder?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
  }
  /// Returns the element of that index among `accessibilityElements`; nil beyond their end.
  public func accessibilityElement(at index: Int) -> Any? {
    if let responder { return responder.accessibilityElement(at: index) }
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element among `accessibilityElements`; `NSNotFound` for an object that is not in it.
  public func index(ofAccessibilityElement element: Any) -> Int {
    if let responder { return responder.index(ofAccessibilityElement: element) }
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  // MARK: Actions

  /// Performs the action of a double tap. Returns whether something was done; false by default.
  public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }
  /// Makes the value of an adjustable element one step larger. Does nothing by default.
  public func accessibilityIncrement() { responder?.accessibilityIncrement() }
  /// Makes the value of an adjustable element one step smaller. Does nothing by default.
  public func accessibilityDecrement() { responder?.accessibilityDecrement() }
  /// Dismisses modal content. Returns whether something was dismissed; false by default.
  public func accessibilityPerformEscape() -> Bool { responder?.accessibilityPerformEscape() ?? false }
  /// Performs the most important action of the current state. Returns whether something was done; false by default.
  public func accessibilityPerformMagicTap() -> Bool { responder?.accessibilityPerformMagicTap() ?? false }
  /// Scrolls by a page in a direction. Returns whether something was done; false by default.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    responder?.accessibilityScroll(direction) ?? false
  }
  /// Called when an assistive technology moved its cursor to the element.
  public func accessibilityElementDidBecomeFocused() { responder?.accessibilityElementDidBecomeFocused() }
  /// Called when an assistive technology moved its cursor away from the element.
  public func accessibilityElementDidLoseFocus() { responder?.accessibilityElementDidLoseFocus() }
  /// Returns whether an assistive technology has its cursor on the element. Always false.
  public func accessibilityElementIsFocused() -> Bool { responder?.accessibilityElementIsFocused() ?? false }
  /// Returns the identifiers of the assistive technologies whose cursors are on the element; nil if there are no
  /// such technologies.
  public func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    responder?.accessibilityAssistiveTechnologyFocusedIdentifiers()
  }
}

extension AccessibilityStorage {
  /// The values of objects without storage of their own.
  fileprivate static let ofObjects = Association<AccessibilityStorage>()
}
