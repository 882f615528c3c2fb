import HostModel
import UIKit

/// Simulates a user who operates the app with an assistive technology, by its accessibility elements.
@MainActor struct AssistiveUser {
  let stage: any ScriptStage

  /// Performs an action.
  /// - Returns: an error message; nil on success.
  func perform(_ assistance: ScriptCommand.Assistance) -> String? {
    let tree = AccessibilityTree(UIApplication.shared)
    defer { stage.wait(0) }
    switch assistance {
    case .activate(let name): return with(name, in: tree) { activate($0) }
    case .adjust(let name, let isUp): return with(name, in: tree) { adjust($0, name, isUp) }
    case .action(let name, let action): return with(name, in: tree) { perform(action, of: $0, name) }
    case .scrub: return ask("the scrub", tree) { $0.accessibilityPerformEscape() }
    case .magicTap: return ask("the magic tap", tree) { $0.accessibilityPerformMagicTap() }
    }
  }

  private func with(_ name: String, in tree: AccessibilityTree, _ body: (UIResponder) -> String?) -> String? {
    if let element = tree.element(named: name)?.object { return body(element) }
    let labels = tree.elements.compactMap { $0.label ?? $0.identifier }.prefix(20).map { "\"\($0)\"" }
    let others = labels.isEmpty ? "there are none" : "there are \(labels.joined(separator: ", "))"
    return "no accessibility element has the label or identifier \"\(name)\"; \(others)"
  }

  /// Activates an element. If it does not handle the activation, its activation point is tapped.
  private func activate(_ element: UIResponder) -> String? {
    if !element.accessibilityActivate() { Fingers(stage: stage).tap(element.accessibilityActivationPoint) }
    return nil
  }

  private func adjust(_ element: UIResponder, _ name: String, _ isUp: Bool) -> String? {
    guard element.accessibilityTraits.contains(.adjustable) else {
      return "\"\(name)\" can't be adjusted: it lacks the trait adjustable"
    }
    if isUp { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
    return nil
  }

  /// Performs a custom action of the element or of one of its containers.
  private func perform(_ name: String, of element: UIResponder, _ elementName: String) -> String? {
    let actions = chain(of: element).flatMap { $0.accessibilityCustomActions ?? [] }
    guard let action = actions.first(where: { $0.name == name }) else {
      let names = actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
      return "\"\(elementName)\" has no action \"\(name)\"; it has \(names.isEmpty ? "none" : names)"
    }
    return action.perform() ? nil : "the action \"\(name)\" of \"\(elementName)\" returned false"
  }

  /// Calls a handler on the first responder, or else on the last element, and then on the responders above
  /// it until one handles the action.
  private func ask(_ what: String, _ tree: AccessibilityTree, _ body: (UIResponder) -> Bool) -> String? {
    let top = UIApplication.shared.windows.last { !$0.isHidden }
    let start = UIResponder.currentFirstResponder ?? tree.elements.last?.object ?? top
    if let start, chain(of: start).contains(where: body) { return nil }
    return "nothing on the screen handles \(what)"
  }

  /// Returns the element and the responders above it, up to the application.
  private func chain(of element: UIResponder) -> [UIResponder] {
    var seen: Set<ObjectIdentifier> = []
    var chain: [UIResponder] = []
    var next: UIResponder? = element
    while let responder = next, seen.insert(ObjectIdentifier(responder)).inserted {
      chain.append(responder)
      next = (responder as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder ?? responder.next
    }
    return chain
  }
}
