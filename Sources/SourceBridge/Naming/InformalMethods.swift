/// Methods that categories of the frameworks add to every `NSObject` on iOS. Foundation's `NSObject` on Linux does
/// not declare them, so there is nothing to override; implementations are found by name at run time.
enum InformalMethods {
  /// Returns whether the `override` modifier of such a method must be removed.
  /// - Parameter root: the framework's class from which the class inherits.
  static func areNotOverridden(_ method: String, root: String?) -> Bool {
    if ofObjects.contains(method) { return true }
    return ofResponders.contains(method) && !(root.map(FrameworkTypes.isResponder) ?? false)
  }

  /// Returns whether the method is looked up by name and must be registered.
  static func contains(_ method: String) -> Bool { ofObjects.contains(method) || ofResponders.contains(method) }

  /// Optional methods whose presence the frameworks check by name, with their selectors. One required method of
  /// each protocol is included; it indicates that a class registers its methods.
  static let checkedByName = [
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

  /// The methods that `UIResponder` declares in Flipside, so that responders override them.
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
