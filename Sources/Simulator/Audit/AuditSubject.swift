import HostModel
import ObjectiveC
import UIKit

/// The description of an element for developers of the app: its Interface Builder file and object, or the property
/// of one of the app's classes that holds it.
@MainActor package struct AuditSubject {
  private let element: UIResponder

  /// Creates the description of an element. A button's title label is described as the button.
  package init(_ element: UIResponder) { self.element = (element as? UILabel)?.superview as? UIButton ?? element }

  package func finding(_ issue: AccessibilityAudit.Issue) -> AuditFinding {
    var finding = AuditFinding(
      kind: issue.kind, summary: issue.summary, detail: issue.detail, className: Trace.className(element))
    finding.name = name
    if let origin = NibOrigins.origin(of: element) {
      finding.nib = origin.file
      finding.nibLine = origin.line
      finding.nibObject = origin.id
    }
    for responder in chain {
      if finding.owner == nil, isAppsOwn(responder) {
        (finding.owner, finding.property) = property(of: responder) ?? (Trace.className(responder), nil)
      }
      if finding.cell == nil, responder is UITableViewCell || responder is UICollectionViewCell {
        finding.cell = Trace.className(responder)
      }
      if finding.screen == nil, responder is UIViewController { finding.screen = Trace.className(responder) }
    }
    let frame = element.accessibilityFrame
    finding.frame = [frame.minX, frame.minY, frame.width, frame.height].map { value in
      value.isFinite ? (Double(value) * 100).rounded() / 100 : 0
    }
    finding.textSize = UIApplication.shared.preferredContentSizeCategory.rawValue
    return finding
  }

  private var name: String? {
    let identifier = (element as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    let texts = [element.accessibilityLabel, (element as? UILabel)?.text, identifier]
    return texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The element and the responders above it, up to the application.
  private var chain: [UIResponder] {
    var seen: Set<ObjectIdentifier> = []
    var chain: [UIResponder] = []
    var next: UIResponder? = element
    while let responder = next, seen.insert(ObjectIdentifier(responder)).inserted {
      chain.append(responder)
      let container = (responder as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder
      next = container ?? responder.next
    }
    return chain
  }

  /// Returns whether the app or a library that it links declares the class.
  private func isAppsOwn(_ responder: UIResponder) -> Bool {
    !MessageDispatch.isFrameworkClass(type(of: responder))
  }

  /// Returns the property of a responder that holds the element or its nearest superview, with the class that
  /// declares the property.
  private func property(of owner: UIResponder) -> (owner: String, property: String?)? {
    var held: [ObjectIdentifier: (String, String)] = [:]
    for mirror in sequence(first: Mirror(reflecting: owner), next: { $0.superclassMirror }) {
      guard let type = mirror.subjectType as? AnyClass, !MessageDispatch.isFrameworkClass(type) else { break }
      for child in mirror.children {
        guard var label = child.label, let object = unwrapped(child.value) else { continue }
        if label.hasPrefix("$__lazy_storage_$_") { label = String(label.dropFirst("$__lazy_storage_$_".count)) }
        held[ObjectIdentifier(object)] = (String(describing: type), label)
      }
    }
    for responder in chain where responder !== owner {
      if let (type, label) = held[ObjectIdentifier(responder)] { return (type, label) }
      if responder is UIViewController { break }
    }
    return nil
  }

  /// Returns a responder, also from an optional that contains one; nil for other values.
  private func unwrapped(_ value: Any) -> UIResponder? {
    if let responder = value as? UIResponder { return responder }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value else { return nil }
    return inner as? UIResponder
  }
}
