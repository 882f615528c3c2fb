/// Methods that every `NSObject` has on iOS, by categories of the frameworks, and that Foundation's `NSObject` on
/// Linux has not: there is nothing to override, so a class's own are found by name.
enum InformalMethods {
  /// - Parameter root: the framework's class at the end of the class's ancestors in its module.
  /// - Returns: whether an `override` of that method must go.
  static func areNotOverridden(_ method: String, root: String?) -> Bool {
    if ofObjects.contains(method) { return true }
    return ofResponders.contains(method) && !(root.map(FrameworkTypes.isResponder) ?? false)
  }

  /// Whether the method is looked for by name and must be registered.
  static func contains(_ method: String) -> Bool { ofObjects.contains(method) || ofResponders.contains(method) }

  /// Optional methods that return nothing, whose presence the frameworks check by name, with their selectors; and a
  /// required one of each protocol, which indicates that a class's methods are registered.
  static let askedByName = [
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "collectionView(_:moveItemAt:to:)": "collectionView:moveItemAtIndexPath:toIndexPath:",
  ]

  private static let ofObjects: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "addObserver(_:forKeyPath:options:context:)",
    "removeObserver(_:forKeyPath:)", "removeObserver(_:forKeyPath:context:)", "willChangeValue(forKey:)",
    "didChangeValue(forKey:)", "keyPathsForValuesAffectingValue(forKey:)",
    "automaticallyNotifiesObservers(forKey:)", "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)",
    "setValue(_:forKeyPath:)", "setNilValueForKey(_:)", "dictionaryWithValues(forKeys:)", "setValuesForKeys(_:)",
    "responds(to:)", "conforms(to:)", "isKind(of:)", "isMember(of:)", "forwardingTarget(for:)",
    "instancesRespond(to:)", "doesNotRecognizeSelector(_:)", "resolveInstanceMethod(_:)", "resolveClassMethod(_:)",
    "method(for:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
    "perform(_:with:afterDelay:)", "accessInstanceVariablesDirectly", "initialize()", "load()",
    "awakeAfter(using:)",
  ]

  /// Those that `UIResponder` declares here, so that the app's responders override them.
  private static let ofResponders: Set<String> = [
    "awakeFromNib()", "prepareForInterfaceBuilder()", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits", "accessibilityFrame",
    "isAccessibilityElement", "accessibilityElements", "accessibilityActivate()", "accessibilityIncrement()",
    "accessibilityDecrement()", "accessibilityPerformEscape()", "accessibilityPerformMagicTap()",
    "accessibilityScroll(_:)", "accessibilityElementCount()", "accessibilityElement(at:)",
    "index(ofAccessibilityElement:)", "accessibilityCustomActions", "accessibilityLanguage", "accessibilityPath",
    "accessibilityActivationPoint", "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
    "accessibilityNavigationStyle", "accessibilityElementsHidden", "accessibilityElementDidBecomeFocused()",
    "accessibilityElementDidLoseFocus()", "accessibilityElementIsFocused()",
  ]
}
