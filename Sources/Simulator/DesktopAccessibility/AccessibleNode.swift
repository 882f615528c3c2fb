import UIKit

/// An element as assistive programs saw it last: its position in the tree, and what events report when it changes.
package struct AccessibleNode {
  /// The number of the application, the root.
  static let application = 0
  /// The number of the desktop window, the application's only child.
  static let window = 1

  package let number: Int
  package var parent: Int
  package var children: [Int] = []
  /// The index among the parent's children.
  package var index = 0
  package var role: AccessibleRole
  package var name = ""
  /// The hint, after the value if no interface reports that.
  package var details = ""
  package var states: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
  var interfaces: [ATSPI.Interface] = []
  /// The text, its selection and the numeric value, for the events of their changes.
  var text: String?
  var selection: Range<Int>?
  var value: Double?
  package weak var object: UIResponder?
  /// The frame on the screen when the element was read.
  private(set) var frame = CGRect.zero

  init(_ number: Int, parent: Int, role: AccessibleRole) {
    self.number = number
    self.parent = parent
    self.role = role
  }

  /// Reads an element.
  @MainActor init(_ number: Int, of element: UIResponder, screen: CGRect) {
    self.init(number, parent: AccessibleNode.window, role: AccessibleRole(element))
    object = element
    name = element.accessibilityLabel ?? element.automationLabel ?? ""
    frame = element.accessibilityFrame
    states = AccessibleStates(element, role, isShowing: frame.intersects(screen))
    interfaces = [.accessible, .component]
    if !AccessibleAction.all(of: element).isEmpty { interfaces.append(.action) }
    if let text = AccessibleText(element, role) {
      interfaces.append(.text)
      if role != .label, role != .heading {
        if text.isEditable { interfaces.append(.editableText) }
        self.text = text.string
        selection = text.selection
      }
    }
    if let range = AccessibleRange(element) {
      interfaces.append(.value)
      value = range.current
    }
    let isReported = text != nil || states.contains(.checkable)
    let spoken = isReported ? nil : element.accessibilityValue
    details = [spoken, element.accessibilityHint].compactMap { $0 }.filter { !$0.isEmpty && $0 != name }
      .joined(separator: ", ")
  }

  /// The object's path on the bus.
  var path: String { ATSPI.path(number) }
}
