/// Methods that every `NSObject` has on iOS, by categories of the frameworks, and that Foundation's `NSObject` on Linux
/// has not: there is nothing to override, so a class's own are found by name.
enum InformalMethods {
  /// - Parameter root: the framework's class at the end of the class's ancestors in its module.
  /// - Returns: whether an `override` of that method must go.
  static func areNotOverridden(_ method: String, root: String?) -> Bool {
    if ofObjects.contains(method) { return true }
    return ofResponders.contains(method) && !(root.map(FrameworkTypes.isResponder) ?? false)
  }

  /// Whether the method is looked for by name and must be registered.
  static func contains(_ method: String) -> Bool { ofObjects.contains(method) || ofResponders.contains(method) }

  /// Whether a list asks by name if its data source has the method, which returns nothing by which its default could be told
  /// from an app's own. The first of them is there in each data source whose methods have names.
  static func isAskedFor(_ method: String) -> Bool { ofDataSources.contains(method) }

  private static let ofDataSources: Set<String> = [
    "tableView(_:cellForRowAt:)", "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)",
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
