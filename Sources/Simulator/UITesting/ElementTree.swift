import UIKit

/// The contents of the screen for a UI test: the accessibility tree with element types. Each element has a number
/// that identifies it until the next tree is captured.
@MainActor final class ElementTree {
  /// The elements, indexed by their numbers.
  private var elements: [Weak] = []
  /// The visited elements. A container may list an element twice, or itself.
  private var visits = ElementVisits()
  private var text = ""
  /// The table rows that are not on the screen.
  private let rows = RowsBeyondScreen()
  /// The maximum depth. Deeper elements are omitted.
  private static let maximumDepth = 200

  private struct Weak {
    weak var object: UIResponder?
  }

  /// Returns the tree with one line per element: depth, number, type, frame, flags, identifier, label, value and
  /// placeholder, separated by tabs.
  func describe(_ application: UIApplication) -> String {
    elements = []
    defer { visits = ElementVisits() }
    rows.removeAll()
    text = ""
    for window in application.windows where window.windowScene?.isBehind != true && !window.isHidden {
      add(window, depth: 0, from: nil, transform: .identity)
    }
    return text
  }

  var count: Int { elements.count }

  subscript(number: Int) -> UIResponder? { elements.indices.contains(number) ? elements[number].object : nil }

  private func add(_ object: Any, depth: Int, from parent: UIView?, transform: CGAffineTransform) {
    guard depth < Self.maximumDepth, let element = object as? UIResponder, visits.enter(element) else { return }
    defer { visits.leave(element) }
    guard let view = element as? UIView else {
      write(element, element.accessibilityFrame, depth)
      for child in element.automationElements { add(child, depth: depth + 1, from: nil, transform: .identity) }
      return
    }
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let isBelowParent = view.superview === parent || rows.contains(view)
    let toScreen =
      isBelowParent ? view.layer.shownTransform.concatenating(transform) : view.shownTransformToScreen
    write(view, view.hasOwnAccessibilityFrame ? view.accessibilityFrame : view.bounds.applying(toScreen), depth)
    let children = (view as? UITableView).map { rows.children(of: $0) } ?? view.automationElements
    for child in children { add(child, depth: depth + 1, from: view, transform: toScreen) }
  }

  private func write(_ element: UIResponder, _ frame: CGRect, _ depth: Int) {
    let type = element.automationType
    var fields = ["\(depth)", "\(elements.count)", type.rawValue]
    fields += [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? "\(Double($0))" : "0" }
    fields.append(flags(element))
    let texts = [
      element.automationIdentifier, element.automationLabel, element.automationValue, element.automationPlaceholder,
    ]
    fields += texts.map { $0.map { "=" + Self.escaped($0) } ?? "" }
    text += fields.joined(separator: "\t") + "\n"
    elements.append(Weak(object: element))
  }

  /// Returns the flags of an element: d for disabled, s for selected, k for keyboard focus, m for the main window,
  /// f for the focus of the focus engine.
  private func flags(_ element: UIResponder) -> String {
    var flags = ""
    if !element.isAutomationEnabled { flags += "d" }
    if element.isAutomationSelected { flags += "s" }
    if element.isFirstResponder, element is UIKeyInput { flags += "k" }
    if let window = element as? UIWindow, window.isKeyWindow { flags += "m" }
    if (element as? UIView)?.isFocused == true { flags += "f" }
    return flags
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension UIView {
  /// The transform from the view's coordinate space to the screen, as the last frame showed it.
  fileprivate var shownTransformToScreen: CGAffineTransform {
    sequence(first: self) { $0.superview }.reduce(.identity) { $0.concatenating($1.layer.shownTransform) }
  }

  /// Returns a point at which a touch reaches the view: the center of its visible area, or else another point in
  /// it. Nil if other views cover it or if it is off the screen.
  fileprivate func hitPoint(of frame: CGRect, activation: CGPoint?, in application: UIApplication) -> CGPoint? {
    var area = frame.intersection(CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    for view in sequence(first: self, next: { $0.superview }) {
      guard !view.isHidden, view.alpha >= 0.01 else { return nil }
      if view !== self, view.clipsToBounds {
        area = area.intersection(view.bounds.applying(view.shownTransformToScreen))
      }
    }
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
    let places = [(0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75)].map {
      CGPoint(x: area.minX + area.width * $0.0, y: area.minY + area.height * $0.1)
    }
    return ([activation].compactMap { $0 } + places).first { isReached(by: $0, in: application) }
  }

  /// Scrolls the scroll views that contain the view so that it becomes visible.
  func scrollIntoView() {
    for outer in sequence(first: self, next: { $0.superview }) {
      guard let scroll = outer as? UIScrollView, scroll !== self else { continue }
      scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
    }
  }

  /// Returns whether a touch at a point of the screen reaches the view, a descendant, or a view that contains it.
  func isReached(by point: CGPoint, in application: UIApplication) -> Bool {
    for window in application.windows.reversed() where !window.isHidden && window.windowScene?.isBehind != true {
      guard let hit = window.hitTest(window.convertFromScreen(point), with: nil) else { continue }
      return hit === self || hit.isDescendant(of: self) || isDescendant(of: hit)
    }
    return false
  }
}

extension ElementTree {
  /// Returns a point of the screen at which a touch reaches the element; nil if none does.
  func hitPoint(_ number: Int, in application: UIApplication) -> CGPoint? {
    guard let element = self[number] else { return nil }
    if let view = element as? UIView {
      guard view.window != nil || view is UIWindow else { return nil }
      let frame =
        view.hasOwnAccessibilityFrame ? view.accessibilityFrame : view.bounds.applying(view.shownTransformToScreen)
      return view.hitPoint(of: frame, activation: view.ownActivationPoint, in: application)
    }
    let container = sequence(first: element) {
      ($0 as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder
    }
    .compactMap { $0 as? UIView }.first
    return container?.hitPoint(
      of: element.accessibilityFrame, activation: element.ownActivationPoint, in: application)
  }

  /// Scrolls enclosing scroll views so that the element becomes visible.
  func reveal(_ element: UIResponder) {
    guard let view = element as? UIView, !rows.reveal(view) else { return }
    view.scrollIntoView()
  }
}
