import CoreGraphics

/// The accessibility values that an app set on a responder; created when the first value is set.
final class AccessibilityStorage {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var userInputLabels: [String]?
  var respondsToUserInteraction: Bool?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var textualContext: UIAccessibilityTextualContext?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var automationType: AutomationType?

  /// Returns the attributed text that was set, unless the plain text was set to another value since.
  func attributed(
    _ key: KeyPath<AccessibilityStorage, NSAttributedString?>, for plain: String?
  ) -> NSAttributedString? {
    let text = self[keyPath: key]
    return text?.string == plain ? text : nil
  }
}

extension String? {
  /// The text without attributes.
  var attributed: NSAttributedString? { map { NSAttributedString(string: $0) } }
}

extension UIResponder {
  var accessibility: AccessibilityStorage {
    if let storage = accessibilityStorage { return storage }
    let storage = AccessibilityStorage()
    accessibilityStorage = storage
    return storage
  }

  var defaultAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convertToScreen(view.bounds)
  }
}
