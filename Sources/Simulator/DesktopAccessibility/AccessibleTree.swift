import UIKit

/// The elements of the screen with their containers, for assistive programs of the desktop.
///
/// It has the elements of `AccessibilityTree` in the same order, below the desktop window: an accessibility element
/// has no children, a view that only contains others is replaced by its children, and bars, lists, alerts and
/// containers with a label, an identifier or a type of their own are nodes.
@MainActor package struct AccessibleTree {
  package private(set) var nodes: [Int: AccessibleNode] = [:]
  /// The numbers of the nodes, parents before their children.
  package private(set) var order: [Int] = []
  /// Elements that a container creates when it is asked, which nobody else keeps alive.
  private var created: [UIResponder] = []
  private let readingOrder: ReadingOrder
  private let screen: CGRect
  private static let maximumDepth = 200

  /// Nodes that stay adjacent when the tree is sorted, with the frame by which they are sorted.
  private struct Group {
    var frame: CGRect
    var numbers: [Int]
  }

  init(_ application: UIApplication, _ objects: inout AccessibleObjects, _ desktop: (any DesktopWindow)?) {
    readingOrder = ReadingOrder(application)
    screen = UIScreen.main.bounds
    var visits = ElementVisits()
    var root = AccessibleNode(AccessibleNode.application, parent: -1, role: .application)
    root.name = desktop?.applicationName ?? ""
    root.interfaces = [.accessible, .application]
    root.children = [AccessibleNode.window]
    var window = AccessibleNode(AccessibleNode.window, parent: AccessibleNode.application, role: .frame)
    window.name = desktop?.accessibleTitle ?? ""
    window.interfaces = [.accessible, .component]
    if desktop?.isActive == true { window.states.insert(.active) }
    for part in AccessibilityTree.shownWindows(of: application) {
      let groups = groups(in: part, depth: 0, &objects, &visits)
      window.children += readingOrder.sorted(groups, by: \.frame).flatMap(\.numbers)
    }
    nodes[root.number] = root
    nodes[window.number] = window
    link(root.number)
  }

  /// Gives the nodes below one their parents and indices.
  private mutating func link(_ number: Int) {
    var rest = [number]
    while let next = rest.popLast() {
      order.append(next)
      guard let children = nodes[next]?.children else { continue }
      for (index, child) in children.enumerated() {
        nodes[child]?.parent = next
        nodes[child]?.index = index
      }
      rest += children.reversed()
    }
  }

  private mutating func groups(
    in object: Any, depth: Int, _ objects: inout AccessibleObjects, _ visits: inout ElementVisits
  ) -> [Group] {
    guard depth < Self.maximumDepth, let element = object as? UIResponder, visits.enter(element) else { return [] }
    defer { visits.leave(element) }
    if let view = element as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    guard !element.accessibilityElementsHidden else { return [] }
    if element.isAccessibilityElement {
      if let label = element as? UILabel, (label.accessibilityLabel ?? "").isEmpty { return [] }
      let inner = (element as? UITextField)?.automationElements ?? Self.controls(in: element)
      let children = inner.flatMap { groups(in: $0, depth: depth + 1, &objects, &visits) }.flatMap(\.numbers)
      if !(element is UITextField) {
        // A row describes the controls in it that have no label of their own.
        for child in children where nodes[child]?.name.isEmpty == true {
          nodes[child]?.name = element.accessibilityLabel ?? ""
        }
      }
      return [node(of: element, children, &objects)]
    }
    var found: [Group] = []
    var isListed = false
    if let listed = element.listedAccessibilityElements {
      isListed = true
      found = listed.flatMap { groups(in: $0, depth: depth + 1, &objects, &visits) }
    } else if let view = element as? UIView {
      let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
      for subview in modal.map({ [$0] }) ?? view.subviews {
        found += groups(in: subview, depth: depth + 1, &objects, &visits)
      }
    }
    if isNode(element, isEmpty: found.isEmpty) {
      let children = isListed ? found : readingOrder.sorted(found, by: \.frame)
      return [node(of: element, children.flatMap(\.numbers), &objects)]
    }
    guard isListed || element.shouldGroupAccessibilityChildren, let first = found.first else { return found }
    let sorted = isListed ? found : readingOrder.sorted(found, by: \.frame)
    return [Group(frame: (sorted.first ?? first).frame, numbers: sorted.flatMap(\.numbers))]
  }

  /// Returns the controls of a row that is read as one element, which a pointer reaches separately.
  private static func controls(in element: UIResponder) -> [UIView] {
    guard element is UITableViewCell || element is UICollectionViewCell, let row = element as? UIView else {
      return []
    }
    var found: [UIView] = []
    var rest = row.subviews
    while let view = rest.popLast() {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      if view is UIControl, view.isAccessibilityElement {
        found.append(view)
      } else {
        rest += view.subviews
      }
    }
    return found.reversed()
  }

  private mutating func node(
    of element: UIResponder, _ children: [Int], _ objects: inout AccessibleObjects
  ) -> Group {
    if !(element is UIView) { created.append(element) }
    var node = AccessibleNode(objects.number(of: element), of: element, screen: screen)
    node.children = children
    nodes[node.number] = node
    let first = children.first.flatMap { nodes[$0]?.frame }
    return Group(frame: element.isAccessibilityElement ? node.frame : first ?? .zero, numbers: [node.number])
  }

  /// Returns whether a container is a node of its own.
  private func isNode(_ element: UIResponder, isEmpty: Bool) -> Bool {
    if element is UIWindow { return false }
    let type = element.automationType
    if type == .table || type == .collectionView { return true }
    if isEmpty { return element.accessibilityIdentifier != nil }
    return Self.containers.contains(type) || element.accessibilityContainerType != .none
      || element.accessibilityIdentifier != nil
      || element.accessibilityLabel != nil || element.accessibilityViewIsModal
  }

  private static let containers: Set<AutomationType> = [
    .sheet, .alert, .popover, .keyboard, .navigationBar, .tabBar, .toolbar, .statusBar, .segmentedControl, .picker,
    .scrollView, .datePicker, .menu, .webView, .map, .cell, .stepper,
  ]

  // MARK: Reading

  package subscript(number: Int) -> AccessibleNode? { nodes[number] }

  /// Returns the innermost node that contains a point of the screen; the last one of those that overlap.
  func node(at point: CGPoint) -> Int? {
    order.last { number in
      guard let object = nodes[number]?.object else { return false }
      return object.accessibilityFrame.contains(point)
    }
  }
}
