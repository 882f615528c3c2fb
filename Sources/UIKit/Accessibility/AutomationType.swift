/// The type of an element for UI tests and in the tree that scripts write, with the names of
/// `XCUIElement.ElementType`.
package enum AutomationType: String, CaseIterable, Sendable {
  case other, application, window, sheet, alert, button, popover, keyboard, key, navigationBar, tabBar, toolbar,
    statusBar
  case table, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
  case pickerWheel, `switch`, link, image, searchField, scrollView, staticText, textField, secureTextField,
    datePicker
  case textView, menu, menuItem, map, webView, colorWell, cell, stepper

  /// Derives an element's type from its traits, for classes that do not have a type of their own.
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
  /// Gives the element another type; for classes of other modules.
  package func presentAutomationType(_ type: AutomationType) { accessibility.automationType = type }

  /// Whether the app set the element's frame on the screen.
  package var hasOwnAccessibilityFrame: Bool { accessibilityStorage?.frame != nil }

  /// The activation point that the app set, in screen coordinates; nil if it set none.
  package var ownActivationPoint: CGPoint? { accessibilityStorage?.activationPoint }

  /// The label that the app set; nil if the label is derived from the content.
  var ownAccessibilityLabel: String? { accessibilityStorage?.label }

  /// The element's children: the elements that it lists, else its visible subviews.
  var listedElements: [Any]? {
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return accessibilityElements }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }
}

extension UIView {
  /// The subviews that are not hidden.
  var shownSubviews: [UIView] { subviews.filter { !$0.isHidden } }

  /// Returns the views that are relevant to UI tests; a view that only contains others is replaced by its children.
  static func meaningful(_ views: [UIView]) -> [UIView] {
    views.flatMap { view -> [UIView] in
      guard !view.isHidden, view.alpha >= 0.01 else { return [] }
      if view.automationType != .other || view.isAccessibilityElement || view.accessibilityIdentifier != nil {
        return [view]
      }
      return meaningful(view.subviews)
    }
  }

  /// The accessibility elements among all descendants.
  var accessibleParts: [UIView] {
    subviews.flatMap { view -> [UIView] in
      guard !view.isHidden, view.alpha >= 0.01 else { return [] }
      return view.isAccessibilityElement ? [view] : view.accessibleParts
    }
  }

  /// Returns the children of a cell: the elements of its content and the controls beside it. A cell that the app
  /// made a single element has no children; a cell that its class makes a single element does.
  func cellElements(of content: UIView) -> [Any] {
    if accessibilityElementsHidden { return [] }
    if let elements = listedElements { return elements }
    if accessibilityStorage?.isElement == true { return [] }
    let beside = UIView.meaningful(subviews.filter { $0 !== content && $0.automationType != .image })
    return (content.listedElements ?? content.shownSubviews) + beside
  }

  /// Returns rows and items sorted from top to bottom.
  func inReadingOrder(_ views: [UIView]) -> [UIView] {
    let places = views.enumerated().sorted {
      let (first, second) = ($0.element.frame.origin, $1.element.frame.origin)
      if abs(first.y - second.y) >= 1 { return first.y < second.y }
      return first.x == second.x ? $0.offset < $1.offset : first.x < second.x
    }
    return places.map(\.element)
  }
}

/// An element that only contains other elements, for which iOS has a view.
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
