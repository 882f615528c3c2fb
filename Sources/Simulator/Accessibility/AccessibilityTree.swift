import UIKit

/// The elements of the screen in the order in which VoiceOver visits them.
///
/// A container that lists its elements determines their order. Other elements are sorted from top to bottom;
/// elements whose tops differ by less than a tolerance form a row in reading direction
/// (facts/text.md#accessibility/order). Bars and views that group their children are sorted as units, by the frame
/// of their first element. A modal view hides its siblings, and an accessibility element hides its descendants.
@MainActor package struct AccessibilityTree {
  package private(set) var elements: [SpokenElement] = []
  private var visits = ElementVisits()
  private let readingOrder: ReadingOrder
  /// The names of the elements' classes, which take long to make.
  private var classNames: [ObjectIdentifier: String] = [:]

  private static let maximumDepth = 200

  package init(_ application: UIApplication) {
    readingOrder = ReadingOrder(application)
    for window in Self.shownWindows(of: application) {
      elements += sorted(nodes(in: window, Branch(depth: 0))).flatMap(\.elements)
    }
  }

  /// Returns the windows whose elements are read. A modal window hides all other windows.
  static func shownWindows(of application: UIApplication) -> [UIWindow] {
    let windows = application.windows.filter {
      !$0.isHidden && $0.windowScene?.isBehind != true && $0.alpha >= 0.01
    }
    let modal = windows.last { $0.accessibilityViewIsModal }
    return modal.map { [$0] } ?? windows
  }

  /// Returns the element with an identifier, or else with a label.
  package func element(named name: String) -> SpokenElement? {
    elements.first { $0.identifier == name } ?? elements.first { $0.label == name }
  }

  /// Elements that stay adjacent when the tree is sorted, with the frame by which they are sorted.
  private struct Node {
    var frame: CGRect
    var elements: [SpokenElement]
  }

  private struct Branch {
    var depth: Int
    var container: UIResponder?
  }

  private mutating func nodes(in object: Any, _ branch: Branch) -> [Node] {
    guard branch.depth < Self.maximumDepth, let element = object as? UIResponder, visits.enter(element) else {
      return []
    }
    defer { visits.leave(element) }
    if let view = element as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    guard !element.accessibilityElementsHidden else { return [] }
    if element.isAccessibilityElement {
      // VoiceOver skips a label without text.
      if let label = element as? UILabel, (label.accessibilityLabel ?? "").isEmpty { return [] }
      let spoken = spoken(element, in: branch.container)
      return [Node(frame: spoken.hasPath ? element.accessibilityFrame : spoken.frame, elements: [spoken])]
    }
    let isContainer = element.accessibilityContainerType != .none
    let inner = Branch(depth: branch.depth + 1, container: isContainer ? element : branch.container)
    if let listed = element.listedAccessibilityElements {
      return [group(listed.flatMap { nodes(in: $0, inner) }.flatMap(\.elements))].compactMap { $0 }
    }
    guard let view = element as? UIView else { return [] }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let found = (modal.map { [$0] } ?? view.subviews).flatMap { nodes(in: $0, inner) }
    guard view.shouldGroupAccessibilityChildren || isContainer || view.isBar else { return found }
    let elements = sorted(found).flatMap(\.elements)
    return [group(numbered(elements, in: view))].compactMap { $0 }
  }

  private func group(_ elements: [SpokenElement]) -> Node? {
    elements.first.map { Node(frame: $0.frame, elements: elements) }
  }

  private func sorted(_ nodes: [Node]) -> [Node] { readingOrder.sorted(nodes, by: \.frame) }

  /// Assigns positions to segments and tabs, which VoiceOver announces.
  private func numbered(_ elements: [SpokenElement], in view: UIView) -> [SpokenElement] {
    guard view is UISegmentedControl || view is UITabBar else { return elements }
    var elements = elements
    for index in elements.indices { elements[index].position = (index + 1, elements.count) }
    return elements
  }

  private mutating func className(_ element: UIResponder) -> String {
    let type = ObjectIdentifier(type(of: element))
    if let known = classNames[type] { return known }
    let name = Trace.className(element)
    classNames[type] = name
    return name
  }

  private mutating func spoken(_ element: UIResponder, in container: UIResponder?) -> SpokenElement {
    var spoken = SpokenElement()
    spoken.object = element
    spoken.className = className(element)
    spoken.label = element.accessibilityLabel
    spoken.value = element.accessibilityValue
    spoken.hint = element.accessibilityHint
    spoken.identifier = element.accessibilityIdentifier
    let traits = element.accessibilityTraits
    spoken.traits = SpokenElement.traitNames.filter { traits.contains($0.0) }.map(\.1)
    let path = element.accessibilityPath
    spoken.frame = path?.bounds ?? element.accessibilityFrame
    spoken.activationPoint = element.accessibilityActivationPoint
    spoken.hasPath = path != nil
    spoken.language = element.accessibilityLanguage
    spoken.customContent = CustomContent.items(of: element)
    spoken.actions = element.accessibilityCustomActions?.map(\.name) ?? []
    spoken.rotors = element.accessibilityCustomRotors?.map(\.spokenKind) ?? []
    if let container {
      spoken.container = "\(container.accessibilityContainerType)"
      spoken.containerLabel = container.accessibilityLabel
    }
    return spoken
  }
}

extension UIResponder {
  /// The elements that the responder itself lists; nil if its subviews provide them.
  var listedAccessibilityElements: [Any]? {
    if let elements = accessibilityElements { return elements }
    let count = accessibilityElementCount()
    // A larger count is a programming error, such as `NSNotFound`.
    guard count > 0, count < 1_000_000 else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }
}

extension UIView {
  /// Whether VoiceOver reads the elements of the view as a unit.
  fileprivate var isBar: Bool {
    self is UINavigationBar || self is UITabBar || self is UIToolbar || self is UISegmentedControl
      || self is UIStepper
  }
}
