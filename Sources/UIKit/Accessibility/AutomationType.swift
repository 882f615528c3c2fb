/// What an element is to UI tests and to the tree that scripts write: the names of `XCUIElement.ElementType`.
package enum AutomationType: String, CaseIterable, Sendable {
  case other, application, window, sheet, alert, button, popover, keyboard, key, navigationBar, tabBar, toolbar,
    statusBar
  case table, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
  case pickerWheel, `switch`, link, image, searchField, scrollView, staticText, textField, secureTextField,
    datePicker
  case textView, menu, menuItem, map, webView, colorWell, cell, stepper

  /// The type of an element by what it says of itself, where its class does not decide.
  init?(_ traits: UIAccessibilityTraits) {
    if traits.contains(.keyboardKey) {
      self = .key
    } else if traits.contains(.searchField) {
      self = .searchField
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.tabBar) {
      self = .tabBar
    } else if traits.contains(.image) {
      self = .image
    } else if traits.contains(.staticText) {
      self = .staticText
    } else {
      return nil
    }
  }
}

extension UIResponder {
  /// Makes the element one of another type, in classes of other modules.
  package func presentAutomationType(_ type: AutomationType) { accessibility.automationType = type }

  /// Whether the app says itself where the element is on the screen.
  package var hasOwnAccessibilityFrame: Bool { accessibilityStorage?.frame != nil }

  /// The point of the screen that the app says a tap is to reach.
  package var ownActivationPoint: CGPoint? { accessibilityStorage?.activationPoint }

  /// The label that the app gave the element itself, not what the class derives from its content.
  var ownAccessibilityLabel: String? { accessibilityStorage?.label }

  /// Its elements: those that it lists, else the views in it.
  var listedElements: [Any]? {
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return accessibilityElements }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }
}

extension UIView {
  /// The views in it that are not hidden.
  var shownSubviews: [UIView] { subviews.filter { !$0.isHidden } }

  /// Those views that have something for a UI test, and in the place of one that only holds others, what is in it.
  static func meaningful(_ views: [UIView]) -> [UIView] {
    views.flatMap { view -> [UIView] in
      guard !view.isHidden, view.alpha >= 0.01 else { return [] }
      if view.automationType != .other || view.isAccessibilityElement || view.accessibilityIdentifier != nil {
        return [view]
      }
      return meaningful(view.subviews)
    }
  }

  /// The elements in it, however deep.
  var accessibleParts: [UIView] {
    subviews.flatMap { view -> [UIView] in
      guard !view.isHidden, view.alpha >= 0.01 else { return [] }
      return view.isAccessibilityElement ? [view] : view.accessibleParts
    }
  }

  /// What is in a cell: its content, and the controls beside that. A cell that the app has made one element has
  /// nothing in it, one that is read as a whole because its class does so has.
  func cellElements(of content: UIView) -> [Any] {
    if accessibilityElementsHidden { return [] }
    if let elements = listedElements { return elements }
    if accessibilityStorage?.isElement == true { return [] }
    let beside = UIView.meaningful(subviews.filter { $0 !== content && $0.automationType != .image })
    return (content.listedElements ?? content.shownSubviews) + beside
  }

  /// Rows and items from top to bottom, whatever the order in which they came.
  func inReadingOrder(_ views: [UIView]) -> [UIView] {
    let places = views.enumerated().sorted {
      let (first, second) = ($0.element.frame.origin, $1.element.frame.origin)
      if abs(first.y - second.y) >= 1 { return first.y < second.y }
      return first.x == second.x ? $0.offset < $1.offset : first.x < second.x
    }
    return places.map(\.element)
  }
}

/// An element that only holds others, where iOS has a view.
final class AutomationGroup: UIAccessibilityElement {
  private let held: [UIView]

  init(_ held: [UIView], in container: UIView) {
    self.held = held
    super.init(accessibilityContainer: container)
    accessibilityFrameInContainerSpace = container.bounds
  }

  override var automationType: AutomationType { .other }
  override var automationElements: [Any] { held }
}
