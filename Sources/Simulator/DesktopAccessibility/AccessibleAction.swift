import UIKit

/// A command that an element offers to assistive programs.
@MainActor enum AccessibleAction {
  case press, increment, decrement
  case custom(UIAccessibilityCustomAction)

  var name: String {
    switch self {
    case .press: "press"
    case .increment: "increment"
    case .decrement: "decrement"
    case .custom(let action): action.name
    }
  }

  /// Returns the commands of an element, in the order of their numbers.
  static func all(of element: UIResponder) -> [AccessibleAction] {
    let traits = element.accessibilityTraits
    var actions: [AccessibleAction] = canBePressed(element, traits) ? [.press] : []
    if traits.contains(.adjustable) { actions += [.increment, .decrement] }
    return actions + (element.accessibilityCustomActions ?? []).map { .custom($0) }
  }

  private static let pressedTraits: UIAccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .toggleButton, .tab,
  ]

  private static func canBePressed(_ element: UIResponder, _ traits: UIAccessibilityTraits) -> Bool {
    guard element.isAccessibilityElement, element.isAutomationEnabled else { return false }
    if !traits.isDisjoint(with: pressedTraits) { return true }
    guard let view = element as? UIView else {
      return !traits.contains(.staticText) && element.accessibilityRespondsToUserInteraction
    }
    if view is UISlider || view is UIProgressView || view is UIActivityIndicatorView { return false }
    if view is UIControl || view is UITableViewCell || view is UICollectionViewCell || view is UITextView {
      return true
    }
    return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
  }

  /// Performs the command. An element that does not handle its activation is tapped.
  func perform(on element: UIResponder, _ presses: AccessiblePresses) {
    switch self {
    case .press: if !element.accessibilityActivate() { presses.press(element) }
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    case .custom(let action): _ = action.perform()
    }
  }
}
